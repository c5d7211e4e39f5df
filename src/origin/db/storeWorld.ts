import { setImmediate as otherWork } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { ProvinceSeed, World } from '../world.ts';
import { CountTally } from './countTally.ts';
import { estateBatches, type EstateBatch } from './estateBatch.ts';
import { createEstateIndexes, dropEstateIndexes } from './estateIndexes.ts';
import { featurePositions } from './featurePositions.ts';
import { agencyDetail, agencyRow, agentDetail, agentRow } from './peopleRows.ts';
import { startRevisions } from './revisions.ts';
import type { Store } from './store.ts';
import { countryKey, type EstateFeatureRow, type EstateRow, type PlaceRow, type Tables } from './tables.ts';
import { loadWorldKeys, readWorldKeyRows, worldKeys, type WorldKeyRows } from './worldKeys.ts';

/** Large enough that committing costs nothing, small enough to stay in memory. */
const batchesPerTransaction = 10;

/** From here on indexes are dropped and built anew after the load. */
const largeWorld = 20_000;

export interface StoreWorldOptions {
  /** How many estates to expect, as far as known: decides about indexes. */
  expected?: number;
  /** Called with the number of estates stored so far, and with what is being done after that. */
  onProgress?: (stored: number, step: string) => void;
  now?: number;
  /** Who makes the estates ready; without it, that is done here, from the world's estates. */
  batches?: (keys: WorldKeyRows) => AsyncIterable<EstateBatch>;
}

/**
 * Stores a whole network in an empty, migrated database. Memory does not grow with the number of estates.
 * An interrupted load leaves rows behind but never the mark `filled`: clear the store and load again.
 * @returns the number of estates stored
 */
export async function storeWorld(store: Store, world: World, options: StoreWorldOptions = {}): Promise<number> {
  const { expected = 0, now = Date.now() } = options;
  await store.db.transaction().execute((trx) => storeDirectory(store, trx, world, now));
  const tally = new CountTally();
  const stored = await (expected >= largeWorld
    ? store.loading(() => storeLarge(store, world, tally, options))
    : storeEstates(store, await readyBatches(store, world, options), tally, options));
  options.onProgress?.(stored, 'counting');
  await store.db.transaction().execute(async (trx) => {
    await tally.write(trx);
    await trx
      .updateTable('meta')
      .set({ value: String(stored + 1) })
      .where('name', '=', 'next_estate_key')
      .execute();
    await trx
      .insertInto('meta')
      .values({ name: 'filled', value: new Date(now).toISOString() })
      .execute();
    await startRevisions(trx, now);
  });
  await store.analyze();
  return stored;
}

async function storeLarge(store: Store, world: World, tally: CountTally, options: StoreWorldOptions): Promise<number> {
  await dropEstateIndexes(store.db);
  const stored = await storeEstates(store, await readyBatches(store, world, options), tally, options);
  options.onProgress?.(stored, 'indexing');
  await store.indexing(() => createEstateIndexes(store.db));
  return stored;
}

async function readyBatches(
  store: Store,
  world: World,
  { batches }: StoreWorldOptions,
): Promise<AsyncIterable<EstateBatch> | Iterable<EstateBatch>> {
  const keys = await readWorldKeyRows(store.db);
  return batches ? batches(keys) : estateBatches(world.estates(), worldKeys(keys));
}

async function storeDirectory(store: Store, trx: Transaction<Tables>, world: World, now: number): Promise<void> {
  await store.insertRows(trx, 'documents', [{ name: 'home-data', content: JSON.stringify(world.homeData) }]);
  await store.insertRows(trx, 'places', placeRows(world.provinces));
  let keys = await loadWorldKeys(trx);
  await store.insertRows(
    trx,
    'agencies',
    world.agencies.map((seed, position) => agencyRow(seed, position + 1, keys.province(seed.provinceSlug), now)),
  );
  keys = await loadWorldKeys(trx);
  await store.insertRows(
    trx,
    'agency_details',
    world.agencies.map((seed, position) => ({ agency: position + 1, detail: JSON.stringify(agencyDetail(seed)) })),
  );
  await store.insertRows(
    trx,
    'agents',
    world.agents.map((seed, position) =>
      agentRow(seed, position + 1, keys.agency(seed.agencyId), keys.province(seed.provinceSlug), now),
    ),
  );
  await store.insertRows(
    trx,
    'agent_details',
    world.agents.map((seed, position) => ({ agent: position + 1, detail: JSON.stringify(agentDetail(seed)) })),
  );
}

function placeRows(provinces: readonly ProvinceSeed[]): PlaceRow[] {
  const rows: PlaceRow[] = [];
  const add = (kind: PlaceRow['kind'], parent: number, { slug, name }: { slug: string; name: string }): number => {
    rows.push({ key: rows.length + 1, kind, parent, slug, name });
    return rows.length;
  };
  for (const province of provinces) {
    const provinceKey = add('province', countryKey, province);
    for (const town of province.towns) {
      const townKey = add('town', provinceKey, town);
      for (const zone of town.zones) add('zone', townKey, zone);
    }
  }
  return rows;
}

async function storeEstates(
  store: Store,
  batches: AsyncIterable<EstateBatch> | Iterable<EstateBatch>,
  tally: CountTally,
  { onProgress }: StoreWorldOptions,
): Promise<number> {
  let stored = 0;
  let waiting: EstateBatch[] = [];
  const flush = async () => {
    await store.db.transaction().execute(async (trx) => {
      for (const batch of waiting) await storeBatch(store, trx, batch);
      await store.insertRows(trx, 'estate_features', featureRows(waiting.flatMap(({ rows }) => rows)));
    });
    waiting = [];
  };
  for await (const batch of batches) {
    waiting.push(batch);
    for (const row of batch.rows) tally.add(row, 1, row.updated_at);
    stored += batch.rows.length;
    if (waiting.length === batchesPerTransaction) await flush();
    onProgress?.(stored, 'storing');
    // SQLite answers at once, so without this nothing else in the process (a progress bar's timer) would ever run.
    await otherWork();
  }
  await flush();
  return stored;
}

async function storeBatch(
  store: Store,
  trx: Transaction<Tables>,
  { rows, summaries, details }: EstateBatch,
): Promise<void> {
  await store.insertRows(trx, 'estates', rows);
  await store.insertRows(
    trx,
    'estate_summaries',
    rows.map(({ key }, position) => ({ estate: key, summary: summaries[position]! })),
  );
  await store.insertRows(
    trx,
    'estate_details',
    rows.map(({ key }, position) => ({ estate: key, detail: details[position]! })),
  );
}

/** In the order of their table's key, so that a transaction touches each part of it once. */
const featureRows = (rows: readonly EstateRow[]): EstateFeatureRow[] =>
  rows
    .flatMap((row) =>
      featurePositions(row.features).map((feature) => ({
        feature,
        type: row.type,
        province: row.province,
        estate: row.key,
      })),
    )
    .sort((a, b) => a.feature - b.feature || a.type - b.type || a.province - b.province || a.estate - b.estate);
