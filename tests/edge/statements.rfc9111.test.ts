import { gunzipSync } from 'node:zlib';
import { interpretAnswer } from '#server/edge/http/interpretAnswer.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import {
  answering,
  counting,
  cutByLength,
  cutInChunks,
  held,
  sending,
  validating,
} from '#tests/fakes/upstreamBehaviours.ts';

/** The rules of HTTP, whatever the contract says of a status. */
const anyStatus = () => 'expected' as const;

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const picture = '/media/estates/ms0116-1000/1-living-420.webp';
const json = { 'content-type': 'application/json' };

describe('responses that may not be reused', () => {
  it.each([
    'no-store',
    'NO-STORE',
    'no-store, max-age=60',
    'no-store="x", max-age=60',
    'max-age=60, no-store=1',
    'private',
    'private, max-age=60',
    'private="set-cookie", max-age=60',
    'private; max-age=60',
    'no-cache',
    'no-cache, max-age=60',
    'no-cache="x-user", max-age=60',
    'max-age=0',
  ])('statement 1: %s is fetched for each request', async (cacheControl) => {
    site.upstream.behave(counting({ 'Cache-Control': cacheControl }));
    const bodies = [(await site.visit(resource)).text, (await site.visit(resource)).text];
    expect(bodies).toEqual(['{"n":1}', '{"n":2}']);
  });

  it.each(['no-store', 'private', 'no-cache', 'max-age=0'])(
    'statement 1: %s is not shared by concurrent requests',
    async (cacheControl) => {
      const slow = held(counting({ 'Cache-Control': cacheControl }));
      site.upstream.behave(slow.answer);
      const visits = site.visits(5, resource);
      await slow.asked();
      slow.release();
      expect(new Set((await visits).map(({ text }) => text)).size).toBe(5);
    },
  );

  it('statement 1: no-cache with a validator is reused only after the upstream has confirmed it', async () => {
    const upstream = validating({ 'Cache-Control': 'no-cache' });
    site.upstream.behave(upstream);
    const visits = [await site.visit(resource), await site.visit(resource), await site.visit(resource)];
    expect(visits.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{"ok":true}']));
    expect(upstream.seen).toEqual([undefined, '"v1"', '"v1"']);
    expect(visits[2]!.headers['cache-status']).toMatch(/^Vencejo; fwd=stale; fwd-status=304/);
  });
});

describe('freshness and age', () => {
  it.each<[Record<string, string | string[]>, boolean]>([
    [{ 'Cache-Control': 's-maxage=60, max-age=1' }, true],
    [{ 'Cache-Control': 's-maxage=1, max-age=60' }, false],
    [{ 'Cache-Control': 'max-age=60', Expires: 'Thu, 01 Jan 1970 00:00:00 GMT' }, true],
    [{ 'Cache-Control': 'max-age=1', Expires: 'Fri, 01 Jan 2100 00:00:00 GMT' }, false],
    [{ 'Cache-Control': 'max-age="60"' }, true],
    [{ 'Cache-Control': 'max-age=60, max-age=60' }, true],
    [{ 'Cache-Control': 'max-age=60, max-age=90' }, false],
    [{ 'Cache-Control': ['max-age=60', 'max-age=90'] }, false],
    [{ 'Cache-Control': 'max-age=60.5' }, false],
    [{ 'Cache-Control': 'max-age=-1' }, false],
    [{ 'Cache-Control': 'max-age=6 0' }, false],
    [{ 'Cache-Control': 'max-age=' }, false],
    [{ Expires: '0' }, false],
    [{ Expires: '3000' }, false],
    [{ Expires: ['Fri, 01 Jan 2100 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'] }, false],
    [{ Expires: 'Fri, 01 Jan 2100 00:00:00 GMT' }, true],
    [{ Expires: 'Friday, 01-Jan-60 00:00:00 GMT' }, true],
    [{ Expires: 'Fri Jan  1 00:00:00 2100' }, true],
    [{ Expires: 'fri, 01 JAN 2100 00:00:00 gmt' }, true],
    [{ Expires: 'Mon, 1 Jan 2035 1:00:00 GMT' }, false],
    [{ Expires: 'Mon, 01-Jan-2035 01:00:00 GMT' }, false],
    [{ Expires: 'Mon 01 Jan 2035 01:00:00 GMT' }, false],
    [{ Expires: 'Mon, 01 Jan 2035 01:00:00 UTC' }, false],
  ])(
    'statement 2: %j is fresh after 30 s: %j (equal duplicates count once, different ones are stale, dates are strict)',
    async (headers, isFresh) => {
      // Without windows, so that stale is asked for again.
      const upstream = counting({
        ...headers,
        'Cache-Control': [headers['Cache-Control'] ?? [], 'stale-while-revalidate=0'].flat(),
      });
      site.upstream.behave(upstream);
      await site.visit(resource);
      site.forward(30);
      await site.visit(resource);
      expect(upstream.count()).toBe(isFresh ? 1 : 2);
    },
  );

  it('statement 3: Age is the upstream’s Age plus the time in the cache, Date is unchanged, and Age ends the freshness', async () => {
    const date = 'Mon, 02 Nov 2026 10:00:00 GMT';
    const upstream = counting({ 'Cache-Control': 'max-age=60, stale-while-revalidate=0', Age: '10', Date: date });
    site.upstream.behave(upstream);
    const first = await site.visit(resource);
    site.forward(20);
    const second = await site.visit(resource);
    site.forward(31);
    const third = await site.visit(resource);
    expect([first.headers.age, second.headers.age]).toEqual(['10', '30']);
    expect([first.headers.date, second.headers.date]).toEqual([date, date]);
    expect([upstream.count(), third.text]).toEqual([2, '{"n":2}']);
  });

  it('statement 3: a response without Date gets one when it is received', async () => {
    site.upstream.behave(
      sending(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: max-age=60\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
      ),
    );
    const {
      headers: { date },
    } = await site.visit(resource);
    // Kept with it, and not written anew by whoever sends it.
    expect([date, site.entryOf(resource)!.headers.date]).toEqual([expect.stringMatching(/GMT$/), date]);
  });

  it.each([
    'max-age=10, must-revalidate',
    'max-age=10, proxy-revalidate',
    's-maxage=10',
    'no-cache',
    's-maxage=10, stale-if-error=600, stale-while-revalidate=600',
  ])('statement 4: %s is never served stale, not even on an error', async (cacheControl) => {
    const upstream = validating({ 'Cache-Control': cacheControl });
    site.upstream.behave(upstream);
    expect((await site.visit(resource)).status).toBe(200);
    site.forward(11);
    site.upstream.behave(answering({}, { status: 500 }));
    expect((await site.visit(resource)).status).toBe(500);
    await site.upstream.die();
    expect((await site.visit(resource)).status).toBe(503);
    await site.upstream.comeBack();
  });

  it.each([
    ['max-age=60', false],
    ['', false],
    ['public, max-age=60', true],
    ['s-maxage=60', true],
    ['max-age=60, must-revalidate', true],
  ])('statement 5: a response with %j to a request with Authorization is stored: %j', (cacheControl, isKept) => {
    const lifetime = interpretAnswer(
      { status: 200, headers: { 'cache-control': [cacheControl] } },
      { fresh: 60, whileRevalidate: 60, ifError: 60 },
      { requestHeaders: { authorization: 'Bearer x' } },
    );
    expect(lifetime !== null).toBe(isKept);
  });

  it('statement 5: a visitor’s Authorization does not reach the upstream', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'max-age=60' }));
    await site.visit(resource, { headers: { authorization: 'Bearer x' } });
    expect(site.upstream.lastHeaders()).not.toHaveProperty('authorization');
    expect((await site.visit(resource)).text).toBe('{"n":1}');
  });
});

