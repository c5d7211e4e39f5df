import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';

/** An enquiry about a home for rent, as the API answers it. */
const lead = {
  name: 'Ana <b>',
  contact_channel: 'email',
  property_type: 'flat',
  reference: 'MS0116-1000',
  agent: { slug: 'nuria-soler', full_name: 'Núria Soler', name: 'Núria', phone: '+34600123456' },
  calendar_url: 'https://calendar.example/nuria',
  info: {
    type: 'rent',
    reference: 'MS0116-1000',
    url_slug: { 'es-ES': 'piso-en-gracia', 'ca-ES': 'pis-a-gracia' },
    province_slug: 'barcelona',
    place: 'Gràcia',
    area: 80,
    description: { 'es-ES': 'Piso con balcón' },
    rooms: 2,
    bathrooms: 1,
    price: 1250,
    features: ['elevator', 'terrace', 'unheard_of'],
    image: { url: '/media/estates/1/1-living-1400.jpg', dimensions: { md: '/media/estates/1/1-living-600.webp' } },
  },
  support_mail: 'hola@vencejo.example',
  variant: 'automaticWithCalendar',
};

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\u00a0|&nbsp;/g, ' ');

const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

let site: TestSite;
let answers: { status: number; body: object }[];
let written: { path: string; body: string; type: string | undefined }[];
beforeEach(async () => {
  site = await createTestSite();
  answers = [];
  written = [];
  site.upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (req.method === 'POST')
        written.push({ path: req.url!, body: Buffer.concat(chunks).toString(), type: req.headers['content-type'] });
      const { status, body } = answers.shift() ?? { status: 200, body: lead };
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }, /^\/web\/(?:lead|rgpd)\//);
});
afterEach(() => site.close());

