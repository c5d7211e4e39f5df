import { formatFilters } from '#shared/filters/filterQuery.ts';
import { withDefaultKinds } from '#shared/filters/kindGroups.ts';
import type { EstateFilters, FilterName } from '#shared/filters/table.ts';
import { ApiError } from './ApiError.ts';
import { areaPriceSort, type EstateSort } from '#shared/domain/sorts.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { foldWords } from '#shared/domain/matchNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AcceptBody, AcceptanceDto, SubscriptionStateDto } from '#shared/contract/consent.ts';
import type { AlertDto, CancellationAnswerDto, CancellationStateDto } from '#shared/contract/alert.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import type { Agency, AgencyProfile } from '#shared/domain/agency.ts';
import type { Agent, AgentProfile } from '#shared/domain/agent.ts';
import { toAlert, toCancellationAnswer } from './alert.ts';
import { answers } from './answers.ts';
import type { EstateList, Estate } from './estate.ts';
import type { HomeData } from './homeData.ts';
import {
  toOpportunityAnswer,
  toOwnerRequestAnswer,
  type LeadConfirmation,
  type OpportunityAnswer,
  type OwnerRequestAnswer,
} from './lead.ts';
import type { Place, Zone } from './place.ts';
import { suggestionIn, type Suggestion } from './suggestion.ts';
import type { Reader } from './readAnswer.ts';
import { sessionSeconds } from './sessionSeconds.ts';
import type { AlertRequest, AlertUpdate } from '../forms/alert.ts';
import type { Cancellation, LinkRequest } from '../forms/mailedLinks.ts';
import type { Opportunity } from '../forms/opportunity.ts';
import type { OwnerRequest } from '../forms/ownerRequest.ts';
import type { Subscription } from '../forms/subscription.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

/** One GET: where it goes, how long a browser may use its answer again, and how that is read. */
export interface Call<T> {
  path: string;
  sessionSeconds: number;
  read: Reader<T>;
}

/**
 * Gets one answer from an upstream and reads it: on the server through the edge cache, in the browser through fetch.
 * @throws ApiError when there is no answer, or one that is not data or breaks the contract
 */
export type Transport = <T>(call: Call<T>, options: CallOptions) => Promise<T>;

/** Something to be written, as JSON. */
export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
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

export interface EstatesQuery {
  type: OperationType | 'all';
  filters?: EstateFilters;
  /** Of every kind, where the filters name none; by default homes alone (PD-64). */
  kinds?: 'all';
  /** Only the homes with these keys, as many of them as there are. */
  keys?: readonly string[];
  sort?: EstateSort | 'random';
  page?: number;
  qty?: number;
  /** With the number of homes for every option of the filters. */
  facets?: boolean;
}

export interface PinsQuery {
  type: OperationType | 'all';
  filters: EstateFilters;
  /** Also the sold and rented ones. */
  closed?: boolean;
  /** Only the homes with these keys, as many of them as there are. */
  keys?: readonly string[];
}

export interface SuggestionsQuery {
  text: string;
  /** Without one, of both. */
  type?: OperationType | undefined;
  /** Of the slugs in the answer. */
  language: Language;
}

const segment = encodeURIComponent;

/** Sorted, so that the same homes are one entry of the caches, whoever asks for them. */
const joined = (keys: readonly string[]): string => keys.toSorted().join(',');

