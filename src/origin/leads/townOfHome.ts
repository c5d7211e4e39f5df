import { slugify } from '#shared/domain/slugify.ts';
import type { OwnerRequest } from '#shared/forms/ownerRequest.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import type { PlaceRow } from '../db/tables.ts';
import type { Store } from '../db/store.ts';
import { capitalOfPostcode } from '../places/municipalities.ts';

/**
 * The town of an owner's home, by its postcode: the provincial capital, else the one in which listings have it.
 * @returns undefined where it is not known, or in none of the cities of the request
 */
export async function townOfHome(
  { db }: Store,
  directory: PlaceDirectory,
  { cities, zipCode }: Pick<OwnerRequest, 'cities' | 'zipCode'>,
): Promise<PlaceRow | undefined> {
  const province = directory.province(cities[0]!);
  if (!province || zipCode === undefined) return undefined;
  const capital = capitalOfPostcode(zipCode)?.names.map(slugify) ?? [];
  const named = capital.flatMap((slug) => directory.towns(slug, province.key))[0];
  if (named) return named;
  const towns = await db
    .selectFrom('estates')
    .select('town')
    .distinct()
    .where('postcode', '=', zipCode)
    .where('province', '=', province.key)
    .limit(2)
    .execute();
  return towns.length === 1 ? directory.byKey(towns[0]!.town) : undefined;
}
