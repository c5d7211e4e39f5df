import type { EstateFilters } from './table.ts';

/**
 * The places of a search by their paths (placePaths.ts); none of the whole country.
 * @param filters the province among them
 * @returns null where a town or a zone lacks what it lies in
 */
export function placesOfFilters({ province, town, zone = [], where }: EstateFilters): string[] | null {
  if (where) return where;
  if (!province) return town || zone.length > 0 ? null : [];
  if (!town) return zone.length > 0 ? null : [province];
  const path = `${province}/${town}`;
  return zone.length === 0 ? [path] : zone.map((slug) => `${path}/${slug}`);
}

/** Places as filters: one place, or zones of one town, by province, town and zone; any others together as `where`. */
export function filtersOfPlaces(paths: readonly string[]): EstateFilters {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const [province, town, zone] = first;
  const isOneTown = others.every((slugs) => slugs.length === 3 && slugs[0] === province && slugs[1] === town);
  if (others.length > 0 && !(zone && isOneTown)) return { where: paths.toSorted() };
  return {
    ...(province ? { province } : {}),
    ...(town ? { town } : {}),
    ...(zone ? { zone: [zone, ...others.map((slugs) => slugs[2]!)].sort() } : {}),
  };
}
