import type { EstateList } from '#shared/api/estate.ts';
import { homeTypes } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';

export type HomeType = (typeof homeTypes)[number];

/** How many available homes of each type a list has; a type without any is absent. */
export type KindMix = Partial<Record<HomeType, number>>;

/**
 * The facets of a search that names no kind, which calls its homes flats: one answer for all its pages and orders.
 * Null where a kind is named, and where the upstream does not count.
 */
export function loadKindFacets({
  api,
  params: { type, province },
  query: { filters },
  signal,
}: Pick<LoadContext<'Search'>, 'api' | 'params' | 'query' | 'signal'>): Promise<EstateList | null> {
  if (filters.estate_type) return Promise.resolve(null);
  const asked: EstateFilters = { ...(province ? { province } : {}), ...filters };
  return api.estates({ type, filters: asked, qty: 1, facets: true }, { signal }).catch(orEmpty(null));
}

/**
 * The mix of a list, where its numbers are exact and add up: empty where there are flats alone, which the heading says
 * already.
 */
export function toKindMix(
  counted: EstateList | null,
  { total, available = total }: Pick<EstateList, 'total' | 'available'>,
): KindMix | undefined {
  const counts = counted?.facetsApproximate ? undefined : counted?.facets?.estate_type;
  if (!counts) return undefined;
  const some = homeTypes.map((kind) => [kind, counts[kind] ?? 0] as const).filter(([, count]) => count > 0);
  const sum = some.reduce((all, [, count]) => all + count, 0);
  if (sum !== available) return undefined;
  return some.every(([kind]) => kind === 'flat') ? {} : Object.fromEntries(some);
}
