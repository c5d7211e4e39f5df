import { isFields, type Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { openText } from '../../input/openText.ts';
import { UnknownNames } from '../../input/UnknownNames.ts';
import { isWebPage } from '../../input/webPage.ts';
import { parseRecord, readRecords } from '../../readRecords.ts';
import { operationsOf } from '../../sync/operations.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import {
  UnreadableFile,
  type Format,
  type FormatOptions,
  type SourceFile,
  type SourceRecord,
  type SourceRecords,
} from '../format.ts';
import { listingsOfHome, offersNamed } from '../offers.ts';
import { lookUp } from '../sourceWords.ts';
import { unknownFields } from './knownFields.ts';
import { otherJson } from './otherJson.ts';

/** @throws UnreadableFile for a web page, and for JSON that is no list of records */
async function* textOf(file: SourceFile): AsyncGenerator<string> {
  let hasBegun = false;
  for await (const text of openText(file)) {
    if (!hasBegun && isWebPage(text)) throw new UnreadableFile('is a web page (HTML), no feed');
    const problem = hasBegun ? undefined : otherJson(text);
    if (problem !== undefined) throw new UnreadableFile(problem);
    hasBegun = true;
    yield text;
  }
}

/** The operations of a record that names several: `["buy", "rent"]`, `Venta y alquiler`. */
function severalOf({ type }: Fields, map: WordMap): string[] {
  const words = (Array.isArray(type) ? (type as unknown[]) : [type]).filter((word) => typeof word === 'string');
  const named = words.map((word) => lookUp(map.type ?? {}, word) ?? word);
  return named.flatMap((word) => operationsOf(slugify(word)) ?? [word]);
}

interface RecordContext {
  map: WordMap;
  unknown: UnknownNames;
}

/** A home that is offered for several operations is a listing for each. */
function* recordsOf(value: unknown, place: string, { map, unknown }: RecordContext): Generator<SourceRecord> {
  const types = isFields(value) ? severalOf(value, map) : [];
  const warnings: FieldWarning[] = isFields(value) ? unknown.warningsOf(unknownFields(value)) : [];
  if (!isFields(value) || (types.length < 2 && !Array.isArray(value.type))) {
    yield { place, value, warnings };
    return;
  }
  const { price, rent_price: rent, type: _, ...home } = value;
  const word = types.includes('buy') && types.includes('rent') ? 'buy-and-rent' : (types[0] ?? '');
  const offers = [...offersNamed(word, { price, rent }, warnings)];
  for (const type of types) if (!offers.some((offer) => offer.type === type)) offers.push({ type });
  for (const listing of listingsOfHome(home, offers)) yield { place, value: listing, warnings };
}

/** The contract's own shape: one JSON array, or NDJSON. */
async function* read(file: SourceFile, { map }: FormatOptions): SourceRecords {
  const unknown = new UnknownNames('fields', []);
  for await (const { line, text } of readRecords(textOf(file)))
    yield* recordsOf(parseRecord(text), `line ${line}`, { map, unknown });
  return { isWhole: true };
}

export const vencejo: Format = { read };
