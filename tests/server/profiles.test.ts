import { sql } from 'kysely';
import request from 'supertest';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { structuredDocument } from '#tests/fakes/structuredDataOf.ts';

const token = 'operators-only-0123456789';
let site: Awaited<ReturnType<typeof createOriginSite>>;
beforeAll(async () => {
  site = await createOriginSite({ ADMIN_TOKEN: token });
}, 60_000);
afterAll(() => site.close());

const get = (url: string) => request(site.app).get(url);
const profile = '/agentes/ana-mas';

/** What a reader sees, without markup. */
const said = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

describe("an agent's page", () => {
  it.each([
    [
      '/agentes/ana-mas',
      [
        'Soy Ana Mas (es)',
        'Quién soy',
        'Formación',
        'Trayectoria',
        'Acreditaciones',
        'Colegios y asociaciones',
        'Le asesoro en',
        'Habla español y catalán',
        'Registro de agentes: AICAT 00000-01',
        'Ver todas sus viviendas en venta',
      ],
    ],
    [
      '/ca/agents/ana-mas',
      [
        'Soy Ana Mas (ca)',
        'Sobre mi',
        'Formació',
        'Us assessoro en',
        'Parla castellà i català',
        'Registre d’agents: AICAT 00000-01',
        'Vegeu tots els seus habitatges en venda',
      ],
    ],
    [
      '/en/agents/ana-mas',
      [
        'Soy Ana Mas (en)',
        'About me',
        'Training',
        'Consultancy in',
        'Speaks Spanish and Catalan',
        'Register of estate agents: AICAT 00000-01',
        'See all her homes for sale',
        'What her clients say',
      ],
    ],
  ])('%s shows every field of the agent', async (url, texts) => {
    const { status, text } = await get(url);
    expect(status).toBe(200);
    for (const part of texts) expect(said(text)).toContain(part);
    expect(text).toContain('https://wa.me/34600000000?text=');
    expect(text).toContain('href="tel:+34600000000"');
    expect(text).toContain('href="mailto:agent1@vencejo.example?subject=');
    expect(text).toContain(`href="${url}.vcf"`);
    expect(said(text)).not.toMatch(/\b(?:section|reviews|contact|homes|figures)\.\w/);
  });

  it('reviews show their source, their language, and that they are not verified', async () => {
    const { text } = await get(profile);
    expect(said(text)).toContain('Reseñas publicadas en Google');
    expect(said(text)).toContain('Ni esas páginas ni nosotros comprobamos');
    expect(said(text)).toContain('Traducida (original: catalán)');
    expect(said(text)).toContain('Ver 4 reseñas más');
    expect(text).toContain('href="https://google.example/1"');
    const beginner = said((await get('/agentes/carla-hdez')).text);
    expect(beginner).toContain('Todavía no hay reseñas de sus clientes.');
    expect(beginner).not.toContain('Reseñas publicadas en');
  });

  it('without homes shows a message and a link to the search', async () => {
    const { text } = await get('/agentes/didac-roig');
    expect(said(text)).toContain('Ahora mismo no anuncia ninguna vivienda');
    expect(text).toContain('href="/viviendas-barcelona-compra"');
    expect(text).not.toContain('agent=didac-roig');
  });

  it('shows the brand with a link by the same rule as the card', async () => {
    expect((await get(profile)).text).toContain('<a href="/agentes/casa-clara">Casa Clara</a>');
    expect((await get('/agentes/carla-hdez')).text).toContain(
      '<a href="https://teide-hogar.example" target="_blank" rel="noopener external">Teide Hogar</a>',
    );
  });

  it('by id redirects to the URL with the slug', async () => {
    const { status, headers } = await get('/en/agents/agent-1');
    expect([status, headers.location]).toEqual([301, '/en/agents/ana-mas']);
  });

  it('has structured data with name, place, languages and agency, and without a rating', async () => {
    const [agent, crumbs] = structuredDocument((await get('/en/agents/ana-mas')).text)['@graph'];
    expect(agent).toMatchObject({
      '@type': 'RealEstateAgent',
      '@id': 'https://www.example.com/en/agents/ana-mas',
      name: 'Ana Mas',
      telephone: '+34600000000',
      knowsLanguage: ['es', 'ca'],
      areaServed: ['Ciudad (en)', 'Gràcia'],
      memberOf: { '@type': 'Organization', name: 'Vencejo' },
    });
    expect(JSON.stringify(agent)).not.toMatch(/rating/i);
    expect(
      (crumbs as unknown as { itemListElement: { position: number; item: string }[] }).itemListElement.map(
        ({ position, item }) => [position, new URL(item).pathname],
      ),
    ).toEqual([
      [1, '/en'],
      [2, '/en/agents'],
      [3, '/en/agents/barcelona'],
      [4, '/en/agents/ana-mas'],
    ]);
  });
});

