import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const origin = 'https://www.example.com';
const estate = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
const indexed = null;

/** How long caches may use an answer: as its route says, for seconds, not at all, or not at all and for nobody else. */
const caching = {
  page: /^public, max-age=0, must-revalidate \| max-age=(?:[1-9]\d{1,3}), stale-while-revalidate=\d+/,
  short: /^public, max-age=0, must-revalidate \| max-age=(?:9|10)$/,
  none: /^no-store \| $/,
  private: /^private, no-store \| $/,
};

interface Row {
  status: number;
  location?: string;
  /** Of the document. */
  lang?: 'es-ES' | 'ca-ES' | 'en-US';
  /** Path; null where the page says none. */
  canonical?: string | null;
  robots?: string | null;
  cache: keyof typeof caching;
}

const page = (lang: Row['lang'], canonical: string, robots: string | null = indexed): Row => ({
  status: 200,
  lang,
  canonical,
  robots,
  cache: 'page',
});
const moved = (location: string, cache: Row['cache'] = 'short'): Row => ({ status: 301, location, cache });
const absent = (lang: Row['lang'], status = 404): Row => ({
  status,
  lang,
  canonical: null,
  robots: 'noindex,follow',
  cache: 'short',
});
const secret = (status: number): Row => ({
  status,
  lang: 'es-ES',
  canonical: null,
  robots: 'noindex, nofollow, noarchive',
  cache: 'private',
});

it.each<[string, Row]>([
  ['/', page('es-ES', '/')],
  ['/ca', page('ca-ES', '/ca')],
  ['/en?utm_source=x', page('en-US', '/en')],
  ['/viviendas-compra', page('es-ES', '/viviendas-compra')],
  ['/en/properties-barcelona-buy', page('en-US', '/en/properties-barcelona-buy')],
  ['/viviendas-barcelona-compra?sort=priceAscendent', page('es-ES', '/viviendas-barcelona-compra')],
  ['/viviendas-barcelona-compra?page=2', page('es-ES', '/viviendas-barcelona-compra?page=2')],
  ['/viviendas-barcelona-compra?rooms=2', page('es-ES', '/viviendas-barcelona-compra?rooms=2', 'noindex,follow')],
  [estate, page('es-ES', estate)],
  ['/agentes', page('es-ES', '/agentes')],
  ['/ca/agents/barcelona', page('ca-ES', '/ca/agents/barcelona')],
  ['/agentes/ana-mas', page('es-ES', '/agentes/ana-mas')],
  ['/en/agents/casa-clara', page('en-US', '/en/agents/casa-clara')],
  ['/favoritos', page('es-ES', '/favoritos', 'noindex,follow')],
  ['/legal/aviso-legal', page('es-ES', '/legal/aviso-legal')],
  ['/viviendas/MS0116-1000', secret(200)],
  ['/viviendas/GONE-1', secret(404)],
  ['/es/viviendas-compra/', moved('/viviendas-compra')],
  ['//en/properties-buy', moved('/en/properties-buy')],
  ['//en/nothing', moved('/en/nothing')],
  ['/viviendas-madrid-sell/x/MS0116-1000', moved(estate)],
  ['/viviendas-madrid-alquiler/x/MS0116-1000?gclid=y', moved(`${estate}?gclid=y`)],
  ...[
    ...['piso_en', "l'eixample", 'piso-en-gracia-', '-', '%20', 'piso-en-chamber%C3%AD', '%E4%B8%AD%E5%9B%BD', 'PISO'],
    ...['piso-en-gracia-MS0116-1000', 'a%2Fb', '<b>', 'x'.repeat(3_000)],
  ].map((slug): [string, Row] => [
    `/viviendas-barcelona-compra/${slug}/MS0116-1000?gclid=y`,
    moved(`${estate}?gclid=y`),
  ]),
  ['/viviendas-barcelona-compra/%E4/MS0116-1000', absent('es-ES')],
  ['/viviendas-M%C3%A1laga-compra?rooms=2', moved('/viviendas-malaga-compra?rooms=2')],
  ['/viviendas-compra?province=%C3%80lava', moved('/viviendas-alava-compra')],
  ['/buscar?q=%00gr%07acia%E2%80%AE', moved('/buscar?q=gr%20acia', 'private')],
  ['/viviendas-a_coru%C3%B1a-compra', moved('/viviendas-a-coruna-compra')],
  ['/ca/habitatges-BARCELONA-compra', moved('/ca/habitatges-barcelona-compra')],
  ['/en/agents/M%C3%81laga', moved('/en/agents/malaga')],
  ['/agentes/An%C3%A1-Mas', moved('/agentes/ana-mas')],
  ['/viviendas-%E4%B8%AD-compra', absent('es-ES')],
  ['/agentes/nobody', { status: 302, location: '/error/agencias/nobody', cache: 'none' }],
  ['/en/agents/nobody', { status: 302, location: '/error/agencias/nobody?lang=en', cache: 'none' }],
  ['/error/agencias/nobody?lang=en', absent('en-US')],
  ['/en/error/agencias/nobody', moved('/error/agencias/nobody?lang=en')],
  ['/nada', absent('es-ES')],
  ['/ca/res', absent('ca-ES')],
  ['/viviendas-barcelona-compra?rooms=castle', absent('es-ES')],
  ['/viviendas-barcelona-compra?page=9999', absent('es-ES')],
  ['/viviendas-barcelona-compra/x/GONE-1', absent('es-ES', 410)],
])('%s', async (url, { status, location, lang, canonical, robots, cache }) => {
  const { status: answered, headers, text } = await request(site.app).get(url);
  const first = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  expect({ status: answered, location: headers.location }).toEqual({ status, location });
  expect(`${headers['cache-control']} | ${headers['cdn-cache-control'] ?? ''}`).toMatch(caching[cache]);
  if (lang === undefined) return;
  expect({
    lang: first(/<html lang="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
  }).toEqual({ lang, canonical: canonical === null ? null : origin + canonical, robots });
});

it("an agency whose agent works alone is canonical to the agent's page, and the switch leads to its own", async () => {
  const [agency, agent] = [site.upstream.agencies[0]!, site.upstream.agents[0]!];
  site.upstream.agencies.push({ ...agency, slug: 'finques-mas', independent: true, agents: [agent] });
  const { text } = await request(site.app).get('/en/agents/finques-mas');
  expect(text).toContain(`<link rel="canonical" href="${origin}/en/agents/${agent.slug}"`);
  expect(text).toContain('href="/agentes/finques-mas"');
});
