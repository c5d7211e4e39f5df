import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { createLogger } from '#server/logging/logger.ts';
import { openSpoolDatabase } from '#server/results/resultSpool.ts';
import { privatePath } from '#server/upstream/privateLinks.ts';
import { resultBatchSchema, type ResultBatch } from '#shared/contract/results.ts';
import { usePath } from '#shared/domain/uses.ts';
import { minute } from '#shared/times.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

const list = '/viviendas-barcelona-compra';
const listing = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
const inEnglish = '/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000';
const key = 'MS0116-1000';

/** A personal datum each: none of it may be in any file, line or batch. */
const visitor = {
  address: '198.51.100.77',
  agent: 'Mozilla/5.0 (Linux; Android 14; Planted-9) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  referer: 'https://www.google.com/search?q=planted+name+612345678',
};
const refusal = { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER' };
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let dataDir: string;
let site: TestSite;
let time: number;
let log: string;
let batches: ResultBatch[];
/** What the API says to each batch, in turn; then 204. */
let statuses: number[];
/** What it answers to calls for lists, in place of what it has. */
let answerList: Answer | undefined;

const logger = createLogger('debug', { stream: { write: (line) => void (log += line) } });

async function start(variables: Record<string, string> = {}): Promise<TestSite> {
  site = await createTestSite(
    { DATA_DIR: dataDir, RESULTS_KEY: 'the key of the results', ADMIN_TOKEN: 'an operator of the site', ...variables },
    { logger },
    { countsBy: () => time },
  );
  site.upstream.behave((req, res) => {
    if (req.method === 'GET') return (answerList ?? site.upstream.good)(req, res);
    void text(req).then((body) => {
      const status = statuses.shift() ?? 204;
      const isKnown = req.headers.authorization === 'Bearer the key of the results';
      if (isKnown && status === 204) batches.push(resultBatchSchema.parse(JSON.parse(body)));
      res.writeHead(isKnown ? status : 401).end();
    });
  }, /^\/web\/(?:results$|estates\/)/);
  return site;
}

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-results-'));
  [batches, statuses, log, answerList] = [[], [], '', undefined];
  time = Date.parse('2026-11-30T11:00:00Z');
  await start();
});
afterEach(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Asked {
  method?: 'get' | 'head';
  from?: string;
  headers?: Record<string, string>;
}

/** As a visitor at an address of their own. */
const open = (url: string, { method = 'get', from = visitor.address, headers = {} }: Asked = {}) =>
  request(site.app)
    [method](url)
    .set({ 'X-Forwarded-For': from, 'User-Agent': desktop, 'Accept-Encoding': 'br', ...headers });

const tell = (words: string, { from = visitor.address, headers = {} }: Asked = {}) =>
  request(site.app)
    .post(usePath)
    .set({ 'X-Forwarded-For': from, 'User-Agent': desktop, Host: 'www.example.com', Origin: 'https://www.example.com' })
    .set({ 'Content-Type': 'text/plain;charset=UTF-8', Referer: `https://www.example.com${listing}`, ...headers })
    .send(words);

/** What the site's API was asked for of lists. */
const listCalls = () => site.upstream.requests.filter((line) => line.includes('/web/estates/'));

const forgetAnswers = () => site.cache.purge({ all: true, tags: [], urls: [], prefixes: [], mode: 'hard' });

/** What the API was told of a listing since the last look, over all batches. */
async function told(of = key) {
  await site.results!.flush();
  const found = batches.flatMap(({ estates }) => estates.filter((estate) => estate.key === of));
  batches.length = 0;
  return found;
}

/** The sums of one batch that are not zero. */
async function sums(of = key): Promise<Record<string, number>> {
  const [first, ...others] = await told(of);
  expect(others).toEqual([]);
  return Object.fromEntries(Object.entries(first?.counts ?? {}).filter(([, times]) => times > 0));
}

describe('pages that the site answers', () => {
  it('count for each listing of a list, with its first page apart', async () => {
    expect((await open(list)).status).toBe(200);
    expect((await open(`${list}?page=2`)).status).toBe(200);
    await site.results!.flush();
    const [{ estates, day }] = batches as [ResultBatch];
    expect(day).toBe('2026-11-30');
    expect(estates).toHaveLength(48);
    expect(estates.find((estate) => estate.key === key)!.counts).toMatchObject({ shown: 1, shownFirst: 1, opened: 0 });
    expect(estates.find((estate) => estate.key === 'MS0116-1030')!.counts).toMatchObject({ shown: 1, shownFirst: 0 });
  });

  it.each([
    ['made anew', 1],
    ['of the cache', 2],
    ['of the cache, for the third time', 3],
  ])('count each visitor: %s', async (_, visits) => {
    for (let visit = 0; visit < visits; visit += 1) await open(list, { from: `198.51.100.${visit}` });
    expect(await sums()).toEqual({ shown: visits, shownFirst: visits });
  });

  it('count a page that the browser has already as an opened one', async () => {
    const { headers } = await open(listing);
    const again = await open(listing, { from: '198.51.100.1', headers: { 'If-None-Match': headers.etag! } });
    expect(again.status).toBe(304);
    expect(await sums()).toEqual({ opened: 2 });
  });

  it('say of an opened listing where from, on what and in which language, and no more', async () => {
    await open(inEnglish, { headers: { Referer: visitor.referer, 'User-Agent': visitor.agent } });
    await open(listing, { from: '198.51.100.1', headers: { Referer: 'https://chatgpt.com/' } });
    await open(`${listing}?utm_medium=email`, { from: '198.51.100.2' });
    await open(listing, { from: '198.51.100.3' });
    const [counted] = await told();
    expect(counted).toMatchObject({ counts: { opened: 4 }, phones: 1, languages: { en: 1, es: 3 } });
    expect(counted!.origins).toMatchObject({ search: 1, assistant: 1, mail: 1, direct: 1, site: 0, other: 0 });
  });

  it('count once within half an hour, in whatever language', async () => {
    await open(listing);
    time += 29 * minute;
    await open(listing);
    await open(inEnglish);
    expect(await sums()).toEqual({ opened: 1 });
    time += 2 * minute;
    await open(listing);
    expect(await sums()).toEqual({ opened: 1 });
  });

  it.each<[string, Asked]>([
    ['asked for by HEAD', { method: 'head' }],
    ['of a crawler', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['of a program that says nothing', { headers: { 'User-Agent': '' } }],
    ['fetched ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['fetched ahead by an older browser', { headers: { Purpose: 'prefetch' } }],
    ['fetched by a script', { headers: { 'Sec-Fetch-Mode': 'cors' } }],
    ['of an office', { from: '203.0.113.20' }],
  ])('are left out: %s', async (_, asked) => {
    await site.close();
    await start({ STATS_IGNORE: '203.0.113.0/24, 2001:db8::/32' });
    for (const url of [listing, listing, list, list]) await open(url, asked);
    await site.results!.flush();
    expect(batches).toEqual([]);
  });

  it('that are not found, moved or private count nothing', async () => {
    for (const [url, status] of [
      ['/viviendas-nowhere-compra', 404],
      [`${listing}9`, 404],
      ['/viviendas-barcelona-compra/another-title/MS0116-1000', 301],
      [privatePath(key, undefined), 200],
      ['/', 200],
    ] as const)
      expect([url, (await open(url)).status]).toEqual([url, status]);
    await site.results!.flush();
    expect(batches.flatMap(({ estates }) => estates)).toEqual([]);
  });

  it('ask the API for nothing more to know what stood on a list', async () => {
    for (const url of [`${list}?price_max=900000&sort=priceAscendent`, `${list}?page=2`]) await open(url);
    const asked = listCalls();
    await site.results!.flush();
    expect(listCalls()).toEqual(asked);
    expect(batches).toHaveLength(1);
  });

  it('wait where the API does not say what stood on a list, and count nothing of one that is gone', async () => {
    await open(list);
    forgetAnswers();
    answerList = answering({}, { status: 503 });
    expect(await sums()).toEqual({});
    answerList = undefined;
    expect(await sums()).toEqual({ shown: 1, shownFirst: 1 });
    await open(`${list}?page=2`);
    forgetAnswers();
    answerList = answering({}, { status: 404, body: refusal });
    expect(await sums('MS0116-1030')).toEqual({});
    answerList = undefined;
    expect(await sums('MS0116-1030')).toEqual({});
  });

  it('of two days in Spain are told apart', async () => {
    time = Date.parse('2026-11-30T22:59:50Z');
    await open(listing);
    time = Date.parse('2026-11-30T23:00:10Z');
    await open(listing, { from: '198.51.100.1' });
    await site.results!.flush();
    expect(batches.map(({ day, estates }) => [day, estates[0]!.counts.opened])).toEqual([
      ['2026-11-30', 1],
      ['2026-12-01', 1],
    ]);
  });

  it('tell of a search that found nothing, the same in every language, and never what is a visitor’s own', async () => {
    site.upstream.estates.length = 0;
    for (const url of [
      '/viviendas-barcelona-compra?price_max=90000&rooms=3',
      '/en/properties-barcelona-buy?price_max=90000&rooms=3&sort=priceAscendent',
      '/viviendas-compra?near=41.4036,2.1744,5',
    ])
      expect((await open(url)).status).toBe(200);
    // A page past the last says nothing of the search.
    await open('/viviendas-barcelona-compra?price_max=90000&rooms=3&page=9');
    await site.results!.flush();
    expect(batches.flatMap(({ emptySearches }) => emptySearches)).toEqual([
      { search: '/viviendas-barcelona-compra?price_max=90000&rooms=3', times: 2 },
    ]);
  });
});

describe('what browsers tell', () => {
  const moved = { Referer: `https://www.example.com${inEnglish}` };

  it('counts pages without a document, and what is done with a listing', async () => {
    for (const words of ['moved', 'photos', 'contacts', 'shared', `kept ${key}`, 'photos'])
      expect((await tell(words, { headers: moved })).status).toBe(204);
    await tell('moved', { headers: { Referer: `https://www.example.com${list}?page=2` } });
    const [counted] = await told();
    expect(counted).toMatchObject({
      counts: { shown: 0, opened: 1, photos: 1, contacts: 1, shared: 1, kept: 1 },
      origins: { site: 1 },
      languages: { en: 1 },
    });
    await tell('kept MS0116-1005', { headers: { Referer: `https://www.example.com${list}` } });
    expect(await sums('MS0116-1005')).toEqual({ kept: 1 });
  });

  it('counts lists that are in the cache, however old, and asks the API for none', async () => {
    const [cached, unknown] = [`${list}?rooms=2`, `/viviendas-compra?travel=41.4,2.15,20,foot`];
    await open(cached);
    await told();
    const asked = [...site.upstream.requests];
    site.forward(120);
    for (const url of [cached, unknown])
      await tell('moved', { from: '198.51.100.1', headers: { Referer: `https://www.example.com${url}` } });
    expect(await sums()).toEqual({ shown: 1, shownFirst: 1 });
    expect(site.upstream.requests.filter((line) => line.startsWith('GET'))).toEqual(
      asked.filter((line) => line.startsWith('GET')),
    );
  });

  it('does not count again what a document counted', async () => {
    await open(listing);
    await tell('moved');
    expect(await sums()).toEqual({ opened: 1 });
  });

  it.each([
    ['', {}],
    ['opened', {}],
    ['moved MS0116-1000', {}],
    ['photos MS0116-1000 MS0116-1001', {}],
    ['photos Ana Mas', {}],
    ['photos <script>', {}],
    ['loaded www.google.com/search?q=ana', {}],
    [`photos ${'A'.repeat(200)}`, {}],
    ['moved', { 'Content-Type': 'text/plain;charset=no-such' }],
  ])('is refused where it is something else: %s', async (words, headers) => {
    expect((await tell(words, { headers })).status).toBe(400);
    await site.results!.flush();
    expect(batches).toEqual([]);
  });

  it('is refused from other sites, and counts nothing of programs or of no page', async () => {
    expect((await tell('photos', { headers: { Origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await tell('photos', { headers: { 'User-Agent': 'curl/8.0' } })).status).toBe(204);
    expect((await tell('photos', { headers: { Referer: 'https://elsewhere.example/a/b/MS0116-1000' } })).status).toBe(
      204,
    );
    expect((await tell('moved', { headers: { Referer: 'https://www.example.com/' } })).status).toBe(204);
    await site.results!.flush();
    expect(batches).toEqual([]);
  });

  it('is all that counts behind a CDN', async () => {
    await site.close();
    await start({ CDN_PURGE: 'fastly', CDN_PURGE_ID: 'id', CDN_PURGE_TOKEN: 'a-token-of-some-length' });
    expect((await open(listing)).text).toContain('"uses":"all"');
    await open(listing, { from: '198.51.100.1' });
    expect(await sums()).toEqual({});
    await tell('loaded www.bing.com');
    await tell('loaded', { from: '198.51.100.1' });
    const [counted] = await told();
    expect(counted).toMatchObject({ counts: { opened: 2 }, origins: { search: 1, direct: 1 } });
  });

  it('has a limit for each address', async () => {
    const answers = [];
    for (let n = 0; n < 620; n += 1) answers.push((await tell(`kept K${n}`)).status);
    expect(new Set(answers)).toEqual(new Set([204, 429]));
    expect((await tell('photos', { from: '198.51.100.1' })).status).toBe(204);
  });
});

describe('batches', () => {
  it('wait while the API is down, and are sent once when it is back, by the next process too', async () => {
    statuses = [500];
    await open(listing);
    await site.results!.flush();
    expect(site.results!.waiting()).toBe(1);
    await open(listing, { from: '198.51.100.1' });
    statuses = [500, 500, 500];
    await site.close();
    await start();
    statuses = [];
    expect(site.results!.waiting()).toBe(2);
    expect((await told()).map(({ counts }) => counts.opened)).toEqual([1, 1]);
    expect(site.results!.waiting()).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('keep their id until they are taken', async () => {
    const ids: unknown[] = [];
    let status = 503;
    site.upstream.behave((req, res) => {
      void text(req).then((body) => {
        ids.push((JSON.parse(body) as ResultBatch).id);
        res.writeHead(status).end();
      });
    }, /^\/web\/results$/);
    await open(listing);
    await site.results!.flush();
    status = 204;
    await site.results!.flush();
    await site.results!.flush();
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('wait for no list that hangs, which is counted once it is answered', async () => {
    await open(list);
    forgetAnswers();
    answerList = () => {};
    await open(listing, { from: '198.51.100.1' });
    expect(await sums()).toEqual({ opened: 1 });
    answerList = undefined;
    expect(await sums()).toEqual({ shown: 1, shownFirst: 1 });
  });

  it('keep all but what hangs when the site ends, and say nothing of an API that it did not wait for', async () => {
    await open(list);
    forgetAnswers();
    answerList = () => {};
    await open(listing, { from: '198.51.100.1' });
    await site.close();
    expect(log).not.toContain('does not take');
    answerList = undefined;
    await start();
    expect(await sums()).toEqual({ opened: 1 });
  });

  it('are kept in memory while the file cannot be written to', async () => {
    const other = openSpoolDatabase(dataDir);
    other.exec('alter table batches rename to elsewhere');
    await open(listing);
    await site.results!.flush();
    await open(listing, { from: '198.51.100.1' });
    await site.results!.flush();
    expect(log).toContain('counts cannot be kept');
    other.exec('alter table elsewhere rename to batches');
    other.close();
    expect((await told()).map(({ counts }) => counts.opened)).toEqual([1, 1]);
  });

  it.each([
    [400, 0, 'refused'],
    [401, 1, 'does not take'],
    [404, 1, 'does not take'],
  ])('that the API answers with %i: %i wait', async (status, waiting, line) => {
    statuses = [status];
    await open(listing);
    await site.results!.flush();
    expect(site.results!.waiting()).toBe(waiting);
    expect(log).toContain(line);
  });

  it('of two sites with one DATA_DIR are sent by either, each once', async () => {
    statuses = [500];
    await open(listing);
    await site.results!.flush();
    const first = site;
    await start();
    await open(listing, { from: '198.51.100.1' });
    await Promise.all([first.results!.flush(), site.results!.flush(), first.results!.flush()]);
    expect((await told()).map(({ counts }) => counts.opened)).toEqual([1, 1]);
    await first.close();
  });

  it('are counted for operators', async () => {
    await open(listing);
    await site.results!.flush();
    const { text: metrics } = await request(site.app)
      .get('/metrics')
      .auth('an operator of the site', { type: 'bearer' });
    expect(metrics).toContain('vencejo_results_batches_total{event="sent"} 1');
    expect(metrics).toContain('vencejo_results_waiting 0');
  });
});

it('nothing of a visitor is in a batch, a file or a log', async () => {
  statuses = [500];
  const headers = { 'User-Agent': visitor.agent, Referer: visitor.referer, 'Accept-Language': 'planted' };
  await open(listing, { headers });
  await open(`${list}?near=41.4036,2.1744,5`, { headers });
  await tell('photos', { headers: { 'User-Agent': visitor.agent } });
  await site.results!.flush();
  const files = readdirSync(dataDir).map((file) => readFileSync(path.join(dataDir, file)).toString('latin1'));
  expect(files.join()).toContain(key);
  await site.results!.flush();
  expect(batches).toHaveLength(1);
  for (const kept of [...files, JSON.stringify(batches), log])
    expect(kept).not.toMatch(/198\.51\.100\.77|planted|612345678|google|Android|41\.4036/i);
});

it('STATISTICS=off ends it: no counter, no words, and no script that tells any', async () => {
  await site.close();
  await start({ STATISTICS: 'off' });
  expect(site.results).toBeUndefined();
  expect((await open(listing)).text).not.toContain('"uses"');
  expect((await tell('photos')).status).toBe(405);
});
