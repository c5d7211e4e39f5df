import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { createTestSite } from '#tests/fakes/createTestSite.ts';
import { testNow } from '../origin/startOrigin.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { sendJson, sentForms, takeForms } from './sentForms.ts';

const [listing, ofBeni] = smallEstates as [(typeof smallEstates)[0], (typeof smallEstates)[0]];

/** Every day, so that some are free whenever the tests' time is. */
const everyDay = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ['10:00-11:00']]),
);

describe('a listing whose agent has a calendar', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  let page: string;

  beforeAll(async () => {
    const network = smallNetwork();
    const agents = network.agents.map((agent) =>
      agent.slug === 'ana-mas' ? { ...agent, visits: { ...everyDay, length: 30 } } : agent,
    );
    site = await createOriginSite({}, { ...network, agents });
    page = await pageOf(listing);
  });
  afterAll(() => site.close());

  const get = (url: string) => request(site.app).get(url);
  const pageOf = async ({ reference, type, address }: typeof listing): Promise<string> => {
    const list = `/viviendas-${address.province_slug}-${type === 'buy' ? 'compra' : 'alquiler'}`;
    return (await get(`${list}/x/${reference}`)).headers.location!;
  };
  const radios = (html: string) =>
    [...html.matchAll(/<input[^>]*name="slot"[^>]*>/g)].map(([tag]) => ({
      value: /value="([^"]*)"/.exec(tag)![1]!,
      isChecked: tag.includes('checked'),
      label: /aria-label="([^"]*)"/.exec(tag)?.[1],
    }));

  it('offers its free times by their day, with a time to be agreed upon chosen', async () => {
    const { text, status } = await get(page);
    expect(status).toBe(200);
    const offered = radios(text);
    const [times, later] = [offered.slice(0, -1), offered.at(-1)];
    expect(later).toMatchObject({ value: '', isChecked: true });
    expect(times.length).toBeGreaterThan(20);
    expect(times[0]!.label).toMatch(/^\p{Lu}\p{Ll}+, \d+ de \p{Ll}+, 10:(?:00|30)$/u);
    expect(times.every(({ value, isChecked }) => Date.parse(value) > testNow && !isChecked)).toBe(true);
    expect(text).toContain('hora peninsular');
  });

  it('holds a time without scripts until the mailed link takes it; a second visitor gets their form back with the times that are left', async () => {
    const { text } = await get(page);
    const slot = radios(text)[1]!.value;
    const { subject: _, reference: __, acceptCommercials: ___, ...body } = sentForms.opportunity.body;
    const fields = {
      ...body,
      reference: /name="reference" value="([^"]*)"/.exec(text)![1]!,
      subject: 'information',
      acceptPrivacy: 'on',
      topicNote: '',
      formToken: site.formToken,
      slot,
    };
    const send = (changes: object) =>
      request(site.app)
        .post(page)
        .set('Sec-Fetch-Site', 'same-origin')
        .type('form')
        .send({ ...fields, ...changes });
    const first = await send({});
    expect([first.status, first.headers.location]).toEqual([303, '/gracias?from=visit']);
    expect((await get('/gracias?from=visit')).text).toContain('Le guardamos la hora de la visita durante una hora');
    const second = await send({ email: 'other@correo.example', message: 'Iríamos dos.' });
    expect(second.status).toBe(422);
    expect(second.text).toContain('Esa hora ya no está libre. Elija otra de las que quedan.');
    expect(second.text).toContain('Iríamos dos.');
    const left = radios(second.text).map(({ value }) => value);
    expect(left.length).toBeGreaterThan(20);
    expect(left).not.toContain(slot);
    // Four a day from one address, whatever the e-mail: what was typed stays.
    for (const n of [1, 2])
      expect((await send({ email: `n${n}@correo.example`, slot: left[n * 2]! })).status).toBe(303);
    const tooMany = await send({ email: 'n3@correo.example', slot: left[8]!, message: 'Iríamos tres.' });
    expect(tooMany.status).toBe(422);
    expect(tooMany.text).toContain('Ya ha pedido varias visitas.');
    expect(tooMany.text).toContain('Iríamos tres.');
    const json = { ...sentForms.opportunity.body, reference: fields.reference, slot: left[8]! };
    const byScript = await request(site.app)
      .post('/web/opportunity')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...json, formToken: site.formToken });
    expect([byScript.status, byScript.body]).toEqual([422, expect.objectContaining({ fields: { slot: 'tooMany' } })]);
    const { content } = await site.store.db.selectFrom('enquiries').select('content').executeTakeFirstOrThrow();
    expect(JSON.parse(content!)).toMatchObject({ subject: 'visit' });
  });

  it('is taken on the page of the mailed link, which says later what became of the time', async () => {
    const mailed = (await site.store.db.selectFrom('outbox').select('content').orderBy('made_at').execute()).flatMap(
      ({ content }) => JSON.parse(content!) as Mail,
    );
    const links = mailed.flatMap((mail) => (mail.kind === 'enquiryReceived' ? [`/rgpd/aceptar/${mail.token}`] : []));
    const [taken, expired] = links as [string, string];
    const send = (path: string) =>
      request(site.app).post(path).set('Sec-Fetch-Site', 'same-origin').type('form').send({ purpose: 'visit' });
    const held = await get(taken);
    expect([held.status, held.headers['x-robots-tag'], held.headers['cache-control']]).toEqual([
      ...[200, expect.stringContaining('noindex'), expect.stringContaining('no-store')],
    ]);
    expect(held.text).toMatch(/<h1>Confirme su visita<\/h1>.*\d+ de \p{Ll}+, 10:\d\d–1\d:\d\d \(hora peninsular\)/su);
    expect(held.text).toMatch(/hasta las \d\d:\d\d.*<button[^>]*>Confirmar la visita<\/button>/s);
    const done = await send(taken);
    expect([done.status, done.headers.location]).toEqual([303, '/gracias?from=visitConfirmed']);
    expect((await get(taken)).text).toContain('<h1>Su visita está confirmada</h1>');
    expect((await send(taken)).headers.location).toBe(taken);
    // An hour later.
    await site.store.db.updateTable('enquiries').set({ held_until: 1 }).where('held_until', 'is not', null).execute();
    const again = await send(expired);
    expect([again.status, again.headers.location]).toEqual([303, expired]);
    const { status, text } = await get(expired);
    expect(status).toBe(410);
    expect(text).toContain('<h1>La hora ya no está guardada</h1>');
    expect(text).toMatch(/href="[^"]+#visit"[^>]*>Elegir otra hora/);
    const slots = site.store.db.updateTable('enquiries').where('held_until', 'is not', null);
    await slots.set({ slot: null, held_until: null }).execute();
    const gone = await get(expired.replace('/rgpd/aceptar/', '/ca/rgpd/acceptar/'));
    expect([gone.status, /<h1>(.*?)<\/h1>/.exec(gone.text)?.[1]]).toEqual([410, 'Aquesta hora ja no està lliure']);
  });

  it('without a calendar has the form as ever', async () => {
    const { text, status } = await get(await pageOf(ofBeni));
    expect([status, radios(text)]).toEqual([200, []]);
  });
});

it('a time that is chosen while the API is down becomes a wish in words', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-visits-'));
  const site = await createTestSite(
    { DATA_DIR: dataDir },
    {},
    { queue: {}, timeouts: { response: 300, request: 600 } },
  );
  const { sent } = takeForms(site.upstream);
  await site.upstream.die();
  const answer = await sendJson(site, 'opportunity', { changes: { slot: '2026-11-30T09:00:00.000Z' } });
  expect([answer.status, answer.body]).toEqual([202, { kept: true }]);
  await site.upstream.comeBack();
  for (let turn = 0; turn < 400 && sent.length === 0; turn += 1) {
    site.leads.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(sent[0]!.body).not.toHaveProperty('slot');
  expect(sent[0]!.body.message).toBe(
    `${sentForms.opportunity.body.message}\n\n→ Lunes, 30 de noviembre, 10:00 (hora peninsular)`,
  );
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});
