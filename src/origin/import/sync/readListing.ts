import * as z from 'zod/mini';
import {
  estateDetailShape,
  estateSchema,
  estateSummaryShape,
  respellEstateFields,
  type EstateDto,
} from '#shared/contract/estate.ts';
import { isFields, type Fields } from '#shared/contract/fields.ts';
import { implausibleFields } from '#shared/contract/implausible.ts';
import { cadastralReference } from '#shared/domain/cadastre.ts';
import { isKey, isReference } from '#shared/domain/estateKey.ts';
import type { EstateInput } from '../../db/input/networkInput.ts';
import type { SourceRecord } from '../formats/format.ts';
import { checkPin } from './checkPin.ts';
import { contradictionsOf } from './contradictionsOf.ts';
import { factsOfListing } from './factsOfListing.ts';
import { countTexts, type TextCounts } from './furtherTexts.ts';
import { checkFacts } from './plausibleFacts.ts';
import { readAddress, type GivenAddress } from './readAddress.ts';
import { readCertificate } from './readCertificate.ts';
import { readChecked } from './readChecked.ts';
import { readDevelopment } from './readDevelopment.ts';
import { readFacts } from './readFacts.ts';
import { readFigures } from './readFigures.ts';
import { readMedia } from './readMedia.ts';
import { readKind, readOperation, readPrice, readStatus } from './readOffer.ts';
import { readPeople, type GivenPerson } from './readPeople.ts';
import { RecordReader, RefusedRecord, type FieldWarning } from './RecordReader.ts';
import { readSlugs, slugsOf } from './readSlugs.ts';
import { readTexts } from './readTexts.ts';
import type { RefusalKind } from './report.ts';
import { withdrawn, type WordMap } from './words.ts';

/** A record in the stored form, except its places and agent, which may have to be added first. */
export interface ReadListing {
  /** Of the source. */
  id: string;
  estate: Omit<EstateDto, 'address' | 'agent' | 'location' | 'key' | 'linked' | 'meets_rules'> & {
    key?: string;
    location?: { lat: number; lng: number };
  } & Pick<EstateInput, 'linked' | 'cadastral_reference'>;
  address: GivenAddress;
  /** Whether the source has slugs of its own. */
  hasSlugs: boolean;
  /** Who offers it, where the record says so. */
  agent: GivenPerson | null;
  texts: TextCounts;
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
  for (const name of ['comparable_prices', 'meets_rules']) {
    if (reader.has(name)) reader.warn(name, 'is reckoned from the listings here: left out');
    delete given[name];
  }
  if (reader.has('translated')) {
    reader.warn('translated', 'are texts of a machine: left out');
    delete given.translated;
  }
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
    readChecked(reader);
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
    const listing: ReadListing = {
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
      texts: countTexts(reader.fields),
      warnings: reader.warnings,
    };
    listing.warnings.push(...contradictionsOf(factsOfListing(listing)));
    return { kind: 'read', listing };
  } catch (error) {
    if (!(error instanceof RefusedRecord)) throw error;
    return { kind: 'refused', ...named, refusal: error.kind, reason: error.message };
  }
}
