import { endpointNames, endpointUrl, type EndpointName } from '#shared/api/endpoints.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';
import { endpointOf } from './endpointOf.ts';
import {
  cmsStatuses,
  bulkStatuses,
  laterPageStatuses,
  listStatuses,
  mailedLinkStatuses,
  mediaStatuses,
  optionalStatuses,
  otherStatuses,
  placeStatuses,
  recordStatuses,
  suggestionStatuses,
  webServerStatuses,
  type ExpectedStatuses,
} from './expectedStatuses.ts';

/** Every lifetime of an upstream's answers that the upstream does not state, in seconds. */

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** What the site answers itself: by the engine of ISOCHRONES_URL, and from the tiles of its maps. */
export type OwnHost = 'isochrones' | 'mapTiles';

/** What is done around the calls of an endpoint alone: withReach.ts, withHomeBlocks.ts. */
export type DecoratorName = 'reach' | 'homeBlocks';

/** How the calls of an endpoint are made and cached. */
export interface EndpointPolicy {
  /** Its kind in keys, counters and metrics; each kind has its own circuit breaker. */
  kind: 'api' | 'cms' | 'media' | 'magazine' | 'cmsFile' | 'sitemap' | 'isochrones' | 'nearby';
  host: 'api' | 'cms' | OwnHost;
  /** Where the upstream states none. null: never stored, whatever the upstream states. */
  lifetime: DefaultLifetime | null;
  /** In milliseconds: until connected, until the first byte, between two, and in all. */
  timeouts: { lookup: number; connect: number; response: number; socket: number; request: number };
  /** What counts as an answer beside 200 and 304. */
  statuses: ExpectedStatuses;
  /** The same of its pages past the first. */
  laterPages?: ExpectedStatuses;
  /** Of its answers, beside those that the upstream sends (Surrogate-Key). */
  tags?: readonly string[];
  /** Visitors may have pictures, PDF, video and audio alone (mediaFile.ts). */
  isMedia?: true;
  /** Of the holder of a mailed link: who is refused by the code of a token is told so. */
  isOfLink?: true;
  /** For the site's own use: not passed on to browsers. */
  isInternal?: true;
  /** Nothing can be read there: the site answers so itself. */
  isWriteOnly?: true;
  decorator?: DecoratorName;
}

export type UpstreamKind = EndpointPolicy['kind'];
export type Timeouts = EndpointPolicy['timeouts'];

/** Whole within little more than the first byte may take: a visitor waits for it. */
const jsonTimeouts = { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 3_200 } as const;
/** An export reads many whole listings. */
const fileTimeouts = { lookup: 500, connect: 500, response: 10_000, socket: 10_000, request: 30_000 } as const;
/** The first time, a picture has to be made, dozens at once for a page: late is better than not at all. */
const pictureTimeouts = { ...fileTimeouts, response: 30_000, socket: 30_000, request: 40_000 } as const;

/** The area of a long way by car takes an engine a second or two. */
const isochroneTimeouts = { lookup: 500, connect: 1_000, response: 6_000, socket: 6_000, request: 7_000 } as const;

const minutes = { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day } as const;
const hours = { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day } as const;

