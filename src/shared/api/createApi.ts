import { formatFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters, FilterName } from '#shared/filters/table.ts';
import { ApiError } from './ApiError.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Agency, AgencyProfile } from '#shared/domain/agency.ts';
import type { Agent, AgentProfile } from '#shared/domain/agent.ts';
import { toAgency, toAgencyProfile } from './agency.ts';
import { toAgent, toAgentProfile } from './agent.ts';
import { camelise, type Camelised } from './camelise.ts';
import { toEstate, toEstateList, type Estate, type EstateList } from './estate.ts';
import { toHomeData, type HomeData } from './homeData.ts';
import { mapOnce } from './mapOnce.ts';
import { sessionSeconds } from './sessionSeconds.ts';
import type { Subscription } from '../forms/subscription.ts';
import type {
  WireAcceptance,
  WireAgency,
  WireAgencyProfile,
  WireAgent,
  WireAgentProfile,
  WireEstate,
  WireEstateList,
  WirePins,
  WirePlace,
  WireZone,
} from './wire.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * Gets one JSON answer from an upstream: on the server through the edge cache, in the browser through fetch.
 * @throws ApiError when there is no answer or an answer that is not data
 */
export type Transport = (call: { path: string; sessionSeconds: number }, options: CallOptions) => Promise<unknown>;

/** Something to be written, as JSON. */
export interface Write {
  method: 'POST';
  path: string;
  body: object;
  /** The same for a repeat of the same, which is then done once. */
  idempotencyKey?: string | undefined;
}

/**
 * Writes to the network's API, past every cache.
 * @throws ApiError when there is no answer, or one that refuses: with `fields` where a form can show what is wrong
 */
export type WriteTransport = (write: Write, options: CallOptions) => Promise<unknown>;

export type Place = Camelised<WirePlace>;
export type Acceptance = Camelised<WireAcceptance>;
export type Zone = Camelised<WireZone>;

export interface EstatesQuery {
  type: OperationType | 'all';
  filters?: EstateFilters;
  /** Only these homes, as many of them as there are. */
  references?: readonly string[];
  sort?: EstateSort | 'random';
  page?: number;
  qty?: number;
  /** With the number of homes for every option of the filters. */
  facets?: boolean;
}

export interface PinsQuery {
  type: OperationType;
  filters: EstateFilters;
  /** `minLng,minLat,maxLng,maxLat` in degrees: only the homes inside. */
  box?: string;
}

const segment = encodeURIComponent;

const toPlaces = mapOnce((wire: WirePlace[]): Place[] => wire.map(camelise));
const toZones = mapOnce((wire: WireZone[]): Zone[] => wire.map(camelise));
const toList = mapOnce(toEstateList);
const toOne = mapOnce((wire: WireEstate): Estate => toEstate(wire));
const toHome = mapOnce(toHomeData);
const toAgents = mapOnce((wire: WireAgent[]): Agent[] => wire.map(toAgent));
const toOneAgent = mapOnce(toAgentProfile);
const toAgencies = mapOnce((wire: WireAgency[]): Agency[] => wire.map(toAgency));
const toOneAgency = mapOnce(toAgencyProfile);

