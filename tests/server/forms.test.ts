import request from 'supertest';
import { consents } from '#shared/forms/consents.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';
const typed = {
  name: 'Ana',
  surname: 'Mas <b>',
  email: 'ana@correo.example',
  acceptConditions: 'on',
  acceptCommercials: 'on',
};

let site: TestSite;
let written: { path: string; body: Record<string, unknown>; headers: Record<string, unknown> }[];
let answers: { status: number; body?: object }[];
beforeEach(async () => {
  site = await createTestSite();
  written = [];
  answers = [];
  site.upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (req.method === 'POST')
        written.push({
          path: req.url!,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
          headers: req.headers,
        });
      const { status, body = {} } = answers.shift() ?? {
        status: req.method === 'POST' ? 201 : 200,
        body: req.method === 'POST' ? {} : { purpose: 'newsletter', state: 'pending', name: 'Ana' },
      };
      res
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
        .end(JSON.stringify(body));
    });
  }, /^\/web\/(?:subscribe|rgpd)/);
});
afterEach(() => site.close());

const send = (fields: Record<string, string>, path = '/') =>
  request(site.app)
    .post(path)
    .set('Sec-Fetch-Site', 'same-origin')
    .type('form')
    .send({ formToken: site.formToken, ...fields });
const fieldOf = (html: string, name: string): string => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)![0];

