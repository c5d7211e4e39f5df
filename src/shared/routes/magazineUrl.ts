import { isSlug } from '#shared/domain/slugify.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';

/** The magazine's categories, by their part of a URL: the same in every language (docs/product.md#magazine). */
export const magazineCategories = ['noticias', 'sector-inmobiliario', 'escaparate', 'hogar'] as const;

export type MagazineCategory = (typeof magazineCategories)[number];

/** A page below `/magazine`, independent of language. */
export type MagazineTarget =
  | { to: 'list'; category?: MagazineCategory }
  | { to: 'article'; category: MagazineCategory; slug: string }
  /** A page about the company itself. */
  | { to: 'corporate'; slug: string }
  | { to: 'feed' }
  | { to: 'sitemap' };

const folder = '/magazine';
const corporateFolder = 'red';
const feedFile = 'feed.xml';
const sitemapFile = 'sitemap.xml';

const isCategory = (part: string): part is MagazineCategory => magazineCategories.some((category) => category === part);

function localPath(target: MagazineTarget): string {
  switch (target.to) {
    case 'list':
      return target.category ? `${target.category}/` : '';
    case 'article':
      return `${target.category}/${target.slug}`;
    case 'corporate':
      return `${corporateFolder}/${target.slug}`;
    case 'feed':
      return feedFile;
    case 'sitemap':
      return sitemapFile;
  }
}

/**
 * The path of a page of the magazine in normal form: `/magazine/en/hogar/` for a list, without a last slash otherwise.
 */
export const magazineUrl = (target: MagazineTarget, language: Language): string =>
  `${folder}${languageFacts[language].prefix}/${localPath(target)}`;

function readParts(parts: readonly string[]): MagazineTarget | null {
  const [first, second, ...more] = parts;
  if (more.length > 0 || (second !== undefined && !isSlug(second))) return null;
  if (first === undefined) return { to: 'list' };
  if (first === feedFile && second === undefined) return { to: 'feed' };
  if (first === sitemapFile && second === undefined) return { to: 'sitemap' };
  if (first === corporateFolder) return second === undefined ? null : { to: 'corporate', slug: second };
  if (!isCategory(first)) return null;
  return second === undefined ? { to: 'list', category: first } : { to: 'article', category: first, slug: second };
}

/**
 * What a path below `/magazine` names, in any spelling: upper case, doubled slashes, a last slash too many or too few.
 * `magazineUrl` has its normal form.
 * @param languages of the site
 * @returns the language even of a path that names nothing (`target` null)
 */
export function readMagazinePath(
  path: string,
  languages: readonly Language[],
): { language: Language; target: MagazineTarget | null } {
  const [, ...parts] = path.toLowerCase().split('/').filter(Boolean);
  const language = languages.find((known) => known === parts[0]) ?? 'es';
  return { language, target: readParts(parts[0] === language ? parts.slice(1) : parts) };
}
