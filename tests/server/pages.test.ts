import request from 'supertest';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ ALLOWED_HOSTS: 'evil.example' });
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);

const tags = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!);
const canonical = (html: string) => tags(html, /<link rel="canonical" href="([^"]*)"/g);
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map((match) => [
      match[1]!,
      match[2]!,
    ]),
  );

const origin = 'https://www.example.com';
const estatePath = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';

describe('a page', () => {
  it.each([
    ['/', 'es-ES', '/', 'Vencejo | '],
    ['/en', 'en-US', '/en', 'Vencejo | '],
    ['/viviendas-barcelona-compra', 'es-ES', '/viviendas-barcelona-compra', ' | Vencejo'],
    ['/ca/habitatges-barcelona-lloguer', 'ca-ES', '/ca/habitatges-barcelona-lloguer', ' | Vencejo'],
    [
      '/en/properties-barcelona-buy?page=2&sort=priceAscendent'.replace(
        'page=2&sort=priceAscendent',
        'sort=priceAscendent&page=2',
      ),
      'en-US',
      '/en/properties-barcelona-buy?page=2',
      ' | Vencejo',
    ],
    ['/viviendas-compra', 'es-ES', '/viviendas-compra', ' | Vencejo'],
    ['/viviendas-compra?utm_source=x', 'es-ES', '/viviendas-compra', ' | Vencejo'],
    [estatePath, 'es-ES', estatePath, ' | Vencejo'],
    ['/servicios/vender', 'es-ES', '/servicios/vender', 'Vender su vivienda con un agente de la zona | Vencejo'],
    ['/ca/serveis/vendre', 'ca-ES', '/ca/serveis/vendre', 'Vendre el pis o la casa amb un agent de la zona | Vencejo'],
    ['/en/services/sell', 'en-US', '/en/services/sell', 'Sell your home with a local agent | Vencejo'],
    ['/servicios/alquilar', 'es-ES', '/servicios/alquilar', 'Alquilar su vivienda con un agente de la zona | Vencejo'],
    ['/ca/serveis/llogar', 'ca-ES', '/ca/serveis/llogar', 'Llogar el pis o la casa amb un agent de la zona | Vencejo'],
    ['/en/services/rent', 'en-US', '/en/services/rent', 'Let your home with a local agent | Vencejo'],
    ['/quienes-somos', 'es-ES', '/quienes-somos', 'Quiénes somos | Vencejo'],
    ['/ca/qui-som', 'ca-ES', '/ca/qui-som', 'Qui som | Vencejo'],
    ['/en/about', 'en-US', '/en/about', 'About us | Vencejo'],
    ['/contacto', 'es-ES', '/contacto', 'Contacto y oficinas | Vencejo'],
    ['/ca/contacte', 'ca-ES', '/ca/contacte', 'Contacte i oficines | Vencejo'],
    ['/en/contact', 'en-US', '/en/contact', 'Contact and offices | Vencejo'],
    ['/manifiesto', 'es-ES', '/manifiesto', 'Manifiesto | Vencejo'],
    ['/ca/manifest', 'ca-ES', '/ca/manifest', 'Manifest | Vencejo'],
    ['/en/manifest', 'en-US', '/en/manifest', 'Manifesto | Vencejo'],
    ['/canal-denuncias', 'es-ES', '/canal-denuncias', 'Canal de denuncias | Vencejo'],
    ['/ca/canal-denuncies', 'ca-ES', '/ca/canal-denuncies', 'Canal de denúncies | Vencejo'],
    ['/en/whistleblower-channel', 'en-US', '/en/whistleblower-channel', 'Whistleblower channel | Vencejo'],
    ['/accesibilidad', 'es-ES', '/accesibilidad', 'Declaración de accesibilidad | Vencejo'],
    ['/ca/accessibilitat', 'ca-ES', '/ca/accessibilitat', 'accessibilitat | Vencejo'],
    ['/en/accessibility', 'en-US', '/en/accessibility', 'Accessibility statement | Vencejo'],
    ['/legal/aviso-legal', 'es-ES', '/legal/aviso-legal', 'Aviso legal | Vencejo'],
    ['/ca/legal/avis-legal', 'ca-ES', '/ca/legal/avis-legal', 'Avís legal | Vencejo'],
    ['/en/legal/legal-notice', 'en-US', '/en/legal/legal-notice', 'Legal Notice | Vencejo'],
    ['/legal/politica-de-privacidad', 'es-ES', '/legal/politica-de-privacidad', 'Política de privacidad | Vencejo'],
    ['/ca/legal/politica-de-privadesa', 'ca-ES', '/ca/legal/politica-de-privadesa', 'Política de privadesa | Vencejo'],
    ['/en/legal/privacy-policy', 'en-US', '/en/legal/privacy-policy', 'Privacy Policy | Vencejo'],
    ['/legal/politica-de-cookies', 'es-ES', '/legal/politica-de-cookies', 'Política de cookies | Vencejo'],
    ['/ca/legal/politica-de-galetes', 'ca-ES', '/ca/legal/politica-de-galetes', 'Política de galetes | Vencejo'],
    ['/en/legal/cookies-policy', 'en-US', '/en/legal/cookies-policy', 'Cookies Policy | Vencejo'],
    [
      '/legal/rgpd-corresponsabilidad',
      'es-ES',
      '/legal/rgpd-corresponsabilidad',
      'Acuerdo de corresponsabilidad | Vencejo',
    ],
    [
      '/ca/legal/rgpd-corresponsabilitat',
      'ca-ES',
      '/ca/legal/rgpd-corresponsabilitat',
      'Acord de corresponsabilitat | Vencejo',
    ],
    [
      '/en/legal/gdpr-co-responsibility',
      'en-US',
      '/en/legal/gdpr-co-responsibility',
      'Agreement between joint controllers | Vencejo',
    ],
    [
      '/ca/habitatges-barcelona-compra/pis-a-gracia-ms0116-1000/MS0116-1000',
      'ca-ES',
      '/ca/habitatges-barcelona-compra/pis-a-gracia-ms0116-1000/MS0116-1000',
      ' | Vencejo',
    ],
  ])('%s is 200 in %s with its own canonical', async (url, lang, path, title) => {
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(headers['content-language']).toBe(lang.slice(0, 2));
    expect(canonical(text)).toEqual([new URL(path, origin).href]);
    expect(tags(text, /<title[^>]*>([^<]*)/g)[0]).toContain(title);
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  it.each([
    ['/rgpd/politica-de-privacidad-alertas', 'Política de privacidad de las alertas | Vencejo'],
    ['/ca/rgpd/politica-de-privadesa-alertes', 'Política de privadesa de les alertes | Vencejo'],
    ['/en/rgpd/privacy-policy-alerts', 'Alerts privacy policy | Vencejo'],
    ['/rgpd/contactos', 'Tratamiento de datos de contactos | Vencejo'],
    ['/ca/rgpd/contactes', 'Tractament de dades de contactes | Vencejo'],
    ['/en/rgpd/contacts', 'How we process contacts’ data | Vencejo'],
  ])('%s is a text in the landing layout, kept out of search engines like all of /rgpd', async (url, title) => {
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(tags(text, /<title[^>]*>([^<]*)/g)[0]).toBe(title);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain('18/06/2025');

    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('names its alternates, slugs translated, itself and x-default among them', async () => {
    const { text } = await get(estatePath);
    expect(alternates(text)).toEqual({
      es: origin + estatePath,
      ca: `${origin}/ca/habitatges-barcelona-compra/pis-a-gracia-ms0116-1000/MS0116-1000`,
      en: `${origin}/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000`,
      'x-default': origin + estatePath,
    });
  });

  it('has its content in the HTML', async () => {
    expect((await get('/viviendas-barcelona-compra')).text).toMatch(
      /Piso en Gràcia MS0116-1000.*Piso en Gràcia MS0116-1023/s,
    );
    expect((await get(estatePath)).text).toMatch(/Con luz\./);
  });

  it('links its pages', async () => {
    expect(tags((await get('/viviendas-barcelona-compra')).text, /href="([^"]*page=\d)"/g)).toContain(
      '/viviendas-barcelona-compra?page=2',
    );
  });

  it('follows the path only: no Accept-Language, no cookie, no host', async () => {
    const { text, headers } = await get('/')
      .set('Accept-Language', 'ca')
      .set('Cookie', 'language=en')
      .set('Host', 'evil.example');
    expect(text).toContain('<html lang="es-ES"');
    expect(text).not.toContain('evil.example');
    expect(headers.vary ?? '').not.toMatch(/accept-language|cookie/i);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('another spelling', () => {
  it.each([
    ['/viviendas--compra', '/viviendas-compra'],
    ['/viviendas-madrid-rent', '/viviendas-madrid-alquiler'],
    ['/es/viviendas-compra', '/viviendas-compra'],
    ['/Viviendas-compra/', '/viviendas-compra'],
    ['/viviendas-barcelona-compra/otro-slug/MS0116-1000', estatePath],
    ['/viviendas-madrid-alquiler/otro-slug/MS0116-1000?utm_source=x', `${estatePath}?utm_source=x`],
    [
      '/en/properties-barcelona-buy/piso-en-gracia-ms0116-1000/MS0116-1000',
      '/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000',
    ],
    // A wrong type word and a wrong province are one hop too.
    ['/viviendas-madrid-sell/otro-slug/MS0116-1000/?utm_source=x', `${estatePath}?utm_source=x`],
    ['/Viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000', estatePath],
    ['//en/properties-barcelona-sell', '/en/properties-barcelona-buy'],
    ['//evil.example/%2e%2e', null],
  ])('%s is one 301 to %s', async (url, location) => {
    const { status, headers } = await get(url);
    if (location === null) {
      expect(status).toBe(404);
      return;
    }
    expect([status, headers.location]).toEqual([301, location]);
    expect((await get(location)).status).not.toBe(301);
  });
});

it('a slug that the upstream spells otherwise than URLs do leads to the home, not in a circle', async () => {
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', url_slug: { 'es-ES': 'Piso-En-Gracia' } });
  const { headers } = await get('/viviendas-barcelona-compra/x/MS0116-1000');
  expect(headers.location).toBe('/viviendas-barcelona-compra/piso-en-gracia/MS0116-1000');
  const { status, text } = await get(headers.location!);
  expect([status, canonical(text)]).toEqual([200, [origin + headers.location!]]);
});

it.each([
  ['//en/nothing', '/en/nothing'],
  ['//en//evil.example/x', '/en/evil.example/x'],
  ['///ca', '/ca'],
])('%s leads to %s, on this host, though nothing may be there', async (url, location) => {
  const { status, headers } = await get(url);
  expect([status, headers.location]).toEqual([301, location]);
});

it('leads another spelling of a withdrawn estate to its normal form, which is a 410', async () => {
  const { status, headers } = await get('/viviendas-barcelona-sell/x/GONE-1');
  expect([status, headers.location]).toEqual([301, '/viviendas-barcelona-compra/x/GONE-1']);
  expect((await get(headers.location!)).status).toBe(410);
});

describe('what is not there', () => {
  it.each([
    ['/nada', 'es-ES', 'Página no encontrada'],
    ['/ca/res', 'ca-ES', 'Pàgina no trobada'],
    ['/en/nothing', 'en-US', 'Page not found'],
    ['/viviendas-atlantis-compra', 'es-ES', 'Página no encontrada'],
    ['/viviendas-barcelona-compra?town=atlantis', 'es-ES', '«Atlantis» no está entre nuestros municipios'],
    ['/viviendas-barcelona-compra?page=0', 'es-ES', 'Página no encontrada'],
    ['/viviendas-barcelona-compra?page=9999', 'es-ES', 'Esta lista no llega a la página'],
    ['/viviendas-barcelona-compra/x/MS9999-9999', 'es-ES', 'Página no encontrada'],
    ['/viviendas/MS9999-9999', 'es-ES', 'Página no encontrada'],
    ['/%E0%A4%A', 'es-ES', 'Página no encontrada'],
    ['/..%2f..%2fetc/passwd', 'es-ES', 'Página no encontrada'],
  ])('%s is a 404 page', async (url, lang, heading) => {
    const { status, text } = await get(url);
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain(heading);
    expect(text).toContain('name="robots" content="noindex');
    expect(canonical(text)).toEqual([]);
  });

  it('but once was is a 410', async () => {
    const { status, text } = await get('/viviendas-barcelona-compra/x/GONE-1');
    expect(status).toBe(410);
    expect(text).toContain('ya no está disponible');
  });
});

describe('a failing upstream', () => {
  it.each([
    [
      'answers 500',
      (_req: unknown, res: { writeHead: (status: number) => { end: () => void } }) => {
        res.writeHead(500).end();
      },
    ],
    [
      'closes the connection',
      (_req: unknown, res: { destroy: () => void }) => {
        res.destroy();
      },
    ],
    [
      'sends no JSON',
      (_req: unknown, res: { writeHead: (status: number, headers: object) => { end: (body: string) => void } }) => {
        res.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
      },
    ],
    [
      'sends HTML',
      (_req: unknown, res: { writeHead: (status: number, headers: object) => { end: (body: string) => void } }) => {
        res.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>');
      },
    ],
  ])('that %s makes a 503 page, and the site lives on', async (_name, behaviour) => {
    site.upstream.behave(behaviour);
    for (const url of ['/viviendas-barcelona-compra', estatePath, '/']) {
      const { status, headers, text } = await get(url);
      expect([url, status, headers['cache-control']]).toEqual([url, 503, 'no-store']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('Ahora mismo no podemos mostrar esta página');
    }
    site.upstream.behave(null);
    // It failed so often that it is left alone until a probe finds it back.
    site.forward(11);
    await site.probe();
    expect((await get('/viviendas-barcelona-compra')).status).toBe(200);
  });

  it('that sends JSON of another shape makes a 503 page too', async () => {
    site.upstream.behave((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    for (const url of ['/viviendas-barcelona-compra', estatePath]) expect((await get(url)).status).toBe(503);
  });

  it('makes 503, not 404, of a call of the browser', async () => {
    site.upstream.behave((_req, res) => {
      res.destroy();
    });
    expect((await get('/web/provinces?type=buy')).status).toBe(503);
  });
});

it('an upstream that never answers is a 503 in the time that the policies give it', async () => {
  const impatient = await createTestSite({}, {}, { timeouts: {} });
  impatient.upstream.behave(() => {});
  expect((await request(impatient.app).get(estatePath)).status).toBe(503);
  await impatient.close();
});

it('a connection that breaks once is tried once more', async () => {
  site.upstream.behave((_req, res) => {
    site.upstream.behave(null);
    res.destroy();
  });
  expect((await get(estatePath)).status).toBe(200);
  expect(site.upstream.requests.length).toBe(new Set(site.upstream.requests).size + 1);
});

it('a picture that the visitor has is not sent again', async () => {
  site.upstream.behave((req, res) => {
    res
      .writeHead(req.headers['if-none-match'] === '"abc"' ? 304 : 200, { 'Content-Type': 'image/webp', ETag: '"abc"' })
      .end();
  });
  expect((await get('/media/1.webp').set('If-None-Match', '"abc"')).status).toBe(304);
  expect((await get('/media/1.webp')).headers.etag).toBe('"abc"');
});

describe('a hidden price', () => {
  it.each(['sold', 'rented', 'reserved'])('of a home that is %s is not shown', async (status) => {
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', status, price: 987_654 });
    for (const url of [estatePath, '/viviendas-barcelona-compra'])
      expect((await get(url)).text).not.toMatch(/987[.,\s]?654/);
  });
});

it('calls of the browser for a private home are not stored, whatever the upstream says', async () => {
  expect((await get('/web/estate/MS0116-1000/private')).headers['cache-control']).toBe('private, no-store');
});

it('a sold home stays readable and leaves the index', async () => {
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', status: 'sold' });
  const { status, text } = await get(estatePath);
  expect(status).toBe(200);
  expect(text).toContain('content="noindex,follow"');
});

it('lets no text of the upstream become markup', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3)';
  site.upstream.estates[0] = fakeEstate({
    reference: 'MS0116-1000',
    description: { 'es-ES': hostile },
    text: { 'es-ES': hostile },
  });
  for (const url of [estatePath, '/viviendas-barcelona-compra']) {
    const { text } = await get(url);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text).not.toContain('" onload="alert');
  }
});

it('asks for each thing once, however many visitors come at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/viviendas-barcelona-compra')));
  expect(site.upstream.requests.length).toBe(new Set(site.upstream.requests).size);
});

describe('headers', () => {
  it('forbid others to frame a page, and ask for https only where the site is on it', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000$/);
    expect(headers['permissions-policy']).toMatch(/^camera=\(\), .*microphone=\(\)/);
  });

  it('let our own pages alone ask where a visitor is, for the map', async () => {
    expect((await get('/')).headers['permissions-policy']).toContain('geolocation=(self)');
  });

  it('carry the request’s id: a proxy’s, if it is a plain one', async () => {
    expect((await get('/').set('X-Request-Id', 'proxy-0123')).headers['x-request-id']).toBe('proxy-0123');
    expect((await get('/').set('X-Request-Id', '{"level":60}')).headers['x-request-id']).toMatch(
      /^[\w-]{12}-[0-9a-z]+$/,
    );
  });

  it('say that a page is compressed', async () => {
    expect((await get('/').set('Accept-Encoding', 'br')).headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });

  it('forbid inline scripts and frames, without a nonce', async () => {
    const { headers, text } = await get('/');
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce/);
    expect(text).not.toMatch(/<script(?![^>]*type="application\/(?:ld\+)?json")(?![^>]*src=)/);
    expect(text).not.toMatch(/<style|\son\w+="/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('let pages be cached for everybody, errors hardly', async () => {
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': expect.stringMatching(
        /^max-age=\d\d, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      ) as string,
    });
    expect((await get('/nada')).headers['cdn-cache-control']).toMatch(/^max-age=(?:9|10)$/);
  });

  it('refuse other methods', async () => {
    const { status, headers } = await request(site.app).post('/viviendas-compra');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await request(site.app).delete('/media/1.webp')).status).toBe(405);
    const written = await get('/web/lead');
    expect([written.status, written.headers.allow]).toEqual([405, 'POST']);
    expect((await request(site.app).head('/viviendas-compra')).status).toBe(200);
  });

  it('refuse a browser in the language of the page', async () => {
    const { text } = await request(site.app).post('/ca/habitatges-compra').set('Accept', 'text/html,*/*;q=0.8');
    expect(text).toBe('Aquesta pàgina només es pot llegir.');
  });

  it('too many private estates are refused in the page’s language, calls with the API’s body', async () => {
    for (let visit = 0; visit < 30; visit += 1) await get('/en/properties/NO-1');
    const page = await get('/en/properties/NO-1');
    expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(page.text).toContain('<p>You have made too many requests. Please try again in a minute.</p>');
    expect(page.text.length).toBeLessThan(1_000);
    const call = await get('/web/estate/NO-1/private');
    expect([call.status, call.body]).toEqual([429, expect.objectContaining({ message: 'TOO_MANY_REQUESTS' })]);
  });
});

