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

let firstInteraction: Promise<void> | undefined;
let resolveFirst = () => {};

/**
 * When the visitor begins to use the page: what nobody asked for yet is fetched then, and takes no line from what
 * shows. In the browser only.
 */
export function whenInteracted(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    // The visitor followed a link to a part of the page, as `#visit` of an enquiry, and waits for it.
    if (location.hash !== '') resolve();
    resolveFirst = () => {
      for (const name of interactions) removeEventListener(name, resolveFirst, true);
      resolve();
    };
    for (const name of interactions) addEventListener(name, resolveFirst, { capture: true, passive: true });
  });
  return firstInteraction;
}

/** For a page that has lost the server's HTML of what is not fetched yet. */
export function actAsInteracted(): void {
  void whenInteracted();
  resolveFirst();
}
