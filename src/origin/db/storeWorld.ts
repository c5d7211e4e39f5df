import { setImmediate as otherWork } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { AgencySeed, AgentSeed, EstateSeed, ProvinceSeed, World } from '../world.ts';
import { CountTally } from './countTally.ts';
import { drawOf } from './drawOf.ts';
import { createEstateIndexes, dropEstateIndexes } from './estateIndexes.ts';
import { estateDocuments, estateRow } from './estateRow.ts';
import { featurePositions } from './featurePositions.ts';
import type { Store } from './store.ts';
import { countryKey, type AgencyRow, type AgentRow, type PlaceRow, type Tables } from './tables.ts';
import { loadWorldKeys } from './worldKeys.ts';

/** What of an agent is only shown, never searched. */
export type AgentProfile = Pick<AgentSeed, 'gender' | 'commercialBrand' | 'email' | 'phone' | 'city' | 'zones' | 'languages' | 'social'>;

/** Estates a transaction: large enough that committing costs nothing, small enough to stay in memory. */
const batchSize = 2_000;

/** From here on indexes are dropped and built anew after the load. */
const largeWorld = 20_000;

export interface StoreWorldOptions {
  /** How many estates to expect, as far as known: decides about indexes. */
  expected?: number;
  /** Called with the number of estates stored so far, and with what is being done after that. */
  onProgress?: (stored: number, step: string) => void;
  now?: number;
}

/**
 * Stores a whole network in an empty, migrated database. Memory does not grow with the number of estates.
 * An interrupted load leaves rows behind but never the mark `filled`: clear the store and load again.
 * @returns the number of estates stored
 */
export async function storeWorld(store: Store, world: World, { expected = 0, onProgress, now = Date.now() }: StoreWorldOptions = {}): Promise<number> {
  const { db } = store;
  const large = expected >= largeWorld;
  await db.transaction().execute((trx) => storeDirectory(store, trx, world, now));
  if (large) await dropEstateIndexes(db);
  const tally = new CountTally();
  const stored = await storeEstates(store, world, tally, (count) => onProgress?.(count, 'storing'));
  if (large) {
    onProgress?.(stored, 'indexing');
    await createEstateIndexes(db);
  }
  onProgress?.(stored, 'counting');
  await db.transaction().execute(async (trx) => {
    await tally.write(trx);
    await trx.updateTable('meta').set({ value: String(stored + 1) }).where('name', '=', 'next_estate_key').execute();
    await trx.insertInto('meta').values({ name: 'filled', value: new Date(now).toISOString() }).execute();
  });
  await store.analyze();
  return stored;
}

async function storeDirectory(store: Store, trx: Transaction<Tables>, world: World, now: number): Promise<void> {
  await store.insertRows(trx, 'documents', [{ name: 'home-data', content: JSON.stringify(world.homeData) }]);
  await store.insertRows(trx, 'places', placeRows(world.provinces));
  let keys = await loadWorldKeys(trx);
  await store.insertRows(trx, 'agencies', world.agencies.map((seed, position) => agencyRow(seed, position + 1, keys.province(seed.provinceSlug), now)));
  keys = await loadWorldKeys(trx);
  await store.insertRows(trx, 'agents', world.agents.map((seed, position) => agentRow(seed, position + 1, keys.agency(seed.agencyId), keys.province(seed.provinceSlug), now)));
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

const agencyRow = (seed: AgencySeed, key: number, province: number, now: number): AgencyRow => ({
  key, id: seed.id, slug: seed.slug, commercial_brand: seed.commercialBrand, independent: Number(seed.independent), province, web: seed.web, updated_at: now,
});

function agentRow(seed: AgentSeed, key: number, agency: number, province: number, now: number): AgentRow {
  const { gender, commercialBrand, email, phone, city, zones, languages, social } = seed;
  const profile: AgentProfile = { gender, commercialBrand, email, phone, city, zones, languages, social };
  return {
    key, id: seed.id, slug: seed.slug, full_name: seed.fullName, agency, province, has_portrait: Number(seed.hasPortrait), draw: drawOf(seed.slug),
    profile: JSON.stringify(profile), updated_at: now,
  };
}

async function storeEstates(store: Store, world: World, tally: CountTally, onProgress: (stored: number) => void): Promise<number> {
  const keys = await loadWorldKeys(store.db);
  let stored = 0;
  let batch: EstateSeed[] = [];
  const flush = async () => {
    const rows = batch.map((seed, position) => estateRow(seed, keys, stored + position + 1));
    for (const row of rows) tally.add(row, 1, row.updated_at);
    const documents = batch.map(estateDocuments);
    const features = rows.flatMap((row) => featurePositions(row.features).map((feature) => ({ feature, type: row.type, province: row.province, estate: row.key })));
    // In the order of their table's key, so that a batch touches each part of it once.
    features.sort((a, b) => a.feature - b.feature || a.type - b.type || a.province - b.province || a.estate - b.estate);
    await store.db.transaction().execute(async (trx) => {
      await store.insertRows(trx, 'estates', rows);
      await store.insertRows(trx, 'estate_summaries', documents.map(({ summary }, position) => ({ estate: rows[position]!.key, summary: JSON.stringify(summary) })));
      await store.insertRows(trx, 'estate_details', documents.map(({ detail }, position) => ({ estate: rows[position]!.key, detail: JSON.stringify(detail) })));
      await store.insertRows(trx, 'estate_features', features);
    });
    stored += batch.length;
    batch = [];
    onProgress(stored);
    // SQLite answers at once, so without this nothing else in the process (a progress bar's timer) would ever run.
    await otherWork();
  };
  for (const seed of world.estates()) {
    batch.push(seed);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return stored;
}
