import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters, type FilterName } from '#shared/filters/table.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import { possibleTarget, targetOf, wholeListOf, type FormQuery } from '../filters/formQuery.ts';
import { isSamePlace, type SearchedList } from '../searchedAt.ts';

/** What the router is loading. URLs of a session are without the language's prefix. */
export interface LoadingPage {
  url: string;
  /** Undefined for another page. */
  list: SearchedList | undefined;
  /** It follows a change of the form (useKeepsFocus.ts). */
  keepsFocus: boolean;
}

/** Consecutive changes of one filter, which share an entry of the history. */
interface Step {
  filter: string;
  /** URL of the list that the router was at before the first of them. */
  from: string;
  /** Whether the entry exists: further changes then replace it. */
  isPushed: boolean;
}

/** A list to navigate to. */
export interface NextList {
  url: string;
  replace: boolean;
  keepsFocus: boolean;
}

/** A search from its first list on: what the form and the map ask for while lists load, and what is shown. */
export interface SearchSession {
  /** URL of the list that is drawn. */
  shown: string;
  /** URL of the list by the form's last choices; the part of a moved map may have been added to it. */
  asked: string;
  loading: LoadingPage | undefined;
  form: {
    /** Another one for each form: a new one shows what the list was asked for. */
    key: number;
    /** The list has followed a change of the form. */
    isKept: boolean;
    step?: Step | undefined;
    /** A choice that no list was asked for yet. */
    changed?: { filter: string; query: FormQuery; reached: string } | undefined;
  };
  map: {
    /** Where it has come to rest, as `bbox`; no list was asked for yet. */
    moved?: string | undefined;
    asked?: NextList | undefined;
  };
}

export type SearchEvent =
  /** @param reached URL of the list that the router is at, which may not be drawn yet */
  | { type: 'changed'; filter: string; query: FormQuery; reached: string }
  | { type: 'moved'; bbox: string }
  /** @param next undefined where the choice, or the move, leads to no other list */
  | { type: 'formAsked'; next: FormAsked | undefined }
  | { type: 'mapAsked'; next: NextList | undefined }
  | { type: 'loading'; page: LoadingPage }
  /** The load ended, and the list that is shown is the same: Back has cancelled it. */
  | { type: 'cancelled' }
  /** Another list is drawn. @param keepsFocus it has followed a change of the form */
  | { type: 'loaded'; url: string; keepsFocus: boolean; loading: LoadingPage | undefined };

interface FormAsked extends NextList {
  /** URL of the list by the form alone. */
  own: string;
  step: Step;
}

export const newSession = (url: string): SearchSession => ({
  shown: url,
  asked: url,
  loading: undefined,
  form: { key: 0, isKept: false },
  map: {},
});

/** Another form: it shows what the list was asked for. */
const withNewForm = (session: SearchSession, url: string): SearchSession => ({
  ...session,
  shown: url,
  asked: url,
  form: { key: session.form.key + 1, isKept: false },
});

/** The form stays where it has asked for the list itself, or the map was moved: the visitor goes on choosing there. */
function listLoaded(session: SearchSession, url: string, keepsFocus: boolean): SearchSession {
  if (!keepsFocus && wholeListOf(session.shown) !== wholeListOf(url)) return withNewForm(session, url);
  const { asked } = session;
  const form = { ...session.form, isKept: keepsFocus };
  // The form has asked for the next list before this one, its own too, was drawn.
  if (keepsFocus && wholeListOf(asked) !== wholeListOf(url)) return { ...session, shown: url, form };
  // What the map or a link has changed in between begins another step.
  return { ...session, shown: url, asked: url, form: { ...form, step: asked === url ? form.step : undefined } };
}

export function searchSession(session: SearchSession, event: SearchEvent): SearchSession {
  const { form, map } = session;
  switch (event.type) {
    case 'changed': {
      const { filter, query, reached } = event;
      return { ...session, form: { ...form, changed: { filter, query, reached } } };
    }
    case 'moved':
      return { ...session, map: { ...map, moved: event.bbox } };
    case 'formAsked': {
      const { own = session.asked, step = form.step } = event.next ?? {};
      return { ...session, asked: own, form: { ...form, changed: undefined, step } };
    }
    case 'mapAsked':
      return { ...session, map: { asked: event.next ?? map.asked } };
    case 'loading':
      return { ...session, loading: event.page };
    case 'cancelled': {
      const { shown, asked } = session;
      const idle = { ...session, loading: undefined };
      return wholeListOf(asked) === wholeListOf(shown) ? idle : withNewForm(idle, shown);
    }
    case 'loaded':
      return { ...listLoaded(session, event.url, event.keepsFocus), loading: event.loading };
  }
}

/**
 * The list that a choice in the form leads to; undefined where that is the one that was asked for, or can have no
 * estates. The latest choice wins, Back takes one filter after the other.
 */
export function nextOfForm({ shown, asked, loading, form }: SearchSession): FormAsked | undefined {
  if (!form.changed) return undefined;
  const { filter, query, reached } = form.changed;
  const own = possibleTarget(query);
  if (own === null || own === asked) return undefined;
  const pending = loading?.url ?? asked;
  // Something else is loading, which the visitor chose later.
  if (wholeListOf(pending) !== wholeListOf(asked)) return undefined;
  // The list of a moved map may be loading, of which the form does not know.
  const url = targetOf(query, [asked, pending])!;
  const { from, isPushed } = form.step?.filter === filter ? form.step : { from: reached, isPushed: false };
  const step = { filter, from, isPushed: isPushed || reached !== from };
  // A change that is taken back while its list loads returns to the list that shows, which has its entry.
  return { url, replace: step.isPushed || url === shown, keepsFocus: true, own, step };
}

/**
 * What a move of the map changes: the list that is loading, since a filter has been chosen, or the one that is shown.
 * Undefined while the visitor goes elsewhere, which must neither be replaced nor cancelled.
 */
export function listOfMap({ loading }: SearchSession, shown: SearchedList): SearchedList | undefined {
  if (!loading) return shown;
  const { list } = loading;
  if (!list || !isSamePlace(shown, list)) return undefined;
  const { bbox, drawn } = list.query.filters;
  const isFreed = shown.query.filters.bbox !== undefined && bbox === undefined;
  return isFreed || drawn !== undefined ? undefined : list;
}

/** A list's URL with another part of the map. */
export function limitedTo(
  { params, query: { filters, sort }, language }: SearchedList,
  part: Pick<EstateFilters, 'bbox' | 'drawn'>,
): string {
  // A travel time is an area already.
  const replaced: readonly FilterName[] = part.drawn === undefined ? mapFilterNames : [...mapFilterNames, 'travel'];
  const query = { filters: { ...withoutFilters(filters, replaced), ...part }, sort };
  return buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query }), language);
}

/** The list of the part of the map that the visitor has moved to; undefined while they go elsewhere. */
export function nextOfMap(session: SearchSession, shown: SearchedList): NextList | undefined {
  const { loading, map } = session;
  const base = listOfMap(session, shown);
  if (map.moved === undefined || !base) return undefined;
  return {
    url: limitedTo(base, { bbox: map.moved }),
    // A filter that loads keeps its entry of the history.
    replace: !loading || (loading.url === map.asked?.url && map.asked.replace),
    keepsFocus: loading?.keepsFocus ?? false,
  };
}
