import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { capitalised } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { cityName } from '#shared/i18n/placeNames.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';

/** What a search is of, with the names of its places. */
interface Searched {
  type: OperationType;
  province?: { slug: string; name: string };
  /** Towns and zones, by slug; several places, by path. */
  places?: Readonly<Record<string, string>>;
}

interface SearchStep {
  name: string;
  target: RouteTarget<'Search'>;
}

/**
 * The lists around a search, the widest first, and the search itself last: for sale › province › town › zone. All are
 * of the kinds that the search is of.
 * @param all the name of the list of the whole country
 * @param language of the page
 */
export function searchTrail(
  { type, province, places = {} }: Searched,
  { town, zone = [], where, postcode, street, estate_type }: EstateFilters,
  all: string,
  language: Language,
): SearchStep[] {
  const kinds: EstateFilters = estate_type ? { estate_type } : {};
  const stepTo = (name: string, params: RouteParams<'Search'>, place: EstateFilters = {}): SearchStep => ({
    name,
    target: { to: 'Search', params, query: { filters: { ...place, ...kinds } } },
  });
  const address: EstateFilters = { ...(postcode ? { postcode } : {}), ...(street ? { street } : {}) };
  const ofAddress = (street && lookUp(places, street)) ?? postcode;
  const ofZone = zone.length === 1 ? lookUp(places, zone[0]!) : undefined;
  const nameOfTown = town === undefined ? undefined : (lookUp(places, town) ?? province?.name);
  // Below its province, a town that has its name is told from it.
  const ofTown =
    nameOfTown !== undefined && nameOfTown === province?.name
      ? capitalised(cityName(nameOfTown, language), language)
      : nameOfTown;
  const here = province ? { type, province: province.slug } : { type };
  if (where)
    return [
      stepTo(all, { type }),
      stepTo(where.map((path) => lookUp(places, path) ?? path).join(', '), { type }, { where }),
    ];
  const steps: SearchStep[] = [];
  if (province) steps.push(stepTo(all, { type }));
  if (province && (town !== undefined || ofZone !== undefined)) steps.push(stepTo(province.name, here));
  if (ofTown !== undefined && ofZone !== undefined && province) steps.push(stepTo(ofTown, here, { town: town! }));
  if (ofAddress && province) return [...steps, stepTo(province.name, here), stepTo(ofAddress, here, address)];
  const place = { ...(town ? { town } : {}), ...(ofZone === undefined ? {} : { zone }) };
  return [...steps, stepTo(ofZone ?? ofTown ?? province?.name ?? all, here, place)];
}
