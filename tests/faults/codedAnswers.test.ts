import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const json = JSON.stringify({ n: 1, text: 'año' });
const plain = Buffer.from(json);
const write = (path = '/web/things') =>
  site.visit(path, {
    method: 'POST',
    headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
    body: '{}',
  });

it.each([
  ['gzip', gzipSync(plain)],
  ['x-gzip', gzipSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['gzip, br', brotliCompressSync(gzipSync(plain))],
  ['identity', plain],
])('an answer in %s, which nobody asked for, is read and passed on decoded', async (coding, body) => {
  site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', 'Content-Encoding': coding }, { body }));
  for (const visit of [await site.visit(resource), await site.visit(resource), await write()]) {
    expect([visit.status, visit.text, visit.headers['content-encoding']]).toEqual([200, json, undefined]);
    expect(visit.headers['content-length'] ?? String(plain.length)).toBe(String(plain.length));
  }
  expect(site.asked(resource)).toBe(1);
});

it.each([
  ['zstd', plain],
  ['aws-chunked', plain],
  ['gzip', plain],
  ['br', gzipSync(plain)],
  ['deflate', plain],
  ['gzip', gzipSync(plain).subarray(0, 20)],
  ['gzip', gzipSync(Buffer.alloc(20_000_000, ' '))],
])('an answer that says %s and is not decodable is a failure, neither passed on nor kept', async (coding, body) => {
  site.upstream.behave(answering({ 'Cache-Control': 'max-age=10' }, { body: { good: true } }));
  expect((await site.visit(resource)).status).toBe(200);
  site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', 'Content-Encoding': coding }, { body }));
  expect((await site.visit('/web/things')).status).toBe(503);
  expect((await site.visit('/media/1.webp')).status).toBe(503);
  expect((await write()).status).toBe(503);
  site.forward(20);
  const stale = await site.visit(resource);
  expect([stale.status, stale.text]).toEqual([200, '{"good":true}']);
  expect([...site.cache.entries()].map(({ url }) => url)).toEqual([resource]);
});

it('JSON with a byte order mark is read', async () => {
  const province = [{ slug: 'barcelona', name: 'Barcelona', count: 30 }];
  const body = Buffer.from(`\ufeff${JSON.stringify(province)}`);
  site.upstream.behave(answering({}, { body }), /^\/web\/provinces/);
  expect((await site.visit('/web/provinces')).text).toBe(JSON.stringify(province));
  expect((await site.visit('/viviendas-barcelona-compra')).status).toBe(200);
});
