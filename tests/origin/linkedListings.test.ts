import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { exportEstates } from '#origin/import/exportEstates.ts';
import { undoRun } from '#origin/import/sync/undoRun.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';
import { syncListings } from './syncListings.ts';

/** Of one home, and of its building. */
const cadastral = '9872023VH5797S0001WX';
const plot = cadastral.slice(0, 14);

/** Available, with a price, all in one place. */
const [first, second, third] = smallEstates.filter(({ status, price }) => status === 'new' && price !== undefined);
const { price_history: _, ...base } = { ...first!, price: 210_000 };
const forSale: EstateInput = { ...base, id: '7-sale', reference: 'H-7', type: 'buy' };
const forRent: EstateInput = { ...base, id: '7-rent', reference: 'H-7-ALQ', type: 'rent', price: 1_200 };
const other = (one: EstateInput, id: string, changes: Partial<EstateInput>): EstateInput => ({
  ...one,
  ...{ address: base.address, id, reference: id.toUpperCase() },
  ...changes,
});

onEveryBackend((backend) => {
  async function open(name: string) {
    const store = backend.open(name);
    await migrateDatabase(store);
    const request = supertest(createOrigin({ store, now: () => testNow }));
    return {
      store,
      answer: (key: string) => request.get(`/web/estate/${key}/public`),
      linkedOf: async (key: string) => ((await request.get(`/web/estate/${key}/public`)).body as EstateDto).linked?.[0],
    };
  }

  const sync = (store: Store, records: readonly EstateInput[], source = 'crm') =>
    syncListings(store, records, { source: { name: source }, now: testNow });

  test('a home for sale and to let is two listings that link to each other, as long as both can be had', async () => {
    const { store, answer, linkedOf } = await open('linked');
    await sync(store, [
      { ...forSale, linked: '7-rent' },
      { ...forRent, linked: '7-sale' },
    ]);
    const { address, url_slug } = (await answer('h-7')).body as EstateDto;
    const ofRent = (await answer('h-7-alq')).body as EstateDto;
    expect(await linkedOf('h-7')).toEqual({
      ...{ reference: 'H-7-ALQ', key: 'h-7-alq', type: 'rent', status: 'new', price: 1_200 },
      ...{ slug: ofRent.slug, url_slug: ofRent.url_slug, address: { province_slug: address.province_slug } },
    });
    expect(ofRent.linked).toMatchObject([{ key: 'h-7', type: 'buy', price: 210_000, url_slug }]);
    // A change of either purges the pages of both.
    expect((await answer('h-7')).headers['surrogate-key']).toContain('estate:h-7-alq');
    await setEstateStatus(store, 'h-7-alq', 'reserved', testNow);
    expect(await linkedOf('h-7')).not.toHaveProperty('price');
    await setEstateStatus(store, 'h-7-alq', 'rented', testNow);
    expect(await linkedOf('h-7')).toBeUndefined();
    expect(await linkedOf('h-7-alq')).toMatchObject({ key: 'h-7' });
    await store.close();
  });

  test('it is enough that one names the other, and in its own source alone', async () => {
    const { store, linkedOf } = await open('one_sided');
    await sync(store, [{ ...forSale, linked: '7-rent' }]);
    await sync(store, [{ ...forRent, reference: 'H-8' }], 'elsewhere');
    expect([await linkedOf('h-7'), await linkedOf('h-8')]).toEqual([undefined, undefined]);
    const changes = async () =>
      (await store.db.selectFrom('changes').select('outdated').execute()).map((one) => one.outdated);
    await store.db.deleteFrom('changes').execute();
    await sync(store, [{ ...forSale, linked: '7-rent' }, forRent]);
    expect([await linkedOf('h-7'), await linkedOf('h-7-alq')]).toMatchObject([{ key: 'h-7-alq' }, { key: 'h-7' }]);
    // The page without the link is out of date.
    expect((await changes()).join(' ').split(' ')).toContain('estate:h-7');
    await store.close();
  });

  test('a cadastral reference of one home links listings of two sources, that of a building does not', async () => {
    const { store, linkedOf } = await open('cadastral');
    await sync(store, [
      { ...forSale, cadastral_reference: '9872023 VH5797S 0001 wx' },
      other(second!, 'b-1', { type: 'buy', cadastral_reference: plot }),
      other(third!, 'c-1', { type: 'buy', cadastral_reference: cadastral }),
    ]);
    await sync(
      store,
      [
        { ...forRent, cadastral_reference: cadastral },
        other(second!, 'b-2', { type: 'rent', cadastral_reference: plot }),
      ],
      'other',
    );
    expect(await linkedOf('h-7')).toMatchObject({ key: 'h-7-alq' });
    expect(await linkedOf('h-7-alq')).toMatchObject({ key: 'h-7' });
    expect([await linkedOf('b-1'), await linkedOf('b-2')]).toEqual([undefined, undefined]);
    await store.close();
  });

  test('a cadastral reference is in no answer, and in the export that an import takes', async () => {
    const { store } = await open('private');
    const request = supertest(createOrigin({ store, now: () => testNow }));
    const licence = 'VT-12345-A';
    const report = await sync(store, [
      { ...forSale, linked: '7-rent', cadastral_reference: cadastral, licence, area_terrace: 12 },
      { ...forRent, linked: '7-sale', cadastral_reference: 'Parcela 12', price_on_request: true } as EstateInput,
    ]);
    expect(report.warnings.filter(({ field }) => ['cadastral_reference', 'price'].includes(field))).toMatchObject([
      { id: '7-rent', field: 'cadastral_reference' },
    ]);
    const paths = ['estate/h-7/public', 'estate/h-7/private', 'estate/h-7-alq/public', 'estates/buy', 'estates/all'];
    for (const path of [...paths, 'estates/buy/pins', 'export/estates', 'suggestions?q=h-7&language=es']) {
      const { text, headers, status } = await request.get(`/web/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(`${text}${JSON.stringify(headers)}`).not.toMatch(new RegExp(`${plot}|cadastral`, 'i'));
    }
    const { body } = await request.get('/web/estate/h-7/public');
    expect(body).toMatchObject({ licence, area_terrace: 12, linked: [{ key: 'h-7-alq' }] });
    expect((body as EstateDto).linked![0]).not.toHaveProperty('price');
    expect((await request.get(`/web/suggestions?q=${cadastral}&language=es`)).body).toEqual([]);
    const exported: object[] = [];
    for await (const estate of exportEstates(store)) exported.push(estate);
    expect(exported).toMatchObject([
      { id: '7-sale', linked: '7-rent', cadastral_reference: cadastral, licence },
      { id: '7-rent', linked: '7-sale', price: null },
    ]);
    await store.close();
  });

  test('what links a listing is changed by its source, and put back with the run', async () => {
    const { store, linkedOf } = await open('undone');
    await sync(store, [{ ...forSale, linked: '7-rent' }, forRent]);
    const again = await sync(store, [{ ...forSale, linked: '7-rent' }, forRent]);
    expect(again).toMatchObject({ changed: 0, unchanged: 2 });
    const changed = await sync(store, [forSale, forRent]);
    expect([changed.changed, await linkedOf('h-7')]).toEqual([1, undefined]);
    await undoRun(store, changed.run, { clock: () => testNow });
    expect(await linkedOf('h-7')).toMatchObject({ key: 'h-7-alq' });
    await store.close();
  });

  test('the former prices of a home whose price is on request now are in no answer, and no drop is told', async () => {
    const { store, answer } = await open('on_request');
    await sync(store, [forSale]);
    await sync(store, [{ ...forSale, price: 190_000 }]);
    await store.db.deleteFrom('estate_events').execute();
    await sync(store, [{ ...forSale, price: 150_000, price_on_request: true } as EstateInput]);
    const { body } = await answer('h-7');
    expect(['price', 'previous_price', 'price_history'].filter((name) => name in (body as object))).toEqual([]);
    expect(await store.db.selectFrom('estate_events').selectAll().execute()).toEqual([]);
    await sync(store, [{ ...forSale, price: 180_000 }]);
    expect((await answer('h-7')).body).toMatchObject({ price: 180_000, previous_price: 190_000 });
    await store.close();
  });
});