describe('variants', () => {
  it('statement 6: each picture format has its own entry', async () => {
    site.upstream.behave((req, res) =>
      answering(
        { 'Cache-Control': 'max-age=60', 'Content-Type': 'image/x', Vary: 'Accept' },
        { body: Buffer.from(req.headers.accept!) },
      )(req, res),
    );
    const accepts = [
      'image/avif,image/webp,image/png;q=0.8',
      'image/webp,*/*',
      'image/png',
      'text/html,image/avif,image/webp',
    ];
    const visits = [];
    for (const accept of accepts) visits.push(await site.visit(picture, { headers: { accept } }));
    expect(visits.map(({ text }) => text)).toEqual([
      'image/avif,image/webp,*/*',
      'image/webp,*/*',
      '*/*',
      'image/avif,image/webp,*/*',
    ]);
    expect(visits[3]!.headers['cache-status']).toMatch(/; hit/);
    expect(visits[3]!.headers.vary).toBe('Accept');
  });

  it('statement 6: Vary: * is never reused', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'max-age=60', Vary: 'Accept, *' }));
    await site.visit(resource);
    expect((await site.visit(resource)).text).toBe('{"n":2}');
  });

  it('statement 6: a header outside the key does not reach the upstream, whatever Vary names', async () => {
    site.upstream.behave((req, res) =>
      answering(
        { 'Cache-Control': 'max-age=60', Vary: 'Accept-Language, Cookie, X-Thing, User-Agent' },
        { body: req.headers },
      )(req, res),
    );
    const { text } = await site.visit(resource, {
      headers: {
        'accept-language': 'ca',
        cookie: 'a=1',
        'x-thing': '1',
        'user-agent': 'x',
        accept: 'text/html',
        origin: 'https://evil.example',
        'accept-encoding': 'br',
      },
    });
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(JSON.parse(text)).toMatchObject({
      'user-agent': 'vencejo',
      accept: 'application/json',
      'accept-encoding': 'identity',
    });
  });

  it.each([
    ['gzip, br', 'br'],
    ['br;q=1, gzip', 'br'],
    ['BR', 'br'],
    ['gzip;q=0.5, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
    ['identity', undefined],
  ])('statement 6: Accept-Encoding %j is served %j from one shared entry', async (accepted, encoding) => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }, { body: Array(200).fill('text') }));
    await site.visit(resource, { headers: { 'accept-encoding': 'gzip' } });
    const { headers, body } = await site.visit(resource, { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers['cache-status']).toMatch(/; hit/);
    if (encoding === 'gzip') expect(JSON.parse(gunzipSync(body).toString())).toHaveLength(200);
    expect(site.asked(resource)).toBe(1);
  });
});