describe('a private estate', () => {
  it('is for the holder of the link: not stored, not indexed', async () => {
    const { status, headers, text } = await get('/viviendas/MS0116-1000');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect(canonical(text)).toEqual([]);
    expect(text).toContain('href="/en/properties/MS0116-1000"');
  });

  it('says the same of robots in its head as in its header, on errors too', async () => {
    for (const url of ['/viviendas/MS0116-1000', '/viviendas/MS9999-9999', '/rgpd/aceptar/aB3_-efGhiJklMnoPqrStu']) {
      const { headers, text } = await get(url);
      expect(tags(text, /<meta name="robots" content="([^"]*)"/g)).toEqual([headers['x-robots-tag']]);
    }
  });

  it('that was withdrawn is a 404: the link reveals nothing of what was (PD-29)', async () => {
    expect((await get('/viviendas/GONE-1')).status).toBe(404);
  });

  it('keeps the landing layout on errors', async () => {
    const { status, text } = await get('/viviendas/MS9999-9999');
    expect(status).toBe(404);
    expect(text).not.toContain('site-navigation');
    expect((await get('/nada')).text).toContain('site-navigation');
  });

  it('keeps to itself in another spelling too', async () => {
    const { status, headers } = await get('/viviendas/MS0116-1000/?t=signature');
    expect([status, headers.location]).toEqual([301, '/viviendas/MS0116-1000?t=signature']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });

  it('is rate-limited', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 32; attempt += 1)
      statuses.push((await get(`/viviendas/MS0116-${1000 + attempt}`)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('robots.txt keeps crawlers from what is not for them', async () => {
  const { status, text, headers } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(/Disallow: \/web\//);
  for (const name of ['area', 'near', 'travel', 'where', 'postcode', 'street'])
    expect(text).toContain(`Disallow: /*?*${name}=\n`);
  expect(text.match(/User-agent: \*/g)).toHaveLength(1);
});
