import { startTransition, useEffect, useEffectEvent, useReducer } from 'react';
import { useNavigation, type Location } from 'react-router';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
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

function loadingAt(location: Location | undefined): LoadingPage | undefined {
  if (!location) return undefined;
  const { pathname, search, state } = location as Location<Partial<KeepsFocus> | null>;
  return {
    url: splitLanguage(pathname).localPath + search,
    list: searchedAt(location),
    keepsFocus: state?.keepsFocus === true,
  };
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
 * router navigates. In transitions, as the router's own: a rendering then has both.
 * @param list that is shown
 */
export function useSearchSession(list: SearchedList): BoundSession {
  const navigate = useNavigateTo();
  const keepsFocus = useKeepsFocus();
  const loading = loadingAt(useNavigation().location);
  const shown = buildLocalUrl(
    routeTarget<'Search'>({ to: 'Search', params: list.params, query: list.query }),
    list.language,
  );
  const [session, dispatch] = useReducer(searchSession, shown, newSession);
  const event = routerEvent(session, { shown, loading, keepsFocus });
  if (event) dispatch(event);

  const go = ({ url, replace, keepsFocus: keeps }: NextList) =>
    void navigate(url, { replace, preventScrollReset: true, state: keeps ? { keepsFocus: true } : null });
  const askForm = useEffectEvent(() => {
    const next = nextOfForm(session);
    dispatch({ type: 'formAsked', next });
    if (next) go(next);
  });
  const askMap = useEffectEvent(() => {
    const next = nextOfMap(session, list);
    dispatch({ type: 'mapAsked', next });
    if (next) go(next);
  });
  const { changed } = session.form;
  const { moved } = session.map;
  useEffect(() => {
    if (changed) askForm();
  }, [changed]);
  useEffect(() => {
    if (moved !== undefined) askMap();
  }, [moved]);
  const dispatchSoon = (next: SearchEvent) => {
    startTransition(() => {
      dispatch(next);
    });
  };
  return {
    session,
    changeForm: (filter, query) => {
      dispatchSoon({ type: 'changed', filter, query });
    },
    moveMap: (bbox) => {
      dispatchSoon({ type: 'moved', bbox });
    },
    showDrawn: (drawn) => {
      go({ url: limitedTo(listOfMap(session, list) ?? list, { drawn }), replace: false, keepsFocus: false });
    },
    canMove: listOfMap(session, list) !== undefined,
  };
}
