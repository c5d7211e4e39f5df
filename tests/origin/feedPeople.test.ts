import request from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import type { Store } from '#origin/db/store.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { undoRun } from '#origin/import/sync/undoRun.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { smallNetwork } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';
import { syncListings } from './syncListings.ts';

interface Person {
  full_name: string;
  email?: string;
  phone?: string;
  id?: string;
  slug?: string;
  agency?: { commercial_brand: string } | undefined;
}

/** A record of a feed that says little more than who offers the home. */
const home = (id: string, agent: Person, changes: object = {}) => ({
  ...{ id, reference: id, type: 'buy', status: 'new', estate_type: 'flat', price: 222_001, area_constructed: 80 },
  ...{ description: { 'es-ES': 'Piso' }, cee: { state: 'not_stated' } },
  address: { province: 'Barcelona', town: 'Sitges', visibility: 'hidden' },
  agent,
  ...changes,
});

const enquiry = {
  ...{ subject: 'information', name: 'Marta', surname: 'Vidal', email: 'marta@example.com', phone: '612 34 56 78' },
  ...{ message: 'Quiero vender', acceptPrivacy: true, acceptCommercials: false, language: 'es', pageUrl: '/agentes' },
};

onEveryBackend((backend) => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  let store: Store;
  let origin: ReturnType<typeof request>;

  beforeAll(async () => {
    site = await createOriginSite({}, smallNetwork(), backend.open('feed_people'));
    ({ store } = site);
    origin = request(
      createOrigin({ store, brand: { name: 'V', company: 'V, S.L.', email: 'central@v.example' }, now: () => testNow }),
    );
  }, 60_000);
  beforeEach(() => clearRecords(store));
  afterAll(() => site.close());

  const sync = (source: string, records: readonly object[], options: object = {}) =>
    syncListings(store, records, { source: { name: source }, now: testNow, ...options });
  const told = ({ warnings }: { warnings: readonly { field: string; reason: string }[] }): string[] =>
    warnings.filter(({ field }) => field.startsWith('agent')).map(({ reason }) => reason);
  const agentOf = async (reference: string): Promise<object> =>
    ((await origin.get(`/web/estate/${reference}/public`).expect(200)).body as { agent: object }).agent;
  const addresses = async (asked: object): Promise<unknown[]> => {
    await clearRecords(store);
    await origin
      .post('/web/opportunity')
      .send({ ...enquiry, ...asked })
      .expect(201);
    const rows = await store.db.selectFrom('outbox').select('content').execute();
    return rows
      .flatMap(({ content }) => (JSON.parse(content!) as Mail).recipient)
      .filter((one) => one !== enquiry.email);
  };
  const page = async (slug: string): Promise<string> => {
    await site.purgeAll();
    return (await request(site.app).get(`/agentes/${slug}`).expect(200)).text;
  };

  /** The heading, the ways to reach them, and whom the form asks. */
  const shownOf = (html: string): (string | undefined)[] =>
    [/<h1.*?<\/h1>/s, /<aside.*?<\/aside>/s, /<input[^>]*name="agen[^>]*>/].map((part) => part.exec(html)?.[0]);

  const evil = { full_name: 'Casa Clara', email: 'evil1@example.org', phone: '+34 666 666 661' };

  const refused = (agency: string, source: string): string =>
    `the agency “${agency}” is told apart as ${agency}-${source}: ${agency} is an agency that this source may not name; “agencies” in its file lets its people be of it`;

  test.each<[string, Person]>([
    ['is named like it', { ...evil, agency: { commercial_brand: 'Otra' } }],
    ['says that it is its office', { ...evil, agency: { commercial_brand: 'Casa Clara' } }],
    ['works for nobody', evil],
    ['has its slug', { ...evil, full_name: 'Otro Nombre', slug: 'casa-clara' }],
    ['has its slug as an id', { ...evil, full_name: 'Otro Nombre', id: 'casa-clara' }],
  ])("an agency keeps its page, its telephone and its enquiries where a feed's agent %s", async (name, agent) => {
    const before = await page('casa-clara');
    const report = await sync('evil', [home('HIJ-1', agent)]);
    const after = await page('casa-clara');
    expect(shownOf(after)).toEqual(shownOf(before));
    expect(await addresses({ agency: 'casa-clara' })).toEqual(['hola@casa-clara.example']);
    await origin
      .post('/web/opportunity')
      .send({ ...enquiry, agent: 'casa-clara' })
      .expect(422);
    if (agent.id === undefined) {
      expect(told(report)).toEqual([
        `“${agent.full_name}” is told apart as casa-clara-evil: casa-clara is the page of an agency`,
        ...(agent.agency?.commercial_brand === 'Casa Clara' ? [refused('casa-clara', 'evil')] : []),
      ]);
      expect(await agentOf('HIJ-1')).toMatchObject({ slug: 'casa-clara-evil', phone: '+34666666661' });
      expect((await page('casa-clara-evil')).includes('666 666 661')).toBe(true);
    }
    expect([name, await addresses({ reference: 'HIJ-1' })]).toEqual([name, ['evil1@example.org']]);
    await sync('evil', [home('HIJ-1', { full_name: 'Nadie' })], { acceptWithdrawals: true });
  });

  test('nobody of a feed is of an agency of the network, or of another source, unless the operator says so', async () => {
    const claim = { full_name: 'Aaron', email: 'aaron@example.org', agency: { commercial_brand: 'Casa Clara' } };
    await sync('host', [home('HOS-1', { full_name: 'Pia', agency: { commercial_brand: 'Hogar Pia' } })]);
    // Without an e-mail of its own, an agency's enquiries go to its first agent.
    const { key } = await store.db
      .selectFrom('agencies')
      .select('key')
      .where('slug', '=', 'casa-clara')
      .executeTakeFirstOrThrow();
    const { detail } = await store.db
      .selectFrom('agency_details')
      .select('detail')
      .where('agency', '=', key)
      .executeTakeFirstOrThrow();
    const silent = JSON.stringify({ ...(JSON.parse(detail) as object), email: undefined });
    await store.db.updateTable('agency_details').set({ detail: silent }).where('agency', '=', key).execute();
    const before = await addresses({ agency: 'casa-clara' });
    const records = [
      home('CLA-1', claim),
      home('CLA-2', { ...claim, full_name: 'Abel', agency: { commercial_brand: 'Hogar Pia' } }),
    ];
    const reason = (given: string) => refused(given, 'claims');
    expect(told(await sync('claims', records))).toEqual([reason('casa-clara'), reason('hogar-pia')]);
    expect(await agentOf('CLA-1')).toMatchObject({ slug: 'aaron', agency: { slug: 'casa-clara-claims' } });
    expect((await page('casa-clara')).includes('Aaron')).toBe(false);
    expect(await addresses({ agency: 'casa-clara' })).toEqual(before);
    // Nothing changes at the next run.
    expect(await sync('claims', records)).toMatchObject({ changed: 0, unchanged: 2 });
    // By the operator's word he is of it, and does not speak for it all the same.
    const allowed = { source: { name: 'claims', agencies: ['casa-clara'] } };
    const report = await syncListings(store, records, { ...allowed, now: testNow });
    expect(told(report)).toEqual([reason('hogar-pia')]);
    expect(await agentOf('CLA-1')).toMatchObject({ slug: 'aaron', agency: { slug: 'casa-clara' } });
    expect(await addresses({ agency: 'casa-clara' })).toEqual(before);
    // And no more once it is taken back.
    await sync('claims', records);
    expect(await agentOf('CLA-1')).toMatchObject({ agency: { slug: 'casa-clara-claims' } });
    await store.db.updateTable('agency_details').set({ detail }).where('agency', '=', key).execute();
  });

  test('a province and a person of the network keep their pages too, and so does an agent whose name an agency has', async () => {
    const report = await sync('names', [
      home('NAM-1', { full_name: 'Soria', phone: '+34 600 000 001' }),
      home('NAM-2', { full_name: 'Eva', email: 'eva@example.org', agency: { commercial_brand: 'Ana Mas' } }),
      home('NAM-3', { full_name: 'Ana Mas', email: 'other@example.org', agency: { commercial_brand: 'Otra' } }),
      home('NAM-4', { full_name: 'Cuenca', phone: '+34 600 000 004' }),
    ]);
    expect(told(report)).toEqual([
      '“Soria” is told apart as soria-names: soria is the page of a province',
      '“Ana Mas” is told apart as ana-mas-names-2: ana-mas is the page of another person',
      // No home is there yet.
      '“Cuenca” is told apart as cuenca-names: cuenca is the page of a province',
      "the agency “ana-mas” is told apart as ana-mas-names: ana-mas is another's page",
    ]);
    expect(await agentOf('NAM-2')).toMatchObject({ slug: 'eva', agency: { slug: 'ana-mas-names' } });
    expect(await addresses({ agent: 'ana-mas' })).not.toContain('other@example.org');
  });

  const maria = (n: string, agency: string): Person => ({
    ...{ full_name: 'Maria Lopez', email: `${n}@example.org`, phone: `+3460000000${n.length}` },
    agency: { commercial_brand: agency },
  });
  const [one, two] = [maria('one', 'Oficina Uno'), maria('two22', 'Oficina Dos')];

  test('two people of one name in a source are two, each with their agency, telephone and enquiries', async () => {
    const report = await sync('marias', [home('MAR-1', one), home('MAR-2', two), home('MAR-3', two)]);
    expect(told(report)).toEqual([
      '“Maria Lopez” is told apart as maria-lopez-marias: maria-lopez is the page of another person',
    ]);
    expect(await agentOf('MAR-1')).toMatchObject({ slug: 'maria-lopez', agency: { slug: 'oficina-uno' } });
    for (const reference of ['MAR-2', 'MAR-3'])
      expect(await agentOf(reference)).toMatchObject({
        ...{ slug: 'maria-lopez-marias', email: two.email, phone: two.phone },
        agency: { slug: 'oficina-dos', commercial_brand: 'Oficina Dos' },
      });
    expect(await addresses({ reference: 'MAR-2' })).toEqual([two.email]);
    expect(await addresses({ agent: 'maria-lopez' })).toEqual([one.email]);
    for (const slug of ['maria-lopez-marias', 'oficina-dos'])
      expect((await page(slug)).includes('Oficina Dos')).toBe(true);
    // In another order nobody changes places, and nothing changes.
    const again = await sync('marias', [home('MAR-3', two), home('MAR-2', two), home('MAR-1', one)]);
    expect(again).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await agentOf('MAR-2')).toMatchObject({ slug: 'maria-lopez-marias' });
  });

  test('a home that changes hands between them follows, also where nothing else of it changed, and can be taken back', async () => {
    const before = [home('HAN-1', one), home('HAN-2', two), home('HAN-3', two)];
    await sync('hands', before);
    const after = [home('HAN-1', one), home('HAN-2', one), home('HAN-3', two)];
    expect(await sync('hands', after, { isDry: true })).toMatchObject({
      changed: 1,
      plan: [{ reference: 'HAN-2', change: 'changed', fields: [{ field: 'agent' }] }],
    });
    const { run, ...report } = await sync('hands', after);
    expect(report).toMatchObject({ changed: 1, unchanged: 2 });
    expect(await agentOf('HAN-2')).toMatchObject({ email: one.email });
    expect(await agentOf('HAN-3')).toMatchObject({ email: two.email });
    await undoRun(store, run);
    expect(await agentOf('HAN-2')).toMatchObject({ email: two.email });
  });

  test('who has another telephone, and is the only one of that name, is the same person', async () => {
    const [first] = [home('TEL-1', { ...one, full_name: 'Pau Riu', agency: { commercial_brand: 'Oficina Tres' } })];
    await sync('phone', [first]);
    const { slug } = (await agentOf('TEL-1')) as { slug: string };
    for (const changes of [{ phone: '+34611111111' }, { phone: '+34622222222', email: 'new@example.org' }]) {
      const agent = { ...first.agent, ...changes };
      expect(told(await sync('phone', [home('TEL-1', agent)]))).toEqual([]);
      expect(await agentOf('TEL-1')).toMatchObject({ slug, ...changes });
    }
  });

  test('a page that was taken before is given back by the next run', async () => {
    await sync('taker', [
      home('TAK-1', { ...one, full_name: 'Nova Llar' }),
      home('TAK-2', { ...one, full_name: 'Nova Llar' }),
    ]);
    expect(await agentOf('TAK-1')).toMatchObject({ slug: 'nova-llar' });
    await store.db.updateTable('agents').set({ slug: 'teide-hogar' }).where('slug', '=', 'nova-llar').execute();
    const records = ['TAK-1', 'TAK-2'].map((id) => home(id, { ...one, full_name: 'Teide Hogar' }));
    await sync('taker', records);
    expect(await agentOf('TAK-2')).toMatchObject({ slug: 'teide-hogar-taker' });
    await origin.get('/web/agent/teide-hogar').expect(404);
  });
});
