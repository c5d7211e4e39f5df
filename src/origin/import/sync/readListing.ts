import * as z from 'zod/mini';
import {
  estateDetailShape,
  estateSchema,
  estateSummaryShape,
  respellEstateFields,
  respellLift,
  type EstateDto,
} from '#shared/contract/estate.ts';
import { isFields, type Fields } from '#shared/contract/fields.ts';
import { implausibleFields } from '#shared/contract/implausible.ts';
import { cadastralReference } from '#shared/domain/cadastre.ts';
import { energyRatings, operationTypes } from '#shared/domain/estate.ts';
import { floorNames } from '#shared/domain/floorLevel.ts';
import { isKey, isReference } from '#shared/domain/estateKey.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { EstateInput } from '../../db/input/networkInput.ts';
import { shownUrl } from '../../db/pictures/shownUrl.ts';
import { isSource } from '../../db/pictures/pictureSource.ts';
import type { SourceRecord } from '../formats/format.ts';
import { floorOf } from './floors.ts';
import { houseKindOf } from './houseKinds.ts';
import { kindOf, refusedKinds, subtypeWords } from './kinds.ts';
import { conditionTexts, operationsOf, refusedOperations, siteOperationOf } from './operations.ts';
import { checkPin } from './checkPin.ts';
import { oneLine, plainText } from './plainText.ts';
import { checkFacts } from './plausibleFacts.ts';
import { readAddress, type GivenAddress } from './readAddress.ts';
import { readDevelopment } from './readDevelopment.ts';
import { readPeople, type GivenPerson } from './readPeople.ts';
import { RecordReader, RefusedRecord, type FieldWarning } from './RecordReader.ts';
import type { RefusalKind } from './report.ts';
import { readAgain } from './readAgain.ts';
import { readFigures } from './readFigures.ts';
import { readSlugs, slugsOf } from './readSlugs.ts';
import {
  certificateWords,
  conservationWords,
  heatingWords,
  statusWords,
  withdrawn,
  type MapField,
  type WordMap,
} from './words.ts';

/** A record in the stored form, except its places and agent, which may have to be added first. */
export interface ReadListing {
  /** Of the source. */
  id: string;
  estate: Omit<EstateDto, 'address' | 'agent' | 'location' | 'key' | 'linked'> & {
    key?: string;
    location?: { lat: number; lng: number };
  } & Pick<EstateInput, 'linked' | 'cadastral_reference'>;
  address: GivenAddress;
  /** Whether the source has slugs of its own. */
  hasSlugs: boolean;
  /** Who offers it, where the record says so. */
  agent: GivenPerson | null;
  warnings: FieldWarning[];
}

export interface RefusedReading {
  id: string | null;
  reference: string | null;
  refusal: RefusalKind;
  reason: string;
}

export type Reading =
  | { kind: 'read'; listing: ReadListing }
  /** It is no longer offered. */
  | { kind: 'withdrawn'; id: string; reference: string | null }
  | ({ kind: 'refused' } & RefusedReading);

const maxPictures = 100;
const maxHeadlineLength = 140;
const maxTextLength = 20_000;

const flags = [
  ...['exterior', 'lift', 'furnished', 'conditioned_air', 'pets', 'large_holder'],
  ...['orientation_north', 'orientation_south', 'orientation_east', 'orientation_west'],
];
/** Texts, though some sources have them as numbers. */
const numbersOfRegisters = ['registration_number', 'licence'];
const times = ['created_at', 'updated_at', 'available_from'];

