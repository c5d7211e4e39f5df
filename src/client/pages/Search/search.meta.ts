import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import type { SearchPageData } from './search.load.ts';

type Words = Pick<MetaContext<'Search'>, 't' | 'language'>;

/** With the figures of a town, where they are known. */
function describe({ type, figures }: SearchPageData, where: string, { t, language }: Words): string {
  if (figures?.from === undefined) return t(`searchMeta:description.${type}`, { where });
  return t(`searchMeta:town.${type}`, {
    where,
    homes: formatNumber(figures.homes, language),
    from: formatEuros(figures.from, language),
  });
}

/**
 * Title and description by operation and place (docs/product.md#search); which URLs may be indexed:
 * docs/product.md#search-engines.
 */
export function searchMeta(data: SearchPageData, { t, language, params, query }: MetaContext<'Search'>): PageMeta {
  const { type, page, indexable } = data;
  const where = data.where ?? t('search:place.country');
  const title = t(`searchMeta:title.${type}`, { where });
  const description = describe(data, where, { t, language });
  return {
    title: page > 1 ? t('searchMeta:titlePage', { title, page }) : title,
    description: page > 1 ? t('searchMeta:descriptionPage', { description, page }) : description,
    // The canonical URL is that of the default sort, with the page number.
    alternates: buildAlternates(
      routeTarget<'Search'>({ to: 'Search', params, query: { filters: query.filters, page } }),
    ),
    switchTo: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query })),
    noindex: !indexable,
  };
}