describe('validation', () => {
  it('statement 7: a 304 updates the stored headers and the freshness, but not the headers that describe the body', async () => {
    const upstream = validating(
      {
        'Cache-Control': 'max-age=10, stale-while-revalidate=0',
        'Content-Disposition': 'inline',
        'Content-Language': 'es',
      },
      {
        onMatch: {
          'Cache-Control': 'max-age=100',
          'Content-Disposition': 'attachment',
          'Content-Type': 'application/hal+json',
          'Content-Encoding': 'gzip',
          'Content-Length': '7',
          'Content-Range': 'bytes 0-1/2',
        },
      },
    );
    site.upstream.behave(upstream);
    await site.visit(resource);
    site.forward(11);
    const updated = await site.visit(resource);
    expect([updated.status, updated.text]).toEqual([200, '{"ok":true}']);
    expect(updated.headers['cache-status']).toMatch(/^Vencejo; fwd=stale; fwd-status=304; ttl=\d+; stored$/);
    site.forward(90);
    const { headers } = await site.visit(resource);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-language': 'es',
      'content-type': 'application/hal+json',
      'content-length': '11',
      'cache-control': 'max-age=100',
      age: '90',
    });
    expect([headers['content-encoding'], headers['content-range'], upstream.seen]).toEqual([
      undefined,
      undefined,
      [undefined, '"v1"'],
    ]);
  });

  it('statement 7: a 304 to an unconditional request is a failure', async () => {
    site.upstream.behave(answering({}, { status: 304 }));
    expect((await site.visit(resource)).status).toBe(503);
  });

  it('statement 7: after a 304 with Set-Cookie the request gets the stored body, without the cookie', async () => {
    site.upstream.behave(
      validating({ 'Cache-Control': 'max-age=10, stale-while-revalidate=0' }, { onMatch: { 'Set-Cookie': 'a=1' } }),
    );
    await site.visit(resource);
    site.forward(11);
    const { status, text, headers } = await site.visit(resource);
    expect([status, text, headers['set-cookie']]).toEqual([200, '{"ok":true}', undefined]);
  });

  it.each([
    ['"v1"', 304],
    ['W/"v1"', 304],
    ['"other", W/"v1"', 304],
    ['*', 304],
    ['"v2"', 200],
    ['v1', 200],
  ])(
    'statement 8: If-None-Match: %s is answered %i from the cache, in every encoding and to HEAD',
    async (condition, status) => {
      site.upstream.behave(
        answering(
          { 'Cache-Control': 'max-age=60', ETag: '"v1"', 'Content-Language': 'es' },
          { body: Array(200).fill('text') },
        ),
      );
      await site.visit(resource);
      for (const encoding of ['identity', 'gzip', 'br']) {
        for (const method of ['GET', 'HEAD']) {
          const visit = await site.visit(resource, {
            method,
            headers: { 'if-none-match': condition, 'accept-encoding': encoding },
          });
          expect(visit.status).toBe(status);
          if (status === 304)
            expect([
              visit.body.length,
              visit.headers['content-length'],
              visit.headers['content-type'],
              visit.headers['content-encoding'],
            ]).toEqual([0, undefined, undefined, undefined]);
          expect(visit.headers).toMatchObject({
            'cache-control': 'max-age=60',
            vary: 'Accept-Encoding',
            age: '0',
            'content-language': 'es',
          });
          expect(visit.headers.etag).toBe(encoding === 'identity' ? '"v1"' : 'W/"v1"');
        }
      }
      expect(site.asked(resource)).toBe(1);
    },
  );

  it.each([
    [{ 'if-modified-since': 'Mon, 02 Nov 2026 10:00:00 GMT' }, 304],
    [{ 'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT' }, 304],
    [{ 'if-modified-since': 'Sun, 01 Nov 2026 10:00:00 GMT' }, 200],
    [{ 'if-modified-since': 'nonsense' }, 200],
    // What the ETag says counts, not the date.
    [{ 'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT', 'if-none-match': '"v2"' }, 200],
    [{ 'if-modified-since': 'Sun, 01 Nov 2026 10:00:00 GMT', 'if-none-match': '"v1"' }, 304],
  ])('statement 8: %j is answered %i', async (headers, status) => {
    site.upstream.behave(
      answering({ 'Cache-Control': 'max-age=60', ETag: '"v1"', 'Last-Modified': 'Mon, 02 Nov 2026 10:00:00 GMT' }),
    );
    await site.visit(resource);
    expect((await site.visit(resource, { headers })).status).toBe(status);
  });

  it.each<[Record<string, string>, number, [number, number]]>([
    [{ range: 'bytes=0-9' }, 206, [0, 9]],
    [{ range: 'bytes=995-' }, 206, [995, 999]],
    [{ range: 'bytes=-5' }, 206, [995, 999]],
    [{ range: 'bytes=990-2000' }, 206, [990, 999]],
    [{ range: 'bytes=0-4', 'accept-encoding': 'gzip, br' }, 206, [0, 4]],
    [{ range: 'bytes=0-4', 'if-range': '"v1"' }, 206, [0, 4]],
    [{ range: 'bytes=0-4', 'if-range': 'Mon, 02 Nov 2026 10:00:00 GMT' }, 206, [0, 4]],
    [{ range: 'bytes=0-4', 'if-range': '"v2"' }, 200, [0, 999]],
    [{ range: 'bytes=0-4', 'if-range': 'W/"v1"' }, 200, [0, 999]],
    [{ range: 'bytes=0-4', 'if-none-match': '"v1"' }, 304, [0, -1]],
    [{ range: 'bytes=0-4, 10-14' }, 200, [0, 999]],
    [{ range: 'bytes=-2000' }, 206, [0, 999]],
    [{ range: 'lines=0-4' }, 200, [0, 999]],
    [{ range: 'bytes=nonsense' }, 200, [0, 999]],
    [{ range: 'bytes=1000-' }, 416, [0, -1]],
  ])('statement 8: %j is answered %i', async (headers, status, [first, last]) => {
    const body = JSON.stringify(Array.from({ length: 998 }, (_, n) => String(n % 10)).join(''));
    const validators = { ETag: '"v1"', 'Last-Modified': 'Mon, 02 Nov 2026 10:00:00 GMT' };
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', ...validators }, { body: Buffer.from(body) }));
    const ranges = new Map([
      [206, `bytes ${first}-${last}/1000`],
      [416, 'bytes */1000'],
    ]);
    for (const visit of [await site.visit(resource, { headers }), await site.visit(resource, { headers })]) {
      expect([visit.status, visit.text]).toEqual([status, body.slice(first, last + 1)]);
      expect(visit.headers['content-range']).toBe(ranges.get(status));
      if (ranges.has(status)) expect(Number(visit.headers['content-length'])).toBe(visit.body.length);
    }
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 8: files say that they have parts, and HEAD has none', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', 'Content-Type': 'image/webp' }));
    expect((await site.visit(picture)).headers['accept-ranges']).toBe('bytes');
    const part = await site.visit(picture, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.text, part.headers['content-type']]).toEqual([206, '{"', 'image/webp']);
    const { headers } = await site.visit(picture, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect([headers['content-length'], headers['content-range']]).toEqual(['11', undefined]);
  });

  it('statement 8: a page is answered 304 too, in every encoding', async () => {
    const first = await site.visit('/viviendas-barcelona-compra', { headers: { 'accept-encoding': 'br' } });
    const { status } = await site.visit('/viviendas-barcelona-compra', {
      headers: { 'if-none-match': first.headers.etag! },
    });
    expect(status).toBe(304);
  });
});

