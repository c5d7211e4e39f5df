import type { Api } from '#shared/api/createApi.ts';
import type { EstateList } from '#shared/api/estate.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';

/** A town or a zone to choose. */
export interface Place {
  slug: string;
  name: string;
}

/** The slug and name alone: the page's data hold nothing that it does not show. */
const brief = ({ slug, name }: Place): Place => ({ slug, name });

/** The places that a search can be narrowed to: towns in a province, zones in a town. None where the upstream fails. */
export async function loadPlaces(
  api: Api,
  { type, province }: RouteParams<'Search'>,
  { town, zone }: EstateFilters,
  signal: AbortSignal,
): Promise<{ towns: Place[]; zones: Place[] }> {
  if (!province) return { towns: [], zones: [] };
  const [towns, zones] = await Promise.all([
    api.towns(type, province, { signal }).catch(orEmpty([])),
    (town ?? zone) ? api.zones(type, province, town, { signal }).catch(orEmpty([])) : [],
  ]);
  return { towns: towns.map(brief), zones: zones.map(brief) };
}

/** Places named by the estates of a list: the only names where no province is given, and so no list of places. */
const placesOf = ({ results }: EstateList): Place[] =>
  results.flatMap(({ address: { town, townSlug, zone, zoneSlug } }) => [
    { slug: townSlug, name: town },
    ...(zone && zoneSlug ? [{ slug: zoneSlug, name: zone }] : []),
  ]);

/** The names of the places in the filters, by slug. */
export function placeNames(
  { town, zone = [] }: EstateFilters,
  known: readonly Place[],
  list: EstateList,
): Record<string, string> | undefined {
  const slugs = [...(town ? [town] : []), ...zone];
  if (slugs.length === 0) return undefined;
  const places = [...known, ...placesOf(list)];
  return Object.fromEntries(
    slugs.map((slug) => [slug, places.find((place) => place.slug === slug)?.name ?? nameOfSlug(slug)]),
  );
}
