/**
 * Fetches the page's scripts and texts once what it shows first is there. A page is read and used without them, and on
 * a slow line they would share it with the style sheet, the letters and the first picture. Named by the server
 * (server/page/assets.ts); a file of its own, so that the document contains no script.
 */
const files = document.currentScript!.dataset.files!.split(' ');

/** Texts are there by the time that the scripts ask for them (shared/i18n/dictionaries/fetchDictionary.ts). */
const tagOf = (url: string): HTMLElement =>
  url.endsWith('.json')
    ? Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: url })
    : Object.assign(document.createElement('script'), { src: url, async: true });

/** After so long they are fetched whatever is still missing. */
const maxWaitMs = 2_500;

const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.head.append(...files.map(tagOf));
}

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves when the first picture is on the screen. */
async function whenPainted(): Promise<void> {
  // Fetched and ready to be painted; a picture that fails is not waited for.
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {});
  await nextFrame();
  // The next frame begins when this one is on the screen.
  await nextFrame();
}

void whenPainted().then(start);
// A page in the background paints nothing; an interaction does not wait for the paint.
setTimeout(start, maxWaitMs);
for (const name of interactions) addEventListener(name, start, { once: true, passive: true });