describe('the page of a lead', () => {
  it.each([
    ['es', '/rgpd/solicitud/', '/viviendas-barcelona-alquiler/piso-en-gracia/MS0116-1000', 'Solicite una visita'],
    [
      'ca',
      '/ca/rgpd/solicitud/',
      '/ca/habitatges-barcelona-lloguer/pis-a-gracia/MS0116-1000',
      'Sol·liciteu una visita',
    ],
    ['en', '/en/rgpd/lead/', '/en/properties-barcelona-rent/piso-en-gracia/MS0116-1000', 'Request a visit'],
  ] as const)('in %s shows the listing with its links, for its holder alone', async (language, path, estate, visit) => {
    const titles = { es: 'Piso con balcón', ca: 'Pis de lloguer a Gràcia', en: 'Flat to rent in Gràcia' };
    const { status, text, headers } = await request(site.app).get(path + token);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    for (const words of ['Ana &lt;b&gt;', titles[language], 'Gràcia', 'Núria Soler', visit])
      expect(text).toContain(words);
    for (const href of [estate, `${estate}#visit`, `${estate}#contact`, 'https://calendar.example/nuria'])
      expect(text).toContain(`href="${href}"`);
    expect(text).toContain(`href="${path}${token}.ics"`);
    expect(text).toContain('mailto:hola@vencejo.example');
    // The title is in tabs and histories.
    expect(/<title[^>]*>[^<]*/.exec(text)![0]).not.toContain('Ana');
  });

  it('sums the enquiry up: channel, kind, area, rooms, features and picture', async () => {
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    const facts = Object.fromEntries(
      Array.from(text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, name, value]) => [name, plain(value!)]),
    );
    expect(facts).toEqual({
      Tipo: 'Piso',
      Dónde: 'Gràcia',
      Precio: '1.250 € al mes',
      Características: '80 m² · 2 habitaciones · 1 baño',
      Extras: 'Terraza, Ascensor',
      Referencia: 'MS0116-1000',
      Agente: 'Núria Soler',
      'Respuesta por': 'Correo electrónico',
    });
    expect(text).toContain('<img src="/media/estates/1/1-living-600.webp"');
  });

  it.each([
    ['new', true],
    ['reserved', false],
    [undefined, false],
  ])('without a price and with the status %s says that it is on request: %s', async (status, isOnRequest) => {
    answers.push({ status: 200, body: { ...lead, info: { ...lead.info, price: 0, status } } });
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(text.includes('<dd>Consultar precio</dd>')).toBe(isOnRequest);
    expect(text.includes('<dt>Precio</dt>')).toBe(isOnRequest);
  });

  it.each([
    ['phone', 'Teléfono'],
    ['whatsapp', 'Mensaje'],
  ])('says that the agent answers by %s', async (contact_channel, words) => {
    answers = [{ status: 200, body: { ...lead, contact_channel } }];
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(text).toContain(`<dd>${words}</dd>`);
  });

  it.each([
    [{ variant: 'automatic' }, '24 h laborables', false],
    [{ variant: 'automaticWithCalendar' }, 'puede reservar ya la visita', true],
    [{ variant: 'highDemand' }, 'orden de llegada', false],
    [{ variant: 'highDemandWithCalendar' }, 'pueden agotarse', true],
    [{ variant: 'highDemandWithCalendar', calendar_url: undefined }, 'orden de llegada', false],
    [{ variant: 'of another release' }, 'puede reservar ya la visita', true],
    [{ variant: undefined }, 'puede reservar ya la visita', true],
    [{ variant: undefined, high_demand: true }, 'pueden agotarse', true],
    [{ variant: undefined, high_demand: true, calendar_url: undefined }, 'orden de llegada', false],
    [{ variant: undefined, calendar_url: undefined }, '24 h laborables', false],
  ])('%j says "%s"', async (changes, words, hasCalendar) => {
    answers = [{ status: 200, body: { ...lead, ...changes } }];
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(text).toContain(words);
    expect(text.includes('calendar.example')).toBe(hasCalendar);
    expect(text.includes('.ics')).toBe(hasCalendar);
  });

  it('does without a listing that was withdrawn, and without one at all', async () => {
    answers = [{ status: 200, body: { ...lead, info: undefined, property_type: undefined } }];
    const withdrawn = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(withdrawn.text).toContain('El inmueble ya no está anunciado.');
    expect(withdrawn.text).not.toContain('Ver ficha');
    answers = [{ status: 200, body: { ...lead, info: undefined, reference: undefined, name: '' } }];
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(text).toContain('>Hemos recibido su consulta</h1>');
    expect(text).not.toContain('ya no está anunciado');
  });

  it('of an answer that says no more than its kind finds the listing itself', async () => {
    answers = [{ status: 200, body: { ...lead, info: undefined } }];
    const { text } = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(text).not.toContain('ya no está anunciado');
    expect(text).toContain('<dd>Piso</dd>');
    const page = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
    for (const href of [page, `${page}#visit`, `${page}#contact`]) expect(text).toContain(`href="${href}"`);
  });

  it('says what the listing is where its title is in another language than the page', async () => {
    const { text } = await request(site.app).get(`/en/rgpd/lead/${token}`);
    expect(text).toContain('<h2 id="summary">Flat to rent in Gràcia</h2>');
    expect((await request(site.app).get(`/rgpd/solicitud/${token}`)).text).toContain(
      '<h2 id="summary">Piso con balcón</h2>',
    );
  });

  it.each([
    [404, '9003', 404, 'El enlace ha caducado'],
    [410, '9004', 410, 'El enlace ha caducado'],
    [401, '9003', 404, 'El enlace ha caducado'],
    [403, '9004', 410, 'El enlace ha caducado'],
    [409, '9011', 200, 'Ya hemos procesado su solicitud'],
    [400, '9003', 404, 'El enlace ha caducado'],
    [400, '9004', 410, 'El enlace ha caducado'],
    [503, '9000', 503, 'Ahora mismo no podemos'],
  ])('is a notice when the API answers %d', async (upstream, code, status, words) => {
    answers = [{ status: upstream, body: { code } }];
    const answer = await request(site.app).get(`/rgpd/solicitud/${token}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  });
});

describe('the reminder of a visit', () => {
  it('is a calendar file with the agent’s calendar and nothing of the visitor, stored nowhere', async () => {
    const { status, text, headers } = await request(site.app).get(`/rgpd/solicitud/${token}.ics`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...privateHeaders, 'content-type': 'text/calendar; charset=utf-8' });
    expect(headers['content-disposition']).toBe('attachment; filename="MS0116-1000.ics"');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('\r\nURL:https://calendar.example/nuria\r\n');
    expect(text).toContain('\r\nSUMMARY:Reservar la visita a MS0116-1000\r\n');
    expect(text).not.toContain('Ana');
    expect(text).not.toContain(token);
  });

  it('does not exist without a calendar, or without the lead', async () => {
    answers = [{ status: 200, body: { ...lead, calendar_url: undefined } }];
    expect((await request(site.app).get(`/rgpd/solicitud/${token}.ics`)).status).toBe(404);
    answers = [{ status: 410, body: { code: '9004' } }];
    expect((await request(site.app).get(`/rgpd/solicitud/${token}.ics`)).status).toBe(404);
    answers = [{ status: 503, body: { code: '9000' } }];
    expect((await request(site.app).get(`/rgpd/solicitud/${token}.ics`)).status).toBe(503);
    expect((await request(site.app).get('/rgpd/solicitud/short.ics')).status).toBe(404);
  });
});

describe('the page that ends the newsletter', () => {
  const page = `/rgpd/baja/${token}`;

  it('changes nothing when it is read, and posts with its button', async () => {
    answers = [{ status: 200, body: { purpose: 'newsletter', state: 'active', name: 'Ana' } }];
    const { status, text, headers } = await request(site.app).get(page);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain('Hola, Ana:');
    expect(text).toMatch(/<form [^>]*method="post">/);
    expect(written).toEqual([]);
    answers = [{ status: 200, body: {} }];
    const posted = await request(site.app).post(page).set('Origin', 'null').type('form').send('');
    expect([posted.status, posted.headers.location]).toEqual([303, page]);
    expect(written).toEqual([
      { path: `/web/rgpd/unsubscribe/${token}`, body: '{"List-Unsubscribe":"One-Click"}', type: 'application/json' },
    ]);
  });

  it.each([
    [200, { purpose: 'newsletter', state: 'cancelled', name: 'Ana' }, 200, 'Ya no le enviaremos el boletín'],
    [410, { code: '9004' }, 410, 'El enlace ha caducado'],
    [404, { code: '9003' }, 404, 'El enlace ha caducado'],
  ])('says what the link is good for when the API answers %d %j', async (upstream, body, status, words) => {
    answers = [{ status: upstream, body }];
    const answer = await request(site.app).get(page);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.text).not.toContain('<form');
  });

  it('keeps the button when the API fails', async () => {
    answers = [
      { status: 503, body: {} },
      { status: 200, body: { purpose: 'newsletter', state: 'active', name: 'Ana' } },
    ];
    const { status, text } = await request(site.app).post(page).type('form').send('');
    expect(status).toBe(503);
    expect(text).toContain('No se ha podido tramitar la baja');
    expect(text).toMatch(/<form [^>]*method="post">/);
  });

  it('leads to the cancellation of an alert, whose mails have a link to it too', async () => {
    answers = [{ status: 200, body: { purpose: 'alerts', state: 'active', name: 'Ana' } }];
    const { headers } = await request(site.app).get(`/en/rgpd/unsubscribe/${token}`);
    expect(headers.location).toBe(`/en/rgpd/cancel/${token}`);
  });
});

describe('the address that mail programs unsubscribe at', () => {
  const address = `/web/rgpd/unsubscribe/${token}`;
  const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each([
    ['', `/rgpd/baja/${token}`],
    ['?language=ca', `/ca/rgpd/baixa/${token}`],
    ['?language=en', `/en/rgpd/unsubscribe/${token}`],
    ['?language=xx', `/rgpd/baja/${token}`],
  ])('leads a reader who opens it to the page with the button: %s', async (query, page) => {
    for (const method of ['get', 'head'] as const) {
      const { status, headers, text } = await request(site.app)
        [method](address + query)
        .set('Accept', html);
      expect([status, headers.location, headers['cache-control']]).toEqual([303, page, 'private, no-store']);
      expect(text ?? '').toBe('');
    }
    expect(written).toEqual([]);
  });

  it('answers programs as before', async () => {
    answers = [{ status: 200, body: { purpose: 'newsletter', state: 'active', name: 'Ana' } }];
    const { status, body } = await request(site.app).get(address).set('Accept', '*/*');
    expect([status, body]).toEqual([200, { purpose: 'newsletter', state: 'active', name: 'Ana' }]);
  });

  it.each([
    [{ Origin: 'null' }],
    [{ Origin: 'moz-extension://5a1b' }],
    [{ Origin: 'https://mail.google.com', 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Content-Type': 'text/plain' }],
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }],
    [{ 'Content-Type': 'application/json' }],
    [{ 'Content-Type': '' }],
    [{ 'Transfer-Encoding': 'chunked' }],
    [{ 'Content-Length': '0', body: '' }],
  ] as Record<string, string>[][])('takes the click of any program: %j', async ({ body, ...headers }) => {
    const isChunked = headers['Transfer-Encoding'] !== undefined;
    for (let times = 0; times < 2; times += 1) {
      const click = request(site.app).post(`${address}?language=ca`).set(headers);
      if (isChunked) click.write('List-Unsubscribe=One-Click');
      else if (body === undefined) void click.send('List-Unsubscribe=One-Click');
      expect((await click).status).toBe(200);
    }
    // To the API it is what RFC 8058 has programs send.
    expect(written[1]).toEqual({
      path: address,
      body: 'List-Unsubscribe=One-Click',
      type: 'application/x-www-form-urlencoded',
    });
  });

  it('is not limited as forms are, and has a bound all the same', async () => {
    const click = () => request(site.app).post(address).type('form').send('List-Unsubscribe=One-Click');
    for (let n = 0; n < 60; n += 1) expect((await click()).status).toBe(200);
    expect(written).toHaveLength(60);
    expect((await click()).headers['ratelimit-policy']).toContain('q=3000; w=600');
  });

  it('takes more clicks of one address at once than a client has bodies', async () => {
    const held: ServerResponse[] = [];
    site.upstream.behave((_req, res) => {
      held.push(res);
      // Answered once all are under way.
      if (held.length === 20) for (const one of held) one.writeHead(200).end('{}');
    }, /^\/web\/rgpd\//);
    const click = () => request(site.app).post(address).type('form').send('List-Unsubscribe=One-Click');
    const answered = await Promise.all(Array.from({ length: 20 }, click));
    expect(answered.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });

  it('and its kin refuse what can be no secret before any call', async () => {
    const { requests } = site.upstream;
    const before = requests.length;
    for (const call of ['rgpd/unsubscribe', 'rgpd/accept', 'rgpd/cancel', 'rgpd/alert', 'lead'])
      for (const secret of ['short', `${token}.`, 'x'.repeat(129), '%00'.repeat(22)])
        for (const method of ['get', 'post'] as const) {
          const { status, body } = await request(site.app)
            [method](`/web/${call}/${secret}`)
            .set('Accept', 'application/json');
          expect([call, secret, status, (body as { code?: string }).code]).toEqual([call, secret, 404, '9003']);
        }
    expect(requests).toHaveLength(before);
    expect((await request(site.app).get('/web/rgpd/unsubscribe/short').set('Accept', html)).headers.location).toBe(
      '/rgpd/baja/short',
    );
  });
});
