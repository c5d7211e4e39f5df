import type { XmlElement } from '../../input/xmlElements.ts';
import { textIn } from '../../input/xmlFields.ts';
import { booleanOf, numberOf } from '../../sync/values.ts';

/** What programs write for nothing. */
const nothing = /^(?:null|undefined)?$/i;

/** The fields of a record of XML, all of them texts. Of one that stands twice the first that is filled counts. */
export class RecordFields {
  readonly #record: XmlElement;
  readonly #asked = new Set<string>();
  readonly #texts = new Map<string, string>();

  constructor(record: XmlElement) {
    this.#record = record;
    const attributes = Object.entries(record.attributes);
    const elements = record.children.map((child) => [child.name, textIn(child)] as const);
    for (const [name, text] of [...attributes, ...elements]) {
      const value = text.trim();
      const field = name.toLowerCase();
      if (!nothing.test(value) && !this.#texts.has(field)) this.#texts.set(field, value);
    }
  }

  /** Asks for a field, by its name in small letters: it is none that nobody reads. */
  #get(name: string): string | undefined {
    this.#asked.add(name);
    return this.#texts.get(name);
  }

  /** The record without what was asked for. */
  unread(): XmlElement {
    const isUnread = (name: string) => !this.#asked.has(name.toLowerCase());
    const { attributes, children } = this.#record;
    return {
      ...this.#record,
      attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => isUnread(name))),
      children: children.filter(({ name }) => isUnread(name)),
    };
  }

  /** The first of some fields that is filled. */
  text(...names: readonly string[]): string | undefined {
    return names.map((name) => this.#get(name)).find((text) => text !== undefined);
  }

  /** A number; the text where it is none, so that whoever reads it can tell; undefined for 0, which says nothing. */
  stated(...names: readonly string[]): number | string | undefined {
    const found = names.map((name) => this.#get(name)).filter((text) => text !== undefined);
    return found.map((text) => numberOf(text) ?? text).find((value) => value !== 0);
  }

  /** A number, or 0. */
  count(name: string): number {
    return numberOf(this.#get(name)) ?? 0;
  }

  /** Whether a field says yes, or that there are some. */
  isYes(name: string): boolean {
    const text = this.#get(name);
    return text !== undefined && (booleanOf(text) === true || (numberOf(text) ?? 0) > 0);
  }

  has(name: string): boolean {
    return this.#get(name) !== undefined;
  }

  /** What stands in fields that are a name with a number behind it, as `foto1`, in the order of their numbers. */
  numbered(name: string): [number: number, text: string][] {
    const found: [number, string][] = [];
    for (const [field, text] of this.#texts) {
      const number = field.startsWith(name) ? field.slice(name.length) : '';
      if (!/^\d{1,4}$/.test(number)) continue;
      this.#asked.add(field);
      found.push([Number(number), text]);
    }
    return found.sort(([one], [other]) => one - other);
  }

  /** All texts within a field of several elements. */
  within(name: string): string[] {
    this.#asked.add(name);
    const textsOf = ({ text, children }: XmlElement): string[] => [text.trim(), ...children.flatMap(textsOf)];
    return this.#record.children
      .filter((child) => child.name.toLowerCase() === name)
      .flatMap(({ children }) => children.flatMap(textsOf))
      .filter((text) => !nothing.test(text));
  }
}
