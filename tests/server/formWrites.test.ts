import { Writable } from 'node:stream';
import request from 'supertest';
import { consents } from '#shared/forms/consents.ts';
import { createLogger } from '#server/logging/logger.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';
import {
  formPaths,
  keptThanks,
  sendJson,
  sendPlain,
  sentFormNames,
  sentForms,
  takeForms,
  type Received,
  type SentFormName,
} from './sentForms.ts';

let site: TestSite;
let taken: Received[];
let sent: Received[];
let log: string;
beforeEach(async () => {
  log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  site = await createTestSite(
    { ADMIN_TOKEN: 'an operator of the site' },
    { logger: createLogger('debug', { stream: { write: (line) => stream.write(line) } }) },
  );
  ({ taken, sent } = takeForms(site.upstream));
});
afterEach(async () => {
  await site.close();
  expect(log).toContain('"path"');
  expect(log).not.toMatch(/canary|\bMas\b|612345678|correo\.example/);
});

const each = sentFormNames.map((form) => [form] as const);
const stored = (form: SentFormName) => ({
  ...sentForms[form].body,
  ...('phone' in sentForms[form].body ? { phone: '+34612345678' } : {}),
});
/** What may stay empty. */
const optional: Record<SentFormName, readonly string[]> = {
  opportunity: ['surname', 'phone', 'message'],
  ownerRequest: ['address', 'zipCode', 'estateType', 'area', 'rooms', 'moreToKnow'],
  newsletter: ['surname'],
  advertReport: ['message', 'email'],
  alert: ['name', 'surnames', 'phone', 'comments'],
};
const read = (body: unknown) => body as Record<string, unknown>;
const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

it('a surname may be asked for by the network', async () => {
  const other = await createTestSite({ SURNAME_REQUIRED: 'on' });
  takeForms(other.upstream);
  const answers = [];
  for (const form of ['newsletter', 'opportunity', 'alert'] as const)
    answers.push((await sendJson(other, form, { changes: { surname: ' ' } })).body as { fields?: object });
  expect(answers.map(({ fields }) => fields)).toEqual([{ surname: 'required' }, { surname: 'required' }, undefined]);
  await sendJson(site, 'newsletter');
  await other.close();
});

