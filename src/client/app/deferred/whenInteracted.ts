const interactions = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Milliseconds in which the first input is answered, before scripts are evaluated that it does not need. */
const answerTime = 400;

let firstInteraction: Promise<void> | undefined;
let resolveFirst = () => {};

/**
 * When the visitor has begun to use the page, and the first input is answered: what nobody asked for yet is fetched
 * then, and takes no line from what shows. In the browser only.
 */
export function whenInteracted(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    // The visitor followed a link to a part of the page, as `#visit` of an enquiry, and waits for it.
    if (location.hash !== '') resolve();
    const onInput = () => {
      for (const name of interactions) removeEventListener(name, onInput, true);
      setTimeout(resolve, answerTime);
    };
    resolveFirst = resolve;
    for (const name of interactions) addEventListener(name, onInput, { capture: true, passive: true });
  });
  return firstInteraction;
}

/** For a page that has lost the server's HTML of what is not fetched yet. */
export function actAsInteracted(): void {
  void whenInteracted();
  resolveFirst();
}
