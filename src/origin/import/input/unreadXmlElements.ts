import { countLines } from './countLines.ts';
import { checkStart, RecordCollector, type XmlRecord } from './xmlElements.ts';

/** A record that is skipped unless it is read before the next one is asked for. */
export interface UnreadXmlRecord {
  /** As it is written in the file. */
  text: string;
  /** Of the file, from 1: where it begins. */
  line: number;
  /** @throws UnreadableFile for what is no XML */
  read: () => XmlRecord;
}

/** Longer than any listing is, in characters. */
const maxLength = 4_000_000;

/** The tags of a record. */
interface Tags {
  /** At a position. */
  start: RegExp;
  /** Anywhere behind it. */
  another: RegExp;
  end: string;
}

function tagsOf(name: string): Tags {
  const start = `<${RegExp.escape(name)}[\\s/>]`;
  return { start: new RegExp(start, 'y'), another: new RegExp(start, 'g'), end: `</${name}>` };
}

/** Where a text begins that is more than white space; its length where there is none. */
const firstMark = (text: string): number => text.length - text.trimStart().length;

/**
 * Whether a text from a start tag to the first end tag of the same name is one whole element: the end is not within
 * another element of the name, a comment, a processing instruction or a CDATA section.
 */
function isWhole(text: string, { another }: Tags): boolean {
  another.lastIndex = 1;
  if (another.test(text) || text.includes('<!--') || text.includes('<?')) return false;
  return text.lastIndexOf('<![CDATA[') <= text.lastIndexOf(']]>');
}

/**
 * Cuts whole records out of a document without reading them. Only what follows another record, with nothing but white
 * space between, is cut: there the parser is between two elements, and on the records' level. All else is read.
 */
class RecordCutter {
  readonly #collector: RecordCollector;
  /** What is neither read nor cut yet. */
  #rest = '';
  #tags: Tags = tagsOf('');
  #name = '';

  constructor(collector: RecordCollector) {
    this.#collector = collector;
  }

  *push(chunk: string): Generator<XmlRecord | UnreadXmlRecord> {
    this.#rest += chunk;
    while (this.#rest !== '') {
      const length = this.#collector.isBehindRecord ? this.#recordLength() : 0;
      if (length === undefined) return;
      if (length > 0) yield* this.#cut(length);
      else yield* this.#readOn();
    }
  }

  /** What is left is no whole record. */
  *end(): Generator<XmlRecord> {
    yield* this.#collector.push(this.#rest);
    this.#rest = '';
  }

  /** Of the next record with the space before it; 0 where none follows, undefined where more text is needed. */
  #recordLength(): number | undefined {
    const { start, end } = this.#tagsNow();
    const from = firstMark(this.#rest);
    const isOpen = this.#rest.length < maxLength;
    if (this.#rest.length - from < end.length) return isOpen ? undefined : 0;
    start.lastIndex = from;
    if (!start.test(this.#rest)) return 0;
    const to = this.#rest.indexOf(end, from);
    if (to < 0) return isOpen ? undefined : 0;
    const length = to + end.length;
    return isWhole(this.#rest.slice(from, length), this.#tags) ? length : 0;
  }

  *#cut(length: number): Generator<UnreadXmlRecord> {
    const spaced = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    const text = spaced.trimStart();
    const line = this.#collector.line + countLines(spaced.slice(0, spaced.length - text.length));
    let isRead = false;
    const read = () => {
      isRead = true;
      return this.#collector.push(spaced)[0]!;
    };
    yield { text, line, read };
    if (!isRead) this.#collector.skip(spaced);
  }

  /** Reads up to where a record may end. */
  *#readOn(): Generator<XmlRecord> {
    const { end } = this.#tagsNow();
    const to = this.#name === '' ? -1 : this.#rest.indexOf(end);
    const length = to < 0 ? this.#rest.length : to + end.length;
    const text = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    yield* this.#collector.push(text);
  }

  /** Those of the last record. */
  #tagsNow(): Tags {
    if (this.#name === this.#collector.tag) return this.#tags;
    this.#name = this.#collector.tag;
    this.#tags = tagsOf(this.#name);
    return this.#tags;
  }
}

/**
 * As `xmlElements`, but most records are given unread, as the text that they are written in: what is not read costs a
 * tenth of the time. A fault in one that is not read is not found.
 */
export async function* unreadXmlElements(
  chunks: AsyncIterable<string>,
  isRecord: (path: readonly string[]) => boolean,
): AsyncGenerator<XmlRecord | UnreadXmlRecord> {
  const collector = new RecordCollector(isRecord);
  const cutter = new RecordCutter(collector);
  for await (const text of checkStart(chunks)) yield* cutter.push(text);
  yield* cutter.end();
  collector.end();
}
