import supertest from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { SitemapIndexDto } from '#shared/contract/sitemap.ts';
import { isClosed } from '#shared/domain/estate.ts';
import type { AgentBriefInput } from '#origin/db/input/networkInput.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { readChanges } from '#origin/db/changes/changes.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { SourceRecords } from '#origin/import/formats/format.ts';
import { UnreadRecord } from '#origin/import/formats/UnreadRecord.ts';
import { summariseReport } from '#origin/import/sync/summariseReport.ts';
import { syncSource } from '#origin/import/sync/syncSource.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates } from './smallNetwork.ts';
import { startOrigin, testNow } from './startOrigin.ts';
import { syncListings, withoutEmptyLists } from './syncListings.ts';
import { prepareDemo } from './prepareDemo.ts';

/** Of every type, status and place. */
const exported = smallEstates.slice(0, 45);

/**
 * Asks for answers, without what the origin finds out about a listing: what was loaded as a whole is not judged by the
 * rules of adverts, and nobody has said that it is still on offer.
 */
const askOf = (store: Store) => {
  const request = supertest(createOrigin({ store, now: () => testNow }));
  return async (path: string): Promise<unknown> => {
    const body = (await request.get(path).expect(200)).body as object;
    return Object.hasOwn(body, 'key') ? { ...body, meets_rules: undefined, confirmed_at: undefined } : body;
  };
};

