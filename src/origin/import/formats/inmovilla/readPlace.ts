import type { Fields } from '#shared/contract/fields.ts';
import type { RecordFields } from './RecordFields.ts';

/** Countries have numbers too, of which two are sure: that of Spain, and 0 where nobody chose one. */
const numbersOfSpain: readonly string[] = ['724', '0'];

function readCountry(record: RecordFields): string | undefined {
  const country = record.text('pais');
  return country === undefined || numbersOfSpain.includes(country) ? undefined : country;
}

/** A street is shown without its number: what else an agency allows (`vercalle`) has codes that are not public. */
export function readAddress(record: RecordFields): Fields {
  const street = record.text('calle', 'direccion');
  return {
    country: readCountry(record),
    province: record.text('provincia'),
    postal_code: record.text('cp'),
    town: record.text('ciudad', 'localidad', 'poblacion'),
    zone: record.text('zona'),
    street_name: street,
    street_number: record.text('numero'),
    visibility: street === undefined ? 'hidden' : 'street',
  };
}

/** `altitud` is the longitude. */
export function readLocation(record: RecordFields): Fields | undefined {
  const lat = record.text('latitud');
  const lng = record.text('longitud', 'altitud');
  return lat === undefined && lng === undefined ? undefined : { lat, lng };
}
