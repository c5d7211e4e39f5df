import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { alternateLinks } from './alternateLinks.ts';

/** What a page says of itself; from it come the document's head, and the language switcher's targets. */
export interface PageMeta {
  /** Without the brand; null for the site's own title alone. */
  title: string | null;
  description: string;
  /**
   * Site paths of the same page in each language, in normal form; the page's own is its canonical. Absent on errors.
   */
  alternates?: Record<Language, string>;
  /**
   * Where the language switcher leads, when that is not the canonical page: sort and page are kept
   * (docs/product.md#language-change).
   */
  switchTo?: Record<Language, string>;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** For the holder of a link alone. */
  isPrivate?: boolean;
  /** A picture for link previews: site path and size in pixels. */
  image?: { url: string; width: number; height: number; alt: string };
}

export interface HeadElement {
  tag: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

interface HeadContext {
  language: Language;
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
const openGraph = (property: string, content: string): HeadElement => meta({ property: `og:${property}`, content });

/** At most this many characters of a description are read (docs/product.md#search-engines). */
const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

const localeOf = (language: Language): string => languageFacts[language].tag.replace('-', '_');

/**
 * The head of a page: title, description, canonical, hreflang with x-default, Open Graph (docs/product.md#languages,
 * docs/product.md#search-engines). One builder for the server's HTML and for navigation in the browser.
 */
export function buildHead(
  page: PageMeta,
  { language, brandName, siteTitle, publicOrigin }: HeadContext,
): HeadElement[] {
  const title = page.title === null ? siteTitle : `${page.title} | ${brandName}`;
  const absolute = (path: string): string => new URL(path, publicOrigin).href;
  const canonical = page.alternates && absolute(page.alternates[language]);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta({ name: 'description', content: shorten(page.description, 200) }),
    ...robots(page),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...(page.alternates && !page.noindex
      ? alternateLinks(page.alternates, absolute).map(({ hreflang, href }) =>
          link({ rel: 'alternate', hreflang, href }),
        )
      : []),
    openGraph('title', page.title ?? siteTitle),
    openGraph('description', shorten(page.description, 200)),
    openGraph('type', 'website'),
    openGraph('site_name', brandName),
    openGraph('locale', localeOf(language)),
    ...languages.filter((other) => other !== language).map((other) => openGraph('locale:alternate', localeOf(other))),
    ...(canonical ? [openGraph('url', canonical)] : []),
    ...(page.image
      ? [
          openGraph('image', absolute(page.image.url)),
          openGraph('image:width', String(page.image.width)),
          openGraph('image:height', String(page.image.height)),
          openGraph('image:alt', page.image.alt),
        ]
      : []),
    meta({ name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' }),
  ];
}