describe('writes', () => {
  const post = (path: string) => site.visit(path, { method: 'POST', headers: json, body: '{}' });
  /** GETs are counted and kept; writes get the answer. */
  function writesGet(headers: Record<string, string>, status = 200) {
    const gets = counting({ 'Cache-Control': 'max-age=60' });
    site.upstream.behave((req, res) => (req.method === 'GET' ? gets : answering(headers, { status }))(req, res));
    return gets;
  }

  it.each([200, 201, 204, 303])(
    'statement 9: a write that succeeds with %i removes the entries of its URL',
    async (status) => {
      const gets = writesGet({}, status);
      await site.visit(resource);
      expect((await post(resource)).status).toBe(status);
      await site.visit(resource);
      expect(gets.count()).toBe(2);
    },
  );

  it.each([400, 404, 500])('statement 9: a write that fails with %i removes nothing', async (status) => {
    const gets = writesGet({}, status);
    await site.visit(resource);
    await post(resource);
    await site.visit(resource);
    expect(gets.count()).toBe(1);
  });

  it.each([
    ['Location', '/web/others', 2],
    ['Content-Location', '/web/others', 2],
    ['Location', '../others?utm_source=x', 2],
    ['Location', 'https://elsewhere.example/web/others', 1],
  ])('statement 9: %s: %s', async (name, location, times) => {
    const gets = writesGet({ [name]: location });
    await site.visit('/web/others');
    await post('/web/contact/new');
    await site.visit('/web/others');
    expect(gets.count()).toBe(times);
  });

  it('statement 9: a write to another spelling of the URL removes its entries too', async () => {
    const gets = writesGet({});
    await site.visit(resource);
    await post(`${resource}&utm_source=mail`);
    await site.visit(resource);
    expect(gets.count()).toBe(2);
  });

  it('statement 9: a write is never answered from the cache, and its response is not stored', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'max-age=60' }));
    const visits = [await post(resource), await post(resource), await site.visit(resource)];
    expect(visits.map(({ text }) => text)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    expect(visits[0]!.headers['cache-status']).toBe('Vencejo; fwd=method; fwd-status=200');
  });
});

