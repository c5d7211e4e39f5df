import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { SearchPageData } from './search.load.ts';

/** Title and description by type (spec §2.9); which URLs may be indexed: checklist S11–S13, S18. */
export function searchMeta(data: SearchPageData, { t, params, query }: MetaContext<'Search'>): PageMeta {
  const { type, province, page, total } = data;
  const filtered = Object.keys(query.filters).length > 0;
  const title = province ? t(`search:meta.title.${type}`, { city: province.name }) : t(`search:meta.titleAll.${type}`);
  const description = province ? t(`search:meta.description.${type}`, { city: province.name }) : t(`search:meta.descriptionAll.${type}`);
  return {
    title: page > 1 ? t('search:meta.page', { title, page }) : title,
    description: page > 1 ? t('search:meta.page', { title: description, page }) : description,
    // The canonical page is the unsorted one; its number stays.
    alternates: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query: { filters: query.filters, page } })),
    switchTo: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query })),
    noindex: filtered || total === 0,
  };
}