function pinsPath({ type, filters, closed, keys }: PinsQuery): string {
  const query = new URLSearchParams(formatFilters(keys ? filters : withDefaultKinds(filters)));
  if (closed) query.set('closed', '1');
  if (keys) query.set('references', joined(keys));
  return `/web/estates/${type}/pins${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function estatesPath({ type, filters = {}, kinds, keys, sort, page, qty, facets }: EstatesQuery): string {
  const isWhole = kinds === 'all' || keys !== undefined;
  const query = new URLSearchParams(formatFilters(isWhole ? filters : withDefaultKinds(filters)));
  if (keys) query.set('references', joined(keys));
  if (sort) query.set('_sort', sort);
  if (page !== undefined) query.set('_page', String(page));
  if (qty !== undefined) query.set('_qty', String(qty));
  if (facets) query.set('_facets', '1');
  return `/web/estates/${type}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export interface ApiOptions {
  /** Filters that the upstream would ignore: a list narrowed by one is refused without a call. */
  unsupportedFilters?: readonly (FilterName | typeof areaPriceSort)[] | undefined;
}

/** @throws ApiError as an upstream answers that checks its query: 422, naming the filters */
function refuseUnsupported(filters: EstateFilters, unsupported: NonNullable<ApiOptions['unsupportedFilters']>): void {
  const refused = unsupported.filter((name) => name !== areaPriceSort && filters[name] !== undefined);
  if (refused.length === 0) return;
  throw new ApiError(422, { code: '9002', fields: Object.fromEntries(refused.map((name) => [name, 'unsupported'])) });
}

/** Every call of the site, typed, in domain shapes (docs/product.md#calls). Each throws ApiError. */
export function createApi(transport: Transport, write: WriteTransport, { unsupportedFilters = [] }: ApiOptions = {}) {
  const get = <T>(path: string, { read }: { read: Reader<T> }, seconds: number, options: CallOptions = {}) =>
    transport({ path, read, sessionSeconds: seconds }, options);
  const { day, list, never } = sessionSeconds;
  return {
    /** Provinces with estates of a type, by name; without a type, of any. */
    provinces: (type?: OperationType, options?: CallOptions): Promise<Place[]> =>
      get(`/web/provinces${type ? `?type=${type}` : ''}`, answers.places, day, options),
    /** Towns of a province with estates of a type, by name. */
    towns: (type: OperationType, province: string, options?: CallOptions): Promise<Place[]> =>
      get(`/web/towns/${type}/${segment(province)}`, answers.places, day, options),
    /** Zones of a province's towns, or of one of them. */
    zones: (type: OperationType, province: string, town?: string, options?: CallOptions): Promise<Zone[]> =>
      get(
        `/web/zones/${type}/${segment(province)}${town ? `?town=${segment(town)}` : ''}`,
        answers.zones,
        day,
        options,
      ),
    /**
     * What a text may mean, best first. Browsers do not keep it: it is what somebody typed.
     * @throws ApiError 404 where the API has no suggestions
     */
    suggestions: async ({ text, type, language }: SuggestionsQuery, options?: CallOptions): Promise<Suggestion[]> => {
      const query = new URLSearchParams({ ...(type ? { type } : {}), q: foldWords(text), language });
      const found = await get(`/web/suggestions?${query.toString()}`, answers.suggestions, never, options);
      return found.map((suggestion) => suggestionIn(suggestion, language));
    },
    estates: async (query: EstatesQuery, options?: CallOptions): Promise<EstateList> => {
      refuseUnsupported(query.filters ?? {}, unsupportedFilters);
      return get(estatesPath(query), answers.estates, list, options);
    },
    /** A whole result on the map, as it travels: long, flat, and read by the map alone. */
    pins: (query: PinsQuery, options?: CallOptions): Promise<PinsDto> =>
      get(pinsPath(query), answers.pins, list, options),
    estate: (key: string, options?: CallOptions): Promise<Estate> =>
      get(`/web/estate/${segment(key)}/public`, answers.estate, list, options),
    /** @param signature of the private link, where links are signed */
    estatePrivate: (key: string, signature?: string, options?: CallOptions): Promise<Estate> =>
      get(
        `/web/estate/${segment(key)}/private${signature ? `?t=${segment(signature)}` : ''}`,
        answers.estate,
        never,
        options,
      ),
    /** Provinces with agents, by name. */
    agentProvinces: (options?: CallOptions): Promise<Place[]> =>
      get('/web/agent-provinces', answers.places, day, options),
    /** A province's agents, by name. */
    agents: (province: string, options?: CallOptions): Promise<Agent[]> =>
      get(`/web/agents/${segment(province)}`, answers.agents, day, options),
    /** @param agent slug or id */
    agent: (agent: string, options?: CallOptions): Promise<AgentProfile> =>
      get(`/web/agent/${segment(agent)}`, answers.agent, day, options),
    /** A draw of agents; another one every few minutes. */
    homeAgents: (count: number, options?: CallOptions): Promise<Agent[]> =>
      get(`/web/home/agents/${count}`, answers.agents, list, options),
    /** A province's agencies, by brand. */
    agencies: (province: string, options?: CallOptions): Promise<Agency[]> =>
      get(`/web/agencies/${segment(province)}`, answers.agencies, day, options),
    /** @param agency slug or id */
    agency: (agency: string, options?: CallOptions): Promise<AgencyProfile> =>
      get(`/web/agency/${segment(agency)}`, answers.agency, day, options),
    homeData: (options?: CallOptions): Promise<HomeData> =>
      get('/wp-json/custom/v1/home-data/', answers.homeData, day, options),
    /** Asks an agent or an agency something, mostly about a listing (docs/product.md#enquiries). */
    enquire: async (
      opportunity: Opportunity,
      idempotencyKey?: string,
      options: CallOptions = {},
    ): Promise<OpportunityAnswer> =>
      toOpportunityAnswer(
        await write({ method: 'POST', path: '/web/opportunity', body: opportunity, idempotencyKey }, options),
      ),
    /** An owner asks to sell or to let (docs/product.md#owner-requests). */
    requestSaleOrLetting: async (
      request: OwnerRequest,
      idempotencyKey?: string,
      options: CallOptions = {},
    ): Promise<OwnerRequestAnswer> =>
      toOwnerRequestAnswer(await write({ method: 'POST', path: '/web/lead', body: request, idempotencyKey }, options)),
    /**
     * What the holder of a mailed link is shown of an enquiry.
     * @throws ApiError 404 for an unknown one, 410 for one that has expired
     */
    lead: (leadId: string, options?: CallOptions): Promise<LeadConfirmation> =>
      get(`/web/lead/${segment(leadId)}`, answers.lead, never, options),
    /** Asks for the newsletter: a link to confirm it is mailed (docs/product.md#compliance). */
    subscribe: async (
      subscription: Subscription,
      idempotencyKey?: string,
      options: CallOptions = {},
    ): Promise<void> => {
      await write({ method: 'POST', path: '/web/subscribe', body: subscription, idempotencyKey }, options);
    },
    /** Asks for an alert: a link that starts it is mailed (docs/product.md#alert). */
    createAlert: async (alert: AlertRequest, idempotencyKey?: string, options: CallOptions = {}): Promise<void> => {
      await write({ method: 'POST', path: '/web/rgpd/alert', body: alert, idempotencyKey }, options);
    },
    /**
     * An alert, for the holder of a link from one of its mails.
     * @throws ApiError 404 for an unknown link, 410 for one that has expired
     */
    alert: (token: string, options?: CallOptions): Promise<AlertDto> =>
      get(`/web/rgpd/alert/${segment(token)}`, answers.alert, never, options),
    /** @throws ApiError 409 when it is over, 422 with `fields`, and as `alert` does */
    updateAlert: async (token: string, alert: AlertUpdate, options: CallOptions = {}): Promise<AlertDto> =>
      toAlert(await write({ method: 'PUT', path: `/web/rgpd/alert/${segment(token)}`, body: alert }, options)),
    /** @throws ApiError 409 when it is over, and as `alert` does */
    deleteAlert: async (token: string, options: CallOptions = {}): Promise<void> => {
      await write({ method: 'DELETE', path: `/web/rgpd/alert/${segment(token)}`, body: {} }, options);
    },
    /**
     * What the holder of a link can cancel by it.
     * @throws ApiError 404 for an unknown one, 410 for one that has expired
     */
    cancellation: (crossingId: string, options?: CallOptions): Promise<CancellationStateDto> =>
      get(`/web/rgpd/cancel/${segment(crossingId)}`, answers.cancellation, never, options),
    /** @throws ApiError 409 when it has been done before, and as `cancellation` does */
    cancel: async (
      cancellation: Cancellation & { crossingId: string },
      options: CallOptions = {},
    ): Promise<CancellationAnswerDto> =>
      toCancellationAnswer(await write({ method: 'POST', path: '/web/rgpd/cancel', body: cancellation }, options)),
    /** Asks for a new link. The answer is the same whether the address is known or not. */
    requestLink: async (request: LinkRequest, options: CallOptions = {}): Promise<void> => {
      await write({ method: 'POST', path: '/web/rgpd/link', body: request }, options);
    },
    /**
     * What the holder of a mailed link is asked.
     * @throws ApiError 404 for an unknown one, 410 for one that has expired
     */
    acceptance: (assistanceId: string, options?: CallOptions): Promise<AcceptanceDto> =>
      get(`/web/rgpd/accept/${segment(assistanceId)}`, answers.acceptance, never, options),
    /** @throws ApiError 409 when it has been done before, and as `acceptance` does */
    accept: async (acceptance: AcceptBody, options: CallOptions = {}): Promise<void> => {
      await write({ method: 'POST', path: '/web/rgpd/accept', body: acceptance }, options);
    },
    /**
     * Whether the holder of the link of a newsletter or of an alert still gets it: `active`, or ended.
     * @throws ApiError as `acceptance` does
     */
    subscriptionState: (token: string, options?: CallOptions): Promise<SubscriptionStateDto> =>
      get(`/web/rgpd/unsubscribe/${segment(token)}`, answers.subscriptionState, never, options),
    /** Ends the subscription or the alert; once more, it changes nothing. @throws ApiError as `acceptance` does */
    unsubscribe: async (token: string, options: CallOptions = {}): Promise<void> => {
      // The pair that a mail program sends as a form (RFC 8058).
      const body = { 'List-Unsubscribe': 'One-Click' };
      await write({ method: 'POST', path: `/web/rgpd/unsubscribe/${segment(token)}`, body }, options);
    },
  };
}

export type Api = ReturnType<typeof createApi>;
