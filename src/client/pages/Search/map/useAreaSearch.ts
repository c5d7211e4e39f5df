import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
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

/** Limits the list to a part of the map: in the URL, so that it can be shared, reloaded and left by Back. */
export function useAreaSearch(list: SearchedList): AreaSearch {
  const navigate = useNavigate();
  const [isOn, setIsOn] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  const next = useLoadingUrl();
  const loadsOther = useRef(false);
  // The visitor has followed a link or changed a filter: that list must not be replaced, nor its load be cancelled.
  useEffect(() => {
    loadsOther.current = next !== undefined && next !== asked.current;
    if (loadsOther.current) clearTimeout(timer.current);
  }, [next]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const others = withoutFilters(list.query.filters, mapFilterNames);
  return {
    isOn,
    turn: setIsOn,
    follow: (bbox) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (loadsOther.current) return;
        asked.current = urlOf(list, { ...others, bbox });
        void navigate(asked.current, { replace: true, preventScrollReset: true });
      }, debounceMs);
    },
    showDrawn: (drawn) => {
      clearTimeout(timer.current);
      void navigate(urlOf(list, { ...others, drawn }), { preventScrollReset: true });
    },
  };
}
