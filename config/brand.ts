import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '#shared/i18n/languages.ts';
import type { OwnTexts } from '#shared/i18n/loadDictionary.ts';
import { readDrawing, withId } from './brandDrawing.ts';
import { openBrandFolder, type BrandFolder } from './brandFolder.ts';
import { parseTexts, problemsOfTexts } from './brandTexts.ts';
import { parseTheme, themeStyles, type Theme } from './brandTheme.ts';

/** A PNG, and its size in pixels. */
export interface MailLogo {
  content: Buffer;
  width: number;
  height: number;
}

/** What a folder says about the network, beside its variables (docs/your-network.md). */
export interface Brand {
  /** The address of its files, which changes with any of them. */
  path: string;
  theme: Theme;
  /** The size of the drawing in the header, in units of its view box; null: the mark and the name stand there. */
  logo: { width: number; height: number } | null;
  /** What the site's dictionaries are overridden by. */
  texts: Partial<Readonly<Record<Language, OwnTexts>>>;
  /** Served below its path, by name. */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
  /** Its files are served in place of those of `public/`; null where the brand has none. */
  publicDir: string | null;
  mailLogo: MailLogo | null;
}

/** @param styles of the theme, which another version of the site may make otherwise of the same folder */
function pathOf({ names, read }: BrandFolder, styles: string): string {
  const hash = createHash('sha256').update(styles);
  for (const name of names) hash.update(name).update(read(name));
  return `/brand/${hash.digest('base64url').slice(0, 10)}`;
}

function mailLogoOf({ names, read, problems }: BrandFolder): MailLogo | null {
  if (!names.includes('mail-logo.png')) return null;
  const content = read('mail-logo.png');
  if (content.toString('latin1', 1, 4) === 'PNG')
    return { content, width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  problems.push('mail-logo.png: is no PNG file');
  return null;
}

async function textsOf({ names, problems, parse }: BrandFolder): Promise<Brand['texts']> {
  const texts: Partial<Record<Language, OwnTexts>> = {};
  for (const language of languages) {
    const own = parse(`texts/${language}.json`, parseTexts);
    if (own) texts[language] = own;
  }
  const expected = languages.map((language) => `texts/${language}.json`);
  for (const name of names)
    if (path.dirname(name) === 'texts' && !expected.includes(name))
      problems.push(`${name}: is none of ${expected.join(', ')}`);
  problems.push(...(await problemsOfTexts(texts)));
  return texts;
}

const file = (type: string, body: string) => ({ type, body: Buffer.from(body) });

/**
 * Reads the folder of a brand, and checks the contrast of its colours, its drawings and its texts.
 * @returns null without a folder: the site's own brand
 * @throws EnvError listing everything that is wrong
 */
export async function readBrand(dir: string | undefined): Promise<Brand | null> {
  if (dir === undefined) return null;
  const folder = openBrandFolder(dir);
  const theme = folder.require('theme.css', parseTheme);
  const mark = folder.require('mark.svg', readDrawing);
  const logo = folder.parse('logo.svg', readDrawing);
  const logoOnDark = logo && folder.require('logo-dark.svg', readDrawing);
  const mailLogo = mailLogoOf(folder);
  const texts = await textsOf(folder);
  folder.finish();
  if (!theme || !mark) throw new Error('A brand without problems has a theme and a mark');

  const ownPath = pathOf(folder, themeStyles(theme, ''));
  const files = new Map([
    ['theme.css', file('text/css', themeStyles(theme, `--mark:url(${ownPath}/mark.svg) center/contain no-repeat;`))],
    ['mark.svg', file('image/svg+xml', withId(mark.svg, 'mark'))],
  ]);
  if (logo) files.set('logo.svg', file('image/svg+xml', logo.svg));
  if (logoOnDark) files.set('logo-dark.svg', file('image/svg+xml', logoOnDark.svg));
  for (const [language, own] of Object.entries(texts))
    files.set(`texts.${language}.json`, file('application/json', JSON.stringify(own)));
  const publicDir = path.join(dir, 'public');
  return {
    path: ownPath,
    theme,
    logo: logo && { width: logo.width, height: logo.height },
    texts,
    files,
    publicDir: existsSync(publicDir) ? publicDir : null,
    mailLogo,
  };
}
