/**
 * Sort orders (docs/product.md#constants). `wire` is the id of the API, sent verbatim although `price-` ascends and
 * `agent+` is A–Z; `query` is the readable name in page URLs (PD-21).
 */
export const estateSorts = [
  { wire: 'recent', query: 'recent' },
  { wire: 'price-', query: 'priceAscendent' },
  { wire: 'price+', query: 'priceDescendent' },
  { wire: 'area-', query: 'areaAscendent' },
  { wire: 'area+', query: 'areaDescendent' },
  { wire: 'area_price-', query: 'areaPriceAscendent' },
  { wire: 'area_price+', query: 'areaPriceDescendent' },
] as const;

/**
 * A later addition to the contract, by the name that API_FILTERS has for it: the sorts by the price of a square metre.
 */
export const areaPriceSort = 'area_price';

/** Whether it is one of them. */
export const isAreaPriceSort = (wire: EstateSort): boolean => wire.startsWith(areaPriceSort);

export type EstateSort = (typeof estateSorts)[number]['wire'];

export const defaultEstateSort: EstateSort = 'recent';

interface Sort<Wire extends string> {
  wire: Wire;
  query: string;
}

/** Reads a sort in any accepted spelling: the id, the readable name, or an id whose `+` was decoded to a space. */
function parseSort<Wire extends string>(sorts: readonly Sort<Wire>[], raw: string): Wire | null {
  const id = raw.replace(/ $/, '+');
  return sorts.find((sort) => sort.wire === id || sort.query === id)?.wire ?? null;
}

const sortQuery = <Wire extends string>(sorts: readonly Sort<Wire>[], wire: Wire): string =>
  sorts.find((sort) => sort.wire === wire)!.query;

export const parseEstateSort = (raw: string): EstateSort | null => parseSort(estateSorts, raw);

export const estateSortQuery = (wire: EstateSort): string => sortQuery(estateSorts, wire);

const byAgency = [
  { wire: 'agency+', query: 'agencyAscendent' },
  { wire: 'agency-', query: 'agencyDescendent' },
] as const;

/** What a directory lists, in the order of its tabs (PD-6), and how each list may be sorted; the first is how it is. */
export const directorySorts = {
  agents: [{ wire: 'agent+', query: 'agentAscendent' }, { wire: 'agent-', query: 'agentDescendent' }, ...byAgency],
  agencies: byAgency,
} as const;

export type DirectoryTab = keyof typeof directorySorts;

export type DirectorySort = (typeof directorySorts)[DirectoryTab][number]['wire'];

export const directoryTabs = Object.keys(directorySorts) as DirectoryTab[];

export const defaultDirectorySort = (tab: DirectoryTab): DirectorySort => directorySorts[tab][0].wire;

export const parseDirectorySort = (tab: DirectoryTab, raw: string): DirectorySort | null =>
  parseSort<DirectorySort>(directorySorts[tab], raw);

export const directorySortQuery = (wire: DirectorySort): string => sortQuery(directorySorts.agents, wire);
