import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** What Tab reaches while the panel is open: the button that closes it, and what can be seen in the panel. */
function stopsOf(panel: HTMLElement, button: HTMLElement): HTMLElement[] {
  const inside = [...panel.querySelectorAll<HTMLElement>('a[href], summary')].filter((stop) => stop.checkVisibility());
  return [button, ...inside];
}

function keepFocus(event: KeyboardEvent, panel: HTMLElement, button: HTMLElement): void {
  // Where there is room for the line, there is no button, and nothing to keep the focus in.
  if (event.key !== 'Tab' || !panel.matches(':popover-open') || !button.checkVisibility()) return;
  const stops = stopsOf(panel, button);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops.at((Math.max(at, 0) + (event.shiftKey ? -1 : 1)) % stops.length)!.focus();
}

/**
 * The panel of narrow screens, a popover that its button opens. The focus moves into it, stays in it and its button
 * while it is open, and returns to the button; a navigation closes it.
 * @param id of the popover, by which its button names it
 */
export function useDrawer(id: string): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // Left out by the oldest browsers that we serve, where the panel is always there.
    (drawer.current as Partial<HTMLElement> | null)?.hidePopover?.call(drawer.current);
  }, [key]);
  useEffect(() => {
    const panel = drawer.current!;
    const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
    if (!button) return;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') stopsOf(panel, button)[1]?.focus();
      // A click beside the panel leaves the focus nowhere; a navigation moves it to the heading.
      else if (document.activeElement === document.body) button.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      keepFocus(event, panel, button);
    };
    panel.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    return () => {
      panel.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
    };
  }, [id]);
  return drawer;
}
