import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { useLoadingUrl } from '../useLoadingUrl.ts';

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

/** The list of a URL of the router; undefined for another page. */
function listAt(url: string, language: Language): SearchedList | undefined {
  const { pathname, search } = new URL(languageFacts[language].prefix + url, location.origin);
  const resolution = resolveUrl(pathname, search);
  return resolution.kind === 'match' && resolution.address.route === 'Search' ? resolution.address : undefined;
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
function useLatestList(shown: SearchedList): { list: SearchedList | undefined; url: string | undefined } {
  const url = useLoadingUrl();
  if (url === undefined) return { list: shown, url };
  const next = listAt(url, shown.language);
  return { list: next && isOfSamePart(shown, next) ? next : undefined, url };
}

/** Limits the list to a part of the map: in the URL, so that it can be shared, reloaded and left by Back. */
export function useAreaSearch(shown: SearchedList): AreaSearch {
  const navigate = useNavigate();
  const state: unknown = useNavigation().location?.state;
  const [isOn, setIsOn] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<{ url: string; replace: boolean }>(undefined);
  const { list, url } = useLatestList(shown);
  const latest = useRef({ list, url, state });
  useEffect(() => {
    latest.current = { list, url, state };
    if (!list) clearTimeout(timer.current);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const limit = (to: Pick<EstateFilters, 'bbox' | 'drawn'>, base: SearchedList): string =>
    urlOf(base, { ...withoutFilters(base.query.filters, mapFilterNames), ...to });
  return {
    isOn,
    turn: setIsOn,
    follow: (bbox) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { list: base, url: pending, state: kept } = latest.current;
        if (!base) return;
        // A filter that loads keeps its entry of the history.
        const replace = pending === undefined || (pending === asked.current?.url && asked.current.replace);
        asked.current = { url: limit({ bbox }, base), replace };
        void navigate(asked.current.url, { replace, preventScrollReset: true, state: kept });
      }, debounceMs);
    },
    showDrawn: (drawn) => {
      clearTimeout(timer.current);
      void navigate(limit({ drawn }, latest.current.list ?? shown), { preventScrollReset: true });
    },
  };
}