describe.each(each)('%s, sent by a script', (form) => {
  it('reaches the API in normal form with its key, without the fields of the guard', async () => {
    const { status, body, headers } = await sendJson(site, form);
    expect([status, body, headers['cache-control']]).toEqual([201, sentForms[form].answer, 'private, no-store']);
    expect(sent).toEqual([{ path: sentForms[form].path, key: `key-of-${form}`, body: stored(form) }]);
  });

  it('gets a key of its own where the sender has none', async () => {
    for (let n = 0; n < 2; n += 1) await sendJson(site, form).unset('Idempotency-Key');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(sent[0]!.key).toMatch(/^[\w-]{36}$/);
  });

  it('is forwarded with the same key and body when it is repeated', async () => {
    await sendJson(site, form);
    await sendJson(site, form);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(taken).toHaveLength(1);
  });

  it.each(sentForms[form].texts)('is refused without %s, or taken where it may be absent', async (field) => {
    const { status, body } = await sendJson(site, form, { changes: { [field]: '' } });
    if (optional[form].includes(field)) return expect(status).toBe(201);
    expect([status, body]).toEqual([
      422,
      { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER', fields: { [field]: 'required' } },
    ]);
    expect(sent).toEqual([]);
  });

  it.each(sentForms[form].texts)('passes a script in %s on as text, or refuses it', async (field) => {
    const { status, text } = await sendJson(site, form, { changes: { [field]: script } });
    expect([201, 422]).toContain(status);
    expect(text).not.toContain('<script');
    if (status === 201) expect(sent[0]!.body[field]).toBe(script);
  });

  it.each(sentForms[form].oneLine)('refuses a header in %s', async (field) => {
    const given = (sentForms[form].body as Record<string, unknown>)[field];
    const injected = `${typeof given === 'string' ? given : 'es'}\r\nBcc: victim@correo.example`;
    const { status } = await sendJson(site, form, { changes: { [field]: injected } });
    expect(status).toBe(422);
    expect(sent).toEqual([]);
  });

  it.each([['a key of words'], ['ñ'], ['x'.repeat(201)]])('refuses the key %j', async (key) => {
    const { status } = await sendJson(site, form, { key });
    expect(status).toBe(400);
    expect(sent).toEqual([]);
  });

  it('is refused from another site', async () => {
    const { status, body } = await sendJson(site, form).set('Sec-Fetch-Site', 'cross-site');
    expect([status, read(body).code]).toEqual([403, '9001']);
    const older = await sendJson(site, form).unset('Sec-Fetch-Site').set('Origin', 'https://evil.example');
    expect(older.status).toBe(403);
    expect(sent).toEqual([]);
  });

  it.each([
    ['text/plain', '{}', 415, '9007'],
    ['application/x-www-form-urlencoded', 'name=Ana', 415, '9007'],
    ['application/json', '{', 400, '9008'],
    ['application/json', '[]', 400, '9008'],
    ['application/json', '"text"', 400, '9008'],
    ['application/json', JSON.stringify({ name: 'x'.repeat(70_000) }), 413, '9002'],
  ])('refuses a body of %s', async (type, body, status, code) => {
    const answer = await request(site.app).post(sentForms[form].path).type(type).send(body);
    expect([answer.status, read(answer.body).code]).toEqual([status, code]);
    expect(sent).toEqual([]);
  });

  it('refuses a consent to texts that this release does not show', async () => {
    const { status, body } = await sendJson(site, form, { changes: { consentVersion: '2020-01-01' } });
    expect([status, read(body).fields]).toEqual([422, { consentVersion: 'invalid' }]);
    const current = await sendJson(site, form, { changes: { consentVersion: consents[form].version } });
    expect(current.status).toBe(201);
  });

  it('answers a program that filled in everything as a visitor whose form is kept, and sends nothing', async () => {
    const { status, body } = await sendJson(site, form, { changes: { topicNote: 'https://spam.example' } });
    expect([status, body]).toEqual([202, { kept: true }]);
    expect(sent).toEqual([]);
  });

  it.each([['forged.aaaaaaaaaaaaaaaaaaaaaa'], ['']])('asks to send again with the token %j', async (formToken) => {
    const { status, body } = await sendJson(site, form, { changes: { formToken } });
    expect([status, body]).toMatchObject([422, { code: '9004', fields: { formToken: 'expired' } }]);
    expect(sent).toEqual([]);
  });

  it('passes on what the API refuses', async () => {
    site.upstream.behave(
      answering({}, { status: 422, body: { code: '9002', fields: { email: 'invalid' } } }),
      formPaths,
    );
    const wrong = await sendJson(site, form);
    expect([wrong.status, read(wrong.body).fields]).toEqual([422, { email: 'invalid' }]);
    site.upstream.behave(answering({}, { status: 404, body: { code: '9002' } }), formPaths);
    expect((await sendJson(site, form)).status).toBe(404);
  });

  it.each([
    ['answers 503', answering({}, { status: 503, body: {} })],
    ['answers 500', answering({}, { status: 500, body: {} })],
    ['answers 429', answering({}, { status: 429, body: {} })],
    ['is a proxy that answers 200 with a page', answering({}, { body: Buffer.from('<html>') })],
  ])('is refused where nothing can be kept and the API %s', async (_, behaviour) => {
    site.upstream.behave(behaviour, formPaths);
    const { status, body, headers } = await sendJson(site, form);
    expect([status, read(body).code, headers['retry-after']]).toEqual([503, '9000', '30']);
  });

  it.each([['/'], ['?x=1']])('is the same form at its path with %j behind', async (end) => {
    const answer = await request(site.app)
      .post(sentForms[form].path + end)
      .send({});
    expect(answer.status).toBe(422);
    expect(sent).toEqual([]);
  });
});

it.each([['opportunity'], ['ownerRequest'], ['alert']] as const)(
  '%s is refused with a telephone that does not exist, as the API would later',
  async (form) => {
    for (const phone of ['+34912', '+15550000000']) {
      const { status, body } = await sendJson(site, form, { changes: { phone } });
      expect([status, read(body).fields]).toEqual([422, { phone: 'invalid' }]);
    }
    expect(sent).toEqual([]);
  },
);

it('counts forms by address and network, and each form by itself', async () => {
  const from = async (address: string, form: SentFormName = 'newsletter') =>
    (await sendJson(site, form, { changes: { name: '' } }).set('X-Forwarded-For', address)).status;
  for (let n = 0; n < 40; n += 1) expect(await from('192.0.2.1')).toBe(422);
  expect(await from('192.0.2.1')).toBe(429);
  expect(await from('192.0.2.1', 'opportunity')).toBe(422);
  expect(await from('192.0.2.2')).toBe(422);
  for (let n = 0; n < 160; n += 1) await from(`192.0.2.${10 + n}`);
  expect(await from('192.0.2.200')).toBe(429);
  expect(await from('192.0.3.1')).toBe(422);
  for (let n = 0; n < 40; n += 1) await from(`2001:db8:1:1::${n}`);
  expect(await from('2001:db8:1:1::ffff')).toBe(429);
  expect(await from('2001:db8:1:2::1')).toBe(422);
  const { headers, body } = await sendJson(site, 'newsletter').set('X-Forwarded-For', '192.0.2.1');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: '9001', message: 'TOO_MANY_REQUESTS' });
  expect(sent).toEqual([]);
});

