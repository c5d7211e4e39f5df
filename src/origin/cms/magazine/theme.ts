import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withSystemScheme } from '#shared/theme/darkScheme.ts';

/** The folder of package.json, from the source as from the bundle: the styles are read as they are in both. */
function findRoot(dir = import.meta.dirname): string {
  return existsSync(path.join(dir, 'package.json')) ? dir : findRoot(path.dirname(dir));
}

const root = findRoot();
const read = (file: string): string => readFileSync(path.join(root, 'src', file), 'utf8');

export interface ThemeFile {
  type: string;
  body: Buffer;
  /** Whether its address changes with its content. */
  immutable: boolean;
}

export interface MagazineTheme {
  /** By path below `/magazine`. */
  files: ReadonlyMap<string, ThemeFile>;
  stylesheet: string;
  /** Asked for with the document. */
  fonts: readonly string[];
}

const folder = '/magazine';

/** What the site's components are drawn with too: the magazine's markup has their classes by name. */
export const sharedSheets = [
  'Layout',
  'Logo',
  'Header',
  'HeaderLink',
  'Menu',
  'LanguageSwitcher',
  'Footer',
  'Breadcrumbs',
  'PostTile',
].map((name) => `shared/theme/sheets/${name}.module.css`);

/** A sheet whose classes are its own in the site's build, as one whose classes everybody may use. */
const asPlainSheet = (module: string): string => module.replace(/:global\(([^()]+)\)/g, '$1');

/**
 * The magazine's stylesheet: the site's tokens, base rules and sheets, which are the same files, and its own rules;
 * with the fonts that the tokens name.
 */
export function readTheme(): MagazineTheme {
  const files = new Map<string, ThemeFile>();
  const fonts: string[] = [];
  const addFont = (name: string): string => {
    const body = readFileSync(path.join(root, 'node_modules', name));
    const digest = createHash('sha1').update(body).digest('hex').slice(0, 8);
    const file = `/fonts/${path.basename(name, '.woff2')}-${digest}.woff2`;
    files.set(file, { type: 'font/woff2', body, immutable: true });
    fonts.push(folder + file);
    return `url('${folder}${file}')`;
  };
  const tokens = read('shared/theme/tokens.css').replace(/url\('(@[^']+\.woff2)'\)/g, (_, name: string) =>
    addFont(name),
  );
  const styles = [
    tokens,
    read('shared/theme/base.css'),
    ...sharedSheets.map((sheet) => asPlainSheet(read(sheet))),
    read('origin/cms/magazine/magazine.css'),
  ].join('\n');
  files.set('/theme.css', {
    type: 'text/css; charset=utf-8',
    body: Buffer.from(withSystemScheme(styles)),
    immutable: false,
  });
  return { files, stylesheet: `${folder}/theme.css`, fonts };
}
