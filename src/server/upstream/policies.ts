import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames } from '#shared/filters/table.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';

/** Every cache number of the server that is not the upstream's to say, in seconds. */

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** What is proxied and cached, and how. */
export interface ResourcePolicy {
  /** Its kind in keys, counters and metrics; each kind has a breaker of its own. */
  kind: 'api' | 'cms' | 'media' | 'magazine';
  host: 'api' | 'cms';
  path: RegExp;
  /** Where the upstream leaves out how long. null: never kept, whatever the upstream says. */
  lifetime: DefaultLifetime | null;
  /** The query names that reach the upstream, in the order of the normal form. Others would fill the cache with copies. */
  query: readonly string[];
  /** In milliseconds: until connected, until the first byte, between two, and in all. */
  timeouts: { lookup: number; connect: number; response: number; socket: number; request: number };
}

const jsonTimeouts = { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 6_000 } as const;
/** Drawing a picture for the first time takes its while. */
const fileTimeouts = { lookup: 500, connect: 500, response: 10_000, socket: 10_000, request: 30_000 } as const;

/** As createApi writes them, so that a call of the browser is in normal form. */
const apiQuery = [
  'type',
  'town',
  ...queryNamesOf(filterNames),
  'bbox',
  'references',
  '_sort',
  '_page',
  '_qty',
  '_facets',
  't',
].filter((name, index, all) => all.indexOf(name) === index);

const api = { kind: 'api', host: 'api', query: apiQuery, timeouts: jsonTimeouts } as const;

/** The first whose path matches holds. */
export const resourcePolicies: readonly ResourcePolicy[] = [
  { ...api, path: /^\/web\/estate\/[^/]+\/private\/?$/i, lifetime: null },
  { ...api, path: /^\/web\/(?:lead|rgpd)(?:\/|$)/i, lifetime: null },
  {
    ...api,
    path: /^\/web\/(?:provinces|agent-provinces|towns|zones)(?:\/|$)/,
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: day },
  },
  { ...api, path: /^\/web\/sitemap\//, lifetime: { fresh: hour, whileRevalidate: day, ifError: 7 * day } },
  { ...api, path: /^\/web\//, lifetime: { fresh: minute, whileRevalidate: 10 * minute, ifError: day } },
  {
    kind: 'cms',
    host: 'cms',
    path: /^\/wp-json\//,
    query: [],
    timeouts: jsonTimeouts,
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
  },
  {
    kind: 'media',
    host: 'api',
    path: /^\/media\//,
    query: [],
    timeouts: fileTimeouts,
    lifetime: { fresh: day, whileRevalidate: 7 * day, ifError: 7 * day },
  },
  {
    kind: 'magazine',
    host: 'cms',
    path: /^\/magazine(?:\/|$)/,
    query: ['s', 'paged'],
    timeouts: fileTimeouts,
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: day },
  },
];

/** @param pathname without query */
export const resourcePolicyOf = (pathname: string): ResourcePolicy | undefined =>
  resourcePolicies.find(({ path }) => path.test(pathname));

/** Of a translation, whose key holds the text that it is of. */
export const translationLifetime: DefaultLifetime & { age: 0 } = {
  fresh: 30 * day,
  whileRevalidate: 30 * day,
  ifError: 30 * day,
  age: 0,
};

/** Of a page that is not there, or elsewhere: short, for it may come back (edge statement 38). */
export const absentPage: DefaultLifetime = { fresh: 10, whileRevalidate: 0, ifError: 0 };

/** Of a page that changes with a release only, but for what stands around it. */
const textPage: DefaultLifetime = { fresh: hour, whileRevalidate: day, ifError: 7 * day };

/** How long a page of each route may be used, if all that it was made from may; null: for the holder of a link alone, kept nowhere. */
export const pagePolicies = {
  Home: { fresh: 5 * minute, whileRevalidate: hour, ifError: day },
  Search: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  Estate: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  EstatePrivate: null,
  Favourites: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  AgentProvinces: { fresh: 5 * minute, whileRevalidate: hour, ifError: day },
  Agents: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  Agent: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  Agency: { fresh: minute, whileRevalidate: 10 * minute, ifError: day },
  RgpdAccept: null,
  Thanks: { fresh: hour, whileRevalidate: day, ifError: day },
  Aviso: textPage,
  Privacidad: textPage,
  AgencyError: absentPage,
} as const satisfies Record<RouteName, DefaultLifetime | null>;
