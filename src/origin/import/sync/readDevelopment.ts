import { isFields, type Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import { isPossiblePrice } from '#shared/domain/evidence/guards.ts';
import { RecordReader } from './RecordReader.ts';
import { kindOf } from './kinds.ts';
import { statusWords, withdrawn, type MapField, type WordMap } from './words.ts';

/** Of one development. */
const maxUnits = 300;

/** A year, or a year and a month; a day is left out. */
const deliveryDate = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d\d.*)?$/;

const mapped = (map: WordMap, name: MapField, value = ''): string => slugify(lookUp(map[name] ?? {}, value) ?? value);

/** A home of a development; undefined for one of which nobody can tell whether it can be had, or that cannot. */
function readUnit(given: Fields, map: WordMap, { type, estate_type }: Fields): Fields | undefined {
  const unit = new RecordReader({ ...given });
  const state = unit.line('status');
  const status = state === undefined ? 'new' : lookUp(statusWords, mapped(map, 'status', state));
  if (status === undefined || status === withdrawn) return undefined;
  unit.fields.area ??= unit.fields.area_constructed;
  unit.area('area', { max: 1e6 });
  unit.money('price', 1, { min: 2, isWhole: true });
  unit.count('rooms', { max: 200 });
  unit.number('floor', { min: -10, max: 200, isWhole: true });
  const { area, rooms, floor } = unit.fields;
  const kind = kindOf(mapped(map, 'estate_type', unit.line('estate_type')))?.estate_type;
  const isPossible =
    typeof unit.fields.price === 'number' && isPossiblePrice(unit.fields.price, kind ?? estate_type, type);
  const price = isPossible ? unit.fields.price : undefined;
  return { reference: unit.line('reference') ?? unit.line('id'), estate_type: kind, rooms, area, floor, price, status };
}

/** The lowest price for which a home can be had. */
function lowestPrice(units: readonly Fields[]): number | undefined {
  const prices = units.flatMap(({ status, price }) => (status === 'new' && typeof price === 'number' ? [price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/**
 * A new development with its homes, in place. The listing's price is that of the cheapest which can be had, unless the
 * record has one; where it is on request, so is that of each home.
 */
export function readDevelopment(reader: RecordReader, map: WordMap): void {
  const development = reader.within('development');
  if (!development) return void delete reader.fields.development;
  const { fields } = development;
  const given = Array.isArray(fields.units) ? (fields.units as unknown[]).filter(isFields) : [];
  const read = given.slice(0, maxUnits).map((unit) => readUnit(unit, map, reader.fields));
  const units = read.filter((unit) => unit !== undefined);
  if (units.length < given.length)
    development.warn('units', `${given.length - units.length} are not offered, of an unknown status or too many`);
  const isGiven = development.has('total');
  development.number('total', { max: 100_000, isWhole: true });
  if (!isGiven && units.length > 0) fields.total = units.length;
  if (fields.total === 0) delete fields.total;
  const delivery = development.line('delivery');
  const [, year, month] = deliveryDate.exec(delivery ?? '') ?? [];
  if (year === undefined && delivery !== undefined) development.drop('delivery', 'is no year and no month: left out');
  else if (year !== undefined) fields.delivery = month === undefined ? year : `${year}-${month}`;
  if (reader.fields.price_on_request === true) for (const unit of units) delete unit.price;
  if (!reader.has('price')) reader.fields.price = lowestPrice(units);
  fields.name = development.line('name');
  fields.units = units;
}
