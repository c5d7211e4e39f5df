import type { Suggestion } from '#shared/api/suggestion.ts';
import { keyOfReference, slugOfReference } from '#shared/domain/estateKey.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { withoutNested, withPlace } from '#shared/domain/placePaths.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { isPlace, pathOfFound, spotOf } from '#shared/filters/filtersOfFound.ts';
import { maxPlaces } from '#shared/filters/kinds.ts';
import { filtersOfPlaces, placesOfFilters } from '#shared/filters/placeFilters.ts';
import { aroundFilterNames, placeFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The list that a field stands over: what is chosen keeps its filters and its order. */
export interface ListAround {
  type: OperationType;
  /** Its province among them. */
  filters: EstateFilters;
  /** As they stand when something is chosen. */
  filtersNow: () => EstateFilters;
  sort: EstateSort;
}

export interface SearchAround {
  type: OperationType;
  language: Language;
  /** What a list keeps when its place changes; its places among them. */
  filters?: EstateFilters;
  sort?: EstateSort;
  /** What is chosen joins the places of the list. */
  adds?: boolean;
}

/** A province without a slug (matchPlaces.ts). */
export const isCountry = ({ kind, province }: Suggestion): boolean => kind === 'province' && province === undefined;

/** Whether a zone joins those of its town that a list is filtered by already. */
const joinsZones = ({ kind, province, town }: Suggestion, filters: EstateFilters): boolean =>
  kind === 'zone' && filters.zone !== undefined && province === filters.province && town === filters.town;

/** The places of a search once some are chosen: in place of its own, or beside them. */
function placesWith(chosen: readonly Suggestion[], { filters = {}, adds = false }: SearchAround): string[] {
  const paths = chosen.map(pathOfFound).filter(Boolean);
  const isJoined = adds || (chosen.length === 1 && joinsZones(chosen[0]!, filters));
  return isJoined ? paths.reduce(withPlace, placesOfFilters(filters) ?? []) : withoutNested(paths);
}

/** The path and query of a person's page or a home's, without the language's prefix. */
function urlOfThing(suggestion: Suggestion, { type, language }: SearchAround): string {
  const { kind, province = '', slug = '', reference = '' } = suggestion;
  if (kind === 'agent') return buildLocalUrl({ to: 'Agent', params: { agent: slug } }, language);
  if (kind === 'agency') return buildLocalUrl({ to: 'Agency', params: { agency: slug } }, language);
  const params = { province, type: suggestion.type ?? type, slug: slug || slugOfReference(reference) };
  const ref = suggestion.key ?? keyOfReference(reference);
  return buildLocalUrl({ to: 'Estate', params: { ...params, ref } }, language);
}

/**
 * The path and query of what was chosen, one thing or several places, without the language's prefix.
 * @returns null for more places than a search may have
 */
export function urlOfChoice(chosen: readonly Suggestion[], around: SearchAround): string | null {
  const { type, language, filters = {}, sort = 'recent' } = around;
  const [first] = chosen;
  const spot = first && spotOf(first);
  if (first && !isPlace(first) && !spot) return urlOfThing(first, around);
  const { province, ...places } = spot ?? filtersOfPlaces(placesWith(chosen, around));
  if ('where' in places && places.where && places.where.length > maxPlaces) return null;
  const others = withoutFilters(filters, ['province', ...placeFilterNames, ...(spot ? aroundFilterNames : [])]);
  const query = { filters: { ...others, ...places }, sort };
  return buildLocalUrl({ to: 'Search', params: { type, ...(province ? { province } : {}) }, query }, language);
}
