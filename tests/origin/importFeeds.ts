import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import type { SyncReport } from '#origin/import/sync/report.ts';
import type { SyncOptions } from '#origin/import/sync/syncSource.ts';
import { testNow } from './startOrigin.ts';

/** The source of these tests: one file of a network's folder. */
export const crm: Source = { name: 'crm', format: 'vencejo', file: 'crm.json' };

/** A folder with the source's file. */
export function makeFeedFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-feed-'));
  return {
    dir,
    write: (content: string | Buffer) => writeFileSync(path.join(dir, crm.file!), content),
    sync: async (store: Store, options: Partial<SyncOptions> = {}): Promise<SyncReport> => {
      const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
      const [report] = await importSources(store, [crm], { dir, network, now: testNow, ...options });
      return report!;
    },
    remove: () => rmSync(dir, { recursive: true }),
  };
}

export const toJson = (records: readonly object[]): string => JSON.stringify(records, null, 1);

/** Listings of which each is one of the given, under another name. */
export const manyRecords = (of: readonly EstateInput[], count: number): EstateInput[] =>
  Array.from({ length: count }, (_, n) => ({ ...of[n % of.length]!, id: `id-${n}`, reference: `R-${n}` }));

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const lines = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort(byText);

/** Sums of counts; those of places without a listing are left out, for they stay when the last goes. */
export async function readCounts({ db }: Store): Promise<string[]> {
  const places = await db
    .selectFrom('place_counts')
    .innerJoin('places', 'places.key', 'place_counts.place')
    .select(['kind', 'slug', 'type', 'listed', 'live', 'available', 'live_homes', 'available_homes'])
    .where('listed', '>', 0)
    .execute();
  const features = await db
    .selectFrom('feature_counts')
    .innerJoin('places', 'places.key', 'feature_counts.place')
    .select(['kind', 'slug', 'type', 'feature', 'listed', 'available'])
    .where('listed', '>', 0)
    .execute();
  const traits = await db
    .selectFrom('trait_counts')
    .innerJoin('places', 'places.key', 'trait_counts.place')
    .select(['kind', 'slug', 'traits', 'listed'])
    .where('listed', '>', 0)
    .execute();
  const cells = await db
    .selectFrom('cell_counts')
    .innerJoin('places', 'places.key', 'cell_counts.place')
    .select(['kind', 'slug', 'level', 'cell_row', 'cell_column', 'type', 'listed', 'live', 'lat_sum', 'lng_sum'])
    .where('listed', '>', 0)
    .execute();
  return [places, features, traits, cells].flatMap(lines);
}

/**
 * All that a database holds of listings and their people, without the numbers that it gave them: two in which it is the
 * same show the same site.
 */
export async function readState(store: Store) {
  const { db } = store;
  const estates = await db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .select(['estates.source', 'source_id', 'url_key', 'reference', 'status', 'price', 'shown_price', 'previous_price'])
    .select(['area', 'rooms', 'traits', 'features', 'marks', 'lat', 'lng', 'published_at', 'estates.updated_at'])
    .select(['summary', 'detail', 'hidden_address', 'agents.slug as agent', 'agencies.slug as agency'])
    .execute();
  const features = await db
    .selectFrom('estate_features')
    .innerJoin('estates', 'estates.key', 'estate_features.estate')
    .select(['source_id', 'feature'])
    .execute();
  const records = await db
    .selectFrom('source_records')
    .select(['source', 'source_id', 'digest', 'status', 'set_by_hand_at', 'published_at', 'price_histories'])
    .execute();
  const people = await db.selectFrom('agents').select(['slug', 'source', 'brief', 'card']).execute();
  const agencies = await db.selectFrom('agencies').select(['slug', 'source', 'commercial_brand']).execute();
  return {
    estates: lines(estates),
    features: lines(features),
    records: lines(records),
    people: lines([...people, ...agencies]),
    counts: await readCounts(store),
  };
}

/** How many listings the site shows in its list of all. */
export async function countShown(store: Store): Promise<number> {
  const { body } = await supertest(createOrigin({ store, now: () => testNow }))
    .get('/web/estates/all?_facets=1')
    .expect(200);
  return (body as EstateListDto).total;
}

/** The status of the answer to a listing's page. */
export const statusOfPage = async (store: Store, key: string): Promise<number> =>
  (await supertest(createOrigin({ store, now: () => testNow })).get(`/web/estate/${key}/public`)).status;
