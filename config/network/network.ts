import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NetworkFigures } from '#shared/domain/networkFigures.ts';
import type { NetworkLook } from '#shared/domain/networkLook.ts';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';
import {
  inSiteLanguages,
  languages,
  usualLanguages,
  type BySiteLanguage,
  type Language,
} from '#shared/i18n/languages.ts';
import { withOwnTexts, type LoadDictionary, type OwnTexts } from '#shared/i18n/loadDictionary.ts';
import type { Env } from '../env.ts';
import { readDrawing, withId, type Drawing } from './drawing.ts';
import { readExports, type NetworkExport } from './exports.ts';
import { figuresOf, figuresSchema } from './figures.ts';
import { fileName } from './fileNamed.ts';
import { openNetworkFolder, type NetworkFolder } from './folder.ts';
import { readJson } from './json.ts';
import { fontName, fontRoles, lookStyles, readLook, type FontRole, type Look, type LookFont } from './look.ts';
import { noFormerUrls, readRedirects, type FormerUrls } from './redirects/redirects.ts';
import type { TargetContext } from './redirects/readTarget.ts';
import { teamIn, teamSchema } from './team.ts';
import { parseTexts, problemsOfTexts } from './texts.ts';
import { parseTheme, themeStyles, type Theme } from './theme.ts';

type SiteEnv = Pick<Env, 'LANGUAGES' | 'PUBLIC_ORIGIN'>;

/** A PNG, and its size in pixels. */
export interface MailLogo {
  content: Buffer;
  width: number;
  height: number;
}

/** What a folder says about the network to the site, beside its variables; each part may be missing. */
export interface Network {
  /** The address of its files, which changes with any of them. */
  path: string;
  /** null: the site's own colours. */
  theme: Theme | null;
  /** The size of the drawing in the header, in units of its view box; null: the mark and the name stand there. */
  logo: { width: number; height: number } | null;
  /** How its pages differ from the site's own; null: not at all. */
  look: NetworkLook | null;
  /** The addresses of its fonts. */
  fonts: Readonly<Partial<Record<FontRole, string>>>;
  /** What they are called, for whom no file is sent. */
  typefaces: Readonly<Partial<Record<FontRole, Pick<LookFont, 'name' | 'generic'>>>>;
  figures: NetworkFigures;
  /** Its people and history, as files too: `team.es.json`. */
  team: BySiteLanguage<NetworkTeam> | null;
  /** What the site's dictionaries are overridden by. */
  texts: Partial<Readonly<Record<Language, OwnTexts>>>;
  /** Served below its path, by name. */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
  /** Its files are served in place of those of `public/`; null where the network has none. */
  publicDir: string | null;
  mailLogo: MailLogo | null;
  /** Where the URLs of the site before this one lead. */
  formerUrls: FormerUrls;
  /** What portals are given of its listings. */
  exports: readonly NetworkExport[];
}

/** What the site's answers are made of; the rest is data, which the origin stores. */
const siteFiles =
  /^(?:network\.env|theme\.css|(?:mark|logo|logo-dark)\.svg|mail-logo\.png|(?:figures|look|team|rules)\.json|(?:fonts|texts|public)\/.*)$/;

/** @param styles of the theme, which another version of the site may make otherwise of the same folder */
function pathOf({ names, read }: NetworkFolder, styles: string): string {
  const hash = createHash('sha256').update(styles);
  for (const name of names.filter((file) => siteFiles.test(file))) hash.update(name).update(read(name));
  return `/brand/${hash.digest('base64url').slice(0, 10)}`;
}

