import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import supertest from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto, PinsDto } from '#shared/contract/estateList.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { storeArrival } from '#origin/db/pictures/pictures.ts';
import { pictureId } from '#origin/db/pictures/pictureSource.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { removeEstate, saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { mailSuggestions } from '#origin/folder/mailSuggestions.ts';
import { undoRun } from '#origin/import/sync/undoRun.ts';
import { createPictures, type Pictures } from '#origin/media/createPictures.ts';
import { scanFolder } from '#origin/media/scanFolder.ts';
import { reportSources } from '#origin/reports/reportSources.ts';
import { decideTwins } from '#origin/twins/decideTwins.ts';
import { followOrder, runTwins, type TwinRun, type TwinSource } from '#origin/twins/runTwins.ts';
import { onEveryBackend } from './backends.ts';
import { readCounts } from './importFeeds.ts';
import { smallEstate, smallEstates, smallNetwork } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';
import { syncListings } from './syncListings.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-twins-'));
const folder = path.join(dir, 'network');
const sources = ['alta', 'baja', 'costa'];
/** As the operator's files have them: all of one agency. */
const ofOneAgency = (names: readonly string[]) => names.map((name) => ({ name, agency: flat.agent.agency!.slug }));

/** Photos of one home, as one agency has them and as another does. */
const photos = [1, 2, 3];
const demo = path.resolve('networks/vencejo/pictures/homes/flat-madrid-1');
const demoPhotos = ['01-facade.avif', '02-living.avif', '03-kitchen.avif'];
const pathsOf = (agency: string, numbers = photos): string[] =>
  numbers.map((number) => `pictures/${agency}/${number}.${agency === 'alta' ? 'avif' : 'jpg'}`);

beforeAll(async () => {
  for (const agency of sources) mkdirSync(path.join(folder, 'pictures', agency), { recursive: true });
  for (const [position, name] of demoPhotos.entries()) {
    // Each of another size and kind, as agencies export them.
    for (const [agency, width] of [
      ['alta', 600],
      ['baja', 400],
      ['costa', 500],
    ] as const)
      await sharp(path.join(demo, name))
        .resize(width)
        .toFile(path.join(folder, pathsOf(agency)[position]!));
  }
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true }));

/** A flat for sale in Sitges, of two rooms on the third floor. */
const flat = smallEstate(8);

/** The flat as a source has it. */
const offer = (source: string, changes: Partial<EstateInput> = {}): EstateInput => ({
  ...flat,
  source,
  id: `${source}-1`,
  reference: `${source}-1`,
  media: pathsOf(source).map((url) => ({ type: 'image', url, dimensions: {}, description_category: 'living' })),
  ...changes,
});

const keys = { alta: 'alta-1', baja: 'baja-1', costa: 'costa-1' };

