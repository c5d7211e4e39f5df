import type { XmlElement } from '../../input/xmlElements.ts';
import { booleanOf, numberOf } from '../../sync/values.ts';

/** What programs write for nothing. */
const nothing = /^(?:null|undefined)?$/i;

/** The fields of a record of XML, all of them texts. Of one that stands twice the first that is filled counts. */
export class RecordFields {
  readonly #texts = new Map<string, string>();
  readonly #children: readonly XmlElement[];

  constructor({ children }: XmlElement) {
    this.#children = children;
    for (const { name, text } of children) {
      const value = text.trim();
      const field = name.toLowerCase();
      if (!nothing.test(value) && !this.#texts.has(field)) this.#texts.set(field, value);
    }
  }

  /** The first of some fields that is filled. */
  text(...names: readonly string[]): string | undefined {
    return names.map((name) => this.#texts.get(name)).find((text) => text !== undefined);
  }

  /** A number; the text where it is none, so that whoever reads it can tell; undefined for 0, which says nothing. */
  stated(...names: readonly string[]): number | string | undefined {
    const found = names.map((name) => this.#texts.get(name)).filter((text) => text !== undefined);
    return found.map((text) => numberOf(text) ?? text).find((value) => value !== 0);
  }

  /** A number, or 0. */
  count(name: string): number {
    return numberOf(this.#texts.get(name)) ?? 0;
  }

  /** Whether a field says yes, or that there are some. */
  isYes(name: string): boolean {
    const text = this.#texts.get(name);
    return text !== undefined && (booleanOf(text) === true || (numberOf(text) ?? 0) > 0);
  }

  has(name: string): boolean {
    return this.#texts.has(name);
  }

  /** What stands in fields that are a name with a number behind it, as `foto1`, in the order of their numbers. */
  numbered(name: string): [number: number, text: string][] {
    const found: [number, string][] = [];
    for (const [field, text] of this.#texts) {
      const number = field.startsWith(name) ? field.slice(name.length) : '';
      if (/^\d{1,4}$/.test(number)) found.push([Number(number), text]);
    }
    return found.sort(([one], [other]) => one - other);
  }

  /** All texts within a field of several elements. */
  within(name: string): string[] {
    const textsOf = ({ text, children }: XmlElement): string[] => [text.trim(), ...children.flatMap(textsOf)];
    return this.#children
      .filter((child) => child.name.toLowerCase() === name)
      .flatMap(({ children }) => children.flatMap(textsOf))
      .filter((text) => !nothing.test(text));
  }
}
