/**
 * Sets the colour scheme that the visitor chose in the footer before the page is painted. Documents are cached for all
 * visitors and the choice is in the browser's storage, so this is a render-blocking script, the only one, in a file of
 * its own (docs/decisions/010). The bundled magazine has both. Without the script, as without a choice, colours follow
 * the system (shared/theme/darkScheme.ts).
 */
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';

type Choice = 'auto' | 'light' | 'dark';

const systemIsDark = '(prefers-color-scheme:dark)';

/** The `media` of the first `theme-color` element, which has the dark scheme's colour (shared/theme/schemeTags.ts). */
const darkMedia: Record<Choice, string> = { auto: systemIsDark, light: 'not all', dark: 'all' };

let choice: Choice = 'auto';

/** Where the browser refuses its storage, the choice stays as it is, for this page only. */
function readChoice(): void {
  try {
    const stored = localStorage.getItem(storedKeyNames.scheme);
    choice = stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // See above.
  }
}

const select = (): HTMLSelectElement | null => document.querySelector('select[name=scheme]');

const meta = (name: string): HTMLMetaElement | null => document.querySelector(`meta[name=${name}]`);

function show(): void {
  document.documentElement.dataset['scheme'] = choice;
  meta('color-scheme')?.setAttribute('content', choice === 'auto' ? 'light dark' : choice);
  meta('theme-color')?.setAttribute('media', darkMedia[choice]);
  const control = select();
  if (control) control.value = choice;
}

/** As in features/returning/lastSearch.ts. */
const lastSearchKey = `${storedKeyNames.searches}:last`;

/**
 * Whether there are listings or a search to come back to: what shows them has its room at once (features/seenEstates,
 * features/returning), and the page of favourites says at once that there are none (pages/Favourites).
 */
function showStored(): void {
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem(storedKeyNames.visited)) dataset['seen'] = '';
    if (localStorage.getItem(storedKeyNames.favourites)) dataset['back'] = dataset['favourites'] = '';
    if (localStorage.getItem(lastSearchKey)) dataset['back'] = '';
  } catch {
    // There are none then.
  }
}

function readAndShow(): void {
  readChoice();
  show();
  showStored();
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
    // It lasts as long as this page.
  }
  show();
}

readAndShow();
// The control in the footer is there only now.
document.addEventListener('DOMContentLoaded', show);
// A page from the back-forward cache may be older than the choice.
addEventListener('pageshow', readAndShow);
// Another tab has stored a choice, or cleared its storage (null). Other keys do not matter: the map would be redrawn.
addEventListener('storage', ({ key }) => {
  if (key === storedKeyNames.scheme || key === null) readAndShow();
});
document.addEventListener('change', choose);
// Sets the attribute to the same value again: the map observes it and is redrawn (features/map/base/createBaseMap.ts).
matchMedia(systemIsDark).addEventListener('change', show);