describe('hop-by-hop headers', () => {
  it('statement 10: hop-by-hop headers and those that Connection names are neither stored nor passed on', async () => {
    site.upstream.behave(
      sending(
        [
          'HTTP/1.1 200 OK',
          'Content-Type: application/json',
          'Cache-Control: max-age=60',
          'Connection: close, X-Hop',
          'connection: X-Other',
          'X-Hop: 1',
          'X-Other: 1',
          'Content-Language: es',
          'Keep-Alive: timeout=77',
          'Proxy-Authenticate: Basic',
          'TE: trailers',
          'Trailer: X-After',
          'Upgrade: h2c',
          'Content-Length: 2',
          '',
          '{}',
        ].join('\r\n'),
      ),
    );
    for (const visit of [await site.visit(resource), await site.visit(resource)]) {
      expect(visit.headers).toMatchObject({ 'content-language': 'es' });
      for (const name of ['x-hop', 'x-other', 'proxy-authenticate', 'te', 'trailer', 'upgrade'])
        expect(visit.headers).not.toHaveProperty(name);
      expect(visit.headers['keep-alive']).not.toBe('timeout=77');
    }
    const { headers } = site.entryOf(resource)!;
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['connection']));
  });

  it('statement 10: a visitor’s hop-by-hop headers, and those his Connection names, do not reach the upstream', async () => {
    await site.visit(resource, {
      headers: {
        connection: 'close, x-custom',
        'x-custom': '1',
        te: 'trailers',
        'proxy-authorization': 'Basic x',
        upgrade: 'h2c',
      },
    });
    for (const name of ['x-custom', 'te', 'proxy-authorization', 'upgrade'])
      expect(site.upstream.lastHeaders()).not.toHaveProperty(name);
  });

  it('statement 10: a 103 is passed on, and neither it nor another 1xx is stored', async () => {
    site.upstream.behave(
      sending(
        [
          'HTTP/1.1 102 Processing',
          '',
          'HTTP/1.1 103 Early Hints',
          'Link: </a.css>; rel=preload; as=style',
          '',
          'HTTP/1.1 200 OK',
          'Content-Type: application/json',
          'Cache-Control: max-age=60',
          'Connection: close',
          'Content-Length: 2',
          '',
          '{}',
        ].join('\r\n'),
      ),
    );
    const first = await site.visit(resource);
    expect([first.status, first.hints]).toEqual([200, ['</a.css>; rel=preload; as=style']]);
    const second = await site.visit(resource);
    expect([second.status, second.text, second.hints]).toEqual([200, '{}', []]);
    expect(second.headers.link).toBeUndefined();
  });
});

