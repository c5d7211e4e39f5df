import type { FieldWarning } from '../sync/RecordReader.ts';
import type { SourceRecord } from './format.ts';

/** A record that is read when it is first asked what it says: before the next one is asked for, or not at all. */
export class UnreadRecord implements SourceRecord {
  readonly text: string;
  readonly place: string;
  readonly #read: () => SourceRecord;
  #record: SourceRecord | undefined;

  constructor(text: string, place: string, read: () => SourceRecord) {
    this.text = text;
    this.place = place;
    this.#read = read;
  }

  get value(): unknown {
    return this.#content.value;
  }

  get warnings(): readonly FieldWarning[] | undefined {
    return this.#content.warnings;
  }

  get problem(): string | undefined {
    return this.#content.problem;
  }

  get #content(): SourceRecord {
    this.#record ??= this.#read();
    return this.#record;
  }
}
