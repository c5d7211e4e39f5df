import { visibilityOf } from '#shared/domain/address.ts';
import { namesCadastre } from '#shared/domain/cadastre.ts';
import type { AddressVisibility } from '#shared/domain/estate.ts';
import { roundedPlace } from '#shared/domain/roundedPlace.ts';
import { toldDistance } from '#shared/domain/surroundings.ts';
import { isFields, type Fields } from './fields.ts';

/** Where the zone is, which every address says. */
const ofZone = ['province', 'province_slug', 'town', 'town_slug', 'town_code', 'zone', 'zone_slug', 'visibility'];

/** What an address that is not shown in full may have (PD-34): anything else in it could say where the home is. */
const shownParts: Readonly<Record<Exclude<AddressVisibility, 'full'>, readonly string[]>> = {
  street: [...ofZone, 'street_type', 'street_name'],
  hidden: ofZone,
};

/** Of the land register, which tells the address to anybody; and where the bundled origin keeps what it hides. */
const neverShown = ['cadastral_reference', 'hidden_address'];

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Of what a network has of a home from elsewhere, what does not name it in the land register. */
export const withoutCadastre = (checked: unknown): unknown =>
  Array.isArray(checked)
    ? (checked as unknown[]).filter(
        (item) =>
          !isFields(item) || !Object.values(item).some((value) => typeof value === 'string' && namesCadastre(value)),
      )
    : checked;

function hideNeverShown(estate: Fields): string[] {
  const names = neverShown.filter((name) => isSaid(estate[name]));
  for (const name of names) delete estate[name];
  const { checked } = estate;
  const shown = withoutCadastre(checked);
  if (!Array.isArray(checked) || (shown as unknown[]).length === checked.length) return names;
  estate.checked = shown;
  return [...names, 'checked'];
}

function hideAddress(estate: Fields, visibility: AddressVisibility): string[] {
  const { address } = estate;
  if (visibility === 'full' || !isFields(address)) return [];
  const isShown = ([name]: [string, unknown]): boolean => shownParts[visibility].includes(name);
  const parts = Object.entries(address);
  estate.address = Object.fromEntries(parts.filter(isShown));
  return parts.filter((part) => !isShown(part) && isSaid(part[1])).map(([name]) => `address.${name}`);
}

/** Of a home whose address is not full, or that is said to be approximate. */
function roundLocation(estate: Fields, visibility: AddressVisibility): string[] {
  const { location } = estate;
  if (!isSaid(location)) return [];
  const { lat, lng, precision, ...others } = isFields(location) ? location : {};
  if (visibility === 'full' && precision === 'exact') return [];
  delete estate.location;
  if (typeof lat !== 'number' || typeof lng !== 'number') return ['location'];
  const rounded = roundedPlace({ lat, lng });
  estate.location = { ...rounded, precision: 'approximate' };
  const isRounded = rounded.lat === lat && rounded.lng === lng && precision !== 'exact';
  return isRounded && Object.keys(others).length === 0 ? [] : ['location'];
}

/** Several exact distances tell where a home stands as its address does. */
function roundDistances(estate: Fields, visibility: AddressVisibility): string[] {
  const { surroundings } = estate;
  if (visibility === 'full' || !Array.isArray(surroundings)) return [];
  const places: unknown[] = surroundings;
  const rounded = places.map((place) =>
    isFields(place) && typeof place.distance === 'number'
      ? { ...place, distance: toldDistance(place.distance, false) }
      : place,
  );
  estate.surroundings = rounded;
  const isSame = places.every((place, at) => !isFields(place) || place.distance === (rounded[at] as Fields).distance);
  return isSame ? [] : ['surroundings'];
}

/**
 * Takes out of a listing what its address's visibility hides of where it is, in place, or rounds it.
 * @returns the names of those fields, `address.street_number`
 */
export function hidePlace(estate: unknown): string[] {
  if (!isFields(estate)) return [];
  const visibility = visibilityOf(isFields(estate.address) ? estate.address.visibility : undefined);
  return [
    ...hideNeverShown(estate),
    ...hideAddress(estate, visibility),
    ...roundLocation(estate, visibility),
    ...roundDistances(estate, visibility),
  ];
}

/** Where a pin has its longitude and latitude, and whether they are exact. */
const [pinLng, pinLat, pinExact] = [1, 2, 4];

/** The same of a pin of the map, which says itself whether it is exact. */
export function hidePinPlace(pin: unknown): string[] {
  if (!Array.isArray(pin) || pin[pinExact] === 1) return [];
  const lng: unknown = pin[pinLng];
  const lat: unknown = pin[pinLat];
  if (typeof lng !== 'number' || typeof lat !== 'number') return [];
  const rounded = roundedPlace({ lat, lng });
  if (rounded.lat === lat && rounded.lng === lng) return [];
  pin[pinLng] = rounded.lng;
  pin[pinLat] = rounded.lat;
  return ['location'];
}
