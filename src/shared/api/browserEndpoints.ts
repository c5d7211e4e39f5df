import { acceptanceSchema, subscriptionStateSchema } from '#shared/contract/consent.ts';
import { isochroneSchema } from '#shared/contract/isochrone.ts';
import { nearbySchema } from '#shared/contract/nearby.ts';
import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames } from '#shared/filters/table.ts';
import { toAdverts } from './adverts.ts';
import { toAgencies, toAgencyProfile } from './agency.ts';
import { toAgentProfile, toAgents } from './agent.ts';
import { toAlert, toAlertList, toCancellationState } from './alert.ts';
import { camelise } from './camelise.ts';
import { toEstate, toEstateList, toPins } from './estate.ts';
import { toHomeData } from './homeData.ts';
import { toLeadConfirmation } from './lead.ts';
import { toPlaces, toZones } from './place.ts';
import { toPriceRange } from './priceRange.ts';
import { readOne, type Reader } from './readAnswer.ts';
import { sessionSeconds } from './sessionSeconds.ts';
import { transferSchema } from '#shared/contract/transfer.ts';
import { visitSlotsSchema } from '#shared/contract/visitSlots.ts';
import { toSuggestions } from './suggestion.ts';

/** A call of the contract (docs/api.md), or all calls below a path. */
export interface Endpoint {
  /**
   * `:type` is buy, rent or all; `:secret` that of a mailed link; any other parameter one segment. `/*` at the end
   * stands for everything below, `{/*}` also for the path itself.
   */
  path: string;
  /** Names in the order in which the site writes them. Others do not reach the upstream: they would fill caches. */
  query: readonly string[];
  /** How the answer to a GET is read; none of what the site reads apart from its other calls, or not at all. */
  read?: Reader<unknown>;
  /** Seconds for which a browser may use an answer again within its session. */
  session?: number;
}

const { day, list, never } = sessionSeconds;
const none: readonly string[] = [];
const unread = (answer: unknown): unknown => answer;
const filters = queryNamesOf(filterNames);

/** The calls that a browser makes. Those that it does not make are in endpoints.ts: they would weigh in its script. */
export const browserEndpoints = {
  provinces: { path: '/web/provinces', query: ['type'], read: toPlaces, session: day },
  agentProvinces: { path: '/web/agent-provinces', query: none, read: toPlaces, session: day },
  towns: { path: '/web/towns/:type/:province', query: none, read: toPlaces, session: day },
  zones: { path: '/web/zones/:type/:province', query: ['town'], read: toZones, session: day },
  prices: {
    path: '/web/prices/:type/:province',
    query: ['town', 'estate_type', 'area'],
    read: toPriceRange,
    session: list,
  },
  /** Browsers keep none: a suggestion is made of what somebody typed. */
  suggestions: {
    path: '/web/suggestions',
    query: ['type', 'q', 'language'],
    read: toSuggestions,
    session: never,
  },
  estates: {
    path: '/web/estates/:type',
    query: [...filters, 'references', '_sort', '_page', '_qty', '_facets'],
    read: toEstateList,
    session: list,
  },
  pins: {
    path: '/web/estates/:type/pins',
    query: [...filters, 'closed', 'references'],
    read: toPins,
    session: list,
  },
  /** The site's own: it asks the engine of ISOCHRONES_URL. */
  isochrone: {
    path: '/web/isochrone',
    query: ['travel'],
    read: (answer: unknown) => readOne(isochroneSchema, answer).area,
    session: day,
  },
  /** The site's own: it reads the tiles of its maps. */
  nearby: {
    path: '/web/nearby',
    query: ['at'],
    read: (answer: unknown) => readOne(nearbySchema, answer).places,
    session: day,
  },
  estate: { path: '/web/estate/:key/public', query: none, read: toEstate, session: list },
  slots: {
    path: '/web/estate/:key/slots',
    query: none,
    read: (answer: unknown) => readOne(visitSlotsSchema, answer),
    session: never,
  },
  privateEstate: { path: '/web/estate/:key/private', query: ['t'], read: toEstate, session: never },
  agents: { path: '/web/agents/:province', query: none, read: toAgents, session: day },
  agent: { path: '/web/agent/:agent', query: none, read: toAgentProfile, session: day },
  homeAgents: { path: '/web/home/agents/:count', query: none, read: toAgents, session: list },
  agencies: { path: '/web/agencies/:province', query: none, read: toAgencies, session: day },
  agency: { path: '/web/agency/:agency', query: none, read: toAgencyProfile, session: day },
  homeData: { path: '/wp-json/custom/v1/home-data/', query: none, read: toHomeData, session: day },

  lead: { path: '/web/lead/:secret', query: none, read: toLeadConfirmation, session: never },
  acceptance: {
    path: '/web/rgpd/accept/:secret',
    query: none,
    read: (answer: unknown) => camelise(readOne(acceptanceSchema, answer)),
    session: never,
  },
  alert: { path: '/web/rgpd/alert/:secret', query: none, read: toAlert, session: never },
  alerts: { path: '/web/rgpd/alerts/:secret', query: none, read: toAlertList, session: never },
  adverts: { path: '/web/rgpd/adverts/:secret', query: none, read: toAdverts, session: never },
  /** Read by their pages themselves, with which their schemas load: few visitors see them. */
  results: { path: '/web/rgpd/results/:secret', query: none, read: unread, session: never },
  owner: { path: '/web/rgpd/owner/:secret', query: none, read: unread, session: never },
  cancellation: { path: '/web/rgpd/cancel/:secret', query: none, read: toCancellationState, session: never },
  subscription: {
    path: '/web/rgpd/unsubscribe/:secret',
    query: none,
    read: (answer: unknown) => readOne(subscriptionStateSchema, answer),
    session: never,
  },

  transfer: {
    path: '/web/transfer/:secret',
    query: none,
    read: (answer: unknown) => camelise(readOne(transferSchema, answer)),
    session: never,
  },

  /** Written to; of a mailed link also its own row. */
  newOpportunity: { path: '/web/opportunity', query: none },
  newOwnerRequest: { path: '/web/lead', query: none },
  newSubscription: { path: '/web/subscribe', query: none },
  newAlert: { path: '/web/rgpd/alert', query: none },
  newLink: { path: '/web/rgpd/link', query: none },
  newTransfer: { path: '/web/transfer', query: none },
  newAdvertReport: { path: '/web/report', query: none },
  accept: { path: '/web/rgpd/accept', query: none },
  cancel: { path: '/web/rgpd/cancel', query: none },
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof browserEndpoints;
export type BrowserEndpointName = keyof Endpoints;

/** The endpoints that the site reads. */
export type ReadEndpointName = {
  [Name in BrowserEndpointName]: Endpoints[Name] extends { read: unknown; session: number } ? Name : never;
}[BrowserEndpointName];

/** What an endpoint's answer is read as. */
export type AnswerOf<Name extends ReadEndpointName> = ReturnType<Endpoints[Name]['read']>;

type ParamsIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Parameters of an endpoint's path. */
export type ParamsOf<Path> = Readonly<Record<ParamsIn<Path>, string>>;

/** @returns path and query of a call with its parameters; those that are not defined are left out of the query */
export function callUrl(
  path: string,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams = new URLSearchParams(),
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!));
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}
