import type { z } from 'zod';
import { isFields } from '#shared/contract/fields.ts';
import { dropImplausible } from '#shared/contract/implausible.ts';
import type { Store } from '../db/store.ts';
import { markReal } from '../db/realNetwork.ts';
import { ownSource } from '../db/estateIdentity.ts';
import { saveEstate } from '../db/writeEstate.ts';
import { createDirectory, type Directory } from './createDirectory.ts';
import { readRecords, type ImportRecord } from './readRecords.ts';
import { estateInputSchema } from './estateInputSchema.ts';

/** Why an estate was rejected: the field, as `address.town_slug`, and what is wrong with it. */
export interface Fault {
  field: string;
  reason: string;
}

/** A record of the file with what is wrong with it. */
export interface FaultyRecord {
  line: number;
  /** As far as it could be read. */
  reference: string | null;
  faults: Fault[];
}

export interface ImportReport {
  imported: number;
  updated: number;
  rejected: number;
}

export interface ImportOptions {
  onRejected?: (rejected: FaultyRecord) => void;
  /** Called for an estate that is stored without values that cannot be true. */
  onImplausible?: (stored: FaultyRecord) => void;
  /** Called with the number of records read so far. */
  onProgress?: (read: number) => void;
  /** Epoch ms. */
  now?: number;
}

interface Outcome extends FaultyRecord {
  kind: keyof ImportReport;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function referenceIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { reference, ref } = value as Record<string, unknown>;
  const found = reference ?? ref;
  return typeof found === 'string' ? found.slice(0, 40) : null;
}

const faultOf = (issue: z.core.$ZodIssue): Fault => ({
  field: issue.path.join('.'),
  reason: 'input' in issue && issue.input === undefined ? 'is missing' : issue.message,
});

/** Fields that a record must have; null in place of a value that cannot be true. */
const needed: ReadonlySet<string> = new Set(['price', 'created_at', 'updated_at']);

/** Takes out of a record what cannot be true, in place. */
function takeImplausible(record: unknown): Fault[] {
  if (!isFields(record)) return [];
  const names = dropImplausible(record);
  for (const name of names) if (needed.has(name)) record[name] = null;
  return names.map((field) => ({ field, reason: 'cannot be true, and counts as absent' }));
}

async function importRecord(
  store: Store,
  directory: Directory,
  { line, text }: ImportRecord,
  now: number,
): Promise<Outcome> {
  const value = parse(text);
  const reference = referenceIn(value);
  const rejected = (faults: Fault[]): Outcome => ({ kind: 'rejected', line, reference, faults });
  if (value === undefined) return rejected([{ field: '', reason: 'is not JSON' }]);
  const implausible = takeImplausible(value);
  const { success, data, error } = estateInputSchema.safeParse(value, { reportInput: true });
  if (!success) return rejected(error.issues.map(faultOf));
  const estate = {
    ...data,
    price: data.price ?? undefined,
    created_at: data.created_at ?? undefined,
    updated_at: data.updated_at ?? new Date(now).toISOString(),
  };
  const stored = await store.db
    .selectFrom('estates')
    .select('key')
    .where('source', '=', ownSource)
    .where('source_id', '=', estate.id)
    .executeTakeFirst();
  const agentId = await directory.addMissing(estate);
  await saveEstate(store, { ...estate, agent: { ...estate.agent, id: agentId } });
  return { kind: stored ? 'updated' : 'imported', line, reference, faults: implausible };
}

/** Marks the database as filled, with a real network, so that no start ever loads the demo network into it. */
async function markFilled({ db }: Store, now: number): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: 'filled', value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await markReal(db, now);
}

/**
 * Reads estates in the contract's shape, a JSON array or NDJSON, and stores them one by one: an invalid one does not
 * stop the others. Places and people that they name are added where they are new. Works on any network, also while it
 * serves.
 * @throws RangeError when a record is too long to be an estate; what was stored before stays
 */
export async function importEstates(
  store: Store,
  chunks: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { now = Date.now(), onRejected, onImplausible, onProgress } = options;
  const report: ImportReport = { imported: 0, updated: 0, rejected: 0 };
  const directory = createDirectory(store, now);
  await markFilled(store, now);
  for await (const record of readRecords(chunks)) {
    const { kind, ...faulty } = await importRecord(store, directory, record, now);
    report[kind] += 1;
    if (kind === 'rejected') onRejected?.(faulty);
    else if (faulty.faults.length > 0) onImplausible?.(faulty);
    onProgress?.(report.imported + report.updated + report.rejected);
  }
  return report;
}
