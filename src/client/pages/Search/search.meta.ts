import type { EstateFilters } from '#shared/filters/table.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { minAvailable } from '#shared/seo/indexedTowns.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import type { SearchPageData } from './search.load.ts';
import { searchPlace } from './searchPlace.ts';

const isPlaceAlone = ({ town, zone = [], ...others }: EstateFilters): boolean =>
  town !== undefined && zone.length <= 1 && Object.keys(others).length === 0;

function isIndexable({ province, total, available }: SearchPageData, filters: EstateFilters): boolean {
  if (Object.keys(filters).length === 0) return total > 0;
  return province !== undefined && isPlaceAlone(filters) && available >= minAvailable;
}

/**
 * Title and description by operation and place (docs/product.md#search); which URLs may be indexed:
 * docs/product.md#search-engines.
 */
export function searchMeta(data: SearchPageData, { t, params, query }: MetaContext<'Search'>): PageMeta {
  const { type, page } = data;
  const city = searchPlace(data, query.filters, t);
  const title = t(`search:meta.title.${type}`, { city });
  const description = t(`search:meta.description.${type}`, { city });
  return {
    title: page > 1 ? t('search:meta.titlePage', { title, page }) : title,
    description: page > 1 ? t('search:meta.descriptionPage', { description, page }) : description,
    // The canonical URL is that of the default sort, with the page number.
    alternates: buildAlternates(
      routeTarget<'Search'>({ to: 'Search', params, query: { filters: query.filters, page } }),
    ),
    switchTo: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query })),
    noindex: !isIndexable(data, query.filters),
  };
}