const floorNameWords: Readonly<Record<string, string>> = Object.fromEntries(
  floorNames.map((name) => [slugify(name), name]),
);

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
function readOperation(reader: RecordReader, map: WordMap): void {
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
function readStatus(reader: RecordReader, map: WordMap): string {
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
function readKind(reader: RecordReader, map: WordMap): void {
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
function readPrice(reader: RecordReader, status: string): void {
  const { price, price_on_request: isMeant } = reader.fields;
  if (isMeant === true || (typeof price === 'number' && price <= 1)) delete reader.fields.price;
  if (reader.fields.price === undefined && status === 'new' && isMeant !== true)
    reader.warn('price', 'is missing: shown as on request');
}

/** The fields that connect two listings of one home; no page shows them. */
function readLinks(reader: RecordReader, id: string): Pick<EstateInput, 'linked' | 'cadastral_reference'> {
  const linked = reader.line('linked');
  const given = reader.line('cadastral_reference');
  const reference = given === undefined ? undefined : cadastralReference(given);
  if (given !== undefined && reference === undefined)
    reader.warn('cadastral_reference', 'is not 14 or 20 letters and digits: left out');
  delete reader.fields.linked;
  return {
    ...(linked === undefined || linked === id ? {} : { linked }),
    ...(reference === undefined ? {} : { cadastral_reference: reference }),
  };
}

/** `E / D`: the letters of the consumption and of the emissions in one. */
function splitLetters(cee: RecordReader): void {
  const [, rating, emitted] = /^([A-G])\s*[/|,;-]\s*([A-G])$/i.exec(cee.line('rating') ?? '') ?? [];
  if (rating === undefined) return;
  cee.fields.rating = rating;
  if (!cee.has('emissions_rating')) cee.fields.emissions_rating = emitted;
}

/** A letter from A to G. @param state the word that stands for one, if any */
function readLetter(cee: RecordReader, name: string, state: string | undefined): void {
  const text = cee.line(name) ?? '';
  const letter = energyRatings.find((rating) => rating === text.toUpperCase());
  if (letter !== undefined) cee.fields[name] = letter;
  else if (text !== '' && slugify(text) !== state) cee.drop(name, 'is no letter from A to G: left out');
  else delete cee.fields[name];
}

/** The certificate is completed, in progress, exempt, or not stated (RD 390/2021). */
function readCertificate(reader: RecordReader): void {
  const cee = reader.within('cee');
  if (cee) {
    for (const name of ['consumption', 'emissions']) cee.number(name, { max: 10_000 });
    splitLetters(cee);
    const words = [cee.line('state'), cee.line('rating')].map((word) => slugify(word ?? ''));
    const word = words.find((one) => Object.hasOwn(certificateWords, one));
    for (const name of ['rating', 'emissions_rating']) readLetter(cee, name, word);
    const hasLetter = cee.has('rating') || cee.has('emissions_rating');
    cee.fields.state = lookUp(certificateWords, word ?? '') ?? (hasLetter ? 'completed' : 'not_stated');
  } else reader.fields.cee = { state: 'not_stated' };
  if ((reader.fields.cee as Fields).state === 'not_stated')
    reader.warn('cee', 'is missing: shown as not stated by the advertiser');
}

/** Coordinates. Those outside Spain are left out later (`implausibleFields`), with a warning. */
function readLocation(reader: RecordReader): void {
  const location = reader.within('location');
  if (!location) return void delete reader.fields.location;
  const isGiven = location.has('lat') || location.has('lng');
  location.degrees('lat', 90);
  location.degrees('lng', 180);
  delete location.fields.precision;
  const { lat, lng } = location.fields;
  if (!isGiven) return void delete reader.fields.location;
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0))
    reader.drop('location', 'is no place: left out');
}

const isPicture = (url: unknown): boolean =>
  typeof url === 'string' && (isSource(url) || /^\/media\/[\w/.-]+$/.test(url));

function readMedia(reader: RecordReader): void {
  const given = Array.isArray(reader.fields.media) ? (reader.fields.media as unknown[]) : [];
  const items = given.map((item) => (typeof item === 'string' ? { url: item } : item)).filter(isFields);
  const usable = items.filter(({ url }) => isPicture(url));
  const unusable = items.map(({ url }) => url).find((url) => typeof url === 'string' && !isPicture(url));
  const first = typeof unusable === 'string' ? `, as “${shownUrl(unusable).slice(0, 80)}”` : '';
  if (usable.length < given.length)
    reader.warn('media', `${given.length - usable.length} without a usable address${first}`);
  if (usable.length > maxPictures) reader.warn('media', `has ${usable.length} pictures: the first ${maxPictures} kept`);
  reader.fields.media = usable.slice(0, maxPictures).map((item) => {
    const picture = new RecordReader({ ...item }, [], 'media.');
    picture.texts('alt', readAgain(oneLine));
    return picture.fields;
  });
}

/** Nothing is published after it was changed: of two such dates the earlier counts. */
function readTimes(reader: RecordReader): void {
  for (const name of times) reader.time(name);
  const { created_at: created, updated_at: updated } = reader.fields;
  if (typeof created !== 'string' || typeof updated !== 'string' || created <= updated) return;
  reader.warn('created_at', 'is after the last change: that is shown');
  reader.fields.created_at = updated;
}

function readTexts(reader: RecordReader): void {
  reader.texts('description', readAgain(oneLine));
  let isCut = false;
  reader.texts('text', (text) => {
    const plain = readAgain(plainText)(text);
    isCut ||= plain.length > maxTextLength;
    return plain.slice(0, maxTextLength);
  });
  if (isCut) reader.warn('text', `is longer than ${maxTextLength} characters: the rest is left out`);
  for (const name of ['highlights', 'special', 'rental_conditions']) reader.texts(name, readAgain(oneLine));
  const { description } = reader.fields;
  if (!isFields(description)) return;
  for (const [tag, headline] of Object.entries(description)) {
    if (typeof headline !== 'string' || headline.length <= maxHeadlineLength || tag === 'language') continue;
    reader.warn('description', `is longer than ${maxHeadlineLength} characters: cut`);
    description[tag] = `${headline.slice(0, maxHeadlineLength - 1).replace(/\s+\S*$/, '')}…`;
  }
}

function readHistory(reader: RecordReader): void {
  const given = reader.fields.price_history;
  if (!Array.isArray(given)) return void delete reader.fields.price_history;
  reader.fields.price_history = (given as unknown[]).filter(isFields).map((point) => {
    const read = new RecordReader({ ...point }, reader.warnings, 'price_history.');
    read.time('date');
    read.number('price', { isWhole: true });
    return read.fields;
  });
}

/** @throws RefusedRecord without a reference of 1 to 60 printable characters */
function readNames(reader: RecordReader): { id: string; reference: string } {
  const reference = reader.line('reference');
  const id = reader.line('id') ?? reference;
  if (id === undefined) throw new RefusedRecord('has neither an id nor a reference');
  const named = reference ?? id;
  if (!isReference(named)) throw new RefusedRecord('its reference is not 1 to 60 printable characters');
  if (reference === undefined) reader.warn('reference', 'is missing: its id stands for it');
  const key = reader.line('key');
  if (key !== undefined && isKey(key)) reader.fields.key = key;
  else delete reader.fields.key;
  Object.assign(reader.fields, { id, reference: named });
  return { id, reference: named };
}

/** A number, or words that say which floor it is; `floor_name` may say it too. */
function readFloor(reader: RecordReader): void {
  const given = reader.line('floor');
  const { floor, floor_name, isLast } = (given === undefined ? undefined : floorOf(given)) ?? {};
  const { floors } = reader.fields;
  // The ground floor is one of them.
  const last = isLast && typeof floors === 'number' && floors > 0 ? floors - 1 : undefined;
  if (isLast && last === undefined)
    reader.drop('floor', `“${given}” says no number, and there are no floors: left out`);
  else if (given !== undefined && floor === undefined && floor_name === undefined && last === undefined)
    reader.drop('floor', `“${given.slice(0, 40)}” is no floor: left out`);
  else reader.fields.floor = floor ?? last;
  if (floor_name !== undefined && !reader.has('floor_name')) reader.fields.floor_name = floor_name;
  reader.number('floor', { min: -10, max: 200, isWhole: true });
  const name = floorOf(reader.line('floor_name') ?? '')?.floor_name;
  if (name === undefined) reader.word('floor_name', floorNameWords, slugify);
  else reader.fields.floor_name = name;
}

function readFacts(reader: RecordReader): void {
  readFloor(reader);
  for (const name of flags) reader.boolean(name);
  respellLift(reader.fields);
  readTimes(reader);
  for (const name of numbersOfRegisters) if (reader.has(name)) reader.fields[name] = reader.line(name);
  reader.word('conservation', conservationWords, slugify);
  reader.word('heating', heatingWords, slugify);
  if (!reader.has('area_constructed') && !reader.has('development'))
    reader.warn('area_constructed', 'is missing: shown without one');
}

const contractFields = Object.keys({ ...estateSummaryShape, ...estateDetailShape });

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Fields, and items of lists, that the contract has no place for in this form, which it therefore leaves out. */
function warnOfLost(reader: RecordReader, given: Fields, read: Fields): void {
  for (const name of contractFields) {
    if (!reader.has(name)) continue;
    const lost = lengthOf(given[name]) - lengthOf(read[name]);
    if (read[name] === undefined) reader.warn(name, 'cannot be read: left out');
    else if (lost > 0) reader.warn(name, `${lost} of them cannot be read: left out`);
  }
}

/** The record as the contract reads it. @throws RefusedRecord for what it cannot */
function readByContract(reader: RecordReader, status: string): EstateDto {
  const given = reader.fields;
  for (const name of implausibleFields(given)) reader.warn(name, 'cannot be true: left out');
  const { slug, url_slug, ...rest } = given;
  // A status that hides the price hides it from the public; here it is kept.
  const result = z.safeParse(estateSchema, { ...rest, status: 'new', ...slugsOf({ slug, url_slug }) });
  if (!result.success) throw new RefusedRecord(`cannot be read: ${result.error.issues[0]?.path.join('.') ?? ''}`);
  warnOfLost(reader, rest, result.data);
  return { ...result.data, status };
}

const unreadable = (reason: string): Reading => ({
  ...{ kind: 'refused', id: null, reference: null, refusal: 'broken', reason },
});

/** As `readListing`, for a record of a format, which may already say why it cannot be read. */
export const readSourceRecord = ({ value, problem }: Omit<SourceRecord, 'place'>, map?: WordMap): Reading =>
  problem === undefined ? readListing(value, map) : unreadable(problem);

/**
 * Reads a record in the contract's shape. Only one that could mislead is refused; any other fault is corrected or left
 * out, with a warning that names the field.
 * @param map the source's own words
 */
export function readListing(value: unknown, map: WordMap = {}): Reading {
  if (!isFields(value)) return unreadable('is no record');
  const reader = new RecordReader({ ...(respellEstateFields(value) as Fields) });
  const named = { id: reader.line('id') ?? null, reference: reader.line('reference') ?? null };
  try {
    const { id, reference } = readNames(reader);
    const status = readStatus(reader, map);
    if (status === withdrawn) return { kind: 'withdrawn', id, reference };
    readOperation(reader, map);
    readKind(reader, map);
    const address = readAddress(reader, map);
    const agent = readPeople(reader);
    reader.boolean('price_on_request');
    readSlugs(reader);
    readFigures(reader);
    readDevelopment(reader, map);
    readPrice(reader, status);
    readFacts(reader);
    checkFacts(reader);
    readCertificate(reader);
    readLocation(reader);
    checkPin(reader, address);
    readTexts(reader);
    readMedia(reader);
    readHistory(reader);
    const links = readLinks(reader, id);
    const {
      address: _address,
      agent: _agent,
      location,
      key: _key,
      linked: _linked,
      ...estate
    } = readByContract(reader, status);
    const { text, description } = reader.fields;
    return {
      kind: 'read',
      listing: {
        id,
        estate: {
          ...estate,
          // With the languages that the site does not have.
          ...(isFields(text) ? { text: { ...text, ...estate.text! } } : {}),
          ...(isFields(description) ? { description: { ...description, ...estate.description } } : {}),
          ...(typeof reader.fields.key === 'string' ? { key: reader.fields.key } : {}),
          ...(location ? { location: { lat: location.lat, lng: location.lng } } : {}),
          ...links,
        },
        address,
        hasSlugs: isFields(reader.fields.url_slug) || typeof reader.fields.slug === 'string',
        agent,
        warnings: reader.warnings,
      },
    };
  } catch (error) {
    if (!(error instanceof RefusedRecord)) throw error;
    return { kind: 'refused', ...named, refusal: error.kind, reason: error.message };
  }
}
