/** One estate of an import file, not yet read: its text, and the line of the file that it begins on, from 1. */
export interface ImportRecord {
  line: number;
  text: string;
}

/** Longer than any estate is. */
const longestRecord = 4_000_000;

const isBlank = (char: string): boolean => /[\s\uFEFF]/.test(char);

/**
 * Cuts a file into its records while it is read: the elements of one JSON array, or the lines of NDJSON, told apart by
 * the first character. Nothing but the record at hand is kept, so files may be of any size.
 */
class RecordSplitter {
  #mode: 'unknown' | 'array' | 'lines' | 'ended' = 'unknown';
  #text = '';
  #line = 1;
  #firstLine = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** @returns the records that end within the chunk. @throws RangeError when one is too long to be an estate */
  push(chunk: string): ImportRecord[] {
    const records: ImportRecord[] = [];
    for (const char of chunk) {
      if (this.#mode === 'unknown' && !isBlank(char)) {
        this.#mode = char === '[' ? 'array' : 'lines';
        if (char === '[') continue;
      }
      if (this.#endsRecord(char)) this.#take(records);
      else if (this.#mode !== 'ended' && (this.#text !== '' || !isBlank(char))) this.#keep(char);
      if (char === '\n') this.#line += 1;
    }
    return records;
  }

  /** @returns what is left at the file's end: a last line, or an array that was cut off */
  end(): ImportRecord[] {
    const records: ImportRecord[] = [];
    this.#take(records);
    return records;
  }

  #endsRecord(char: string): boolean {
    if (this.#mode === 'lines') return char === '\n';
    if (this.#mode !== 'array') return false;
    if (this.#inString) {
      this.#inString = this.#escaped || char !== '"';
      this.#escaped = !this.#escaped && char === '\\';
      return false;
    }
    if (this.#depth === 0 && (char === ',' || char === ']')) {
      if (char === ']') this.#mode = 'ended';
      return true;
    }
    if (char === '"') this.#inString = true;
    else if (char === '{' || char === '[') this.#depth += 1;
    else if (char === '}' || char === ']') this.#depth -= 1;
    return false;
  }

  #keep(char: string): void {
    if (this.#text === '') this.#firstLine = this.#line;
    this.#text += char;
    if (this.#text.length > longestRecord)
      throw new RangeError(
        `The record that begins on line ${this.#firstLine} is longer than ${longestRecord} characters`,
      );
  }

  #take(records: ImportRecord[]): void {
    const text = this.#text.trim();
    if (text !== '') records.push({ line: this.#firstLine, text });
    this.#text = '';
  }
}

/** The records of a file, one after another, whatever its size. */
export async function* readRecords(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ImportRecord> {
  const splitter = new RecordSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}
