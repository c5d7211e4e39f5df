/**
 * Sort orders (docs/product.md#constants). `apiId` is the id of the API, sent verbatim although `price-` ascends and
 * `agent+` is A–Z; `query` is the readable name in page URLs (PD-21).
 */
export const estateSorts = [
  { apiId: 'recent', query: 'recent' },
  { apiId: 'price-', query: 'priceAscendent' },
  { apiId: 'price+', query: 'priceDescendent' },
  { apiId: 'area-', query: 'areaAscendent' },
  { apiId: 'area+', query: 'areaDescendent' },
  { apiId: 'area_price-', query: 'areaPriceAscendent' },
  { apiId: 'area_price+', query: 'areaPriceDescendent' },
] as const;

/** A later addition to the contract (contract/capabilities.ts): the sorts by the price of a square metre. */
export const areaPriceSort = 'area_price';

/** Whether it is one of them. */
export const isAreaPriceSort = (apiId: EstateSort): boolean => apiId.startsWith(areaPriceSort);

export type EstateSort = (typeof estateSorts)[number]['apiId'];

export const defaultEstateSort: EstateSort = 'recent';

interface Sort<ApiId extends string> {
  apiId: ApiId;
  query: string;
}

/** Reads a sort in any accepted spelling: the id, the readable name, or an id whose `+` was decoded to a space. */
function parseSort<ApiId extends string>(sorts: readonly Sort<ApiId>[], raw: string): ApiId | null {
  const id = raw.replace(/ $/, '+');
  return sorts.find((sort) => sort.apiId === id || sort.query === id)?.apiId ?? null;
}

const sortQuery = <ApiId extends string>(sorts: readonly Sort<ApiId>[], apiId: ApiId): string =>
  sorts.find((sort) => sort.apiId === apiId)!.query;

export const parseEstateSort = (raw: string): EstateSort | null => parseSort(estateSorts, raw);

export const estateSortQuery = (apiId: EstateSort): string => sortQuery(estateSorts, apiId);

const byAgency = [
  { apiId: 'agency+', query: 'agencyAscendent' },
  { apiId: 'agency-', query: 'agencyDescendent' },
] as const;

/** What a directory lists, in the order of its tabs (PD-6), and how each list may be sorted; the first is how it is. */
export const directorySorts = {
  agents: [
    { apiId: 'agent+', query: 'agentAscendent' },
    { apiId: 'agent-', query: 'agentDescendent' },
    ...byAgency,
    // The best and the most first.
    { apiId: 'rating-', query: 'rating' },
    { apiId: 'estates-', query: 'estates' },
  ],
  agencies: byAgency,
} as const;

export type DirectoryTab = keyof typeof directorySorts;

export type DirectorySort = (typeof directorySorts)[DirectoryTab][number]['apiId'];

export const directoryTabs = Object.keys(directorySorts) as DirectoryTab[];

export const defaultDirectorySort = (tab: DirectoryTab): DirectorySort => directorySorts[tab][0].apiId;

export const parseDirectorySort = (tab: DirectoryTab, raw: string): DirectorySort | null =>
  parseSort<DirectorySort>(directorySorts[tab], raw);

export const directorySortQuery = (apiId: DirectorySort): string => sortQuery(directorySorts.agents, apiId);
