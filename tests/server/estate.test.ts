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

describe('a translation (PD-54)', () => {
  const inSpanish = {
    reference: 'MS0116-1000',
    description: { 'es-ES': 'Piso en Gràcia' },
    text: { 'es-ES': 'Con luz.' },
    highlights: { 'es-ES': ['Luz', 'Sol'] },
    special: { 'es-ES': [] },
  };
  const key = 'a-secret-key';
  let asked: { url: string; body: { q: string[]; target: string } }[];

  async function open(
    answer: (q: string[]) => unknown = (q) => ({
      data: { translations: q.map((line) => ({ translatedText: `<${line}>` })) },
    }),
  ): Promise<void> {
    const { createServer } = await import('node:http');
    asked = [];
    const service = createServer((req, res) => {
      let text = '';
      req
        .on('data', (chunk: Buffer) => {
          text += chunk.toString();
        })
        .on('end', () => {
          const body = JSON.parse(text) as { q: string[]; target: string };
          asked.push({ url: req.url!, body });
          res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(body.q)));
        });
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const { port } = service.address() as { port: number };
    site = await createTestSite({ TRANSLATE_URL: `http://127.0.0.1:${port}/v2`, TRANSLATE_KEY: key });
    const { close } = site;
    site.close = async () => {
      service.close();
      await close();
    };
    site.upstream.estates[0] = fakeEstate(inSpanish);
    site.upstream.estates[1] = fakeEstate({
      reference: 'MS0116-1001',
      highlights: { 'es-ES': ['Luz'], 'en-US': ['Light'] },
      special: { 'es-ES': [] },
    });
  }

  const url = '/translate/estate/MS0116-1000/en';

  it('holds what the language lacks, is asked for once, and never shows the key', async () => {
    await open();
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await get(url);
      expect(status).toBe(200);
      expect(body).toEqual({ description: '<Piso en Gràcia>', text: '<Con luz.>', highlights: ['<Luz>', '<Sol>'] });
    }
    expect(asked).toEqual([
      {
        url: `/v2?key=${key}`,
        body: { q: ['Piso en Gràcia', 'Con luz.', 'Luz', 'Sol'], source: 'es', target: 'en', format: 'text' },
      },
    ]);
    const { text } = await get('/en/properties-barcelona-buy/piso-en-gracia-ms0116-1000/MS0116-1000').redirects(1);
    expect(text).not.toContain(key);
    expect(text).toContain('"translates":true');
  });

  it('is another one as soon as the text is another', async () => {
    await open();
    await get(url);
    site.upstream.estates[0] = fakeEstate({ ...inSpanish, text: { 'es-ES': 'Sin luz.' } });
    site.cache.purge({ tags: ['estates'], urls: [], prefixes: [], all: false, mode: 'hard' });
    expect((await get(url)).body).toMatchObject({ text: '<Sin luz.>' });
  });

  it.each([
    '/translate/estate/MS0116-1000/es',
    '/translate/estate/MS0116-1000/fr',
    '/translate/estate/MS0116-1001/en',
    '/translate/estate/NONE-1/en',
  ])('%s is none', async (none) => {
    await open();
    expect((await get(none)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([[() => ({ error: 'quota' })], [() => ({ data: { translations: [] } })]])(
    'that the service does not give is a 503, and not kept',
    async (answer) => {
      await open(answer);
      const { status, headers, text } = await get(url);
      expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(text).not.toContain(key);
      await get(url);
      expect(asked).toHaveLength(2);
    },
  );

  it('is refused to a client that asks for many, whose proxy writes the port after its address', async () => {
    await open();
    const from = (client: string) => get(url).set('X-Forwarded-For', client);
    for (let times = 0; times < 20; times += 1) expect((await from(`192.0.2.1:${40_000 + times}`)).status).toBe(200);
    expect((await from('192.0.2.1:50000')).status).toBe(429);
    expect((await from('192.0.2.2:50000')).status).toBe(200);
  });

  it('is not offered without a service', async () => {
    site = await createTestSite();
    expect((await get(url)).status).toBe(404);
    expect((await get(path)).text).not.toContain('"translates"');
  });
});
