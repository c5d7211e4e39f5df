import { setImmediate as otherWork } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { CountTally } from '../db/counts/countTally.ts';
import { createTableIndexes, dropEstateIndexes } from '../db/schema/indexes.ts';
import { networkKeys, readNetworkKeyRows, type NetworkKeyRows } from '../db/estates/networkKeys.ts';
import { namePictures, type ShownSources } from '../db/pictures/namePictures.ts';
import { agencyRow, agentDocuments, agentRow, imageSources } from '../db/people/peopleRows.ts';
import { datePeople, newestReview } from '../db/changes/peopleDates.ts';
import { startRevisions } from '../db/changes/revisions.ts';
import { featureRows } from '../db/estates/saveEstates.ts';
import type { Store } from '../db/store.ts';
import { countryKey, type PlaceRow, type Tables } from '../db/tables.ts';
import { cmsSources } from '../media/answerPictures.ts';
import { agencyTag, agentTag, estateTag } from '../db/changes/tags.ts';
import { estateBatches, type EstateBatch } from './estateBatch.ts';
import { magazineDocuments } from './magazineDocuments.ts';
import type { NetworkInput, PlaceInput, ProvinceInput } from '../db/input/networkInput.ts';

/** Large enough that committing costs nothing, small enough to stay in memory. */
const batchesPerTransaction = 4;

/** From here on indexes are dropped and built anew after the load. */
const largeNetwork = 20_000;

export interface StoreNetworkOptions {
  /** How many estates to expect, as far as known: decides about indexes. */
  expected?: number;
  /** Called with the number of estates stored so far, and with the current step. */
  onProgress?: (stored: number, step: string) => void;
  /** Epoch ms. */
  now?: number;
  /**
   * Makes the estates' rows, on other threads for example; without it, they are made here from the network's estates.
   */
  batches?: (keys: NetworkKeyRows) => AsyncIterable<EstateBatch>;
}

/**
 * Stores a whole network in an empty, migrated database. Memory does not grow with the number of estates.
 * An interrupted load leaves rows behind but never the mark `filled`: clear the store and load again.
 * @returns the number of estates stored
 */
