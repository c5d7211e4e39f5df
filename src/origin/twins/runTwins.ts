import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '../db/inTransaction.ts';
import { readMeta, setMeta } from '../db/meta.ts';
import type { Store } from '../db/store.ts';
import { listSuggestedKeys } from '../db/twins/suggestions.ts';
import { clearTwinChecks, queueTwinChecks, readTwinChecks, removeTwinChecks } from '../db/twins/twinChecks.ts';
import { listTwinKeys } from '../db/twins/twins.ts';
import type { Pictures } from '../media/createPictures.ts';
import { checkListing } from './checkListing.ts';
import { PictureHashes } from './PictureHashes.ts';
import { sourceOrder } from './sourceOrder.ts';

/** What one run did. */
export interface TwinRun {
  checked: number;
  /** Listings that are hidden now, or behind another one than before. */
  hidden: number;
  /** Listings that are shown again. */
  shown: number;
}

/** A source, and the slug of the agency whose listings it has, where the folder says one. */
export interface TwinSource {
  name: string;
  agency?: string | undefined;
}

export interface TwinOptions {
  pictures: Pick<Pictures, 'hash'>;
  /** Of the network's folder, in the order of its files. */
  sources: readonly TwinSource[];
  /** Epoch ms. */
  now: number;
  /** The work ends after the batch that it is at. */
  signal?: AbortSignal;
}

/** Listings whose checks are done in one transaction. */
const batchSize = 100;

/** Whether there can be no twins: all listings are of one source, and none is hidden. */
async function isOneSource({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ first: string | null; last: string | null; twins: number }>`
    select (select min(source) from estates) as first, (select max(source) from estates) as last,
      (select count(*) from (select 1 from twins limit 1) found) as twins`.execute(db);
  const { first, last, twins } = rows[0]!;
  return first === last && Number(twins) === 0;
}

/** The row of `meta` with the order of the sources, and their agencies, when listings were compared last. */
const orderName = 'twin_order';

/**
 * At a start: where the order of the sources or their agencies have changed, all listings that stand behind or before
 * one another, or may do so, are compared again.
 * @param sources as in TwinOptions
 */
export async function followOrder({ db }: Store, sources: readonly TwinSource[]): Promise<void> {
  const value = JSON.stringify(sources.map(({ name, agency }) => [name, agency]));
  await inTransaction(db, async (trx) => {
    if ((await readMeta(trx, orderName)) === value) return;
    await queueTwinChecks(trx, [...(await listTwinKeys(trx)), ...(await listSuggestedKeys(trx))]);
    await setMeta(trx, orderName, value);
  });
}

async function checkAll(store: Store, { pictures, sources, now, signal }: TwinOptions): Promise<TwinRun> {
  const run: TwinRun = { checked: 0, hidden: 0, shown: 0 };
  const options = {
    hashes: new PictureHashes(store, pictures),
    agencies: new Map(sources.map(({ name, agency }) => [name, agency])),
    order: sourceOrder(sources.map(({ name }) => name)),
    now,
  };
  while (!signal?.aborted) {
    const checks = await readTwinChecks(store.db, batchSize);
    if (checks.length === 0) break;
    if (await isOneSource(store)) {
      await clearTwinChecks(store.db);
      break;
    }
    for (const { url_key: key } of checks) {
      const result = await checkListing(store, key, options);
      if (result) run[result] += 1;
      // SQLite answers at once, so without this nothing else in the process would run.
      await otherWork();
    }
    await inTransaction(store.db, (trx) => removeTwinChecks(trx, checks));
    run.checked += checks.length;
  }
  return run;
}

/**
 * Compares the listings that changed since the last run with those of other sources, and hides those that are the same
 * home as one of a source before theirs. Without changes nothing is compared. Broken off, it goes on at the next run.
 * @returns null where there is nothing to compare, or another process is at it
 */
export async function runTwins(store: Store, options: TwinOptions): Promise<TwinRun | null> {
  if ((await readTwinChecks(store.db, 1)).length === 0) return null;
  return store.unlessRunning('twins', () => checkAll(store, options));
}
