import type { FieldWarning } from '../sync/RecordReader.ts';
import { saysSomething, UnknownNames } from './UnknownNames.ts';
import type { XmlElement } from './xmlElements.ts';

/** Where an element says something that nobody asked for, as a path of names; `location@latitude` for an attribute. */
function* unreadIn(element: XmlElement, path: string): Generator<string> {
  if (element.isRead !== true && saysSomething(element.text)) yield path;
  for (const [name, value] of Object.entries(element.attributes))
    if (element.readAttributes?.has(name) !== true && saysSomething(value)) yield `${path}@${name}`;
  for (const child of element.children) yield* unreadIn(child, path === '' ? child.name : `${path}/${child.name}`);
}

/** Tells of the elements and attributes of a file's records that say something and are read by nobody. */
export class UnknownElements {
  readonly #names: UnknownNames;

  /** @param left as of `UnknownNames` */
  constructor(left: readonly string[]) {
    this.#names = new UnknownNames('elements', left);
  }

  /** Warnings of those that no record before had. To be called when all of the record has been read. */
  of(record: XmlElement): FieldWarning[] {
    return this.#names.warningsOf(unreadIn(record, ''));
  }
}
