import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import { parseParams } from '#shared/routes/pattern.ts';
import { parseQuery } from '#shared/routes/query.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadedRoute } from '../app/loadRoute.ts';
import type { PageDefinition } from '../app/page.ts';
import { pageOf } from '../app/routes.tsx';
import { useSite, type Site } from '../app/session/SiteContext.ts';

/** The matched route with what it loaded, in either side's shape. */
export interface MatchedPage {
  params: Readonly<Record<string, string | undefined>>;
  loaded: unknown;
  /** The URL's query, with its `?`. */
  search: string;
}

export interface CurrentPage {
  name: RouteName;
  meta: PageMeta;
  layout: PageDefinition<RouteName, unknown>['layout'];
  estatesType: OperationType | undefined;
}

/** The catch-all loads nothing, and nothing comes of a route in whose place an error stands. */
const isLoadedRoute = (loaded: unknown): loaded is LoadedRoute =>
  typeof loaded === 'object' && loaded !== null && 'page' in loaded;

/** Describes the page that a match leads to; null when it has no data, which means that an error stands in its place. */
export function describePage({ params, loaded, search }: MatchedPage, t: TFunction, site: Site): CurrentPage | null {
  if (!isLoadedRoute(loaded)) return null;
  const { page: name, data } = loaded;
  const definition = pageOf(name);
  const address = {
    language: site.language,
    params: parseParams(name, site.language, params)!,
    query: parseQuery(name, new URLSearchParams(search))!,
  };
  const meta = definition.meta(data, { ...address, t, site });
  return { name, meta, layout: definition.layout, estatesType: definition.estatesType?.(data, address) };
}

export function useCurrentPage(): CurrentPage | null {
  const { t } = useTranslation();
  const site = useSite();
  const { search } = useLocation();
  const leaf = useMatches().at(-1)!;
  return useMemo(
    () => describePage({ params: leaf.params, loaded: leaf.loaderData, search }, t, site),
    [leaf.params, leaf.loaderData, search, t, site],
  );
}
