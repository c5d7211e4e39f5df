const signs = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

let sign: Promise<void> | undefined;
let tell = () => {};

/**
 * When the visitor begins to use the page: what nobody asked for yet is fetched then, and takes no line from what
 * shows. In the browser only.
 */
export function whenInteracted(): Promise<void> {
  sign ??= new Promise((resolve) => {
    // The visitor followed a link to a part of the page, as `#visit` of an enquiry, and waits for it.
    if (location.hash !== '') resolve();
    tell = () => {
      for (const name of signs) removeEventListener(name, tell, true);
      resolve();
    };
    for (const name of signs) addEventListener(name, tell, { capture: true, passive: true });
  });
  return sign;
}

/** For a page that has lost the server's HTML of what is not fetched yet. */
export function actAsInteracted(): void {
  void whenInteracted();
  tell();
}
