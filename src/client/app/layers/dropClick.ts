/**
 * Lets the press that closes what lies over the page do nothing else: its click would open what is below. To be called
 * while the pointer goes down.
 */
export function dropClick(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const drop = (event: MouseEvent) => {
    // A click of the keyboard or of a script has none.
    if (event.detail === 0) return;
    ended.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', drop, options);
  // A press that became a scroll or a drag has no click; the next one counts again.
  addEventListener(
    'pointerdown',
    () => {
      ended.abort();
    },
    options,
  );
}
