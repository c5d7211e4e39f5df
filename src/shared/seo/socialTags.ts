import { languageFacts, languagesOf, valueIn, type Language } from '#shared/i18n/languages.ts';
import { shortDescription, type HeadContext, type HeadElement, type PageMeta } from './head.ts';

/** In pixels: what messengers ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture of a link's preview, of that size. */
export interface SocialImage {
  /** Site path. */
  url: string;
  /** What can be read or seen on it. */
  alt: string;
}

const openGraph = (property: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${property}`, content },
});

const localeOf = (language: Language): string => languageFacts[language].tag.replace('-', '_');

/**
 * What messengers and social networks read of a page: Open Graph, and the one tag of Twitter's that has no equal there
 * (docs/product.md#search-engines). They read the server's HTML only, so that browsers need neither the tags of the
 * next page nor the code that makes them.
 */
export function socialTags(page: PageMeta, image: SocialImage, context: HeadContext): HeadElement[] {
  const { language, brandName, siteTitle, publicOrigin } = context;
  const absolute = (path: string): string => new URL(path, publicOrigin).href;
  return [
    openGraph('title', page.title ?? siteTitle),
    openGraph('description', shortDescription(page.description)),
    openGraph('type', 'website'),
    ...(page.alternates ? [openGraph('url', absolute(valueIn(page.alternates, language)))] : []),
    openGraph('site_name', brandName),
    openGraph('locale', localeOf(language)),
    ...languagesOf(context)
      .filter((other) => other !== language)
      .map((other) => openGraph('locale:alternate', localeOf(other))),
    openGraph('image', absolute(image.url)),
    openGraph('image:width', String(shareImageSize.width)),
    openGraph('image:height', String(shareImageSize.height)),
    openGraph('image:alt', image.alt),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
