let last: HTMLElement | null = null;

/**
 * Notes the last press on a button that does nothing without its script, while others submit or open a popover, or the
 * last choice in a select. What is typed or ticked stays in its field, and React reads it there.
 */
const note = ({ type, target }: Event): void => {
  last = (target as Element).closest(type === 'click' ? 'button[type="button"]:not([popovertarget])' : 'select');
};

/** Watches presses and choices, some of which come before the script of what they are made in. In the browser only. */
export function watchInput(): void {
  addEventListener('click', note, true);
  addEventListener('change', note, true);
}

/** Repeats the last press or choice, if it was made in a part that has just been hydrated. */
export function repeatInput(part: HTMLElement): void {
  const control = last;
  if (!control || !part.contains(control)) return;
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else control.click();
  // The repeat has been noted too.
  last = null;
}
