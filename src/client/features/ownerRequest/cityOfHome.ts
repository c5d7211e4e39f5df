import type { City } from '#shared/domain/cities.ts';
import { isPostcode } from '#shared/domain/isPostcode.ts';
import { provincesOfPostcode } from '#shared/domain/postcodes.ts';
import { slugify } from '#shared/domain/slugify.ts';

/**
 * The city whose province a home is in: by its postcode, else by a postcode in its address, else by a part of the
 * address after a comma that is a city's name ("Calle Mayor 3, Girona"). A street may be called after any city.
 * @param home as typed
 */
export function cityOfHome(
  { zipCode, address }: { zipCode: string; address: string },
  cities: readonly City[],
): City | undefined {
  const postcode = [zipCode.trim(), ...(address.match(/\b\d{5}\b/g) ?? [])].find(isPostcode);
  if (postcode !== undefined) return cities.find(({ slug }) => provincesOfPostcode(postcode).includes(slug));
  const places = address.split(',').slice(1).map(slugify);
  return cities.find(({ slug, name }) => places.includes(slug) || places.includes(slugify(name)));
}
