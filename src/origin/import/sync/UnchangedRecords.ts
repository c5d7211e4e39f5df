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
  /** The last change that it names, in ISO 8601. */
  updatedAt: string | undefined;
  warnings: readonly FieldWarning[];
}

/** Of the warnings of one record, in characters. A record with more is read by each run. */
const maxWarningsLength = 600;

/** A reading as it is stored. */
export function storedReading(reading?: Reading): Pick<SourceRecordRow, 'record_digest' | 'warnings' | 'source_date'> {
  const source_date = reading?.updatedAt ?? null;
  const warnings = reading && JSON.stringify(reading.warnings);
  if (warnings === undefined || warnings.length > maxWarningsLength)
    return { record_digest: null, warnings: null, source_date };
  return { record_digest: reading!.digest, warnings, source_date };
}

/** A record that says what it said when it was read. */
export interface UnchangedRecord {
  known: KnownRecord;
  /** Digest of its agent, of whom another record was read. */
  agent: string;
  warnings: readonly FieldWarning[];
}

/** Of the digests of a record: of what it says, of its text, and of its agent. */
const digestLengths = { content: 22, text: 22, agent: 11 };

const digestOf = (value: unknown, length: number): string =>
  hash('sha256', typeof value === 'string' ? value : JSON.stringify(value ?? null), 'base64url').slice(0, length);

/** The digest of a record's agent. */
export const agentDigestOf = (value: unknown): string =>
  digestOf(isFields(value) ? value.agent : undefined, digestLengths.agent);

/**
 * Finds the records of a feed that have not changed since a run read them, and whose listings are up to date. To read
 * such a one again takes several times as long, and gives the same listing and the same warnings; where its text is the
 * same, what it says is not even looked at. All are read anew once a day, as by a new release they may read otherwise.
 */
export class UnchangedRecords {
  readonly #readBy: string;
  /** By the digest of what they say, and by that of their text. */
  readonly #byDigest = new Map<string, KnownRecord>();
  readonly #warnings = new Map<string, readonly FieldWarning[]>();
  /** Digests of the agents of records that this run has read. */
  readonly #agents = new Set<string>();

  /**
   * @param settings of the source, and what else the reading of a record depends on
   * @param now epoch ms
   */
  constructor(known: Iterable<KnownRecord>, settings: object, now: number) {
    this.#readBy = JSON.stringify([Math.floor(now / day), settings]);
    for (const record of known) {
      // A status that was set by hand may have to give way to a later date of the record.
      if (record.record_digest === null || record.status === withdrawn || record.set_by_hand_at !== null) continue;
      const { content, text } = digestLengths;
      this.#byDigest.set(record.record_digest.slice(0, content), record);
      const textDigest = record.record_digest.slice(content, content + text);
      if (textDigest !== '') this.#byDigest.set(textDigest, record);
    }
  }

  /** The digest of a record's text; undefined where its format does not give it. */
  textDigestOf({ text }: Pick<SourceRecord, 'text'>): string | undefined {
    return text === undefined ? undefined : digestOf(`${this.#readBy}${text}`, digestLengths.text);
  }

  /**
   * The digest of a record: without `updated_at`, where many programs write the date of the export.
   * @param textDigest of `textDigestOf`
   */
  digestOf({ value, problem, warnings = [] }: Omit<SourceRecord, 'place'>, textDigest = ''): string | undefined {
    if (problem !== undefined || !isFields(value)) return undefined;
    const { updated_at: _, ...content } = value;
    const digest = digestOf([this.#readBy, content, warnings], digestLengths.content);
    return textDigest === '' ? digest : `${digest}${textDigest}${agentDigestOf(value)}`;
  }

  /** @param textDigest of a record that is not read yet; undefined for one that has to be */
  findText(textDigest: string | undefined): UnchangedRecord | undefined {
    const known = this.#byDigest.get(textDigest ?? '');
    const agent = known?.record_digest?.slice(-digestLengths.agent);
    if (!known || agent === undefined || !this.#agents.has(agent)) return undefined;
    return { known, agent, warnings: this.#warningsOf(known.warnings ?? '[]') };
  }

  /** @param digest of the record; undefined for one that has to be read */
  find(digest: string | undefined, value: unknown): UnchangedRecord | undefined {
    const known = this.#byDigest.get((digest ?? '').slice(0, digestLengths.content));
    if (!known) return undefined;
    // People are made of all records that name them, so the first one of each is read.
    const agent = agentDigestOf(value);
    if (!this.#agents.has(agent)) {
      this.#agents.add(agent);
      return undefined;
    }
    return { known, agent, warnings: this.#warningsOf(known.warnings ?? '[]') };
  }

  #warningsOf(json: string): readonly FieldWarning[] {
    const known = this.#warnings.get(json) ?? (JSON.parse(json) as FieldWarning[]);
    this.#warnings.set(json, known);
    return known;
  }
}
