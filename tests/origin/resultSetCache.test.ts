import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { Store } from '#origin/db/store.ts';
import type { EstateCriteria } from '#origin/search/criteria/estateCriteria.ts';
import type { EstateOrder } from '#origin/search/plan/orderedSections.ts';
import { createResultSetCache } from '#origin/search/page/resultSetCache.ts';
import { listEstates } from '#origin/search/page/listEstates.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { resolveCriteria } from '#origin/search/criteria/resolveCriteria.ts';
import { readEstateQuery } from '#origin/web/readEstateQuery.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates } from './smallNetwork.ts';
import { startOrigin } from './startOrigin.ts';

const orders: EstateOrder[] = [
  { sort: 'recent' },
  { sort: 'price-' },
  { sort: 'area+' },
  { sort: 'random', start: 1_000_000_000 },
];

async function criteriaOf(store: Store, query: string): Promise<EstateCriteria> {
  const places = await createPlaceDirectory(store.db)();
  const resolved = await resolveCriteria(
    store.db,
    places,
    readEstateQuery('buy', Object.fromEntries(new URLSearchParams(query))),
  );
  if ('unknown' in resolved) throw new Error('unknown place');
  return resolved.criteria;
}

onEveryBackend((backend) => {
  test('a repeated list is read whole once, and gives the same pages as uncached reads', async () => {
    const { store } = await startOrigin(backend, 'result_set_pages');
    const resultSets = createResultSetCache(store);
    for (const query of ['', 'province=barcelona', 'rooms=2,3', 'province=santa-cruz-de-tenerife']) {
      const criteria = await criteriaOf(store, query);
      for (const order of orders) {
        for (let time = 0; time < 2; time += 1) await resultSets.page(criteria, order, 0, 5);
        await resultSets.settled();
        for (const [offset, qty] of [
          [0, 5],
          [3, 7],
          [10, 24],
          [0, 48],
          [5_000, 24],
        ] as const) {
          expect({ query, order, ...(await resultSets.page(criteria, order, offset, qty)) }).toEqual({
            query,
            order,
            ...(await listEstates(store, criteria, order, offset, qty)),
          });
        }
      }
    }
  });

  test('a cached result set is used until an estate of its province changes', async () => {
    const { store } = await startOrigin(backend, 'result_set_changes');
    const resultSets = createResultSetCache(store);
    const criteria = await criteriaOf(store, 'province=barcelona');
    const read = () => resultSets.page(criteria, orders[0]!, 0, 48);
    await read();
    const before = await read();
    await resultSets.settled();
    // Behind the store's back, so that only a cached result set can miss it.
    await store.db.deleteFrom('estate_features').execute();
    await store.db.updateTable('estates').set({ availability_rank: 2 }).where('key', '=', before.keys[0]!).execute();
    expect(await read()).toEqual(before);
    const other = smallEstates.find(
      ({ address, status, type }) => address.province_slug !== 'barcelona' && status === 'new' && type === 'buy',
    )!;
    await setEstateStatus(store, other.reference, 'reserved');
    expect(await read()).toEqual(before);
    const second = await store.db
      .selectFrom('estates')
      .select('reference')
      .where('key', '=', before.keys[1]!)
      .executeTakeFirstOrThrow();
    await setEstateStatus(store, second.reference, 'sold');
    const after = await read();
    expect(after.keys.slice(0, 2)).toEqual(before.keys.slice(2, 4));
    expect(after).toEqual(await listEstates(store, criteria, orders[0]!, 0, 48));
  });
});
