import request from 'supertest';
import sharp from 'sharp';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { readHead } from '../fakes/readHead.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
  await showPhotos();
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const home = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';

/** The upstream answers every picture with a red one. */
async function showPhotos(tags = 'estates'): Promise<void> {
  const photo = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  site.upstream.behave((_req, res) => {
    res
      .writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=86400', 'Surrogate-Key': tags })
      .end(photo);
  }, /^\/media\//);
}

/** The contents of a page's Open Graph tags, by property, several of one behind each other. */
function openGraphOf(html: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, content] of html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g))
    found[name!] = [found[name!], content!].filter(Boolean).join(' ');
  return found;
}

async function shared(url: string) {
  const { text, status } = await get(url);
  const tags = openGraphOf(text);
  return { html: text, status, tags, image: tags['image']?.replace('https://www.example.com', '') ?? '' };
}

const isRed = ({ r, g, b }: { r: number; g: number; b: number }) => r > 150 && g < 60 && b < 60;

/** The colour in the middle of the right side, where a photo is. */
async function photoColour(body: Buffer) {
  const { data } = await sharp(body)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0]!, g: data[1]!, b: data[2]! };
}

it.each([
  ['/', 'es_ES', 'ca_ES en_US'],
  ['/ca', 'ca_ES', 'es_ES en_US'],
  ['/viviendas-barcelona-compra', 'es_ES', 'ca_ES en_US'],
  ['/en/properties-buy', 'en_US', 'es_ES ca_ES'],
  [home, 'es_ES', 'ca_ES en_US'],
  ['/agentes', 'es_ES', 'ca_ES en_US'],
  ['/agentes/barcelona', 'es_ES', 'ca_ES en_US'],
  ['/agentes/ana-mas', 'es_ES', 'ca_ES en_US'],
  ['/en/agents/casa-clara', 'en_US', 'es_ES ca_ES'],
  ['/en/services/sell', 'en_US', 'es_ES ca_ES'],
  ['/legal/politica-de-cookies', 'es_ES', 'ca_ES en_US'],
])(
  '%s has all tags of a link preview, and its picture is 1200 × 630 (docs/product.md#search-engines)',
  async (url, own, others) => {
    const { html, tags, image } = await shared(url);
    expect(tags).toMatchObject({ type: 'website', site_name: 'Vencejo', locale: own, 'locale:alternate': others });
    expect(tags).toMatchObject({ 'image:width': '1200', 'image:height': '630', url: readHead(html).canonical });
    expect(tags['title']!.length).toBeGreaterThan(0);
    expect(tags['description']!.length).toBeLessThanOrEqual(200);
    expect(tags['image:alt']!.length).toBeGreaterThan(0);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const { body, headers, status } = await get(image);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/jpeg' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=604800, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag: /^\/share\/([\w-]{10})/.exec(image)![1]!.replace(/.+/, '"$&"'),
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((body as Buffer).length).toBeLessThan(300_000);
  },
);