describe.each(each)('%s, sent without scripts', (form) => {
  it('reaches the API as the same body, and leads to the thanks page', async () => {
    const { status, headers } = await sendPlain(site, form);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, sentForms[form].thanks, 'no-store']);
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: sentForms[form].path,
        body: {
          ...stored(form),
          consentVersion: consents[form].version,
          pageUrl: sentForms[form].page,
          // The form of an alert names the kinds that a search without any shows (PD-64).
          ...(form === 'alert' && { filters: 'price_max=1500&rooms=2,3&estate_type=flat,house,rural_house' }),
        },
      },
    ]);
    const thanks = await request(site.app).get(sentForms[form].thanks);
    expect([thanks.status, thanks.text.includes('canary')]).toEqual([200, false]);
  });

  it('sends a second click with the same key, and other content with another one', async () => {
    await sendPlain(site, form);
    await sendPlain(site, form);
    await sendPlain(site, form, { changes: { email: 'canary.2@correo.example' } });
    expect(sent[0]!.key).toBe(sent[1]!.key);
    expect(sent[2]!.key).not.toBe(sent[0]!.key);
  });

  it.each(sentForms[form].texts)('writes a script in %s nowhere but as text', async (field) => {
    const { status, text } = await sendPlain(site, form, { changes: { [field]: script, email: 'canary@' } });
    expect(status).toBe(422);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
  });

  it('is refused from another site, when it is too large, and by pages without it', async () => {
    expect((await sendPlain(site, form).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
    expect((await sendPlain(site, form, { changes: { name: 'x'.repeat(70_000) } })).status).toBe(413);
    expect((await sendPlain(site, form, { page: '/viviendas-compra' })).status).toBe(405);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when its token is too old, and when the API fails', async () => {
    const expired = await sendPlain(site, form, { changes: { formToken: 'old' } });
    expect([expired.status, expired.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(stateOf(expired.text)).toMatchObject({ failure: 'expired', values: { email: 'canary@correo.example' } });
    site.upstream.behave(answering({}, { status: 503, body: {} }), formPaths);
    const failed = await sendPlain(site, form);
    expect(failed.status).toBe(503);
    expect(stateOf(failed.text)).toMatchObject({ failure: 'failed', values: { email: 'canary@correo.example' } });
    expect((await request(site.app).get(sentForms[form].page)).text).not.toContain('canary');
  });

  it('answers a program as it answers a visitor', async () => {
    const { status, headers } = await sendPlain(site, form, { changes: { topicNote: 'x' } });
    expect([status, headers.location, sent]).toEqual([303, keptThanks(form), []]);
  });
});

interface State {
  failure?: string;
  values: Record<string, unknown>;
  problems: Record<string, string>;
}

/** What the page holds of the form that was sent to it. */
function stateOf(html: string): State {
  const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)!;
  return Object.values((JSON.parse(json!) as { actionData: Record<string, State> }).actionData)[0]!;
}

it('keeps every chosen city of a form with a mistake', async () => {
  const { status, text } = await sendPlain(site, 'ownerRequest', { changes: { email: 'canary@' } });
  expect(status).toBe(422);
  expect(stateOf(text)).toMatchObject({
    values: { cities: ['barcelona', 'girona'] },
    problems: { email: 'invalid' },
  });
});

it.each([
  ['/servicios/alquilar', 'RENT'],
  ['/en/services/sell', 'BUY'],
])('an owner’s request from %s is of type %s, whatever the form says', async (page, type) => {
  await sendPlain(site, 'ownerRequest', { page, changes: { type: 'OTHER' } });
  expect(sent[0]!.body).toMatchObject({ type, pageUrl: page, language: page.startsWith('/en') ? 'en' : 'es' });
});

it.each([
  ['/agentes/ana-mas', { agent: 'ana-mas' }],
  ['/ca/agents/casa-clara', { agency: 'casa-clara' }],
])('an enquiry from %s is for %j', async (page, changes) => {
  const answer = await sendPlain(site, 'opportunity', {
    page,
    changes: { reference: '', subject: 'contact', ...changes },
  });
  expect(answer.status).toBe(303);
  expect(sent[0]!.body).toMatchObject({ ...changes, subject: 'contact' });
  const wrong = await sendPlain(site, 'opportunity', {
    page,
    changes: { reference: '', ...changes, email: 'canary@' },
  });
  expect([wrong.status, stateOf(wrong.text).problems]).toEqual([422, { email: 'invalid' }]);
});

it('says that a form is outdated when what the page itself sets is refused', async () => {
  const { status, text } = await sendPlain(site, 'opportunity', { changes: { reference: 'no reference' } });
  expect([status, stateOf(text).failure]).toEqual([422, 'outdated']);
});

it('counts forms for operators', async () => {
  await sendJson(site, 'newsletter');
  await sendJson(site, 'newsletter', { changes: { topicNote: 'x' } });
  await sendJson(site, 'newsletter', { changes: { email: 'canary@' } });
  const { text } = await request(site.app).get('/metrics').auth('an operator of the site', { type: 'bearer' });
  for (const [event, count] of [
    ['received', 2],
    ['bot', 1],
    ['invalid', 1],
  ])
    expect(text).toContain(`vencejo_forms_total{form="newsletter",event="${event}"} ${count}`);
  expect(text).not.toContain('canary');
});

describe('the token of a form', () => {
  it('is in the page, the same in every page of a day, and not in the page’s state', async () => {
    const page = await request(site.app).get('/');
    const tokens = [...page.text.matchAll(/<input type="hidden" name="formToken" value="([^"]+)"/g)].map(
      ([, token]) => token,
    );
    expect(new Set(tokens).size).toBe(1);
    expect(page.text.slice(page.text.indexOf('id="state"'))).not.toContain(tokens[0]);
    site.forward(10_000_000);
    const later = await request(site.app).get('/');
    expect(later.headers.etag).toBe(page.headers.etag);
    expect((await sendJson(site, 'newsletter', { changes: { formToken: tokens[0] } })).status).toBe(201);
  });

  it('is fetched by scripts, and too young at once', async () => {
    const { body, headers } = await request(site.app).get('/form-token');
    expect(headers['cache-control']).toBe('no-store');
    const early = await sendJson(site, 'newsletter', { changes: { formToken: read(body).token } });
    expect(early.status).toBe(422);
    const realNow = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 2_050);
    expect((await sendJson(site, 'newsletter', { changes: { formToken: read(body).token } })).status).toBe(201);
    clock.mockRestore();
  });
});

