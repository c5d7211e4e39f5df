import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { createTestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

const dirs: string[] = [];
function newDir(): string {
  dirs.push(mkdtempSync(path.join(tmpdir(), 'vencejo-kyero-')));
  return dirs.at(-1)!;
}
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true })));

/** supertest reads XML as bytes unless told. */
const get = (app: Parameters<typeof request>[0], url = '/kyero.xml') => request(app).get(url).buffer(true);
const idsOf = (xml: string): string[] => [...xml.matchAll(/<property><id>([^<]+)</g)].map(([, id]) => id!);
const offered = smallEstates
  // The format has no place for a price on request.
  .filter(({ status, price }) => status === 'new' && price !== undefined)
  .map(({ reference }) => slugOfReference(reference));

/** Waits for what is made in the background. */
async function until<T>(read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const value = await read();
    if (isRight(value) || attempt === 100) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the feed for portals, over the bundled origin', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    site = await createOriginSite({ DATA_DIR: newDir() });
  }, 60_000);
  afterAll(() => site.close());

  it('holds every home that may be had, once, and can be asked for again at no cost', async () => {
    const { status, headers, text } = await get(site.app);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(headers['cache-control']).toMatch(/^public, max-age=3[56]\d\d$/);
    expect(text).toMatch(/^<\?xml[^]*<feed_version>3<\/feed_version>[^]*<\/root>\n$/);
    expect(idsOf(text).sort()).toEqual(offered.sort());
    expect((await get(site.app).set('If-None-Match', headers.etag!)).status).toBe(304);
    expect((await get(site.app).set('If-Modified-Since', headers['last-modified']!)).status).toBe(304);
    const plain = await get(site.app).set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(text);
    expect((await request(site.app).head('/kyero.xml').set('Accept-Encoding', 'gzip')).headers['content-length']).toBe(
      headers['content-length'],
    );
  });

  it('is made anew when it is old: a home that changed has another date, one that was sold is gone', async () => {
    const dateOf = (xml: string, reference: string) => new RegExp(`<id>${reference}</id><date>([^<]*)`).exec(xml)?.[1];
    const [changed, sold] = smallEstates.filter(({ status }) => status === 'new');
    const before = await get(site.app);
    await saveEstate(site.store, { ...changed!, price: 1_234, updated_at: '2026-11-11T10:00:00.000Z' });
    await setEstateStatus(site.store, sold!.reference, 'sold');
    expect((await get(site.app)).text).toBe(before.text);
    jest.useFakeTimers({
      now: Date.now() + 61 * 60_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    try {
      // The stored one is sent at once, and the new one when it is there.
      expect((await get(site.app)).text).toBe(before.text);
      const after = await until(
        () => get(site.app),
        ({ text }) => text !== before.text,
      );
      expect(dateOf(after.text, slugOfReference(changed!.reference))).toBe('2026-11-11 10:00:00');
      expect(after.text).toContain('<price>1234</price>');
      expect(idsOf(after.text)).not.toContain(slugOfReference(sold!.reference));
      expect(after.headers.etag).not.toBe(before.headers.etag);
    } finally {
      jest.useRealTimers();
    }
  });

  it('the call that it is made from is not for browsers', async () => {
    for (const url of ['/web/export/estates', '/WEB/Export/estates', '/web/export/estates?_after=1', '/web/export'])
      expect([url, (await request(site.app).get(url)).status]).toEqual([url, 404]);
  });
});

describe('the feed for portals, when things go wrong', () => {
  const exported = /^\/web\/export\//;
  const page = (references: string[], next?: string) =>
    JSON.stringify({ results: references.map((reference) => fakeEstate({ reference })), next });

  it('is the stored one while the API fails, and a 503 without one: never empty, never half', async () => {
    const site = await createTestSite({ DATA_DIR: newDir() });
    const { upstream } = site;
    upstream.behave((_req, res) => void res.writeHead(500).end(), exported);
    const failed = await get(site.app);
    expect([failed.status, failed.headers['retry-after'], failed.headers['cache-control']]).toEqual([
      503,
      '120',
      'no-store',
    ]);
    // Half of it comes, and then no more: a place that never advances.
    upstream.behave(
      (_req, res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end(page(['A-1'], '1')),
      exported,
    );
    site.forward(61);
    expect((await get(site.app)).status).toBe(503);
    upstream.behave(
      (_req, res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end(page(['A-1', 'A-2'])),
      exported,
    );
    // Not again within a minute of a failure.
    expect((await get(site.app)).status).toBe(503);
    site.forward(61);
    expect(idsOf((await get(site.app)).text)).toEqual(['A-1', 'A-2']);
    jest.useFakeTimers({
      now: Date.now() + 5 * 3_600_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    try {
      await upstream.die();
      expect(idsOf((await get(site.app)).text)).toEqual(['A-1', 'A-2']);
    } finally {
      jest.useRealTimers();
    }
    await site.close();
  });

  it('ten readers at once cost one walk', async () => {
    const site = await createTestSite({ DATA_DIR: newDir() });
    site.upstream.behave(
      (_req, res) =>
        void setTimeout(() => res.writeHead(200, { 'Content-Type': 'application/json' }).end(page(['A-1'])), 100),
      exported,
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(site.app)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(site.upstream.requests.filter((line) => line.includes('/web/export/'))).toHaveLength(1);
    await site.close();
  });

  it('with an API that has no such call there is no feed', async () => {
    const site = await createTestSite({ DATA_DIR: newDir() });
    expect((await get(site.app)).status).toBe(404);
    await site.close();
  });

  it('with a token it is for those who name it, and one client cannot ask without end', async () => {
    const token = 'portals-only-0123456789';
    const site = await createTestSite({ DATA_DIR: newDir(), KYERO_TOKEN: token });
    site.upstream.behave(
      (_req, res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end(page(['A-1'])),
      exported,
    );
    expect((await get(site.app)).status).toBe(403);
    expect((await get(site.app, '/kyero.xml?token=portals-only')).status).toBe(403);
    const { status, headers } = await get(site.app, `/kyero.xml?token=${token}`);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    // Behind a proxy that writes the port after the address.
    const from = (client: string) => get(site.app, `/kyero.xml?token=${token}`).set('X-Forwarded-For', client);
    for (let times = 0; times < 30; times += 1) expect((await from(`192.0.2.1:${40_000 + times}`)).status).toBe(200);
    const refused = await from('192.0.2.1:50000');
    expect(refused.status).toBe(429);
    expect((await from('192.0.2.2:50000')).status).toBe(200);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    await site.close();
  });
});
