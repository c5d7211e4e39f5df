import type { Fields } from '#shared/contract/fields.ts';
import { addressVisibilities } from '#shared/domain/estate.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { textOf } from './fields.ts';

/** Of `addressNsiCode`: the town's code alone, and with that of the place in it. */
const codeLengths = [5, 11];

/**
 * The first five digits of `addressNsiCode` are the official code of the town, the first two those of the province. As
 * a number it has lost the zero before it.
 */
function codeOf(value: unknown): string | undefined {
  const text = textOf(value) ?? '';
  const whole = codeLengths.includes(text.length + 1) ? `0${text}` : text;
  return /^\d{5}/.exec(whole)?.[0];
}

/**
 * As `addressVisibility` says, by default the street without its number; hidden where that is not understood.
 * Coordinates that were moved stand for an address that is not shown at all, whatever else is said.
 */
function readVisibility(address: Fields, warnings: FieldWarning[]): string {
  const given = textOf(address.addressVisibility)?.toLowerCase();
  const isKnown = given === undefined || addressVisibilities.some((one) => one === given);
  const isMoved = textOf(address.addressCoordinatesPrecision)?.toLowerCase() === 'moved';
  if (isKnown && !isMoved) return given ?? 'street';
  if (given !== undefined && given !== 'hidden') {
    const reason = isKnown ? `is “${given}” with moved coordinates` : `“${given.slice(0, 40)}” is not known`;
    warnings.push({ field: 'address.visibility', reason: `${reason}: hidden` });
  }
  return 'hidden';
}

/** `propertyAddress` as the contract has it. The format names no province: it follows from the postcode or code. */
export function readAddress(address: Fields, warnings: FieldWarning[]): Fields {
  const code = codeOf(address.addressNsiCode);
  const postal_code = textOf(address.addressPostalCode);
  return {
    country: textOf(address.addressCountry),
    province: postal_code === undefined ? code?.slice(0, 2) : undefined,
    postal_code,
    town: textOf(address.addressTown),
    town_code: code,
    zone: textOf(address.addressUrbanization),
    street_name: textOf(address.addressStreetName),
    street_number: textOf(address.addressStreetNumber),
    visibility: readVisibility(address, warnings),
  };
}

export function readLocation(address: Fields): Fields | undefined {
  const { addressCoordinatesLatitude: lat, addressCoordinatesLongitude: lng } = address;
  return textOf(lat) === undefined && textOf(lng) === undefined ? undefined : { lat, lng };
}
