import type { LoadedRoute } from '#client/loadRoute.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { valueIn, type BySiteLanguage } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { serialiseState } from '#shared/state/serialise.ts';
import type { NodesOf, StructuredPage } from './StructuredPage.ts';

export type StructuredDataOf = (page: {
  loaded: LoadedRoute;
  site: Site;
  t: StructuredPage<RouteName>['t'];
}) => string | null;

/**
 * Describes pages in the vocabulary of schema.org (docs/product.md#search-engines, docs/decisions/019).
 * @param nodesOf what a page describes itself as
 * @returns JSON-LD that may stand in a script element; null for a page that has none, and for whatever is private
 */
export const createStructuredData =
  (linksIn: BySiteLanguage<Links>, nodesOf: (route: RouteName) => NodesOf<RouteName> | undefined): StructuredDataOf =>
  ({ loaded: { address, meta, data }, site, t }) => {
    const build = nodesOf(address.route);
    if (!build || meta.isPrivate) return null;
    const page: StructuredPage<RouteName> = {
      ...address,
      meta,
      data: data as object,
      site,
      t,
      links: valueIn(linksIn, site.language),
    };
    const graph = build(page);
    return graph.length === 0 ? null : serialiseState({ '@context': 'https://schema.org', '@graph': graph });
  };
