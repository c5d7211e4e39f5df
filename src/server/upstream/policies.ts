import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames } from '#shared/filters/table.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';

/** Every lifetime of the cache that the upstream does not state, in seconds. */

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** What is proxied and cached, and how. */
export interface ResourcePolicy {
  /** Its kind in keys, counters and metrics; each kind has its own circuit breaker. */
  kind: 'api' | 'cms' | 'media' | 'magazine' | 'sitemap';
  host: 'api' | 'cms';
  path: RegExp;
  /** Where the upstream states none. null: never stored, whatever the upstream states. */
  lifetime: DefaultLifetime | null;
  /**
   * The parameters that reach the upstream, in the order of the normal form. Others would fill the cache with copies.
   */
  query: readonly string[];
  /** In milliseconds: until connected, until the first byte, between two, and in all. */
  timeouts: { lookup: number; connect: number; response: number; socket: number; request: number };
}

/** Whole within little more than the first byte may take: a visitor waits for it. */
const jsonTimeouts = { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 3_200 } as const;
/** The first time, a picture has to be drawn; an export reads many whole listings. */
const fileTimeouts = { lookup: 500, connect: 500, response: 10_000, socket: 10_000, request: 30_000 } as const;

/** In the order of createApi, so that a call of the browser is in normal form. */
const apiQuery = [
  'type',
  'town',
  ...queryNamesOf(filterNames),
  'closed',
  'references',
  '_sort',
  '_page',
  '_qty',
  '_facets',
  't',
].filter((name, index, all) => all.indexOf(name) === index);

const api = { kind: 'api', host: 'api', query: apiQuery, timeouts: jsonTimeouts } as const;

/** The whole network, for the site's own feeds: never stored, and not passed on to browsers. */
export const exportPath = /^\/web\/export(?:\/|$)/i;

/** The first policy whose path matches applies. */
export const resourcePolicies: readonly ResourcePolicy[] = [
  { ...api, path: /^\/web\/estate\/[^/]+\/private\/?$/i, lifetime: null },
  { ...api, path: /^\/web\/(?:lead|rgpd)(?:\/|$)/i, lifetime: null },
  { ...api, path: exportPath, lifetime: null, query: ['_after'], timeouts: fileTimeouts },
  {
    ...api,
    path: /^\/web\/(?:provinces|agent-provinces|towns|zones)(?:\/|$)/,
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  },
  // A text is one entry in whatever case and accents it was typed: createApi folds it.
  {
    ...api,
    path: /^\/web\/suggestions\/?$/,
    query: ['type', 'q', 'language'],
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  },
  // Not kept: the pages of a large network would take all of the cache. The site keeps what it makes of them.
  { ...api, kind: 'sitemap', path: /^\/web\/sitemap(?:\/|$)/, query: ['_page'], lifetime: null },
  { ...api, path: /^\/web\//, lifetime: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day } },
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
    // The CMS redirects other spellings.
    path: /^\/magazine(?:\/|$)/i,
    query: ['s', 'paged'],
    timeouts: fileTimeouts,
    lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  },
];

/**
 * What the probe of a kind asks for, by a GET: cheap, and there in every network. Pictures have no such address: the
 * last one that was there is asked for.
 */
export const probePaths = {
  api: '/web/provinces',
  cms: '/wp-json/custom/v1/home-data/',
  magazine: '/magazine/',
  sitemap: '/web/sitemap',
} as const satisfies Record<Exclude<ResourcePolicy['kind'], 'media'>, string>;

/** @param pathname without query */
export const resourcePolicyOf = (pathname: string): ResourcePolicy | undefined =>
  resourcePolicies.find(({ path }) => path.test(pathname));

/** Of a translation, whose key contains the text. */
export const translationLifetime: DefaultLifetime & { age: 0 } = {
  fresh: 30 * day,
  whileRevalidate: 30 * day,
  ifError: 30 * day,
  age: 0,
};

/** Of the sitemap's files. Never stale while a new one is made: crawlers come once a day, and would get yesterday's. */
export const sitemapLifetime: DefaultLifetime = { fresh: hour, whileRevalidate: 0, ifError: 7 * day };

/** Of a page that is missing or moved: short, because it may come back (src/server/edge/README.md, statement 38). */
export const absentPage: DefaultLifetime = { fresh: 10, whileRevalidate: 0, ifError: 0 };

/** Of a page whose text changes with a release only. */
const textPage: DefaultLifetime = { fresh: hour, whileRevalidate: day, ifError: 7 * day };

/**
 * How long a page of each route may be used, if all its data may; null: for one visitor alone, stored nowhere.
 */
export const pagePolicies = {
  Home: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  Search: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  Estate: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  EstatePrivate: null,
  // What somebody typed is theirs.
  Find: null,
  Favourites: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  AgentProvinces: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  Agents: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  Agent: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  Agency: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  RgpdAccept: null,
  RgpdLead: null,
  RgpdUnsubscribe: null,
  RgpdAcceptDefault: null,
  RgpdCancel: null,
  RgpdCancelRGPD: null,
  AlertSurvey: textPage,
  AlertUpdate: null,
  Sell: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  Rent: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  About: { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day },
  Manifest: textPage,
  Whistleblower: textPage,
  Accessibility: textPage,
  Thanks: { fresh: hour, whileRevalidate: day, ifError: 3 * day },
  Aviso: textPage,
  Privacidad: textPage,
  Cookies: textPage,
  Corresponsabilidad: textPage,
  RgpdPrivacyAlerts: null,
  RgpdContacts: null,
  AgencyError: absentPage,
} as const satisfies Record<RouteName, DefaultLifetime | null>;
