import request from 'supertest';
import { consents } from '#shared/forms/consents.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';
const survey = '/formularios/formulario-alertas';

const alert = {
  type: 'rent',
  frequency: 'weekly',
  where: [
    { place: 'madrid', name: 'Madrid' },
    { place: 'barcelona/sitges', name: 'Sitges, Barcelona' },
  ],
  filters: 'price_max=1500&rooms=2,3',
  name: 'Ana <b>',
  surnames: 'Mas',
  email: 'canary@correo.example',
  phone: '+34612345678',
  comments: 'Con luz, por favor.',
  language: 'es',
};
const { type, frequency, where, filters } = alert;
const search = { type, frequency, where, filters };

const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

interface Answer {
  status: number;
  body?: object;
}

let site: TestSite;
/** What the API answers, by method and path without the secret. */
let answers: Record<string, Answer>;
let written: { call: string; body: unknown }[];

beforeEach(async () => {
  site = await createTestSite();
  written = [];
  answers = {
    'GET alert': { status: 200, body: { state: 'active', alert } },
    'PUT alert': { status: 200, body: { state: 'active', alert } },
    'DELETE alert': { status: 204 },
    'GET accept': { status: 200, body: { purpose: 'alerts', state: 'pending', name: 'Ana', alert: search } },
    'POST accept': { status: 200, body: {} },
    'GET cancel': {
      status: 200,
      body: { purpose: 'alerts', state: 'active', name: 'Ana', alert: search, alerts: 2 },
    },
    'POST cancel': { status: 200, body: { reason: 2 } },
    'POST link': { status: 202, body: {} },
    'GET towns': {
      status: 200,
      body: [
        { slug: 'sitges', name: 'Sitges', count: 3 },
        { slug: 'badalona', name: 'Badalona', count: 2 },
      ],
    },
    'GET suggestions': { status: 404 },
    'GET zones': { status: 200, body: [{ slug: 'centre', name: 'El Centre', town_slug: 'sitges', count: 1 }] },
  };
  site.upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const [, , first = '', second = ''] = req.url!.split(/[/?]/);
      const call = `${req.method} ${first === 'rgpd' ? second : first}`;
      const text = Buffer.concat(chunks).toString();
      if (req.method !== 'GET') written.push({ call, body: text === '' ? null : JSON.parse(text) });
      const answer = answers[call] ?? { status: 404 };
      const isOther =
        call === 'GET suggestions' && answer.status === 200 && !/[?&]q=(?:sitges|badalona)(?:&|$)/i.test(req.url!);
      const { status, body } = isOther ? { status: 200, body: [] } : answer;
      res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' });
      res.end(status === 204 ? undefined : JSON.stringify(body ?? { code: '9000' }));
    });
  }, /^\/web\/(?:rgpd|towns|zones|estates|suggestions)/);
});
afterEach(() => site.close());

