import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

let site: TestSite;
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const path = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
const english = '/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000';

describe('a home’s page', () => {
  beforeEach(async () => {
    site = await createTestSite();
  });

  it('can be passed on without a script: six networks, and the address to copy', async () => {
    const { text } = await get(path);
    for (const host of ['wa.me', 't.me', 'x.com', 'www.facebook.com', 'www.pinterest.com'])
      expect(text).toContain(`href="https://${host}/`);
    expect(text).toMatch(/href="mailto:\?subject=/);
    expect(text).toContain(`value="https://www.example.com${path}"`);
  });

  it('shows a tour that frames may show as a link until it is asked for, and asks nobody for it', async () => {
    site.upstream.estates[0] = fakeEstate({
      reference: 'MS0116-1000',
      virtual_tour: 'https://my.matterport.com/show/?m=Ab12',
      video: 'https://elsewhere.example/v',
    });
    const { text, headers } = await get(path);
    expect(text).not.toContain('<iframe');
    expect(text).toContain('href="#tour"');
    expect(text).toMatch(/id="tour".*href="https:\/\/my\.matterport\.com\/show\/\?m=Ab12".*my\.matterport\.com/s);
    expect(text).not.toContain('href="#video"');
    expect(text).toMatch(/href="https:\/\/elsewhere\.example\/v" target="_blank" rel="noopener external"/);
    expect(headers['content-security-policy']).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com;',
    );
  });

  it('says without a script what buying costs, and nothing of it where the price is hidden', async () => {
    const { text } = await get(path);
    expect(text).toContain('Gastos de la compra');
    expect(text).toMatch(/Impuesto de transmisiones \(ITP\), 10.%.*unos 34\.500.€/s);
    expect(text).toMatch(/<table.*<th scope="row">25 años<\/th>.*<\/table>/s);
    site.upstream.estates[1] = fakeEstate({ reference: 'MS0116-1001', status: 'reserved' });
    const reserved = await get(path.replaceAll('1000', '1001'));
    expect(reserved.status).toBe(200);
    expect(reserved.text).not.toContain('Gastos de la compra');
    site.upstream.estates[2] = fakeEstate({ reference: 'MS0116-1002', estate_type: 'garage' });
    const garage = await get(path.replaceAll('1000', '1002')).redirects(1);
    expect(garage.status).toBe(200);
    expect(garage.text).not.toContain('Gastos de la compra');
  });

  it('is not passed on, nor coded for paper, when it is private', async () => {
    const { text, headers } = await get('/viviendas/MS0116-1000');
    expect(text).not.toMatch(/wa\.me|src="\/qr\//);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toContain('noindex');
  });

  it.each(['sold', 'rented'])('of a %s one asks the agent for similar homes, and is not indexed', async (status) => {
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', status });
    const { text } = await get(path);
    expect(text).toContain(`subject=${encodeURIComponent('Viviendas similares a MS0116-1000')}`);
    expect(text).toContain('name="robots" content="noindex,follow"');
  });

  it('offers similar homes, never itself, in two calls at most', async () => {
    const { text } = await get(path);
    expect(text).toContain('Otras viviendas similares en venta en Barcelona');
    expect(text.match(/<article class="[^"]*card/g)).toHaveLength(6);
    expect(site.upstream.requests.filter((line) => line.includes('/web/estates/')).length).toBeLessThanOrEqual(2);
    expect(text.split(`href="${path}"`)).toHaveLength(1);
  });

  it.each([
    [
      'there are no others',
      () => {
        site.upstream.estates.splice(1);
      },
    ],
    [
      'the lists fail',
      () => {
        site.upstream.behave((_req, res) => {
          res.writeHead(500).end();
        }, /\/web\/estates\//);
      },
    ],
  ])('has no section of similar homes when %s', async (_when, make) => {
    make();
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).not.toContain('Ver todas las viviendas');
    // The list of its province is among its breadcrumbs.
    expect(text).toContain('https://www.example.com/viviendas-barcelona-compra"');
    expect(text).not.toMatch(/<article class="[^"]*card/);
  });
});

describe('an operator’s own tours', () => {
  it('may be shown in a frame when they are named', async () => {
    site = await createTestSite({ EMBED_ORIGINS: 'https://tours.example, https://videos.example' });
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toContain(
      'https://my.matterport.com https://tours.example https://videos.example;',
    );
  });
});

describe('the code of a home’s address', () => {
  beforeEach(async () => {
    site = await createTestSite();
  });

  it.each([path, english])('is drawn for %s, which the page names', async (page) => {
    expect((await get(page)).text).toContain(`src="/qr${page}.svg"`);
    const { status, headers, body } = await get(`/qr${page}.svg`);
    expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=86400',
      'noindex',
    ]);
    expect((body as Buffer).toString()).toMatch(/^(<\?xml[^>]*>)?\s*<svg[^>]*viewBox/);
  });

  it.each([
    '/qr/viviendas-barcelona-compra.svg',
    '/qr/nada.svg',
    '/qr//evil.example/x.svg',
    '/qr/viviendas-barcelona-rent/x/MS-1.svg',
    '/qr/viviendas/MS0116-1000.svg',
    `/qr${path}`,
    '/qr/.svg',
  ])('%s is none', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});

describe('texts that a machine translated (PD-54)', () => {
  const translated = { 'en-US': { provider: 'deepl', description: 'Flat in Gràcia', text: 'Full of light.' } };
  const english = '/en/properties-barcelona-buy/piso-en-gracia-ms0116-1000/MS0116-1000';

  async function open(): Promise<void> {
    site = await createTestSite();
    site.upstream.estates[0] = fakeEstate({
      ...{ reference: 'MS0116-1000', description: { 'es-ES': 'Piso en Gràcia' }, text: { 'es-ES': 'Con luz.' } },
      ...{ highlights: { 'es-ES': ['Luz', 'Sol'] }, special: { 'es-ES': [] }, translated },
    });
  }
  const pageAt = async (address: string) =>
    (await get(address).redirects(1)).text.replace(/<script(?! type="application\/ld).*?<\/script>/gs, '');

  it('stand where people wrote none, said to be a machine’s, above what people wrote, without scripts', async () => {
    await open();
    const text = await pageAt(english);
    const found = /<details class="note">.*?<\/details>/s.exec(text)?.[0].replaceAll('\u00a0', ' ');
    expect(found?.replace(/ class="[^"]*"/g, '')).toBe(
      '<details><summary><span>You are reading an automatic translation.</span> <b>Show the original</b></summary>' +
        '<p lang="es">Piso en Gràcia</p><div lang="es"><p>Con luz.</p></div></details>',
    );
    const kept = [
      '<h1>Flat in Gràcia</h1>',
      'Full of light.',
      '"name":"Flat in Gràcia"',
      '>Flat in Gràcia (MS0116-1000) |',
    ];
    expect(kept.filter((part) => !text.includes(part))).toEqual([]);
    // What the machine left out stays in its own language, and is said to be.
    const others = ['<ul lang="es"><li>Luz', 'The agent has written this listing in Spanish.'];
    expect(others.filter((part) => !text.includes(part))).toEqual([]);
    // Who is sent it reads that a machine wrote it.
    expect(text).toContain('wa.me/?text=Flat%20in%20Gr%C3%A0cia%20(automatic%20translation)%0A');
  });

  it('are not on pages of the language in which people wrote', async () => {
    await open();
    const text = await pageAt(path);
    expect(['Está leyendo una traducción', 'Full of light.'].filter((part) => text.includes(part))).toEqual([]);
  });
});
