import type { Transaction } from 'kysely';
import type { EstateDocuments } from '../estates/readDocuments.ts';
import { readStored } from '../estates/saveEstates.ts';
import { findSourceRecords } from '../estates/sourceRecords.ts';
import { readPeopleOfSource, type KeptPeople } from '../people/peopleOfSource.ts';
import { migrations } from '../schema/migrations.ts';
import { storedMarks } from '../facts/estateMarks.ts';
import { digest } from '../digest.ts';
import type { Store } from '../store.ts';
import type { ImportRunRow, ImportUndoRow, SourceRecordRow, Tables } from '../tables.ts';
import { findUndoable } from './importRuns.ts';

type Trx = Transaction<Tables>;
type Run = Pick<ImportRunRow, 'id' | 'source'>;

/** A listing before a run; without `estate` it was not listed, without `record` its source did not have it. */
export interface KeptListing {
  estate: (EstateDocuments & { hidden_address: string | null; agent: string }) | null;
  record: SourceRecordRow | null;
}

/** What is stored of listings, as this release stores it: rows of another have other columns, or other bits. */
export const storedForm = digest([...Object.keys(migrations), storedMarks].join(' '));

/** Whether what is kept of a source goes. A run that ended halfway is taken back with the one after it. */
async function replacesUndo(trx: Trx, source: string, keeps: boolean): Promise<boolean> {
  const before = await findUndoable(trx, source);
  const endedHalfway = before?.state === 'killed' || before?.state === 'failed';
  return !keeps || !endedHalfway || before.undo !== storedForm;
}

/** No run of a source can be taken back any more. */
async function unmark(trx: Trx, source: string): Promise<void> {
  await trx
    .updateTable('import_runs')
    .set({ undo: null })
    .where('source', '=', source)
    .where('undo', 'is not', null)
    .execute();
}

/**
 * Removes some of what is kept of the run before, which cannot be taken back any more, where `claimUndo` would.
 * @returns whether there is more
 */
export async function forgetUndo(
  store: Store,
  trx: Trx,
  source: string,
  { keeps, limit }: { keeps: boolean; limit: number },
): Promise<boolean> {
  if (!(await replacesUndo(trx, source, keeps))) return false;
  await unmark(trx, source);
  return (await takeListings(store, trx, source, limit)).size === limit;
}

/**
 * Makes a run the one of its source that can be taken back, before it changes anything. A run that ended halfway is
 * taken back with the one that ends its work: what was before the first of them stays.
 * @param keeps false: this run cannot be taken back
 */
export async function claimUndo(trx: Trx, { id, source }: Run, keeps: boolean): Promise<void> {
  if (await replacesUndo(trx, source, keeps))
    await trx.deleteFrom('import_undo').where('source', '=', source).execute();
  if (keeps) await passUndo(trx, { id, source });
  else await unmark(trx, source);
}

/** Passes what is kept of a source on to a run, which goes on with it. */
export async function passUndo(trx: Trx, { id, source }: Run): Promise<void> {
  await unmark(trx, source);
  await trx.updateTable('import_runs').set({ undo: storedForm }).where('id', '=', id).execute();
}

/** Forgets what was before a run. */
export async function dropUndo(trx: Trx, source: string): Promise<void> {
  await trx.deleteFrom('import_undo').where('source', '=', source).execute();
  await unmark(trx, source);
}

async function namesKept(store: Store, trx: Trx, source: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('import_undo')
    .select('name')
    .where('source', '=', source)
    .where('kind', '=', 'listing')
    .where(store.isOneOf('name', names))
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Street fields that no answer shows, and the slugs of agents, by the keys of estates. */
async function readRest(store: Store, trx: Trx, keys: readonly number[]) {
  const rows = await trx
    .selectFrom('estates')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select(['estates.key', 'hidden_address', 'agents.slug as agent'])
    .where(store.isOneOf('estates.key', keys))
    .execute();
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

/** Keeps listings as they are, those alone that are not kept already. The caller has the write lock. */
export async function keepListings(store: Store, trx: Trx, source: string, ids: readonly string[]): Promise<void> {
  const kept = await namesKept(store, trx, source, ids);
  const added = ids.filter((id) => !kept.has(id));
  const estates = await readStored(store, trx, source, added);
  const keys = [...estates.values()].map(({ row }) => row.key);
  const rest = keys.length > 0 ? await readRest(store, trx, keys) : new Map<number, never>();
  const records = await findSourceRecords(store, trx, source, added);
  const rows = added.map((name): ImportUndoRow => {
    const estate = estates.get(name);
    const content: KeptListing = {
      estate: estate ? { ...estate, ...rest.get(estate.row.key)! } : null,
      record: records.get(name) ?? null,
    };
    return { source, kind: 'listing', name, content: JSON.stringify(content) };
  });
  await store.insertRows(trx, 'import_undo', rows);
}

/** The people of a source, as JSON that can be compared. */
export const describePeople = async (trx: Trx, source: string): Promise<string> =>
  JSON.stringify(await readPeopleOfSource(trx, source));

/** Keeps the people of a source as they were, unless they are kept already. @param content of `describePeople` */
export async function keepPeople(trx: Trx, source: string, content: string): Promise<void> {
  const row: ImportUndoRow = { source, kind: 'people', name: '', content };
  await trx
    .insertInto('import_undo')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The people of a source before its last run. */
export async function readKeptPeople(trx: Trx, source: string): Promise<KeptPeople> {
  const row = await trx
    .selectFrom('import_undo')
    .select('content')
    .where('source', '=', source)
    .where('kind', '=', 'people')
    .executeTakeFirst();
  return row ? (JSON.parse(row.content) as KeptPeople) : { agencies: [], agents: [] };
}

/** Takes some listings out of what is kept, by their ids. */
export async function takeListings(
  store: Store,
  trx: Trx,
  source: string,
  limit: number,
): Promise<Map<string, KeptListing>> {
  const rows = await trx
    .selectFrom('import_undo')
    .select(['name', 'content'])
    .where('source', '=', source)
    .where('kind', '=', 'listing')
    .orderBy('name')
    .limit(limit)
    .execute();
  const names = rows.map(({ name }) => name);
  await trx
    .deleteFrom('import_undo')
    .where('source', '=', source)
    .where('kind', '=', 'listing')
    .where(store.isOneOf('name', names))
    .execute();
  return new Map(rows.map(({ name, content }) => [name, JSON.parse(content) as KeptListing]));
}
