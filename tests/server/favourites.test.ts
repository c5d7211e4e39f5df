import request from 'supertest';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const listCalls = () => site.upstream.requests.filter((line) => line.includes('/web/estates/'));
const shared = '/favoritos?references=MS0116-1007,MS0116-1002';

describe('one’s own list', () => {
  it.each([
    ['/favoritos', 'Sus favoritos'],
    ['/ca/preferits', 'Els vostres preferits'],
    ['/en/favourites', 'Your favourites'],
  ])(
    '%s is one page for everybody, without homes, kept out of search engines, and honest without JavaScript',
    async (url, heading) => {
      const { status, text, headers } = await get(url).set('Cookie', 'favourites=MS0116-1000');
      expect(status).toBe(200);
      expect(text).toContain(`<h1>${heading}</h1>`);
      expect(text).toContain('name="robots" content="noindex,follow"');
      expect(text).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/);
      expect(text).not.toContain('<article');
      expect(headers['cdn-cache-control']).toContain('max-age=');
      expect(listCalls()).toEqual([]);
    },
  );

  it('has both states in its HTML: the browser knows before it paints which of them is shown', async () => {
    const { text } = await get('/favoritos');
    expect(text).toContain('Todavía no ha guardado ninguna vivienda');
    expect(text).toContain('aria-busy="true"');
  });

  it('leads to itself in the other languages', async () => {
    const { text } = await get('/favoritos');
    for (const path of ['/ca/preferits', '/en/favourites']) expect(text).toContain(`href="${path}"`);
  });
});

describe('a shared list', () => {
  it('is in the HTML, in its own order, with one call of sorted references', async () => {
    const { status, text } = await get(shared);
    expect(status).toBe(200);
    expect(
      [...text.matchAll(/<article.*?<h2[^>]*><a href="[^"]*\/([^"/]*)"/g)].map(([, reference]) => reference),
    ).toEqual(['MS0116-1007', 'MS0116-1002']);
    expect(text).toContain('name="robots" content="noindex,follow"');
    expect(listCalls()).toEqual(['GET /web/estates/all?references=MS0116-1002,MS0116-1007&_qty=48']);
  });

  it('keeps its homes in the other languages', async () => {
    const { text } = await get(shared);
    expect(text).toContain('href="/en/favourites?references=MS0116-1007,MS0116-1002"');
  });

  it('says what is gone and what is sold, with no price of either', async () => {
    site.upstream.estates[2] = fakeEstate({ reference: 'MS0116-1002', status: 'sold', price: 987_654 });
    const { status, text } = await get('/favoritos?references=MS0116-1007,MS0116-1002,MS9999-9999');
    expect(status).toBe(200);
    expect(text).toContain('1 vivienda ya no está publicada.');
    expect(text).toContain('Vendido');
    expect(text).not.toMatch(/987[.,\s]?654/);
  });

  it('of which nothing is left is a page that says so', async () => {
    const { status, text } = await get('/favoritos?references=MS9999-9999');
    expect([status, text.includes('Estas viviendas ya no están publicadas'), text.includes('<article')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('is a 503 page while the upstream fails', async () => {
    site.upstream.behave((_req, res) => {
      res.writeHead(500).end();
    });
    const { status, headers } = await get(shared);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('with references that the upstream refuses is a 404', async () => {
    site.upstream.behave((_req, res) => {
      res
        .writeHead(422, { 'Content-Type': 'application/json' })
        .end('{"code":"9002","fields":{"references":"invalid"}}');
    }, /references/);
    expect((await get('/favoritos?references=HELLO')).status).toBe(404);
  });
});

it('hearts are in the HTML, each with its home’s name, unpressed for everybody', async () => {
  const { text } = await get('/en/properties-barcelona-buy');
  const hearts = text.match(/<button[^>]*aria-pressed="false"[^>]*>/g)!;
  expect(hearts).toHaveLength(24);
  expect(hearts[0]).toContain('aria-label="Save to favourites: Flat in Gràcia MS0116-1000"');
  expect((await get('/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000')).text).toContain(
    'aria-label="Guardar en favoritos: Piso en Gràcia MS0116-1000"',
  );
});

it('switched off, hearts are dead and nothing leads to the list (PD-39)', async () => {
  await site.close();
  site = await createTestSite({ FAVOURITES: 'off' });
  const { text } = await get('/viviendas-barcelona-compra');
  expect(
    text.match(
      /<button[^>]*aria-pressed="false"[^>]*disabled=""[^>]*>|<button[^>]*disabled=""[^>]*aria-pressed="false"[^>]*>/g,
    ),
  ).toHaveLength(24);
  expect(text).not.toContain('href="/favoritos"');
});
