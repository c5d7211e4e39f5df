import type { SearchPlace } from '../../features/search/matchPlaces.ts';
import type { SearchPageData } from './searchPageData.ts';

/**
 * The places that a list's search field offers first: the whole country, the zones of its town, the towns of its
 * province.
 * @param town slug of the town that is filtered by
 */
export function placesNear(
  { province, towns, zones }: Pick<SearchPageData, 'province' | 'towns' | 'zones'>,
  town: string | undefined,
): SearchPlace[] {
  if (!province) return [];
  const within = towns.find(({ slug }) => slug === town)?.name ?? province.name;
  return [
    { name: 'España' },
    ...(town ? zones : []).map(({ slug, name }) => ({
      name,
      within,
      province: province.slug,
      town: town!,
      zone: slug,
    })),
    ...towns.map(({ slug, name }) => ({ name, within: province.name, province: province.slug, town: slug })),
  ];
}
