import type { FieldWarning } from '../sync/RecordReader.ts';
import type { XmlElement } from './xmlElements.ts';

/** What programs write for nothing. */
const nothing = /^(?:0(?:[.,]0+)?|null|undefined|false|no|n\/?[ad]|-)?$/i;

/** Longer than any path of names. */
const maxLength = 80;

/** Of one file: what is told of one is known to whoever makes it. */
const maxNames = 100;

/** Where an element says something that nobody asked for, as a path of names; `location@latitude` for an attribute. */
function* unreadIn(element: XmlElement, path: string): Generator<string> {
  if (element.isRead !== true && !nothing.test(element.text.trim())) yield path;
  for (const [name, value] of Object.entries(element.attributes))
    if (element.readAttributes?.has(name) !== true && !nothing.test(value.trim())) yield `${path}@${name}`;
  for (const child of element.children) yield* unreadIn(child, path === '' ? child.name : `${path}/${child.name}`);
}

/**
 * Tells of the elements and attributes of a file's records that say something and are read by nobody: each once a file,
 * so that what is lost without a place in the contract is seen.
 */
export class UnknownElements {
  readonly #told = new Set<string>();
  readonly #left: readonly string[];

  /** @param left paths that are left out on purpose, or read in some records alone, with all that is below them */
  constructor(left: readonly string[]) {
    this.#left = left.map((path) => path.toLowerCase());
  }

  /** Warnings of those that no record before had. To be called when all of the record has been read. */
  of(record: XmlElement): FieldWarning[] {
    const names = [...new Set(unreadIn(record, ''))];
    const found = names.filter((name) => !this.#told.has(name) && !this.#isLeft(name.toLowerCase()));
    const fresh = found.slice(0, Math.max(0, maxNames - this.#told.size));
    for (const name of fresh) this.#told.add(name);
    return fresh.map((name) => ({
      field: 'elements',
      reason: `“${name.slice(0, maxLength)}” is not known: left out`,
      isOnce: true,
    }));
  }

  #isLeft(name: string): boolean {
    return this.#left.some((left) => name === left || name.startsWith(`${left}/`) || name.startsWith(`${left}@`));
  }
}