onEveryBackend((backend) => {
  let store: Store;
  let pictures: Pictures;
  let web: ReturnType<typeof supertest>;

  beforeAll(async () => {
    store = backend.open('twins');
    await migrateDatabase(store);
  });
  beforeEach(async () => {
    await clearDatabase(store);
    await storeNetwork(store, smallNetwork(smallEstates.slice(0, 12)), { now: testNow });
    await scanFolder(store, folder, testNow);
    pictures = createPictures({ store, dir: path.join(dir, `media-${backend.url('x').length}`), folder });
    web = supertest(createOrigin({ store, pictures, now: () => testNow }));
  });
  afterAll(() => store.close());

  const run = (order: readonly TwinSource[] = ofOneAgency(sources)): Promise<TwinRun | null> =>
    runTwins(store, { pictures, sources: order, now: testNow });
  const get = async <Body>(url: string): Promise<Body> => (await web.get(`/web${url}`).expect(200)).body as Body;
  const listed = async (query = ''): Promise<string[]> =>
    (await get<EstateListDto>(`/estates/buy?_qty=24${query}`)).results.map(({ key }) => key);
  const ours = async (): Promise<string[]> =>
    (await listed()).filter((key) => Object.values(keys).includes(key)).toSorted();
  const pageOf = async (key: string): Promise<string> => (await get<EstateDto>(`/estate/${key}/public`)).key;
  const twins = () => store.db.selectFrom('twins').select(['hidden', 'shown', 'reason']).orderBy('hidden').execute();
  const waiting = async (): Promise<number> => (await store.db.selectFrom('twin_checks').selectAll().execute()).length;

  test('the listing of the later source is in no list, count, pin, facet, sitemap and feed, and its page leads to the other', async () => {
    await saveEstate(store, offer('alta'), testNow);
    const before = await readCounts(store);
    const facets = await get<EstateListDto>('/estates/buy?_facets=1');
    const { total: pins } = await get<PinsDto>('/estates/buy/pins');
    await saveEstate(store, offer('baja'), testNow);
    expect(await ours()).toEqual(['alta-1', 'baja-1']);
    expect(await run()).toEqual({ checked: expect.any(Number) as number, hidden: 1, shown: 0 });
    expect(await twins()).toEqual([{ hidden: 'baja-1', shown: 'alta-1', reason: 'pictures' }]);
    expect(await ours()).toEqual(['alta-1']);
    expect(await readCounts(store)).toEqual(before);
    expect(await get<EstateListDto>('/estates/buy?_facets=1')).toMatchObject({
      total: facets.total,
      facets: facets.facets,
    });
    expect(await get<PinsDto>('/estates/buy/pins')).toMatchObject({ total: pins });
    for (const query of [
      '&_sort=price-',
      '&_sort=area%2B',
      '&town=sitges',
      `&rooms=${flat.rooms}`,
      '&features=elevator',
    ])
      expect(await listed(query)).not.toContain('baja-1');
    const { results: sitemap } = await get<{ results: { key: string }[] }>('/sitemap/estates?_page=1');
    const { results: exported } = await get<{ results: { key: string }[] }>('/export/estates?_after=12');
    for (const results of [sitemap, exported]) {
      expect(results.map(({ key }) => key)).toContain('alta-1');
      expect(results.map(({ key }) => key)).not.toContain('baja-1');
    }
    expect([await pageOf('baja-1'), await pageOf('alta-1')]).toEqual(['alta-1', 'alta-1']);
    const { headers } = await web.get('/web/estate/baja-1/public');
    expect(headers['surrogate-key']).toMatch(/estate:alta-1 .*estate:baja-1|estate:baja-1 .*estate:alta-1/);
  });

  test('a favourite that is hidden is there still, with its price', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    const list = await get<EstateListDto>('/estates/all?references=baja-1');
    expect(list).toMatchObject({ total: 1, results: [{ key: 'baja-1', price: flat.price }] });
    expect((await get<EstateListDto>('/estates/all?references=alta-1,baja-1')).results).toHaveLength(2);
  });

  test('without a change nothing is compared', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    expect([await waiting(), await run()]).toEqual([0, null]);
  });

  test('a change of the hidden one is no news; where it is another home by then, it is shown', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    await store.db.deleteFrom('estate_events').execute();
    const events = () => store.db.selectFrom('estate_events').select('reason').execute();
    await saveEstate(store, offer('baja', { price: Math.round(flat.price! * 0.98) }), testNow);
    expect(await ours()).toEqual(['alta-1']);
    await run();
    expect([await ours(), await events()]).toEqual([['alta-1'], []]);
    // Two pictures in common are the proof: it is the same home at another price.
    await saveEstate(store, offer('baja', { price: Math.round(flat.price! * 0.9) }), testNow);
    expect(await run()).toMatchObject({ hidden: 0, shown: 0 });
    expect([await ours(), await events()]).toEqual([['alta-1'], []]);
    await saveEstate(store, offer('baja', { rooms: flat.rooms! + 1 }), testNow);
    expect(await run()).toMatchObject({ hidden: 0, shown: 1 });
    expect([await ours(), await twins(), await events()]).toEqual([['alta-1', 'baja-1'], [], []]);
  });

  test('when the one that is shown is withdrawn or sold, the other shows again by itself', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    await setEstateStatus(store, 'alta-1', 'sold', testNow);
    await run();
    expect([await twins(), await pageOf('baja-1')]).toEqual([[], 'baja-1']);
    await setEstateStatus(store, 'alta-1', 'new', testNow);
    await run();
    expect(await ours()).toEqual(['alta-1']);
    await removeEstate(store, 'alta-1', testNow);
    // At once, before it is compared again.
    expect(await pageOf('baja-1')).toBe('baja-1');
    await run();
    expect([await ours(), await twins()]).toEqual([['baja-1'], []]);
    const { total } = await get<EstateListDto>('/estates/buy');
    expect(await listed()).toHaveLength(total);
  });

  test('of three sources the first that is there is shown, in whatever order they come', async () => {
    for (const source of ['costa', 'alta', 'baja']) {
      await saveEstate(store, offer(source), testNow);
      await run();
    }
    const behind = (shown: string, hidden: readonly string[]) =>
      hidden.map((key) => ({ hidden: key, shown, reason: 'pictures' }));
    expect(await twins()).toEqual(behind('alta-1', ['baja-1', 'costa-1']));
    await removeEstate(store, 'alta-1', testNow);
    await run();
    expect([await twins(), await ours()]).toEqual([behind('baja-1', ['costa-1']), ['baja-1']]);
  });

  test('another order of the sources shows another listing', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await followOrder(store, ofOneAgency(sources));
    await run();
    await followOrder(store, ofOneAgency(sources));
    expect(await run()).toBeNull();
    const reversed = ofOneAgency(sources.toReversed());
    await followOrder(store, reversed);
    await run(reversed);
    expect([await twins(), await ours(), await pageOf('alta-1')]).toEqual([
      [{ hidden: 'alta-1', shown: 'baja-1', reason: 'pictures' }],
      ['baja-1'],
      'baja-1',
    ]);
  });

  test('what an operator says stays', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    await decideTwins(store, ['baja-1', 'alta-1'], 'two');
    await run();
    expect(await ours()).toEqual(['alta-1', 'baja-1']);
    await saveEstate(store, offer('baja', { rooms: flat.rooms!, floor: flat.floor! }), testNow);
    await run();
    expect([await ours(), await twins()]).toEqual([['alta-1', 'baja-1'], []]);
    await decideTwins(store, ['alta-1', 'baja-1'], 'open');
    await run();
    expect(await ours()).toEqual(['alta-1']);
  });

  test.each<[string, Partial<EstateInput>]>([
    ['another price', { price: Math.round(flat.price! * 1.04) }],
    ['no price', { price: undefined }],
    ['another area', { area_constructed: flat.area_constructed + 10 }],
    ['another number of rooms', { rooms: flat.rooms! + 1 }],
    ['another operation', { type: 'rent', price: flat.price! }],
    ['another kind', { estate_type: 'house', subtype: undefined }],
    ['another floor', { floor: flat.floor! + 1 }],
    ['one picture in common', { media: offer('baja').media.slice(2) }],
    ['no picture', { media: [] }],
    ['reserved', { status: 'reserved' }],
  ])('%s: two homes', async (_name, changes) => {
    await saveEstate(store, offer('alta'), testNow);
    await saveEstate(store, offer('baja', changes), testNow);
    expect(await run()).toMatchObject({ hidden: 0 });
    expect(await twins()).toEqual([]);
  });

  const whole = '9872023VH5797S0001WX';
  const plot = whole.slice(0, 14);
  test.each<[string, Partial<EstateInput>, Partial<EstateInput>, string | undefined]>([
    [
      'the same reference in the land register, and another price, area and no picture',
      { cadastral_reference: whole },
      { cadastral_reference: whole, price: 2 * flat.price!, area_constructed: 5, media: [] },
      'cadastral_reference',
    ],
    [
      'the same plot, and one picture',
      { cadastral_reference: plot },
      { cadastral_reference: whole, media: offer('baja').media.slice(2) },
      'pictures',
    ],
    [
      'the same plot, and no picture',
      { cadastral_reference: plot },
      { cadastral_reference: plot, media: [] },
      undefined,
    ],
    ['another home of the plot', { cadastral_reference: whole }, { cadastral_reference: `${plot}0002EM` }, undefined],
    [
      'the same reference, and another kind',
      { cadastral_reference: whole },
      { cadastral_reference: whole, estate_type: 'garage' },
      undefined,
    ],
  ])('%s', async (_name, first, second, reason) => {
    await saveEstate(store, offer('alta', first), testNow);
    await saveEstate(store, offer('baja', second), testNow);
    await run();
    expect(await twins()).toEqual(reason ? [{ hidden: 'baja-1', shown: 'alta-1', reason }] : []);
  });

  describe('listings of different agencies', () => {
    /** The flat, copied by somebody of another agency. */
    const copy = async (changes: Partial<EstateInput> = {}): Promise<void> => {
      const other = smallEstates.find(({ agent }) => agent.agency!.slug !== flat.agent.agency!.slug)!;
      await saveEstate(store, offer('alta', { agent: other.agent, ...changes }), testNow);
      await saveEstate(store, offer('baja', changes), testNow);
    };
    const suggestionsOf = async (name: string) =>
      (await reportSources(store, [{ name, format: 'vencejo', every: undefined, file: 'x.json' }]))[0]!.suggestions;

    test('with the same photographs, price and area are both shown, and suggested to those who answer for them', async () => {
      await copy();
      expect(await run()).toMatchObject({ hidden: 0 });
      expect([await ours(), await pageOf('baja-1'), await twins()]).toEqual([['alta-1', 'baja-1'], 'baja-1', []]);
      const of = (key: string, source: string, other: string) => ({
        total: 1,
        listed: [{ key, reference: key, other: { source, key: other, reference: other } }],
      });
      expect(await suggestionsOf('baja')).toEqual(of('baja-1', 'alta', 'alta-1'));
      expect(await suggestionsOf('alta')).toEqual(of('alta-1', 'baja', 'baja-1'));
      const reporting = [{ name: 'baja', format: 'vencejo', file: 'x.json', report: 'baja@agency.example' } as const];
      for (const time of [testNow, testNow + 60_000]) await mailSuggestions(store, reporting, time);
      const mails = await store.db.selectFrom('outbox').select('content').execute();
      expect(mails.map(({ content }) => JSON.parse(content!) as object)).toEqual([
        expect.objectContaining({
          ...{ recipient: 'baja@agency.example', outcome: 'duplicates', source: 'baja' },
          reasons: [
            expect.objectContaining({
              reason: 'looks like alta-1 of alta: npm run estate -- twins baja-1 alta-1, or not-twins',
              references: ['baja-1'],
            }),
          ],
        }),
      ]);
    });

    test.each<[string, TwinSource[]]>([
      ['in the feed alone', sources.map((name) => ({ name }))],
      ['in the feed, where the operator says so of one source', [{ name: 'alta' }, ...ofOneAgency(['baja'])]],
      ['in the feed, where the operator says another', [{ name: 'alta', agency: 'otra' }, ...ofOneAgency(['baja'])]],
    ])('that are of one agency %s are suggested, until the operator names it', async (_name, said) => {
      for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
      await followOrder(store, said);
      expect(await run(said)).toMatchObject({ hidden: 0 });
      expect([await ours(), await suggestionsOf('baja')]).toEqual([
        ['alta-1', 'baja-1'],
        expect.objectContaining({ total: 1 }),
      ]);
      await followOrder(store, ofOneAgency(sources));
      expect(await run()).toMatchObject({ hidden: 1 });
      await followOrder(store, said);
      expect(await run(said)).toMatchObject({ shown: 1 });
      expect(await twins()).toEqual([]);
    });

    test('are one home by the land register', async () => {
      await copy({ cadastral_reference: '9872023VH5797S0001WX' });
      await run();
      expect(await twins()).toEqual([{ hidden: 'baja-1', shown: 'alta-1', reason: 'cadastral_reference' }]);
    });

    test('are one home by an operator’s word, also at other prices, until it is taken back', async () => {
      await copy();
      await run();
      await decideTwins(store, ['baja-1', 'alta-1'], 'one');
      await run();
      const hidden = [{ hidden: 'baja-1', shown: 'alta-1', reason: 'operator' }];
      expect([await twins(), await suggestionsOf('alta')]).toEqual([hidden, { total: 0, listed: [] }]);
      await saveEstate(store, offer('baja', { price: 2 * flat.price!, media: [] }), testNow);
      await run();
      expect([await twins(), await pageOf('baja-1')]).toEqual([hidden, 'alta-1']);
      await saveEstate(store, offer('baja'), testNow);
      await decideTwins(store, ['alta-1', 'baja-1'], 'two');
      await run();
      expect([await twins(), await suggestionsOf('alta')]).toEqual([[], { total: 0, listed: [] }]);
      await decideTwins(store, ['alta-1', 'baja-1'], 'open');
      await run();
      expect([await twins(), await suggestionsOf('alta')]).toEqual([[], expect.objectContaining({ total: 1 })]);
      await removeEstate(store, 'alta-1', testNow);
      await run();
      expect(await store.db.selectFrom('suggested_twins').selectAll().execute()).toEqual([]);
    });
  });

  test('of a source with several that look alike none is taken, and none of the same source is compared', async () => {
    await saveEstate(store, offer('alta'), testNow);
    await saveEstate(store, offer('alta', { id: 'alta-2', reference: 'alta-2' }), testNow);
    await saveEstate(store, offer('baja'), testNow);
    await run();
    expect(await twins()).toEqual([]);
    await removeEstate(store, 'alta-2', testNow);
    await saveEstate(store, offer('baja'), testNow);
    await run();
    expect(await twins()).toMatchObject([{ hidden: 'baja-1' }]);
  });

  test.each(['alta', 'baja'])('two that are one home part when %s has another that looks like it', async (source) => {
    for (const one of ['alta', 'baja']) await saveEstate(store, offer(one), testNow);
    await run();
    expect(await twins()).toHaveLength(1);
    await saveEstate(store, offer(source, { id: 'further', reference: 'further' }), testNow);
    await run();
    expect([await twins(), await ours()]).toEqual([[], ['alta-1', 'baja-1']]);
  });

  test('a picture that comes has its listings compared', async () => {
    const url = 'https://crm.example/1.jpg';
    await saveEstate(store, offer('baja', { media: [{ ...offer('baja').media[0]!, url }] }), testNow);
    await store.db.deleteFrom('twin_checks').execute();
    const looks = {
      width: 10,
      height: 10,
      placeholder: null,
      hash: '0f0f0f0f0f0f0f0f',
      source_type: null,
      etag: null,
      lastModified: null,
    };
    const at = { now: testNow, tryAt: testNow };
    await storeArrival(store, { id: pictureId(url), digest: null }, { digest: 'd1', ...looks }, at);
    expect(await store.db.selectFrom('twin_checks').select('url_key').execute()).toEqual([{ url_key: 'baja-1' }]);
  });

  test('a run that is taken back shows again what it hid', async () => {
    await saveEstate(store, offer('baja'), testNow);
    const record = JSON.parse(JSON.stringify(offer('alta'))) as object;
    const { run: id } = await syncListings(store, [record], { source: { name: 'alta' }, now: testNow });
    await run();
    expect(await ours()).toEqual(['alta-1']);
    await undoRun(store, id);
    await run();
    expect([await ours(), await twins()]).toEqual([['baja-1'], []]);
  });

  test('a source says which of its listings are hidden, behind which, and why', async () => {
    for (const source of ['alta', 'baja']) await saveEstate(store, offer(source), testNow);
    await run();
    const source = { format: 'vencejo', every: undefined } as const;
    const reports = await reportSources(
      store,
      ['alta', 'baja'].map((name) => ({ ...source, name, file: 'x.json' })),
    );
    expect(reports.map(({ duplicates }) => duplicates)).toEqual([
      { total: 0, listed: [] },
      {
        total: 1,
        listed: [
          {
            ...{ key: 'baja-1', reference: 'baja-1', reason: 'pictures' },
            shown: { source: 'alta', key: 'alta-1', reference: 'alta-1' },
          },
        ],
      },
    ]);
  });

  test('a network of one source has nothing to compare', async () => {
    await store.db.deleteFrom('twin_checks').execute();
    await saveEstate(store, smallEstate(20), testNow);
    expect(await waiting()).toBe(1);
    expect(await run()).toEqual({ checked: 0, hidden: 0, shown: 0 });
    expect(await waiting()).toBe(0);
  });
});
