import { hash } from 'node:crypto';
import { isFields } from '#shared/contract/fields.ts';
import { day } from '#shared/times.ts';
import type { KnownRecord } from '../../db/estates/sourceRecords.ts';
import type { SourceRecordRow } from '../../db/tables.ts';
import type { SourceRecord } from '../formats/format.ts';
import type { FieldWarning } from './RecordReader.ts';
import { withdrawn } from './words.ts';

/** How a record was read: its digest, and what it was warned of. */
export interface Reading {
  digest: string;
  warnings: readonly FieldWarning[];
}

/** Of the warnings of one record, in characters. A record with more is read by each run. */
const maxWarningsLength = 500;

/** A reading as it is stored. */
export function storedReading(reading?: Reading): Pick<SourceRecordRow, 'record_digest' | 'warnings'> {
  const warnings = reading && JSON.stringify(reading.warnings);
  if (warnings === undefined || warnings.length > maxWarningsLength) return { record_digest: null, warnings: null };
  return { record_digest: reading!.digest, warnings };
}

/** A record that says what it said when it was read. */
export interface UnchangedRecord {
  known: KnownRecord;
  warnings: readonly FieldWarning[];
}

/**
 * Finds the records of a feed that have not changed since a run read them, and whose listings are up to date. To read
 * such a one again takes several times as long, and gives the same listing and the same warnings. All are read anew
 * once a day, as by a new release they may read otherwise.
 */
export class UnchangedRecords {
  readonly #readBy: string;
  readonly #byDigest = new Map<string, KnownRecord>();
  readonly #warnings = new Map<string, readonly FieldWarning[]>();
  /** Agents of records, as JSON, that this run has read. */
  readonly #agents = new Set<string | undefined>();

  /**
   * @param settings of the source, and what else the reading of a record depends on
   * @param now epoch ms
   */
  constructor(known: Iterable<KnownRecord>, settings: object, now: number) {
    this.#readBy = JSON.stringify([Math.floor(now / day), settings]);
    for (const record of known)
      // A status that was set by hand may have to give way to a later date of the record.
      if (record.record_digest !== null && record.status !== withdrawn && record.set_by_hand_at === null)
        this.#byDigest.set(record.record_digest, record);
  }

  /** The digest of a record: without `updated_at`, where many programs write the date of the export. */
  digestOf({ value, problem, warnings = [] }: Omit<SourceRecord, 'place'>): string | undefined {
    if (problem !== undefined || !isFields(value)) return undefined;
    const { updated_at: _, ...content } = value;
    return hash('sha256', JSON.stringify([this.#readBy, content, warnings]), 'base64url');
  }

  /** @param digest of the record; undefined for one that has to be read */
  find(digest: string | undefined, value: unknown): UnchangedRecord | undefined {
    const known = this.#byDigest.get(digest ?? '');
    if (!known) return undefined;
    // People are made of all records that name them, so the first one of each is read.
    const agent = isFields(value) ? JSON.stringify(value.agent) : undefined;
    if (!this.#agents.has(agent)) {
      this.#agents.add(agent);
      return undefined;
    }
    return { known, warnings: this.#warningsOf(known.warnings ?? '[]') };
  }

  #warningsOf(json: string): readonly FieldWarning[] {
    const known = this.#warnings.get(json) ?? (JSON.parse(json) as FieldWarning[]);
    this.#warnings.set(json, known);
    return known;
  }
}