describe('statuses', () => {
  it.each([
    [200, 'max-age=60', true],
    [203, 'max-age=60', true],
    [204, 'max-age=60', true],
    [300, 'max-age=60', true],
    [301, 'max-age=60', true],
    [302, 'max-age=60', true],
    [307, 'max-age=60', true],
    [308, 'max-age=60', true],
    [404, 'max-age=60', true],
    [410, 'max-age=60', true],
    [414, 'max-age=60', true],
    [500, 'max-age=60', true],
    [599, 'max-age=60', true],
    [206, 'max-age=60', false],
    [299, 'max-age=60', true],
    [299, 'public', false],
    [299, 'max-age=60, must-understand', false],
    [302, 'public', false],
    [201, '', false],
    [418, 'max-age=60', true],
    [418, '', false],
  ])('statement 11: %i with %j is stored: %j', async (status, cacheControl, isKept) => {
    await site.close();
    site = await createEdgeSite({}, { verdict: anyStatus });
    site.upstream.behave(answering({ 'Cache-Control': cacheControl, 'Content-Range': 'bytes 0-1/2' }, { status }));
    const visits = [await site.visit(resource), await site.visit(resource)];
    expect(visits.map((visit) => visit.status)).toEqual([status, status]);
    expect(site.asked(resource)).toBe(isKept ? 1 : 2);
    if (status === 204) expect(visits[1]!.headers['content-length']).toBeUndefined();
  });

  it('statement 11: the whole response is fetched for a range request, and stored', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', 'Accept-Ranges': 'bytes' }));
    const { status, text } = await site.visit(resource, { headers: { range: 'bytes=0-1', 'accept-encoding': 'br' } });
    expect([status, text]).toEqual([206, '{"']);
    expect(site.upstream.lastHeaders()).not.toHaveProperty('range');
    expect((await site.visit(resource)).text).toBe('{"ok":true}');
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 8: a part of a file that is too large to be stored comes from the upstream', async () => {
    const video = Buffer.alloc(2_000_000, 'video');
    site.upstream.behave((req, res) => {
      const part = req.headers.range === 'bytes=5-9' && req.headers['if-range'] === '"v1"';
      const fields = { 'Content-Type': 'video/mp4', ETag: '"v1"', 'Accept-Ranges': 'bytes', 'X-Own': 'no' };
      if (part)
        answering({ ...fields, 'Content-Range': 'bytes 5-9/2000000' }, { status: 206, body: Buffer.from('video') })(
          req,
          res,
        );
      else answering(fields, { body: video })(req, res);
    });
    const headers = { range: 'bytes=5-9', 'if-range': '"v1"' };
    const part = await site.visit(picture, { headers });
    expect([part.status, part.text]).toEqual([206, 'video']);
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 5-9/2000000',
      'content-length': '5',
      'accept-ranges': 'bytes',
    });
    expect(part.headers).not.toHaveProperty('x-own');
    const whole = await site.visit(picture, { headers: { ...headers, 'if-range': '"v2"' } });
    expect([whole.status, whole.body.length]).toEqual([200, 2_000_000]);
  });

  it.each([
    ['by its length', cutByLength],
    ['in chunks', cutInChunks],
  ])('statement 12: a response cut short %s is neither stored nor served', async (_how, cut) => {
    site.upstream.behave(cut);
    expect((await site.visit(resource)).status).toBe(503);
    expect(site.entryOf(resource)).toBeUndefined();
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }));
    expect((await site.visit(resource)).text).toBe('{"ok":true}');
  });

  it.each([[{ 'Content-Length': '3000000' }], [{}]])(
    'statement 12: a passed-through response that is cut short (%j) does not look complete to the visitor',
    async (length) => {
      site.upstream.behave((_req, res) => {
        res
          .writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60', ...length })
          .write(Buffer.alloc(2_000_000), () => {
            setTimeout(() => res.socket!.destroy(), 5);
          });
      });
      const { status, complete } = await site.visit(picture);
      expect([status, complete]).toEqual([200, false]);
      expect(site.entryOf(picture)).toBeUndefined();
      // The connection that was cut is not used again.
      site.upstream.behave(answering({ 'Content-Type': 'image/webp' }));
      expect((await site.visit('/media/estates/ms0116-1000/2-living-420.webp')).status).toBe(200);
    },
  );
});

