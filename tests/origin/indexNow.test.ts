import { languages, usualLanguages } from '#shared/i18n/languages.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createIndexNowRun, indexNowTimes, maxListings } from '#origin/jobs/createIndexNowRun.ts';
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
  let answer = 200;
  const server: Server = createServer((req, res) => {
    void text(req).then(async (body) => {
      submitted.push(JSON.parse(body) as Submitted);
      await service.meanwhile?.();
      res.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service = {
    /** What happens before it answers. */
    meanwhile: undefined as (() => Promise<void>) | undefined,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    submitted,
    answers: (status: number) => void (answer = status),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
  return service;
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

  const job = (isOn = true) =>
    createIndexNowRun({
      store: origin.store,
      env: {
        INDEXNOW_KEY: isOn ? key : undefined,
        ...{ INDEXNOW_URL: service.endpoint, LANGUAGES: usualLanguages, PUBLIC_ORIGIN: publicOrigin, ROBOTS: 'index' },
      },
      logger,
      now: () => Date.now() + later,
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
    expect(await run()).toBe(indexNowTimes.interval);
    expect(await run()).toBe(indexNowTimes.interval);
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
    expect(logged).toEqual([['pages submitted to IndexNow', { urls: 3 }]]);
  });

  test('one that is sold or gone is submitted; what changes of a sold one is not', async () => {
    const run = job();
    const sentBy = async (): Promise<number> => {
      const before = urlsOf().length;
      await run();
      return urlsOf().length - before;
    };
    await setEstateStatus(origin.store, third!.reference, 'sold');
    expect(await sentBy()).toBe(3);
    await saveEstate(origin.store, { ...third!, status: 'sold', rooms: 7 });
    await saveEstate(origin.store, { ...sold, rooms: 7 });
    await setEstateStatus(origin.store, sold.reference, 'rented');
    expect(await sentBy()).toBe(0);
    await removeEstate(origin.store, first!.reference);
    expect(await sentBy()).toBe(3);
    expect(urlsOf().at(-1)).toContain(first!.reference.toLowerCase());
    await saveEstate(origin.store, first!);
    expect(await sentBy()).toBe(3);
  });

  test('a change is left alone until it has settled', async () => {
    later = 0;
    await change();
    await job()();
    expect(urlsOf()).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  test('many changes go out in portions, and two origins at once submit none twice', async () => {
    const changed_at = Date.now();
    const listings = Array.from({ length: maxListings + 5 }, (_, n) => ({
      ...{ paths: `/${n} /ca/${n} /en/${n} /de/${n}`, changed_at, leased_until: 0 },
    }));
    await origin.store.db.transaction().execute((trx) => origin.store.insertRows(trx, 'changed_pages', listings));
    await Promise.all([job()(), job()()]);
    await job()();
    expect(urlsOf()).toHaveLength(3 * (maxListings + 5));
    expect(new Set(urlsOf()).size).toBe(3 * (maxListings + 5));
    expect(Math.max(...service.submitted.map(({ urlList }) => urlList.length))).toBe(3 * maxListings);
    expect(await waiting()).toBe(0);
    expect(maxListings * languages.length).toBeLessThanOrEqual(10_000);
  });

  test('a listing that changes while it is submitted is submitted again', async () => {
    await change();
    await origin.store.db
      .updateTable('changed_pages')
      .set({ changed_at: Date.now() - 60_000 })
      .execute();
    const run = job();
    later = 0;
    service.meanwhile = async () => {
      service.meanwhile = undefined;
      await change();
    };
    await run();
    expect(await waiting()).toBe(1);
    later = 60_000;
    await run();
    expect(urlsOf()).toHaveLength(6);
    expect(await waiting()).toBe(0);
  });

  test('of a service that fails, asks for patience or refuses the pages stay, and the next attempt waits', async () => {
    await change();
    const run = job();
    const pauses: number[] = [];
    for (const status of [503, 429, 403, 422]) {
      service.answers(status);
      pauses.push(await run());
    }
    const { retry, refused } = indexNowTimes;
    expect(pauses).toEqual([retry, retry, refused, refused]);
    expect(logged).toEqual([['pages cannot be submitted to IndexNow', { status: 503 }]]);
    expect(await waiting()).toBe(1);
    service.answers(202);
    expect(await run()).toBe(indexNowTimes.interval);
    expect(await waiting()).toBe(0);
    await change();
    await service.close();
    expect(await run()).toBe(retry);
    expect(logged.at(-1)).toMatchObject(['pages cannot be submitted to IndexNow', { err: { name: 'TypeError' } }]);
    expect(await waiting()).toBe(1);
  });

  test('what has waited for a day is forgotten, and all of it without a key', async () => {
    await change();
    await change(second);
    service.answers(503);
    later = indexNowTimes.maxAge - 5_000;
    await job()();
    expect(await waiting()).toBe(2);
    later = indexNowTimes.maxAge + 5_000;
    await job()();
    expect(await waiting()).toBe(0);
    later = 60_000;
    service.submitted.length = 0;
    await change();
    await job(false)();
    expect(service.submitted).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});
