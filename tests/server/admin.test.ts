import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'a-token-of-some-length';
const page = '/viviendas-barcelona-compra';
const call = '/web/estates/buy?province=barcelona';
const homeData = '/wp-json/custom/v1/home-data/es-ES';

let site: TestSite;
const lines: Record<string, unknown>[] = [];
const logger = createLogger('info', {
  stream: {
    write: (line) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    },
  },
});

beforeEach(async () => {
  lines.length = 0;
  site = await createTestSite({ ADMIN_TOKEN: token }, { logger });
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const asOperator = (test: request.Test, given = token) => test.set('Authorization', `Bearer ${given}`);
const purge = (body: object) => asOperator(request(site.app).post('/admin/cache/purge')).send(body);
const met = async (test: request.Test) => ((await test).body as { entries: number }).entries;
const purgeUrl = (url: string) => asOperator(request(site.app).purge(url));
const describeCache = async (query = '') =>
  (await asOperator(get(`/admin/cache${query}`))).body as {
    totals: Record<string, number>;
    kinds: Record<string, Record<string, number>>;
    found: number;
    pages: number;
    entries: {
      url: string;
      key: string;
      kind: string;
      state: string;
      age: number;
      ttl: number;
      size: number;
      tags: string[];
    }[];
  };
const stateOf = async (url: string) =>
  /^Vencejo; (hit; ttl=-?|fwd=[a-z-]+)/.exec((await get(url)).headers['cache-status'] ?? '')?.[1];
const asked = () => site.upstream.requests.length;

const operatorsEndpoints = [
  ['GET', '/admin/cache'],
  ['POST', '/admin/cache/purge'],
  ['GET', '/metrics'],
  ['GET', '/admin/nothing'],
  ['GET', '/admin/cache/'],
  ['PURGE', page],
  ['PURGE', call],
] as const;
const ask = (method: string, url: string) => request(site.app)[method.toLowerCase() as 'get' | 'post' | 'purge'](url);

describe('who is let in', () => {
  it.each(operatorsEndpoints)(
    'statement 33: %s %s without the right token is a 401 with no hint',
    async (method, url) => {
      const refused = [
        await ask(method, url),
        await asOperator(ask(method, url), 'wrong'),
        await asOperator(ask(method, url), ''),
        await asOperator(ask(method, url), `${token}x`),
        await ask(method, url).set('Authorization', `Basic ${token}`),
      ];
      for (const { status, headers, text } of refused) {
        expect([status, text, headers['www-authenticate'], headers['cache-control']]).toEqual([
          401,
          '',
          'Bearer',
          'no-store',
        ]);
      }
    },
  );

  it.each(operatorsEndpoints)(
    'where no token is configured, %s %s is a 404, with whatever token',
    async (method, url) => {
      await site.close();
      site = await createTestSite();
      expect((await ask(method, url)).status).toBe(404);
      expect((await asOperator(ask(method, url))).status).toBe(404);
      expect((await asOperator(ask(method, url), 'undefined')).status).toBe(404);
    },
  );

  it.each(['/ADMIN/cache', '/Admin', '/METRICS', '/metrics/', '/Metrics', '/ADMIN/mails', '/Admin/Cache/Purge'])(
    'another spelling than the proxies keep from visitors is a page that does not exist: %s',
    async (url) => {
      for (const given of [token, 'wrong']) {
        const { status, headers, text } = await asOperator(get(url), given);
        expect([status, headers['www-authenticate']]).toEqual([404, undefined]);
        expect(text).toContain('<html');
      }
    },
  );

  it('a browser that opened the list of what there is opens all of it', async () => {
    const password = `Basic ${Buffer.from(`any:${token}`).toString('base64')}`;
    const { status, text, headers } = await get('/admin').set('Authorization', password);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const urls = [...text.matchAll(/<a href="([^"]+)">/g)].map(([, url]) => url!);
    expect(urls).toEqual(expect.arrayContaining(['/admin/imports', '/admin/cache', '/metrics']));
    for (const url of urls)
      expect([url, (await get(url).set('Authorization', password)).status]).not.toEqual([url, 401]);
    expect((await get('/admin')).headers['www-authenticate']).toMatch(/^Basic /);
  });

  it('a token of a scope opens that alone', async () => {
    await site.close();
    const [purger, monitor] = ['a-token-that-only-purges', 'a-token-that-only-reads'];
    site = await createTestSite({
      ADMIN_TOKEN: `${token},the-one-that-comes-next`,
      PURGE_TOKEN: purger,
      METRICS_TOKEN: monitor,
    });
    const statuses = async (given: string) =>
      Promise.all(
        [purge({ all: true }), get('/metrics'), get('/admin/cache')].map(
          async (request) => (await asOperator(request, given)).status,
        ),
      );
    expect(await statuses(purger)).toEqual([200, 403, 403]);
    expect(await statuses(monitor)).toEqual([403, 200, 403]);
    for (const each of [token, 'the-one-that-comes-next']) expect(await statuses(each)).toEqual([200, 200, 200]);
  });

  it('a hundred wrong tries do not lock out the right one', async () => {
    for (let tries = 0; tries < 100; tries += 1)
      expect((await asOperator(get('/admin/cache'), `wrong-${tries}`)).status).toBe(401);
    expect((await asOperator(get('/admin/cache'))).status).toBe(200);
  });

  it('too many wrong tokens get a shorter answer and are not logged; the right one is not told from them', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 150; tries += 1) statuses.add((await asOperator(purge({ all: true }), 'wrong')).status);
    expect([...statuses]).toEqual([401, 429]);
    expect(lines.filter(({ msg }) => msg === 'operator refused')).toHaveLength(120);
    expect((await purge({ all: true })).status).toBe(429);
    expect((await purge({ all: true }).set('X-Forwarded-For', '198.51.100.7')).status).toBe(200);
  });

  it('a token is told right or wrong nowhere but where attempts are counted', async () => {
    const tokens = ['wrong', 'wrong-too', undefined] as const;
    const told = async (url: string, given?: string) => {
      const { status, headers, text } = await asOperator(get(url), given);
      return [status, headers['cache-status']?.replace(/ttl=-?\d+/, ''), url === '/readyz' ? text : ''];
    };
    for (const url of [page, '/web/provinces', '/sitemap.xml', '/media/1.webp', '/livez', '/healthz', '/robots.txt']) {
      await told(url);
      const answers = [];
      for (const given of tokens) answers.push(await told(url, given));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    }
    // These count: the details are for the right token, and for nobody after too many wrong ones.
    expect((await told('/readyz'))[2]).toContain('upstreams');
    for (let tries = 0; tries < 121; tries += 1) expect((await told('/readyz', 'wrong'))[2]).not.toContain('upstreams');
    expect(await told('/readyz')).toEqual([200, undefined, '{"status":"ready"}']);
    expect((await asOperator(get('/admin/cache'))).status).toBe(429);
  });

  it.each([
    ['an address with a port', (tries: number) => `192.0.2.1:${40_000 + tries}`],
    ['a /64', (tries: number) => `2001:db8::${tries + 1}`],
  ])('wrong tokens from %s are those of one client, on all pages of operators', async (_name, addressOf) => {
    const attempt = async (url: string, client: string) =>
      (await asOperator(get(url), 'wrong').set('X-Forwarded-For', client)).status;
    for (let tries = 0; tries < 120; tries += 1)
      expect(await attempt(tries % 2 === 0 ? '/admin/cache' : '/admin/mails', addressOf(tries))).toBe(401);
    expect(await attempt('/admin/cache', addressOf(120))).toBe(429);
    expect(await attempt('/admin/mails', addressOf(121))).toBe(429);
    expect(await attempt('/admin/cache', '198.51.100.1')).toBe(401);
  });

  it('statement 33: a purge is taken from POST and PURGE only', async () => {
    await get(page);
    const { status, headers } = await asOperator(get('/admin/cache/purge?all=true'));
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect((await asOperator(request(site.app).delete('/admin/cache'))).status).toBe(405);
    expect(await stateOf(page)).toBe('hit; ttl=');
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('statement 33: a purge from another site’s page is refused: %j', async (headers) => {
    await get(page);
    expect((await purge({ all: true }).set(headers)).status).toBe(403);
    expect((await purgeUrl(page).set(headers)).status).toBe(403);
    expect(await stateOf(page)).toBe('hit; ttl=');
    expect((await purge({ all: true }).set('Origin', 'https://www.example.com')).status).toBe(200);
  });
});

describe('a purge', () => {
  it.each(['soft', 'hard'])(
    'statement 31: by tag reaches pages, calls and the CMS alike, before it is answered (%s)',
    async (mode) => {
      for (const url of [page, call, homeData]) await get(url);
      const { found } = await describeCache();
      const { status, body } = await purge({ tags: ['estates', 'agents'], mode });
      expect([status, body]).toEqual([200, { entries: found, instances: 1, confirmed: 1 }]);
      const held = await describeCache();
      expect(held.entries.filter(({ state }) => state === 'fresh')).toEqual([]);
      expect(held.found).toBe(mode === 'hard' ? 0 : found);
    },
  );

  it('statement 31: its cost grows with what it meets: of 10,000 entries with the tag, and as many others, no other is looked at', async () => {
    let looks = 0;
    const watched = (tags: string[]) =>
      new Proxy(tags, {
        get: (target, name, receiver) => {
          looks += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
    const keep = (key: string, tags: string[]) =>
      site.cache.getOrLoad({
        key,
        url: `/${key}`,
        kind: 'api',
        load: () =>
          Promise.resolve({
            kind: 'answer',
            answer: { status: 200, headers: {}, body: Buffer.alloc(0) },
            tags,
            lifetime: { fresh: 60, whileRevalidate: 60, ifError: 60, age: 0 },
          }),
      });
    for (let index = 0; index < 10_000; index += 1) {
      await keep(`met-${index}`, ['many']);
      await keep(`other-${index}`, watched(['few']));
    }
    looks = 0;
    expect(await met(purge({ tags: ['many'], mode: 'hard' }))).toBe(10_000);
    expect(looks).toBe(0);
    expect(await met(purge({ tags: ['many'] }))).toBe(0);
    expect(await met(purge({ tags: ['few'] }))).toBe(10_000);
  });

  it('statement 32: a soft one makes stale: what is held is served once more while the new one is fetched', async () => {
    await get(page);
    const before = asked();
    expect(await met(purge({ tags: ['estates'] }))).toBeGreaterThan(0);
    expect(asked()).toBe(before);
    expect(await stateOf(page)).toBe('hit; ttl=-');
    // Until the new one is there: a busy machine takes longer.
    while ((await stateOf(page)) !== 'hit; ttl=')
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    expect(asked()).toBeGreaterThan(before);
  });

  it('statement 32: softly purged entries are served while the upstream is unreachable; hard purged ones are not', async () => {
    await get(page);
    site.upstream.behave((_req, res) => {
      res.destroy();
    });
    await purge({ tags: ['estates'], mode: 'soft' });
    expect((await get(page)).status).toBe(200);
    await purge({ tags: ['estates'], mode: 'hard' });
    expect((await get(page)).status).toBe(503);
  });

  it('statement 33: of an unknown tag is a 200 with a count of 0', async () => {
    await get(page);
    const { status, body } = await purge({ tags: ['nobody-has-this'] });
    expect([status, body]).toEqual([200, { entries: 0, instances: 1, confirmed: 1 }]);
  });

  it.each(['soft', 'hard'])(
    'statement 33: while a page is being rendered wins over that rendering (%s)',
    async (mode) => {
      const release = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      let price = 111_111;
      const answer = (text: string, res: ServerResponse) => {
        res
          .writeHead(200, {
            'Content-Type': 'application/json',
            'Cache-Control': 'max-age=60',
            'Surrogate-Key': 'estates',
          })
          .end(text);
      };
      site.upstream.behave((req, res) => {
        if (!req.url!.startsWith('/web/estates/'))
          return answer(
            req.url!.startsWith('/web/provinces')
              ? JSON.stringify([{ slug: 'barcelona', name: 'Barcelona', count: 1 }])
              : '{}',
            res,
          );
        const results = JSON.stringify({
          results: [{ ...site.upstream.estates[0], price }],
          total: 1,
          page: 1,
          pages: 1,
          qty: 24,
        });
        reached.resolve();
        return void release.promise.then(() => {
          answer(results, res);
        });
      });
      const visit = get(page).then(({ text }) => text);
      await reached.promise;
      price = 222_222;
      await purge({ tags: ['estates'], mode });
      release.resolve();
      expect(await visit).toContain('111.111');
      const next = await get(page);
      expect(next.text).toContain('222.222');
    },
  );

  it('statement 33: is logged with what it met, and without what a visitor may have typed', async () => {
    await get(page);
    await purge({ tags: ['estates'], urls: [`${page}?town=typed-by-somebody`], mode: 'hard' }).set(
      'X-Request-Id',
      'purge-request',
    );
    const line = lines.find(({ msg }) => msg === 'purged');
    expect(line).toMatchObject({
      requestId: 'purge-request',
      tags: ['estates'],
      urls: [page],
      mode: 'hard',
      instances: 1,
    });
    expect(line!.entries).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/typed-by-somebody|a-token-of/);
  });

  it('statement 33: is limited in a minute', async () => {
    const { headers } = await purge({ tags: ['x'] });
    expect(headers['ratelimit-policy']).toContain('q=1200');
  });

  it.each([
    ['a page', page, page],
    ['a page in another spelling', page, '/Viviendas-Barcelona-compra/?utm_source=x'],
    ['a page with filters in another order', `${page}?rooms=2&page=2`, `${page}?page=2&rooms=2`],
    [
      'a call in another order',
      '/web/estates/buy?province=barcelona&_page=2',
      '/web/estates/buy?_page=2&unknown=1&province=barcelona',
    ],
    ['the CMS', homeData, homeData],
  ])('of %s’s URL meets exactly that', async (_what, url, purged) => {
    await get(url);
    const urlsOf = async () => (await describeCache('?state=fresh')).entries.map(({ url: held }) => held);
    const before = await urlsOf();
    expect(await met(purgeUrl(purged).set('Purge-Mode', 'hard'))).toBe(1);
    const after = await urlsOf();
    expect(before.filter((held) => !after.includes(held))).toHaveLength(1);
    expect(await met(purge({ urls: [purged] }))).toBe(0);
  });

  it('of a picture’s URL meets its variants', async () => {
    site.upstream.behave((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60' }).end('picture');
    });
    for (const accept of ['image/avif', 'image/webp', '*/*'])
      await get('/media/estates/x/1.webp').set('Accept', accept);
    expect(await met(purgeUrl('/media/estates/x/1.webp'))).toBe(3);
  });

  it('by PURGE is soft unless it says otherwise', async () => {
    await get(page);
    await purgeUrl(page);
    expect(await stateOf(page)).toBe('hit; ttl=-');
    await purgeUrl(page).set('Purge-Mode', 'hard');
    expect(await stateOf(page)).toBe('fwd=uri-miss');
    expect((await purgeUrl(page).set('Purge-Mode', 'loud')).status).toBe(422);
  });

  it('of a prefix, or of everything', async () => {
    for (const url of [page, '/viviendas-barcelona-alquiler', call]) await get(url);
    expect(await met(purge({ prefixes: ['/viviendas-barcelona'], mode: 'hard' }))).toBe(2);
    expect(await stateOf(call)).toBe('hit; ttl=');
    const { totals } = await describeCache();
    expect(await met(purge({ all: true, mode: 'hard' }))).toBe(totals.entries);
    expect((await describeCache()).totals).toMatchObject({ entries: 0, bytes: 0 });
  });

  it.each([
    ['nothing named', {}],
    ['only empty lists', { tags: [], urls: [] }],
    ['not everything after all', { all: false }],
    ['an unknown key', { tags: ['a'], tag: 'b' }],
    ['a tag with a space', { tags: ['a b'] }],
    ['an empty tag', { tags: [''] }],
    ['a long tag', { tags: ['x'.repeat(1_025)] }],
    ['many tags', { tags: Array.from({ length: 1_001 }, String) }],
    ['a URL with a host', { urls: ['https://www.example.com/'] }],
    ['a prefix without a slash', { prefixes: ['viviendas'] }],
    ['an unknown mode', { all: true, mode: 'gentle' }],
    ['a word for yes', { all: 'true' }],
    ['a list', []],
  ])('that is not well formed is refused: %s', async (_what, body) => {
    await get(page);
    const { status, body: answer } = (await purge(body)) as { status: number; body: { code: string; fields: object } };
    expect([status, answer.code]).toEqual([422, '9002']);
    expect(answer.fields).not.toEqual({});
    expect(await stateOf(page)).toBe('hit; ttl=');
  });

  it.each([
    ['{"all":', 400],
    ['', 422],
    [`{"tags":["${'x'.repeat(600_000)}"]}`, 413],
  ])('whose body is no JSON is refused: %.10s', async (body, status) => {
    const post = asOperator(request(site.app).post('/admin/cache/purge')).set('Content-Type', 'text/plain');
    const answer = await post.send(body);
    expect([answer.status, answer.body]).toMatchObject([status, { code: '9002', message: 'INVALID_PARAMETER' }]);
  });
});

describe('the cache as operators see it', () => {
  it('statement 34: totals, each kind with its hit ratio, entries with age, ttl, tags and size', async () => {
    await get(page);
    await get(page);
    await get(page);
    site.forward(20);
    const { totals, kinds, entries } = await describeCache('?kind=page');
    expect(totals).toMatchObject({ evictions: 0, purges: 0, inFlight: 0, maxBytes: 32_000_000 });
    expect(totals.entries).toBe(Object.values(kinds).reduce((sum, kind) => sum + kind.entries!, 0));
    expect(totals.bytes).toBe(Object.values(kinds).reduce((sum, kind) => sum + kind.bytes!, 0));
    expect(kinds.page).toMatchObject({
      entries: 1,
      hits: 2,
      misses: 1,
      staleHits: 0,
      collapsed: 0,
      errorsServedStale: 0,
      hitRatio: 2 / 3,
    });
    expect(entries).toEqual([
      expect.objectContaining({
        url: page,
        key: `page:${page}`,
        kind: 'page',
        status: 200,
        state: 'fresh',
        tags: ['estates', 'agents', 'capabilities'],
      }),
    ]);
    expect([entries[0]!.age, entries[0]!.ttl, entries[0]!.size]).toEqual([20, 39, kinds.page!.bytes]);
  });

  it('is filtered by kind, tag, prefix and state, and paged, the last used first', async () => {
    const pages = [1, 2, 3].map((number) => (number === 1 ? page : `${page}?page=${number}`));
    for (const url of [...pages, homeData]) await get(url);
    const urls = async (query: string) => (await describeCache(query)).entries.map(({ url }) => url);
    expect(await urls('?kind=page')).toEqual(pages.toReversed());
    expect(await urls('?kind=page&qty=2&page=2')).toEqual([page]);
    expect(await urls('?kind=page&qty=2&page=3')).toEqual([]);
    expect(await describeCache('?kind=page&qty=2')).toMatchObject({ found: 3, pages: 2 });
    expect(await urls('?prefix=/wp-json/')).toEqual([homeData]);
    expect(await urls('?tag=nobody-has-this')).toEqual([]);
    await purgeUrl(page);
    expect(await urls('?state=stale')).toEqual([page]);
    expect(await urls(`?tag=estates&state=stale&kind=page&prefix=${page}`)).toEqual([page]);
  });

  it.each([
    '?qty=0',
    '?qty=501',
    '?page=x',
    '?page=0',
    '?state=old',
    '?kind=pages',
    '?prefix=x',
    '?unknown=1',
    '?__proto__=1',
  ])('a question that is not well formed is refused: %s', async (query) => {
    expect((await asOperator(get(`/admin/cache${query}`))).status).toBe(422);
  });

  it('is not stored and not indexed', async () => {
    expect((await asOperator(get('/admin/cache'))).headers['cache-control']).toBe('no-store');
    expect((await get('/robots.txt')).text).toContain('Disallow: /admin/');
  });
});

it('every page says what the cache did and what took its time', async () => {
  const [made, held] = [await get(page), await get(page)];
  expect(made.headers['server-timing']).toMatch(/^cache;desc=miss, load;dur=[\d.]+, render;dur=[\d.]+$/);
  expect(held.headers['server-timing']).toBe('cache;desc=hit');
  expect([made.headers['cache-status'], held.headers['cache-status']]).toEqual([
    expect.stringMatching(/^Vencejo; fwd=uri-miss/),
    expect.stringMatching(/^Vencejo; hit; ttl=\d+$/),
  ]);
});

it('a hit is logged as any other answer is', async () => {
  await get(page);
  await get(`${page}?page=2`);
  await get(`${page}?page=2`).set('X-Request-Id', 'given-by-a-proxy');
  expect(lines.at(-1)).toMatchObject({
    requestId: 'given-by-a-proxy',
    method: 'GET',
    path: page,
    status: 200,
    cache: 'hit',
  });
  expect(lines.map(({ cache }) => cache)).toEqual(['miss', 'miss', 'hit']);
});

describe('metrics', () => {
  const metrics = async () => (await asOperator(get('/metrics'))).text;

  it('statement 34: the cache’s counters, by kind', async () => {
    await get(page);
    await get(page);
    await purge({ tags: ['estates'] });
    await get(page);
    const text = await metrics();
    expect(text).toMatch(/^vencejo_cache_hits_total\{kind="page"\} 1$/m);
    expect(text).toMatch(/^vencejo_cache_stale_hits_total\{kind="page"\} 1$/m);
    expect(text).toMatch(/^vencejo_cache_misses_total\{kind="page"\} 1$/m);
    expect(text).toMatch(/^vencejo_cache_purges_total 1$/m);
    expect(text).toMatch(/^vencejo_cache_entries\{kind="page"\} 1$/m);
    for (const name of [
      'collapsed_total',
      'errors_served_stale_total',
      'errors_total',
      'revalidations_total',
      'stored_total',
      'bytes',
    ])
      expect(text).toMatch(new RegExp(`^vencejo_cache_${name}\\{kind="api"\\} \\d+$`, 'm'));
    for (const name of ['evictions_total', 'fetches_in_flight', 'max_bytes', 'stale_ratio'])
      expect(text).toMatch(new RegExp(`^vencejo_cache_${name} [\\d.]+$`, 'm'));
  });

  it('requests by route, status and what the cache did, and how long they took', async () => {
    for (const url of [
      page,
      page,
      '/en',
      '/nothing-here',
      call,
      call,
      homeData,
      '/media/x.webp',
      '/favicon.svg',
      '/admin/cache',
      '/Viviendas-compra',
    ])
      await get(url);
    await purgeUrl(page);
    const text = await metrics();
    const count = (route: string, status: number, cache: string) =>
      Number(
        new RegExp(
          `^vencejo_http_requests_total\\{route="${route}",status="${status}",cache="${cache}"\\} (\\d+)$`,
          'm',
        ).exec(text)?.[1],
      );
    expect([
      count('Search', 200, 'miss'),
      count('Search', 200, 'hit'),
      count('Search', 301, 'none'),
      count('Home', 200, 'miss'),
      count('other', 404, 'miss'),
    ]).toEqual([1, 1, 1, 1, 1]);
    expect([count('api', 200, 'miss'), count('api', 200, 'hit'), count('cms', 200, 'miss')]).toEqual([1, 1, 1]);
    expect([
      count('media', 404, 'miss'),
      count('static', 404, 'hit'),
      count('admin', 401, 'none'),
      count('admin', 200, 'none'),
    ]).toEqual([1, 1, 1, 1]);
    expect(text).toMatch(/^vencejo_http_request_duration_seconds_count\{route="Search",cache="hit"\} 1$/m);
    expect(text).toMatch(/^vencejo_http_request_duration_seconds_bucket\{le="0.05",route="Search",cache="hit"\} 1$/m);
    expect(text).not.toContain('barcelona');
  });

  it('the upstream’s calls, and whether it is well', async () => {
    await get(page);
    site.upstream.behave((_req, res) => {
      res.destroy();
    });
    for (let tries = 0; tries < 10; tries += 1) await get(`/web/estate/MS0116-${1000 + tries}/public`);
    const text = await metrics();
    expect(text).toMatch(/^vencejo_upstream_calls_total\{upstream="api",outcome="200"\} [1-9]/m);
    expect(text).toMatch(/^vencejo_upstream_calls_total\{upstream="api",outcome="failed"\} [1-9]/m);
    expect(text).toMatch(/^vencejo_upstream_calls_total\{upstream="api",outcome="circuitOpen"\} [1-9]/m);
    expect(text).toMatch(/^vencejo_upstream_up\{upstream="api"\} 0$/m);
    expect(text).toMatch(/^vencejo_upstream_up\{upstream="cms"\} 1$/m);
    expect(text).toMatch(/^vencejo_upstream_last_good_timestamp_seconds\{upstream="api"\} 1\d{9}/m);
  });

  it('forms that are lost, from 0 on, so that the first is an increase', async () => {
    expect(await metrics()).toMatch(/^vencejo_forms_total\{form="opportunity",event="notKept"\} 0$/m);
  });

  it('the process’s own: event loop and memory; as Prometheus reads them, however often', async () => {
    const { headers, text } = await asOperator(get('/metrics'));
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    expect((await asOperator(get('/metrics'))).status).toBe(200);
  });
});

describe('health', () => {
  const failForGood = async () => {
    site.upstream.behave((_req, res) => {
      res.destroy();
    });
    for (let tries = 0; tries < 8; tries += 1) await get(`/web/estate/MS0116-${1000 + tries}/public`);
  };

  it('says alive and ready to everybody, and no more', async () => {
    for (const [url, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await get(url);
      expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, { status }, 'no-store']);
    }
  });

  it('says to operators where a mail catcher takes the mails, and nobody receives them', async () => {
    expect((await asOperator(get('/readyz'))).body).not.toHaveProperty('mails');
    for (const [SMTP_URL, mails] of [
      ['', 'caught: SMTP_URL is not set, nobody receives them'],
      ['smtps://mail.example.com', undefined],
    ] as const) {
      await site.close();
      site = await createTestSite({ ADMIN_TOKEN: token, MAIL_CATCHER_URL: 'smtp://mail:1025', SMTP_URL });
      expect(((await asOperator(get('/readyz'))).body as { mails?: string }).mails).toBe(mails);
    }
  });

  it('a process that is stopping is alive, but not ready', async () => {
    await site.close();
    site = await createTestSite({ ADMIN_TOKEN: token }, { health: { isDraining: () => true } });
    expect((await get('/healthz')).status).toBe(200);
    const { status, body } = await get('/readyz');
    expect([status, body]).toEqual([503, { status: 'draining' }]);
  });

  it('is not ready while the upstream is down and no page is held', async () => {
    await failForGood();
    const { status, body } = await get('/readyz');
    expect([status, body]).toEqual([503, { status: 'unavailable' }]);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('is ready while the upstream is down and pages are held', async () => {
    await get(page);
    await failForGood();
    expect((await get('/readyz')).status).toBe(200);
  });

  it('is not ready while the upstream is down and only what may not be served is held', async () => {
    await get(page);
    expect((await get(`${page.replace('barcelona', 'nirgendwo')}`)).status).toBe(404);
    site.cache.purge({ tags: [], urls: [page], prefixes: [], all: false, mode: 'hard' });
    await failForGood();
    expect((await get('/readyz')).status).toBe(503);
  });

  it('is ready while the upstream is down for as long as a page may stand in', async () => {
    await get(page);
    await failForGood();
    const { ifError, fresh } = [...site.cache.entries()].find(({ url }) => url === page)!.lifetime;
    site.forward(fresh + ifError - 30);
    expect((await get('/readyz')).status).toBe(200);
    expect((await get(page)).status).toBe(200);
    site.forward(60);
    // It is kept for a conditional request.
    expect([...site.cache.entries()].map(({ url }) => url)).toContain(page);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get(page)).status).toBe(503);
  });

  it('statement 36: an outage that stale answers hide shows: the stale ratio, the breaker, the last good answer of each upstream', async () => {
    const details = async () =>
      (await asOperator(get('/readyz'))).body as {
        status: string;
        staleRatio: number | null;
        upstreams: Record<string, { breaker: string; lastGood: string | null }>;
        cache: object;
      };
    expect(await details()).toMatchObject({
      staleRatio: null,
      upstreams: { api: { breaker: 'closed', lastGood: null } },
    });
    const begun = Date.now();
    await get(page);
    await get(page);
    expect(await details()).toMatchObject({ staleRatio: 0, cache: { pages: 1 } });
    const lastGood = Date.parse((await details()).upstreams.api!.lastGood!);
    expect(lastGood).toBeGreaterThanOrEqual(begun);
    site.forward(120);
    await failForGood();
    for (let visits = 0; visits < 20; visits += 1) expect((await get(page)).status).toBe(200);
    const { status, staleRatio, upstreams } = await details();
    expect([status, upstreams.api]).toEqual(['ready', { breaker: 'open', lastGood: new Date(lastGood).toISOString() }]);
    expect(staleRatio).toBeGreaterThan(0.4);
    // What was longer ago than five minutes no longer counts.
    site.forward(400);
    await get(page);
    site.forward(400);
    expect((await details()).staleRatio).toBeNull();
  });
});
