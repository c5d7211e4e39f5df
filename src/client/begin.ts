/**
 * Fetches the page's scripts once what it shows first is there. A page is read and used without them, and on a slow line they would
 * share it with the style sheet, the letters and the first picture. Named by the server (server/page/assets.ts); a file of its own,
 * so that no script stands in the document.
 */
const scripts = document.currentScript!.dataset.scripts!.split(' ');

/** Milliseconds after which they are fetched whatever is still missing. */
const longest = 2_500;

const signs = ['pointerdown', 'keydown', 'touchstart'] as const;

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

const whenPainted = (): void => { requestAnimationFrame(() => { setTimeout(begin); }); };

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
if (picture && !picture.complete) for (const end of ['load', 'error']) picture.addEventListener(end, whenPainted);
else whenPainted();
// A page in the background paints nothing; and whoever does something need not wait.
setTimeout(begin, longest);
for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true });