const api = { kind: 'api', host: 'api', timeouts: jsonTimeouts } as const;
const places = { ...api, lifetime: hours, statuses: placeStatuses } as const;
const people = { ...api, lifetime: minutes, statuses: placeStatuses } as const;
const record = { ...api, lifetime: minutes, statuses: recordStatuses } as const;
const mailedLink = { ...api, lifetime: null, statuses: mailedLinkStatuses, isOfLink: true } as const;
const form = { ...api, lifetime: null, statuses: otherStatuses, isWriteOnly: true } as const;
const writtenLink = { ...mailedLink, isWriteOnly: true } as const;
const cms = {
  kind: 'cms',
  host: 'cms',
  timeouts: jsonTimeouts,
  lifetime: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
  tags: ['home'],
} as const;
/** Pages and files of a CMS, which is any web server. */
const webServer = { host: 'cms', timeouts: fileTimeouts, statuses: webServerStatuses, tags: ['magazine'] } as const;
const magazine = { ...webServer, kind: 'magazine', lifetime: hours } as const;
const cmsFile = {
  ...webServer,
  kind: 'cmsFile',
  lifetime: { fresh: day, whileRevalidate: 7 * day, ifError: 7 * day },
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

/** Asked again and again, by the site alone (src/server/capabilities). */
const capabilities = { ...api, lifetime: null, statuses: optionalStatuses, isInternal: true } as const;

/** As long as a file of a large network takes. */
const exportFile = { ...estateExport, timeouts: { ...fileTimeouts, request: 30 * 60_000 } } as const;

/** What listings earned: nothing of it is for visitors. */
const results = { ...api, lifetime: null, statuses: otherStatuses, isInternal: true } as const;

const endpointPolicies = {
  media: {
    kind: 'media',
    host: 'api',
    timeouts: pictureTimeouts,
    lifetime: { fresh: day, whileRevalidate: 7 * day, ifError: 7 * day },
    statuses: mediaStatuses,
    isMedia: true,
  },
  provinces: { ...places, statuses: listStatuses },
  agentProvinces: { ...places, statuses: listStatuses },
  towns: places,
  zones: places,
  prices: { ...places, statuses: suggestionStatuses },
  // Streets hardly change, and each call of an engine costs.
  isochrone: {
    kind: 'isochrones',
    host: 'isochrones',
    timeouts: isochroneTimeouts,
    lifetime: { fresh: 7 * day, whileRevalidate: 30 * day, ifError: 30 * day },
    statuses: listStatuses,
  },
  // The tiles are replaced once a month, and what stands about a home hardly changes.
  nearby: {
    kind: 'nearby',
    host: 'mapTiles',
    timeouts: jsonTimeouts,
    lifetime: { fresh: day, whileRevalidate: 7 * day, ifError: 30 * day },
    statuses: listStatuses,
  },
  // A text is one entry in whatever case and accents it was typed: placeCalls.ts folds it.
  suggestions: { ...places, statuses: suggestionStatuses },
  estates: {
    ...api,
    lifetime: minutes,
    statuses: listStatuses,
    laterPages: laterPageStatuses,
    decorator: 'reach',
  },
  pins: { ...api, lifetime: minutes, statuses: listStatuses, decorator: 'reach' },
  estate: record,
  slots: { ...record, statuses: suggestionStatuses },
  privateEstate: { ...record, lifetime: null },
  estateBySlug: record,
  agents: people,
  agent: record,
  homeAgents: people,
  agencies: people,
  agency: record,
  homeData: { ...cms, statuses: cmsStatuses, decorator: 'homeBlocks' },
  lead: mailedLink,
  acceptance: mailedLink,
  alert: mailedLink,
  alerts: mailedLink,
  adverts: mailedLink,
  results: mailedLink,
  owner: mailedLink,
  cancellation: mailedLink,
  subscription: mailedLink,
  transfer: mailedLink,
  newOpportunity: form,
  newOwnerRequest: writtenLink,
  newSubscription: form,
  newAlert: writtenLink,
  newLink: writtenLink,
  newTransfer: form,
  newAdvertReport: form,
  accept: writtenLink,
  cancel: writtenLink,
  capabilities,
  sitemapIndex: sitemap,
  sitemap,
  estateResults: results,
  newResults: results,
  estateExport,
  exportFiles: { ...estateExport, statuses: optionalStatuses },
  exportFile,
  otherLead: mailedLink,
  otherMailedLink: mailedLink,
  otherExport: estateExport,
  other: { ...api, lifetime: minutes, statuses: otherStatuses },
  otherOfCms: { ...cms, statuses: otherStatuses },
  magazine,
  magazineCatala: magazine,
  magazineEnglish: magazine,
  cmsUploads: { ...cmsFile, isMedia: true },
  cmsContent: cmsFile,
  cmsIncludes: cmsFile,
} as const satisfies Record<EndpointName, EndpointPolicy>;

export const policyOf = (name: EndpointName): EndpointPolicy => endpointPolicies[name];

/** @param path without query @returns undefined for what no upstream serves */
export function pathPolicy(path: string): EndpointPolicy | undefined {
  const endpoint = endpointOf(path);
  return endpoint && policyOf(endpoint.name);
}

export const upstreamKinds = [...new Set(endpointNames.map((name) => policyOf(name).kind))];

/** Whether the calls of a kind go to a web server, whose addresses fail one by one. */
export const isWebServer = (kind: UpstreamKind): boolean => kind === 'magazine' || kind === 'cmsFile';

/** Whether the answers of a kind are data, and no files. */
export const isData = (kind: UpstreamKind): boolean => kind === 'api' || kind === 'cms';

/** Whether an answer is data that the cache keeps, which is never large. */
export const isStoredData = ({ kind, lifetime }: EndpointPolicy): boolean => isData(kind) && lifetime !== null;

/**
 * What the probe of a kind asks for, by a GET: cheap, and there in every network. Pictures, files and what the site
 * answers itself have no such address: the last one that was there is asked for.
 */
export const probePaths = {
  api: endpointUrl('provinces', {}),
  cms: endpointUrl('homeData', {}),
  magazine: '/magazine/',
  sitemap: endpointUrl('sitemapIndex', {}),
} as const satisfies Record<Exclude<UpstreamKind, 'media' | 'cmsFile' | 'isochrones' | 'nearby'>, string>;