describe('the newsletter’s form without scripts', () => {
  it.each([
    ['/', 'es', '/gracias?from=newsletter'],
    ['/en', 'en', '/en/thanks?from=newsletter'],
    ['/ca', 'ca', '/ca/gracies?from=newsletter'],
  ])(
    'sent to %s is posted to the API and redirects to the thanks page, so that a reload sends nothing again',
    async (path, language, location) => {
      const answer = await send({ ...typed, email: ' Ana@Correo.example ' }, path);
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        303,
        location,
        'no-store',
      ]);
      expect(written.map(({ path: called, body }) => [called, body])).toEqual([
        [
          '/web/subscribe',
          {
            name: 'Ana',
            surname: 'Mas <b>',
            email: 'ana@correo.example',
            language,
            acceptConditions: true,
            acceptCommercials: true,
            consentVersion: consents.newsletter.version,
            pageUrl: path,
          },
        ],
      ]);
      expect((await request(site.app).get(location)).status).toBe(200);
    },
  );

  it('invalid input is shown again with its errors, in a response that is not stored', async () => {
    const { status, text, headers } = await send({
      name: 'Ana',
      surname: 'Mas <b>',
      email: 'ana@',
      acceptCommercials: 'on',
    });
    expect(status).toBe(422);
    expect(written).toEqual([]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(fieldOf(text, 'surname')).toMatch(/value="Mas &lt;b&gt;"/);
    expect(fieldOf(text, 'email')).toMatch(/aria-invalid="true".*value="ana@"|value="ana@".*aria-invalid="true"/);
    expect(fieldOf(text, 'name')).not.toContain('aria-invalid="true"');
    expect(fieldOf(text, 'acceptCommercials')).toContain('checked');
    expect(fieldOf(text, 'acceptConditions')).not.toContain('checked=""');
    for (const words of [
      'El correo electrónico no está completo',
      'hay que aceptar el aviso legal',
      'Hay 2 datos que corregir:',
    ])
      expect(text).toContain(words);
    expect(text.match(/<script type="application\/json" id="state">.*?<\/script>/s)![0]).not.toContain('<b>');
    // Nobody else gets that page.
    expect((await request(site.app).get('/')).text).not.toContain('value="ana@"');
  });

  it('shows the field errors of the API', async () => {
    answers = [{ status: 422, body: { code: '9002', fields: { email: 'invalid' } } }];
    const { status, text } = await send(typed);
    expect(status).toBe(422);
    expect(fieldOf(text, 'email')).toContain('aria-invalid="true"');
  });

  it.each([
    [400, '9005', 422, 'No se ha podido aceptar tal como está.'],
    [422, '9008', 422, 'No se ha podido aceptar tal como está.'],
    [409, '9011', 409, 'Ya lo habíamos recibido'],
  ])('says why the API refused it with %d %s, and keeps the input', async (upstream, code, page, words) => {
    answers = [{ status: upstream, body: { code } }];
    const { status, text } = await send(typed);
    expect(status).toBe(page);
    expect(text).toContain(words);
    expect(fieldOf(text, 'email')).toContain('value="ana@correo.example"');
  });

  it.each([[500], [503], [404]])(
    'keeps the input when the API answers %d, and says that it was not sent',
    async (upstream) => {
      answers = [{ status: upstream, body: { code: '9000' } }];
      const { status, text, headers } = await send(typed);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBeDefined();
      expect(text).toContain('No se ha podido enviar');
      expect(fieldOf(text, 'email')).toContain('value="ana@correo.example"');
    },
  );

  it('keeps the input when the API is unreachable', async () => {
    site.upstream.behave(null);
    await site.upstream.die();
    const { status, text } = await send(typed);
    expect(status).toBe(503);
    await site.upstream.comeBack();
    // Without the API there is no home page either: its error notice stands in its place.
    expect(text).toContain('<h1');
  });

  it('limits origin, size and rate', async () => {
    expect((await send(typed).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
    expect(
      (await request(site.app).post('/').set('Origin', 'https://evil.example').type('form').send(typed)).status,
    ).toBe(403);
    expect((await send({ ...typed, name: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await send({ name: 'x'.repeat(30_000) })).text.length).toBeLessThan(300_000);
    const statuses = [];
    // Counted together with what scripts send, which needs no page.
    for (let n = 0; n < 40; n += 1) statuses.push((await request(site.app).post('/web/subscribe').send({})).status);
    expect(statuses.at(-1)).toBe(429);
    const { text, status } = await send(typed);
    expect(status).toBe(429);
    expect(text).toContain('demasiados envíos seguidos');
    expect(fieldOf(text, 'name')).toContain('value="Ana"');
    expect(written).toEqual([]);
  });

  it.each([['/viviendas-compra'], ['/gracias'], ['/nada']])('is not accepted by %s', async (path) => {
    expect((await send(typed, path)).status).toBe(405);
  });
});

describe('the page of a mailed link', () => {
  const page = `/rgpd/aceptar/${token}`;

  it('GET has no side effect, and the page is private and not indexed', async () => {
    const { status, text, headers } = await request(site.app).get(page);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect(text).toContain('Hola, Ana:');
    expect(text).toMatch(/<form [^>]*method="post">/);
    expect(text).toContain('name="robots" content="noindex');
    expect(written).toEqual([]);
  });

  it('POST confirms, and redirects to the thanks page', async () => {
    const { status, headers } = await request(site.app).post(page).set('Origin', 'null').type('form').send('');
    expect([status, headers.location]).toEqual([303, '/gracias?from=confirmed']);
    expect(written.map(({ path, body }) => [path, body])).toEqual([
      ['/web/rgpd/accept', { assistanceId: token, acceptAlertsPolicy: false, acceptNewsletter: true }],
    ]);
  });

  it.each([
    [200, { purpose: 'newsletter', state: 'processed', name: 'Ana' }, 200, 'Ya hemos procesado su solicitud'],
    [410, { code: '9004' }, 410, 'El enlace ha caducado'],
    [404, { code: '9003' }, 404, 'El enlace ha caducado'],
    [503, {}, 503, 'Ahora mismo no podemos'],
  ])('shows the state of the link when the API answers %d %j', async (upstream, body, status, words) => {
    answers = [{ status: upstream, body }];
    const answer = await request(site.app).get(page);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each([[409], [410], [404]])('redirects to itself after a POST that the API answers with %d', async (upstream) => {
    answers = [{ status: upstream, body: { code: '9011' } }];
    const { status, headers } = await request(site.app).post(page).type('form').send('');
    expect([status, headers.location]).toEqual([303, page]);
  });

  it('keeps the button when the API fails', async () => {
    answers = [{ status: 503 }];
    const { status, text } = await request(site.app).post(page).type('form').send('');
    expect(status).toBe(503);
    expect(text).toContain('No se ha podido confirmar');
    expect(text).toMatch(/<form [^>]*method="post">/);
  });

  it('404 for an unknown token', async () => {
    expect((await request(site.app).get('/rgpd/aceptar/short')).status).toBe(404);
    expect(site.upstream.requests.filter((line) => line.includes('rgpd'))).toEqual([]);
  });
});

it('the thanks page is not indexed and has no alternate languages', async () => {
  const { text } = await request(site.app).get('/en/thanks?from=confirmed');
  expect(text).toContain('Thank you: your subscription is confirmed');
  expect(text).toContain('content="noindex,follow"');
  expect(text).not.toContain('hrefLang');
  expect(text).not.toMatch(/hreflang="ca"/i);
});
