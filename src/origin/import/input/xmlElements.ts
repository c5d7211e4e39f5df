import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableFile } from '../formats/format.ts';
import { decodeReferences } from './references.ts';
import { countLines } from './countLines.ts';
import { isWebPage } from './webPage.ts';

/** An element with all that is in it. Names are without their namespaces. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children, as it is written: not trimmed. */
  text: string;
  /** Its text was asked for, and which of its attributes (xmlFields.ts): what never was is told as unknown. */
  isRead?: true;
  readAttributes?: Set<string>;
}

/** An element that is a record. */
export interface XmlRecord extends XmlElement {
  /** Of the file, from 1: where it begins. */
  line: number;
}

/** Elements within each other: no format has more than ten. */
const maxDepth = 40;

/** Of one record with all that is in it, and of one text or tag. In characters: longer than any listing is. */
const maxLength = 4_000_000;

/** What an element takes beside its name and text: a million empty ones are no record. */
const elementLength = 40;

/**
 * Faults that do not change what a document says: HTML's names of characters (`&euro;`), characters that no text has,
 * as programs copy them from documents, and `]]>` in a text.
 */
const tolerated = /: (?:(undefined entity|malformed character entity|disallowed character)|the string "]]>" is .*)\.$/;

/** Tags of HTML that stand in a text which is not escaped: they become part of it. */
const markup = new Set('a b br div em h1 h2 h3 h4 h5 h6 i li ol p span strong u ul'.split(' '));

/** Characters that no text has; the parser complains of them. */

const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff]/g;

const webPage = () => new UnreadableFile('is a web page (HTML), no feed');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Nearly all elements have none. */
const noAttributes: Record<string, string> = Object.freeze({});

function localAttributes(attributes: Record<string, string>): Record<string, string> {
  if (Object.keys(attributes).length === 0) return noAttributes;
  const local: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes))
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) local[localName(name)] = value;
  return local;
}

/** Takes the records out of a document while it is read. Nothing but the record at hand is kept. */
export class RecordCollector {
  readonly #parser = new SaxesParser();
  readonly #isRecord: (path: readonly string[]) => boolean;
  /** Names of the elements around the one at hand, as far as they are no record's. */
  readonly #path: string[] = [];
  /** The record at hand and the elements within it, the one at hand last. */
  readonly #open: XmlElement[] = [];
  readonly #records: XmlRecord[] = [];
  #length = 0;
  /** Where the parser last told of something: what it keeps to itself must not grow for ever. */
  #position = 0;
  #isFaulty = false;
  /** Where the last record ended, and the name of its tag as it is written. */
  #end = { position: -1, tag: '' };
  /** Characters that the parser was given. */
  #given = 0;
  #skippedLines = 0;

