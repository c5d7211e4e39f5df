/**
 * Fetches the page's scripts once what it shows first is there. A page is read and used without them, and on a slow
 * line they would share it with the style sheet, the letters and the first picture. Named by the server
 * (server/page/assets.ts); a file of its own, so that the document contains no script.
 */
const scripts = document.currentScript!.dataset.scripts!.split(' ');

/** Milliseconds after which they are fetched whatever is still missing. */
const longest = 2_500;

const signs = ['pointerdown', 'keydown', 'touchstart'] as const;

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

async function showing(): Promise<void> {
  // Fetched and ready to be painted; a picture that fails is not waited for.
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {});
  await nextFrame();
  // The next frame begins when this one is on the screen.
  await nextFrame();
}

void showing().then(begin);
// A page in the background paints nothing; an interaction does not wait for the paint.
setTimeout(begin, longest);
for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true });
