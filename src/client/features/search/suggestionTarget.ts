import type { Suggestion } from '#shared/api/suggestion.ts';
import { keyOfReference, slugOfReference } from '#shared/domain/estateKey.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { targetOfPlace } from './matchPlaces.ts';

/** The list that a field stands over: what is chosen keeps its filters and its order. */
export interface ListAround {
  type: OperationType;
  /** Slug of its province. */
  province: string | undefined;
  /** As they stand when something is chosen. */
  filtersNow: () => EstateFilters;
  sort: EstateSort;
}

interface SearchAround {
  type: OperationType;
  language: Language;
  /** What a list keeps when its place changes. */
  filters?: EstateFilters;
  sort?: EstateSort;
}

/** Whether a zone joins those of its town that a list is filtered by already. */
export const joinsZones = (
  { kind, province, town, zone }: Suggestion,
  here: string | undefined,
  { town: inTown, zone: zones = [] }: EstateFilters,
): boolean => kind === 'zone' && zones.length > 0 && province === here && town === inTown && !zones.includes(zone!);

/**
 * The path and query of what a suggestion names, without the language's prefix.
 * @param zones in place of the suggestion's own: several of its town
 */
export function urlOfSuggestion(
  suggestion: Suggestion,
  { type, language, filters = {}, sort = 'recent' }: SearchAround,
  zones?: readonly string[],
): string {
  const { kind, name, province, town, zone, slug = '', reference = '' } = suggestion;
  const key = suggestion.key ?? keyOfReference(reference);
  if (kind === 'agent') return buildLocalUrl({ to: 'Agent', params: { agent: slug } }, language);
  if (kind === 'agency') return buildLocalUrl({ to: 'Agency', params: { agency: slug } }, language);
  if (kind === 'estate') {
    const params = {
      province: province ?? '',
      type: suggestion.type ?? type,
      slug: slug || slugOfReference(reference),
    };
    return buildLocalUrl({ to: 'Estate', params: { ...params, ref: key } }, language);
  }
  const place = { name, ...(province ? { province } : {}), ...(town ? { town } : {}), ...(zone ? { zone } : {}) };
  const target = targetOfPlace(place, type, sort, filters);
  if (zones === undefined || zones.length < 2) return buildLocalUrl(target, language);
  const { filters: ofPlace = {} } = target.query ?? {};
  return buildLocalUrl({ ...target, query: { ...target.query, filters: { ...ofPlace, zone: [...zones] } } }, language);
}
