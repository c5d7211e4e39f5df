import { useEffect, type RefObject } from 'react';
import { isComposing } from '../../../app/isComposing.ts';

/** Where there is room, a group of a form opens over the page; elsewhere it unfolds in the sheet and stays as it is. */
const isOverPage = (group: HTMLDetailsElement): boolean =>
  getComputedStyle(group.lastElementChild!).position === 'absolute';

/**
 * Closes an area's open groups on Escape and on a click beside them. Without JavaScript they open and close by their
 * headings alone.
 */
export function useDropdowns(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key !== 'Escape' || isComposing(event))) return;
      for (const group of area.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        const inside = group.contains(event.target as Node);
        if (!isOverPage(group) || (inside && event instanceof PointerEvent)) continue;
        group.open = false;
        if (inside) group.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [area]);
}
