/**
 * Shows the colours that the visitor chose in the footer, before the page is painted. Documents are the same for all
 * visitors, so only the browser knows the choice: the one script that a document waits for, a file of its own
 * (docs/decisions/076). Without it, as without a choice, colours follow the system (shared/theme/darkScheme.ts).
 */
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';

type Choice = 'auto' | 'light' | 'dark';

const systemIsDark = '(prefers-color-scheme:dark)';

/** When the first theme colour, that of the dark scheme, holds. */
const darkHolds: Record<Choice, string> = { auto: systemIsDark, light: 'not all', dark: 'all' };

let choice: Choice = 'auto';

/** A browser may refuse its storage: the choice then holds for the page. */
function readChoice(): void {
  try {
    const stored = localStorage.getItem(storedKeyNames.scheme);
    choice = stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // As it is.
  }
}

const select = (): HTMLSelectElement | null => document.querySelector('select[name=scheme]');

const meta = (name: string): HTMLMetaElement | null => document.querySelector(`meta[name=${name}]`);

function show(): void {
  document.documentElement.dataset['scheme'] = choice;
  meta('color-scheme')?.setAttribute('content', choice === 'auto' ? 'light dark' : choice);
  meta('theme-color')?.setAttribute('media', darkHolds[choice]);
  const control = select();
  if (control) control.value = choice;
}

function readAndShow(): void {
  readChoice();
  show();
}

function choose({ target }: Event): void {
  const control = select();
  if (!control || target !== control) return;
  const { value } = control;
  choice = value === 'light' || value === 'dark' ? value : 'auto';
  try {
    if (choice === 'auto') localStorage.removeItem(storedKeyNames.scheme);
    else localStorage.setItem(storedKeyNames.scheme, choice);
  } catch {
    // It holds for this page.
  }
  show();
}

readAndShow();
// The footer has arrived; a page comes back from the browser's own cache; another tab chose.
document.addEventListener('DOMContentLoaded', show);
addEventListener('pageshow', readAndShow);
addEventListener('storage', readAndShow);
document.addEventListener('change', choose);
// Sets the attribute again, which tells the map (features/map/base/useOwnBasemap.ts).
matchMedia(systemIsDark).addEventListener('change', show);