function mailLogoOf({ names, read, problems }: NetworkFolder): MailLogo | null {
  if (!names.includes('mail-logo.png')) return null;
  const content = read('mail-logo.png');
  if (content.toString('latin1', 1, 4) === 'PNG')
    return { content, width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  problems.push('mail-logo.png: is no PNG file');
  return null;
}

async function textsOf(
  { names, problems, parse }: NetworkFolder,
  siteLanguages: readonly Language[],
): Promise<Network['texts']> {
  const texts: Partial<Record<Language, OwnTexts>> = {};
  for (const language of siteLanguages) {
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

/** The network's people and history, whose pictures have to be there. */
function teamOf(folder: NetworkFolder, siteLanguages: readonly Language[]): Network['team'] {
  const team = readJson(folder, 'team.json', teamSchema);
  if (!team) return null;
  for (const { image, name } of team.people ?? [])
    if (image !== undefined && !folder.names.includes(fileName(`public${image}`)))
      folder.problems.push(`team.json: ${name}: there is no file public${image}`);
  return inSiteLanguages(siteLanguages, (language) => teamIn(language, team));
}

function formerUrlsOf(
  { names, parse }: NetworkFolder,
  site: Pick<TargetContext, 'siteOrigin' | 'languages'>,
): FormerUrls {
  const files = new Set(names);
  const hasFile = (pathname: string): boolean => files.has(`public${pathname}`);
  const read = (text: string, problems: string[]) => readRedirects(text, problems, { hasFile, ...site });
  return parse('redirects.csv', read) ?? noFormerUrls;
}

/** A folder's parts that become files of the site. */
interface Parts extends Pick<Network, 'theme' | 'texts' | 'team'> {
  look: Look | null;
  mark: Drawing | null;
  logo: Drawing | null;
  logoOnDark: Drawing | null;
}

const fontsOf = (ownPath: string, look: Look | null): Network['fonts'] =>
  Object.fromEntries(
    fontRoles.filter((role) => look?.fonts[role]).map((role) => [role, `${ownPath}/${fontName(role)}`]),
  );

/** What the site serves below the folder's address, by name. */
function filesOf(ownPath: string, { theme, look, mark, logo, logoOnDark, texts, team }: Parts): Network['files'] {
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (name: string, type: string, body: string | Buffer) => files.set(name, { type, body: Buffer.from(body) });
  const markUrl = mark ? `--mark:url(${ownPath}/mark.svg) center/contain no-repeat;` : '';
  const { rules, tokens } = lookStyles(look, ownPath);
  const styles = rules + themeStyles(theme, tokens + markUrl);
  if (styles !== '') add('theme.css', 'text/css', styles);
  for (const role of fontRoles) if (look?.fonts[role]) add(fontName(role), 'font/woff2', look.fonts[role].body);
  if (mark) add('mark.svg', 'image/svg+xml', withId(mark.svg, 'mark'));
  if (logo) add('logo.svg', 'image/svg+xml', logo.svg);
  if (logoOnDark) add('logo-dark.svg', 'image/svg+xml', logoOnDark.svg);
  for (const [language, own] of Object.entries(texts))
    add(`texts.${language}.json`, 'application/json', JSON.stringify(own));
  for (const [language, own] of Object.entries(team ?? {}))
    add(`team.${language}.json`, 'application/json', JSON.stringify(own));
  return files;
}

/**
 * Reads what a network's folder has for the site, and checks the contrast of its colours, its drawings, its texts and
 * where its former URLs lead.
 * @param env the languages of the site, by default the usual ones, and PUBLIC_ORIGIN, by which an address in
 *   redirects.csv is known to be of this site
 * @throws EnvError listing everything that is wrong
 */
export async function readNetwork(
  dir: string,
  { LANGUAGES: siteLanguages = usualLanguages, PUBLIC_ORIGIN: siteOrigin }: Partial<SiteEnv> = {},
): Promise<Network> {
  const folder = openNetworkFolder(dir);
  const theme = folder.parse('theme.css', parseTheme);
  const look = readLook(folder);
  for (const role of fontRoles)
    if (look?.fonts[role] && theme?.shapes[`font-${role}`])
      folder.problems.push(`theme.css: --font-${role} is set by look.json too`);
  const mark = folder.parse('mark.svg', readDrawing);
  const logo = folder.parse('logo.svg', readDrawing);
  const logoOnDark = logo && folder.require('logo-dark.svg', readDrawing);
  const mailLogo = mailLogoOf(folder);
  const texts = await textsOf(folder, siteLanguages);
  const figures = readJson(folder, 'figures.json', figuresSchema);
  const team = teamOf(folder, siteLanguages);
  const formerUrls = formerUrlsOf(folder, { siteOrigin, languages: siteLanguages });
  const exports = readExports(folder);
  folder.finish();

  const ownPath = pathOf(folder, themeStyles(theme, ''));
  const publicDir = path.join(dir, 'public');
  return {
    path: ownPath,
    theme,
    logo: logo && { width: logo.width, height: logo.height },
    look: look && Object.keys(look.shown).length > 0 ? look.shown : null,
    fonts: fontsOf(ownPath, look),
    typefaces: look?.fonts ?? {},
    figures: figures ? figuresOf(figures) : {},
    team,
    texts,
    files: filesOf(ownPath, { theme, look, mark, logo, logoOnDark, texts, team }),
    publicDir: existsSync(publicDir) ? publicDir : null,
    mailLogo,
    formerUrls,
    exports,
  };
}

/** What a network's visitors read: pages, mails and proofs of consent say the same. */
export const dictionariesOf = ({ texts }: Pick<Network, 'texts'>): LoadDictionary =>
  withOwnTexts((language) => texts[language]);
