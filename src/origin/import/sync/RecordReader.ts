import { isFields, type Fields } from '#shared/contract/fields.ts';
import type { RefusalKind } from './report.ts';
import { decodeReferences } from '../input/references.ts';
import { amountOf } from './amounts.ts';
import { areaOf, countOf } from './measures.ts';
import { monthsOf } from './periods.ts';
import { booleanOf, numberOf, timeOf } from './values.ts';
import { localisedOf } from './localisedTexts.ts';

/** A fault of a record's field, and what was done about it. */
export interface FieldWarning {
  field: string;
  reason: string;
  /** It is the same for all records, and there is little to be done about it: a run tells it of the first alone. */
  isOnce?: true;
  /** No fault, but what is counted over all records (furtherTexts.ts). */
  texts?: Readonly<Record<string, number>>;
}

/** What a number may be. */
interface Bounds {
  min?: number;
  max?: number;
  isWhole?: boolean;
}

/** In characters. */
const maxLineLength = 200;

/** Of one text with its markup, in characters: ten times the longest text that is kept of a listing. */
const maxMarkupLength = 200_000;

/** A record that is not stored. */
export class RefusedRecord extends Error {
  readonly kind: RefusalKind;

  constructor(reason: string, kind: RefusalKind = 'broken') {
    super(reason);
    this.kind = kind;
  }
}

/** Converts the fields of a record in place into the contract's form; drops, with a warning, what it cannot read. */
export class RecordReader {
  readonly fields: Fields;
  readonly warnings: FieldWarning[];
  readonly #path: string;

  constructor(fields: Fields, warnings: FieldWarning[] = [], path = '') {
    this.fields = fields;
    this.warnings = warnings;
    this.#path = path;
  }

  warn(name: string, reason: string): void {
    this.warnings.push({ field: `${this.#path}${name}`, reason });
  }

  /** A warning that a run tells of its first record alone. */
  warnOnce(name: string, reason: string): void {
    this.warnings.push({ field: `${this.#path}${name}`, reason, isOnce: true });
  }

  /** Removes a field, with a warning. */
  drop(name: string, reason: string): void {
    this.warn(name, reason);
    delete this.fields[name];
  }

  /** Whether a field says anything. */
  has(name: string): boolean {
    const value = this.fields[name];
    return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  }

  /** A field on one line, as text; what is longer than any name is cut. */
  line(name: string): string | undefined {
    const value = this.fields[name];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const text = String(value).slice(0, maxLineLength);
    // As programs escape names twice: `L&#39;Eliana`.
    const decoded = text.includes('&') ? decodeReferences(text) : text;
    return decoded.replace(/\s+/g, ' ').trim() || undefined;
  }

  number(name: string, bounds: Bounds = {}): void {
    if (!this.has(name)) return void delete this.fields[name];
    this.#tellOfQuotes(name);
    this.#put(name, numberOf(this.fields[name]), bounds);
  }

  /**
   * Money. One for another time than the contract's is made one of that; one for what cannot be turned into it, or for
   * something else (`15 €/m²`), is left out.
   * @param months that the contract's is for; undefined for what is paid once
   */
  money(name: string, months: number | undefined, bounds: Bounds = {}): void {
    const amount = amountOf(this.fields[name]);
    const given = this.line(name);
    if (!this.has(name) || amount === undefined) return this.number(name, bounds);
    const own = typeof amount.per === 'string' ? monthsOf(amount.per) : undefined;
    const isWrong = amount.per !== undefined && (months === undefined || own === undefined);
    if (isWrong) return this.drop(name, `is “${given}”, which the site has no place for: left out`);
    const value = own === undefined ? amount.value : Math.round(((amount.value * months!) / own) * 100) / 100;
    if (amount.hasMore) this.warn(name, `“${given}” is shown as ${value}`);
    this.#tellOfQuotes(name);
    this.#put(name, value, bounds);
  }

