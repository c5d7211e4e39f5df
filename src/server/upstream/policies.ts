import { endpointNames, endpointUrl, type EndpointName } from '#shared/api/endpoints.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';
import { endpointOf } from './endpointOf.ts';
import {
  cmsStatuses,
  bulkStatuses,
  laterPageStatuses,
  listStatuses,
  magazineStatuses,
  mailedLinkStatuses,
  mediaStatuses,
  otherStatuses,
  placeStatuses,
  recordStatuses,
  suggestionStatuses,
  type ExpectedStatuses,
} from './expectedStatuses.ts';

/** Every lifetime of the cache that the upstream does not state, in seconds. */

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** How the calls of an endpoint are made and cached. Their tags come from the upstream (Surrogate-Key). */
export interface EndpointPolicy {
  /** Its kind in keys, counters and metrics; each kind has its own circuit breaker. */
  kind: 'api' | 'cms' | 'media' | 'magazine' | 'sitemap';
  host: 'api' | 'cms';
  /** Where the upstream states none. null: never stored, whatever the upstream states. */
  lifetime: DefaultLifetime | null;
  /** In milliseconds: until connected, until the first byte, between two, and in all. */
  timeouts: { lookup: number; connect: number; response: number; socket: number; request: number };
  /** What counts as an answer beside 200 and 304. */
  statuses: ExpectedStatuses;
  /** The same of its pages past the first. */
  laterPages?: ExpectedStatuses;
  /** For the site's own use: not passed on to browsers. */
  isInternal?: true;
}

export type UpstreamKind = EndpointPolicy['kind'];
export type Timeouts = EndpointPolicy['timeouts'];

/** Whole within little more than the first byte may take: a visitor waits for it. */
const jsonTimeouts = { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 3_200 } as const;
/** The first time, a picture has to be drawn; an export reads many whole listings. */
const fileTimeouts = { lookup: 500, connect: 500, response: 10_000, socket: 10_000, request: 30_000 } as const;

const minutes = { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day } as const;
const hours = { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day } as const;

const api = { kind: 'api', host: 'api', timeouts: jsonTimeouts } as const;
const places = { ...api, lifetime: hours, statuses: placeStatuses } as const;
const people = { ...api, lifetime: minutes, statuses: placeStatuses } as const;
const record = { ...api, lifetime: minutes, statuses: recordStatuses } as const;
const mailedLink = { ...api, lifetime: null, statuses: mailedLinkStatuses } as const;
const form = { ...api, lifetime: null, statuses: otherStatuses } as const;
const cms = {
  kind: 'cms',
  host: 'cms',
  timeouts: jsonTimeouts,
  lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
} as const;
/** Not kept: the pages of a large network would take all of the cache. The site keeps what it makes of them. */
const sitemap = { ...api, kind: 'sitemap', lifetime: null, statuses: bulkStatuses } as const;
/** The whole network, for the site's own feeds. */
const estateExport = {
  ...api,
  timeouts: fileTimeouts,
  lifetime: null,
  statuses: bulkStatuses,
  isInternal: true,
} as const;

const endpointPolicies = {
  media: {
    kind: 'media',
    host: 'api',
    timeouts: fileTimeouts,
    lifetime: { fresh: day, whileRevalidate: 7 * day, ifError: 7 * day },
    statuses: mediaStatuses,
  },
  provinces: { ...places, statuses: listStatuses },
  agentProvinces: { ...places, statuses: listStatuses },
  towns: places,
  zones: places,
  // A text is one entry in whatever case and accents it was typed: createApi folds it.
  suggestions: { ...places, statuses: suggestionStatuses },
  estates: { ...api, lifetime: minutes, statuses: listStatuses, laterPages: laterPageStatuses },
  pins: { ...api, lifetime: minutes, statuses: listStatuses },
  estate: record,
  privateEstate: { ...record, lifetime: null },
  estateBySlug: record,
  agents: people,
  agent: record,
  homeAgents: people,
  agencies: people,
  agency: record,
  homeData: { ...cms, statuses: cmsStatuses },
  lead: mailedLink,
  acceptance: mailedLink,
  alert: mailedLink,
  cancellation: mailedLink,
  subscription: mailedLink,
  newOpportunity: form,
  newOwnerRequest: mailedLink,
  newSubscription: form,
  newAlert: mailedLink,
  newLink: mailedLink,
  accept: mailedLink,
  cancel: mailedLink,
  sitemapIndex: sitemap,
  sitemap,
  estateExport,
  otherLead: mailedLink,
  otherMailedLink: mailedLink,
  otherExport: estateExport,
  other: { ...api, lifetime: minutes, statuses: otherStatuses },
  otherOfCms: { ...cms, statuses: otherStatuses },
  magazine: {
    kind: 'magazine',
    host: 'cms',
    timeouts: fileTimeouts,
    lifetime: hours,
    statuses: magazineStatuses,
  },
} as const satisfies Record<EndpointName, EndpointPolicy>;

export const policyOf = (name: EndpointName): EndpointPolicy => endpointPolicies[name];

/** @param path without query @returns undefined for what no upstream serves */
export function pathPolicy(path: string): EndpointPolicy | undefined {
  const endpoint = endpointOf(path);
  return endpoint && policyOf(endpoint.name);
}

export const upstreamKinds = [...new Set(endpointNames.map((name) => policyOf(name).kind))];

/**
 * What the probe of a kind asks for, by a GET: cheap, and there in every network. Pictures have no such address: the
 * last one that was there is asked for.
 */
export const probePaths = {
  api: endpointUrl('provinces', {}),
  cms: endpointUrl('homeData', {}),
  magazine: '/magazine/',
  sitemap: endpointUrl('sitemapIndex', {}),
} as const satisfies Record<Exclude<UpstreamKind, 'media'>, string>;

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