export async function storeNetwork(
  store: Store,
  network: NetworkInput,
  options: StoreNetworkOptions = {},
): Promise<number> {
  const { expected = 0, now = Date.now() } = options;
  await store.db.transaction().execute((trx) => storeDirectory(store, trx, network, now));
  const tally = new CountTally();
  const stored = await (expected >= largeNetwork
    ? store.loading(() => storeLarge(store, network, tally, options))
    : storeEstates(store, await estateRows(store, network, options), tally, options));
  options.onProgress?.(stored, 'counting');
  await store.db.transaction().execute(async (trx) => {
    await insertCounts(store, trx, tally);
    await datePeople(trx, now);
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

/** As they are, since there were none before: adding them up in the database takes several times as long. */
async function insertCounts(store: Store, trx: Transaction<Tables>, tally: CountTally): Promise<void> {
  const { place_counts, sitemap_pages, trait_counts, feature_counts, cell_counts } = tally.rows();
  await store.insertRows(trx, 'place_counts', place_counts);
  await store.insertRows(trx, 'sitemap_pages', sitemap_pages);
  await store.insertRows(trx, 'trait_counts', trait_counts);
  await store.insertRows(trx, 'feature_counts', feature_counts);
  await store.insertRows(trx, 'cell_counts', cell_counts);
}

async function storeLarge(
  store: Store,
  network: NetworkInput,
  tally: CountTally,
  options: StoreNetworkOptions,
): Promise<number> {
  await dropEstateIndexes(store.db);
  const stored = await storeEstates(store, await estateRows(store, network, options), tally, options);
  options.onProgress?.(stored, 'indexing');
  await store.indexing(() => createTableIndexes(store.db));
  return stored;
}

async function estateRows(
  store: Store,
  network: NetworkInput,
  { batches }: StoreNetworkOptions,
): Promise<AsyncIterable<EstateBatch> | Iterable<EstateBatch>> {
  const keys = await readNetworkKeyRows(store.db);
  return batches ? batches(keys) : estateBatches(network.estates(), networkKeys(keys));
}

async function storeDirectory(
  store: Store,
  trx: Transaction<Tables>,
  network: NetworkInput,
  now: number,
): Promise<void> {
  await store.insertRows(trx, 'documents', [
    ...(network.homeData ? [{ name: 'home-data', content: JSON.stringify(network.homeData) }] : []),
    ...(network.magazine ? magazineDocuments(network.magazine) : []),
  ]);
  await store.insertRows(trx, 'places', placeRows(network.provinces));
  await storeAgencies(store, trx, network);
  await storeAgents(store, trx, network, now);
  await namePictures(store, trx, directorySources(network), now);
}

/** The pictures of pages and people, by the tags of the answers that show them. */
const directorySources = ({ agencies, agents, homeData, magazine }: NetworkInput): ShownSources[] => [
  ['home', cmsSources(homeData ?? {})],
  ['magazine', imageSources(...(magazine?.articles ?? []).map(({ image }) => image))],
  ...agencies.map(({ slug, logo }): ShownSources => [agencyTag(slug), imageSources(logo)]),
  ...agents.map(({ slug, image }): ShownSources => [agentTag(slug), imageSources(image)]),
];

async function storeAgencies(store: Store, trx: Transaction<Tables>, { agencies }: NetworkInput): Promise<void> {
  const { province } = networkKeys(await readNetworkKeyRows(trx));
  // Dated by their people, after the load.
  const rows = agencies.map((agency, position) =>
    agencyRow(agency, { key: position + 1, province: province(agency.province_slug) }, 0),
  );
  await store.insertRows(trx, 'agencies', rows);
  await store.insertRows(
    trx,
    'agency_details',
    agencies.map((agency, position) => ({ agency: position + 1, detail: JSON.stringify(agency) })),
  );
}

async function storeAgents(
  store: Store,
  trx: Transaction<Tables>,
  { agents }: NetworkInput,
  now: number,
): Promise<void> {
  const { province, agency } = networkKeys(await readNetworkKeyRows(trx));
  const documents = agents.map(agentDocuments);
  const rows = agents.map((agent, position) => {
    const keys = { key: position + 1, agency: agency(agent.agency.slug), province: province(agent.province_slug) };
    return agentRow(documents[position]!, keys, newestReview(agent.reviews, now));
  });
  await store.insertRows(trx, 'agents', rows);
  await store.insertRows(
    trx,
    'agent_details',
    documents.map(({ detail }, position) => ({ agent: position + 1, detail: JSON.stringify(detail) })),
  );
}

function placeRows(provinces: readonly ProvinceInput[]): PlaceRow[] {
  const rows: PlaceRow[] = [];
  const add = (kind: PlaceRow['kind'], parent: number, { slug, name }: PlaceInput): number => {
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
  { onProgress, now = Date.now() }: StoreNetworkOptions,
): Promise<number> {
  let stored = 0;
  let pending: EstateBatch[] = [];
  const flush = async () => {
    await store.db.transaction().execute(async (trx) => {
      for (const batch of pending) await storeBatch(store, trx, batch, now);
      await store.insertRows(trx, 'estate_features', featureRows(pending.flatMap(({ rows }) => rows)));
    });
    pending = [];
  };
  for await (const batch of batches) {
    pending.push(batch);
    for (const row of batch.rows) tally.add(row, 1, row.updated_at);
    stored += batch.rows.length;
    if (pending.length === batchesPerTransaction) await flush();
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
  { rows, summaries, details, sources }: EstateBatch,
  now: number,
): Promise<void> {
  await store.insertRows(trx, 'estates', rows);
  await store.insertRows(trx, 'estate_summaries', summaries);
  await store.insertRows(trx, 'estate_details', details);
  await namePictures(
    store,
    trx,
    [...sources].map(([key, urls]) => [estateTag(key), urls]),
    now,
  );
}
