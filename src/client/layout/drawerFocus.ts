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
 * Moves the focus into a panel when it opens, keeps it in the panel and its button, and gives it back to the button.
 * @returns what ends that
 */
export function keepFocusIn(panel: HTMLElement, button: HTMLElement): () => void {
  const enter = () => stopsOf(panel, button)[1]?.focus();
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open') enter();
    // A click beside the panel leaves the focus nowhere; a navigation moves it to the heading.
    else if (document.activeElement === document.body) button.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    keepFocus(event, panel, button);
  };
  // It may have been opened before this code was here.
  if (document.activeElement === button && panel.matches(':popover-open')) enter();
  panel.addEventListener('toggle', onToggle);
  document.addEventListener('keydown', onKey);
  return () => {
    panel.removeEventListener('toggle', onToggle);
    document.removeEventListener('keydown', onKey);
  };
}
