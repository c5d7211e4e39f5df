import { listOf, type SentFields } from './sentFields.ts';

// The places of an alert in a form without scripts: those that are ticked, and one that its lists of provinces, towns
// and zones name. A place is the slugs of its path: `madrid/getafe`.

const isWithin = (place: string, other: string): boolean => place === other || place.startsWith(`${other}/`);

/** The places with one more. What it lies in and what lies in it go: an alert for both would be one for the larger. */
export const withPlace = (where: readonly string[], place: string): string[] => [
  ...where.filter((other) => !isWithin(place, other) && !isWithin(other, place)),
  place,
];

const text = (value: SentFields[string]): string => (typeof value === 'string' ? value : '');

/**
 * The place that the lists name, the narrowest one; null for none. Towns were listed for a province and zones for a
 * town, which `listed` names: those of another one have no meaning.
 */
export function pickedPlace(fields: SentFields): string | null {
  const [listedProvince = '', listedTown = ''] = text(fields.listed).split('/');
  const [province, town, zone] = [text(fields.province), text(fields.town), text(fields.zone)];
  if (province === '') return null;
  if (town === '' || province !== listedProvince) return province;
  return zone === '' || town !== listedTown ? `${province}/${town}` : `${province}/${town}/${zone}`;
}

/** All places that a form names: one that was picked and not added yet counts, unless a ticked one is as narrow. */
export function placesOf(fields: SentFields): string[] {
  const where = listOf(fields.where);
  const picked = pickedPlace(fields);
  if (picked === null || picked === text(fields.listed) || where.some((place) => isWithin(place, picked))) return where;
  return withPlace(where, picked);
}
