import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

let site: TestSite;
const open = async (variables: Record<string, string> = {}) => (site = await createTestSite(variables));
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => request(site.app).get(url).set(headers);
const feed = '/viviendas-barcelona-compra.atom';
const ofAgent = '/agentes/ana-mas.json';

/** What the upstream has, in its order: the first is the latest. */
const offer = (...estates: EstateDto[]): void => void site.upstream.estates.splice(0, Infinity, ...estates);

interface Item {
  id: string;
  url: string;
  title: string;
  content_text: string;
  language?: string;
  image?: string;
  _listing: Record<string, unknown>;
}
const itemsOf = async (url: string): Promise<Item[]> => (JSON.parse((await get(url)).text) as { items: Item[] }).items;

describe('an Atom feed', () => {
  it.each([
    [feed, 'es-ES', 'Viviendas en venta en Barcelona', '/viviendas-barcelona-compra', 'Piso en Gràcia MS0116-1000'],
    [
      '/ca/habitatges-barcelona-lloguer.atom',
      'ca-ES',
      'Habitatges de lloguer a Barcelona',
      '/ca/habitatges-barcelona-lloguer',
      'Pis a Gràcia MS0116-1000',
    ],
    ['/en/properties-buy.atom', 'en-US', 'Homes for sale in Spain', '/en/properties-buy', 'Flat in Gràcia MS0116-1000'],
  ])('%s is in the language of its page, and names it', async (url, lang, title, page, first) => {
    await open();
    const { status, headers, text } = await get(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=300',
    });
    expect(text).toContain(`xml:lang="${lang}"`);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`rel="self" type="application/atom+xml" href="https://www.example.com${url}"`);
    expect(text).toContain(`rel="alternate" type="text/html" href="https://www.example.com${page}"`);
    expect(text).toContain(`<title>${first}</title>`);
    expect(text.match(/<entry>/g)).toHaveLength(48);
  });

  it('holds the newest homes first, and none that is sold or rented', async () => {
    await open();
    offer(
      fakeEstate({ reference: 'A-1', created_at: '2026-01-01T00:00:00Z' }),
      fakeEstate({ reference: 'A-2', created_at: '2026-03-01T00:00:00Z' }),
      fakeEstate({ reference: 'A-3', created_at: '2026-02-01T00:00:00Z', status: 'reserved' }),
      fakeEstate({ reference: 'A-4', status: 'sold' }),
      fakeEstate({ reference: 'A-5', status: 'rented', type: 'rent' }),
    );
    const { text } = await get(feed);
    expect([...text.matchAll(/<entry><id>[^<]*\/([^</]+)<\/id>/g)].map(([, id]) => id)).toEqual(['A-2', 'A-3', 'A-1']);
    expect((await itemsOf(ofAgent)).map(({ _listing }) => _listing.reference)).toEqual(['A-2', 'A-3', 'A-1']);
  });

  it('shows of a home what its card shows: no price of a reserved one, no street of a hidden address', async () => {
    await open();
    const street = { street_type: 'Calle', street_name: 'Secreta', street_number: '7' };
    const { address } = fakeEstate();
    offer(
      fakeEstate({ reference: 'B-1', status: 'reserved', price: 123_456 }),
      fakeEstate({ reference: 'B-2', address: { ...address, ...street, visibility: 'hidden' } }),
      fakeEstate({ reference: 'B-3', address: { ...address, ...street, visibility: 'street' } }),
      fakeEstate({ reference: 'B-4', address: { ...address, ...street, visibility: 'full' } }),
    );
    const { text } = await get(feed);
    const summaries: Record<string, string | undefined> = Object.fromEntries(
      [...text.matchAll(/\/(B-\d)<\/id>.*?<summary[^>]*>([^<]*)</g)].map(([, id, summary]) => [id, summary]),
    );
    expect(summaries['B-1']).toContain('Reservado');
    expect(summaries['B-2']).toMatch(/^Gràcia, Barcelona · 345\.000 €/);
    expect(summaries['B-3']).toMatch(/^Calle Secreta, Gràcia/);
    expect(summaries['B-4']).toMatch(/^Calle Secreta, 7, Gràcia/);
    expect(summaries['B-4']).toContain('Calificación energética D · 120 kWh');
    const items: Record<string, Item> = Object.fromEntries(
      (await itemsOf(ofAgent)).map((item) => [item._listing.reference, item]),
    );
    expect(items['B-1']!._listing).not.toHaveProperty('price');
    expect(items['B-2']!._listing).not.toHaveProperty('street');
    expect(items['B-3']!._listing.street).toBe('Calle Secreta');
    for (const body of [text, (await get(ofAgent)).text]) {
      expect(body).not.toMatch(/123[.,]?456/);
      expect(body).not.toContain('41.404');
    }
  });

  it('names places in its language', async () => {
    await open();
    const { address } = fakeEstate();
    offer(fakeEstate({ address: { ...address, zone: undefined, town: 'Elche', province: 'Alicante' } }));
    const [item] = await itemsOf('/ca/agents/ana-mas.json');
    expect(item!._listing.town).toBe('Elx');
    expect(item!.content_text).toContain(', Elx, Alacant · ');
    expect((await itemsOf(ofAgent))[0]!._listing.town).toBe('Elche');
  });

  it('says what a listing is where nobody wrote its title in the language of the feed', async () => {
    await open();
    offer(fakeEstate({ description: { 'es-ES': 'Solo en español' } }));
    expect((await get('/en/properties-barcelona-buy.atom')).text).toContain('<title>Flat for sale in Gràcia</title>');
    expect((await itemsOf('/en/agents/ana-mas.json'))[0]!.title).toBe('Flat for sale in Gràcia');
  });

  it.each([
    '/viviendas-atlantida-compra.atom',
    '/viviendas-barcelona-lloguer.atom',
    '/favoritos.atom',
    '/agentes/ana-mas.atom',
    '/agentes/nadie.json',
    '/agentes/barcelona.json',
    '/viviendas-barcelona-compra.json',
  ])('%s is none: 404', async (url) => {
    await open();
    expect((await get(url)).status).toBe(404);
  });

  it('of a province without homes has no entry', async () => {
    await open();
    const { status, text } = await get('/viviendas-santa-cruz-de-tenerife-compra.atom');
    expect(status).toBe(200);
    expect(text).not.toContain('<entry>');
  });
});