  constructor(isRecord: (path: readonly string[]) => boolean) {
    this.#isRecord = isRecord;
    const text = (found: string) => this.#text(found);
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('closetag', (tag) => this.#leave(tag));
    this.#parser.on('text', text);
    this.#parser.on('cdata', text);
    this.#parser.on('doctype', (doctype) => this.#refuseEntities(doctype));
    this.#parser.on('comment', () => this.#advance());
    this.#parser.on('error', (error) => this.#fault(error));
  }

  /** @returns the records that end within the chunk. @throws UnreadableFile for what is no XML, or too much of it */
  push(chunk: string): XmlRecord[] {
    this.#given += chunk.length;
    this.#parser.write(chunk);
    if (this.#parser.position - this.#position > maxLength) throw this.#unreadable('has a text or tag without an end');
    return this.#records.splice(0);
  }

  /** @throws UnreadableFile for a document that is cut off */
  end(): void {
    this.#parser.close();
  }

  /** The name of the last record's tag, as it is written; empty before the first record. */
  get tag(): string {
    return this.#end.tag;
  }

  /** Whether the text so far ends with a record: neither in a comment, nor in an element of another level. */
  get isBehindRecord(): boolean {
    return this.#end.position === this.#given;
  }

  /** Of the file, from 1. */
  get line(): number {
    return this.#parser.line + this.#skippedLines;
  }

  /** Leaves a whole record out, with the white space before it. To be called behind another record. */
  skip(text: string): void {
    this.#skippedLines += countLines(text);
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    this.#advance();
    const depth = this.#path.length + this.#open.length;
    if (depth >= maxDepth) throw this.#unreadable(`has more than ${maxDepth} elements within each other`);
    const local = localName(name);
    if (depth === 0 && isWebPage(`<${local}`)) throw webPage();
    const parent = this.#open.at(-1);
    if (!parent) return this.#begin(local, attributes);
    const element = { name: local, attributes: localAttributes(attributes), children: [], text: '' };
    for (const key in element.attributes) this.#grow(key.length + element.attributes[key]!.length);
    this.#grow(local.length + elementLength);
    if (this.#isMarkup(local)) parent.text += `<${local}>`;
    else parent.children.push(element);
    this.#open.push(element);
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    if (!this.#isRecord(this.#path)) return;
    this.#length = 0;
    const record = { name, attributes: localAttributes(attributes), children: [], text: '', line: this.line };
    this.#open.push(record);
  }

  #leave({ name }: SaxesTagPlain): void {
    this.#advance();
    const closed = this.#open.pop();
    const parent = this.#open.at(-1);
    if (closed && parent) {
      const local = localName(name);
      if (this.#isMarkup(local)) parent.text += local === 'br' ? closed.text : `${closed.text}</${local}>`;
      return;
    }
    this.#path.pop();
    if (!closed) return;
    this.#records.push(closed as XmlRecord);
    this.#end = { position: this.#parser.position, tag: name };
  }

  /** Within a field, not a field of the record itself. */
  #isMarkup = (name: string): boolean => this.#open.length > 1 && markup.has(name.toLowerCase());

  #text(text: string): void {
    this.#advance();
    const element = this.#open.at(-1);
    if (!element) return;
    this.#grow(text.length);
    element.text += this.#isFaulty ? decodeReferences(text).replace(noText, '') : text;
    this.#isFaulty = false;
  }

  #refuseEntities(doctype: string): void {
    this.#advance();
    if (doctype.includes('<!ENTITY')) throw this.#unreadable('declares entities, which are not read');
  }

  #grow(length: number): void {
    this.#length += length;
    if (this.#length > maxLength) throw this.#unreadable(`has a record of more than ${maxLength} characters`);
  }

  #advance(): void {
    this.#position = this.#parser.position;
  }

  #fault({ message }: Error): void {
    const fault = tolerated.exec(message);
    if (fault) this.#isFaulty ||= fault[1] !== undefined;
    else if (/unclosed tag|unexpected end/.test(message)) throw this.#unreadable('is cut off');
    else if (/must contain a root/.test(message)) throw new UnreadableFile('has no elements: it is empty, or cut off');
    else if (/character in entity name/.test(message)) throw this.#unreadable('has a bare & (it is written &amp;)');
    else throw this.#unreadable(`is no XML: ${message.replace(/^[\d:]+ |\.$/g, '')}`);
  }

  #unreadable(problem: string): UnreadableFile {
    return new UnreadableFile(`line ${this.line}: ${problem}`);
  }
}

/** White space before the document, which programs leave there, and XML forbids. */
const space = /^[\s\uFEFF]*/;

/** @throws UnreadableFile for a text that begins as no XML does */
export async function* checkStart(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let hasBegun = false;
  for await (const chunk of chunks) {
    const text = hasBegun ? chunk : chunk.replace(space, '');
    if (text === '') continue;
    if (!hasBegun && isWebPage(text)) throw webPage();
    if (!hasBegun && !text.startsWith('<'))
      throw new UnreadableFile(`is no XML: it begins with “${text.slice(0, 40).trim()}”`);
    hasBegun = true;
    yield text;
  }
}

/**
 * The records of an XML document, one after another, in the order in which they end. External and own entities are not
 * read. Tags of HTML within a field become part of its text.
 * @param isRecord whether an element is one, by the names from the root to it; none within a record is asked about
 * @throws UnreadableFile for a document that is empty, cut off, not XML or a web page, and for one whose records are
 * longer than any listing: with the line. All records before it have been given by then.
 */
export async function* xmlElements(
  chunks: AsyncIterable<string>,
  isRecord: (path: readonly string[]) => boolean,
): AsyncGenerator<XmlRecord> {
  const collector = new RecordCollector(isRecord);
  for await (const text of checkStart(chunks)) yield* collector.push(text);
  collector.end();
}
