import { beginningOf } from '#shared/parseJson.ts';
import { formatFilters, parseFilters, queryNamesOf, withoutFilters } from '#shared/filters/filterQuery.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import { withoutDefaultKinds } from '#shared/filters/kindGroups.ts';
import {
  alertFilterNames,
  filterNames,
  isFilterOfKind,
  mapFilterNames,
  noAlertFilterNames,
  type EstateFilters,
} from '#shared/filters/table.ts';
import { isKey } from '#shared/domain/estateKey.ts';
import { readKeys, writeKeys } from '#shared/domain/favourites.ts';
import {
  defaultDirectorySort,
  defaultEstateSort,
  directorySortQuery,
  directoryTabs,
  estateSortQuery,
  parseDirectorySort,
  parseEstateSort,
  type DirectorySort,
  type DirectoryTab,
  type EstateSort,
} from '#shared/domain/sorts.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { isSlug, slugify, slugPattern } from '#shared/domain/slugify.ts';
import { typeOfWord } from './operationWords.ts';
import type { RouteName } from './table.ts';

/** What visitors type as they write numbers. */
const typedNames = queryNamesOf(filterNames.filter((name) => isFilterOfKind(name, 'range')));

/** Filters that a Search URL carries in its query; the province stands in its path. */
const searchFilterNames = filterNames.filter((name) => name !== 'province');

export interface SearchQuery {
  filters: EstateFilters;
  sort: EstateSort;
  /** From 1. */
  page: number;
}

export interface AgentsQuery {
  tab: DirectoryTab;
  /** Only who speaks it, and only who works there: names as slugs (slugify.ts). */
  language?: string;
  zone?: string;
  sort: DirectorySort;
  /** From 1. */
  page: number;
}

/** A search that is handed over to the survey of alerts: what its form begins with. */
export interface AlertSurveyQuery {
  type?: OperationType;
  /** By the slugs of their paths: `madrid`, `madrid/getafe`, `madrid/madrid/chamberi`. */
  where?: string[];
  /** Without places. Whether a drawn area is one, the page's loader checks. */
  filters?: EstateFilters;
  /** The key of one listing: its price alert. Places and filters then have no meaning. */
  key?: string;
}

/** The known part of a route's query: which names, how they are read, how they are written. */
interface QueryCodec<T> {
  /** In the one order of a normal-form URL (PD-20). */
  names: readonly string[];
  /**
   * Parameters of the path that a plain form sends in the query, because a form without JavaScript cannot choose its
   * path. The normal form moves them into the path. @returns null when one is malformed
   */
  pathParams?: (query: URLSearchParams) => { province?: string; type?: OperationType } | null;
  /** @returns null when a value has no meaning, which makes the URL a 404 (PD-23) */
  parse: (query: URLSearchParams) => T | null;
  /**
   * The well-formed part of a query that `parse` refuses because of its filters or sort; null when neither is
   * malformed.
   */
  repair?: (query: URLSearchParams) => Partial<T> | null;
  /** Only what differs from the default is written. */
  format: (value: Partial<T>) => [name: string, value: string][];
}

const none: QueryCodec<object> = { names: [], parse: () => ({}), format: () => [] };

function parsePage(raw: string | undefined): number | null {
  if (raw === undefined || raw === '') return 1;
  return /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : null;
}

/**
 * Towns belong to a province and zones to a town. A plain form that offers them names in `listed` the place that they
 * are of (`barcelona/sitges`): another province or town in the same form makes its towns or zones void.
 */
function withoutForeignPlaces(filters: EstateFilters, query: URLSearchParams): EstateFilters {
  const listed = query.get('listed');
  if (listed === null) return filters;
  const [province = '', town = ''] = listed.split('/');
  const { town: chosen, zone: _, ...others } = filters;
  if ((query.getAll('province').findLast(Boolean) ?? '') !== province) return withoutFilters(others, mapFilterNames);
  return (chosen ?? '') === town ? filters : { ...others, ...(chosen === undefined ? {} : { town: chosen }) };
}