function pinsPath({ type, filters, box }: PinsQuery): string {
  const query = new URLSearchParams(formatFilters(filters));
  if (box) query.set('bbox', box);
  return `/web/estates/${type}/pins${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function estatesPath({ type, filters = {}, references, sort, page, qty, facets }: EstatesQuery): string {
  const query = new URLSearchParams(formatFilters(filters));
  // Sorted, so that the same homes are one entry of the caches, whoever asks for them.
  if (references) query.set('references', references.toSorted().join(','));
  if (sort) query.set('_sort', sort);
  if (page !== undefined) query.set('_page', String(page));
  if (qty !== undefined) query.set('_qty', String(qty));
  if (facets) query.set('_facets', '1');
  return `/web/estates/${type}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export interface ApiOptions {
  /** Filters that the upstream would ignore: a list narrowed by one is refused without a call. */
  unsupportedFilters?: readonly FilterName[] | undefined;
}

/** @throws ApiError as an upstream answers that checks its query: 422, naming the filters */
function refuseUnsupported(filters: EstateFilters, unsupported: readonly FilterName[]): void {
  const refused = unsupported.filter((name) => filters[name] !== undefined);
  if (refused.length === 0) return;
  throw new ApiError(422, { code: '9002', fields: Object.fromEntries(refused.map((name) => [name, 'unsupported'])) });
}

/** Every call of the site, typed, in domain shapes (docs/product.md#calls). Each throws ApiError. */
export function createApi(transport: Transport, write: WriteTransport, { unsupportedFilters = [] }: ApiOptions = {}) {
  const get = <T>(path: string, seconds: number, options: CallOptions = {}) =>
    transport({ path, sessionSeconds: seconds }, options) as Promise<T>;
  return {
    /** Provinces with homes of a type, by name; without a type, of any. */
    provinces: async (type?: OperationType, options?: CallOptions): Promise<Place[]> =>
      toPlaces(await get<WirePlace[]>(`/web/provinces${type ? `?type=${type}` : ''}`, sessionSeconds.day, options)),
    /** Towns of a province with homes of a type, by name. */
    towns: async (type: OperationType, province: string, options?: CallOptions): Promise<Place[]> =>
      toPlaces(await get<WirePlace[]>(`/web/towns/${type}/${segment(province)}`, sessionSeconds.day, options)),
    /** Zones of a province's towns, or of one of them. */
    zones: async (type: OperationType, province: string, town?: string, options?: CallOptions): Promise<Zone[]> =>
      toZones(
        await get<WireZone[]>(
          `/web/zones/${type}/${segment(province)}${town ? `?town=${segment(town)}` : ''}`,
          sessionSeconds.day,
          options,
        ),
      ),
    estates: async (query: EstatesQuery, options?: CallOptions): Promise<EstateList> => {
      refuseUnsupported(query.filters ?? {}, unsupportedFilters);
      return toList(await get<WireEstateList>(estatesPath(query), sessionSeconds.list, options));
    },
    /** A whole result on the map, as it travels: long, flat, and read by the map alone. */
    pins: (query: PinsQuery, options?: CallOptions): Promise<WirePins> =>
      get<WirePins>(pinsPath(query), sessionSeconds.list, options),
    estate: async (reference: string, options?: CallOptions): Promise<Estate> =>
      toOne(await get<WireEstate>(`/web/estate/${segment(reference)}/public`, sessionSeconds.list, options)),
    /** @param signature of the private link, where links are signed */
    estatePrivate: async (reference: string, signature?: string, options?: CallOptions): Promise<Estate> =>
      toOne(
        await get<WireEstate>(
          `/web/estate/${segment(reference)}/private${signature ? `?t=${segment(signature)}` : ''}`,
          sessionSeconds.never,
          options,
        ),
      ),
    /** Provinces with agents, by name. */
    agentProvinces: async (options?: CallOptions): Promise<Place[]> =>
      toPlaces(await get<WirePlace[]>('/web/agent-provinces', sessionSeconds.day, options)),
    /** A province's agents, by name. */
    agents: async (province: string, options?: CallOptions): Promise<Agent[]> =>
      toAgents(await get<WireAgent[]>(`/web/agents/${segment(province)}`, sessionSeconds.day, options)),
    /** @param agent slug or id */
    agent: async (agent: string, options?: CallOptions): Promise<AgentProfile> =>
      toOneAgent(await get<WireAgentProfile>(`/web/agent/${segment(agent)}`, sessionSeconds.day, options)),
    /** A draw of agents; another one every few minutes. */
    homeAgents: async (count: number, options?: CallOptions): Promise<Agent[]> =>
      toAgents(await get<WireAgent[]>(`/web/home/agents/${count}`, sessionSeconds.list, options)),
    /** A province's agencies, by brand. */
    agencies: async (province: string, options?: CallOptions): Promise<Agency[]> =>
      toAgencies(await get<WireAgency[]>(`/web/agencies/${segment(province)}`, sessionSeconds.day, options)),
    /** @param agency slug or id */
    agency: async (agency: string, options?: CallOptions): Promise<AgencyProfile> =>
      toOneAgency(await get<WireAgencyProfile>(`/web/agency/${segment(agency)}`, sessionSeconds.day, options)),
    homeData: async (options?: CallOptions): Promise<HomeData> =>
      toHome(await get<{ meta?: unknown }>('/wp-json/custom/v1/home-data/', sessionSeconds.day, options)),
    /** Asks for the newsletter: a link to confirm it is mailed (docs/product.md#compliance). */
    subscribe: async (
      subscription: Subscription,
      idempotencyKey?: string,
      options: CallOptions = {},
    ): Promise<void> => {
      await write({ method: 'POST', path: '/web/subscribe', body: subscription, idempotencyKey }, options);
    },
    /** What the holder of a mailed link is asked. @throws ApiError 404 for an unknown one, 410 for one that has expired */
    acceptance: async (assistanceId: string, options?: CallOptions): Promise<Acceptance> =>
      camelise(await get<WireAcceptance>(`/web/rgpd/accept/${segment(assistanceId)}`, sessionSeconds.never, options)),
    /** @throws ApiError 409 when it has been done before, and as `acceptance` does */
    accept: async (
      acceptance: { assistanceId: string; acceptAlertsPolicy: boolean; acceptNewsletter: boolean },
      options: CallOptions = {},
    ): Promise<void> => {
      await write({ method: 'POST', path: '/web/rgpd/accept', body: acceptance }, options);
    },
  };
}

export type Api = ReturnType<typeof createApi>;
