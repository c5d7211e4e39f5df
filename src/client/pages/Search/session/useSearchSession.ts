import { useContext, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigation, type Location } from 'react-router';
import { languages } from '#shared/i18n/languages.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { RouterContext } from '../../../app/navigation/RouterContext.ts';
import { useKeepsFocus, type KeepsFocus } from '../../../app/navigation/useKeepsFocus.ts';
import { useNavigateTo } from '../../../app/navigation/useNavigateTo.ts';
import type { FormQuery } from '../filters/formQuery.ts';
import { searchedAt, type SearchedList } from '../searchedAt.ts';
import {
  limitedTo,
  listOfMap,
  newSession,
  nextOfForm,
  nextOfMap,
  searchSession,
  type LoadingPage,
  type NextList,
  type SearchEvent,
  type SearchSession,
} from './searchSession.ts';

export interface BoundSession {
  session: SearchSession;
  /** The list by the form, which a filter was changed of, follows. @param query of the form */
  changeForm: (filter: string, query: FormQuery) => void;
  /** The list of what lies in a box of the map follows. */
  moveMap: (bbox: string) => void;
  /** Leads to the list of what lies in a drawn area. */
  showDrawn: (area: string) => void;
  /** Whether a move of the map may be followed now: the visitor does not go elsewhere. */
  canMove: boolean;
}

const urlAt = ({ pathname, search }: Location): string => splitLanguage(pathname, languages).localPath + search;

function loadingAt(location: Location | undefined): LoadingPage | undefined {
  if (!location) return undefined;
  const state = location.state as Partial<KeepsFocus> | null;
  return { url: urlAt(location), list: searchedAt(location), keepsFocus: state?.keepsFocus === true };
}

/** What the router has done since the last rendering. */
function routerEvent(
  session: SearchSession,
  now: Pick<SearchSession, 'shown' | 'loading'> & { keepsFocus: boolean },
): SearchEvent | undefined {
  const { shown, loading, keepsFocus } = now;
  if (session.shown !== shown) return { type: 'loaded', url: shown, keepsFocus, loading };
  if (session.loading?.url === loading?.url) return undefined;
  return loading ? { type: 'loading', page: loading } : { type: 'cancelled' };
}

/**
 * Binds a search to the router: what it loads and shows is told to the session, and where the session leads to, the
 * router navigates.
 * @param list that is shown
 */
export function useSearchSession(list: SearchedList): BoundSession {
  const { params, query, language } = list;
  const navigate = useNavigateTo();
  const router = useContext(RouterContext);
  const keepsFocus = useKeepsFocus();
  const { location } = useNavigation();
  const loading = useMemo(() => loadingAt(location), [location]);
  const shown = buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query }), language);
  const [session, setSession] = useState(() => newSession(shown));
  const latest = useRef(session);
  const drawn = useRef(list);
  const apply = (event: SearchEvent): SearchSession => {
    latest.current = searchSession(latest.current, event);
    setSession(latest.current);
    return latest.current;
  };
  const followRouter = useEffectEvent(() => {
    const event = routerEvent(latest.current, { shown, loading, keepsFocus });
    if (event) apply(event);
  });
  useLayoutEffect(() => {
    drawn.current = list;
  });
  useLayoutEffect(() => {
    followRouter();
  }, [shown, loading]);
  /** The router may load what is not drawn as loading yet. */
  const applyNow = (event: SearchEvent): SearchSession => {
    const page = loadingAt(router?.state.navigation.location);
    if (page) apply({ type: 'loading', page });
    return apply(event);
  };
  const go = ({ url, replace, keepsFocus: keeps }: NextList) =>
    void navigate(url, { replace, preventScrollReset: true, state: keeps ? { keepsFocus: true } : null });
  return {
    session,
    changeForm: (filter, form) => {
      const reached = router ? urlAt(router.state.location) : shown;
      const next = nextOfForm(applyNow({ type: 'changed', filter, query: form, reached }));
      apply({ type: 'formAsked', next });
      if (next) go(next);
    },
    moveMap: (bbox) => {
      const next = nextOfMap(applyNow({ type: 'moved', bbox }), drawn.current);
      apply({ type: 'mapAsked', next });
      if (next) go(next);
    },
    showDrawn: (area) => {
      go({ url: limitedTo(listOfMap(session, list) ?? list, { drawn: area }), replace: false, keepsFocus: false });
    },
    canMove: listOfMap(session, list) !== undefined,
  };
}
