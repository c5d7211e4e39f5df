import supertest from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importEstates, type FaultyRecord } from '#origin/import/importEstates.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates } from './smallNetwork.ts';
import { startOrigin, testNow } from './startOrigin.ts';

/** Of every type, status and place; the whole small network takes long to write one by one. */
const exported = smallEstates.slice(0, 45);

const askOf = (store: Store) => {
  const request = supertest(createOrigin({ store, now: () => testNow }));
  return async (path: string): Promise<unknown> => (await request.get(path).expect(200)).body;
};

onEveryBackend((backend) => {
  let answers: EstateDto[];
  /** The same as a file brings them: a price on request is 0 there, a missing one a mistake. */
  let inFile: EstateDto[];
  beforeAll(async () => {
    const { store, ask } = await startOrigin(backend, 'exported');
    answers = [];
    for (const { reference } of exported)
      answers.push((await ask(`/estate/${reference}/public`).expect(200)).body as EstateDto);
    inFile = answers.map((answer) =>
      answer.price === undefined && !hidesPrice(answer.status) ? { ...answer, price: 0 } : answer,
    );
    await store.close();
  }, 60_000);

  async function emptyStore(name: string): Promise<Store> {
    const store = backend.open(name);
    await migrateDatabase(store.db);
    return store;
  }

  test("the API's answers can be imported into an empty network, which then answers the same", async () => {
    const store = await emptyStore('round');
    expect(await importEstates(store, [JSON.stringify(inFile, null, 2)], { now: testNow })).toEqual({
      imported: answers.length,
      updated: 0,
      rejected: 0,
    });
    const ask = askOf(store);
    for (const answer of answers) expect(await ask(`/web/estate/${answer.reference}/public`)).toEqual(answer);
    const list = (await ask('/web/estates/buy?_facets=1')) as { total: number };
    expect(list.total).toBe(answers.filter(({ type }) => type === 'buy').length);
    expect(await ask('/web/provinces')).not.toEqual([]);
    await store.close();
  });

  test('a known reference is updated, and hidden prices are kept', async () => {
    const { store } = await startOrigin(backend, 'updated');
    const reserved = exported.find(({ status }) => status === 'reserved')!;
    const lines = inFile
      .map((answer) => JSON.stringify({ ...answer, description: { 'es-ES': `Nuevo título ${answer.reference}` } }))
      .join('\n');
    expect(await importEstates(store, [lines], { now: testNow })).toEqual({
      imported: 0,
      updated: answers.length,
      rejected: 0,
    });
    const ask = askOf(store);
    for (const answer of answers.slice(0, 10))
      expect(await ask(`/web/estate/${answer.reference}/public`)).toEqual({
        ...answer,
        description: { 'es-ES': `Nuevo título ${answer.reference}` },
      });
    const { price } = await store.db
      .selectFrom('estates')
      .select('price')
      .where('reference', '=', reserved.reference)
      .executeTakeFirstOrThrow();
    expect(price).toBe(reserved.price);
    await store.close();
  });

  test('invalid records are reported by line, reference and field, and the others are imported', async () => {
    const store = await emptyStore('faults');
    const shown = answers.find(({ price }) => price !== undefined)!;
    const wrong = {
      ...shown,
      price: 12.5,
      address: { ...shown.address, town_slug: 'Not A Slug' },
      url_slug: { 'es-ES': 'piso-ab0000-0000' },
      virtual_tour: 'javascript:alert(1)',
      year: 'soon',
    };
    const lines = [
      JSON.stringify(shown),
      'no json',
      '[]',
      JSON.stringify(wrong),
      JSON.stringify({ ...shown, price: undefined }),
      JSON.stringify(answers[1]),
    ];
    const rejected: FaultyRecord[] = [];
    const report = await importEstates(store, [lines.join('\n')], {
      now: testNow,
      onRejected: (one) => rejected.push(one),
    });
    expect(report).toEqual({ imported: 2, updated: 0, rejected: 4 });
    expect(
      rejected.map(({ line, reference, faults }) => [line, reference, faults.map(({ field }) => field).sort()]),
    ).toEqual([
      [2, null, ['']],
      [3, null, ['']],
      [4, shown.reference, ['address.town_slug', 'price', 'virtual_tour', 'year']],
      [5, shown.reference, ['price']],
    ]);
    expect(rejected[2]!.faults).toContainEqual({ field: 'year', reason: 'must be a whole number' });
    expect(rejected[3]!.faults).toEqual([
      { field: 'price', reason: 'is missing; only reserved, sold and rented homes may come without' },
    ]);
    await store.close();
  });

  test('what cannot be true is reported with the reference, and counts as absent', async () => {
    const store = await emptyStore('implausible');
    const shown = answers.find(({ price }) => price !== undefined)!;
    const wrong = {
      ...shown,
      price: 1,
      previous_price: 0,
      price_history: [
        { date: '2026-01-01T00:00:00Z', price: 0 },
        { date: '2101-01-01T00:00:00Z', price: 200_000 },
      ],
      location: { lat: 0, lng: 0 },
      created_at: '2101-01-01T00:00:00Z',
      updated_at: '1970-01-01T00:00:00Z',
    };
    const fields = ['price', 'previous_price', 'location', 'created_at', 'updated_at', 'price_history'];
    const reported: FaultyRecord[] = [];
    expect(
      await importEstates(store, [JSON.stringify(wrong)], { now: testNow, onImplausible: (one) => reported.push(one) }),
    ).toEqual({ imported: 1, updated: 0, rejected: 0 });
    const faults = fields.map((field) => ({ field, reason: 'cannot be true, and counts as absent' }));
    expect(reported).toEqual([{ line: 1, reference: shown.reference, faults }]);
    const ask = askOf(store);
    const stored = await ask(`/web/estate/${shown.reference}/public`);
    for (const name of fields.slice(0, 4)) expect(stored).not.toHaveProperty(name);
    expect(stored).toMatchObject({ updated_at: new Date(testNow).toISOString(), price_history: [] });
    expect(await ask('/web/sitemap/estates?_page=1')).toMatchObject({
      results: [{ reference: shown.reference, updated_at: new Date(testNow).toISOString() }],
    });
    // A known day of publication stays.
    for (const estate of [shown, wrong]) await importEstates(store, [JSON.stringify(estate)], { now: testNow });
    expect(await ask(`/web/estate/${shown.reference}/public`)).toMatchObject({ created_at: shown.created_at });
    await store.close();
  });

  test('pictures and portraits from elsewhere wait for their copies, and contacts lose what nobody sees in them', async () => {
    const store = await emptyStore('elsewhere');
    const [answer] = answers;
    const media = [
      {
        type: 'image',
        web_cover: true,
        url: 'https://pictures.example/1.jpg',
        dimensions: { sm: 'https://pictures.example/1-420.jpg' },
        description_category: 'living',
        alt: { 'es-ES': 'El salón' },
      },
    ];
    const agent = {
      ...answer!.agent,
      id: 'other',
      slug: 'rosa-gil',
      full_name: 'Rosa Gil',
      avatar: { url: 'https://pictures.example/rosa.jpg', dimensions: {}, alt: { 'es-ES': 'Rosa en su despacho' } },
      agency: undefined,
      phone: '\u202d600 12 34\u201156\u202c',
      email: ' info@España.example\u200b',
    };
    await importEstates(
      store,
      [
        JSON.stringify({
          ...answer,
          media,
          agent,
          status: 'NEW',
          price: 2,
          conservation: 'new_build',
          estate_type: 'ruralHouse',
        }),
      ],
      { now: testNow },
    );
    const ask = askOf(store);
    expect(await ask(`/web/estate/${answer!.reference}/public`)).toMatchObject({
      media: [],
      agent: {
        slug: 'rosa-gil',
        agency: { independent: true },
        phone: '+34600123456',
        email: 'info@España.example',
      },
      status: 'new',
      conservation: 'brandNew',
      estate_type: 'rural_house',
    });
    expect(await ask('/web/agent/rosa-gil')).toMatchObject({ full_name: 'Rosa Gil' });
    const wanted = await store.db.selectFrom('pictures').select('url').orderBy('url').execute();
    expect(wanted.map(({ url }) => url)).toEqual(['https://pictures.example/1.jpg', agent.avatar.url]);
    await store.close();
  });

  test('an empty network answers, and a start does not add the demo to an imported network', async () => {
    const store = backend.open('off');
    expect(await prepareDatabase(store)).toBe(0);
    const ask = askOf(store);
    expect(await ask('/web/estates/buy?_facets=1')).toMatchObject({ results: [], total: 0 });
    expect(await ask('/web/provinces')).toEqual([]);
    expect(await ask('/web/home/agents/3')).toEqual([]);
    expect(await ask('/wp-json/custom/v1/home-data/')).toEqual({ meta: {} });
    await importEstates(store, [JSON.stringify(answers[0])], { now: testNow });
    expect(await prepareDatabase(store, { estates: 30, create: () => demoNetwork(30) })).toBe(0);
    expect(await ask(`/web/estate/${answers[0]!.reference}/public`)).toEqual(answers[0]);
    await store.close();
  });
});
