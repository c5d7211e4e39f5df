import { sql } from 'kysely';
import supertest, { type Response, type Test } from 'supertest';
import { acceptanceSchema } from '#shared/contract/consent.ts';
import { leadConfirmationSchema } from '#shared/contract/lead.ts';
import { consents } from '#shared/forms/consents.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { consentTexts } from '#shared/forms/consentTexts.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Replica } from '#origin/db/engine/postgresReplica.ts';
import type { Store } from '#origin/db/store.ts';
import { removeEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { digest } from '#origin/db/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { findLink } from '#origin/db/personal/tokens.ts';
import { visitAcceptance } from '#origin/leads/confirmVisit.ts';
import { freeVisit, listOpenVisits } from '#origin/leads/openVisits.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { highDemand } from '#origin/leads/enquire.ts';
import { visitSlots } from '#origin/leads/visitSlots.ts';
import type { Mail, MailKind } from '#origin/db/outbox/mail.ts';
import { day, hour, minute } from '#shared/times.ts';
import { recordingLogger } from './recordingLogger.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createTableReader } from './createTableReader.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

const start = Date.UTC(2026, 10, 22, 9);
const brand = { name: 'Vencejo', company: 'Vencejo, S.L.', email: 'central@vencejo.example' };
/** The agent of the first is Ana Mas; Beni Coll, who has a calendar, has the second. */
const [listing, ofBeni] = smallEstates as [(typeof smallEstates)[0], (typeof smallEstates)[0]];
const enquiry = {
  reference: ofBeni.reference,
  subject: 'visit',
  name: 'Marta',
  surname: 'Vidal Puig',
  email: 'marta@example.com',
  phone: '612 34 56 78',
  message: 'Quisiera visitarla.\n¿El sábado?',
  acceptPrivacy: true,
  acceptCommercials: false,
  language: 'ca',
  pageUrl: '/ca/habitatges',
};
const ownerRequest = {
  type: 'BUY',
  fullName: 'Joan Puig Serra',
  email: 'joan@example.com',
  phone: '+34 93 123 45 67',
  address: 'Carrer de Verdi, 12',
  zipCode: '08001',
  estateType: 'flat',
  area: 85,
  rooms: 3,
  moreToKnow: 'Un piso en Gràcia',
  cities: ['barcelona', 'madrid'],
  acceptTerms: true,
  acceptCommercials: false,
  acceptNewsletter: false,
  language: 'es',
  pageUrl: '/vender',
};
const forms = [
  ['/web/opportunity', enquiry],
  ['/web/lead', ownerRequest],
] as const;

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;
  const { log, logger } = recordingLogger();

  beforeAll(async () => {
    store = backend.open('leads');
    await migrateDatabase(store);
    const network = smallNetwork();
    const visits = { mon: ['10:00-11:10'], length: 30 };
    const agents = network.agents.map((agent) => (agent.slug === 'beni-coll' ? agent : { ...agent, visits }));
    await storeNetwork(store, { ...network, agents }, { now: start });
    request = supertest(createOrigin({ store, logger, brand, now: () => now }));
  }, 60_000);
  beforeEach(async () => {
    now = start;
    log.length = 0;
    await clearRecords(store);
  });
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const counts = async () => ({
    leads: (await rows('enquiries')).length + (await rows('owner_requests')).length,
    consents: (await rows('consents')).length,
    mails: (await rows('outbox')).length,
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}): Test =>
    request.post(path).set(headers).send(body);
  const ask = (changes: object = {}, headers = {}) => post('/web/opportunity', { ...enquiry, ...changes }, headers);
  const offer = (changes: object = {}, headers = {}) => post('/web/lead', { ...ownerRequest, ...changes }, headers);
  const leadIdOf = ({ body }: Response): string => (body as { lead_id: string }).lead_id;
  const look = (id: string): Test => request.get(`/web/lead/${id}`);
  const mails = async (): Promise<Mail[]> =>
    (await rows('outbox')).flatMap(({ content }) => (content === null ? [] : [JSON.parse(content) as Mail]));
  const mailsOf = async (kind: MailKind) => (await mails()).filter((mail) => mail.kind === kind);
  const speaks = async (slug: string, languages: readonly string[]): Promise<void> => {
    const { brief } = await store.db
      .selectFrom('agents')
      .select('brief')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...(JSON.parse(brief) as object), languages });
    await store.db.updateTable('agents').set({ brief: changed }).where('slug', '=', slug).execute();
  };
  const said = ({ status, body, headers }: Response) => ({
    status,
    body: body as unknown,
    cache: headers['cache-control'],
  });
  const refused = (status: number, code: number, fields?: object) => ({
    status,
    body: expect.objectContaining({ code: String(code), ...(fields ? { fields } : {}) }),
    cache: 'private, no-store',
  });

  describe('a visit', () => {
    const monday = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:30:00.000Z'] as const;
    const free = async (reference: string) => (await request.get(`/web/estate/${reference}/slots`)).body as object;
    const book = (slot: string, changes: object = {}, headers = {}) =>
      ask({ reference: listing.reference, slot, ...changes }, headers);

    it('is held once at a free time, by the clock of where the home is', async () => {
      expect(await free(listing.reference)).toEqual({
        zone: 'Europe/Madrid',
        minutes: 30,
        starts: [...monday, '2026-11-30T09:00:00.000Z', '2026-11-30T09:30:00.000Z'],
      });
      const estate = (await request.get(`/web/estate/${listing.reference}/public`)).body as { agent: object };
      expect(estate.agent).toMatchObject({ slug: 'ana-mas', slots: true });
      const [first, again] = [
        await book(monday[0], {}, { 'idempotency-key': 'k' }),
        await book(monday[0], {}, { 'idempotency-key': 'k' }),
      ];
      const held_until = new Date(start + hour).toISOString();
      expect(first.body).toEqual({
        ...{ lead_id: expect.any(String) as string, variant: 'automatic' },
        ...{ slot: monday[0], held_until },
      });
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await free(listing.reference)).toMatchObject({
        starts: [monday[1], expect.anything(), expect.anything()],
      });
      const before = await counts();
      expect(said(await book(monday[0], { email: 'other@example.com' }))).toEqual(
        refused(422, 9002, { slot: 'invalid' }),
      );
      expect(await counts()).toEqual(before);
      const visit = { start: monday[0], minutes: 30, zone: 'Europe/Madrid', heldUntil: held_until };
      expect((await mails()).map((mail) => [mail.kind, 'visit' in mail && mail.visit])).toEqual([
        ['enquiry', visit],
        ['enquiryReceived', visit],
      ]);
      expect((await rows('changes')).map(({ outdated }) => outdated)).toContain('slots:agent:ana-mas');
    });

    const tokenOf = async (recipient = enquiry.email): Promise<string> => {
      const [mail] = (await mailsOf('enquiryReceived')).filter((one) => one.recipient === recipient).slice(-1);
      return mail?.kind === 'enquiryReceived' ? mail.token! : '';
    };
    const shown = (token: string): Test => request.get(`/web/rgpd/accept/${token}`);
    const confirm = (assistanceId: string) =>
      post('/web/rgpd/accept', { assistanceId, acceptAlertsPolicy: false, acceptNewsletter: false });

    it('is taken by the link that the visitor is mailed, once; looking at it changes nothing', async () => {
      const { lead_id: id } = (await book(monday[0])).body as { lead_id: string };
      const token = await tokenOf();
      const listed = { type: listing.type, reference: listing.reference, province_slug: listing.address.province_slug };
      for (let look = 0; look < 2; look += 1)
        expect(acceptanceSchema.parse((await shown(token)).body)).toMatchObject({
          ...{ purpose: 'visit', state: 'pending', name: 'Marta' },
          visit: {
            ...{ start: monday[0], minutes: 30, zone: 'Europe/Madrid' },
            ...{ held_until: new Date(start + hour).toISOString(), listing: listed },
          },
        });
      expect((await listOpenVisits(store.db, now))[0]).toMatchObject({ held_until: start + hour });
      // The page of the enquiry, which the browser has at once, takes nothing.
      expect([(await shown(id)).status, (await confirm(id)).status]).toEqual([404, 404]);
      now = start + hour - 1;
      await store.db.deleteFrom('outbox').execute();
      await store.db.deleteFrom('changes').execute();
      const answers = await Promise.all([1, 2, 3].map(() => confirm(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      // One that had read the link before another took the time.
      const link = (await findLink(store.db, 'visit', token, now))!;
      expect(await visitAcceptance(store, { ...link, state: 'pending' }, { now, languages: ['es'] })).toMatchObject({
        state: 'processed',
      });
      const visit = { start: monday[0], minutes: 30, zone: 'Europe/Madrid' };
      expect(await mails()).toEqual([
        expect.objectContaining({
          ...{ kind: 'visitConfirmed', reader: 'agent', recipient: 'agent1@vencejo.example', visit },
          visitor: expect.objectContaining({ email: enquiry.email, phone: '+34612345678' }) as object,
        }),
        expect.objectContaining({ kind: 'visitConfirmed', reader: 'visitor', recipient: enquiry.email, visit }),
      ]);
      expect((await rows('changes')).map(({ outdated }) => outdated)).toContain('slots:agent:ana-mas');
      expect((await verifyLedger(store.db)).faults).toEqual([]);
      // For good.
      now = start + 3 * hour;
      expect((await shown(token)).body).toMatchObject({ state: 'processed', visit: { start: monday[0] } });
      expect(said(await confirm(token))).toEqual(refused(409, 9011));
      expect(said(await book(monday[0], { email: 'other@example.com' }))).toEqual(
        refused(422, 9002, { slot: 'invalid' }),
      );
      expect((await listOpenVisits(store.db, now))[0]).toMatchObject({ held_until: null });
    });

    it('is free again after an hour without it, for the visitor and for others, and the enquiry stays', async () => {
      await book(monday[0]);
      const token = await tokenOf();
      now = start + hour;
      expect(await free(listing.reference)).toMatchObject({ starts: expect.arrayContaining([monday[0]]) as string[] });
      expect([(await shown(token)).body, await listOpenVisits(store.db, now)]).toEqual([
        expect.objectContaining({ state: 'expired' }),
        [],
      ]);
      expect(said(await confirm(token))).toEqual(refused(410, 9004));
      expect(await mailsOf('visitConfirmed')).toEqual([]);
      expect(JSON.parse((await only('enquiries')).content!)).toMatchObject({ visit: { start: monday[0] } });
      expect((await book(monday[0], { email: 'other@example.com' })).status).toBe(201);
      expect((await shown(token)).body).toMatchObject({ state: 'unavailable' });
      expect((await confirm(token)).status).toBe(410);
      expect((await confirm(await tokenOf('other@example.com'))).status).toBe(200);
      // Two that waited do not count.
      expect((await book(monday[1])).status).toBe(201);
    });

    it('cannot be taken once it was freed, or its person erased', async () => {
      await book(monday[0]);
      const token = await tokenOf();
      await freeVisit(store.db, (await only('enquiries')).id);
      expect([(await shown(token)).body, (await confirm(token)).status]).toEqual([
        expect.objectContaining({ state: 'unavailable' }),
        410,
      ]);
      const personal = databaseStore(store, () => now);
      expect(await personal.export(enquiry.email)).toMatchObject({ links: [{ purpose: 'visit' }] });
      await personal.erase(enquiry.email);
      expect(await rows('tokens')).toEqual([]);
      expect([(await shown(token)).status, (await confirm(token)).status]).toEqual([404, 404]);
    });

    it('is refused to an address that is mailed nothing more today', async () => {
      for (let n = 0; n < 5; n += 1) await ask();
      expect(said(await book(monday[0]))).toEqual(refused(422, 9002, { slot: 'tooMany' }));
    });

    it('of two who take the last time at once, one gets it', async () => {
      const answers = await Promise.all([1, 2, 3].map((n) => book(monday[1], { email: `v${n}@example.com` })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    });

    it.each([
      ['that no calendar has', '2026-11-23T09:10:00.000Z'],
      ['that is too soon', '2026-11-22T09:00:00.000Z'],
      ['in a month', '2026-12-28T09:00:00.000Z'],
      ['that is none', 'Monday'],
    ])('at a time %s is refused', async (_, slot) => {
      expect(said(await book(slot))).toEqual(refused(422, 9002, { slot: 'invalid' }));
    });

    it('leaves the time of others: two to come of one e-mail address, and a command frees one', async () => {
      const [first, second, third] = [monday[0], monday[1], '2026-11-30T09:00:00.000Z'];
      for (const slot of [first, second]) expect((await book(slot)).status).toBe(201);
      expect(said(await book(third))).toEqual(refused(422, 9002, { slot: 'tooMany' }));
      // Whoever wants no time can still ask, and so can another.
      expect((await ask({ reference: listing.reference })).status).toBe(201);
      expect((await book(third, { email: 'other@example.com' })).status).toBe(201);
      const [open] = await listOpenVisits(store.db, now);
      expect(open).toMatchObject({ slot: Date.parse(first), addressee: 'agent:ana-mas' });
      expect(await freeVisit(store.db, open!.id)).toEqual({ slot: Date.parse(first), addressee: 'agent:ana-mas' });
      expect(await freeVisit(store.db, open!.id)).toBeUndefined();
      expect(await free(listing.reference)).toMatchObject({ starts: expect.arrayContaining([first]) as string[] });
      expect((await book(first)).status).toBe(201);
      // What is over does not count, nor what was not taken within the hour.
      now = Date.parse(second) + 1;
      expect((await book('2026-11-30T09:30:00.000Z')).status).toBe(201);
    });

    it('cannot be booked without a calendar', async () => {
      expect((await request.get(`/web/estate/${ofBeni.reference}/slots`)).status).toBe(404);
      expect(said(await ask({ slot: monday[0] }))).toEqual(refused(422, 9002, { slot: 'invalid' }));
    });

    it('keeps its hour where the clocks change, and in the Canaries', async () => {
      now = Date.UTC(2027, 2, 21, 9);
      expect(await free(listing.reference)).toMatchObject({
        starts: expect.arrayContaining(['2027-03-22T09:00:00.000Z', '2027-03-29T08:00:00.000Z']) as string[],
      });
      const hours = { mon: ['10:00-11:10'], length: 30 };
      const island = { addressee: 'agent:carla-hdez', hours, province: 'las-palmas' };
      expect(await visitSlots(store.db, island, now)).toMatchObject({
        zone: 'Atlantic/Canary',
        starts: expect.arrayContaining(['2027-03-22T10:00:00.000Z', '2027-03-29T09:00:00.000Z']) as string[],
      });
    });
  });

  describe('an enquiry', () => {
    it('stores the enquiry, the proof of consent and two mails', async () => {
      const answer = await ask({ email: ' Marta@Example.com ' });
      expect(said(answer)).toEqual({
        status: 201,
        body: { lead_id: expect.stringMatching(/^[\w-]{43}$/), variant: 'automaticWithCalendar' },
        cache: 'private, no-store',
      });
      const consent = await only('consents');
      expect(consent).toMatchObject({
        form: 'opportunity',
        event: 'asked',
        version: consents.opportunity.version,
        texts: digest(await consentTexts('opportunity', 'ca', loadDictionary)),
        boxes: '{"acceptPrivacy":true,"acceptCommercials":false}',
        language: 'ca',
        page_url: '/ca/habitatges',
        subject_key: digest('marta@example.com'),
        made_at: start,
        position: 1,
      });
      const row = await only('enquiries');
      expect(row).toMatchObject({
        digest: digest(leadIdOf(answer)),
        addressee: 'agent:beni-coll',
        reference: ofBeni.reference,
        consent: consent.id,
        made_at: start,
      });
      expect(JSON.parse(row.content!)).toEqual({
        subject: 'visit',
        name: 'Marta',
        surname: 'Vidal Puig',
        email: 'marta@example.com',
        phone: '+34612345678',
        message: enquiry.message,
      });
      expect(JSON.stringify(row)).not.toContain(leadIdOf(answer));
      expect(await rows('subscriptions')).toEqual([]);
    });

    it('is mailed to the agent in their first language and acknowledged in the language of the visitor', async () => {
      const leadId = leadIdOf(await ask());
      const [toAgent] = await mailsOf('enquiry');
      expect(toAgent).toEqual({
        kind: 'enquiry',
        recipient: 'agent2@vencejo.example',
        language: 'es',
        name: 'Beni',
        visitor: {
          name: 'Marta',
          surname: 'Vidal Puig',
          email: 'marta@example.com',
          phone: '+34612345678',
          language: 'ca',
        },
        message: enquiry.message,
        subject: 'visit',
        listing: expect.objectContaining({
          reference: ofBeni.reference,
          title: 'Casa 1 (es)',
          path: `/viviendas-barcelona-compra/casa-1-${ofBeni.reference.toLowerCase()}/${ofBeni.reference.toLowerCase()}`,
          operation: 'buy',
          estateType: 'house',
        }),
      });
      expect((await mailsOf('enquiryReceived'))[0]).toEqual({
        kind: 'enquiryReceived',
        recipient: 'marta@example.com',
        language: 'ca',
        name: 'Marta',
        leadId,
        agent: { fullName: 'Beni Coll', phone: '+34600000001', agency: 'Casa Clara' },
        variant: 'automaticWithCalendar',
        listing: expect.objectContaining({ title: 'Casa 1 (ca)', path: expect.stringMatching(/^\/ca\/habitatges-/) }),
      });
    });

    it('is mailed to an agent, and to an agency as to its first agent, in the first of their languages', async () => {
      await speaks('ana-mas', ['Alemán', 'English', 'Español']);
      await speaks('beni-coll', ['Valenciano', 'Español']);
      await ask();
      await ask({ reference: undefined, agency: 'casa-clara' });
      expect(await mailsOf('enquiry')).toMatchObject([
        { recipient: 'agent2@vencejo.example', language: 'ca', listing: { title: 'Casa 1 (ca)' } },
        { recipient: 'hola@casa-clara.example', language: 'en' },
      ]);
      await offer();
      expect(await mailsOf('ownerRequest')).toMatchObject([
        { recipient: 'hola@casa-clara.example', language: 'en' },
        { recipient: brand.email, language: 'es' },
      ]);
      for (const slug of ['ana-mas', 'beni-coll']) await speaks(slug, ['Español', 'Català']);
    });

    it('for nobody in particular goes to the network itself, whose sender reads of no agent as a controller', async () => {
      const nobody = { ...enquiry, reference: undefined, subject: 'contact' };
      const answer = await post('/web/opportunity', nobody);
      expect(answer.status).toBe(201);
      expect(await mailsOf('enquiry')).toMatchObject([{ recipient: brand.email, name: 'Vencejo', subject: 'contact' }]);
      expect(await mailsOf('enquiryReceived')).toMatchObject([{ agent: { fullName: 'Vencejo' }, language: 'ca' }]);
      expect(await only('consents')).toMatchObject({ form: 'networkEnquiry' });
      expect((await look(leadIdOf(answer))).body).toMatchObject({
        agent: { full_name: 'Vencejo', email: brand.email },
        support_mail: brand.email,
      });
      // A visit is one of somebody's.
      expect((await post('/web/opportunity', { ...nobody, subject: 'visit' })).status).toBe(422);
    });

    it('about a closed listing has no price, neither in the mails nor in the confirmation', async () => {
      const sold = smallEstates.find(({ status }) => status === 'sold')!;
      const leadId = leadIdOf(await ask({ reference: sold.reference, subject: 'similar' }));
      expect((await mails()).map((mail) => ('listing' in mail ? mail.listing : null))).toEqual(
        Array(2).fill(expect.not.objectContaining({ price: expect.anything() })),
      );
      expect((await look(leadId)).body).toMatchObject({
        info: expect.not.objectContaining({ price: expect.anything() }),
      });
    });

    it.each([
      [{ reference: undefined, agent: 'ana-mas' }, 'agent:ana-mas', 'agent1@vencejo.example'],
      [{ reference: undefined, agency: 'casa-clara' }, 'agency:casa-clara', 'hola@casa-clara.example'],
      [{ reference: listing.reference.toLowerCase() }, 'agent:ana-mas', 'agent1@vencejo.example'],
    ])('%j goes to %s at %s', async (changes, addressee, recipient) => {
      const answer = await ask(changes);
      expect(answer.body).toMatchObject({ variant: 'automatic' });
      expect(await only('enquiries')).toMatchObject({ addressee });
      expect(await mailsOf('enquiry')).toMatchObject([{ recipient }]);
    });

    it('every enquiry to an agent is a mail of its own', async () => {
      for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) await ask({ email });
      expect(await mailsOf('enquiry')).toHaveLength(3);
      expect(await mailsOf('enquiryReceived')).toHaveLength(3);
    });

    it('an address gets at most five acknowledgements a day; every enquiry is stored and mailed', async () => {
      for (let n = 0; n < 7; n += 1) expect((await ask({ message: `${n}` })).status).toBe(201);
      expect([
        (await rows('enquiries')).length,
        (await mailsOf('enquiry')).length,
        (await mailsOf('enquiryReceived')).length,
      ]).toEqual([7, 7, 5]);
      now += day;
      await ask();
      expect(await mailsOf('enquiryReceived')).toHaveLength(6);
    });

    it('an agent with many enquiries in a day is in high demand', async () => {
      const variants: unknown[] = [];
      for (let n = 0; n <= highDemand; n += 1) variants.push((await ask({ message: `${n}` })).body);
      expect(variants.slice(-2)).toMatchObject([
        { variant: 'automaticWithCalendar' },
        { variant: 'highDemandWithCalendar' },
      ]);
      expect((await ask({ reference: listing.reference })).body).toMatchObject({ variant: 'automatic' });
      now += day;
      expect((await ask()).body).toMatchObject({ variant: 'automaticWithCalendar' });
    });

    it.each([
      [{ reference: 'ZZ9999-9999' }, { reference: 'invalid' }],
      [{ reference: 'nonsense' }, { reference: 'invalid' }],
      [{ reference: undefined }, { reference: 'required' }],
      [{ agent: 'ana-mas' }, { reference: 'invalid' }],
      [{ reference: undefined, agent: 'nobody' }, { agent: 'invalid' }],
      [{ reference: undefined, agency: 'nobody' }, { agency: 'invalid' }],
      [{ phone: '12' }, { phone: 'invalid' }],
      [{ phone: '+34 412 345 678' }, { phone: 'invalid' }],
      [
        { name: '', message: 'x'.repeat(2_001) },
        { name: 'required', message: 'tooLong' },
      ],
      [{ email: 'marta@example.com\r\nBcc: all@example.com' }, { email: 'invalid' }],
      [{ name: 'Marta\r\nBcc: all@example.com' }, { name: 'invalid' }],
      [{ acceptPrivacy: false }, { acceptPrivacy: 'required' }],
      [{ consentVersion: '1999-01-01', phone: '+1 23' }, { phone: 'invalid' }],
      [{ consentVersion: '1999-01-01' }, { consentVersion: 'invalid' }],
    ])('%j is refused: %j', async (changes, fields) => {
      expect(said(await ask(changes))).toEqual(refused(422, 9002, fields));
      expect(await counts()).toEqual({ leads: 0, consents: 0, mails: 0 });
    });
  });

  describe("an owner's request", () => {
    it('is stored with its consent and mailed to the office of each city and to the owner', async () => {
      const answer = await offer();
      expect(said(answer)).toEqual({
        status: 201,
        body: {
          id: expect.stringMatching(/^[\w-]{43}$/),
          contacts: [expect.objectContaining({ full_name: 'Ana Mas', slug: 'ana-mas', cities: ['barcelona'] })],
          // Of the postcode.
          town: { slug: 'barcelona', name: 'Barcelona' },
        },
        cache: 'private, no-store',
      });
      expect(await only('consents')).toMatchObject({
        form: 'ownerRequest',
        boxes: '{"acceptTerms":true,"acceptCommercials":false,"acceptNewsletter":false}',
      });
      const row = await only('owner_requests');
      expect(row.digest).toBe(digest((answer.body as { id: string }).id));
      const {
        acceptTerms: _,
        acceptCommercials: __,
        acceptNewsletter: ___,
        language: ____,
        pageUrl,
        ...content
      } = ownerRequest;
      expect(pageUrl).toBe('/vender');
      expect(JSON.parse(row.content!)).toEqual({ ...content, phone: '+34931234567' });
      expect(await mailsOf('ownerRequest')).toMatchObject([
        {
          recipient: 'hola@casa-clara.example',
          name: 'Casa Clara',
          language: 'es',
          request: { cities: ['Barcelona'] },
        },
        {
          recipient: brand.email,
          name: brand.name,
          request: { cities: ['Madrid'], phone: '+34931234567', type: 'BUY' },
        },
      ]);
      expect(await mailsOf('ownerRequestReceived')).toEqual([
        {
          kind: 'ownerRequestReceived',
          recipient: 'joan@example.com',
          language: 'es',
          name: 'Joan',
          type: 'BUY',
          cities: ['Barcelona', 'Madrid'],
          home: { zipCode: '08001', estateType: 'flat', area: 85, rooms: 3 },
          contacts: [
            expect.objectContaining({
              ...{ fullName: 'Ana Mas', cities: ['Barcelona'] },
              image: '/media/agents/ana-mas/portrait-female-45-600.jpg',
            }),
          ],
        },
      ]);
    });

    it('goes to the agent whom the owner chose, and the others to the offices of their cities', async () => {
      const answer = await offer({ agent: 'beni-coll' });
      expect(answer.body).toMatchObject({ contacts: [{ slug: 'beni-coll', cities: ['barcelona'] }] });
      expect(await mailsOf('ownerRequest')).toMatchObject([
        { recipient: 'agent2@vencejo.example', name: 'Beni', agent: 'Beni Coll', isChosen: true },
        { recipient: brand.email, request: { cities: ['Madrid'] } },
      ]);
      expect(await mailsOf('ownerRequestReceived')).toMatchObject([{ contacts: [{ fullName: 'Beni Coll' }] }]);
    });

    it('cities of one office are one mail, and an agent stands in for an office', async () => {
      await offer({ cities: ['madrid', 'granada', 'madrid', 'soria', 'santa-cruz-de-tenerife'] });
      expect(await mailsOf('ownerRequest')).toMatchObject([
        { recipient: brand.email, request: { cities: ['Madrid', 'Granada', 'Soria'] } },
        { recipient: 'agent3@vencejo.example', request: { cities: ['Santa Cruz de Tenerife'] } },
      ]);
    });

    it.each([
      [{ cities: [] }, { cities: 'invalid' }],
      [{ cities: ['paris'] }, { cities: 'invalid' }],
      [{ agent: 'nobody' }, { agent: 'invalid' }],
      [{ agent: 'ana-mas', cities: ['madrid'] }, { agent: 'invalid' }],
      [{ cities: ['barcelona', 'Málaga'] }, { cities: 'invalid' }],
      [{ phone: '' }, { phone: 'required' }],
      [{ phone: '+34 999' }, { phone: 'invalid' }],
      [{ zipCode: '99999' }, { zipCode: 'invalid' }],
      [{ type: 'SELL' }, { type: 'invalid' }],
      [{ acceptTerms: false }, { acceptTerms: 'required' }],
    ])('%j is refused: %j', async (changes, fields) => {
      expect(said(await offer(changes))).toEqual(refused(422, 9002, fields));
      expect(await counts()).toEqual({ leads: 0, consents: 0, mails: 0 });
    });
  });

  describe('the newsletter', () => {
    it.each([
      ['/web/opportunity', { ...enquiry, acceptCommercials: true }, { name: 'Marta', surname: 'Vidal Puig' }],
      ['/web/lead', { ...ownerRequest, acceptNewsletter: true }, { name: 'Joan', surname: 'Puig Serra' }],
      ['/web/lead', { ...ownerRequest, acceptCommercials: true }, { name: 'Joan', surname: 'Puig Serra' }],
    ])('ticked in %s starts the double opt-in and no more', async (path, body, person) => {
      await post(path, body);
      expect(await only('subscriptions')).toMatchObject({ ...person, email: body.email, state: 'pending' });
      expect(await rows('consents')).toHaveLength(1);
      const [mail] = await mailsOf('confirmSubscription');
      expect(mail).toMatchObject({ recipient: body.email });
      const assistanceId = mail?.kind === 'confirmSubscription' ? mail.token : '';
      await post('/web/rgpd/accept', { assistanceId, acceptNewsletter: true });
      expect(await only('subscriptions')).toMatchObject({ state: 'active' });
      expect(await rows('consents')).toMatchObject([{ event: 'asked' }, { event: 'confirmed' }]);
      now += minute;
      await post(path, body);
      expect([(await mailsOf('confirmSubscription')).length, (await mailsOf('alreadySubscribed')).length]).toEqual([
        1, 0,
      ]);
      expect(await only('subscriptions')).toMatchObject({ state: 'active' });
    });
  });

  describe.each(forms)('POST %s', (path, form) => {
    it('only a JSON object within the size limit is accepted, and only by POST', async () => {
      const send = (body: string, type = 'application/json') => request.post(path).set('Content-Type', type).send(body);
      expect(said(await send('{"name":'))).toEqual(refused(400, 9008));
      expect(said(await send('[]'))).toEqual(refused(400, 9008));
      expect(said(await request.post(path))).toEqual(refused(415, 9007));
      expect(said(await send('name=Ana', 'application/x-www-form-urlencoded'))).toEqual(refused(415, 9007));
      expect(said(await send(JSON.stringify({ message: 'x'.repeat(65_536) })))).toEqual(refused(413, 9002));
      expect(said(await request.get(path))).toEqual(refused(405, 9006));
      expect((await request.put(path)).headers.allow).toBe('POST');
      expect(said(await post(path, form, { 'Idempotency-Key': 'k'.repeat(256) }))).toEqual(refused(400, 9005));
      expect(await counts()).toEqual({ leads: 0, consents: 0, mails: 0 });
    });

    it('a repeat with the same idempotency key gets the same answer and has no effect', async () => {
      const key = { 'Idempotency-Key': 'a-key' };
      const answers = await Promise.all([post(path, form, key), post(path, form, key), post(path, form, key)]);
      now += 29 * day;
      answers.push(await post(path, form, key));
      expect(answers.map(said)).toEqual(Array(4).fill(said(answers[0])));
      expect(answers[0].status).toBe(201);
      expect(await counts()).toEqual({ leads: 1, consents: 1, mails: path === '/web/lead' ? 3 : 2 });
      await removeExpired(store, now);
      await post(path, form, key);
      expect(await rows('consents')).toHaveLength(1);
    });

    it('a request that failed leaves nothing, and may be repeated with its key', async () => {
      const key = { 'Idempotency-Key': 'another-key' };
      await store.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
      const failed = await post(path, form, key);
      await store.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
      expect(said(failed)).toEqual(refused(500, 9000));
      expect([await counts(), await rows('answers')]).toEqual([{ leads: 0, consents: 0, mails: 0 }, []]);
      for (const secret of [form.email, 'Puig', form.phone]) expect(log.join()).not.toContain(secret);
      expect((await post(path, form, key)).status).toBe(201);
      expect((await counts()).leads).toBe(1);
    });

    it('at the same time from many visitors: each is stored once, with its mails', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => post(path, { ...form, email: `v${n}@example.com` })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(20);
      expect(await counts()).toEqual({ leads: 20, consents: 20, mails: path === '/web/lead' ? 60 : 40 });
    });
  });

  it('a full disk: a clear refusal, nothing half-written, and the same request succeeds when there is room', async () => {
    if (store.kind !== 'sqlite') return;
    const pages = async (limit: number) => {
      await sql.raw(`pragma max_page_count = ${limit}`).execute(store.db);
    };
    const { rows: size } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await pages(size[0]!.page_count);
    const keyOf = (n: number) => ({ 'Idempotency-Key': `full-${n}` });
    const body = (n: number) => ({ email: `v${n}@example.com`, message: 'x'.repeat(2_000) });
    const answers: Response[] = [];
    for (let n = 0; n < 100; n += 1) answers.push(await ask(body(n), keyOf(n)));
    const stored = answers.filter(({ status }) => status === 201).length;
    expect(stored).toBeLessThan(100);
    expect(said(answers.at(-1)!)).toEqual(refused(500, 9000));
    const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
    expect(await counts()).toEqual({ leads: stored, consents: stored, mails: 2 * stored });
    await pages(1_000_000);
    for (let n = 0; n < 100; n += 1) {
      const again = await ask(body(n), keyOf(n));
      expect(again.status).toBe(201);
      if (answers[n]!.status === 201) expect(again.body).toEqual(answers[n]!.body);
    }
    expect(await counts()).toEqual({ leads: 100, consents: 100, mails: 200 });
    expect(await verifyLedger(store.db)).toMatchObject({ rows: 100, faults: [] });
    expect(log.join()).not.toMatch(/v\d+@example|xxxx/);
  });

  it('its readiness counts the mails that wait and those that were given up', async () => {
    await ask();
    await store.db.updateTable('outbox').set({ state: 'given_up' }).where('kind', '=', 'enquiry').execute();
    now += minute;
    expect((await request.get('/readyz')).body).toEqual({
      status: 'ready',
      mails: { waiting: 1, oldestSeconds: 60, givenUp: 1 },
      webhooks: { waiting: 0, oldestSeconds: 0, givenUp: 0 },
    });
    const trying = supertest(createOrigin({ store, mailDelivery: 'catcher', now: () => now }));
    expect((await trying.get('/readyz')).body).toMatchObject({ mails: { waiting: 1, delivery: 'catcher' } });
    const away = {
      db: new Proxy(
        {},
        {
          get: () => () => {
            throw new Error('away');
          },
        },
      ),
    };
    const { status, body } = await supertest(createOrigin({ store: { ...store, ...away } as Store })).get('/readyz');
    expect([status, body]).toEqual([503, { status: 'unavailable' }]);
    const replica = { store, isUsable: () => true, leave: () => undefined, lagMs: () => null } as unknown as Replica;
    const reading = await supertest(createOrigin({ store: { ...store, ...away } as Store, replica })).get('/readyz');
    expect([reading.status, reading.body]).toMatchObject([200, { status: 'ready', primary: false }]);
    expect((await trying.get('/livez')).body).toEqual({ status: 'ok' });
  });

  describe('the confirmation', () => {
    it('shows the first name, the agent and the listing', async () => {
      const id = leadIdOf(await ask());
      const answer = await look(id);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const body = answer.body as object;
      expect(leadConfirmationSchema.parse(body)).toEqual(body);
      expect(body).toEqual({
        name: 'Marta',
        contact_channel: 'phone',
        property_type: ofBeni.estate_type,
        reference: ofBeni.reference,
        agent: {
          slug: 'beni-coll',
          full_name: 'Beni Coll',
          name: 'Beni',
          phone: '+34600000001',
          email: 'agent2@vencejo.example',
        },
        calendar_url: 'https://calendar.example/beni',
        info: expect.objectContaining({
          type: 'buy',
          reference: ofBeni.reference,
          url_slug: ofBeni.url_slug,
          province_slug: 'barcelona',
          place: 'Centro',
          area: ofBeni.area_constructed,
          price: ofBeni.price,
          features: ofBeni.features,
          image: expect.objectContaining({ url: ofBeni.media.find(({ web_cover }) => web_cover)!.url }),
          agent: 'Beni Coll',
        }),
        support_mail: brand.email,
        variant: 'automaticWithCalendar',
      });
      expect(JSON.stringify(body)).not.toMatch(/Vidal|marta@|612345678|visitarla/);
    });

    it('of a listing that was sold or withdrawn meanwhile', async () => {
      const { reference } = smallEstates.findLast(
        ({ status, agent }) => status === 'new' && agent.slug === 'beni-coll',
      )!;
      const id = leadIdOf(await ask({ reference, phone: undefined }));
      expect((await look(id)).body).toMatchObject({ contact_channel: 'email', info: { price: expect.any(Number) } });
      await setEstateStatus(store, reference, 'sold');
      expect((await look(id)).body).toMatchObject({ info: expect.not.objectContaining({ price: expect.anything() }) });
      await removeEstate(store, reference);
      const { body } = await look(id);
      expect(body).toMatchObject({ reference, agent: { full_name: 'Beni Coll' } });
      expect(body).not.toHaveProperty('info');
    });

    it('of an agency is without a listing', async () => {
      const id = leadIdOf(await ask({ reference: undefined, agency: 'casa-clara' }));
      expect((await look(id)).body).toEqual({
        name: 'Marta',
        contact_channel: 'phone',
        agent: {
          slug: 'casa-clara',
          full_name: 'Casa Clara',
          name: 'Casa Clara',
          phone: expect.any(String),
          email: 'hola@casa-clara.example',
        },
        support_mail: brand.email,
        variant: 'automatic',
      });
    });

    it('an unknown lead is a 404; one that is no longer stored a 410, and in the end a 404', async () => {
      for (const id of ['x', 'x'.repeat(43), `${'x'.repeat(42)}'`, 'a'.repeat(500)])
        expect(said(await look(id))).toEqual(refused(404, 9003));
      const id = leadIdOf(await ask());
      await offer();
      now += 30 * day - 1;
      expect((await look(id)).status).toBe(200);
      now += 1;
      expect(said(await look(id))).toEqual(refused(410, 9004));
      expect(await removeExpired(store, now)).toMatchObject({ leads: 2, proofs: 0 });
      expect(await only('enquiries')).toMatchObject({ content: null, subject_key: null });
      expect(await only('owner_requests')).toMatchObject({ content: null, subject_key: null });
      expect(said(await look(id))).toEqual(refused(410, 9004));
      now += 60 * day;
      await removeExpired(store, now);
      expect(said(await look(id))).toEqual(refused(404, 9003));
      expect(await rows('consents')).toHaveLength(2);
    });

    it('is only read', async () => {
      const id = leadIdOf(await ask());
      expect(said(await request.post(`/web/lead/${id}`).send({}))).toEqual(refused(405, 9006));
    });
  });
});
