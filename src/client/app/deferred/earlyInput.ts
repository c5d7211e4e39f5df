let last: HTMLElement | null = null;

/** Notes the last press on a button that does nothing without its script: others submit, or open a popover. */
const notePress = ({ target }: MouseEvent): void => {
  last = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
};

/** Notes the last choice in a select. What is typed or ticked stays in its field, and React reads it there. */
const noteChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement) last = target;
};

/** Watches presses and choices, some of which come before the script of what they are made in. In the browser only. */
export function watchInput(): void {
  addEventListener('click', notePress, true);
  addEventListener('change', noteChoice, true);
}

/** Repeats the last press or choice, if it was made in a part that has just been hydrated. */
export function repeatInput(part: HTMLElement): void {
  const control = last;
  if (!control || !part.contains(control)) return;
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else control.click();
  // It was noted again.
  last = null;
}