function parseSearchFilters(query: URLSearchParams): { filters: EstateFilters; isWellFormed: boolean } {
  const valuesOf = (name: string) =>
    typedNames.includes(name) ? query.getAll(name).map(plainNumber) : query.getAll(name);
  const { filters, malformed } = parseFilters(valuesOf, searchFilterNames);
  return { filters: withoutDefaultKinds(withoutForeignPlaces(filters, query)), isWellFormed: malformed.length === 0 };
}

const parseSort = (query: URLSearchParams): EstateSort | null =>
  parseEstateSort(query.getAll('sort').findLast(Boolean) ?? defaultEstateSort);

const search: QueryCodec<SearchQuery> = {
  names: ['operation', 'province', 'listed', ...queryNamesOf(searchFilterNames), 'sort', 'page'],
  pathParams: (query) => {
    // Of a name its slug, as in the path.
    const provinces = query.getAll('province').map((name) => slugify(name) || name);
    const { filters, malformed } = parseFilters(() => provinces, ['province']);
    const operation = query.getAll('operation').findLast(Boolean);
    const type = operation === undefined ? undefined : typeOfWord.get(operation);
    if (malformed.length > 0 || (operation !== undefined && type === undefined)) return null;
    return {
      ...(filters.province === undefined ? {} : { province: filters.province }),
      ...(type === undefined ? {} : { type }),
    };
  },
  parse: (query) => {
    const { filters, isWellFormed } = parseSearchFilters(query);
    const sort = parseSort(query);
    const page = parsePage(query.getAll('page').at(-1));
    return !isWellFormed || sort === null || page === null ? null : { filters, sort, page };
  },
  repair: (query) => {
    const { filters, isWellFormed } = parseSearchFilters(query);
    const sort = parseSort(query);
    // With filters and sort in order it is the page that does not exist: a plain 404.
    return sort !== null && isWellFormed ? null : { filters, sort: sort ?? defaultEstateSort };
  },
  format: ({ filters = {}, sort = defaultEstateSort, page = 1 }) => [
    ...formatFilters(withoutDefaultKinds(filters)).filter(([name]) => name !== 'province'),
    ...(sort === defaultEstateSort ? [] : [['sort', estateSortQuery(sort)] as [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
  ],
};

const signed: QueryCodec<{ t?: string }> = {
  names: ['t'],
  parse: (query) => {
    const t = query.get('t');
    return t ? { t } : {};
  },
  format: ({ t }) => (t === undefined ? [] : [['t', t]]),
};

export interface FindQuery {
  /** Absent: whichever of the two the text is about. */
  operation?: OperationType;
  /** What the visitor looks for, as typed: a place, a postcode, a reference, an agent, an agency. */
  q?: string;
}

/** Characters of a text that is looked for. */
const maxFindLength = 80;

const find: QueryCodec<FindQuery> = {
  names: ['operation', 'q'],
  parse: (query) => {
    const operation = typeOfWord.get(query.getAll('operation').findLast(Boolean) ?? '');
    const typed = (query.getAll('q').findLast(Boolean) ?? '').replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
    const q = beginningOf(typed, maxFindLength).trim();
    return { ...(operation === undefined ? {} : { operation }), ...(q === '' ? {} : { q }) };
  },
  format: ({ operation, q }) => [
    ...(operation === undefined ? [] : [['operation', operation] as [string, string]]),
    ...(q === undefined ? [] : [['q', q] as [string, string]]),
  ],
};

/**
 * The homes of a shared list by their keys, in its order; without them the page is the visitor's own. One that is none,
 * or one too many, has no meaning.
 */
const favourites: QueryCodec<{ keys?: string[] }> = {
  names: ['references'],
  parse: (query) => {
    const given = new Set(
      query
        .getAll('references')
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    );
    if (given.size === 0) return {};
    const keys = readKeys([...given].join(','));
    return keys.length === given.size ? { keys } : null;
  },
  format: ({ keys = [] }) => (keys.length === 0 ? [] : [['references', writeKeys(keys)]]),
};

/** @returns undefined when nothing was given, null when it is no slug */
function parseSlug(raw: string | undefined): string | null | undefined {
  if (raw === undefined) return undefined;
  return isSlug(raw) ? raw : null;
}

const agents: QueryCodec<AgentsQuery> = {
  names: ['tab', 'language', 'zone', 'sort', 'page'],
  parse: (query) => {
    const last = (name: string) => query.getAll(name).findLast(Boolean);
    const wanted = last('tab') ?? directoryTabs[0];
    const tab = directoryTabs.find((name) => name === wanted);
    const language = parseSlug(last('language'));
    const zone = parseSlug(last('zone'));
    const page = parsePage(query.getAll('page').at(-1));
    if (tab === undefined || language === null || zone === null || page === null) return null;
    const sort = parseDirectorySort(tab, last('sort') ?? defaultDirectorySort(tab));
    return sort === null
      ? null
      : { tab, sort, page, ...(language === undefined ? {} : { language }), ...(zone === undefined ? {} : { zone }) };
  },
  format: ({ tab = 'agents', language, zone, sort, page = 1 }) => [
    ...(tab === 'agents' ? [] : [['tab', tab] as [string, string]]),
    ...(language === undefined ? [] : [['language', language] as [string, string]]),
    ...(zone === undefined ? [] : [['zone', zone] as [string, string]]),
    ...(sort === undefined || sort === defaultDirectorySort(tab)
      ? []
      : [['sort', directorySortQuery(sort)] as [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
  ],
};

const placePath = new RegExp(`^${slugPattern}(?:/${slugPattern}){0,2}$`);

const parseKey = (raw: string | undefined): string | null | undefined => (raw === undefined || isKey(raw) ? raw : null);

const alertSurvey: QueryCodec<AlertSurveyQuery> = {
  names: ['type', 'where', ...queryNamesOf(alertFilterNames), 'reference'],
  parse: (query) => {
    const last = (name: string) => query.getAll(name).findLast(Boolean);
    const given = last('type');
    const type = operationTypes.find((name) => name === given);
    const key = parseKey(last('reference'));
    if ((given !== undefined && type === undefined) || key === null) return null;
    const ofType = type === undefined ? {} : { type };
    if (key !== undefined) return { ...ofType, key };
    const { filters, malformed } = parseFilters((name) => query.getAll(name), alertFilterNames);
    const where = query.getAll('where').flatMap((value) => value.toLowerCase().split(',').filter(Boolean));
    if (malformed.length > 0 || where.some((path) => !placePath.test(path))) return null;
    return {
      ...ofType,
      ...(where.length > 0 ? { where: [...new Set(where)].sort() } : {}),
      ...(Object.keys(filters).length > 0 ? { filters } : {}),
    };
  },
  format: ({ type, where = [], filters = {}, key }) => [
    ...(type === undefined ? [] : [['type', type] as [string, string]]),
    ...(where.length === 0 ? [] : [['where', where.toSorted().join(',')] as [string, string]]),
    ...formatFilters(withoutFilters(filters, noAlertFilterNames)),
    ...(key === undefined ? [] : [['reference', key] as [string, string]]),
  ],
};

/** `?confirm=delete` asks whether the alert is really to be deleted. */
const alertUpdate: QueryCodec<{ confirm?: 'delete' }> = {
  names: ['confirm'],
  parse: (query) => (query.get('confirm') === 'delete' ? { confirm: 'delete' } : {}),
  format: ({ confirm }) => (confirm === undefined ? [] : [['confirm', confirm]]),
};

/** What the visitor is thanked for (PD-12). */
export const thanksReasons = [
  'newsletter',
  'confirmed',
  'enquiry',
  'owner',
  'alert',
  'alertConfirmed',
  'alertUpdated',
  'link',
  'cancelled1',
  'cancelled2',
  'cancelled3',
] as const;

export type ThanksReason = (typeof thanksReasons)[number];

/** The language is no part of what a page is reached with: resolveUrl.ts reads it, build.ts writes it. */
const languageOnly: QueryCodec<object> = { ...none, names: ['lang'] };

const thanks: QueryCodec<{
  from?: ThanksReason;
  /** A search that an alert is offered for; of an alert its operation, and its listing or other kinds than homes. */
  offer?: AlertSurveyQuery;
}> = {
  names: ['from', ...alertSurvey.names],
  parse: (query) => {
    const from = thanksReasons.find((reason) => reason === query.get('from'));
    const offer = query.has('type') ? alertSurvey.parse(query) : null;
    return from ? { from, ...(offer ? { offer } : {}) } : {};
  },
  format: ({ from, offer = {} }) => (from === undefined ? [] : [['from', from], ...alertSurvey.format(offer)]),
};

export const queryCodecs = {
  Home: none,
  Search: search,
  Estate: none,
  EstatePrivate: signed,
  Find: find,
  Favourites: favourites,
  AgentProvinces: none,
  Agents: agents,
  Agent: none,
  Agency: none,
  RgpdAccept: none,
  RgpdLead: none,
  RgpdUnsubscribe: none,
  RgpdAcceptDefault: none,
  RgpdCancel: none,
  RgpdCancelRGPD: none,
  AlertSurvey: alertSurvey,
  AlertUpdate: alertUpdate,
  Sell: none,
  Rent: none,
  About: none,
  Manifest: none,
  Whistleblower: none,
  Accessibility: none,
  Thanks: thanks,
  Aviso: none,
  Privacidad: none,
  Cookies: none,
  Corresponsabilidad: none,
  RgpdPrivacyAlerts: none,
  RgpdContacts: none,
  AgencyError: languageOnly,
} satisfies Record<RouteName, unknown>;

export type RouteQuery<Name extends RouteName> = NonNullable<ReturnType<(typeof queryCodecs)[Name]['parse']>>;

const codecOf = <Name extends RouteName>(name: Name) => queryCodecs[name] as unknown as QueryCodec<RouteQuery<Name>>;

/**
 * What a name means: `ROOMS`, `rooms[]` and `rooms[0]` are other spellings of `rooms`, of which the normal form makes
 * one.
 */
function knownName(names: readonly string[], given: string): string {
  const plain = given.toLowerCase().replace(/\[\d*\]$/, '');
  return names.includes(plain) ? plain : given;
}

/** The query with its known names as we spell them. */
function respelled(names: readonly string[], query: URLSearchParams): URLSearchParams {
  const given = [...query];
  return given.every(([name]) => knownName(names, name) === name)
    ? query
    : new URLSearchParams(given.map(([name, value]) => [knownName(names, name), value]));
}

/** @returns null when a part of it is malformed */
export function parseQuery<Name extends RouteName>(name: Name, query: URLSearchParams): RouteQuery<Name> | null {
  const { names, parse } = codecOf(name);
  return parse(respelled(names, query));
}

/** The query without its malformed filters; null if something else in it is malformed. */
export function repairQuery<Name extends RouteName>(
  name: Name,
  query: URLSearchParams,
): Partial<RouteQuery<Name>> | null {
  const { names, repair } = codecOf(name);
  return repair ? repair(respelled(names, query)) : null;
}

/** The parameters that a form sent in the query instead of the path (see QueryCodec.pathParams). */
export const parsePathParams = (name: RouteName, query: URLSearchParams) => {
  const { names, pathParams } = codecOf(name);
  return pathParams ? pathParams(respelled(names, query)) : {};
};

/** The known query in normal form, with its `?`, or nothing. */
export function buildQuery<Name extends RouteName>(name: Name, query: Partial<RouteQuery<Name>>): string {
  const pairs = codecOf(name)
    .format(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * The pairs of a query that the route does not know, untouched. In normal form they follow the known ones (tracking,
 * `newsletter`), for they are not ours to change (PD-15, docs/product.md#search-engines).
 */
export function unknownQuery(name: RouteName, search: string): string {
  const { names } = codecOf(name);
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(knownName(names, nameOf(pair))))
    .join('&');
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
