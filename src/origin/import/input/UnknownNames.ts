import type { FieldWarning } from '../sync/RecordReader.ts';

/** What programs write for nothing. */
const nothing = /^(?:0(?:[.,]0+)?|null|undefined|false|no|n\/?[ad]|-)?$/i;

/** Whether a text says something. */
export const saysSomething = (text: string): boolean => !nothing.test(text.trim());

/** Longer than any path of names. */
const maxLength = 80;

/** Of one file: what is told of one is known to whoever makes it. */
const maxNames = 100;

/**
 * Tells of what a file's records say and nobody reads: each name once a file, so that what is lost without a place in
 * the contract is seen.
 */
export class UnknownNames {
  readonly #told = new Set<string>();
  readonly #left: readonly string[];
  readonly #field: string;

  /**
   * @param field that the warnings are of
   * @param left paths that are left out on purpose, or read in some records alone, with all that is below them; `*` at
   * the end of one stands for any further letters
   */
  constructor(field: string, left: readonly string[]) {
    this.#field = field;
    this.#left = left.map((path) => path.toLowerCase());
  }

  /** Warnings of those that no record before had. @param names paths of a record that are unread */
  warningsOf(names: Iterable<string>): FieldWarning[] {
    const found = [...new Set(names)].filter((name) => !this.#told.has(name) && !this.#isLeft(name.toLowerCase()));
    const fresh = found.slice(0, Math.max(0, maxNames - this.#told.size));
    for (const name of fresh) this.#told.add(name);
    return fresh.map((name) => ({
      field: this.#field,
      reason: `“${name.slice(0, maxLength)}” is not known: left out`,
      isOnce: true,
    }));
  }

  #isLeft(name: string): boolean {
    return this.#left.some((left) =>
      left.endsWith('*')
        ? name.startsWith(left.slice(0, -1))
        : name === left || name.startsWith(`${left}/`) || name.startsWith(`${left}@`),
    );
  }
}