describe.each(['new', 'reserved', 'sold', 'rented', 'whatever'])('of a home that is %s', (status) => {
  it.each([
    ['full', true, true],
    ['street', true, false],
    ['hidden', false, false],
  ])('with a %s address, what a picture says is what the page shows', async (visibility, hasStreet, hasNumber) => {
    const closed = status !== 'new' && status !== 'whatever';
    const address = {
      province: 'Barcelona',
      province_slug: 'barcelona',
      town: 'Barcelona',
      town_slug: 'barcelona',
      zone: 'Gràcia',
      street_type: 'Carrer',
      street_name: 'Canariola',
      street_number: '8471',
      visibility,
    };
    const location = { lat: 41.4123, lng: 2.1589, precision: 'exact' as const };
    for (const [index] of site.upstream.estates.entries())
      site.upstream.estates[index] = fakeEstate({
        reference: `MS0116-${1000 + index}`,
        status,
        price: 987_654,
        address,
        location,
      });
    for (const url of [home, '/viviendas-barcelona-compra', '/agentes/ana-mas', '/viviendas/MS0116-1000', '/']) {
      const { html, tags, image } = await shared(url);
      const said = tags['image:alt']!;
      const read = readHead(html.replace(/<meta property[^>]*>/g, ''));
      const visible = read.texts
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('\u00a0', ' ');
      if (url === home) {
        for (const part of said.replaceAll('\u00a0', ' ').split(', ')) expect(visible).toContain(part);
        expect(said.includes('987.654')).toBe(!closed);
        expect(said.includes('Canariola')).toBe(hasStreet);
        expect(said.includes('8471')).toBe(hasNumber);
      } else expect(said).not.toMatch(/987|Canariola|8471/);
      expect(said).not.toMatch(/41\.41|2\.15/);
      if (url !== home) continue;
      const { body } = await get(image);
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});

it.each([
  ['a drawing', 'svg', 'image/svg+xml'],
  ['a drawing that calls itself a photo', 'svg', 'image/jpeg'],
  ['an animation', 'gif', 'image/gif'],
] as const)('%s among the photos is not read: the picture is drawn without it', async (_name, format, type) => {
  const red = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#c00" d="M0 0h8v8H0z"/></svg>';
  const file = format === 'svg' ? Buffer.from(red) : await sharp(Buffer.from(red)).gif().toBuffer();
  site.upstream.behave((_req, res) => {
    res.writeHead(200, { 'Content-Type': type }).end(file);
  }, /^\/media\//);
  const { body, status } = await get((await shared(home)).image);
  expect(status).toBe(200);
  expect(isRed(await photoColour(body as Buffer))).toBe(false);
});

it('a private home, an error and a page for one person are shown by the site’s picture', async () => {
  for (const url of ['/viviendas/MS0116-1000', '/nada', '/rgpd/contactos'])
    expect((await shared(url)).image).toBe('/share/latest.jpg');
  expect((await shared('/en/nothing')).image).toBe('/share/latest/en.jpg');
  expect((await get('/share/latest/viviendas/MS0116-1000.jpg')).status).toBe(404);
  expect((await get('/share/latest/rgpd/contactos.jpg')).status).toBe(404);
});

it('a filtered or sorted list is shown by the list’s picture', async () => {
  expect((await shared('/viviendas-barcelona-compra?rooms=2&page=2')).image).toBe(
    '/share/latest/viviendas-barcelona-compra.jpg',
  );
  const { body, headers } = await get('/share/latest/viviendas-barcelona-compra.jpg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(isRed(await photoColour(body as Buffer))).toBe(true);
});

it('a changed price is another address, and the former one leads to it', async () => {
  const { image: before } = await shared(home);
  await get(before);
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', price: 1 });
  site.cache.purge({ tags: ['estates'], urls: [], prefixes: [], all: false, mode: 'hard' });
  const { image: after } = await shared(home);
  expect(after).not.toBe(before);
  expect(await get(before)).toMatchObject({ status: 302, headers: { location: after, 'cache-control': 'no-store' } });
});

it('is drawn once, answered from the cache, and confirmed by its ETag', async () => {
  const { image } = await shared(home);
  const photos = () => site.upstream.requests.filter((line) => line.includes('/media/')).length;
  const { headers } = await get(image);
  expect((await get(image)).headers['cache-status']).toContain('hit');
  expect((await get(image).set('If-None-Match', headers['etag']!)).status).toBe(304);
  expect((await request(site.app).head(image)).headers['content-length']).toBe(headers['content-length']);
  expect(photos()).toBe(1);
});

it('is not drawn anew while the page says the same', async () => {
  const { image } = await shared(home);
  await get(image);
  site.cache.purge({ tags: ['estates'], urls: [], prefixes: [], all: false, mode: 'soft' });
  site.forward(3_700);
  const { status, headers } = await get(image);
  expect({ status, cache: headers['cache-status'] }).toEqual({
    status: 200,
    cache: expect.stringContaining('fwd-status=304'),
  });
});

it.each([
  ['cannot be had', 503, Buffer.alloc(0), 'public, max-age=60'],
  ['is not there', 404, Buffer.alloc(0), 'public, max-age=604800, immutable'],
  ['is no picture', 200, Buffer.from('no picture'), 'public, max-age=60'],
])('without the photo while that %s', async (_, status, body, caching) => {
  site.upstream.behave((_req, res) => {
    res.writeHead(status, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=60' }).end(body);
  }, /^\/media\//);
  const { image } = await shared(home);
  const answer = await get(image);
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': caching } });
  expect(isRed(await photoColour(answer.body as Buffer))).toBe(false);
});

it('is the network’s name for a moment while the API is down', async () => {
  const { image } = await shared(home);
  await site.upstream.die();
  site.cache.purge({ tags: [], urls: [], prefixes: [], all: true, mode: 'hard' });
  const { status, headers, body } = await get(image);
  expect({ status, caching: headers['cache-control'] }).toEqual({ status: 200, caching: 'public, max-age=60' });
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it.each([
  '/share/',
  '/share/latest',
  '/share/latest/nada.jpg',
  '/share/latest/viviendas-atlantida-compra.jpg',
  '/share/latest/viviendas-barcelona-compra.jpg?rooms=2',
  '/share/latest/viviendas-barcelona-compra.jpg?text=Gratis',
  '/share/latest/viviendas-barcelona-compra/piso/MS0116-9999.jpg',
  '/share/Text%20of%20me/viviendas-barcelona-compra.jpg',
  '/share/latest/%E0%A4%A.jpg',
  '/share/latest/../admin.jpg',
])('draws nothing for %s', async (url) => {
  const { status, headers } = await get(url);
  expect({ status, caching: headers['cache-control'] }).toEqual({ status: 404, caching: 'no-store' });
});

it('too many pictures at once are refused for a while', async () => {
  const images = Array.from({ length: 50 }, (_, index) => {
    const reference = `MS0116-${1000 + index}`;
    return `/share/latest/viviendas-barcelona-compra/piso-en-gracia-${reference.toLowerCase()}/${reference}.jpg`;
  });
  const answers = await Promise.all(images.map((image) => get(image)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
});

it('has the look of the brand’s folder, and is not for crawlers where nothing is', async () => {
  const { image } = await shared('/');
  await site.close();
  site = await createTestSite({ NETWORK_DIR: 'networks/casa-clara', ROBOTS: 'noindex' });
  const branded = await shared('/');
  expect(branded.image).not.toBe(image);
  const { body, headers } = await get(branded.image);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
});