  /** An area in m². @returns what of it can be used, where it is said beside it */
  area(name: string, bounds: Bounds): number | undefined {
    const area = areaOf(this.fields[name]);
    if (area === undefined || numberOf(this.fields[name]) !== undefined) return void this.number(name, bounds);
    this.#put(name, area.value, bounds);
    return area.useful;
  }

  /** How many rooms there are: what is only a part of one does not count. */
  count(name: string, { max }: { max: number }): void {
    if (!this.has(name)) return void delete this.fields[name];
    const given = this.fields[name];
    const value = countOf(given);
    if (value === undefined) return this.number(name, { max, isWhole: true });
    if (numberOf(given) !== value && !/^\d+\D*$/.test(String(given)))
      this.warn(name, `“${this.line(name)}” is taken as ${value}`);
    this.#tellOfQuotes(name);
    this.#put(name, value, { max });
  }

  #tellOfQuotes(name: string): void {
    const given = this.fields[name];
    if (typeof given === 'string' && /^\s*[\d.,]+\s*$/.test(given)) this.warnOnce(name, 'is a number in quotes');
  }

  #put(name: string, value: number | undefined, { min = 0, max = 1_000_000_000, isWhole = false }: Bounds): void {
    if (value === undefined || value < min || value > max) return this.drop(name, `is no number from ${min}: left out`);
    if (isWhole && !Number.isInteger(value)) this.warn(name, `was rounded from ${value}`);
    this.fields[name] = isWhole ? Math.round(value) : value;
  }

  /** A coordinate: other than in `number`, three digits after a comma are decimals. */
  degrees(name: string, max: number): void {
    const value = Number(this.line(name)?.replace(',', '.'));
    if (Math.abs(value) <= max) this.fields[name] = value;
    else delete this.fields[name];
  }

  boolean(name: string): void {
    if (!this.has(name)) return void delete this.fields[name];
    const value = booleanOf(this.fields[name]);
    if (value === undefined) this.drop(name, 'is neither yes nor no: left out');
    else this.fields[name] = value;
  }

  time(name: string): void {
    if (!this.has(name)) return void delete this.fields[name];
    const value = timeOf(this.fields[name]);
    if (value === undefined) this.drop(name, 'is no date: left out');
    else this.fields[name] = value;
  }

  /** A word of a closed list, whatever its case and spelling. @param words the contract's, by folded words */
  word(name: string, words: Readonly<Record<string, string>>, fold: (text: string) => string): void {
    const text = this.line(name);
    if (text === undefined) return void delete this.fields[name];
    const folded = fold(text);
    if (Object.hasOwn(words, folded)) this.fields[name] = words[folded];
    else this.drop(name, `“${text.slice(0, 40)}” is not known: left out`);
  }

  /** Texts by language, without markup. @param read what is kept of one text */
  texts(name: string, read: (text: string) => string): void {
    if (!this.has(name)) return void delete this.fields[name];
    let isCut = false;
    const { texts, wasHtml, isForeign, unknown, twice } = localisedOf(this.fields[name], (text) => {
      isCut ||= text.length > maxMarkupLength;
      return read(text.slice(0, maxMarkupLength));
    });
    if (isCut) this.warn(name, `is longer than ${maxMarkupLength} characters with its markup: the rest is left out`);
    for (const language of unknown) this.warn(name, `the language “${language.slice(0, 40)}” is not known: left out`);
    for (const tag of twice) this.warnOnce(name, `“${tag}” is of a language that has another text: left out`);
    if (wasHtml) this.warnOnce(name, 'had HTML, which was made plain text');
    if (texts === undefined) return void delete this.fields[name];
    if (isForeign) this.warn(name, `is not in Spanish: shown in “${String(texts.language)}”`);
    this.fields[name] = texts;
  }

  /** The reader of an object within the record; undefined where there is none. */
  within(name: string): RecordReader | undefined {
    const value = this.fields[name];
    if (!isFields(value)) return undefined;
    const copy = { ...value };
    this.fields[name] = copy;
    return new RecordReader(copy, this.warnings, `${this.#path}${name}.`);
  }
}
