let last: HTMLElement | null = null;

/** Buttons that do nothing without their script, while others submit or open a popover; links that do more with it. */
const pressed = 'button[type="button"]:not([popovertarget]), a[data-repeated]:not(div[data-hydrated] *)';

/**
 * Notes the last press on what does not do all without its script, or the last choice in a select. What is typed or
 * ticked stays in its field, and React reads it there.
 */
const note = ({ type, target }: Event): void => {
  last = (target as Element).closest(type === 'click' ? pressed : 'select');
};

/** Watches presses and choices, some of which come before the script of what they are made in. In the browser only. */
export function watchInput(): void {
  addEventListener('click', note, true);
  addEventListener('change', note, true);
}

/** The control in a part that a press was on: where React renders the part anew, the link of the same name. */
function controlIn(part: HTMLElement, control: HTMLElement): HTMLElement | undefined {
  if (part.contains(control)) return control;
  const { repeated } = control.dataset;
  const links = repeated === undefined ? [] : [...part.querySelectorAll<HTMLElement>('a[data-repeated]')];
  return links.find((link) => link.dataset.repeated === repeated);
}

/** Repeats the last press or choice, if it was made in a part that has just been hydrated, or rendered in its place. */
export function repeatInput(part: HTMLElement): void {
  const control = last && controlIn(part, last);
  if (!control) return;
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else control.click();
  // The repeat has been noted too.
  last = null;
}
