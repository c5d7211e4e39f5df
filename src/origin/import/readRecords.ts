import { UnreadableFile } from './formats/format.ts';
import { countLines } from './input/countLines.ts';

/** One listing of an import file, not yet read: its text, and the line of the file that it begins on, from 1. */
export interface ImportRecord {
  line: number;
  text: string;
}

/** Longer than any listing is. */
const maxRecordLength = 4_000_000;

/** What ends a record, or changes how an array is read: its other characters are passed over. */
const marks = { lines: /\n/g, array: /["\\{}[\],]/g };

/**
 * Cuts a file into its records while it is read: the elements of one JSON array, or the lines of NDJSON, told apart by
 * the first character. Nothing but the record at hand is kept, so files may be of any size.
 */
class RecordSplitter {
  #mode: keyof typeof marks | 'unknown' | 'ended' = 'unknown';
  /** What of the record at hand was read before this chunk. */
  #text = '';
  #line = 1;
  #depth = 0;
  #inString = false;
  /** Position behind a backslash: what stands there is no mark. */
  #escaped = -1;

  /** @returns the records that end within the chunk. @throws UnreadableFile when one is too long to be a listing */
  push(chunk: string): ImportRecord[] {
    const records: ImportRecord[] = [];
    let start = this.#mode === 'unknown' ? this.#begin(chunk) : 0;
    if (this.#mode === 'unknown' || this.#mode === 'ended') return records;
    const mark = marks[this.#mode];
    mark.lastIndex = start;
    for (let found = mark.exec(chunk); found; found = mark.exec(chunk)) {
      if (!this.#endsRecord(found[0], found.index)) continue;
      this.#keep(chunk.slice(start, found.index));
      this.#take(records);
      start = mark.lastIndex;
      if (this.#mode === 'lines') this.#line += 1;
      else if (found[0] === ']') {
        this.#mode = 'ended';
        return records;
      }
    }
    this.#escaped -= chunk.length;
    this.#keep(chunk.slice(start));
    return records;
  }

  /** @returns a last line without an end. @throws UnreadableFile for a list, or a line, that is cut off */
  end(): ImportRecord[] {
    if (this.#mode === 'array') throw new UnreadableFile(`line ${this.#line}: is cut off, its list has no end`);
    const records: ImportRecord[] = [];
    this.#take(records);
    if (records.some(({ text }) => parseRecord(text) === undefined))
      throw new UnreadableFile(`line ${this.#line}: is cut off, its last line is no JSON`);
    return records;
  }

  /** @returns the position at which the first record of the file begins */
  #begin(chunk: string): number {
    const first = /[^\s\uFEFF]/.exec(chunk);
    this.#line += countLines(chunk.slice(0, first?.index));
    if (!first) return 0;
    this.#mode = first[0] === '[' ? 'array' : 'lines';
    return first.index + (first[0] === '[' ? 1 : 0);
  }

  #endsRecord(mark: string, position: number): boolean {
    if (this.#mode === 'lines') return true;
    if (this.#inString) {
      if (position === this.#escaped) return false;
      if (mark === '\\') this.#escaped = position + 1;
      else if (mark === '"') this.#inString = false;
      return false;
    }
    if (this.#depth === 0 && (mark === ',' || mark === ']')) return true;
    if (mark === '"') this.#inString = true;
    else if (mark === '{' || mark === '[') this.#depth += 1;
    else if (mark === '}' || mark === ']') this.#depth -= 1;
    return false;
  }

  #keep(text: string): void {
    this.#text += text;
    if (this.#text.length > maxRecordLength)
      throw new UnreadableFile(`line ${this.#line}: has a record of more than ${maxRecordLength} characters`);
  }

  #take(records: ImportRecord[]): void {
    const text = this.#text.trim();
    // In lines the next begins behind the one that ended, in an array anywhere.
    const isArray = this.#mode !== 'lines';
    const before = isArray ? countLines(this.#text.slice(0, this.#text.length - this.#text.trimStart().length)) : 0;
    if (text !== '') records.push({ line: this.#line + before, text });
    if (isArray) this.#line += countLines(this.#text);
    this.#text = '';
  }
}

/** The records of a file, one after another, whatever its size. */
export async function* readRecords(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ImportRecord> {
  const splitter = new RecordSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** What a record says; undefined for one that is no JSON. */
export function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
