/**
 * Sort orders (spec §9). `wire` is the spec's id, sent to the API verbatim although `price-` ascends and
 * `agent+` is A–Z; `query` is the readable name in page URLs (decision 21).
 */
export const estateSorts = [
  { wire: 'recent', query: 'recent' },
  { wire: 'price-', query: 'priceAscendent' },
  { wire: 'price+', query: 'priceDescendent' },
  { wire: 'area-', query: 'areaAscendent' },
  { wire: 'area+', query: 'areaDescendent' },
] as const;

export type EstateSort = (typeof estateSorts)[number]['wire'];

export const defaultEstateSort: EstateSort = 'recent';

/** Reads a sort in any accepted spelling: the id, the readable name, or an id whose `+` was decoded to a space. */
export function parseEstateSort(raw: string): EstateSort | null {
  const id = raw.replace(/ $/, '+');
  return estateSorts.find((sort) => sort.wire === id || sort.query === id)?.wire ?? null;
}

export const estateSortQuery = (wire: EstateSort): string => estateSorts.find((sort) => sort.wire === wire)!.query;
