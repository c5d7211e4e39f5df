import request from 'supertest';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { createOriginSite } from '../fakes/createOriginSite.ts';
import { createTestSite, type TestSite } from '../fakes/createTestSite.ts';
import { readSitemap, sitemapFaults, type ReadUrl } from '../fakes/readSitemap.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

const host = 'https://www.example.com';

type OriginSite = Awaited<ReturnType<typeof createOriginSite>>;

/** The alternates in a page's head. */
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/g)].map(([, code, href]) => [
      code!,
      href!.replaceAll('&amp;', '&'),
    ]),
  );

const canonicalIn = (html: string): string | undefined =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** Puts an English text of a machine's beside a listing's own; null: takes it away. */
async function translateText({ store: { db }, purgeAll }: OriginSite, reference: string | null): Promise<void> {
  await db.deleteFrom('translations').execute();
  await db.deleteFrom('translation_uses').execute();
  if (reference !== null) {
    const { key } = await db
      .selectFrom('estates')
      .select('key')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const row = {
      digest: 'd',
      source: 'es',
      target: 'en',
      content: null,
      names: '[]',
      characters: 4,
      state: 'done' as const,
    };
    const made = { translation: 'Flat', provider: 'deepl', problem: null, attempts: 0, try_at: 0, lease: null };
    await db
      .insertInto('translations')
      .values({ ...row, ...made, made_at: 0, done_at: 1 })
      .execute();
    await db.insertInto('translation_uses').values({ estate: key, digest: 'd', field: 'text' }).execute();
  }
  await purgeAll();
}

