import { addressVisibilities, type AddressVisibility } from '#shared/domain/estate.ts';
import { parsePostcode } from '#shared/domain/postcodes.ts';
import { isSlug, slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import { optionalField } from '../../optionalField.ts';
import { isCountry } from '../../places/countries.ts';
import { capitalOfPostcode, municipalityNumber, municipalityOf } from '../../places/municipalities.ts';
import { municipalityAt, provinceCodesAt, type Place } from '../../places/positions.ts';
import { provinceOf, provinceOfPostcode, type Province } from '../../places/provinces.ts';
import { withArticle } from '../../places/withArticle.ts';
import type { WordMap } from './words.ts';
import { RefusedRecord, type RecordReader } from './RecordReader.ts';

/** A place as a record names it; its slug is the record's own, or made of its name. */
export interface GivenPlace {
  slug: string;
  name: string;
  /** The slug is the record's own: a network that calls a town otherwise keeps its URLs. */
  hasOwnSlug?: boolean;
}

/** An address whose places are as they are written: they may be stored under other names. */
export interface GivenAddress {
  province: GivenPlace;
  town: GivenPlace;
  zone: GivenPlace | undefined;
  street_type: string;
  street_name: string;
  street_number: string;
  postal_code?: string;
  visibility: AddressVisibility;
}

/** A place of an address; undefined where it names none. */
function placeIn(address: RecordReader, kind: 'province' | 'town' | 'zone'): GivenPlace | undefined {
  const name = address.line(kind);
  const given = address.line(`${kind}_slug`)?.toLowerCase();
  const hasOwnSlug = given !== undefined && isSlug(given);
  const slug = hasOwnSlug ? given : slugify(withArticle(name ?? ''));
  return name === undefined || slug === '' ? undefined : { slug, name, hasOwnSlug };
}

/** Spain, as it is called where its homes are bought. */
const spain = new Set([
  ...['spain', 'espana', 'espanya', 'espainia', 'spanien', 'espagne', 'spanje', 'spagna', 'espanha', 'spania'],
  ...['es', 'esp', 'reino-de-espana', 'kingdom-of-spain', 'hiszpania', 'espanja', 'spanyolorszag'],
]);

/** @throws RefusedRecord for an address in another country, whose provinces may be called as ours */
function checkCountry(address: RecordReader): void {
  const country = address.line('country');
  // What has no letter of ours in it, as `Испания`, is left to the province.
  const word = slugify(country ?? '');
  if (word !== '' && !spain.has(word))
    throw new RefusedRecord(`is in “${country}”: only homes in Spain are offered here`, 'not_offered');
}

const postcodeOf = (address: RecordReader): string | undefined =>
  address.line('postal_code') ?? address.line('postcode') ?? address.line('zip_code');

/** Where a record says that the home lies, in degrees. */
function pinOf(location: RecordReader | undefined): Place | undefined {
  location?.degrees('lat', 90);
  location?.degrees('lng', 180);
  const { lat, lng } = location?.fields ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

/** The only province that a pin may lie in; near a border that in which the town is. */
function provinceAt(location: RecordReader | undefined, town: GivenPlace | undefined): Province | undefined {
  const pin = pinOf(location);
  if (!pin) return undefined;
  const codes = provinceCodesAt(pin);
  const ofTown = codes.filter((code) => town && municipalityOf(code, town.name));
  const [code, ...others] = codes.length > 1 ? ofTown : codes;
  return code === undefined || others.length > 0 ? undefined : provinceOf(code);
}

/**
 * The province by its name, slug or code, else by the postcode, else by the coordinates.
 * @throws RefusedRecord without one
 */
function readProvince(address: RecordReader, map: WordMap, location: RecordReader | undefined): GivenPlace {
  const given = address.line('province') ?? address.line('province_slug');
  const mapped = given === undefined ? undefined : (lookUp(map.province ?? {}, given) ?? given);
  const found = mapped === undefined ? undefined : provinceOf(mapped);
  // A network that names its provinces in another of their languages keeps its URLs.
  const asWritten = mapped === given ? placeIn(address, 'province') : undefined;
  if (found)
    return asWritten && address.has('province_slug') && provinceOf(asWritten.slug) === found ? asWritten : found;
  const postcode = postcodeOf(address);
  const byCode = postcode === undefined ? undefined : provinceOfPostcode(postcode);
  if (!byCode && given !== undefined && isCountry(given))
    throw new RefusedRecord(`is in “${given}”: only homes in Spain are offered here`, 'not_offered');
  const told = byCode ?? provinceAt(location, placeIn(address, 'town'));
  if (!told)
    throw new RefusedRecord(given === undefined ? 'names no province' : `the province “${given}” is not known`);
  const from = byCode ? 'the postcode' : 'the coordinates';
  if (given !== undefined) address.warn('province', `“${given}” is not known: taken from ${from}`);
  else if (!byCode) address.warn('province', `is missing: taken from ${from}`);
  return told;
}

/** The postcode of an address in a province; one of another is kept, with a warning. */
function readPostcode(address: RecordReader, { slug }: GivenPlace): string | undefined {
  const given = postcodeOf(address);
  if (given === undefined) return undefined;
  const postcode = parsePostcode(given.padStart(5, '0'));
  const [own, named] = [provinceOfPostcode(given), provinceOf(slug)];
  if (postcode === null) address.warn('postal_code', `“${given.slice(0, 20)}” is no postcode of Spain: left out`);
  else if (own && named && own !== named) address.warn('postal_code', `“${postcode}” is one of ${own.name}`);
  return postcode ?? undefined;
}

/**
 * The municipality of an address that names no town: by the postcode, where that is one of a capital, else by the
 * coordinates, where they lie in one alone. @returns undefined where neither is sure
 */
function readMunicipality(
  address: RecordReader,
  { slug }: GivenPlace,
  location: RecordReader | undefined,
): GivenPlace | undefined {
  const code = provinceOf(slug)?.code;
  if (code === undefined) return undefined;
  const postcode = parsePostcode((postcodeOf(address) ?? '').padStart(5, '0'));
  const capital = postcode?.startsWith(code) ? capitalOfPostcode(postcode) : undefined;
  const pin = pinOf(location);
  const number = pin && municipalityAt(pin, code);
  const found = capital ?? (number === undefined ? undefined : municipalityNumber(code, number));
  if (!found) return undefined;
  const from = capital ? 'the postcode' : 'the coordinates';
  address.warn('town', `is missing: “${found.name}”, taken from ${from}`);
  return { slug: found.slug, name: found.name };
}

/**
 * The town of an address, and its zone: one that is a municipality, or of which it is not known where it lies, stands
 * for the town.
 * @throws RefusedRecord without either
 */
function readTown(
  address: RecordReader,
  province: GivenPlace,
  location: RecordReader | undefined,
): { town: GivenPlace; zone: GivenPlace | undefined } {
  const town = placeIn(address, 'town');
  const zone = placeIn(address, 'zone');
  if (town) return { town, zone };
  const code = provinceOf(province.slug)?.code;
  const isMunicipality = zone && code !== undefined && municipalityOf(code, zone.name) !== undefined;
  const found = isMunicipality ? undefined : readMunicipality(address, province, location);
  if (found) return { town: found, zone };
  if (!zone) throw new RefusedRecord('names no town');
  address.warn('town', 'is missing: its zone stands for it');
  return { town: zone, zone: undefined };
}

/** How much of an address may be shown; none of it where nothing that is known says so: it may be private. */
function readVisibility(address: RecordReader): AddressVisibility {
  const given = address.line('visibility');
  const known = addressVisibilities.find((one) => one === given?.toLowerCase());
  if (given !== undefined && known === undefined)
    address.warn('visibility', `“${given.slice(0, 40)}” is not known: hidden`);
  return known ?? 'hidden';
}

/**
 * @returns the address of a record
 * @throws RefusedRecord without a province, or a town or what says which it is
 */
export function readAddress(reader: RecordReader, map: WordMap): GivenAddress {
  const address = reader.within('address');
  if (!address) throw new RefusedRecord('names no place (address)');
  address.fields.town ??= address.fields.city;
  checkCountry(address);
  const location = reader.within('location');
  const province = readProvince(address, map, location);
  const { town, zone } = readTown(address, province, location);
  const visibility = readVisibility(address);
  // So that the contract finds what it needs; the places themselves are looked up among those that are stored.
  reader.fields.address = { province: province.name, province_slug: province.slug };
  return {
    ...{ province, town, zone },
    street_type: address.line('street_type') ?? '',
    street_name: address.line('street_name') ?? '',
    street_number: address.line('street_number') ?? '',
    ...optionalField('postal_code', readPostcode(address, province)),
    visibility,
  };
}
