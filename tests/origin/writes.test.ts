import { sql } from 'kysely';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import { positionsIn } from '#origin/db/facts/maskColumns.ts';
import type { Store } from '#origin/db/store.ts';
import type { EstateRow } from '#origin/db/tables.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { referenceList } from './referenceList.ts';
import { placeFields, smallEstate, smallEstates } from './smallNetwork.ts';
import { startOrigin } from './startOrigin.ts';
import { prepareDemo } from './prepareDemo.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Place, level, row, column and type of the cell that an estate is counted in, from the grid's definition. */
function cellOf({ lat, lng, type }: EstateRow, place: number, level: number): string {
  const side = 500 * 2 ** level;
  return [place, level, Math.floor((lat! + 90e5) / side), Math.floor((lng! + 180e5) / side), type].join('/');
}

/** The sums of the positions in each of the country's finest cells. */
const middlesOf = (rows: (EstateRow & { lat: number; lng: number })[]): string[] =>
  [...Map.groupBy(rows, (row) => cellOf(row, 0, 0))]
    .map(([cell, found]) => {
      const [, , row, column, type] = cell.split('/');
      const sum = (side: 'lat' | 'lng') => found.reduce((all, one) => all + one[side], 0);
      return [row, column, type, sum('lat'), sum('lng')].join('/');
    })
    .sort();

/** The materialised counts as stored, and as counting all estates gives them. */
async function keptAndFresh({ db }: Store): Promise<[kept: unknown, fresh: unknown]> {
  const rows = await db.selectFrom('estates').selectAll().execute();
  const count = (names: string[]) =>
    [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => `${name}=${length}`).sort();
  const detailed = rows.flatMap((row) => [0, row.province, row.town].map((place) => ({ place, row })));
  const places = [...detailed, ...rows.filter(({ zone }) => zone !== null).map((row) => ({ place: row.zone!, row }))];
  const fresh = {
    listed: count(places.map(({ place, row }) => `${place}/${row.type}`)),
    live: count(places.filter(({ row }) => row.availability_rank < 2).map(({ place, row }) => `${place}/${row.type}`)),
    available: count(
      places.filter(({ row }) => row.availability_rank === 0).map(({ place, row }) => `${place}/${row.type}`),
    ),
    sitemap: count(
      rows.filter(({ availability_rank: rank }) => rank < 2).map(({ key }) => String(Math.ceil(key / 5_000))),
    ),
    traits: count(detailed.map(({ place, row }) => `${place}/${row.traits}`)),
    features: count(
      detailed.flatMap(({ place, row }) => positionsIn(row).map((feature) => `${place}/${row.type}/${feature}`)),
    ),
    availableFeatures: count(
      detailed
        .filter(({ row }) => row.availability_rank === 0)
        .flatMap(({ place, row }) => positionsIn(row).map((feature) => `${place}/${row.type}/${feature}`)),
    ),
    cells: count(
      rows
        .filter(({ lat }) => lat !== null)
        .flatMap((row) => [0, row.province].flatMap((place) => levels.map((level) => cellOf(row, place, level)))),
    ),
    middles: middlesOf(
      rows.flatMap(({ lat, lng, ...row }) => (lat === null || lng === null ? [] : [{ ...row, lat, lng }])),
    ),
    single: count(
      rows.flatMap((row) => positionsIn(row).map((feature) => `${feature}/${row.type}/${row.province}/${row.key}`)),
    ),
    documents: [rows.length, rows.length],
  };
  const named = <T>(list: T[], name: (row: T) => string, size: (row: T) => number) =>
    list
      .filter((row) => size(row) !== 0)
      .map((row) => `${name(row)}=${size(row)}`)
      .sort();
  const placeCounts = await db.selectFrom('place_counts').selectAll().execute();
  const cellCounts = await db.selectFrom('cell_counts').selectAll().execute();
  const kept = {
    listed: named(
      placeCounts,
      ({ place, type }) => `${place}/${type}`,
      ({ listed }) => listed,
    ),
    live: named(
      placeCounts,
      ({ place, type }) => `${place}/${type}`,
      ({ live }) => live,
    ),
    available: named(
      placeCounts,
      ({ place, type }) => `${place}/${type}`,
      ({ available }) => available,
    ),
    sitemap: named(
      await db.selectFrom('sitemap_pages').selectAll().execute(),
      ({ page }) => String(page),
      ({ live }) => live,
    ),
    traits: named(
      await db.selectFrom('trait_counts').selectAll().execute(),
      ({ place, traits }) => `${place}/${traits}`,
      ({ listed }) => listed,
    ),
    features: named(
      await db.selectFrom('feature_counts').selectAll().execute(),
      ({ place, type, feature }) => `${place}/${type}/${feature}`,
      ({ listed }) => listed,
    ),
    availableFeatures: named(
      await db.selectFrom('feature_counts').selectAll().execute(),
      ({ place, type, feature }) => `${place}/${type}/${feature}`,
      ({ available }) => available,
    ),
    cells: named(
      cellCounts,
      ({ place, level, cell_row: row, cell_column: column, type }) => [place, level, row, column, type].join('/'),
      ({ listed }) => listed,
    ),
    middles: cellCounts
      .filter(({ place, level }) => place === 0 && level === 0)
      .map(({ cell_row: row, cell_column: column, type, lat_sum: lat, lng_sum: lng }) =>
        [row, column, type, lat, lng].join('/'),
      )
      .sort(),
    single: named(
      await db.selectFrom('estate_features').selectAll().execute(),
      (row) => `${row.feature}/${row.type}/${row.province}/${row.estate}`,
      () => 1,
    ),
    documents: [
      (await db.selectFrom('estate_summaries').select('estate').execute()).length,
      (await db.selectFrom('estate_details').select('estate').execute()).length,
    ],
  };
  return [kept, fresh];
}

