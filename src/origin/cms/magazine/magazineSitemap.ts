import { inSiteLanguages, type Language } from '#shared/i18n/languages.ts';
import { magazineCategories, magazineUrl, type MagazineTarget } from '#shared/routes/magazineUrl.ts';
import { urlSet, type SitemapUrl } from '#shared/seo/sitemapXml.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';

/**
 * The magazine's file of the site's sitemap. A list changes with its newest article.
 * @param articles newest first
 * @param options the language of the file, and those of the site
 */
export function magazineSitemap(
  articles: readonly ArticleSummary[],
  corporate: readonly string[],
  { languages, ...options }: { language: Language; languages: readonly Language[]; publicOrigin: string },
): string {
  const pageOf = (target: MagazineTarget, changed?: string, images: string[] = []): SitemapUrl => ({
    alternates: inSiteLanguages(languages, (language) => magazineUrl(target, language)),
    changed,
    images,
  });
  const lists = magazineCategories.flatMap((category) => {
    const newest = articles.find((article) => article.category === category);
    return newest ? [pageOf({ to: 'list', category }, newest.date)] : [];
  });
  const pages = [
    pageOf({ to: 'list' }, articles[0]?.date),
    ...lists,
    ...articles.map(({ category, slug, date, image }) =>
      pageOf({ to: 'article', category, slug }, date, image ? [image.url] : []),
    ),
    ...corporate.map((slug) => pageOf({ to: 'corporate', slug })),
  ];
  return [...urlSet(pages, options)].join('');
}
