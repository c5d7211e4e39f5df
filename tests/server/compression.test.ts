import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { textOf } from '#server/edge/http/encoders.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const brotli = (test: request.Test) => test.set('Accept-Encoding', 'br');
/** More than the middleware leaves as it is. */
const large = { results: [], total: 0, page: 7, pages: 0, qty: 24, text: 'vivienda '.repeat(400) };

describe('what is not cached is compressed for its one reader', () => {
  it('a private page', async () => {
    const { status, headers } = await brotli(request(site.app).get('/viviendas/MS0116-1000'));
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'private, no-store']);
    expect(headers.vary).toMatch(/Accept-Encoding/i);
    expect(headers['content-length']).toBeUndefined();
    expect(site.cache.stats().kinds.page).toBeUndefined();
  });

  it('the page that answers a form with what is wrong in it', async () => {
    const sent = brotli(request(site.app).post('/').set('Sec-Fetch-Site', 'same-origin').type('form'));
    const { status, headers } = await sent.send({ email: 'no address' });
    expect([status, headers['content-encoding']]).toEqual([422, 'br']);
  });

  it('the response to a write', async () => {
    site.upstream.behave(answering({}, { status: 201, body: large }), /accept/);
    const sent = brotli(request(site.app).post('/web/rgpd/accept').set('Sec-Fetch-Site', 'same-origin'));
    const { status, headers, body } = await sent.send({ email: 'ana@correo.example' });
    expect([status, headers['content-encoding'], body]).toEqual([201, 'br', large]);
  });

  it('a response that the upstream marks as private, although it has an Age', async () => {
    const path = '/web/estates/buy?_page=7';
    site.upstream.behave(answering({ 'Cache-Control': 'private', Age: '30' }, { body: large }), /_page=7/);
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await brotli(request(site.app).get(path));
      expect([headers['content-encoding'], body]).toEqual(['br', large]);
    }
  });
});

describe.each(['/viviendas-barcelona-compra', '/web/estates/buy?province=barcelona'])('what is cached: %s', (path) => {
  const visit = () => brotli(request(site.app).get(path));
  const prepared = () => {
    const entry = [...site.cache.entries()].find(({ url }) => url === path)!;
    return entry.derived.get('prepared:br') as { body: Buffer; isQuick: boolean };
  };
  const lengthOf = ({ headers }: request.Response) => Number(headers['content-length']);

  it('is compressed quickly for the first visitor, and thoroughly once, when it is asked for again', async () => {
    const first = await visit();
    const quick = prepared();
    const second = await visit();
    const until = Date.now() + 4_000;
    while (prepared() === quick && Date.now() < until) await sleep(1);
    const thorough = prepared();
    const third = await visit();
    for (const { headers } of [first, second, third])
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect([lengthOf(first), lengthOf(second)]).toEqual([quick.body.length, quick.body.length]);
    expect([lengthOf(third), thorough.isQuick]).toEqual([thorough.body.length, false]);
    expect(thorough.body.length).toBeLessThan(quick.body.length);
    expect(third.headers.etag).toBe(first.headers.etag);
    await visit();
    expect(prepared()).toBe(thorough);
  });

  it('reads the same in every encoding', async () => {
    const texts = [];
    for (const encoding of ['br', 'gzip', 'identity', 'gzip'])
      texts.push((await request(site.app).get(path).set('Accept-Encoding', encoding).buffer(true)).text);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('MS0116-1000');
  });
});

describe('an answer of the API', () => {
  const list = '/web/estates/buy?province=barcelona&_qty=24';
  const entryOf = (url: string) => [...site.cache.entries()].find((entry) => entry.url === url);
  const apiEntries = () => [...site.cache.entries()].filter(({ kind }) => kind === 'api');

  it('is kept compressed, and read again for another page', async () => {
    const first = await request(site.app).get('/viviendas-barcelona-compra');
    const lists = apiEntries().filter(({ url }) => url.startsWith('/web/estates/') && !url.includes('_facets'));
    expect(lists.map(({ isPacked }) => isPacked)).toEqual([true]);
    const text = textOf(lists[0]!);
    expect(JSON.parse(text)).toMatchObject({ results: expect.any(Array), page: 1 });
    expect(lists[0]!.body.length).toBeLessThan(text.length / 3);
    const asked = site.upstream.requests.length;
    const other = await request(site.app).get('/en/properties-barcelona-buy');
    for (const { status, text: html } of [first, other])
      expect([status, html.includes('MS0116-1000')]).toEqual([200, true]);
    expect(site.upstream.requests.slice(asked).filter((each) => each.includes('/web/estates/'))).toEqual([]);
  });

  it('is kept compressed after the upstream has said that it is still the same', async () => {
    const headers = { 'Cache-Control': 'max-age=10', ETag: '"v1"' };
    site.upstream.behave((req, res) => {
      const isSame = req.headers['if-none-match'] === '"v1"';
      answering(headers, isSame ? { status: 304 } : { body: large })(req, res);
    }, /_qty=24/);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await request(site.app).get(list).set('Accept-Encoding', encoding);
      expect([answer.status, answer.body]).toEqual([200, large]);
      expect(entryOf(list)).toMatchObject({ isPacked: true });
      site.forward(11);
    }
    expect(site.upstream.requests.filter((each) => each.includes('_qty=24'))).toHaveLength(3);
  });

  it('is not compressed where it is for no other request', async () => {
    const headers = { 'Cache-Control': 'max-age=0, must-revalidate', ETag: '"v1"' };
    site.upstream.behave(answering(headers, { body: large }), /_qty=24/);
    expect((await request(site.app).get(list)).body).toEqual(large);
    expect(entryOf(list)).toMatchObject({ isPacked: false });
  });

  it('is unpacked once for those who accept no encoding, when they ask again', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }, { body: large }), /_qty=24/);
    const kept = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await request(site.app).get(list).set('Accept-Encoding', 'identity');
      expect(answer.body).toEqual(large);
      kept.push((entryOf(list)!.derived.get('prepared:identity') as { body: Buffer | null }).body?.length ?? null);
    }
    const { length } = JSON.stringify(large);
    expect(kept).toEqual([null, length, length]);
  });

  it('is kept as it came where it is too large to be compressed at once', async () => {
    const body = { ...large, text: 'vivienda '.repeat(40_000) };
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }, { body }), /_qty=24/);
    for (const encoding of ['br', 'identity']) {
      const answer = await request(site.app).get(list).set('Accept-Encoding', encoding);
      expect(answer.body).toEqual(body);
    }
    expect(entryOf(list)).toMatchObject({ isPacked: false });
  });
});

it('a client that accepts no encoding gets none', async () => {
  const { headers } = await request(site.app).get('/viviendas/MS0116-1000').set('Accept-Encoding', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
});