onEveryBackend((backend) => {
  test('lists, counts and features are correct after saves and removals', async () => {
    const { store, ask } = await startOrigin(backend, 'writes');
    const estates = [...smallEstates];
    const [sold, moved, added]: [EstateInput, EstateInput, EstateInput] = [
      { ...smallEstates[1]!, status: 'sold', updated_at: '2026-09-01T00:00:00.000Z' },
      {
        ...smallEstates[2]!,
        address: { ...placeFields('soria', 'soria', null), visibility: 'street' as const },
        type: 'rent' as const,
        features: [],
        rooms: 4,
      },
      smallEstate(400),
    ];
    for (const seed of [sold, moved, added]) await saveEstate(store, seed);
    estates.splice(1, 2, sold, moved);
    estates.push(added);
    const removed = estates.splice(5, 1)[0]!;
    expect(await removeEstate(store, removed.reference)).toBe(true);
    expect(await removeEstate(store, removed.reference)).toBe(false);

    const [kept, fresh] = await keptAndFresh(store);
    expect(kept).toEqual(fresh);
    for (const query of [
      {},
      { province: 'soria' },
      { features: 'heating' },
      { rooms: '4' },
      { estate_type: 'flat' },
    ] as Record<string, string>[]) {
      for (const type of ['buy', 'rent']) {
        const { results, total } = (await ask(`/estates/${type}`, { ...query, _qty: '48' })).body as EstateListDto;
        const expected = referenceList(estates, type, query);
        expect({ query, type, total, references: results.map(({ reference }) => reference) }).toEqual({
          query,
          type,
          total: expected.length,
          references: expected.slice(0, 48),
        });
      }
    }
    await store.close();
  });

  test('a removed home is a 410 until it is saved again', async () => {
    const { store, ask } = await startOrigin(backend, 'gone');
    const [seed] = smallEstates;
    const paths = [
      `/estate/${seed!.url_slug['es-ES']}`,
      `/estate/${seed!.reference}/public`,
      `/estate/${seed!.reference}/private`,
    ];
    await removeEstate(store, seed!.reference);
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect({ status, code: (body as { code: string }).code }).toEqual({ status: 410, code: '9004' });
    }
    await saveEstate(store, seed!);
    for (const path of paths) expect((await ask(path)).status).toBe(200);
    const [kept, fresh] = await keptAndFresh(store);
    expect(kept).toEqual(fresh);
    await store.close();
  });

  test('concurrent writers keep the counts correct', async () => {
    const { store } = await startOrigin(backend, 'together');
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => saveEstate(store, smallEstate(500 + n))),
      ...smallEstates.slice(20, 30).map(({ reference }) => removeEstate(store, reference)),
    ]);
    const [kept, fresh] = await keptAndFresh(store);
    expect(kept).toEqual(fresh);
    await store.close();
  });

  test('a home that cannot be stored is rolled back', async () => {
    const { store } = await startOrigin(backend, 'refused');
    const seed = smallEstate(600);
    await expect(saveEstate(store, { ...seed, address: { ...seed.address, town_slug: 'nowhere' } })).rejects.toThrow(
      'town "nowhere"',
    );
    await expect(saveEstate(store, { ...seed, agent: { ...seed.agent, id: 'agent-99' } })).rejects.toThrow(
      'agent agent-99',
    );
    const [kept, fresh] = await keptAndFresh(store);
    expect(kept).toEqual(fresh);
    await store.close();
  });

  test('the counts of the demo network are correct after small and large loads', async () => {
    for (const expected of [60, 1_000_000]) {
      const store = backend.open(`demo${expected}`);
      await prepareDemo(store, { estates: expected, create: () => demoNetwork(60) });
      const [kept, fresh] = await keptAndFresh(store);
      expect(kept).toEqual(fresh);
      expect((await sql<{ n: number }>`select count(*) as n from estates`.execute(store.db)).rows[0]!.n).toBe(60);
      await store.close();
    }
  });
});