it('an enquiry without scripts leads to thanks that offer an alert for homes like it', async () => {
  const page = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
  const { text } = await request(site.app).get(page);
  const [, search = ''] = /name="offeredAlert" value="([^"]*)"/.exec(text) ?? [];
  const offeredAlert = search.replaceAll('&amp;', '&');
  expect(offeredAlert).toMatch(/^\?type=buy&where=barcelona/);
  const { headers } = await sendPlain(site, 'opportunity', { changes: { offeredAlert } });
  expect(headers.location).toBe(`/gracias?from=enquiry&${offeredAlert.slice(1)}`);
  const thanks = await request(site.app).get(headers.location!);
  expect(thanks.text).toContain(`href="/formularios/formulario-alertas${search}"`);
  expect(sent[0]!.body).not.toHaveProperty('offeredAlert');

  const forged = await sendPlain(site, 'opportunity', { changes: { offeredAlert: 'type=sell&where=../x' } });
  expect(forged.headers.location).toBe('/gracias?from=enquiry');
});

describe('half a character, as a text that was cut has it', () => {
  it.each(sentFormNames)('in any field of a form gives no 500, and reaches no API: %s', async (form) => {
    for (const name of Object.keys(sentForms[form].body)) {
      const changes = { [name]: 'Ana \ud83d' };
      const { status } = await sendJson(site, form, { key: `half-of-${name}`, changes });
      expect([name, status < 500]).toEqual([name, true]);
    }
    expect(JSON.stringify(sent)).not.toMatch(/\\ud83d(?!\\ude)/i);
  });

  it('in a query is cut off whole, and in an answer of an upstream replaced', async () => {
    const text = `${'a'.repeat(79)}😀 y más`;
    expect((await request(site.app).get(`/buscar?q=${encodeURIComponent(text)}`)).status).toBeLessThan(500);
    for (const path of [
      '/buscar?q=%ED%A0%80',
      '/viviendas-compra?zone=%ED%A0%80',
      '/formularios/formulario-alertas?where=%ED%A0%80',
      '/favoritos?references=%ED%A0%80',
      '/web/rgpd/unsubscribe/%ED%A0%80',
      '/web/estate/%ED%A0%80',
      '/web/suggestions?q=%ED%A0%80',
      '/magazine/%ED%A0%80',
      '/qr/%ED%A0%80.svg',
      '/agentes/%ED%A0%80.vcf',
      '/agentes/%ED%A0%80.json',
      '/rgpd/solicitud/%ED%A0%80.ics',
      '/viviendas-%ED%A0%80-compra.atom',
    ])
      expect([path, (await request(site.app).get(path)).status < 500]).toEqual([path, true]);
    site.upstream.behave((_req, res) => {
      const estate = fakeEstate({ reference: 'MS0116-1000' });
      res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ ...estate, agent: { ...estate.agent, full_name: 'Ana \ud83d Mas' } }));
    }, /^\/web\/estate\//);
    const page = await request(site.app).get(sentForms.opportunity.page).redirects(1);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ana \ufffd Mas');
    expect(page.text).not.toMatch(/\\ud83d/i);
  });
});
