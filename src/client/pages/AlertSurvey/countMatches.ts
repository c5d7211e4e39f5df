import type { Api } from '#shared/api/createApi.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { withoutNested } from '#shared/domain/placePaths.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { broadNounOf, withEveryKind, type BroadNoun } from '#shared/filters/kindGroups.ts';
import { maxPlaces } from '#shared/filters/kinds.ts';
import { filtersOfPlaces } from '#shared/filters/placeFilters.ts';
import type { AlertUpdate } from '#shared/forms/alert.ts';

/** How many listings that an alert searches for are available. */
export interface AlertMatches {
  total: number;
  /** There are more than are counted. */
  capped: boolean;
  noun: BroadNoun;
}

/** As an alert has them: without kinds it searches for every kind. */
export type SearchOfAlert = Pick<AlertUpdate, 'type' | 'where' | 'filters'>;

/**
 * What an alert would find now, by one call for a list.
 * @returns null where nobody can say: a filter is malformed, there are more places than a list can have, or the
 * upstream does not answer
 */
export async function countMatches(
  api: Pick<Api, 'estates'>,
  { type, where, filters }: SearchOfAlert,
  signal: AbortSignal,
): Promise<AlertMatches | null> {
  const parsed = parseAlertFilters(filters);
  const places = filtersOfPlaces(withoutNested(where));
  if (parsed === null || (places.where?.length ?? 0) > maxPlaces) return null;
  const list = await api
    .estates({ type, filters: { ...parsed, ...places }, kinds: 'all', qty: 1 }, { signal })
    .catch(orEmpty(null));
  if (list === null) return null;
  const total = list.available ?? list.total;
  return { total, capped: list.totalCapped === true && total === maxCounted, noun: broadNounOf(withEveryKind(parsed)) };
}
