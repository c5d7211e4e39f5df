import { isFields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { amountOf, isOnRequest } from './amounts.ts';
import { refusedOperations } from './operations.ts';
import { rentFor } from './periods.ts';
import { RefusedRecord, type RecordReader } from './RecordReader.ts';
import { numberOf } from './values.ts';
import { certificateWords } from './words.ts';

/** The highest that can be true. */
const highest = {
  ...{ price: 1e9, previous_price: 1e9, area_constructed: 1e8, area_useful: 1e8, area_plot: 1e9, area_terrace: 1e6 },
  ...{ rooms: 200, bathrooms: 200, floors: 200, pictures: 1_000, year: 2_100 },
  ...{ community_fee: 1e6, ibi: 1e6, deposit: 1e8, reference_index: 1e6, last_rent: 1e7 },
} as const;

/** Months that the contract's money is for; others are paid once. */
const months = { community_fee: 1, ibi: 12, reference_index: 1, last_rent: 1 } as const;

/**
 * A rent is one by the month.
 * @throws RefusedRecord for one that is for another time: so many euros would be told for a month
 */
function readPrice(reader: RecordReader): void {
  const isRent = reader.fields.type === 'rent';
  if (isOnRequest(reader.fields.price)) Object.assign(reader.fields, { price: undefined, price_on_request: true });
  const { per } = amountOf(reader.fields.price) ?? {};
  if (isRent && typeof per === 'string' && per !== 'month')
    throw new RefusedRecord(`${refusedOperations[slugify(rentFor(per))]!} are not offered here`, 'not_offered');
  if (isRent && typeof per === 'object' && !/^(?:m|m2|m²|mt2?|metros?)$/i.test(per.unknown))
    throw new RefusedRecord(`the rent “${reader.line('price')}” is for a time that is not known`);
  for (const name of ['price', 'previous_price'] as const)
    reader.money(name, isRent ? 1 : undefined, { max: highest[name], isWhole: true });
}

/** `Estudio` where rooms are counted: it has none of its own. */
function readRooms(reader: RecordReader): void {
  const word = slugify(reader.line('rooms') ?? '');
  if (['estudio', 'studio', 'estudi', 'loft'].includes(word)) {
    reader.fields.rooms = 0;
    if (reader.fields.estate_type === 'flat') reader.fields.subtype ??= 'studio';
  }
  for (const name of ['rooms', 'bathrooms', 'floors'] as const) reader.count(name, { max: highest[name] });
}

function readAreas(reader: RecordReader): void {
  const useful = reader.area('area_constructed', { max: highest.area_constructed, isWhole: true });
  if (useful !== undefined && !reader.has('area_useful')) reader.fields.area_useful = useful;
  for (const name of ['area_useful', 'area_plot'] as const) reader.area(name, { max: highest[name], isWhole: true });
  reader.area('area_terrace', { max: highest.area_terrace });
}

/** `E (182 kWh/m²)` in place of a letter; and figures beside a word that is none: the certificate is there. */
function partCertificate(reader: RecordReader): void {
  const { cee } = reader.fields;
  if (!isFields(cee) || typeof cee.rating !== 'string') return;
  const [, letter, figure] = /^\s*([A-G])\s*\(?\s*(\d[\d.,]*)\s*kWh[^()]*\)?\s*$/i.exec(cee.rating) ?? [];
  const isWord = Object.hasOwn(certificateWords, slugify(cee.rating));
  const hasFigures = [cee.consumption, cee.emissions].some((value) => (numberOf(value) ?? 0) > 0);
  if (letter !== undefined) reader.fields.cee = { ...cee, rating: letter, consumption: cee.consumption ?? figure };
  else if (cee.state === undefined && hasFigures && !isWord) reader.fields.cee = { ...cee, state: 'completed' };
}

/** Prices, fees, areas and numbers of rooms, as they are written. @throws RefusedRecord for a rent of another time */
export function readFigures(reader: RecordReader): void {
  readPrice(reader);
  for (const [name, count] of Object.entries(months))
    reader.money(name, count, { max: highest[name as keyof typeof months] });
  reader.money('deposit', undefined, { max: highest.deposit });
  readAreas(reader);
  readRooms(reader);
  for (const name of ['pictures', 'year'] as const) reader.number(name, { max: highest[name], isWhole: true });
  partCertificate(reader);
}
