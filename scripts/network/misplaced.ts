import { countTypos } from '#shared/domain/typos.ts';
import { lookUp } from '#shared/lookUp.ts';

/** Folders of a network's folder, and what stands in them where that is narrow. */
const folders: Readonly<Record<string, RegExp | null>> = {
  fonts: /^[^/]+\.(?:woff2|txt|md)$/,
  exports: /^[^/]+\.json$/,
  listings: null,
  magazine: null,
  pages: null,
  people: /^(?:agents|agencies)\.json$/,
  pictures: null,
  public: null,
  sources: /^[^/]+\.json$/,
  texts: null,
};

const files = [
  ...['network.env', 'theme.css', 'mark.svg', 'logo.svg', 'logo-dark.svg', 'mail-logo.png'],
  ...['home.json', 'look.json', 'team.json', 'figures.json', 'rules.json', 'redirects.csv'],
];

/** Of what a network has; a note or a licence of the operator's own is none of the site's business. */
const ownFormat = /\.(?:json|css|csv|env|svg|png)$/;

/** The nearest of some names, where a slip of the pen lies between. */
function hint(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((one) => ({ one, typos: countTypos(name, one, false) }))
    .sort((a, b) => a.typos - b.typos);
  return nearest && nearest.typos <= 2 ? `: did you mean ${nearest.one}?` : '';
}

/**
 * Files of a network's folder that nothing reads because of where they stand, or how they are called.
 * @param names paths within the folder, without those that begin with a dot
 * @returns a line for each, one for all of an unknown folder
 */
export function misplaced(names: readonly string[]): string[] {
  const lines = names.map((name) => {
    const [first, ...rest] = name.split('/');
    if (rest.length === 0)
      return files.includes(name) || !ownFormat.test(name) ? '' : `${name}: nothing reads it${hint(name, files)}`;
    const within = lookUp(folders, first!);
    const known = Object.keys(folders);
    if (within === undefined)
      return `${first}/: nothing reads this folder${hint(
        `${first}/`,
        known.map((one) => `${one}/`),
      )}`;
    const own = rest.join('/');
    return within === null || own.startsWith('.') || within.test(own) ? '' : `${name}: nothing reads it`;
  });
  return [...new Set(lines)].filter((line) => line !== '');
}