onEveryBackend((backend) => {
  let answers: EstateDto[];
  beforeAll(async () => {
    const { store, ask } = await startOrigin(backend, 'exported');
    answers = [];
    for (const { reference } of exported) {
      const { body } = await ask(`/estate/${reference}/public`).expect(200);
      const { confirmed_at: _lately, ...answer } = withoutEmptyLists(body as EstateDto);
      answers.push(answer);
    }
    await store.close();
  }, 60_000);

  async function emptyStore(name: string): Promise<Store> {
    const store = backend.open(name);
    await migrateDatabase(store);
    return store;
  }

  /** One with the first answers as the source `crm` has them. */
  async function crmStore(name: string, records: readonly object[] = answers.slice(0, 6)): Promise<Store> {
    const store = await emptyStore(name);
    expect(await sync(store, records)).toMatchObject({ new: records.length, refused: [] });
    await store.db.deleteFrom('changes').execute();
    return store;
  }

  const sync = (store: Store, records: readonly unknown[], now = testNow) =>
    syncListings(store, records, { source: { name: 'crm' }, now });

  const purged = async (store: Store) => (await readChanges(store.db, 1_000)).flatMap(({ hardTags }) => hardTags);

  test("the API's answers can be imported into an empty network, which then answers the same", async () => {
    const store = await emptyStore('round');
    const report = await sync(store, answers);
    expect(report).toMatchObject({ source: 'crm', read: answers.length, new: answers.length, refused: [] });
    const ask = askOf(store);
    for (const answer of answers) expect(await ask(`/web/estate/${answer.reference}/public`)).toEqual(answer);
    const list = (await ask('/web/estates/buy?_facets=1')) as { total: number };
    expect(list.total).toBe(answers.filter(({ type }) => type === 'buy').length);
    expect(await ask('/web/provinces')).not.toEqual([]);
    // The sitemap's date is that of the last change in it, and not of the import; of what comes later it is when.
    const sitemapDate = async () =>
      ((await ask('/web/sitemap')) as SitemapIndexDto).results.find(({ kind }) => kind === 'estates')!.updated_at;
    const dates = answers.filter(({ status }) => !isClosed(status)).map(({ updated_at }) => updated_at!);
    expect(await sitemapDate()).toBe(dates.toSorted().at(-1));
    await sync(store, [...answers, { ...answers[0], id: 'later', reference: 'LATER-1', key: undefined }]);
    expect(await sitemapDate()).toBe(new Date(testNow).toISOString());
    await store.close();
  });

  test('a known listing is changed, and its hidden price kept', async () => {
    const { store } = await startOrigin(backend, 'updated');
    const reserved = exported.find(({ status }) => status === 'reserved')!;
    const records = answers.map((answer) => ({
      ...answer,
      description: { 'es-ES': `Nuevo título ${answer.reference}` },
    }));
    expect(await syncListings(store, records, { now: testNow })).toMatchObject({ new: answers.length, refused: [] });
    const ask = askOf(store);
    for (const [position, answer] of answers.slice(0, 10).entries())
      expect(await ask(`/web/estate/${answer.reference}/public`)).toEqual(records[position]);
    const { price } = await store.db
      .selectFrom('estates')
      .select('price')
      .where('reference', '=', reserved.reference)
      .executeTakeFirstOrThrow();
    expect(price).toBe(reserved.price);
    await store.close();
  });

  test('the same records touch nothing, whatever their order and date', async () => {
    const store = await crmStore('unchanged');
    const later = answers.slice(0, 6).map((answer) => ({ ...answer, updated_at: '2026-05-31T12:00:00.000Z' }));
    expect(await sync(store, later.reverse())).toMatchObject({ new: 0, changed: 0, unchanged: 6, withdrawn: 0 });
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([]);
    const ask = askOf(store);
    expect(await ask(`/web/estate/${answers[0]!.reference}/public`)).toEqual(answers[0]);
    await store.close();
  });

  test('a record whose text is unchanged is not read, but for one of each agent', async () => {
    const store = await emptyStore('texts');
    let reads = 0;
    const runOver = (records: readonly EstateDto[]) => {
      reads = 0;
      // eslint-disable-next-line @typescript-eslint/require-await -- a file's records are an async generator too
      async function* all(): SourceRecords {
        for (const record of records) {
          const read = () => {
            reads += 1;
            return { place: 'line 1', value: record, warnings: [{ field: 'fee', reason: 'is not shown' }] };
          };
          yield new UnreadRecord(JSON.stringify(record), 'line 1', read);
        }
        return { isWhole: true };
      }
      return syncSource(store, { name: 'crm' }, all(), { network: { name: 'V', email: 'a@b.example' }, now: testNow });
    };
    const records = answers.slice(0, 12);
    const agents = new Set(records.map(({ agent }) => agent!.slug)).size;
    const { warnings: ofFirst } = await runOver(records);
    expect(reads).toBe(12);
    // Places are new but once.
    const warnings = ofFirst.filter(({ field }) => !field.startsWith('address.'));
    expect(await runOver(records)).toMatchObject({ read: 12, unchanged: 12, warnings });
    expect(reads).toBe(agents);
    const changed = { ...records[11]!, text: { 'es-ES': 'Otro texto' } };
    expect(await runOver([...records.slice(0, 11), changed])).toMatchObject({
      changed: 1,
      unchanged: 11,
      withdrawn: 0,
    });
    expect(await runOver(records.slice(0, 11))).toMatchObject({ unchanged: 11, withdrawn: 1 });
    await store.close();
  });

  test('one that changed is purged alone, and one whose agent has another phone is as it was', async () => {
    const store = await crmStore('changed');
    const [first, ...others] = answers.slice(0, 6);
    const { agent, key } = first!;
    const records = [{ ...first!, text: { 'es-ES': 'Otro texto' } }, ...others].map((one) =>
      one.agent?.id === agent!.id ? { ...one, agent: { ...one.agent, phone: '611 222 333' } } : one,
    );
    expect(await sync(store, records)).toMatchObject({ changed: 1, unchanged: 5 });
    expect((await purged(store)).sort()).toEqual([`agent:${agent!.slug}`, `estate:${key}`]);
    const ask = askOf(store);
    expect(await ask(`/web/estate/${key}/public`)).toMatchObject({
      text: { 'es-ES': 'Otro texto' },
      agent: { slug: agent!.slug, phone: '+34611222333' },
    });
    expect(await ask(`/web/agent/${agent!.slug}`)).toMatchObject({ phone: '+34611222333' });
    await store.close();
  });

  test('one that is missing is withdrawn, and comes back under its key with its prices', async () => {
    const position = answers.findIndex(({ type, price, status }) => type === 'buy' && status === 'new' && price);
    const listing = { ...answers[position]!, price: 300_000, price_history: undefined, previous_price: undefined };
    const others = answers.slice(0, 6).filter(({ reference }) => reference !== listing.reference);
    const store = await crmStore('withdrawn', [listing, ...others]);
    const get = (path: string) => supertest(createOrigin({ store, now: () => testNow })).get(path);
    expect(await sync(store, others)).toMatchObject({ unchanged: others.length, withdrawn: 1 });
    await get(`/web/estate/${listing.key}/public`).expect(410);
    expect(await purged(store)).toContain(`estate:${listing.key}`);
    expect(await sync(store, others)).toMatchObject({ withdrawn: 0 });
    const cheaper = { ...listing, price: 280_000, updated_at: '2026-05-31T10:00:00.000Z' };
    expect(await sync(store, [cheaper, ...others])).toMatchObject({ new: 0, returned: 1 });
    expect((await get(`/web/estate/${listing.key}/public`).expect(200)).body).toMatchObject({
      price: 280_000,
      price_history: [
        { date: listing.created_at, price: 300_000 },
        { date: cheaper.updated_at, price: 280_000 },
      ],
    });
    // Let and sold in turn: each has its own.
    const let_ = { ...cheaper, type: 'rent', price: 1_200, updated_at: '2026-05-31T11:00:00.000Z' };
    await sync(store, [let_, ...others]);
    const rented = (await get(`/web/estate/${listing.key}/public`).expect(200)).body as EstateDto;
    expect([rented.price, rented.price_history?.map(({ price }) => price)]).toEqual([1_200, [1_200]]);
    await sync(store, [{ ...cheaper, price: 270_000 }, ...others]);
    const sold = (await get(`/web/estate/${listing.key}/public`).expect(200)).body as EstateDto;
    expect(sold.price_history?.map(({ price }) => price)).toEqual([300_000, 280_000, 270_000]);
    // Its source says no other day for it.
    expect(Date.parse(sold.price_history!.at(-1)!.date)).toBeGreaterThan(Date.parse(cheaper.updated_at));
    await store.close();
  });

  test('nothing is withdrawn for a file that is cut off or empty, nor for a record that is refused', async () => {
    const store = await crmStore('cut');
    for (const records of [[], [answers[0], 'no record']])
      expect(await sync(store, records)).toMatchObject({ withdrawn: 0 });
    const [first, ...others] = answers.slice(0, 6);
    const refused = await sync(store, [{ ...first, status: 'Prealquilado' }, ...others]);
    expect(refused).toMatchObject({
      withdrawn: 0,
      refused: [
        { id: first!.id, reference: first!.reference, reason: expect.stringContaining('Prealquilado') as string },
      ],
    });
    const nameless = await sync(store, [{ price: 1 }, ...answers.slice(0, 3)]);
    expect(nameless).toMatchObject({ withdrawn: 0 });
    expect(nameless.refused[0]?.reason).toContain('the run withdraws none that is missing');
    await store.close();
  });

  test('a status set by hand stays until the source says something newer', async () => {
    const position = answers.findIndex(({ status }) => status === 'new');
    const listing = { ...answers[position]!, updated_at: '2026-05-20T10:00:00.000Z' };
    const store = await crmStore('by_hand', [listing]);
    const statusOf = async () => ((await askOf(store)(`/web/estate/${listing.key}/public`)) as EstateDto).status;
    const byHand = Date.parse('2026-05-25T10:00:00Z');
    await setEstateStatus(store, listing.key, 'reserved', byHand);
    for (const [changes, status] of [
      [{}, 'reserved'],
      [{ rooms: 9 }, 'reserved'],
      [{ rooms: 9, updated_at: '2026-05-26T10:00:00.000Z' }, 'new'],
    ] as const) {
      await sync(store, [{ ...listing, ...changes }]);
      expect([changes, await statusOf()]).toEqual([changes, status]);
    }
    await setEstateStatus(store, listing.key, 'reserved', Date.parse('2026-05-27T10:00:00Z'));
    await sync(store, [{ ...listing, rooms: 9, status: 'sold' }]);
    expect(await statusOf()).toBe('sold');
    await store.close();
  });

  test('what cannot be true is told with the reference, and counts as absent', async () => {
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
    const { warnings, ...report } = await sync(store, [wrong]);
    expect(report).toMatchObject({ new: 1, refused: [] });
    const told = new Set(warnings.map(({ field }) => field));
    expect(fields.filter((name) => !told.has(name))).toEqual([]);
    expect(new Set(warnings.map(({ reference }) => reference))).toEqual(new Set([shown.reference]));
    const ask = askOf(store);
    const at = new Date(testNow).toISOString();
    const stored = await ask(`/web/estate/${shown.reference}/public`);
    for (const name of fields.slice(0, 3)) expect(stored).not.toHaveProperty(name);
    expect(stored).toMatchObject({ updated_at: at });
    // Of a source that is read first it is not known.
    expect(stored).not.toHaveProperty('created_at');
    // A known day of publication stays.
    for (const record of [shown, wrong]) await sync(store, [record]);
    expect(await ask(`/web/estate/${shown.reference}/public`)).toMatchObject({ created_at: shown.created_at });
    await store.close();
  });

  test('a town is one whatever its sources call it; a zone that repeats it is none, and a new town is told first', async () => {
    const store = await emptyStore('towns');
    const [model] = answers;
    const inTown = (reference: string, town: string, zone?: string) => ({
      ...model!,
      ...{ id: reference, reference, key: undefined, location: undefined },
      address: { province: 'Alicante (Province)', town, ...(zone ? { zone } : {}), visibility: 'hidden' },
    });
    const records = [
      ...['Alicante', 'Alicante (Alacant)', 'Alacant - Alicante', 'ALICANTE CAPITAL'].map((town, n) =>
        inTown(`A-${n}`, town, n === 0 ? 'Alacant' : undefined),
      ),
      ...['Torrevieja (Alicante)', 'Torrevieja'].map((town, n) => inTown(`T-${n}`, town, 'TORREVIEJA')),
      inTown('C-1', 'Cabo Roig'),
    ];
    const report = await sync(store, records);
    expect(report).toMatchObject({ new: records.length, refused: [] });
    const [first] = summariseReport(report).reasons;
    const reason = '“Cabo Roig” is no municipality of Alicante: a new town, as written';
    expect(first).toEqual({ kind: 'warning', field: 'address.town', reason, count: 1, references: ['C-1'] });
    const placesOf = async () =>
      (await store.db.selectFrom('places').select(['kind', 'slug']).where('kind', 'in', ['town', 'zone']).execute())
        .map(({ kind, slug }) => `${kind} ${slug}`)
        .sort();
    expect(await placesOf()).toEqual(['town alicante', 'town cabo-roig', 'town torrevieja']);
    // As an earlier release stored it.
    const { parent } = await store.db
      .selectFrom('places')
      .select('parent')
      .where('slug', '=', 'torrevieja')
      .executeTakeFirstOrThrow();
    const former = {
      key: 900,
      kind: 'town' as const,
      parent,
      slug: 'torrevieja-alicante',
      name: 'Torrevieja (Alicante)',
    };
    await store.db.insertInto('places').values(former).execute();
    await sync(store, [...records, inTown('T-2', 'Torrevieja (Alicante)')]);
    expect(await askOf(store)('/web/estate/t-2/public')).toMatchObject({ address: { town_slug: 'torrevieja' } });
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
    const changes = { status: 'NEW', price: 2, conservation: 'new_build', estate_type: 'ruralHouse' };
    await sync(store, [{ ...answer, media, agent, ...changes }]);
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
    // Who has no listing any more goes.
    await sync(store, [{ ...answer, media, ...changes }]);
    await supertest(createOrigin({ store, now: () => testNow }))
      .get('/web/agent/rosa-gil')
      .expect(404);
    await store.close();
  });

  test('people of two sources may have the same number, or the same name', async () => {
    const store = await emptyStore('numbers');
    const of = (id: string, slug: string, email: string) => {
      const agent = { ...answers[0]!.agent, id, slug, full_name: slug, email, agency: { slug: `office-${slug}` } };
      return { ...answers[0]!, key: undefined, agent };
    };
    await sync(store, [of('1', 'ana', 'ana@crm.example')]);
    for (const record of [of('1', 'berta', 'b@other.example'), of('2', 'ana', 'ana@other.example')])
      expect(await syncListings(store, [record], { source: { name: record.agent.email } })).toMatchObject({ new: 1 });
    const people = await store.db.selectFrom('agents').select(['id', 'slug']).orderBy('key').execute();
    expect(people).toEqual([
      { id: '1', slug: 'ana' },
      { id: 'berta', slug: 'berta' },
      { id: '2', slug: 'ana-ana-other-example' },
    ]);
    await store.close();
  });

  test("a record without an agent's address is of the network's own profile of that name", async () => {
    const { store } = await startOrigin(backend, 'profiles');
    const { agency, full_name, slug } = answers[0]!.agent as AgentBriefInput;
    const agent = { full_name, slug: `${slug}-i-mas`, agency: { slug: agency!.slug } };
    await sync(store, [{ ...answers[0]!, id: 'x', key: undefined, reference: 'X-1', agent }]);
    expect(await askOf(store)('/web/estate/X-1/public')).toMatchObject({ agent: { slug } });
    await store.close();
  });

  test('at the first import of a source only what says when it was published has a date, later what is new is of now', async () => {
    const store = await emptyStore('dates');
    const undated = (n: number, changes: object = {}) => ({
      ...answers[n]!,
      key: undefined,
      created_at: undefined,
      ...changes,
    });
    const march = '2026-03-01T00:00:00.000Z';
    const first = [
      undated(0, { updated_at: march }),
      undated(1, { updated_at: undefined }),
      undated(2, { created_at: '2026-02-01T00:00:00.000Z', updated_at: march }),
      undated(3, { created_at: '2026-04-01T00:00:00.000Z', updated_at: march }),
    ];
    const datesOf = async () =>
      (await store.db.selectFrom('estates').select('published_at').orderBy('key').execute()).map(({ published_at }) =>
        published_at ? new Date(published_at).toISOString() : null,
      );
    expect((await sync(store, first)).warnings.filter(({ field }) => field === 'created_at')).toEqual([
      expect.objectContaining({ reason: 'is after the last change: that is shown' }),
    ]);
    expect(await datesOf()).toEqual([null, null, '2026-02-01T00:00:00.000Z', march]);
    // All of a source is new when it is first read, and news for nobody, but for what was published lately.
    const news = async () => (await store.db.selectFrom('estate_events').select('reason').execute()).length;
    expect(await news()).toBe(0);
    const late = undated(6, { created_at: '2026-05-20T00:00:00.000Z', updated_at: undefined, status: 'new' });
    await syncListings(store, [late, undated(7)], { source: { name: 'later' }, now: testNow });
    expect(await news()).toBe(1);
    const shown = await askOf(store)(`/web/estate/${answers[0]!.reference}/public`);
    expect(shown).not.toHaveProperty('created_at');
    // A change makes it no newer, and what is first seen now is of now, or of its last change.
    const changed = undated(1, { updated_at: undefined, text: { 'es-ES': 'Otro' } });
    const added = [
      undated(4, { updated_at: march, status: 'new' }),
      undated(5, { updated_at: undefined, status: 'new' }),
    ];
    await sync(store, [first[0], changed, first[2], first[3], ...added], testNow + 86_400_000);
    expect((await datesOf()).slice(0, 2)).toEqual([null, null]);
    expect((await datesOf()).slice(6)).toEqual([march, new Date(testNow + 86_400_000).toISOString()]);
    expect(await news()).toBe(3);
    await sync(store, added, testNow + 86_400_000);
    await store.close();
  });

  test('the pictures of a listing are asked for again when Kyero dates it anew, and of no other format', async () => {
    const store = await emptyStore('redated');
    const media = [{ type: 'image', url: 'https://crm.example/1.jpg', dimensions: {}, description_category: 'living' }];
    const records = (updated_at: string) => [
      { ...answers[0]!, media, updated_at },
      { ...answers[1]!, media: [] },
    ];
    for (const [format, isAsked] of [
      ['kyero', true],
      ['vencejo', false],
    ] as const) {
      const run = (date: string) =>
        syncListings(store, records(date), { source: { name: format, format }, now: testNow });
      await run('2026-05-01T00:00:00.000Z');
      const rest = testNow + 7 * 86_400_000;
      await store.db.updateTable('pictures').set({ state: 'fetched', digest: 'x', try_at: rest }).execute();
      const tryAt = async () =>
        (await store.db.selectFrom('pictures').select('try_at').executeTakeFirstOrThrow()).try_at;
      expect(await run('2026-05-01T00:00:00.000Z')).toMatchObject({ unchanged: 2 });
      expect([format, Number(await tryAt())]).toEqual([format, rest]);
      for (const expected of [isAsked ? testNow : rest, rest]) {
        expect(await run('2026-05-20T00:00:00.000Z')).toMatchObject({ changed: 0, unchanged: 2 });
        expect([format, Number(await tryAt())]).toEqual([format, expected]);
        await store.db.updateTable('pictures').set({ try_at: rest }).execute();
      }
    }
    await store.close();
  });

  test('a reference of two records is told', async () => {
    const store = await emptyStore('twice');
    const records = answers.slice(0, 2).map((answer) => ({ ...answer, key: undefined, reference: 'INM-1' }));
    expect((await sync(store, records)).warnings).toContainEqual({
      ...{ id: records[1]!.id, reference: 'INM-1', field: 'reference' },
      reason: `is also that of “${records[0]!.id}”: told apart in the URL`,
    });
    await store.close();
  });

  test('texts that are on no page are counted by language, once a run', async () => {
    const store = await emptyStore('languages');
    const text = { es: 'Piso', en: 'Flat', de: 'Wohnung', 'sv-SE': 'Lägenhet' };
    const records = answers.slice(0, 3).map((answer) => ({ ...answer, text, description: { es: 'Piso', sv: 'Hem' } }));
    for (const _ of ['new', 'unchanged']) {
      const { warnings } = await sync(store, records);
      expect(warnings.filter(({ field }) => field === 'texts')).toEqual([
        { id: '', reference: '', field: 'texts', reason: '3 in “de” are on no page: LANGUAGES does not name it' },
        { id: '', reference: '', field: 'texts', reason: '6 in “sv” are on no page: the software does not have it' },
      ]);
    }
    await store.close();
  });

  test('what is the same for all records is told once a run', async () => {
    const store = await emptyStore('once');
    const records = answers.slice(0, 3).map((answer) => ({ ...answer, agent: undefined }));
    for (const _ of ['new', 'unchanged']) {
      const { warnings } = await sync(store, records);
      expect(warnings.filter(({ field }) => field === 'agent')).toEqual([
        {
          id: records[0]!.id,
          reference: records[0]!.reference,
          field: 'agent',
          reason: expect.stringContaining('(told of the first alone)') as string,
        },
      ]);
    }
    await store.close();
  });

  test("people whose records do not say where they work are of the source's agency", async () => {
    const store = await emptyStore('offices');
    const agent = { ...answers[0]!.agent, slug: 'rosa-gil', full_name: 'Rosa Gil', id: 'rosa', agency: undefined };
    const record = { ...answers[0]!, agent };
    const office = { slug: 'finques-gil', commercial_brand: 'Finques Gil' };
    await syncListings(store, [{ ...answers[1]!, agent: { ...answers[1]!.agent, agency: office } }]);
    const report = await syncListings(store, [record], { source: { name: 'crm', agency: office.slug } });
    expect(report.warnings.filter(({ field }) => field === 'agency')).toEqual([]);
    const shown = await askOf(store)(`/web/estate/${record.reference}/public`);
    expect(shown).toMatchObject({ agent: { slug: 'rosa-gil', agency: { ...office, independent: false } } });
    await store.close();
  });

  test('of a file that changes a listing and then deletes it, the last counts', async () => {
    const store = await crmStore('last', answers.slice(0, 10));
    const [first, second] = answers as [EstateDto, EstateDto];
    const deletion = ({ id }: EstateDto) => ({ id, status: 'withdrawn' });
    const records = [{ ...first, price: 99_000 }, deletion(first), deletion(second), { ...second, price: 98_000 }];
    expect(await sync(store, [...records, ...answers.slice(2, 10)])).toMatchObject({
      ...{ new: 0, changed: 1, unchanged: 8, withdrawn: 1 },
    });
    await supertest(createOrigin({ store, now: () => testNow }))
      .get(`/web/estate/${first.reference}/public`)
      .expect(410);
    expect(await askOf(store)(`/web/estate/${second.reference}/public`)).toMatchObject({ price: 98_000 });
    await store.close();
  });

  test('what the site does not offer is refused by name, and is no sign of a broken feed', async () => {
    const store = await crmStore('weekly', answers.slice(0, 3));
    const weekly = answers.slice(3, 23).map((answer) => ({ ...answer, type: 'rent_week' }));
    const [first, ...others] = answers.slice(0, 3);
    const abroad = { ...first, address: { ...first!.address, country: 'Portugal' } };
    const report = await sync(store, [abroad, ...others, ...weekly]);
    expect(report).toMatchObject({ unchanged: 2, withdrawn: 1 });
    expect(report.refusedRun).toBeUndefined();
    expect(report.refused).toHaveLength(21);
    expect(report.refused.slice(0, 2)).toEqual([
      {
        ...{ id: first!.id, reference: first!.reference, place: 'record 1', kind: 'not_offered' },
        reason: 'is in “Portugal”: only homes in Spain are offered here',
      },
      {
        ...{ id: weekly[0]!.id, reference: weekly[0]!.reference, place: 'record 4', kind: 'not_offered' },
        reason: 'weekly lets are not offered here',
      },
    ]);
    await store.close();
  });

  test('an empty network answers, and a start does not add the demo to an imported network', async () => {
    const store = backend.open('off');
    await prepareDatabase(store);
    const ask = askOf(store);
    expect(await ask('/web/estates/buy?_facets=1')).toMatchObject({ results: [], total: 0 });
    expect(await ask('/web/provinces')).toEqual([]);
    expect(await ask('/web/home/agents/3')).toEqual([]);
    expect(await ask('/wp-json/custom/v1/home-data/')).toEqual({ meta: {} });
    await sync(store, [answers[0]]);
    expect(await prepareDemo(store, { estates: 30, create: () => demoNetwork(30) })).toBe(0);
    expect(await ask(`/web/estate/${answers[0]!.reference}/public`)).toEqual(answers[0]);
    await store.close();
  });
});
