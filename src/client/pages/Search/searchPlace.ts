import type { EstateFilters } from '#shared/filters/table.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { SearchPageData } from './searchPageData.ts';

type Named = Pick<SearchPageData, 'province' | 'places'>;

/** The name of the place that a search is about, as narrow as it is clear, or of all; empty for the whole country. */
export function searchPlace(
  { province, places = {} }: Named,
  { town, zone = [], where, postcode, street }: EstateFilters,
): string {
  if (street) return lookUp(places, street) ?? street;
  if (postcode) return [postcode, province?.name].filter(Boolean).join(', ');
  if (where) return where.map((path) => lookUp(places, path) ?? path).join(', ');
  const around = (town && lookUp(places, town)) ?? province?.name;
  const zoneName = zone.length === 1 ? lookUp(places, zone[0]!) : undefined;
  return [zoneName, around].filter(Boolean).join(', ');
}
