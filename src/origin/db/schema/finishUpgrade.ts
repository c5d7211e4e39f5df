import { minute } from '#shared/times.ts';
import { pauseAsLong } from '../pauseAsLong.ts';
import type { Store } from '../store.ts';
import { appliedMigrations, laterMigration } from './appliedMigrations.ts';
import { fillSome, waitingFills, type FillName } from './fills.ts';
import { leftIndexes, outdatedIndexes } from './indexes.ts';
import { migrations } from './migrations.ts';
import { renewIndexes } from './renewIndexes.ts';

/**
 * For so long after the upgrade rows are not filled, in ms: the release before, which does not write what this one
 * adds, may run on beside it until then (docs/operations.md, "Upgrading"). SQLite is one process's.
 */
const overlapMs = { postgres: 10 * minute, sqlite: 0 } as const;

interface FinishOptions {
  /** Epoch ms. */
  now: () => number;
  /** The work ends after the part that it is at. */
  signal: AbortSignal;
  /** Called with what is done now. */
  onDone: (done: { index: string } | { filled: FillName }) => void;
}

/** Whether this release's indexes are there, and none beside them. SQLite's are made at a start (migrateDatabase). */
const hasIndexes = async ({ db, kind }: Store): Promise<boolean> =>
  kind === 'sqlite' || ((await outdatedIndexes(db)).length === 0 && (await leftIndexes(db)).length === 0);

/** Part by part. @returns whether it is done; false where it was ended before */
async function fill(store: Store, name: FillName, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if (!(await fillSome(store, name))) return true;
    await pauseAsLong(startedAt, signal);
  }
  return false;
}

/**
 * Does what an upgrade leaves for later, while the origin serves: the indexes that this release reads, and what it
 * stores of listings beyond the release before. Filters by what is not filled yet are not offered. Where a later
 * release has upgraded the database meanwhile, that one's indexes and rows are to stay.
 * @returns whether nothing is left to be done; false also where another process is at it
 */
export async function finishUpgrade(store: Store, { now, signal, onDone }: FinishOptions): Promise<boolean> {
  if (laterMigration(await appliedMigrations(store), migrations) !== undefined) return true;
  const isDone = async () => (await hasIndexes(store)) && (await waitingFills(store.db)).length === 0;
  if (await isDone()) return true;
  await store.unlessRunning('upgrade', async () => {
    if (store.kind === 'postgres') await renewIndexes(store.db, { signal, onMade: (index) => onDone({ index }) });
    const due = (await waitingFills(store.db)).filter(({ since }) => since + overlapMs[store.kind] <= now());
    for (const { name } of due) if (await fill(store, name, signal)) onDone({ filled: name });
    // Rows were rewritten: their statistics, and what index-only scans look at.
    if (due.length > 0 && !signal.aborted) await store.analyze();
    return {};
  });
  return isDone();
}
