import { useContext, useEffect, useRef, useState, type ContextType } from 'react';
import { UNSAFE_DataRouterContext, useNavigate, type Location } from 'react-router';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';

/** Milliseconds without a move of the map before the list follows it. */
const debounceMs = 350;

export interface SearchedList {
  params: RouteParams<'Search'>;
  query: SearchQuery;
  language: Language;
}

interface AreaSearch {
  /** Whether the list follows the map. */
  isOn: boolean;
  turn: (on: boolean) => void;
  /** The list of what lies in a box, or after a while: each new one takes the place of those before. */
  follow: (bbox: string) => void;
  /** The list of what lies in a drawn area. */
  showDrawn: (area: string) => void;
}

const urlOf = ({ params, query, language }: SearchedList, filters: EstateFilters): string =>
  buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query: { filters, sort: query.sort } }), language);

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

interface Loading {
  /** Absent for another page. */
  list?: SearchedList;
  /** Without the language's prefix. */
  url: string;
  state: unknown;
}

/** What the router is loading. */
function loadingOf({ state: { navigation } }: Router): Loading | undefined {
  if (!navigation.location) return undefined;
  const { pathname, search, state } = navigation.location as Location<unknown>;
  const url = splitLanguage(pathname).localPath + search;
  const resolution = resolveUrl(pathname, search);
  if (resolution.kind !== 'match' || resolution.address.route !== 'Search') return { url, state };
  return { list: resolution.address, url, state };
}

/** Whether the next list may be limited to the part of the map of the one that shows: of sales, or rents, in a place. */
function isOfSamePart(shown: SearchedList, next: SearchedList): boolean {
  const { town, bbox } = shown.query.filters;
  const { filters } = next.query;
  const { type, province } = shown.params;
  const isSamePlace = type === next.params.type && province === next.params.province && town === filters.town;
  const isFreed = bbox !== undefined && filters.bbox === undefined;
  return isSamePlace && !isFreed && filters.drawn === undefined;
}

/**
 * What a move of the map changes: the list that is loading, since a filter has been chosen, or the one that shows.
 * Undefined while the visitor goes elsewhere, which must neither be replaced nor cancelled.
 */
function baseOf(shown: SearchedList, loading: Loading | undefined): SearchedList | undefined {
  if (!loading) return shown;
  return loading.list && isOfSamePart(shown, loading.list) ? loading.list : undefined;
}

/** Limits the list to a part of the map: in the URL, so that it can be shared, reloaded and left by Back. */
export function useAreaSearch(shown: SearchedList): AreaSearch {
  const navigate = useNavigate();
  // As it is at the moment: what its hooks say is a rendering late, and a load that begins meanwhile would be lost.
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  const [isOn, setIsOn] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<{ url: string; replace: boolean }>(undefined);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const unsubscribe = router.subscribe(() => {
      if (!baseOf(latest.current, loadingOf(router))) clearTimeout(timer.current);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [router]);
  const limit = (to: Pick<EstateFilters, 'bbox' | 'drawn'>, base: SearchedList): string =>
    urlOf(base, { ...withoutFilters(base.query.filters, mapFilterNames), ...to });
  return {
    isOn,
    turn: setIsOn,
    follow: (bbox) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const loading = loadingOf(router);
        const base = baseOf(latest.current, loading);
        if (!base) return;
        // A filter that loads keeps its entry of the history.
        const replace = !loading || (loading.url === asked.current?.url && asked.current.replace);
        asked.current = { url: limit({ bbox }, base), replace };
        void navigate(asked.current.url, { replace, preventScrollReset: true, state: loading?.state });
      }, debounceMs);
    },
    showDrawn: (drawn) => {
      clearTimeout(timer.current);
      const base = baseOf(latest.current, loadingOf(router)) ?? shown;
      void navigate(limit({ drawn }, base), { preventScrollReset: true });
    },
  };
}