const get = (path: string) => request(site.app).get(path);
const post = (path: string, fields: Record<string, string | string[]>) => {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return request(site.app)
    .post(path)
    .set('Sec-Fetch-Site', 'same-origin')
    .type('form')
    .send(new URLSearchParams(pairs).toString());
};
const inputs = (html: string, name: string): string[] =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`));
const ticked = (html: string, name: string): string[] =>
  inputs(html, name)
    .filter((tag) => tag.includes('checked=""'))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
const page = (html: string): string => html.replace(/<script type="application\/json" id="state">.*?<\/script>/s, '');

describe('the survey for a new alert', () => {
  it.each([
    [survey, 'Servicio de alertas'],
    ['/ca/formularis/formulari-alertes', 'Servei d’alertes'],
    ['/en/surveys/alert-survey', 'Alert Service'],
  ])('%s is a form in the landing layout that ticks no consent', async (path, title) => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text.replaceAll('&#x27;', '’')).toContain(title);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(text).toContain('name="robots" content="noindex');
    expect(ticked(text, 'type')).toEqual(['buy']);
    expect(ticked(text, 'frequency')).toEqual(['daily']);
    expect(inputs(text, 'acceptPrivacy')).toHaveLength(1);
    expect(ticked(text, 'acceptPrivacy')).toEqual([]);
    expect(text).not.toContain('Newsletter');
  });

  it.each([
    [{ results: [], total: 85, available: 80, pages: 4, page: 1, qty: 1 }, '80 viviendas cumplen hoy'],
    [undefined, 'Ahora mismo no podemos contar'],
  ])('says how many listings match now, or that nobody can say', async (list, words) => {
    answers['GET estates'] = list ? { status: 200, body: list } : { status: 500 };
    expect((await get(`${survey}?type=buy&where=madrid`)).text).toContain(words);
  });

  it('names what a search is around', async () => {
    const list = { results: [], total: 0, pages: 0, page: 1, qty: 1, centre: { lat: 41.4, lng: 2.15, name: 'Gràcia' } };
    answers['GET estates'] = { status: 200, body: list };
    const { text } = await get(`${survey}?type=buy&near=41.4,2.15,5`);
    expect(page(text).replaceAll('\u00a0', ' ')).toContain('5 km alrededor de Gràcia');
  });

  it('begins with the search that a link handed over', async () => {
    const { status, text } = await get(
      `${survey}?type=rent&where=barcelona/sitges,madrid&price_min=500&price_max=1500&rooms=2,3&estate_type=penthouse&area=${encodeURIComponent('oqsuF~sqUo}@?f^o}@f^n}@')}`,
    );
    expect(status).toBe(200);
    expect(ticked(text, 'type')).toEqual(['rent']);
    expect(ticked(text, 'where')).toEqual(['barcelona/sitges', 'madrid']);
    // What has a field of its own is no chip.
    expect(ticked(text, 'filters').map((value) => value.split('=')[0])).toEqual(['price_min', 'area']);
    expect(inputs(text, 'price_max')[0]).toContain('value="1.500"');
    expect(ticked(text, 'rooms')).toEqual(['2', '3']);
    expect(ticked(text, 'estate_type')).toEqual(['penthouse']);
    for (const words of ['Sitges, Barcelona', 'Madrid (provincia)', 'Desde 500 €', 'Zona marcada en el mapa'])
      expect(page(text).replaceAll('\u00a0', ' ')).toContain(words);
    expect(page(text)).not.toContain('habitaciones');
  });

  it.each([
    [survey, 'cuando un inmueble vuelva'],
    ['/ca/formularis/formulari-alertes', 'quan un immoble torni'],
    ['/en/surveys/alert-survey', 'when a property is back'],
  ])('%s promises no homes to whoever looks for garages', async (path, words) => {
    expect(page((await get(`${path}?estate_type=garage`)).text)).toContain(words);
    expect(page((await get(path)).text)).not.toContain(words);
  });

  it('is a price alert for one listing', async () => {
    const { text } = await get(`${survey}?type=buy&reference=MS0116-1000`);
    expect(inputs(text, 'reference')[0]).toContain('value="MS0116-1000"');
    expect(page(text)).toContain('MS0116-1000');
    expect(inputs(text, 'where')).toEqual([]);
    expect(inputs(text, 'province')).toEqual([]);
  });

  it.each([
    ['?area=x'],
    [`?area=${encodeURIComponent('_p~iF~ps|U_ulLnnqC_mqNvxq`@')}`],
    ['?type=sell'],
    ['?rooms=9'],
    ['?where=a/b/c/d'],
  ])('%s has no meaning', async (query) => {
    expect((await get(survey + query)).status).toBe(404);
  });

  it('adds a place without scripts, keeps what was typed, and lists what lies in it', async () => {
    const typed = { type: 'rent', name: 'Ana', email: 'canary@', comments: 'Con luz.' };
    const province = await post(survey, { ...typed, province: 'barcelona', listed: '', intent: 'addPlace' });
    expect([province.status, province.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(ticked(province.text, 'where')).toEqual(['barcelona']);
    expect(inputs(province.text, 'town')).toHaveLength(1);
    expect(inputs(province.text, 'email')[0]).toContain('value="canary@"');
    expect(ticked(province.text, 'type')).toEqual(['rent']);
    expect(province.text).not.toContain('aria-invalid="true"');
    const town = await post(survey, {
      ...typed,
      where: ['barcelona', 'madrid'],
      province: 'barcelona',
      town: 'sitges',
      listed: 'barcelona',
      intent: 'addPlace',
    });
    expect(ticked(town.text, 'where').sort()).toEqual(['barcelona/sitges', 'madrid']);
    expect(page(town.text)).toContain('Sitges, Barcelona');
    expect(inputs(town.text, 'zone')).toHaveLength(1);
    expect(written).toEqual([]);
  });

  it('is filled in by a sentence without scripts, and sent once what was understood was shown', async () => {
    answers['GET suggestions'] = {
      status: 200,
      body: [
        { kind: 'town', name: 'Sitges', within: 'Barcelona', province: 'barcelona', town: 'sitges' },
        { kind: 'zone', name: 'Sitges', within: 'Madrid', province: 'madrid', town: 'madrid', zone: 'sitges' },
        { kind: 'town', name: 'Badalona', within: 'Barcelona', province: 'barcelona', town: 'badalona' },
      ],
    };
    answers['POST alert'] = { status: 202, body: {} };
    const sentence = 'avíseme cuando haya áticos con terraza en Sitges hasta 300k, cerca del mar';
    const typed = { type: 'buy', frequency: 'weekly', email: 'canary@correo.example', acceptPrivacy: 'on' };
    const sent = { ...typed, sentence, filledBy: '', filters: 'bathrooms=2', formToken: site.formToken };
    // By its button, or with the form.
    for (const intent of [{ intent: 'sentence' }, {}] as Record<string, string>[]) {
      const { status, text, headers } = await post(survey, { ...sent, ...intent });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(['type', 'where', 'estate_type', 'filters'].map((name) => ticked(text, name))).toEqual([
        ['buy'],
        ['barcelona/sitges'],
        ['penthouse'],
        ['bathrooms=2', 'features=terrace'],
      ]);
      expect(inputs(text, 'price_max')[0]).toContain('value="300.000"');
      expect(inputs(text, 'sentence')[0]).toContain(`value="${sentence}"`);
      expect(inputs(text, 'email')[0]).toContain('value="canary@correo.example"');
      expect(ticked(text, 'frequency')).toEqual(['weekly']);
      expect(page(text)).toContain('No hemos tenido en cuenta: cerca del mar.');
      expect(page(text)).toMatch(/<button(?=[^>]*name="reading")(?=[^>]*value="1")[^>]*>Sitges \(Madrid\)</);
    }
    const places = async (fields: Record<string, string>) => {
      const { text } = await post(survey, { ...sent, ...fields });
      return ticked(text, 'where').sort();
    };
    expect(await places({ filledBy: sentence, reading: '1' })).toEqual(['madrid/madrid/sitges']);
    // The sentence's other places stay; of a sentence that was changed since, it may be another place.
    const both = 'pisos en Sitges o Badalona';
    const chosen = ['barcelona/badalona', 'madrid/madrid/sitges'];
    expect(await places({ sentence: both, filledBy: both, reading: '1' })).toEqual(chosen);
    const first = ['barcelona/badalona', 'barcelona/sitges'];
    expect(await places({ sentence: both, filledBy: sentence, reading: '1' })).toEqual(first);
    expect(written).toEqual([]);
    const filled = { ...sent, filledBy: sentence, where: 'barcelona/sitges', reading: '' };
    expect((await post(survey, { ...filled, filters: ['features=terrace'] })).status).toBe(303);
    expect(written[0]!.body).toMatchObject({ where: ['barcelona/sitges'], frequency: 'weekly' });
    expect(JSON.stringify(written)).not.toContain('cerca del mar');
  });

  it('offers what a number may mean and what is nearest to what is left out, and sets what is chosen', async () => {
    answers['GET suggestions'] = { status: 200, body: [] };
    const sentence = 'piso 120, soleado';
    const sent = { type: 'buy', sentence, filledBy: sentence, formToken: site.formToken };
    const send = async (reading: string) => (await post(survey, { ...sent, intent: 'sentence', reading })).text;
    const buttons = (text: string) =>
      [...page(text).matchAll(/<button(?=[^>]*name="reading")[^>]*?value="([^"]*)"[^>]*>([^<]*)</g)].map(
        ([, value, name]) => [value, name!.replaceAll('\u00a0', ' ')],
      );
    const first = await send('');
    expect(buttons(first)).toEqual([
      ['2', 'Luminoso'],
      ['0', 'Desde 120 m²'],
      ['1', 'Hasta 120.000 €'],
    ]);
    const priced = await send('1');
    expect(inputs(priced, 'price_max')[0]).toContain('value="120.000"');
    expect(page(priced)).toContain('No hemos tenido en cuenta: soleado.');
    expect(buttons(priced)).toEqual([
      ['1,2', 'Luminoso'],
      ['0', 'Desde 120 m²'],
    ]);
    expect(ticked(await send('1,2'), 'filters')).toEqual(['bright=1']);
  });

  it.each([
    ['', 'Escriba qué busca'],
    ['algo bonito', 'No hemos entendido qué busca'],
  ])('a sentence of which nothing is understood is asked for anew: %s', async (sentence, words) => {
    answers['GET suggestions'] = { status: 200, body: [] };
    const { status, text } = await post(survey, { type: 'rent', intent: 'sentence', sentence, email: 'canary@' });
    expect(status).toBe(422);
    expect(page(text)).toContain(words);
    expect([ticked(text, 'type'), inputs(text, 'email')[0]!.includes('value="canary@"')]).toEqual([['rent'], true]);
    // It holds nothing up.
    const again = await post(survey, { type: 'rent', sentence, filledBy: sentence, email: 'canary@' });
    expect(page(again.text)).not.toContain(words);
  });

  it('keeps a sentence whose places cannot be looked up', async () => {
    await site.upstream.die();
    const sent = { type: 'buy', sentence: 'piso en Sitges', price_max: 'mucho', formToken: site.formToken };
    const { status, text } = await post(survey, { ...sent, intent: 'sentence', filledBy: 'piso' });
    // It holds nothing up.
    const again = await post(survey, { ...sent, filledBy: sent.sentence });
    await site.upstream.comeBack();
    expect(status).toBe(503);
    expect(inputs(text, 'sentence')[0]).toContain('value="piso en Sitges"');
    expect(inputs(text, 'price_max')[0]).toContain('value="mucho"');
    expect(page(text)).toContain('Ahora mismo no podemos rellenar los filtros.');
    expect(inputs(text, 'filledBy')[0]).toContain('value="piso en Sitges"');
    expect(again.status).toBe(422);
    expect(page(again.text)).toContain('Escriba solo una cifra');
  });

  it('takes a place that was picked and not added', async () => {
    const sent = { type: 'buy', frequency: 'daily', email: 'canary@correo.example', acceptPrivacy: 'on' };
    answers['POST alert'] = { status: 202, body: {} };
    const { status } = await post(survey, {
      ...sent,
      formToken: site.formToken,
      where: ['madrid'],
      province: 'barcelona',
      listed: '',
    });
    expect(status).toBe(303);
    expect(written[0]!.body).toMatchObject({ where: ['madrid', 'barcelona'] });
  });

  it('offers the kinds and rooms that its search can have', async () => {
    const kinds = (html: string) => inputs(html, 'estate_type').map((tag) => /value="([^"]*)"/.exec(tag)![1]);
    const homes = (await get(survey)).text;
    expect(kinds(homes)).toEqual(['flat', 'house', 'rural_house', 'studio', 'penthouse', 'duplex']);
    expect([ticked(homes, 'estate_type'), inputs(homes, 'rooms').length]).toEqual([[], 4]);
    const garages = (await get(`${survey}?estate_type=garage`)).text;
    expect(kinds(garages)).toEqual(['garage', 'storage']);
    expect([ticked(garages, 'estate_type'), inputs(garages, 'rooms').length]).toEqual([['garage'], 0]);
  });

  it('sends a price, kinds and rooms without scripts, and asks again for a price that is none', async () => {
    answers['POST alert'] = { status: 202, body: {} };
    const fields = {
      ...{ type: 'buy', frequency: 'daily', email: 'canary@correo.example', acceptPrivacy: 'on' },
      ...{ estate_type: ['penthouse', 'flat'], rooms: ['4', '3'], filters: ['features=terrace'] },
      formToken: site.formToken,
    };
    const again = await post(survey, { ...fields, price_max: 'mucho' });
    expect(again.status).toBe(422);
    expect(page(again.text)).toContain('Escriba solo una cifra, por ejemplo 300.000.');
    expect(inputs(again.text, 'price_max')[0]).toMatch(
      /value="mucho".*aria-invalid="true"|aria-invalid="true".*value="mucho"/,
    );
    expect(ticked(again.text, 'rooms')).toEqual(['3', '4']);
    expect(written).toEqual([]);
    expect((await post(survey, { ...fields, price_max: '300.000 €' })).status).toBe(303);
    expect(written[0]!.body).toMatchObject({
      filters: 'price_max=300000&rooms=3,4&estate_type=flat,penthouse&features=terrace',
    });
  });

  it('shows again which chips were left out', async () => {
    const { status, text } = await post(`${survey}?type=buy&where=madrid&bathrooms=2,3`, {
      type: 'buy',
      filters: ['bathrooms=3'],
      email: '',
      formToken: site.formToken,
    });
    expect(status).toBe(422);
    expect(inputs(text, 'filters')).toHaveLength(2);
    expect(ticked(text, 'filters')).toEqual(['bathrooms=3']);
    expect(ticked(text, 'where')).toEqual([]);
    expect(page(text)).toContain('Para crear la alerta hay que aceptar la política de privacidad.');
  });

  it('keeps everything while the API is down', async () => {
    await site.upstream.die();
    const { status, text, headers } = await post(survey, {
      type: 'rent',
      frequency: 'weekly',
      where: ['barcelona/sitges'],
      email: 'canary@correo.example',
      acceptPrivacy: 'on',
      formToken: site.formToken,
    });
    await site.upstream.comeBack();
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(page(text)).toContain('No se ha podido enviar');
    expect(inputs(text, 'email')[0]).toContain('value="canary@correo.example"');
    expect(ticked(text, 'where')).toEqual(['barcelona/sitges']);
    expect(ticked(text, 'frequency')).toEqual(['weekly']);
  });
});

describe('the survey of an alert, by its link', () => {
  const path = `${survey}/${token}`;
  const typed = { type: 'buy', frequency: 'daily', where: ['madrid'], rooms: ['2'], phone: '612 345 678' };

  it('begins with the alert, for its holder alone, and reading it changes nothing', async () => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(page(text)).toContain('Le damos la bienvenida de nuevo, Ana &lt;b&gt;');
    expect(page(text)).toContain('canary@correo.example');
    expect(inputs(text, 'email')).toEqual([]);
    expect(inputs(text, 'surnames')[0]).toContain('value="Mas"');
    expect(ticked(text, 'where')).toEqual(['madrid', 'barcelona/sitges']);
    expect(ticked(text, 'rooms')).toEqual(['2', '3']);
    expect(inputs(text, 'price_max')[0]).toContain('value="1.500"');
    expect(ticked(text, 'frequency')).toEqual(['weekly']);
    expect(text).toContain('Con luz, por favor.');
    expect(text).toContain(`href="${path}?confirm=delete"`);
    expect(/<title[^>]*>[^<]*/.exec(text)![0]).not.toContain('Ana');
    await get(`${path}?confirm=delete`).set('Sec-Purpose', 'prefetch');
    expect(written).toEqual([]);
  });

  it('is changed, also from a browser that names no origin', async () => {
    const { status, headers } = await post(path, typed).unset('Sec-Fetch-Site').set('Origin', 'null');
    expect([status, headers.location]).toEqual([303, '/gracias?from=alertUpdated&type=buy&where=madrid&rooms=2']);
    expect(written).toEqual([
      {
        call: 'PUT alert',
        body: {
          type: 'buy',
          frequency: 'daily',
          where: ['madrid'],
          filters: 'rooms=2',
          phone: '+34612345678',
          comments: '',
          language: 'es',
        },
      },
    ]);
  });

  it.each([
    ['buy', '/viviendas-madrid-compra'],
    ['rent', '/viviendas-madrid-alquiler'],
  ])('leads back to the search as it is now: %s', async (type, list) => {
    const { headers } = await post(path, { ...typed, type });
    expect(headers.location).toBe(`/gracias?from=alertUpdated&type=${type}&where=madrid&rooms=2`);
    expect(page((await get(headers.location!)).text)).toContain(`href="${list}?rooms=2&amp;`);
  });

  it('asks before it deletes', async () => {
    const question = await get(`${path}?confirm=delete`);
    expect(question.headers).toMatchObject(privateHeaders);
    expect(question.text).toContain('¿Quiere eliminar esta alerta?');
    expect(page(question.text)).toContain('Madrid (provincia) · Sitges, Barcelona');
    const { status, headers } = await post(`${path}?confirm=delete`, { intent: 'delete' });
    expect([status, headers.location]).toEqual([303, '/gracias?from=cancelled1']);
    expect(written.map(({ call }) => call)).toEqual(['DELETE alert']);
    expect((await get('/gracias?from=cancelled1')).text).toContain('Su alerta ha sido cancelada');
  });

  it('calls what it deletes, and what follows, by the noun of its kinds', async () => {
    const other = { ...alert, filters: 'price_max=9000&estate_type=garage' };
    answers['GET alert'] = { status: 200, body: { state: 'active', alert: other } };
    const { text } = await get(`${path}?confirm=delete`);
    expect(page(text)).toContain('Dejaremos de enviarle inmuebles de esta búsqueda');
    expect(inputs(text, 'offeredAlert')[0]).toContain('value="?type=rent&amp;estate_type=garage"');
    const sent = { intent: 'delete', offeredAlert: '?type=rent&estate_type=garage' };
    const { headers } = await post(`${path}?confirm=delete`, sent);
    expect(headers.location).toBe('/gracias?from=cancelled1&type=rent&estate_type=garage');
    expect(page((await get(headers.location!)).text)).toContain('Ya no le enviaremos más inmuebles de esa búsqueda');
  });

  it('hands over the operation alone where the kinds are homes', async () => {
    const other = { ...alert, filters: 'estate_type=flat,house,rural_house' };
    answers['GET alert'] = { status: 200, body: { state: 'active', alert: other } };
    const { text } = await get(`${path}?confirm=delete`);
    expect(page(text)).toContain('Dejaremos de enviarle viviendas de esta búsqueda');
    expect(inputs(text, 'offeredAlert')[0]).toContain('value="?type=rent"');
  });

  it.each([
    [{ phone: '12' }, 'El teléfono no está completo'],
    [{ comments: 'x'.repeat(2_001) }, 'El texto es demasiado largo'],
    [{ price_max: '350 mil' }, 'Escriba solo una cifra'],
  ])('shows what is wrong with %j', async (changes, words) => {
    const { status, text } = await post(path, { ...typed, ...changes });
    expect(status).toBe(422);
    expect(page(text)).toContain(words);
    expect(ticked(text, 'rooms')).toEqual(['2']);
    expect(written).toEqual([]);
  });

  it('shows what the API finds wrong', async () => {
    answers['PUT alert'] = { status: 422, body: { code: '9002', fields: { where: 'invalid' } } };
    const { status, text } = await post(path, typed);
    expect(status).toBe(422);
    expect(page(text)).toContain('Uno de estos lugares ya no está en la red');
  });

  it.each([
    [404, { code: '9003' }, 404, 'El enlace ha caducado'],
    [410, { code: '9004' }, 410, 'El enlace ha caducado'],
    [400, { code: '9003' }, 404, 'El enlace ha caducado'],
    [400, { code: '9004' }, 410, 'El enlace ha caducado'],
    [200, { state: 'expired' }, 410, 'El enlace ha caducado'],
    [200, { state: 'cancelled' }, 200, 'Su alerta ha sido cancelada'],
    [503, {}, 503, 'Ahora mismo no podemos'],
  ])('says what the link is good for when the API answers %d %j', async (upstream, body, status, words) => {
    answers['GET alert'] = { status: upstream, body };
    const { text, headers, ...answer } = await get(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store') as string });
    expect(text).toContain(words);
    // An expired link has the form for a new one.
    expect(text.includes('action="/rgpd/mis-alertas"')).toBe(words.includes('caducado'));
  });

  it.each([[404], [409], [410]])(
    'leads to the page that says so when the API answers a write with %d',
    async (upstream) => {
      answers['PUT alert'] = { status: upstream, body: { code: '9011' } };
      answers['DELETE alert'] = answers['PUT alert'];
      for (const fields of [typed, { intent: 'delete' }]) {
        const { status, headers } = await post(path, fields);
        expect([status, headers.location]).toEqual([303, path]);
      }
    },
  );

  it('keeps everything while the API is down', async () => {
    answers['GET alert'] = { status: 503, body: {} };
    answers['PUT alert'] = { status: 503, body: {} };
    const { status, text, headers } = await post(path, {
      ...typed,
      name: 'Ana María',
      phone: '612 345 678',
      comments: 'Con luz.',
      frequency: 'weekly',
    });
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(page(text)).toContain('No se ha podido enviar');
    expect(page(text)).toContain('inténtelo de nuevo dentro de un minuto');
    expect(inputs(text, 'name')[0]).toContain('value="Ana María"');
    expect(inputs(text, 'phone')[0]).toContain('value="612 345 678"');
    // Its address is known to the API alone, and cannot be changed.
    expect(inputs(text, 'email')).toEqual([]);
    expect(page(text)).toContain('Con luz.');
    expect(ticked(text, 'where')).toEqual(['madrid']);
    expect(ticked(text, 'rooms')).toEqual(['2']);
    expect(ticked(text, 'frequency')).toEqual(['weekly']);
  });

  it('is refused when it is too large', async () => {
    expect((await post(path, { comments: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the page that accepts an alert', () => {
  const path = `/rgpd/aceptar/${token}`;

  it('shows the search and asks for both boxes, unticked; reading it changes nothing', async () => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain('Antes de continuar…');
    for (const words of ['Alquilar', 'Sitges, Barcelona', 'Una vez por semana'])
      expect(page(text).replaceAll('\u00a0', ' ')).toContain(words);
    expect(inputs(text, 'acceptAlertsPolicy')).toHaveLength(1);
    expect(inputs(text, 'acceptNewsletter')).toHaveLength(1);
    expect([...ticked(text, 'acceptAlertsPolicy'), ...ticked(text, 'acceptNewsletter')]).toEqual([]);
    expect(text).toContain('href="/rgpd/politica-de-privacidad-alertas"');
    expect(written).toEqual([]);
  });

  it.each([
    ['estate_type=flat', 'cuando haya viviendas como estas'],
    ['estate_type=garage,storage', 'cuando haya inmuebles como estos'],
  ])('says of %s what it searches for', async (filters, words) => {
    const alert = { ...search, filters };
    answers['GET accept'] = { status: 200, body: { purpose: 'alerts', state: 'pending', name: 'Ana', alert } };
    expect((await get(path)).text).toContain(words);
  });

  it.each([
    [
      '',
      'los inmuebles que busca',
      'Para recibir inmuebles',
      'cuando haya inmuebles que encajen',
      'Volver a la búsqueda',
    ],
    [
      '/ca',
      'els immobles que busqueu',
      'Per rebre immobles',
      'quan hi hagi immobles que encaixin',
      'Torneu a la cerca',
    ],
    [
      '/en',
      'the properties you',
      'To receive properties',
      'when there are properties that match',
      'Back to your search',
    ],
  ])('speaks of no homes for an alert on land (%s)', async (prefix, description, problem, confirmed, list) => {
    const alert = { ...search, filters: 'estate_type=land' };
    answers['GET accept'] = { status: 200, body: { purpose: 'alerts', state: 'pending', name: 'Ana', alert } };
    const localPath = `${prefix}/rgpd/${{ '': 'aceptar', '/ca': 'acceptar', '/en': 'accept' }[prefix]}/${token}`;
    const { text } = await get(localPath);
    expect(/<meta name="description" content="([^"]*)"/.exec(text)![1]).toContain(description);
    const sent = { purpose: 'alerts', offeredAlert: '?type=rent&estate_type=land' };
    expect(inputs(text, 'offeredAlert')[0]).toMatch(/value="\?type=rent&amp;where=[^"]*&amp;estate_type=land"/);
    expect(page((await post(localPath, sent)).text)).toContain(problem);
    const { headers } = await post(localPath, { ...sent, acceptAlertsPolicy: 'on' });
    const thanks = page((await get(headers.location!)).text);
    expect(thanks).toContain(confirmed);
    expect(thanks).toContain(list);
  });

  it.each([
    [{ acceptAlertsPolicy: 'on' }, false],
    [{ acceptAlertsPolicy: 'on', acceptNewsletter: 'on' }, true],
  ])('starts the alert with %j, and its proof has no secret', async (boxes, acceptNewsletter) => {
    const { status, headers } = await post(path, { purpose: 'alerts', ...boxes });
    expect([status, headers.location]).toEqual([303, '/gracias?from=alertConfirmed']);
    expect(written).toEqual([
      {
        call: 'POST accept',
        body: {
          assistanceId: token,
          acceptAlertsPolicy: true,
          acceptNewsletter,
          language: 'es',
          consentVersion: consents.alertAcceptance.version,
          pageUrl: '/rgpd/aceptar',
        },
      },
    ]);
  });

  it('needs the policy, and keeps the other box', async () => {
    const { status, text } = await post(path, { purpose: 'alerts', acceptNewsletter: 'on' });
    expect(status).toBe(422);
    expect(page(text)).toContain('hay que aceptar la política de privacidad de las alertas');
    expect(inputs(text, 'acceptAlertsPolicy')[0]).toContain('aria-invalid="true"');
    expect(ticked(text, 'acceptNewsletter')).toHaveLength(1);
    expect(written).toEqual([]);
  });

  it('keeps the boxes while the API is down', async () => {
    answers['GET accept'] = { status: 503, body: {} };
    answers['POST accept'] = { status: 503, body: {} };
    const { status, text } = await post(path, { purpose: 'alerts', acceptAlertsPolicy: 'on' });
    expect(status).toBe(503);
    expect(page(text)).toContain('No se ha podido enviar');
    expect(ticked(text, 'acceptAlertsPolicy')).toHaveLength(1);
  });
});

describe('the page that cancels', () => {
  const path = `/rgpd/cancelar/${token}`;

  it('asks what to stop, and changes nothing when it is read', async () => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain('>Cancelar alertas</h1>');
    expect(inputs(text, 'reason')).toHaveLength(3);
    expect(ticked(text, 'reason')).toEqual(['1']);
    expect(text).toContain('Cuéntenos sus motivos…');
    expect(page(text)).toContain('Todas mis alertas (2)');
    expect(written).toEqual([]);
  });

  it.each([
    ['alerts', 1, ['1', '2', '3']],
    ['alerts', 2, ['1', '2', '3']],
    ['communications', 0, ['3']],
    ['communications', 1, ['2', '3']],
  ])('of %s with %d alerts offers what there is to stop', async (purpose, alerts, reasons) => {
    answers['GET cancel'] = { status: 200, body: { purpose, state: 'active', name: '', alerts } };
    const { text } = await get(path);
    expect(inputs(text, 'reason').map((tag) => /value="(\d)"/.exec(tag)![1])).toEqual(reasons);
  });

  it('of all communications has no alert of its own', async () => {
    answers['GET cancel'] = {
      status: 200,
      body: { purpose: 'communications', state: 'active', name: '', alerts: 0 },
    };
    const { text } = await get(path);
    expect(text).toContain('>Cancelar comunicaciones</h1>');
    expect(inputs(text, 'reason')).toHaveLength(1);
    expect(ticked(text, 'reason')).toEqual(['3']);
  });

  it.each([
    ['es', 1, 'Su alerta ha sido cancelada'],
    ['es', 2, 'Sus alertas han sido canceladas'],
    ['es', 3, 'Le hemos dado de baja de nuestra base de datos'],
    ['en', 3, 'You have been unsubscribed from our database'],
    ['ca', 1, 'La vostra alerta s’ha cancel·lat'],
  ])('says what it came to (%s): %d, "%s"', async (language, reason, words) => {
    answers['POST cancel'] = { status: 200, body: { reason } };
    const prefix = { es: '/rgpd/cancelar', en: '/en/rgpd/cancel', ca: '/ca/rgpd/cancelar' }[language]!;
    const { status, headers } = await post(`${prefix}/${token}`, { reason: String(reason), text: 'Ya tengo casa <b>' });
    expect(status).toBe(303);
    expect(written).toEqual([{ call: 'POST cancel', body: { crossingId: token, reason, text: 'Ya tengo casa <b>' } }]);
    const thanks = await get(headers.location!);
    expect(thanks.text.replaceAll('&#x27;', '’')).toContain(words);
    expect(thanks.text).not.toContain(token);
  });

  it.each([
    ['/rgpd/cancelar', 1, 'Ya no le enviaremos más inmuebles'],
    ['/ca/rgpd/cancelar', 2, 'Ja no us enviarem immobles'],
    ['/en/rgpd/cancel', 2, 'We will send you no more properties'],
  ])('of an alert on offices speaks of no homes (%s, reason %d)', async (start, reason, words) => {
    const alert = { ...search, filters: 'estate_type=office' };
    const body = { purpose: 'alerts', state: 'active', name: 'Ana', alert, alerts: 2 };
    answers['GET cancel'] = { status: 200, body };
    answers['POST cancel'] = { status: 200, body: { reason } };
    const asked = await get(`${start}/${token}`);
    expect(inputs(asked.text, 'offeredAlert')[0]).toContain('value="?type=rent&amp;estate_type=office"');
    const sent = { reason: String(reason), text: '', offeredAlert: '?type=rent&estate_type=office' };
    const { headers } = await post(`${start}/${token}`, sent);
    expect(page((await get(headers.location!)).text)).toContain(words);
  });

  it('needs to know what, and keeps the reasons', async () => {
    const { status, text } = await post(path, { text: 'Ya tengo casa <b>' });
    expect(status).toBe(422);
    expect(page(text)).toContain('Elija qué quiere dejar de recibir.');
    expect(page(text)).toContain('Ya tengo casa &lt;b&gt;');
    expect(written).toEqual([]);
  });

  it.each([
    ['accept', 404, { code: '9003' }, 404, 'El enlace ha caducado', 'accept'],
    ['cancel', 404, { code: '9003' }, 404, 'El enlace ha caducado', 'cancel'],
    ['cancel', 410, { code: '9004' }, 410, 'El enlace ha caducado', 'cancel'],
    ['cancel', 200, { purpose: 'alerts', state: 'processed', name: '' }, 200, 'Ya hemos procesado su solicitud', ''],
    ['cancel', 503, {}, 503, 'Ahora mismo no podemos', ''],
    // As APIs answer that are strict about statuses.
    ['accept', 409, { code: '9011' }, 200, 'Ya hemos procesado su solicitud', ''],
    ['cancel', 409, { code: '9011' }, 200, 'Ya hemos procesado su solicitud', ''],
    ['cancel', 401, { code: '9003' }, 404, 'El enlace ha caducado', 'cancel'],
    ['cancel', 403, { code: '9004' }, 410, 'El enlace ha caducado', 'cancel'],
    ['cancel', 400, { code: '9005' }, 404, 'El enlace ha caducado', 'cancel'],
    ['cancel', 401, { code: '9001' }, 503, 'Ahora mismo no podemos', ''],
    ['cancel', 403, {}, 503, 'Ahora mismo no podemos', ''],
  ])(
    '%s: says what the link is good for when the API answers %d %j',
    async (kind, upstream, body, status, words, purpose) => {
      answers[`GET ${kind}`] = { status: upstream, body };
      const answer = await get(kind === 'accept' ? `/rgpd/aceptar/${token}` : path);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(words);
      const asked = { accept: '/rgpd/aceptar', alert: '/rgpd/mis-alertas', cancel: '/rgpd/cancelar' };
      expect([...answer.text.matchAll(/<form[^>]*action="(\/rgpd\/[^"]*)"/g)].map(([, action]) => action)).toEqual(
        purpose ? [asked[purpose as keyof typeof asked]] : [],
      );
    },
  );

  it('says that it was refused where the API names no field, and keeps the text', async () => {
    answers['POST cancel'] = { status: 400, body: { code: '9008' } };
    const { status, text } = await post(path, { reason: '1', text: 'Ya tengo casa.', purpose: 'alerts' });
    expect(status).toBe(422);
    expect(page(text)).toContain('No se ha podido aceptar tal como está.');
    expect(page(text)).toContain('Ya tengo casa.');
  });

  it('leads back to itself when it was done before, and keeps the text while the API is down', async () => {
    answers['POST cancel'] = { status: 409, body: { code: '9011' } };
    const done = await post(path, { reason: '1' });
    expect([done.status, done.headers.location]).toEqual([303, path]);
    answers['GET cancel'] = { status: 503, body: {} };
    answers['POST cancel'] = { status: 503, body: {} };
    const { status, text } = await post(path, { reason: '2', text: 'Ya tengo casa.', purpose: 'alerts' });
    expect(status).toBe(503);
    expect(page(text)).toContain('Ya tengo casa.');
    expect(ticked(text, 'reason')).toEqual(['2']);
  });
});

describe('the link to all alerts of an address', () => {
  const path = `/rgpd/mis-alertas/${token}`;
  const alerts = [
    { ...search, id: '11', state: 'active' },
    { ...search, id: '12', state: 'paused', frequency: 'immediate' },
    { ...search, id: '13', state: 'pending' },
  ];
  beforeEach(() => {
    answers['GET alerts'] = { status: 200, body: { name: 'Ana', email: 'c…@correo.example', alerts } };
    answers['POST alerts'] = { status: 200, body: {} };
  });

  it('shows them in words, for its holder alone, and changes nothing', async () => {
    const { status, headers, text } = await get(path);
    expect([status, headers]).toMatchObject([200, privateHeaders]);
    expect(text).toContain('c…@correo.example');
    expect(page(text).match(/Alquilar · Madrid \(provincia\) · Sitges, Barcelona/g)).toHaveLength(3);
    expect(text).toContain('En cuanto haya novedades, de 8 a 22');
    const buttons = [...text.matchAll(/<button[^>]*name="action"[^>]*>/g)];
    expect(buttons.map(([button]) => /value="(\w+)"/.exec(button)?.[1])).toEqual([
      ...['open', 'pause', 'delete'],
      ...['open', 'resume', 'delete'],
      ...['open', 'delete'],
      'delete',
    ]);
    expect(written).toEqual([]);
  });

  it.each([
    ['pause', '11'],
    ['resume', '12'],
    ['delete', '13'],
    ['delete', undefined],
  ])('%s of %s is posted, and shown by the page itself', async (action, alert) => {
    const sent = { action, ...(alert ? { alert } : {}) };
    const { status, headers } = await post(path, sent);
    expect([status, headers.location]).toEqual([303, path]);
    expect(written).toEqual([{ call: 'POST alerts', body: sent }]);
  });

  it('leads to the page of one, to change it', async () => {
    answers['POST alerts'] = { status: 200, body: { token: 'B'.repeat(43) } };
    const { status, headers } = await post(path, { action: 'open', alert: '11' });
    expect([status, headers.location]).toEqual([303, `${survey}/${'B'.repeat(43)}`]);
  });

  it.each([[{ action: 'open' }], [{ action: 'burn' }], [{}]])('refuses %j', async (fields) => {
    const { status, text } = await post(path, fields);
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(written).toEqual([]);
  });

  it.each([404, 410])('that is over (%d) offers a new one', async (status) => {
    answers['GET alerts'] = { status, body: { code: '9004' } };
    const answer = await get(path);
    expect([answer.status, answer.headers]).toMatchObject([status, privateHeaders]);
    expect(answer.text).toContain('action="/rgpd/mis-alertas"');
  });
});

describe('the pages without an id', () => {
  it.each([
    ['/rgpd/aceptar', 'Confirmar una alerta', 'accept'],
    ['/rgpd/mis-alertas', 'Mis alertas', 'alert'],
    ['/ca/rgpd/les-meves-alertes', 'Les meves alertes', 'alert'],
    ['/rgpd/cancelar', 'Cancelar comunicaciones', 'cancel'],
    ['/en/rgpd/cancel', 'Cancel communications', 'cancel'],
  ])('%s asks for the address and always answers the same', async (path, title, purpose) => {
    const form = await get(path);
    expect(form.headers).toMatchObject(privateHeaders);
    expect(form.text).toContain(`>${title}</h1>`);
    const { status, headers, text } = await post(path, { email: ' Canary@correo.example ' });
    expect([status, text]).toEqual([303, '']);
    expect(headers.location).toMatch(/\/(?:gracias|thanks|gracies)\?from=link$/);
    expect(written).toEqual([
      {
        call: 'POST link',
        body: { email: 'canary@correo.example', purpose, language: /^\/(en|ca)\//.exec(path)?.[1] ?? 'es' },
      },
    ]);
  });

  it('shows what is wrong, and what was typed', async () => {
    const { status, text } = await post('/rgpd/mis-alertas', { email: 'canary@<b>' });
    expect(status).toBe(422);
    expect(inputs(text, 'email')[0]).toMatch(/value="canary@&lt;b&gt;"/);
    expect(page(text)).toContain('El correo electrónico no está completo');
    expect(written).toEqual([]);
  });

  it.each([[503], [404]])('keeps the address when the API answers %d', async (upstream) => {
    answers['POST link'] = { status: upstream, body: {} };
    const { status, text } = await post('/rgpd/cancelar', { email: 'canary@correo.example' });
    expect(status).toBe(503);
    expect(inputs(text, 'email')[0]).toContain('value="canary@correo.example"');
    expect(page(text)).toContain('No se ha podido enviar');
  });

  it('is refused from another site, and taken from a page that names no origin', async () => {
    const fields = { email: 'canary@correo.example' };
    expect((await post('/rgpd/aceptar', fields).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
    expect((await post('/rgpd/aceptar', fields).set('Sec-Fetch-Site', 'cross-site').set('Origin', 'null')).status).toBe(
      403,
    );
    const older = (origin: string) => post('/rgpd/aceptar', fields).unset('Sec-Fetch-Site').set('Origin', origin);
    expect((await older('https://evil.example')).status).toBe(403);
    expect((await older('null')).status).toBe(303);
  });

  it('limits how often one address asks', async () => {
    for (let n = 0; n < 40; n += 1) await post('/rgpd/aceptar', { email: '' });
    const { status, text } = await post('/rgpd/cancelar', { email: 'canary@correo.example' });
    expect(status).toBe(429);
    expect(page(text)).toContain('demasiados envíos seguidos');
    expect(written).toEqual([]);
  });
});
