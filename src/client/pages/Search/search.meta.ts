import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import { titleWithPlace } from '#shared/seo/titles.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import type { SearchPageData } from './search.load.ts';

type Words = Pick<MetaContext<'Search'>, 't' | 'language'>;

/** With the figures of a town, where they are known. */
function describe({ type, page, figures }: SearchPageData, where: string, { t, language }: Words): string {
  if (page > 1) return t(`meta:search.descriptionPage.${type}`, { where, page });
  if (figures?.from === undefined) return t(`meta:search.description.${type}`, { where });
  return t(`meta:search.town.${type}`, {
    where,
    number: formatNumber(figures.available, language),
    from: formatEuros(figures.from, language),
  });
}

/**
 * Title and description by operation and place (docs/product.md#search); which URLs may be indexed:
 * docs/product.md#search-engines.
 */
export function searchMeta(
  data: SearchPageData,
  { t, language, params, query, site }: MetaContext<'Search'>,
): PageMeta {
  const { type, page, indexable } = data;
  const where = data.where ?? t('search:place.country');
  return {
    title: titleWithPlace(where, site.brandName, (place) => {
      const title = t(`meta:search.title.${type}`, { where: place });
      return page > 1 ? t('meta:search.titlePage', { title, page }) : title;
    }),
    description: describe(data, where, { t, language }),
    // The canonical URL is that of the default sort, with the page number.
    alternates: buildAlternates(
      routeTarget<'Search'>({ to: 'Search', params, query: { filters: query.filters, page } }),
    ),
    switchTo: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query })),
    noindex: !indexable,
  };
}
