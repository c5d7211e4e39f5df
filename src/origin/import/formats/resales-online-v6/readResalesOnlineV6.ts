import { isFields, type Fields } from '#shared/contract/fields.ts';
import { jsonValues, type JsonPath } from '../../input/jsonValues.ts';
import { openText } from '../../input/openText.ts';
import { UnknownFields } from '../../input/UnknownFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecord } from '../format.ts';
import { listingsOfHome } from '../offers.ts';
import { countOf, fieldsOf, textOf } from './fields.ts';
import { nextPage } from './nextPage.ts';
import { readHome } from './readHome.ts';
import { readOffers } from './readOffers.ts';
import { defaultLanguage } from './words.ts';

/** What the contract has no place for, and what says once more what another field does (README.md). */
const left = [
  ...['AgencyRef', 'OriginalPrice', 'Area', 'Basura_Tax_Year', 'CompletionDate', 'PaymentTerms', 'PublicDocuments'],
  ...['Decree218', 'OwnProperty', 'Status', 'PropertyType', 'PropertyFeatures', 'EnergyRating/Image', 'MainImage'],
  ...['Pictures/Count', 'Pictures/Picture/Id', 'Pictures/Picture/PictureCaption', 'RentalPeriod', 'GpsX', 'GpsY'],
  ...['Price', 'RentalPrice1', 'RentalPrice2', 'Currency'],
];

const parts = ['transaction', 'QueryInfo', 'Property'] as const;
type Part = (typeof parts)[number];

/**
 * The part of an answer that a value is: a home alone, or one of a list. A file is one answer, or several: a list of
 * them, or one after the other.
 */
function partAt(path: JsonPath, isList: boolean): Part | undefined {
  const [name, item, ...rest] = typeof path[0] === 'number' ? path.slice(1) : path;
  const part = parts.find((one) => one === name);
  if (rest.length > 0 || (item !== undefined && (part !== 'Property' || typeof item !== 'number'))) return undefined;
  return part === 'Property' && isList ? undefined : part;
}

/** The parts of all answers, in their order. */
async function* partsOf(file: SourceFile): AsyncGenerator<{ part: Part; value: unknown }> {
  // Of those that have begun, in the order in which they end too: none is within another.
  const begun: Part[] = [];
  const isWanted = (path: JsonPath, isList: boolean): boolean => {
    const part = partAt(path, isList);
    if (part !== undefined) begun.push(part);
    return part !== undefined;
  };
  for await (const value of jsonValues(openText(file), isWanted, { isSequence: true }))
    yield { part: begun.shift()!, value };
}

/** The answers of a file, as far as they have been read. */
class Answers {
  /** Of the answer at hand. */
  searchType: string | undefined;
  language = defaultLanguage;
  #query = '';
  /** Homes by query: those that it counts, and those that were read. */
  readonly #counts = new Map<string, { expected: number; read: Set<string> }>();

  /** @throws UnreadableFile for the answer to a call that failed */
  begin(transaction: Fields): void {
    this.searchType = undefined;
    this.#query = '';
    if (textOf(transaction.status) === 'error') {
      const reasons = Object.values(fieldsOf(transaction.errordescription)).map(textOf).filter(Boolean);
      throw new UnreadableFile(`is the answer to a call that failed: “${reasons.join('; ').slice(0, 200)}”`);
    }
    const parameters = Object.entries(fieldsOf(transaction.parameters));
    const [, language] = parameters.find(([name]) => name.toLowerCase() === 'p_lang') ?? [];
    this.language = textOf(language) ?? defaultLanguage;
  }

  addQuery(info: Fields): void {
    this.searchType = textOf(info.SearchType);
    this.#query = [textOf(info.ApiId), this.searchType].join(' ');
    const expected = countOf(info.PropertyCount);
    if (typeof expected !== 'number') return;
    const known = this.#counts.get(this.#query);
    // Homes come and go while the pages are read.
    this.#counts.set(this.#query, {
      read: known?.read ?? new Set(),
      expected: Math.min(expected, known?.expected ?? expected),
    });
  }

  addProperty(reference: string): void {
    this.#counts.get(this.#query)?.read.add(reference);
  }

  /** @throws UnreadableFile where a page is missing: its homes would be withdrawn */
  end(): void {
    for (const { expected, read } of this.#counts.values())
      if (read.size < expected)
        throw new UnreadableFile(
          `has ${read.size} of ${expected} homes: the answers of all pages (P_PageNo) have to be in it`,
        );
  }
}

interface RecordContext {
  answers: Answers;
  map: WordMap;
  unknown: UnknownFields;
}

function recordsOf(property: Fields, { answers, map, unknown }: RecordContext, place: string): SourceRecord[] {
  const { searchType, language } = answers;
  const warnings: FieldWarning[] = [];
  const { value, warnings: unread } = unknown.read(property, (fields) => ({
    home: readHome(fields, language, map, warnings),
    offers: readOffers(fields, searchType, warnings),
  }));
  const { home, offers } = value;
  warnings.push(...unread);
  const listings = listingsOfHome(home, offers);
  return (listings.length > 0 ? listings : [home]).map((value) => ({ place, value, warnings }));
}

async function* read(file: SourceFile, { map }: FormatOptions) {
  const answers = new Answers();
  const unknown = new UnknownFields(left);
  let count = 0;
  for await (const { part, value } of partsOf(file)) {
    const fields = fieldsOf(value);
    if (part === 'transaction') answers.begin(fields);
    else if (part === 'QueryInfo') answers.addQuery(fields);
    else {
      count += 1;
      answers.addProperty(textOf(fields.Reference) ?? `record ${count}`);
      if (isFields(value)) yield* recordsOf(fields, { answers, map, unknown }, `record ${count}`);
      else yield { place: `record ${count}`, value: undefined, problem: 'is no record' };
    }
  }
  if (count === 0) throw new UnreadableFile('has no Property: it is empty, or no answer of ReSales Online (V6)');
  answers.end();
  return { isWhole: true };
}

/** JSON as the WebAPI V6 of ReSales Online answers `SearchProperties` and `PropertyDetails`. */
export const resalesOnlineV6: Format = { read, nextPage };
