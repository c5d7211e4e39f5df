import { alternateLinks } from './alternateLinks.ts';
import { beginningOf } from '#shared/parseJson.ts';
import { valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';

/** What a page says of itself; from it come the document's head, and the language switcher's targets. */
export interface PageMeta {
  /** Without the brand; null for the site's own title alone. */
  title: string | null;
  description: string;
  /**
   * Site paths of the same page in each language that it is written in, in normal form. The page's own is its
   * canonical; without one that is the Spanish page, which names the others, and this one none. Absent on errors.
   */
  alternates?: BySiteLanguage<string>;
  /**
   * Where the language switcher leads, when that is not the canonical page: sort and page are kept
   * (docs/product.md#language-change).
   */
  switchTo?: BySiteLanguage<string>;
  /** Its h1, where that is made of texts for the head alone, which the first page does not load. */
  heading?: string;
  /** What its homes are, in parts that name the kind they count (docs/product.md#search, PD-72); as `heading`. */
  mix?: readonly { text: string; kind?: 'flat' | 'house' | 'rural_house' }[];
  /** What was asked for and is gone, where the page shows the rest (PD-68); as `heading`. */
  notice?: string;
  /** The list that it is a part of, in its breadcrumbs, or that a sentence leads to; as `heading`. */
  listName?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** For the holder of a link alone. */
  isPrivate?: boolean;
}

/** Marks the elements that a navigation replaces; the structured data at the end of the body it removes. */
export const headMark = 'data-head';

export interface HeadElement {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

export interface HeadContext {
  language: Language;
  /** Of the site, as PublicEnv has them. */
  languages?: readonly Language[];
  brandName: string;
  siteTitle: string;
  publicOrigin: string;
}

/** What crawlers may do with a page for the holder of a link: in the head and in the X-Robots-Tag field alike. */
export const privateRobots = 'noindex, nofollow, noarchive';

function robots({ noindex, isPrivate }: PageMeta): HeadElement[] {
  if (!noindex && !isPrivate) return [];
  return [meta({ name: 'robots', content: isPrivate ? privateRobots : 'noindex,follow' })];
}

const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** At most this many characters of a description are read (docs/product.md#search-engines). */
const maxDescriptionLength = 200;

/** A description as far as it is read, cut between two words. */
export const shortDescription = (text: string): string =>
  text.length <= maxDescriptionLength ? text : `${beginningOf(text, maxDescriptionLength - 1).replace(/\s+\S*$/, '')}…`;

/**
 * The head of a page: title, description, canonical, hreflang with x-default (docs/product.md#languages,
 * docs/product.md#search-engines). One builder for the server's HTML and for navigation in the browser. What only the
 * server's HTML has is made by socialTags.ts.
 */
export function buildHead(
  page: PageMeta,
  { language, brandName, siteTitle, publicOrigin }: HeadContext,
): HeadElement[] {
  const title = page.title === null ? siteTitle : `${page.title} | ${brandName}`;
  const absolute = (path: string): string => new URL(path, publicOrigin).href;
  const canonical = page.alternates && absolute(valueIn(page.alternates, language));
  return [
    { tag: 'title', attributes: {}, text: title },
    meta({ name: 'description', content: shortDescription(page.description) }),
    ...robots(page),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...(page.alternates?.[language] !== undefined && !page.noindex
      ? alternateLinks(page.alternates, absolute).map(({ hreflang, href }) =>
          link({ rel: 'alternate', hreflang, href }),
        )
      : []),
  ];
}
