import { operationTypes } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import { houseKindOf } from './houseKinds.ts';
import { kindOf, refusedKinds, subtypeWords } from './kinds.ts';
import { conditionTexts, operationsOf, refusedOperations, siteOperationOf } from './operations.ts';
import { RefusedRecord, type RecordReader } from './RecordReader.ts';
import { statusWords, type MapField, type WordMap } from './words.ts';

const mapped = (map: WordMap, name: MapField, value: string): string => lookUp(map[name] ?? {}, value) ?? value;

/** A word of a source, with what its `map` makes of it: `“Venta” (“vent” in map)`. */
const quoted = (given: string, own: string): string => (own === given ? `“${given}”` : `“${given}” (“${own}” in map)`);

/** Conditions that the operation implies, beside those that a let has. */
function addCondition(reader: RecordReader, condition: 'season' | 'optionToBuy'): void {
  const told = { season: 'a seasonal let', optionToBuy: 'a let with an option to buy' };
  reader.warn('type', `is ${told[condition]}: taken as a rent that says so`);
  if (!reader.has('rental_conditions')) reader.fields.rental_conditions = conditionTexts([condition]);
}

/** @throws RefusedRecord without an operation that the site has */
export function readOperation(reader: RecordReader, map: WordMap): void {
  const given = reader.line('type');
  if (given === undefined) throw new RefusedRecord('names no operation (type)');
  const own = mapped(map, 'type', given);
  const word = slugify(own);
  const [named = word, ...others] = operationsOf(word) ?? [];
  const refused = others.length === 0 ? slugify(named) : word;
  if (Object.hasOwn(refusedOperations, refused))
    throw new RefusedRecord(`${refusedOperations[refused]} are not offered here`, 'not_offered');
  const { type, condition } = siteOperationOf(word) ?? {};
  if (type === undefined)
    throw new RefusedRecord(`the operation ${quoted(given, own)} is none of ${operationTypes.join(', ')}`);
  reader.fields.type = type;
  if (condition === 'season' || condition === 'optionToBuy') addCondition(reader, condition);
}

/** @throws RefusedRecord for a status that is not known */
export function readStatus(reader: RecordReader, map: WordMap): string {
  const given = reader.line('status');
  if (given === undefined) {
    reader.warn('status', 'is missing: taken as available');
    return 'new';
  }
  const own = mapped(map, 'status', given);
  const word = slugify(own);
  if (!Object.hasOwn(statusWords, word))
    throw new RefusedRecord(`the status ${quoted(given, own)} is not known: name it in map`);
  return statusWords[word]!;
}

/** @throws RefusedRecord for a kind that the site does not offer */
export function readKind(reader: RecordReader, map: WordMap): void {
  const given = reader.line('estate_type');
  const own = mapped(map, 'estate_type', given ?? '');
  const word = slugify(own);
  if (Object.hasOwn(refusedKinds, word))
    throw new RefusedRecord(`${refusedKinds[word]} are not offered here`, 'not_offered');
  const kind = kindOf(own);
  if (given === undefined) reader.warn('estate_type', 'is missing: shown as a property, in no list of a kind');
  else if (!kind && word !== 'other')
    reader.warn('estate_type', `${quoted(given, own)} is not known: shown as a property, in no list of a kind`);
  reader.fields.estate_type = kind?.estate_type ?? 'other';
  const houseKind = kind?.estate_type === 'house' ? houseKindOf(slugify(reader.line('subtype') ?? own)) : undefined;
  if (houseKind) reader.fields.subtype = houseKind;
  else if (reader.has('subtype')) reader.word('subtype', subtypeWords, slugify);
  else if (kind?.subtype) reader.fields.subtype = kind.subtype;
  else delete reader.fields.subtype;
}

/** A price of 0 or 1 stands for one on request, and so does none; `price_on_request` says that it is meant so. */
export function readPrice(reader: RecordReader, status: string): void {
  const { price, price_on_request: isMeant } = reader.fields;
  if (isMeant === true || (typeof price === 'number' && price <= 1)) delete reader.fields.price;
  if (reader.fields.price === undefined && status === 'new' && isMeant !== true)
    reader.warn('price', 'is missing: shown as on request');
}
