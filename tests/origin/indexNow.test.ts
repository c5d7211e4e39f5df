import { usualLanguages } from '#shared/i18n/languages.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createIndexNowRun, indexNowLimits } from '#origin/indexNow/createIndexNow.ts';
import { listRuns } from '#origin/db/jobRuns.ts';
import type { OriginLogger } from '#origin/originLogger.ts';
import { removeEstate, saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const key = 'index-now-0123456789';
const publicOrigin = 'https://www.example.com';
const [first, second, third] = smallEstates.filter(({ status }) => status === 'new');
const sold = smallEstates.find(({ status }) => status === 'sold')!;

interface Submitted {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A service of IndexNow: notes what it is sent, and answers as it is told. */
async function startService() {
  const submitted: Submitted[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
  const server: Server = createServer((req, res) => {
    void text(req).then((body) => {
      submitted.push(JSON.parse(body) as Submitted);
      res.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    submitted,
    answers: (status: number, headers: Record<string, string> = {}) => void (answer = { status, headers }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

onEveryOrigin('index_now', (origin) => {
  let service: Awaited<ReturnType<typeof startService>>;
  let logged: [string, object][];
  const logger: OriginLogger = {
    info: (fields: object, message?: string) => void logged.push([message ?? '', fields]),
    error: (fields: object, message?: string) => void logged.push([message ?? '', fields]),
  };
  /** The time of the job: after what was changed in this test has settled. */
  let later: number;
  beforeEach(async () => {
    service = await startService();
    logged = [];
    later = 60_000;
    await origin.store.db.deleteFrom('changed_pages').execute();
  });
  afterEach(() => service.close());

  const job = (limits: Partial<typeof indexNowLimits> = {}, isOn = true) =>
    createIndexNowRun({
      store: origin.store,
      settings: isOn ? { key, endpoint: service.endpoint, languages: usualLanguages, publicOrigin } : null,
      logger,
      now: () => Date.now() + later,
      limits: { ...indexNowLimits, ...limits },
    });
  const urlsOf = (): string[] => service.submitted.flatMap(({ urlList }) => urlList);
  const waiting = async (): Promise<number> =>
    (await origin.store.db.selectFrom('changed_pages').selectAll().execute()).length;
  const change = (estate = first!, price = Math.round(100_000 + Math.random() * 1e6)) =>
    saveEstate(origin.store, { ...estate, price });

  test('a changed listing is submitted in all languages, once', async () => {
    await change();
    await change();
    const run = job();
    expect(await run()).toEqual({ urls: 3, pause: indexNowLimits.interval });
    expect(await run()).toMatchObject({ urls: 0 });
    const slugs = first!.url_slug;
    const { province_slug: province } = first!.address;
    const words = { buy: ['compra', 'compra', 'buy'], rent: ['alquiler', 'lloguer', 'rent'] }[first!.type];
    expect(service.submitted).toEqual([
      {
        host: 'www.example.com',
        key,
        keyLocation: `https://www.example.com/${key}.txt`,
        urlList: [
          `https://www.example.com/viviendas-${province}-${words[0]}/${slugs['es-ES']}/${first!.reference.toLowerCase()}`,
          `https://www.example.com/ca/habitatges-${province}-${words[1]}/${slugs['ca-ES']}/${first!.reference.toLowerCase()}`,
          `https://www.example.com/en/properties-${province}-${words[2]}/${slugs['en-US']}/${first!.reference.toLowerCase()}`,
        ],
      },
    ]);
    expect(logged).toEqual([['pages submitted to IndexNow', { urls: 3, waiting: 0 }]]);
    expect((await listRuns(origin.store.db)).find(({ job: name }) => name === 'indexNow')).toMatchObject({ items: 3 });
  });

  test('a listing that is stored again as it was is no change', async () => {
    await change(second, 345_678);
    await origin.store.db.deleteFrom('changed_pages').execute();
    await saveEstate(origin.store, { ...second!, price: 345_678, updated_at: '2026-11-20T00:00:00.000Z' });
    expect(await waiting()).toBe(0);
  });

  test('a listing that moves is submitted under both addresses', async () => {
    const { reference, url_slug: slugs } = second!;
    const moved = `atico-nuevo-${reference.toLowerCase()}`;
    await saveEstate(origin.store, { ...second!, url_slug: { ...slugs, 'es-ES': moved } });
    expect(await job()()).toMatchObject({ urls: 6 });
    expect(
      urlsOf()
        .filter((url) => url.includes('/viviendas-'))
        .map((url) => url.split('/').at(-2))
        .sort(),
    ).toEqual([moved, slugs['es-ES']].sort());
  });

  test('one that is sold or gone is submitted; what changes of a sold one is not', async () => {
    await setEstateStatus(origin.store, third!.reference, 'sold');
    expect(await job()()).toMatchObject({ urls: 3 });
    await saveEstate(origin.store, { ...third!, status: 'sold', rooms: 7 });
    await saveEstate(origin.store, { ...sold, rooms: 7 });
    await setEstateStatus(origin.store, sold.reference, 'rented');
    expect(await job()()).toMatchObject({ urls: 0 });
    await removeEstate(origin.store, first!.reference);
    expect(await job()()).toMatchObject({ urls: 3 });
    expect(urlsOf().at(-1)).toContain(first!.reference.toLowerCase());
    await saveEstate(origin.store, first!);
    expect(await job()()).toMatchObject({ urls: 3 });
  });

  test('a change is left alone until it has settled', async () => {
    later = 0;
    await change();
    expect(await job()()).toMatchObject({ urls: 0 });
    expect(await waiting()).toBe(1);
  });

  test('many changes go out in batches, and two origins at once submit each page once', async () => {
    await origin.store.db
      .insertInto('changed_pages')
      .values(
        Array.from({ length: 25 }, (_, n) => ({ paths: `/${n} /ca/${n} /en/${n}`, changed_at: n, leased_until: 0 })),
      )
      .execute();
    const limits = { batch: 4, maxAgeMs: 1e15 };
    await Promise.all([job(limits)(), job(limits)()]);
    await job(limits)();
    expect(urlsOf()).toHaveLength(75);
    expect(new Set(urlsOf()).size).toBe(75);
    expect(Math.max(...service.submitted.map(({ urlList }) => urlList.length))).toBe(12);
    expect(await waiting()).toBe(0);
    expect(indexNowLimits.batch * 3).toBeLessThanOrEqual(10_000);
  });

  test('a listing that changes while it is submitted is submitted again', async () => {
    await change();
    const run = job();
    const during = run();
    await change();
    await during;
    await run();
    expect([3, 6]).toContain(urlsOf().length);
    expect(await waiting()).toBe(0);
  });

  test('of a service that fails or asks for patience the pages stay, and the next attempt waits', async () => {
    await change();
    const run = job();
    service.answers(503);
    expect(await run()).toEqual({ urls: 0, pause: 60_000 });
    expect(await run()).toEqual({ urls: 0, pause: 120_000 });
    service.answers(429, { 'Retry-After': '900' });
    expect(await run()).toEqual({ urls: 0, pause: 900_000 });
    service.answers(429, { 'Retry-After': '99999999' });
    expect(await run()).toEqual({ urls: 0, pause: indexNowLimits.maxWaitMs });
    service.answers(403);
    expect(await run()).toEqual({ urls: 0, pause: indexNowLimits.refused });
    await service.close();
    expect(await run()).toMatchObject({ urls: 0 });
    expect(logged).toEqual([['IndexNow takes no pages', { status: 503 }]]);
    expect(await waiting()).toBe(1);
  });

  test('after a failure the same pages are submitted', async () => {
    await change();
    const run = job();
    service.answers(500);
    await run();
    service.answers(202);
    expect(await run()).toMatchObject({ urls: 3 });
  });

  test('what waits is bounded, by number and by age; the oldest goes first', async () => {
    const now = Date.now() + later;
    const ages = [1, 2, 3, 4].map((n) => ({
      paths: `/${n} /ca/${n} /en/${n}`,
      changed_at: now - n * 60_000,
      leased_until: 0,
    }));
    await origin.store.db.insertInto('changed_pages').values(ages).execute();
    service.answers(503);
    await job({ waiting: 2 })();
    expect(
      (await origin.store.db.selectFrom('changed_pages').select('paths').orderBy('paths').execute()).map(
        ({ paths }) => paths[1],
      ),
    ).toEqual(['1', '2']);
    await job({ maxAgeMs: 90_000 })();
    expect(await waiting()).toBe(1);
    expect(logged[0]).toEqual(['pages were never submitted to IndexNow', { listings: 2 }]);
  });

  test('without a key nothing is sent, and nothing piles up', async () => {
    await change();
    expect(await job({}, false)()).toMatchObject({ urls: 0 });
    expect(service.submitted).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});