describe('over the bundled origin', () => {
  let site: OriginSite;
  /** Of the same data, with what machines translate in its sitemap. */
  let other: OriginSite;
  beforeAll(async () => {
    site = await createOriginSite();
    other = await createOriginSite({ TRANSLATE_INDEX: 'on' });
  });
  afterAll(async () => {
    await site.close();
    await other.close();
  });

  const get = (path: string) => request(site.app).get(path);
  const text = async (path: string): Promise<string> => {
    const { status, text: xml, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    return xml;
  };
  const pathOf = (url: string): string => url.slice(host.length);
  const files = async (): Promise<ReadUrl[]> => readSitemap(await text('/sitemap.xml'));
  const urlsOf = async (path: string): Promise<ReadUrl[]> => readSitemap(await text(path));

  it('lists its files by kind and language, with their last change', async () => {
    const listed = await files();
    expect(listed.filter(({ loc }) => /-ca[-.]|\/ca\//.test(loc)).map(({ loc }) => pathOf(loc))).toEqual([
      '/sitemap-pages-ca.xml',
      '/sitemap-search-ca.xml',
      '/sitemap-towns-ca-1.xml',
      '/sitemap-estates-ca-1.xml',
      '/sitemap-directories-ca.xml',
      '/sitemap-agents-ca-1.xml',
      '/sitemap-agencies-ca-1.xml',
      '/magazine/ca/sitemap.xml',
    ]);
    expect(listed.every(({ lastmod }) => lastmod !== undefined)).toBe(true);
    expect(listed.every(({ loc }) => loc.startsWith(host))).toBe(true);
    expect(listed).toHaveLength(24);
  });

  it('keeps to the schema of the protocol, in every file', async () => {
    expect(await sitemapFaults(await text('/sitemap.xml'))).toEqual([]);
    for (const { loc } of await files()) expect([loc, await sitemapFaults(await text(pathOf(loc)))]).toEqual([loc, []]);
    expect(await sitemapFaults('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>')).not.toEqual(
      [],
    );
  });

  it('holds what may be indexed, each page once, with the alternates of its own head', async () => {
    const byFile = await Promise.all((await files()).map(({ loc }) => urlsOf(pathOf(loc))));
    const urls = byFile.flat();
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    // The crawler visits all of them (crawl.test.ts); here the ends of each file.
    const ends = byFile.flatMap((inFile) => [...new Set([inFile[0]!, inFile.at(-1)!])]);
    for (const { loc, alternates } of ends) {
      const page = await get(pathOf(loc));
      const robots = `${page.headers['x-robots-tag'] ?? ''} ${/<meta[^>]*name="robots"[^>]*>/.exec(page.text)?.[0] ?? ''}`;
      expect([loc, page.status, canonicalIn(page.text), robots.trim(), alternatesIn(page.text)]).toEqual([
        loc,
        200,
        loc,
        '',
        alternates,
      ]);
    }
    const paths = urls.map(({ loc }) => pathOf(loc));
    expect(paths.filter((path) => /\/rgpd\/|gracias|favoritos|formulario|error/.test(path))).toEqual([]);
    const closed = smallEstates
      .filter(({ status }) => isClosed(status))
      .map(({ reference }) => reference.toLowerCase());
    expect(paths.filter((path) => closed.some((reference) => path.toLowerCase().endsWith(reference)))).toEqual([]);
  }, 60_000);

  it('names every listing that can still be had, with its picture and its own date', async () => {
    const urls = await urlsOf('/sitemap-estates-en-1.xml');
    const open = smallEstates.filter(({ status }) => !isClosed(status));
    expect(urls.map(({ loc }) => loc.split('/').at(-1)!.toUpperCase())).toEqual(open.map(({ reference }) => reference));
    expect(urls.map(({ lastmod }) => lastmod)).toEqual(open.map(({ updated_at }) => updated_at));
    expect(urls[0]!.images).toEqual([expect.stringMatching(/^https:\/\/www\.example\.com\/media\/estates\//)]);
  });

  it('names towns and zones with three available homes of a type', async () => {
    const paths = (await urlsOf('/sitemap-towns-es-1.xml')).map(({ loc }) => pathOf(loc));
    expect(paths).toContain('/viviendas-barcelona-compra?town=barcelona');
    expect(paths.some((path) => path.includes('&zone='))).toBe(true);
  });

  it('is sent compressed, and unpacked to a client that reads no gzip; both have one validator', async () => {
    const path = '/sitemap-estates-es-1.xml';
    const packed = await get(path).set('Accept-Encoding', 'gzip, br');
    const plain = await get(path).set('Accept-Encoding', 'br');
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(packed.headers).toMatchObject({ vary: 'Accept-Encoding', etag: plain.headers['etag'] });
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
    expect(String(packed.text ?? packed.body)).toBe(String(plain.text ?? plain.body));
    for (const encoding of ['gzip', 'identity']) {
      const again = await get(path).set('Accept-Encoding', encoding).set('If-None-Match', plain.headers['etag']!);
      expect(again.status).toBe(304);
      const head = await request(site.app).head(path).set('Accept-Encoding', encoding);
      expect([head.status, head.text]).toEqual([200, undefined]);
    }
  });

  it.each([
    '/sitemap-estates-es.xml',
    '/sitemap-estates-es-0.xml',
    '/sitemap-estates-es-01.xml',
    '/sitemap-estates-es-2.xml',
    '/sitemap-pages-es-1.xml',
    '/sitemap-pages-fr.xml',
    '/sitemap-users-es.xml',
    '/sitemap-constructor-es-1.xml',
  ])('%s is no file of it', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is the same over the same data, however often it is made', async () => {
    for (const path of ['/sitemap.xml', ...(await files()).map(({ loc }) => pathOf(loc))]) {
      const [first, second] = await Promise.all([get(path), request(other.app).get(path)]);
      expect([path, second.headers['etag']]).toEqual([path, first.headers['etag']]);
    }
  });

  it('leaves out a page whose text a machine translated, unless TRANSLATE_INDEX is on', async () => {
    const open = smallEstates.filter(({ status }) => !isClosed(status));
    const references = async (of: OriginSite, language: 'es' | 'en') => {
      const { text: xml } = await request(of.app).get(`/sitemap-estates-${language}-1.xml`);
      expect(await sitemapFaults(xml)).toEqual([]);
      return readSitemap(xml).map(({ loc }) => loc.split('/').at(-1)!.toUpperCase());
    };
    const [first, ...others] = open;
    for (const of of [site, other]) await translateText(of, first!.reference);
    const all = open.map(({ reference }) => reference);
    expect(await references(site, 'en')).toEqual(others.map(({ reference }) => reference));
    expect(await references(site, 'es')).toEqual(all);
    expect(await references(other, 'en')).toEqual(all);
    for (const of of [site, other]) await translateText(of, null);
    expect(await references(site, 'en')).toEqual(all);
  });

  it('a changed listing renews its own file, which the next reader waits for, and no other', async () => {
    const paths = ['/sitemap-estates-es-1.xml', '/sitemap-agents-es-1.xml', '/sitemap-towns-es-1.xml', '/'];
    for (const path of paths) await get(path);
    const states = async () =>
      Promise.all(paths.map(async (path) => (await get(path)).headers['cache-status']!.includes('hit')));
    expect(await states()).toEqual([true, true, true, true]);
    await site.purge(['sitemap:estates:1']);
    expect(await states()).toEqual([false, true, true, true]);
    expect(await states()).toEqual([true, true, true, true]);
  });

  it('a sold listing leaves its file, whose date moves on', async () => {
    const changing = await createOriginSite();
    try {
      const path = '/sitemap-estates-es-1.xml';
      const read = async (of: string) => readSitemap((await request(changing.app).get(of)).text);
      const dateOf = async () => (await read('/sitemap.xml')).find(({ loc }) => loc === host + path)!.lastmod!;
      const namesSold = async () =>
        (await read(path)).some(({ loc }) => loc.toUpperCase().endsWith(smallEstates[0]!.reference));
      const at = new Date().toISOString();
      expect([(await dateOf()) < at, await namesSold()]).toEqual([true, true]);
      await setEstateStatus(changing.store, smallEstates[0]!.reference, 'sold', Date.parse(at));
      // As the feed of changes does, which tests have none of.
      await changing.purge(['sitemap', 'sitemap:estates:1']);
      expect([await dateOf(), await namesSold()]).toEqual([at, false]);
    } finally {
      await changing.close();
    }
  });
});

describe('over another upstream', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite({
      CMS_HOST: 'https://cms.example.com',
      IMAGE_ORIGINS: 'https://pictures.example.net',
    });
  });
  afterEach(() => site.close());

  const get = (path: string) => request(site.app).get(path);
  const results = Array.from({ length: 3 }, (_, index) => ({
    reference: `MS0116-${1000 + index}`,
    url_slug: { 'es-ES': `casa-${index}` },
    type: 'BUY',
    province_slug: 'barcelona',
    updated_at: '2026-05-11T09:00:00Z',
    images: ['https://pictures.example.net/a b.jpg', 'http://', 'javascript:alert(1)'],
  }));
  const estatesOnly = () =>
    site.upstream.behave((req, res) => {
      const { pathname } = new URL(req.url!, 'http://x');
      if (pathname !== '/web/sitemap/estates') return void res.writeHead(404).end();
      res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      res.end(
        JSON.stringify({ results: [...results, { reference: 'broken' }, { ...results[0], type: 'swap' }], pages: 2 }),
      );
    }, /^\/web\/sitemap/);

  it('works without what the contract leaves to choice', async () => {
    estatesOnly();
    const index = await get('/sitemap.xml');
    expect(await sitemapFaults(index.text)).toEqual([]);
    expect(
      readSitemap(index.text)
        .filter(({ loc }) => /-es[-.]/.test(loc))
        .map(({ loc, lastmod }) => [loc.slice(host.length), lastmod !== undefined]),
    ).toEqual([
      ['/sitemap-pages-es.xml', true],
      ['/sitemap-search-es.xml', false],
      ['/sitemap-estates-es-1.xml', false],
      ['/sitemap-estates-es-2.xml', false],
      ['/sitemap-directories-es.xml', false],
    ]);
    const estates = (await get('/sitemap-estates-ca-1.xml')).text;
    expect(await sitemapFaults(estates)).toEqual([]);
    expect(readSitemap(estates)).toHaveLength(3);
    expect(readSitemap(estates)[0]!.images).toEqual(['https://pictures.example.net/a%20b.jpg']);
    const searches = (await get('/sitemap-search-es.xml')).text;
    // One province has homes.
    expect(readSitemap(searches).map(({ loc }) => loc.slice(host.length))).toEqual([
      '/viviendas-compra',
      '/viviendas-barcelona-compra',
      '/viviendas-alquiler',
      '/viviendas-barcelona-alquiler',
    ]);
    expect(
      readSitemap((await get('/sitemap-directories-en.xml')).text).map(({ loc }) => loc.slice(host.length)),
    ).toEqual(['/en/agents', '/en/agents/barcelona']);
  });

  it('an upstream that fails: the last file, else 503, and never one with less in it', async () => {
    estatesOnly();
    const path = '/sitemap-estates-es-1.xml';
    const good = await get(path);
    expect((await get('/sitemap.xml')).status).toBe(200);
    site.upstream.behave((_req, res) => void res.writeHead(500).end());
    site.forward(2 * 3_600);
    const stale = await get(path);
    expect([stale.status, stale.text]).toEqual([200, good.text]);
    expect(stale.headers['cache-status']).toContain('stale-if-error');
    const none = await get('/sitemap-estates-es-2.xml');
    expect([none.status, none.headers['retry-after'], none.headers['cache-control']]).toEqual([503, '30', 'no-store']);
    for (const other of ['/sitemap-search-ca.xml', '/sitemap-directories-ca.xml'])
      expect([other, (await get(other)).status]).toEqual([other, 503]);
    // Pages that are their texts alone need no upstream.
    expect((await get('/sitemap-pages-ca.xml')).status).toBe(200);
  });

  it.each(['<html>', '{"results":{}}', '[]'])('an answer that is %s is a failure', async (body) => {
    site.upstream.behave((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    }, /^\/web\/sitemap/);
    for (const path of ['/sitemap.xml', '/sitemap-estates-es-1.xml']) expect((await get(path)).status).toBe(503);
  });

  it('an answer too large for the cache is read all the same', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...results[0]!,
      reference: `MS0116-${10_000 + index}`,
      url_slug: { 'es-ES': `casa-${'muy-'.repeat(20)}grande-${index}` },
    }));
    site.upstream.behave((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ results: many, pages: 1 }));
    }, /^\/web\/sitemap/);
    expect(readSitemap((await get('/sitemap-estates-es-1.xml')).text)).toHaveLength(5_000);
  });

  it('leaves the upstream’s pages out of the site’s cache, and its own files apart from it', async () => {
    estatesOnly();
    await get('/sitemap-estates-es-1.xml');
    expect([...site.cache.entries()].map(({ key }) => key).filter((key) => key.includes('sitemap'))).toEqual([]);
    const { length } = site.upstream.requests;
    expect((await get('/sitemap-estates-es-1.xml')).headers['cache-status']).toContain('hit');
    expect(site.upstream.requests).toHaveLength(length);
  });

  it('does not name the magazine of a CMS elsewhere', async () => {
    estatesOnly();
    expect((await get('/sitemap.xml')).text).not.toContain('magazine');
  });
});

describe('robots.txt', () => {
  it('names the sitemap by the site’s public address', async () => {
    const site = await createTestSite({ ALLOWED_HOSTS: 'evil.example' });
    const { text } = await request(site.app).get('/robots.txt').set('Host', 'evil.example');
    expect(text.trimEnd().split('\n').at(-1)).toBe(`Sitemap: ${host}/sitemap.xml`);
    await site.close();
  });

  it('where nothing is indexed, everything says so: pages, files, calls, pictures, errors', async () => {
    const site = await createTestSite({ ROBOTS: 'noindex' });
    expect((await request(site.app).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    for (const path of [
      '/',
      '/nowhere',
      '/robots.txt',
      '/sitemap-pages-es.xml',
      '/web/provinces',
      '/media/a.jpg',
      '/magazine/',
    ]) {
      expect([path, (await request(site.app).get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
      // And again from the cache.
      expect([path, (await request(site.app).get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    await site.close();
  });
});