it.each(['/agentes/ana-mas', '/agentes/casa-clara', '/en/agents/ana-mas'])(
  '%s has no further pages, however they are numbered',
  async (url) => {
    for (const page of ['2', '999999', '0', 'abc']) expect((await get(`${url}?page=${page}`)).status).toBe(404);
    const first = await get(`${url}?page=1`);
    expect([first.status, first.headers.location]).toEqual([301, url]);
  },
);

describe("an agency's page", () => {
  it.each(['/agentes/casa-clara', '/ca/agents/casa-clara', '/en/agents/casa-clara'])(
    '%s shows its address, website, agents and homes',
    async (url) => {
      const { status, text } = await get(url);
      expect(status).toBe(200);
      for (const part of [
        'Casa Clara',
        'Calle Mayor, 1',
        '08001 Barcelona',
        'casa-clara.example',
        'Ana Mas',
        'Beni Coll',
        '1990',
      ])
        expect(said(text)).toContain(part);
      for (const href of ['https://casa-clara.example', url.replace('casa-clara', 'ana-mas'), `${url}.vcf`])
        expect(text).toContain(`href="${href}"`);
      expect(text).toMatch(/href="[^"]*\?agency=casa-clara"/);
      expect(structuredDocument(text)['@graph'][0]).toMatchObject({
        '@type': 'RealEstateAgent',
        name: 'Casa Clara',
        foundingDate: '1990',
        address: { streetAddress: 'Calle Mayor, 1' },
        geo: { '@type': 'GeoCoordinates', latitude: 41.3825, longitude: 2.1769 },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Friday'], opens: '09:30', closes: '14:00' },
          { dayOfWeek: ['Monday'], opens: '16:00', closes: '19:00' },
        ],
      });
    },
  );

  it('shows its office: a picture, when it is open, the way to its door, and nothing of whether it is open now', async () => {
    const { text } = await get('/agentes/casa-clara');
    expect(said(text)).toContain('La oficina');
    expect(text).toMatch(/<img[^>]*offices\/1-casa-clara[^>]*alt="Fachada de casa-clara \(es\)"/);
    expect(text).toContain('<dt>Lunes</dt><dd><span>9:30–14:00</span><span>16:00–19:00</span></dd>');
    expect(text).toContain('<dt>De martes a jueves</dt><dd>cerrado</dd>');
    expect(text).toContain(
      'href="https://www.openstreetmap.org/?mlat=41.38250&amp;mlon=2.17690#map=17/41.38250/2.17690"',
    );
    expect(said(text)).not.toMatch(/Abierta ahora|Cerrada ahora/);
    const { text: other } = await get('/agentes/teide-hogar');
    expect(said(other)).not.toContain('La oficina');
  });

  it('prints the code of its address, as an agent’s page does', async () => {
    for (const page of ['/agentes/casa-clara', '/en/agents/ana-mas']) {
      expect((await get(page)).text).toContain(`src="/qr${page}.svg"`);
      expect((await get(`/qr${page}.svg`)).headers['content-type']).toContain('image/svg+xml');
    }
    expect((await get('/qr/agentes/Casa-Clara.svg')).status).toBe(404);
  });

  it('shows the agent that each review is about', async () => {
    expect((await get('/en/agents/casa-clara')).text).toContain('<a href="/en/agents/beni-coll">about Beni Coll</a>');
  });
});

