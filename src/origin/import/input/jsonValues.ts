import { Assembler } from 'stream-json/core/assembler.js';
import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { UnreadableFile } from '../formats/format.ts';
import { isWebPage } from './webPage.ts';

/** Names of members and positions of items, from the root to a value. */
export type JsonPath = readonly (string | number)[];

/** Whether a value is wanted, by its path. @param isList whether it is a list */
type IsWanted = (path: JsonPath, isList: boolean) => boolean;

/** Objects and lists within each other: no format has more than ten. */
const maxDepth = 40;

/** Of one value, and of what stands between two. In characters: longer than any listing is. */
const maxLength = 4_000_000;

/** Takes values out of a document while it is read. Nothing but the value at hand is kept. */
class ValueCollector {
  readonly #parse: ReturnType<typeof jsonParser>;
  readonly #isWanted: IsWanted;
  /** Where the value at hand stands: a name or a position for each object and list around it. */
  readonly #path: (string | number)[] = [];
  /** Puts the wanted value at hand together. */
  #assembler: Assembler | undefined;
  /** Objects and lists around it. */
  #depth = 0;
  #values: unknown[] = [];
  #length = 0;
  #count = 0;
  #hasBegun = false;

  constructor(isWanted: IsWanted, isSequence: boolean) {
    this.#parse = jsonParser({ packValues: true, streamValues: false, jsonStreaming: isSequence });
    this.#isWanted = isWanted;
  }

  /** @returns the values that end within the chunk. @throws UnreadableFile for what is no JSON, or too much of it */
  push(chunk: string): unknown[] {
    for (const token of this.#tokensOf(chunk)) this.#take(token);
    const values = this.#values;
    this.#values = [];
    this.#length = values.length > 0 ? 0 : this.#length + chunk.length;
    if (this.#length > maxLength) throw this.#unreadable(`has more than ${maxLength} characters in one value`);
    return values;
  }

  /** @throws UnreadableFile for a document that is empty or cut off */
  end(): void {
    if (!this.#hasBegun) throw new UnreadableFile('is empty');
    if (this.#path.length > 0) throw this.#unreadable('is cut off');
  }

  #tokensOf(chunk: string): readonly Token[] {
    try {
      const found = this.#parse(chunk);
      return typeof found === 'object' ? found.values : [];
    } catch (error) {
      throw this.#unreadable(
        `is no JSON: ${(error as Error).message.replace(/^Parser (?:cannot parse input: )?/, '')}`,
      );
    }
  }

  #take(token: Token): void {
    this.#hasBegun = true;
    if (token.name === 'keyValue') this.#path[this.#path.length - 1] = token.value;
    else if (token.name === 'endObject' || token.name === 'endArray') this.#path.pop();
    else this.#begin(token.name === 'startArray');
    this.#assembler?.consume(token);
    if (token.name === 'keyValue') return;
    if (token.name === 'startObject') this.#enter('');
    else if (token.name === 'startArray') this.#enter(-1);
    else if (this.#assembler && this.#path.length === this.#depth) this.#end(this.#assembler);
  }

  #begin(isList: boolean): void {
    const last = this.#path.length - 1;
    const position = this.#path[last];
    if (typeof position === 'number') this.#path[last] = position + 1;
    if (this.#assembler || !this.#isWanted(this.#path, isList)) return;
    this.#assembler = new Assembler();
    this.#depth = this.#path.length;
  }

  #enter(first: string | number): void {
    if (this.#path.length >= maxDepth) throw this.#unreadable(`has more than ${maxDepth} values within each other`);
    this.#path.push(first);
  }

  #end({ current }: Assembler): void {
    this.#values.push(current);
    this.#count += 1;
    this.#assembler = undefined;
  }

  #unreadable(problem: string): UnreadableFile {
    return new UnreadableFile(this.#count === 0 ? problem : `after record ${this.#count}: ${problem}`);
  }
}

/** White space and marks before the document, which programs leave there. */
const space = /^[\s\uFEFF]*/;

function checkBeginning(text: string): void {
  if (isWebPage(text)) throw new UnreadableFile('is a web page (HTML), no feed');
  if (!/^[[{]/.test(text)) throw new UnreadableFile(`is no JSON: it begins with “${text.slice(0, 40).trim()}”`);
}

/**
 * The wanted values of a JSON document, one after another, whatever its size.
 * @param isWanted whether a value is one, by its path; none within a wanted one is asked about
 * @param isSequence whether the document may be several, one after the other (NDJSON)
 * @throws UnreadableFile for a document that is empty, cut off, not JSON or a web page, and for one whose values are
 * longer than any listing. All values before it have been given by then.
 */
export async function* jsonValues(
  chunks: AsyncIterable<string>,
  isWanted: IsWanted,
  { isSequence = false }: { isSequence?: boolean } = {},
): AsyncGenerator<unknown> {
  const collector = new ValueCollector(isWanted, isSequence);
  let hasBegun = false;
  for await (const chunk of chunks) {
    const text = hasBegun ? chunk : chunk.replace(space, '');
    if (text === '') continue;
    if (!hasBegun) checkBeginning(text);
    hasBegun = true;
    yield* collector.push(text);
  }
  collector.end();
}