describe('request headers and URLs', () => {
  it('statement 13: a response with Set-Cookie is not stored, and the cookie reaches no visitor', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'session=1' }));
    const visits = [await site.visit(resource), await site.visit(resource)];
    expect(visits.map(({ text, headers }) => [text, headers['set-cookie']])).toEqual([
      ['{"n":1}', undefined],
      ['{"n":2}', undefined],
    ]);
  });

  it('statement 13: a request with a cookie gets the public entry, and the upstream does not see the cookie', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'max-age=60' }));
    await site.visit(resource, { headers: { cookie: 'a=1' } });
    expect(site.upstream.lastHeaders()).not.toHaveProperty('cookie');
    expect((await site.visit(resource, { headers: { cookie: 'b=2' } })).text).toBe('{"n":1}');
  });

  it('statement 13: the upstream of a write does not see the cookie either', async () => {
    site.upstream.behave(answering({ 'Set-Cookie': 'session=1' }));
    const { headers } = await site.visit('/web/contact/new', {
      method: 'POST',
      headers: { ...json, cookie: 'a=1', authorization: 'x' },
      body: '{}',
    });
    expect([
      site.upstream.lastHeaders().cookie,
      site.upstream.lastHeaders().authorization,
      headers['set-cookie'],
    ]).toEqual([undefined, undefined, undefined]);
  });

  const hostile = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '666',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    forwarded: 'host=evil.example',
    'x-http-method-override': 'DELETE',
    'x-forwarded-prefix': '/evil',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };

  it('statement 14: no request header outside the key changes a page', async () => {
    const { text, headers } = await site.visit('/viviendas-barcelona-compra', { headers: hostile });
    expect(text).not.toContain('evil');
    expect(text).not.toContain('gopher');
    expect(JSON.stringify(headers)).not.toContain('evil');
    expect((await site.visit('/viviendas-barcelona-compra')).headers['cache-status']).toMatch(/; hit/);
  });

  it('statement 14: no request header outside the key reaches the upstream', async () => {
    await site.visit(resource, { headers: hostile });
    expect(JSON.stringify(site.upstream.lastHeaders())).not.toContain('evil');
  });

  it('statement 14: parameter order and tracking parameters do not create another entry', async () => {
    site.upstream.behave(counting({ 'Cache-Control': 'max-age=60' }));
    const paths = [
      '/web/things?rooms=2&_page=2',
      '/web/things?_page=2&rooms=2',
      '/web/things?utm_source=x&_page=2&gclid=y&rooms=2',
      '/web/things?_page=2&&rooms=2&',
    ];
    for (const path of paths) expect((await site.visit(path)).text).toBe('{"n":1}');
    expect(site.cache.stats().entries).toBe(1);
  });

  it('statement 14: tracking parameters do not create another page entry', async () => {
    for (const path of [
      '/viviendas-barcelona-compra',
      '/viviendas-barcelona-compra?utm_source=x',
      '/viviendas-barcelona-compra?gclid=1&fbclid=2',
    ])
      expect((await site.visit(path)).status).toBe(200);
    expect([...site.cache.entries()].filter(({ kind }) => kind === 'page')).toHaveLength(1);
  });

  it('statement 14: a path is not decoded twice', async () => {
    site.upstream.behave((req, res) => answering({}, { body: { url: req.url } })(req, res));
    expect((await site.visit('/media/a%252fb.webp')).text).toBe('{"url":"/media/a%252fb.webp"}');
    expect((await site.visit('/media/a%2fb.webp')).status).toBe(404);
    expect((await site.visit('/web/estates%2f..%2fx')).status).toBe(404);
  });

  it.each([
    '/constructor',
    '/__proto__',
    '/toString',
    '/hasOwnProperty',
    '/web/constructor',
    '/web/__proto__',
    '/media/__proto__',
    '/media/constructor',
    '/en/__proto__',
  ])('statement 14: %s is a key like any other', async (path) => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }), /constructor|proto/);
    const first = await site.visit(path);
    const second = await site.visit(path);
    expect([first.status, second.status]).toEqual(
      Array(2).fill(path.startsWith('/web') || path.startsWith('/media') ? 200 : 404),
    );
    expect(first.headers['cache-status']).toMatch(/fwd=uri-miss/);
    expect(second.headers['cache-status']).toMatch(/; hit/);
    expect({}).not.toHaveProperty('status');
  });

  it('statement 14: all pages that are not found share one entry for each language', async () => {
    for (const path of ['/a', '/b', '/c/d?e=f', '/%E0%A4%A', '/en/a', '/en/b'])
      expect((await site.visit(path)).status).toBe(404);
    expect(
      [...site.cache.entries()]
        .map(({ url }) => url)
        .filter((url) => url.includes('404'))
        .toSorted(),
    ).toEqual(['/404/404', '/en/404/404']);
  });
});
