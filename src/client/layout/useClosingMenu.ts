import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isComposing } from '../app/isComposing.ts';

/** Where there is room, a menu opens over the page; in the panel of narrow screens it unfolds, and stays as it is. */
const isOverPage = (menu: HTMLDetailsElement): boolean =>
  getComputedStyle(menu.lastElementChild!).position === 'absolute';

/**
 * For a disclosure menu. `details` opens and closes without JavaScript; with it, the menu also closes after a choice,
 * on Escape, on a click beside it, and when the focus leaves it.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || isComposing(event)) return;
        menu.querySelector('summary')?.focus();
      } else if (menu.contains(event.target as Node) || (event.type === 'focusin' && !isOverPage(menu))) {
        return;
      }
      menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return details;
}
