import supertest from 'supertest';
import { leadEventSchemas, type LeadEventBody } from '#shared/contract/leadEvents.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createTableReader } from './createTableReader.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

const start = Date.UTC(2026, 10, 22, 9);
const secrets = [`whsec_${Buffer.alloc(32, 1).toString('base64')}`];
const endpoints = ['network', 'agency:casa-clara', 'agency:teide-hogar'].map((name) => ({
  ...{ name, url: `https://crm.example/${name}`, secrets },
}));
const site = { publicOrigin: 'https://www.example.com', links: { es: {}, ca: {}, en: {} }, favourites: true };
const listing = smallEstates[0]!;
const email = 'ana@example.com';
const person = { name: 'Ana', surname: 'Mas Roig', email, language: 'ca' };
const enquiry = {
  ...{ reference: listing.reference, subject: 'visit', message: '¿El sábado?', pageUrl: '/ca/habitatges' },
  ...person,
  acceptPrivacy: true,
};
const ownerRequest = {
  ...{ type: 'RENT', fullName: 'Ana Mas Roig', email, phone: '+34931234567', address: 'Carrer de Verdi, 12' },
  ...{ zipCode: '08001', estateType: 'flat', area: 85, rooms: 3, moreToKnow: 'Un piso en Gràcia' },
  ...{ cities: ['barcelona', 'madrid', 'santa-cruz-de-tenerife'], acceptTerms: true, language: 'es' },
};
const subscription = { ...person, acceptConditions: true, acceptCommercials: true };
const alert = {
  ...{ email, name: 'Ana', type: 'buy', frequency: 'daily', where: ['barcelona/barcelona/gracia'] },
  ...{ filters: 'price_max=300000', language: 'ca', acceptPrivacy: true },
};

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;

  beforeAll(async () => {
    store = backend.open('lead_events');
    await migrateDatabase(store);
    const network = smallNetwork();
    const visits = { mon: ['10:00-11:00'], length: 30 };
    const agents = network.agents.map((agent) => (agent.slug === 'ana-mas' ? { ...agent, visits } : agent));
    await storeNetwork(store, { ...network, agents }, { now: start });
    request = supertest(createOrigin({ store, endpoints, site, now: () => start }));
  }, 60_000);
  beforeEach(() => clearRecords(store));
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const post = async (path: string, body: object): Promise<void> => {
    const { status } = await request.post(`/web${path}`).send(body);
    expect(status).toBeLessThan(300);
  };
  const mailOf = async <Kind extends Mail['kind']>(kind: Kind): Promise<Extract<Mail, { kind: Kind }>> =>
    (await rows('outbox'))
      .flatMap(({ content }) => (content === null ? [] : [JSON.parse(content) as Mail]))
      .find((mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind)!;
  const accept = (assistanceId: string, acceptNewsletter = true) =>
    post('/rgpd/accept', { assistanceId, acceptAlertsPolicy: true, acceptNewsletter });
  /** What an endpoint is told, as the contract has it. Forgotten then. */
  const told = async (endpoint = 'network'): Promise<LeadEventBody[]> => {
    const bodies = (await rows('webhooks'))
      .filter((row) => row.endpoint === endpoint)
      .map(({ content }) => JSON.parse(content!) as LeadEventBody);
    for (const { type, timestamp, data } of bodies) {
      expect(timestamp).toBe('2026-11-22T09:00:00.000Z');
      // Every field is one of the contract's.
      expect(leadEventSchemas[type].parse(data)).toEqual(data);
    }
    await store.db.deleteFrom('webhooks').execute();
    return bodies.sort((a, b) => a.type.localeCompare(b.type));
  };

  it('of an enquiry the network and the agency of the agent are told, and no other agency', async () => {
    await post('/opportunity', enquiry);
    expect((await rows('webhooks')).map(({ endpoint }) => endpoint).sort()).toEqual(['agency:casa-clara', 'network']);
    expect(await told()).toEqual([
      {
        type: 'enquiry.created',
        timestamp: expect.any(String) as unknown,
        data: {
          ...person,
          id: (await only('enquiries')).id,
          subject: 'visit',
          message: '¿El sábado?',
          accepts_commercials: false,
          page: '/ca/habitatges',
          agent: { slug: 'ana-mas', full_name: 'Ana Mas' },
          agency: 'casa-clara',
          listing: expect.objectContaining({
            reference: listing.reference,
            url: expect.stringMatching(/^https:\/\/www\.example\.com\/ca\/habitatges-/) as unknown,
          }) as unknown,
        },
      },
    ]);
    await post('/opportunity', { ...enquiry, reference: undefined, agency: 'teide-hogar' });
    expect(await told('agency:teide-hogar')).toMatchObject([{ data: { agency: 'teide-hogar' } }]);
  });

  it('of a visit they are told until when it is held, and when the visitor took it', async () => {
    const slot = '2026-11-23T09:00:00.000Z';
    await post('/opportunity', { ...enquiry, slot });
    const visit = { start: slot, minutes: 30 };
    const { id } = await only('enquiries');
    expect(await told()).toMatchObject([
      { type: 'enquiry.created', data: { id, visit: { ...visit, held_until: '2026-11-22T10:00:00.000Z' } } },
    ]);
    await accept((await mailOf('enquiryReceived')).token!, false);
    const confirmed = {
      type: 'visit.confirmed',
      data: {
        ...{ ...person, id, visit, agent: { slug: 'ana-mas', full_name: 'Ana Mas' }, agency: 'casa-clara' },
        listing: { reference: listing.reference },
      },
    };
    expect(await told('agency:casa-clara')).toMatchObject([confirmed]);
  });

  it('of an owner’s request each agency is told with the cities that it handles', async () => {
    await post('/lead', ownerRequest);
    const bodies = (await rows('webhooks')).map(({ endpoint, content }) => ({
      endpoint,
      cities: (JSON.parse(content!) as { data: { cities: unknown } }).data.cities,
    }));
    const clara = { slug: 'barcelona', name: 'Barcelona', agency: 'casa-clara' };
    const teide = { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife', agency: 'teide-hogar' };
    expect(bodies.sort((a, b) => a.endpoint.localeCompare(b.endpoint))).toEqual([
      { endpoint: 'agency:casa-clara', cities: [clara] },
      { endpoint: 'agency:teide-hogar', cities: [teide] },
      { endpoint: 'network', cities: [clara, { slug: 'madrid', name: 'Madrid' }, teide] },
    ]);
    expect(await told()).toMatchObject([
      { data: { type: 'RENT', full_name: 'Ana Mas Roig', zip_code: '08001', more_to_know: 'Un piso en Gràcia' } },
    ]);
  });

  it('of the newsletter, once it is confirmed and once it has ended', async () => {
    await post('/subscribe', subscription);
    const { token, unsubscribe } = await mailOf('confirmSubscription');
    await post(`/rgpd/unsubscribe/${unsubscribe!}`, {});
    expect(await told()).toEqual([]);
    await clearRecords(store);

    await post('/subscribe', subscription);
    const mail = await mailOf('confirmSubscription');
    expect(mail.token).not.toBe(token);
    await accept(mail.token);
    expect(await told()).toMatchObject([{ type: 'newsletter.subscribed', data: person }]);
    for (const _ of [1, 2]) await post(`/rgpd/unsubscribe/${mail.unsubscribe!}`, {});
    expect(await told()).toMatchObject([{ type: 'newsletter.unsubscribed', data: person }]);
  });

  it('of an alert, once it is accepted, when it changes, and when it is cancelled', async () => {
    await post('/rgpd/alert', alert);
    expect(await told()).toEqual([]);
    await accept((await mailOf('acceptAlert')).token);
    const search = { filters: 'price_max=300000', where: [{ place: 'barcelona/barcelona/gracia' }] };
    const id = String((await only('alerts')).key);
    expect(await told()).toMatchObject([
      { type: 'alert.accepted', data: { id, state: 'active', email, name: 'Ana', ...search } },
      { type: 'newsletter.subscribed', data: { email } },
    ]);

    const { token, cancel } = await mailOf('alertStarted');
    const { email: _, acceptPrivacy: __, ...update } = alert;
    await request
      .put(`/web/rgpd/alert/${token}`)
      .send({ ...update, frequency: 'weekly' })
      .expect(200);
    expect(await told()).toMatchObject([{ type: 'alert.changed', data: { id, state: 'active', frequency: 'weekly' } }]);

    await post('/rgpd/cancel', { crossingId: cancel, reason: 3, text: 'Ya tengo casa' });
    expect(await told()).toMatchObject([
      { type: 'alert.cancelled', data: { id, state: 'cancelled', email, reason: 3, text: 'Ya tengo casa', ...search } },
      { type: 'newsletter.unsubscribed', data: { email } },
    ]);
  });

  it('a form that comes twice is one event', async () => {
    for (const _ of [1, 2])
      await request.post('/web/opportunity').set('Idempotency-Key', 'a').send(enquiry).expect(201);
    expect(await told()).toHaveLength(1);
  });

  it('a form that is refused, and one that nobody is told of, is none', async () => {
    await request
      .post('/web/opportunity')
      .send({ ...enquiry, phone: '12' })
      .expect(422);
    await supertest(createOrigin({ store, now: () => start }))
      .post('/web/opportunity')
      .send(enquiry)
      .expect(201);
    expect(await rows('webhooks')).toEqual([]);
  });

  it('events are in an export of the person, and go with an erasure and with their time', async () => {
    const others = { ...enquiry, email: 'bea@example.com' };
    for (const body of [enquiry, others]) await post('/opportunity', body);
    const personal = databaseStore(store, () => start);
    const exported = (await personal.export(email)) as { webhooks: { content: LeadEventBody }[] };
    expect(exported.webhooks.map(({ content }) => content.data)).toMatchObject([{ email }, { email }]);
    expect(await personal.erase(email)).toMatchObject({ webhooks: 2 });
    expect((await rows('webhooks')).map(({ content }) => content).join()).not.toContain(email);
    expect(await rows('webhooks')).toHaveLength(2);

    await store.db.updateTable('webhooks').set({ state: 'given_up' }).where('endpoint', '=', 'network').execute();
    await store.db.updateTable('webhooks').set({ state: 'sent' }).where('endpoint', '<>', 'network').execute();
    await removeExpired(store, start + day);
    expect(await rows('webhooks')).toMatchObject([{ endpoint: 'network' }]);
    expect(await removeExpired(store, start + 30 * day)).toMatchObject({ webhooks: 1 });
  });
});