describe('a feed is kept as its page is', () => {
  it('answers 304 to a reader that has it, by tag and by date', async () => {
    await open();
    const { headers } = await get(feed);
    expect((await get(feed, { 'If-None-Match': headers.etag! })).status).toBe(304);
    expect((await get(feed, { 'If-Modified-Since': headers['last-modified']! })).status).toBe(304);
    expect((await get(feed)).headers['cache-status']).toContain('hit');
  });

  it('is gzipped for those who read that', async () => {
    await open();
    expect((await get(feed, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('is made anew when a home in it changes, and its date is then another one', async () => {
    await open();
    const before = await get(feed);
    jest.useFakeTimers({
      now: Date.now() + 60_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'],
    });
    try {
      site.forward(61 + 600);
      const same = await get(feed);
      expect(same.headers['last-modified']).toBe(before.headers['last-modified']);
      offer(fakeEstate({ reference: 'C-1' }));
      site.cache.purge({ tags: ['estates'], mode: 'hard', urls: [], prefixes: [], all: false });
      const after = await get(feed);
      expect(after.text).toContain('C-1');
      expect(Date.parse(after.headers['last-modified']!)).toBeGreaterThan(Date.parse(before.headers['last-modified']!));
      expect((await get(feed, { 'If-None-Match': before.headers.etag! })).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is the stored one while the API fails, and a 503 without one: never empty', async () => {
    await open();
    const { text } = await get(feed);
    await site.upstream.die();
    site.forward(61 + 600);
    const stale = await get(feed);
    expect([stale.status, stale.text]).toEqual([200, text]);
    for (const url of ['/viviendas-compra.atom', ofAgent]) {
      const { status, headers } = await get(url);
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['cache-control']).toBe('no-store');
    }
    await site.upstream.comeBack();
  });
});

describe("the feed of an agent's homes", () => {
  it('is a JSON feed that any site may read', async () => {
    await open();
    offer(fakeEstate({ reference: 'D-1', type: 'rent', price: 900 }));
    const { status, headers, text } = await get('/en/agents/ana-mas.json');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/feed+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(JSON.parse(text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Ana Mas: homes for sale and to rent',
      home_page_url: 'https://www.example.com/en/agents/ana-mas',
      feed_url: 'https://www.example.com/en/agents/ana-mas.json',
      language: 'en-US',
      authors: [{ name: 'Ana Mas', url: 'https://www.example.com/en/agents/ana-mas' }],
      items: [
        {
          id: 'tag:www.example.com,2026:en/D-1',
          url: 'https://www.example.com/en/properties-barcelona-rent/flat-in-gracia-d-1/D-1',
          title: 'Flat in Gràcia D-1',
          image: 'https://www.example.com/media/estates/d-1/1-living-1400.jpg',
          date_modified: '2026-10-20T08:00:00.000Z',
          _listing: { operation: 'rent', kind: 'flat', price: 900, currency: 'EUR', price_period: 'month' },
        },
      ],
    });
  });

  it('has all of them, from as many pages as there are', async () => {
    await open();
    expect(await itemsOf(ofAgent)).toHaveLength(50);
    expect(site.upstream.requests.filter((line) => line.includes('/web/estates/all?agent=ana-mas'))).toHaveLength(2);
  });

  it('there is one of an agency', async () => {
    await open();
    expect(JSON.parse((await get('/agentes/casa-clara.json')).text)).toMatchObject({
      home_page_url: 'https://www.example.com/agentes/casa-clara',
    });
    expect(site.upstream.requests.some((line) => line.includes('agency=casa-clara'))).toBe(true);
  });
});

describe('the head of a page', () => {
  const link = /<link rel="alternate" type="([^"]+)" href="([^"]+)"/;
  it.each([
    ['/viviendas-barcelona-compra', 'application/atom+xml', feed],
    ['/viviendas-barcelona-compra?page=2', 'application/atom+xml', feed],
    ['/en/properties-rent', 'application/atom+xml', '/en/properties-rent.atom'],
    ['/agentes/ana-mas', 'application/feed+json', ofAgent],
    ['/en/agents/casa-clara', 'application/feed+json', '/en/agents/casa-clara.json'],
  ])('%s names the feed of its homes', async (page, type, url) => {
    await open();
    expect(link.exec((await get(page)).text)?.slice(1)).toEqual([type, url]);
    expect((await get(url)).status).toBe(200);
  });

  it.each([
    '/',
    '/viviendas-barcelona-compra?rooms=2',
    '/viviendas-santa-cruz-de-tenerife-compra',
    '/agentes/barcelona',
  ])('%s names none', async (page) => {
    await open();
    expect((await get(page)).text).not.toMatch(link);
  });
});
