let pressed: HTMLElement | null = null;

/** Notes the last press on a button that does nothing without its script: others submit, or open a popover. */
const notePress = ({ target }: MouseEvent): void => {
  pressed = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
};

/** Watches presses, some of which come before the script of what is pressed. In the browser only. */
export const watchPresses = (): void => addEventListener('click', notePress, true);

/** Repeats the last press, if it was on a button of a part that has just been hydrated. */
export function repeatPress(part: HTMLElement): void {
  const button = pressed;
  if (!button || !part.contains(button)) return;
  pressed = null;
  button.click();
}
