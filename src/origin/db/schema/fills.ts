import type { Transaction } from 'kysely';
import type { FilterName } from '#shared/filters/table.ts';
import { acquireWriteLock } from '../estates/acquireWriteLock.ts';
import { storedMarks } from '../facts/estateMarks.ts';
import { readMeta, setMeta } from '../meta.ts';
import type { Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';
import { forgetMadeUpDates } from './forgetMadeUpDates.ts';
import { updateMarks } from './updateMarks.ts';

interface FillPart {
  /** The key of the last listing that is done. */
  after: number;
  /** When the database was upgraded; epoch ms. */
  since: number;
}

/** What is brought up to date in rows that an earlier release stored, some listings at a time. */
interface Fill {
  /** As the database notes it once it is done; another one begins it anew. */
  version: string;
  /** Under the lock of writes. @returns the key of the last listing that is done now; null after the last of all */
  some: (store: Store, trx: Transaction<Tables>, part: FillPart) => Promise<number | null>;
  /**
   * Filters by the word of the version that they need: where the version that is filled lacks it, they find only what
   * was stored since. They stay here, for who skips a release.
   */
  brings: Readonly<Record<string, readonly FilterName[]>>;
}

/** By the names under which `meta` has their versions. */
const fills = {
  marks: {
    version: storedMarks,
    some: updateMarks,
    brings: { addresses: ['postcode', 'street'], bright: ['bright'], documented: ['documented'] },
  },
  made_up_dates: { version: '1', some: forgetMadeUpDates, brings: {} },
} satisfies Record<string, Fill>;

export type FillName = keyof typeof fills;

const fillNames = Object.keys(fills) as FillName[];

/** The row of `meta` with how far a fill has come. */
const progressName = (name: FillName): string => `filling:${name}`;

interface Progress extends FillPart {
  version: string;
}

async function readProgress(db: Db, name: FillName): Promise<Progress | null> {
  const noted = await readMeta(db, progressName(name));
  const progress = noted === undefined ? null : (JSON.parse(noted) as Progress);
  return progress?.version === fills[name].version ? progress : null;
}

/** Those of this release's versions that are neither done nor begun. */
async function newFills(db: Db): Promise<FillName[]> {
  const isNoted = async (name: FillName) =>
    (await readMeta(db, name)) === fills[name].version || (await readProgress(db, name)) !== null;
  const all = await Promise.all(fillNames.map(async (name) => ({ name, isNoted: await isNoted(name) })));
  return all.flatMap((one) => (one.isNoted ? [] : [one.name]));
}

/**
 * At a start: notes what is to be filled. @param options.isEmpty there is no listing, and so nothing to fill
 * @param options.now epoch ms
 */
export async function noteFills(db: Db, { isEmpty, now }: { isEmpty: boolean; now: number }): Promise<void> {
  if ((await newFills(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    // The release before may be filling, and notes its own version under the same names.
    await acquireWriteLock(trx);
    for (const name of await newFills(trx)) {
      const { version } = fills[name];
      if (isEmpty) await setMeta(trx, name, version);
      else await setMeta(trx, progressName(name), JSON.stringify({ version, since: now, after: 0 } satisfies Progress));
    }
  });
}

/** @returns what is to be filled, and since when (epoch ms) */
export async function waitingFills(db: Db): Promise<{ name: FillName; since: number }[]> {
  const noted = await Promise.all(fillNames.map(async (name) => ({ name, progress: await readProgress(db, name) })));
  return noted.flatMap(({ name, progress }) => (progress ? [{ name, since: progress.since }] : []));
}

/** @returns the filters that do not find all that they should yet */
export async function filtersToCome(db: Db): Promise<readonly FilterName[]> {
  const waiting = await waitingFills(db);
  const missing = await Promise.all(
    waiting.map(async ({ name }) => {
      const { brings }: Fill = fills[name];
      const filled = (await readMeta(db, name))?.split(' ') ?? [];
      return Object.entries(brings).flatMap(([word, filters]) => (filled.includes(word) ? [] : filters));
    }),
  );
  return missing.flat();
}

/**
 * Fills the next listings, and notes how far that is in the same transaction: what breaks off is gone on with.
 * @returns whether there are more
 */
export const fillSome = (store: Store, name: FillName): Promise<boolean> =>
  store.db.transaction().execute(async (trx) => {
    await acquireWriteLock(trx);
    const progress = await readProgress(trx, name);
    if (!progress) return false;
    const after = await fills[name].some(store, trx, progress);
    if (after !== null) {
      await setMeta(trx, progressName(name), JSON.stringify({ ...progress, after }));
      return true;
    }
    await setMeta(trx, name, fills[name].version);
    await trx.deleteFrom('meta').where('name', '=', progressName(name)).execute();
    return false;
  });
