import { useContext, useEffect, useRef, useState, type ContextType } from 'react';
import { UNSAFE_DataRouterContext, type Location } from 'react-router';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import type { KeepsFocus } from '../../../app/navigation/useKeepsFocus.ts';
import { useNavigateTo } from '../../../app/navigation/useNavigateTo.ts';
import { isSamePlace, searchedAt, type SearchedList } from '../searchedAt.ts';

/** Milliseconds without a move of the map before the list follows it. */
const debounceMs = 350;

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
  /** Undefined for another page. */
  list: SearchedList | undefined;
  /** Without the language's prefix. */
  url: string;
  state: Partial<KeepsFocus> | null;
}

/** What the router is loading. */
function loadingOf({ state: { navigation } }: Router): Loading | undefined {
  if (!navigation.location) return undefined;
  const { pathname, search, state } = navigation.location as Location<Partial<KeepsFocus> | null>;
  return { list: searchedAt(navigation.location), url: splitLanguage(pathname).localPath + search, state };
}

/** Whether the next list may be limited to the part of the map of the one that shows. */
function isOfSamePart(shown: SearchedList, next: SearchedList): boolean {
  const { filters } = next.query;
  const isFreed = shown.query.filters.bbox !== undefined && filters.bbox === undefined;
  return isSamePlace(shown, next) && !isFreed && filters.drawn === undefined;
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
  const navigate = useNavigateTo();
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
