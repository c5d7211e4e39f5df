import { ApiError } from './ApiError.ts';
import type { CallOptions, Get } from './calls.ts';
import { formatFilters } from '#shared/filters/filterQuery.ts';
import { withDefaultKinds } from '#shared/filters/kindGroups.ts';
import type { EstateFilters, FilterName } from '#shared/filters/table.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { areaPriceSort, type EstateSort } from '#shared/domain/sorts.ts';

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

/** Filters that the upstream would ignore: a list narrowed by one is refused without a call. */
export type UnsupportedFilters = readonly (FilterName | typeof areaPriceSort)[];

/** Sorted, so that the same homes are one entry of the caches, whoever asks for them. */
const joined = (keys: readonly string[]): string => keys.toSorted().join(',');

function pinsQuery({ filters, closed, keys }: PinsQuery): URLSearchParams {
  const query = new URLSearchParams(formatFilters(keys ? filters : withDefaultKinds(filters)));
  if (closed) query.set('closed', '1');
  if (keys) query.set('references', joined(keys));
  return query;
}

function estatesQuery({ filters = {}, kinds, keys, sort, page, qty, facets }: EstatesQuery): URLSearchParams {
  const isWhole = kinds === 'all' || keys !== undefined;
  const query = new URLSearchParams(formatFilters(isWhole ? filters : withDefaultKinds(filters)));
  if (keys) query.set('references', joined(keys));
  if (sort) query.set('_sort', sort);
  if (page !== undefined) query.set('_page', String(page));
  if (qty !== undefined) query.set('_qty', String(qty));
  if (facets) query.set('_facets', '1');
  return query;
}

/** @throws ApiError as an upstream answers that checks its query: 422, naming the filters */
function refuseUnsupported(filters: EstateFilters, unsupported: UnsupportedFilters): void {
  const refused = unsupported.filter((name) => name !== areaPriceSort && filters[name] !== undefined);
  if (refused.length === 0) return;
  throw new ApiError(422, { code: '9002', fields: Object.fromEntries(refused.map((name) => [name, 'unsupported'])) });
}

export const estateCalls = (get: Get, unsupported: UnsupportedFilters) => ({
  estates: async (query: EstatesQuery, options?: CallOptions) => {
    refuseUnsupported(query.filters ?? {}, unsupported);
    return get('estates', { type: query.type }, estatesQuery(query), options);
  },
  /** A whole result on the map, as it travels: long, flat, and read by the map alone. */
  pins: (query: PinsQuery, options?: CallOptions) => get('pins', { type: query.type }, pinsQuery(query), options),
  /**
   * From where a point is reached in time, as an encoded outline.
   * @throws ApiError 422 for a point that nothing leads to, 0 where the engine does not answer
   */
  isochrone: (travel: string, options?: CallOptions) => get('isochrone', {}, { travel }, options),
  estate: (key: string, options?: CallOptions) => get('estate', { key }, {}, options),
  /** The free times for a visit. @throws ApiError 404 where none can be booked */
  visitSlots: (key: string, options?: CallOptions) => get('slots', { key }, {}, options),
  /** @param signature of the private link, where links are signed */
  estatePrivate: (key: string, signature?: string, options?: CallOptions) =>
    get('privateEstate', { key }, signature ? { t: signature } : {}, options),
});
