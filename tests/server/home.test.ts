import request from 'supertest';
import { bareNetwork, createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const words = (text: string) => ({ texto_espanol: text, descripcion_espanol: text, title: text });

const meta = {
  carrousel: [
    {
      imagen: { imagen: '/hero.webp', posicion: 'full' },
      caja_texto: { titulo: { titulo_espanol: 'Portada' }, color_caja_texto: 'dark' },
    },
  ],
  citas_google: [{ ...words('Una cita'), firma: 'Ana' }],
  logos_footer: [{ logo: '/logo.webp', texto_alternativo: 'Un socio' }],
  porque_vencejo_: { elemento_2: { valor: '45000', ...words('suscriptores') }, resenas: words('Todas las reseñas') },
  posts_magazine: [
    {
      ...words('Una historia'),
      image: '/post.webp',
      url: '/magazine/una',
      category: { title: 'Hogar', color: '#123456' },
    },
  ],
};
const agent = {
  id: 'a-1',
  slug: 'ana-mas',
  full_name: 'Ana Mas',
  province: 'Barcelona',
  zones: ['Gràcia'],
  phone: '+34600000001',
  email: 'ana@vencejo.example',
};

const blocks = ['id="reviews"', 'id="why"', 'id="magazine"', 'id="partners"'];
const always = ['id="featured"', 'id="mapHomeCities"', 'id="experience"', 'role="search"'];
const shown = (html: string, marks: string[]): string[] => marks.filter((mark) => html.includes(mark));

const answerHome = () => {
  site.upstream.behave((req, res) => {
    res
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(req.url!.startsWith('/wp-json/') ? { meta } : [agent]));
  }, /^\/wp-json\/|^\/web\/home\/agents\//);
};
const home = async (path = '/') => (await request(site.app).get(path)).text;

it("shows a block for each of the CMS's, and three agents asked for", async () => {
  answerHome();
  const html = await home();
  expect(shown(html, [...always, ...blocks, 'id="agents"'])).toEqual([...always, ...blocks, 'id="agents"']);
  for (const text of [
    'Portada',
    'Una cita',
    '+45.000',
    'Una historia',
    'alt="Un socio"',
    'Ana Mas',
    'tel:+34600000001',
  ])
    expect(html).toContain(text);
  expect(site.upstream.requests).toEqual(
    expect.arrayContaining([
      'GET /web/home/agents/3',
      'GET /web/estates/all?estate_type=flat,house,rural_house&_sort=random&_qty=9',
    ]),
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it.each([[503], [500], [404]])(
  'without its blocks when the CMS answers %d: they are left out, the rest stays (PD-52)',
  async (status) => {
    site.upstream.behave((_req, res) => {
      res.writeHead(status).end();
    }, /^\/wp-json\//);
    const answer = await request(site.app).get('/');
    expect(answer.status).toBe(200);
    expect(shown(answer.text, [...always, ...blocks])).toEqual(always);
  },
);

it('without its agents when only they are missing', async () => {
  answerHome();
  site.upstream.behave((_req, res) => {
    res.writeHead(503).end();
  }, /^\/web\/home\/agents\//);
  const html = await home();
  expect(shown(html, [...always, 'id="agents"'])).toEqual(always);
});

it('without its featured estates when only their draw fails, and kept for seconds only', async () => {
  site.upstream.behave((req, res) => {
    if (req.url!.startsWith('/web/estates/')) res.writeHead(503).end();
    else res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify([agent]));
  }, /^\/web\/estates\/all|^\/web\/home\/agents\//);
  const { status, text, headers } = await request(site.app).get('/');
  expect(status).toBe(200);
  expect(shown(text, always)).toEqual(always.filter((block) => block !== 'id="featured"'));
  expect(headers['cdn-cache-control']).toMatch(/^max-age=(?:9|10)\b/);
});

it('is a 503 when the API answers neither for estates nor for agents', async () => {
  site.upstream.behave((_req, res) => {
    res.writeHead(503).end();
  }, /^\/web\/estates\/all|^\/web\/home\/agents\//);
  expect((await request(site.app).get('/')).status).toBe(503);
});

it('leaves out what the CMS sends broken, and shows the rest', async () => {
  site.upstream.behave((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        meta: {
          citas_google: 'none',
          logos_footer: [null],
          posts_magazine: { a: 1 },
          porque_vencejo_: null,
          carrousel: [{}],
        },
      }),
    );
  }, /^\/wp-json\//);
  const answer = await request(site.app).get('/en');
  expect(answer.status).toBe(200);
  expect(shown(answer.text, [...always, ...blocks])).toEqual(always);
});

it('says in other languages which words are Spanish', async () => {
  answerHome();
  expect(await home('/en')).toMatch(/<blockquote lang="es">Una cita/);
});

it('links the cities of the map where something is for sale to their search, the buying tile to the map, and the magazine only where it is', async () => {
  answerHome();
  const html = await home('/ca');
  expect(html).toContain('<a data-city="barcelona" href="/ca/habitatges-barcelona-compra">');
  // Nothing is for sale anywhere else.
  expect(html.match(/data-city=/g)).toHaveLength(1);
  expect(html).toContain('href="#mapHomeCities"');
  expect(html).toContain('href="/ca/serveis/llogar">Vull llogar el meu habitatge</a>');
  expect(html).toContain('href="/magazine/una"');
  await site.close();
  site = await createTestSite({ NETWORK_DIR: bareNetwork });
  answerHome();
  expect(shown(await home('/ca'), [...blocks, 'href="/magazine'])).toEqual(
    blocks.filter((block) => !block.includes('magazine')),
  );
  await site.close();
  site = await createTestSite({ NETWORK_DIR: bareNetwork, LINK_MAGAZINE: '/magazine' });
  answerHome();
  expect(await home('/ca')).toContain('href="/magazine/una"');
});