describe("a search for one agent's homes", () => {
  it('is a list with a chip for the agent, and is not indexed', async () => {
    const { status, text } = await get('/viviendas-compra?agent=ana-mas');
    expect(status).toBe(200);
    expect(said(text)).toContain('Agente: Ana Mas');
    expect(text).toContain('<input type="hidden" name="agent" value="ana-mas"/>');
    expect(text).toContain('content="noindex,follow"');
    const total = (await get('/web/estates/buy?agent=ana-mas&estate_type=flat,house,rural_house'))
      .body as EstateListDto;
    expect(said(text)).toContain(`${total.available} pisos en venta`);
    expect(said((await get('/en/properties-buy?agency=casa-clara')).text)).toContain('Agency: Casa Clara');
  });

  it('of an unknown agent is a 404', async () => {
    expect((await get('/viviendas-compra?agent=nobody')).status).toBe(404);
    expect((await get('/viviendas-compra?agency=nobody')).status).toBe(404);
  });
});

describe('a contact card', () => {
  it("is a vCard in the visitor's language", async () => {
    const { status, headers, text } = await get('/en/agents/ana-mas.vcf');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="ana-mas.vcf"; filename*=UTF-8\'\'Ana%20Mas.vcf');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cdn-cache-control']).toMatch(/^max-age=\d+/);
    expect(text).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:4.0',
        'KIND:individual',
        'FN:Ana Mas',
        'ORG:Casa Clara',
        'TEL;TYPE=work:+34600000000',
        'EMAIL;TYPE=work:agent1@vencejo.example',
        'URL:https://www.example.com/en/agents/ana-mas',
        'PHOTO:https://www.example.com/media/agents/ana-mas/portrait-female-45-1400.\r\n jpg',
        'NOTE:AICAT\u00a000000-01',
        'LANG:es',
        'LANG:ca',
        'UID:https://www.example.com/agentes/ana-mas',
        'SOURCE:https://www.example.com/en/agents/ana-mas.vcf',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('of an agency has its address', async () => {
    expect((await get('/agentes/casa-clara.vcf')).text).toContain(
      'ADR;TYPE=work:;;Calle Mayor\\, 1;Barcelona;Barcelona;08001;\r\n',
    );
  });

  it('is cached, and answers a conditional request with 304', async () => {
    await get('/ca/agents/beni-coll.vcf');
    const { headers } = await get('/ca/agents/beni-coll.vcf');
    expect(headers['cache-status']).toMatch(/; hit; ttl=\d+/);
    expect((await get('/ca/agents/beni-coll.vcf').set('If-None-Match', headers.etag!)).status).toBe(304);
  });

  it.each([
    '/agentes/nobody.vcf',
    '/agentes/barcelona.vcf',
    '/agentes/agent-1.vcf',
    '/agentes/.vcf',
    '/agentes.vcf',
    '/x.vcf',
    '/viviendas-compra.vcf',
  ])('%s is a 404', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});

describe('a change of an agent', () => {
  const rename = (name: string) =>
    site.store.db
      .updateTable('agents')
      .set({ full_name: name, brief: sql<string>`json_set(brief, '$.full_name', ${name})` })
      .where('slug', '=', 'ana-mas')
      .execute();
  afterEach(() => rename('Ana Mas'));

  it('is shown on their page, contact card, agency and homes after one purge, which leaves other entries alone', async () => {
    const { results } = (await get('/web/estates/buy?agent=ana-mas&estate_type=flat,house,rural_house'))
      .body as EstateListDto;
    const home = results[0]!;
    const estate = `/viviendas-${home.address.province_slug}-${home.type === 'buy' ? 'compra' : 'alquiler'}/${home.url_slug['es-ES']}/${home.reference.toLowerCase()}`;
    const theirs = [
      profile,
      '/en/agents/ana-mas',
      `${profile}.vcf`,
      '/agentes/casa-clara',
      estate,
      '/viviendas-compra?agent=ana-mas',
    ];
    const other = '/agentes/carla-hdez';
    for (const url of [...theirs, other]) expect([url, (await get(url)).status]).toEqual([url, 200]);

    await rename('Ana Ñíguez, API');
    await request(site.app)
      .post('/admin/cache/purge')
      .set('Authorization', `Bearer ${token}`)
      .send({ tags: ['agent:ana-mas'], mode: 'hard' })
      .expect(200);

    for (const url of theirs) {
      const { text, headers } = await get(url);
      expect([url, headers['cache-status']]).toEqual([url, expect.stringContaining('fwd=uri-miss') as string]);
      expect([url, text.includes('Ana Ñíguez')]).toEqual([url, true]);
    }
    expect((await get(`${profile}.vcf`)).text).toContain('FN:Ana Ñíguez\\, API');
    expect((await get(other)).headers['cache-status']).toContain('; hit;');
  });
});
