import supertest, { type Response, type Test } from 'supertest';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { consents } from '#shared/forms/consents.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import { reportAlerts } from '#origin/alerts/reportAlerts.ts';
import { tryAlerts, type TriedDigest } from '#origin/alerts/tryAlerts.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { removeEstate, saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { digest } from '#origin/db/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { runAlerts } from '#origin/alerts/runAlerts.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import type { AlertDigestMail, Mail } from '#origin/db/outbox/mail.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { day, hour, minute } from '#shared/times.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { recordingLogger } from './recordingLogger.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createQueueReader, createTableReader } from './createTableReader.ts';
import { placeFields, smallEstate, smallEstates, smallNetwork } from './smallNetwork.ts';
import { watchStatements } from './watchStatements.ts';

/** A Saturday, eleven in the morning in Madrid. */
const start = Date.UTC(2026, 10, 21, 10);
const sunday = Date.UTC(2026, 10, 22, 7);
const monday = Date.UTC(2026, 10, 23, 7);

const form = {
  email: 'ana@example.com',
  name: 'Ana',
  type: 'buy',
  frequency: 'daily',
  where: ['barcelona/barcelona/gracia'],
  filters: 'price_max=300000&rooms=2,3',
  language: 'ca',
  acceptPrivacy: true,
};

let homes = 1_000;

/** A home that the form's alert wants. */
function home(changes: Partial<EstateInput> = {}): EstateInput {
  homes += 1;
  return {
    ...smallEstate(homes),
    status: 'new',
    type: 'buy',
    estate_type: 'flat',
    price: 250_000,
    rooms: 2,
    address: {
      ...placeFields('barcelona', 'barcelona', 'gracia'),
      street_type: 'Calle',
      street_name: 'Verdi',
      street_number: '1',
      visibility: 'full',
    },
    location: { lat: 41.4, lng: 2.15 },
    ...changes,
  };
}

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;
  const { log, logger } = recordingLogger();

  beforeAll(async () => {
    store = backend.open('alerts');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(smallEstates.slice(0, 30)), { now: start });
    request = supertest(createOrigin({ store, logger, now: () => now }));
  }, 60_000);
  beforeEach(async () => {
    now = start;
    log.length = 0;
    await clearRecords(store);
  });
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const rowsAsSeen = createQueueReader(() => store);
  const create = (changes: object = {}, headers: Record<string, string> = {}): Test =>
    request
      .post('/web/rgpd/alert')
      .set(headers)
      .send({ ...form, ...changes });
  const mails = async (): Promise<Mail[]> =>
    (await rowsAsSeen()).flatMap(({ content }) => (content === null ? [] : [JSON.parse(content) as Mail]));
  const mailOf = async <Kind extends Mail['kind']>(kind: Kind): Promise<Extract<Mail, { kind: Kind }>> =>
    (await mails()).findLast((mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind)!;
  const digests = async () =>
    (await mails()).filter((mail): mail is Mail & AlertDigestMail => mail.kind === 'alertDigest');
  const found = async () => (await digests()).map(({ listings }) => listings.map(({ reference }) => reference));
  const look = (id: string): Test => request.get(`/web/rgpd/accept/${id}`);
  const accept = (assistanceId: string, boxes: object = { acceptAlertsPolicy: true, acceptNewsletter: false }): Test =>
    request.post('/web/rgpd/accept').send({ assistanceId, ...boxes });
  const cancel = (crossingId: unknown, reason: unknown = 1, text = ''): Test =>
    request.post('/web/rgpd/cancel').send({ crossingId, reason, text });
  const ask = (purpose: string, email = form.email): Test =>
    request.post('/web/rgpd/link').send({ email, purpose, language: 'ca' });
  const listOf = (token?: string): Test => request.get(`/web/rgpd/alerts/${token!}`);
  const act = (token: string | undefined, action: object): Test =>
    request.post(`/web/rgpd/alerts/${token!}`).send(action);
  const idOfOnly = async () => String((await only('alerts')).key);
  /** Asks for a link to all alerts of the address. */
  const openAll = async (): Promise<string> => {
    await ask('alert');
    await work();
    return (await mailOf('alertLinks')).token!;
  };
  const work = (time = now) => runAlerts(store, createPlaceDirectory(store.db), time);
  /** An active alert. */
  const start1 = async (changes: object = {}): Promise<void> => {
    expect((await create(changes)).status).toBe(202);
    expect((await accept((await mailOf('acceptAlert')).token)).status).toBe(200);
    await work();
  };
  const said = ({ status, body, headers }: Response) => ({
    status,
    body: body as unknown,
    cache: headers['cache-control'],
  });
  const refused = (status: number, code: number) => ({
    status,
    body: expect.objectContaining({ code: String(code) }) as unknown,
    cache: 'private, no-store',
  });
  /** Moves the clock to a time and does what is due. */
  const at = async (time: number) => {
    now = time;
    return work();
  };

  describe('a request', () => {
    it('stores a pending alert, the proof of consent, a token and a mail', async () => {
      expect(said(await create({ pageUrl: '/ca', consentVersion: consents.alert.version }))).toEqual({
        status: 202,
        body: {},
        cache: 'private, no-store',
      });
      const alert = await only('alerts');
      expect(alert).toMatchObject({ state: 'pending', frequency: 'daily', language: 'ca', type: 0, asked_at: start });
      expect(alert.subject_key).toBe(digest('ana@example.com'));
      const consent = await only('consents');
      expect(consent).toMatchObject({
        form: 'alert',
        event: 'asked',
        boxes: '{"acceptPrivacy":true}',
        page_url: '/ca',
      });
      const mail = await mailOf('acceptAlert');
      expect(mail).toEqual({
        kind: 'acceptAlert',
        recipient: 'ana@example.com',
        language: 'ca',
        name: 'Ana',
        token: expect.stringMatching(/^[\w-]{43}$/),
        search: {
          type: 'buy',
          places: [{ zone: 'Gràcia, Barcelona' }],
          filters: 'price_max=300000&rooms=2,3',
          frequency: 'daily',
        },
      });
      expect(await only('tokens')).toEqual({
        digest: digest(mail.token),
        purpose: 'acceptAlert',
        subject: String(alert.key),
        consent: consent.id,
        made_at: start,
        expires_at: start + 3 * day,
        used_at: null,
      });
    });

    it('needs an address and no name', async () => {
      expect((await create({ name: undefined, where: [], filters: '' })).status).toBe(202);
      expect(await mailOf('acceptAlert')).toMatchObject({ name: '', search: { places: [], filters: '' } });
    });

    it('keeps a province apart from the town of its name', async () => {
      expect((await create({ where: ['barcelona/barcelona'] })).status).toBe(202);
      expect((await create({ where: ['barcelona'] })).status).toBe(202);
      const named = (await mails()).flatMap((mail) => (mail.kind === 'acceptAlert' ? mail.search.places : []));
      expect(named).toHaveLength(2);
      expect(named).toEqual(expect.arrayContaining(['Barcelona', { province: 'Barcelona' }]));
    });

    it.each([
      [{ email: 'ana@' }, { email: 'invalid' }],
      [{ acceptPrivacy: false }, { acceptPrivacy: 'required' }],
      [{ where: ['barcelona/nowhere'] }, { where: 'invalid' }],
      [{ filters: 'rooms=9' }, { filters: 'invalid' }],
      [{ phone: '+34600' }, { phone: 'invalid' }],
      [{ consentVersion: '1999-01-01' }, { consentVersion: 'invalid' }],
    ])('%j is refused: %j', async (changes, fields) => {
      expect(said(await create(changes))).toEqual({
        status: 422,
        body: { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER', fields },
        cache: 'private, no-store',
      });
      expect([await rows('alerts'), await rows('consents'), await rows('outbox')]).toEqual([[], [], []]);
    });

    it('a repeat with the same idempotency key has no effect', async () => {
      const key = { 'Idempotency-Key': 'a-key' };
      expect((await Promise.all([create({}, key), create({}, key)])).map(({ status }) => status)).toEqual([202, 202]);
      expect(await rows('alerts')).toHaveLength(1);
    });

    it('an address gets at most five mails a day, and the answer is always the same', async () => {
      const answers: object[] = [];
      for (let time = 0; time < 7; time += 1) answers.push(said(await create()));
      expect(answers).toEqual(answers.map(() => answers[0]));
      const alerts = await rows('alerts');
      expect(alerts.filter(({ state }) => state === 'pending')).toHaveLength(5);
      expect([(await mails()).length, (await rows('consents')).length]).toEqual([5, 7]);
      // What the others left identifies nobody, and is removed the next time that old rows are.
      expect(alerts.filter(({ content }) => content !== null)).toHaveLength(5);
      await removeExpired(store, now);
      expect([await rows('alerts'), await rows('outbox'), await rows('tokens')].map(({ length }) => length)).toEqual([
        5, 5, 5,
      ]);
      now += day;
      expect(said(await create())).toEqual(answers[0]);
      expect(await mails()).toHaveLength(6);
    });

    it.each([
      ['an alert', '/web/rgpd/alert', form],
      ['a link to an alert', '/web/rgpd/link', { purpose: 'alert', language: 'ca' }],
      ['a link to accept', '/web/rgpd/link', { purpose: 'accept', language: 'ca' }],
      ['a link to cancel', '/web/rgpd/link', { purpose: 'cancel', language: 'ca' }],
    ])('%s takes the same statements whatever is known of the address', async (_, path, body) => {
      await start1({ email: 'active@example.com' });
      await create({ email: 'pending@example.com' });
      await accept((await mailOf('acceptAlert')).token, { acceptAlertsPolicy: true, acceptNewsletter: true });
      await create({ email: 'pending@example.com' });
      for (let time = 0; time < 6; time += 1) await create({ email: 'often@example.com' });
      const runs: string[][] = [];
      for (const email of ['unknown', 'active', 'pending', 'often'].map((name) => `${name}@example.com`)) {
        const { store: watched, statements } = watchStatements(store);
        const answer = await supertest(createOrigin({ store: watched, logger, now: () => now }))
          .post(path)
          .send({ ...body, email });
        expect(answer.status).toBe(202);
        runs.push(statements);
      }
      expect(runs[0]!.length).toBeGreaterThan(0);
      for (const statements of runs) expect(statements).toEqual(runs[0]);
    });
  });

  describe('the link to accept', () => {
    it('GET shows the alert and changes nothing', async () => {
      await create();
      const before = await Promise.all((['alerts', 'tokens', 'consents', 'outbox'] as const).map(rows));
      const { token } = await mailOf('acceptAlert');
      expect(said(await look(token))).toEqual({
        status: 200,
        body: {
          purpose: 'alerts',
          state: 'pending',
          name: 'Ana',
          alert: {
            type: 'buy',
            frequency: 'daily',
            where: [{ place: 'barcelona/barcelona/gracia', name: 'Gràcia, Barcelona' }],
            filters: 'price_max=300000&rooms=2,3',
          },
        },
        cache: 'private, no-store',
      });
      expect(await Promise.all((['alerts', 'tokens', 'consents', 'outbox'] as const).map(rows))).toEqual(before);
    });

    it('starts the alert once, with the policy accepted, and stores the proof', async () => {
      await create();
      const { token } = await mailOf('acceptAlert');
      expect(said(await accept(token, { acceptAlertsPolicy: false, acceptNewsletter: true }))).toMatchObject({
        status: 422,
        body: { fields: { acceptAlertsPolicy: 'required' } },
      });
      const answers = await Promise.all([accept(token), accept(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await only('alerts')).toMatchObject({ state: 'active', confirmed_at: start });
      const proofs = (await rows('consents')).sort((a, b) => a.position - b.position);
      expect(proofs.map(({ form: of, event, boxes }) => [of, event, boxes])).toEqual([
        ['alert', 'asked', '{"acceptPrivacy":true}'],
        ['alert', 'confirmed', '{}'],
        ['alertAcceptance', 'asked', '{"acceptAlertsPolicy":true,"acceptNewsletter":false}'],
      ]);
      expect((await verifyLedger(store.db)).faults).toEqual([]);
      expect(await rows('subscriptions')).toEqual([]);
      expect(said(await accept(token))).toEqual(refused(409, 9011));
      expect((await look(token)).body).toMatchObject({ purpose: 'alerts', state: 'processed' });
    });

    it('is answered with a mail that names the search and opens and cancels the alert', async () => {
      await create();
      await accept((await mailOf('acceptAlert')).token);
      const mail = await mailOf('alertStarted');
      expect(mail).toMatchObject({
        ...{ recipient: 'ana@example.com', language: 'ca', name: 'Ana' },
        search: { places: [{ zone: 'Gràcia, Barcelona' }], filters: 'price_max=300000&rooms=2,3', frequency: 'daily' },
        seeAll: expect.stringContaining('/ca/habitatges-barcelona-compra?town=barcelona&zone=gracia&') as string,
      });
      expect((await request.get(`/web/rgpd/alert/${mail.token}`)).body).toMatchObject({ state: 'active' });
      expect((await cancel(mail.cancel)).body).toEqual({ reason: 1 });
      expect(await mailOf('alertCancelled')).toMatchObject({ search: { places: [{ zone: 'Gràcia, Barcelona' }] } });
    });

    it('starts the newsletter too when that is ticked: the address is proved by the link', async () => {
      await create();
      await accept((await mailOf('acceptAlert')).token, { acceptAlertsPolicy: true, acceptNewsletter: true });
      expect(await only('subscriptions')).toMatchObject({ email: 'ana@example.com', state: 'active' });
    });

    it('expires after three days; a new one starts the alert until the seventh', async () => {
      await create();
      const { token } = await mailOf('acceptAlert');
      now += 3 * day;
      expect(said(await look(token))).toEqual(refused(410, 9004));
      expect(said(await accept(token))).toEqual(refused(410, 9004));
      await ask('accept');
      await work();
      const renewed = (await mailOf('acceptAlert')).token;
      expect(said(await look(token))).toEqual(refused(404, 9003));
      expect((await accept(renewed)).status).toBe(200);
      expect(await only('alerts')).toMatchObject({ state: 'active' });
    });

    it('an alert that is never accepted is deleted after seven days', async () => {
      await create({ comments: 'Con balcón' });
      now += 7 * day - 1;
      expect(await removeExpired(store, now)).toMatchObject({ alerts: 0 });
      now += 1;
      expect(await removeExpired(store, now)).toMatchObject({ alerts: 1 });
      expect(await only('alerts')).toMatchObject({ state: 'expired', content: null });
      now += 30 * day;
      await removeExpired(store, now);
      expect([await rows('alerts'), await rows('tokens')]).toEqual([[], []]);
    });

    it.each([['x'], ['x'.repeat(43)]])('an unknown token is a 404: %s', async (token) => {
      expect(said(await look(token))).toEqual(refused(404, 9003));
      expect(said(await accept(token))).toEqual(refused(404, 9003));
      expect(said(await request.get(`/web/rgpd/alert/${token}`))).toEqual(refused(404, 9003));
      expect(said(await request.put(`/web/rgpd/alert/${token}`).send(form))).toEqual(refused(404, 9003));
      expect(said(await request.delete(`/web/rgpd/alert/${token}`))).toEqual(refused(404, 9003));
      expect(said(await request.get(`/web/rgpd/cancel/${token}`))).toEqual(refused(404, 9003));
      expect(said(await cancel(token))).toEqual(refused(404, 9003));
    });

    it('a link serves one purpose only', async () => {
      await start1();
      await saveEstate(store, home());
      await at(sunday - hour);
      await at(sunday);
      const [mail] = await digests();
      expect(said(await look(mail!.token))).toEqual(refused(404, 9003));
      expect(said(await request.get(`/web/rgpd/alert/${mail!.cancel}`))).toEqual(refused(404, 9003));
      expect(said(await request.get(`/web/rgpd/cancel/${mail!.token}`))).toEqual(refused(404, 9003));
    });
  });

  describe('what an alert finds', () => {
    it('is mailed in the morning, once, and nothing when there is nothing', async () => {
      await start1();
      const estate = home();
      await saveEstate(store, estate);
      await work();
      expect(await digests()).toEqual([]);
      await at(sunday - 1);
      expect(await digests()).toEqual([]);
      expect(await at(sunday)).toMatchObject({ mails: 1 });
      expect(await found()).toEqual([[estate.reference]]);
      const [mail] = await digests();
      expect(mail).toMatchObject({
        recipient: 'ana@example.com',
        language: 'ca',
        total: 1,
        // Stored without kinds, so of every kind; a list without them shows homes (PD-64).
        seeAll: expect.stringMatching(
          /^\/ca\/habitatges-barcelona-compra\?town=barcelona&zone=gracia&price_max=300000&rooms=2,3&estate_type=building,.*storage$/,
        ),
        listings: [
          {
            reason: 'new',
            price: 250_000,
            place: 'Gràcia, Barcelona',
            image: expect.stringMatching(/^\/media\/.*-600\.jpg$/),
          },
        ],
      });
      expect(await at(sunday + hour)).toMatchObject({ mails: 0 });
      expect(await at(monday)).toMatchObject({ mails: 0 });
      expect(await only('alerts')).toMatchObject({ digests: 1 });
    });

    it.each([
      ['another price', { price: 300_001 }],
      ['another operation', { type: 'rent' as const, price: 900 }],
      ['other rooms', { rooms: 4 }],
      ['unknown rooms', { rooms: undefined }],
      ['a reserved one', { status: 'reserved' as const }],
    ])('is not %s', async (_, changes) => {
      await start1();
      const { rooms: _r, ...estate } = home(changes);
      const rooms = 'rooms' in changes ? changes.rooms : 2;
      await saveEstate(store, { ...estate, ...(rooms === undefined ? {} : { rooms }) });
      await work();
      expect(await rows('alert_matches')).toEqual([]);
      expect(await rows('estate_events')).toEqual([]);
    });

    it.each([
      ['its zone', ['barcelona/barcelona/gracia'], true],
      ['its town', ['barcelona/barcelona'], true],
      ['its province', ['barcelona'], true],
      ['the country', [], true],
      ['one of several', ['avila', 'barcelona/sitges', 'barcelona'], true],
      ['another zone', ['barcelona/barcelona/centro'], false],
      ['another town', ['barcelona/sitges'], false],
      ['another province', ['avila', 'soria'], false],
    ])('is looked for in %s', async (_, where, isFound) => {
      await start1({ where, filters: '' });
      await saveEstate(store, home());
      await work();
      expect(await rows('alert_matches')).toHaveLength(isFound ? 1 : 0);
    });

    it.each([
      ['estate_type=flat', true],
      ['estate_type=house', false],
      ['estate_type=penthouse', true],
      ['estate_type=house,penthouse&furnished=1', true],
      ['furnished=0', false],
      ['bathrooms=4', true],
      ['bathrooms=3', false],
      ['features=elevator,balcony', true],
      ['features=elevator,garden', false],
      ['bright=1', true],
      ['exterior=1&bright=1', false],
      ['documented=1', true],
      ['documented=1&with=video', false],
      ['area_min=100&area_max=100', true],
      ['area_min=101', false],
      ['area_max=99', false],
      ['price_min=250000', true],
      ['price_min=250001', false],
      ['conservation=good', true],
      ['conservation=brandNew', false],
      ['energy=C,B', true],
      ['energy=A', false],
      ['agent=ana-mas', true],
      ['agent=beni-coll', false],
      ['agency=casa-clara', true],
      ['agency=teide-hogar', false],
    ])('keeps to %s: %s', async (filters, isFound) => {
      await start1({ filters });
      await saveEstate(
        store,
        home({
          subtype: 'penthouse',
          furnished: true,
          exterior: false,
          orientation_east: true,
          orientation_west: true,
          bathrooms: 5,
          features: ['elevator', 'balcony'],
          area_constructed: 100,
          conservation: 'good',
          cee: { state: 'completed', consumption: 10, emissions: 10, rating: 'C' },
          area_useful: 88,
          media: smallEstate(0).media.map((item) => ({ ...item, type: 'plan' as const })),
          agent: smallEstate(0).agent,
        }),
      );
      await work();
      expect(await rows('alert_matches')).toHaveLength(isFound ? 1 : 0);
    });

    it('lies in the drawn area, and the mail says how far from its middle', async () => {
      const area = areaOfBox({ west: 2.14, south: 41.39, east: 2.16, north: 41.41 });
      await start1({ where: [], filters: `area=${encodeURIComponent(area)}` });
      const estate = home();
      await saveEstate(store, home({ location: { lat: 41.42, lng: 2.15 } }));
      await saveEstate(store, { ...estate, location: { lat: 41.405, lng: 2.15 } });
      await work();
      await at(sunday);
      expect(await found()).toEqual([[estate.reference]]);
      const metres = (await digests())[0]!.listings[0]!.metres!;
      expect(metres).toBeGreaterThan(540);
      expect(metres).toBeLessThan(570);
    });

    it('of an immediate alert is mailed within five minutes, what came together in one mail', async () => {
      await start1({ frequency: 'immediate' });
      const estates = [home(), home()];
      await saveEstate(store, estates[0]!);
      await at(start + minute);
      await saveEstate(store, estates[1]!);
      await at(start + 2 * minute);
      expect(await found()).toEqual([]);
      await at(start + 5 * minute - 1);
      expect((await found()).map((references) => references.sort())).toEqual([
        estates.map(({ reference }) => reference).sort(),
      ]);
    });

    it('waits at night for the morning, also where the origin was down when it was due', async () => {
      await start1({ frequency: 'immediate' });
      now = start + 10 * hour + 55 * minute;
      await saveEstate(store, home());
      await work();
      expect(await at(start + 11 * hour)).toMatchObject({ mails: 0 });
      expect(await at(sunday - 1)).toMatchObject({ mails: 0 });
      expect(await at(sunday)).toMatchObject({ mails: 1 });
    });

    it('lies around a point, and in the drawn area too where there is one', async () => {
      const area = areaOfBox({ west: 2.14, south: 41.3, east: 2.16, north: 41.41 });
      const near = 'near=41.4,2.15,2';
      await start1({ email: 'near@example.com', where: [], filters: near });
      await start1({ email: 'both@example.com', where: [], filters: `${near}&area=${encodeURIComponent(area)}` });
      const travel = `travel=41.4,2.15,20,foot&area=${encodeURIComponent(area)}`;
      await start1({ email: 'travel@example.com', where: [], filters: travel });
      const [inBoth, northward] = [home(), home({ location: { lat: 41.416, lng: 2.15 } })];
      const farther = home({ location: { lat: 41.419, lng: 2.15 } });
      for (const estate of [inBoth, northward, farther]) await saveEstate(store, estate);
      await work();
      await at(sunday);
      const mails = new Map((await digests()).map((mail) => [mail.recipient, mail]));
      const references = (recipient: string) =>
        mails
          .get(recipient)!
          .listings.map(({ reference }) => reference)
          .sort();
      expect(references('near@example.com')).toEqual([inBoth.reference, northward.reference].sort());
      expect(references('both@example.com')).toEqual([inBoth.reference]);
      expect(references('travel@example.com')).toEqual([inBoth.reference]);
      expect(mails.get('near@example.com')!.seeAll).toContain('?near=41.4,2.15,2');
      expect(mails.get('travel@example.com')!.seeAll).toMatch(/\?travel=41\.4,2\.15,20,foot(?!.*area=)/);
    });

    it('is of a street, and of a postcode', async () => {
      await start1({ email: 'street@example.com', where: [], filters: 'street=calle-verdi/barcelona' });
      await start1({ email: 'postcode@example.com', where: [], filters: 'postcode=08012' });
      const { address } = home();
      const known = home({ address: { ...address, postal_code: '08012' } });
      const other = home({ address: { ...address, postal_code: '08013', street_name: 'Torrijos' } });
      const hidden = home({ address: { ...known.address, visibility: 'hidden' } });
      for (const estate of [known, other, hidden]) await saveEstate(store, estate);
      await work();
      await at(sunday);
      const mails = await digests();
      expect(mails.map(({ listings }) => listings.map(({ reference }) => reference))).toEqual([
        [known.reference],
        [known.reference],
      ]);
    });

    it('a price that drops is news, and each further drop; a rise is not', async () => {
      const estate = home({ price: 290_000 });
      await saveEstate(store, estate);
      await work();
      await start1();
      await saveEstate(store, { ...estate, price: 280_000 });
      await work();
      await at(sunday);
      expect((await digests()).map(({ listings }) => listings)).toMatchObject([
        [{ reference: estate.reference, reason: 'price_dropped', price: 280_000, previousPrice: 290_000 }],
      ]);
      await saveEstate(store, { ...estate, price: 285_000 });
      await work();
      await saveEstate(store, { ...estate, price: 280_000 });
      await work();
      await at(monday);
      expect(await digests()).toHaveLength(1);
      await saveEstate(store, { ...estate, price: 270_000 });
      await work();
      await at(monday + day);
      expect((await digests()).at(-1)!.listings).toMatchObject([{ price: 270_000, previousPrice: 280_000 }]);
    });

    it('a home that is available again is news once; one that is gone again by the morning is not mailed', async () => {
      const estate = home();
      await saveEstate(store, { ...estate, status: 'reserved' });
      await start1();
      await setEstateStatus(store, estate.reference, 'new', now);
      await work();
      await setEstateStatus(store, estate.reference, 'reserved', now);
      expect(await at(sunday)).toMatchObject({ mails: 0 });
      await setEstateStatus(store, estate.reference, 'new', now);
      await work();
      expect(await at(monday)).toMatchObject({ mails: 0 });
      const other = home();
      await saveEstate(store, { ...other, status: 'reserved' });
      await setEstateStatus(store, other.reference, 'new', now);
      await work();
      await at(monday + day);
      expect((await digests()).map(({ listings }) => listings)).toMatchObject([
        [{ reference: other.reference, reason: 'back_on_market' }],
      ]);
    });

    it('a home is shown once in a mail, with its present price', async () => {
      await start1();
      const estate = home();
      await saveEstate(store, estate);
      await work();
      await saveEstate(store, { ...estate, price: 240_000 });
      await work();
      await at(sunday);
      expect((await digests()).map(({ listings, total }) => [total, listings])).toMatchObject([
        [1, [{ reference: estate.reference, reason: 'new', price: 240_000 }]],
      ]);
    });

    it('is at most 14 homes a mail; the others are behind its link, and none comes twice', async () => {
      await start1();
      const estates = Array.from({ length: 17 }, () => home());
      for (const estate of estates) await saveEstate(store, estate);
      await work();
      await at(sunday);
      const [mail] = await digests();
      expect([mail!.listings.length, mail!.total]).toEqual([14, 17]);
      expect(await at(monday)).toMatchObject({ mails: 0 });
      await removeEstate(store, estates[0]!.reference, now);
      await saveEstate(store, estates[0]!);
      await work();
      expect(await at(monday + day)).toMatchObject({ mails: 0 });
    });

    it('many alerts are mailed together, each in its language, with what is left of what it found', async () => {
      const area = areaOfBox({ west: 2.14, south: 41.39, east: 2.16, north: 41.41 });
      await start1({ email: 'all@example.com', language: 'es' });
      await start1({ email: 'drawn@example.com', where: [], filters: `area=${encodeURIComponent(area)}` });
      await start1({ email: 'dear@example.com', filters: 'price_min=260000' });
      const [first, second, third] = [home(), home({ price: 270_000 }), home()];
      for (const estate of [first, second, third]) await saveEstate(store, estate);
      await work();
      await setEstateStatus(store, second.reference, 'reserved', now);
      await saveEstate(store, { ...third, price: 245_000 });
      expect(await at(sunday)).toMatchObject({ mails: 2 });
      const mailsOf = new Map((await digests()).map((mail) => [mail.recipient, mail]));
      expect([...mailsOf.keys()].sort()).toEqual(['all@example.com', 'drawn@example.com']);
      for (const { listings, total } of mailsOf.values()) {
        expect(total).toBe(2);
        expect(new Map(listings.map(({ reference, price }) => [reference, price]))).toEqual(
          new Map([
            [first.reference, 250_000],
            [third.reference, 245_000],
          ]),
        );
      }
      const distances = (email: string) => mailsOf.get(email)!.listings.map(({ metres }) => metres !== undefined);
      expect([distances('all@example.com'), distances('drawn@example.com')]).toEqual([
        [false, false],
        [true, true],
      ]);
      expect(mailsOf.get('drawn@example.com')!.listings[0]!.path).toMatch(/^\/ca\//);
      expect(mailsOf.get('all@example.com')!.listings[0]!.path).not.toMatch(/^\/ca\//);
      expect((await rows('alerts')).map(({ digests: count }) => count).sort()).toEqual([0, 1, 1]);
    });

    it('a weekly alert is mailed on Monday', async () => {
      await start1({ frequency: 'week' });
      await saveEstate(store, home());
      await work();
      expect(await at(sunday)).toMatchObject({ mails: 0 });
      expect(await at(monday)).toMatchObject({ mails: 1 });
    });

    it('the alert of one home is told of its price and its return, and of nothing else', async () => {
      const estate = home();
      await saveEstate(store, estate);
      await start1({ reference: estate.reference.toLowerCase(), where: [], filters: '' });
      await saveEstate(store, home());
      await saveEstate(store, { ...estate, price: 200_000 });
      await work();
      await at(sunday);
      const [mail] = await digests();
      expect(mail).toMatchObject({ search: { reference: estate.reference }, listings: [{ reason: 'price_dropped' }] });
      expect(mail).not.toHaveProperty('seeAll');
    });

    it('an alert that is not accepted finds nothing', async () => {
      await create();
      await saveEstate(store, home());
      await work();
      expect([await rows('alert_matches'), await rows('estate_events')]).toEqual([[], []]);
    });

    it('alerts are indexed again after another network was loaded', async () => {
      await start1();
      await clearDatabase(store);
      expect(await rows('alert_places')).toEqual([]);
      const { provinces, ...network } = smallNetwork(smallEstates.slice(0, 30));
      await storeNetwork(store, { ...network, provinces: provinces.toReversed() }, { now: start });
      await saveEstate(store, home());
      await work();
      expect(await rows('alert_matches')).toHaveLength(1);
    });

    it('several jobs at once queue each mail once', async () => {
      for (let n = 0; n < 6; n += 1) await start1({ email: `ana${n}@example.com` });
      for (let n = 0; n < 4; n += 1) await saveEstate(store, home());
      await Promise.all([work(), work(), work()]);
      expect(await rows('alert_matches')).toHaveLength(24);
      now = sunday;
      await Promise.all([work(), work(), work()]);
      expect((await digests()).map(({ recipient, total }) => [recipient, total]).sort()).toEqual(
        Array.from({ length: 6 }, (_, n) => [`ana${n}@example.com`, 4]),
      );
    });

    it('a job does not wait for an alert that is being changed, and mails it later', async () => {
      for (let n = 0; n < 3; n += 1) await start1({ email: `ana${n}@example.com` });
      await saveEstate(store, home());
      await work();
      const changed = (await rows('alerts'))[0]!.key;
      // SQLite has one writer at a time: there a job waits for whoever writes.
      const isShared = store.kind === 'postgres';
      const lock = isShared ? await store.db.startTransaction().execute() : null;
      await lock?.updateTable('alerts').set({ ended_at: null }).where('key', '=', changed).execute();
      expect(await at(sunday)).toMatchObject({ mails: isShared ? 2 : 3 });
      await lock?.rollback().execute();
      expect(await at(sunday + 5 * minute)).toMatchObject({ mails: isShared ? 1 : 0 });
      expect((await digests()).map(({ recipient }) => recipient).sort()).toEqual(
        Array.from({ length: 3 }, (_, n) => `ana${n}@example.com`),
      );
    });

    it('what a job that died had leased is taken over, and not before', async () => {
      await start1();
      await saveEstate(store, home());
      await store.db
        .updateTable('estate_events')
        .set({ leased_until: now + minute })
        .execute();
      expect(await work()).toMatchObject({ matches: 0 });
      now += minute;
      expect(await work()).toMatchObject({ matches: 1 });
      await store.db
        .updateTable('alerts')
        .set({ leased_until: sunday + minute })
        .execute();
      expect(await at(sunday)).toMatchObject({ mails: 0 });
      expect(await at(sunday + minute)).toMatchObject({ mails: 1 });
    });
  });

  describe('the holder of a link', () => {
    const open = async (changes: object = {}): Promise<Mail & AlertDigestMail> => {
      await start1({ surnames: 'Mas', phone: '600 123 456', comments: 'Con luz', ...changes });
      await saveEstate(store, home());
      await work();
      await at(sunday);
      return (await digests())[0]!;
    };
    const alertOf = (token: string): Test => request.get(`/web/rgpd/alert/${token}`);
    const update = (token: string, changes: object): Test =>
      request.put(`/web/rgpd/alert/${token}`).send({ ...form, ...changes });

    it('sees the alert as it is', async () => {
      const { token } = await open({ email: 'Ana@España.example' });
      expect(said(await alertOf(token))).toEqual({
        status: 200,
        body: {
          state: 'active',
          alert: {
            type: 'buy',
            frequency: 'daily',
            where: [{ place: 'barcelona/barcelona/gracia', name: 'Gràcia, Barcelona' }],
            filters: 'price_max=300000&rooms=2,3',
            name: 'Ana',
            surnames: 'Mas',
            email: 'ana@españa.example',
            phone: '+34600123456',
            comments: 'Con luz',
            language: 'ca',
          },
        },
        cache: 'private, no-store',
      });
    });

    it('changes it, but not its address', async () => {
      const { token } = await open();
      await saveEstate(store, home());
      await work();
      const changes = { email: 'other@example.com', where: ['barcelona/sitges'], filters: '', frequency: 'weekly' };
      expect(said(await update(token, changes))).toMatchObject({
        status: 200,
        body: { alert: { email: 'ana@example.com', where: [{ place: 'barcelona/sitges' }], frequency: 'weekly' } },
      });
      expect((await rows('alert_matches')).filter(({ sent_at }) => sent_at === null)).toEqual([]);
      await work();
      expect(await rows('alert_places')).toMatchObject([{ frequency: 'weekly', max_price: 2_147_483_647 }]);
      expect(said(await update(token, { where: ['nowhere'] }))).toMatchObject({
        status: 422,
        body: { fields: { where: 'invalid' } },
      });
    });

    it('another frequency moves what waits to its morning', async () => {
      const { token } = await open();
      await saveEstate(store, home());
      await work();
      await update(token, { surnames: 'Roig', frequency: 'weekly' });
      await work();
      const waiting = (await rows('alert_matches')).filter(({ sent_at }) => sent_at === null);
      expect(waiting.map(({ due_at }) => due_at)).toEqual([monday]);
    });

    it('deletes it, and is told so by mail', async () => {
      const { token } = await open();
      expect((await request.delete(`/web/rgpd/alert/${token}`)).status).toBe(204);
      expect(await only('alerts')).toMatchObject({ state: 'cancelled', content: null, ended_by: 1 });
      expect([await rows('alert_places'), await rows('alert_matches')]).toEqual([[], []]);
      expect(await mailOf('alertCancelled')).toMatchObject({ recipient: 'ana@example.com', reason: 1, noun: 'homes' });
      expect(said(await request.delete(`/web/rgpd/alert/${token}`))).toEqual(refused(409, 9011));
      expect(said(await update(token, {}))).toEqual(refused(409, 9011));
      expect((await alertOf(token)).body).toEqual({ state: 'cancelled' });
    });

    it('after thirty days needs a new link', async () => {
      const { token } = await open();
      now += 30 * day;
      for (const answer of [
        await alertOf(token),
        await update(token, {}),
        await request.delete(`/web/rgpd/alert/${token}`),
      ])
        expect(said(answer)).toEqual(refused(410, 9004));
      expect(said(await ask('alert'))).toEqual({ status: 202, body: {}, cache: 'private, no-store' });
      await work();
      const opened = await act((await mailOf('alertLinks')).token, { action: 'open', alert: await idOfOnly() });
      expect((await alertOf((opened.body as { token: string }).token)).body).toMatchObject({ state: 'active' });
    });
  });

  describe('cancelling', () => {
    /** Two alerts of Ana, one of somebody else, and Ana's newsletter. */
    const openAll = async (): Promise<string> => {
      await create();
      await accept((await mailOf('acceptAlert')).token, { acceptAlertsPolicy: true, acceptNewsletter: true });
      await start1({ where: ['avila'] });
      await start1({ email: 'beni@example.com' });
      await saveEstate(store, home());
      await work();
      await at(sunday);
      return (await digests()).find(({ recipient }) => recipient === form.email)!.cancel;
    };
    const states = async () => ({
      alerts: (await rows('alerts')).map(({ state }) => state).sort(),
      newsletter: (await rows('subscriptions')).map(({ state }) => state),
      waiting: (await digests()).map(({ recipient }) => recipient).sort(),
    });

    it('GET shows what can be cancelled and changes nothing', async () => {
      const id = await openAll();
      for (let time = 0; time < 2; time += 1)
        expect(said(await request.get(`/web/rgpd/cancel/${id}`))).toMatchObject({
          status: 200,
          body: { purpose: 'alerts', state: 'active', name: 'Ana', alerts: 2, alert: { type: 'buy' } },
        });
      expect(await states()).toEqual({
        alerts: ['active', 'active', 'active'],
        newsletter: ['active'],
        waiting: ['ana@example.com', 'beni@example.com'],
      });
    });

    it.each([
      [1, ['estate_type=garage'], 'any'],
      [1, ['estate_type=flat'], 'homes'],
      [2, ['estate_type=flat', 'estate_type=land'], 'any'],
      [2, ['estate_type=flat', 'estate_type=house'], 'homes'],
    ])('reason %d of alerts on %j leads to a mail about %s', async (reason, searches, noun) => {
      for (const filters of searches) await start1({ filters });
      await ask('cancel');
      await work();
      expect((await cancel((await mailOf('cancelLink')).token, reason)).status).toBe(200);
      expect(await mailOf('alertCancelled')).toMatchObject({ reason, noun });
    });

    it.each([
      [1, { alerts: ['active', 'active', 'cancelled'], newsletter: ['active'], waiting: ['beni@example.com'] }],
      [2, { alerts: ['active', 'cancelled', 'cancelled'], newsletter: ['active'], waiting: ['beni@example.com'] }],
      [3, { alerts: ['active', 'cancelled', 'cancelled'], newsletter: ['cancelled'], waiting: ['beni@example.com'] }],
    ])('reason %d ends what it says, at once, with the mails that wait', async (reason, expected) => {
      const id = await openAll();
      expect(said(await cancel(id, reason, 'Ya tengo casa'))).toEqual({
        status: 200,
        body: { reason },
        cache: 'private, no-store',
      });
      expect(await states()).toEqual(expected);
      expect(await mailOf('alertCancelled')).toMatchObject({ recipient: 'ana@example.com', reason });
      expect((await rows('alerts')).find(({ state }) => state === 'cancelled')).toMatchObject({
        ended_text: 'Ya tengo casa',
        content: null,
      });
      expect((await rows('consents')).filter(({ event }) => event === 'withdrawn').length).toBeGreaterThan(0);
      expect((await verifyLedger(store.db)).faults).toEqual([]);
      expect(said(await cancel(id, reason))).toEqual(refused(409, 9011));
      expect((await request.get(`/web/rgpd/cancel/${id}`)).body).toMatchObject({ state: 'processed', name: '' });
    });

    it('needs a reason', async () => {
      const id = await openAll();
      expect(said(await cancel(id, 4))).toMatchObject({ status: 422, body: { fields: { reason: 'invalid' } } });
      expect((await states()).alerts).toEqual(['active', 'active', 'active']);
    });

    it('two at once: only one succeeds', async () => {
      const id = await openAll();
      const answers = await Promise.all([cancel(id, 2), cancel(id, 3)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('a mail program cancels this alert in one click, any number of times, without a further mail', async () => {
      const id = await openAll();
      const click = () =>
        request.post(`/web/rgpd/unsubscribe/${id}`).type('form').send({ 'List-Unsubscribe': 'One-Click' });
      expect((await request.get(`/web/rgpd/unsubscribe/${id}`)).body).toEqual({
        purpose: 'alerts',
        state: 'active',
        name: 'Ana',
      });
      expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
      expect((await states()).alerts).toEqual(['active', 'active', 'cancelled']);
      expect((await mails()).map(({ kind }) => kind)).not.toContain('alertCancelled');
      expect((await request.get(`/web/rgpd/unsubscribe/${id}`)).body).toMatchObject({ state: 'cancelled' });
    });

    it('a link that is a year old has expired, and a new one can be asked for', async () => {
      const id = await openAll();
      now += 365 * day;
      expect(said(await request.get(`/web/rgpd/cancel/${id}`))).toEqual(refused(410, 9004));
      expect(said(await cancel(id))).toEqual(refused(410, 9004));
      await ask('cancel');
      await work();
      expect((await cancel((await mailOf('cancelLink')).token, 3)).status).toBe(200);
      expect(await states()).toMatchObject({ newsletter: ['cancelled'] });
    });

    it('an address with the newsletter alone can leave it too', async () => {
      await create();
      await accept((await mailOf('acceptAlert')).token, { acceptAlertsPolicy: true, acceptNewsletter: true });
      await store.db.deleteFrom('alerts').execute();
      await ask('cancel');
      await work();
      const { token } = await mailOf('cancelLink');
      expect((await request.get(`/web/rgpd/cancel/${token}`)).body).toMatchObject({ purpose: 'communications' });
      expect((await cancel(token, 1)).body).toEqual({ reason: 3 });
      expect(await only('subscriptions')).toMatchObject({ state: 'cancelled' });
    });
  });

  describe('a request for a new link', () => {
    it('is answered alike, and only a known address gets a mail', async () => {
      await start1();
      const answers: Response[] = [];
      for (const purpose of ['accept', 'alert', 'cancel'])
        for (const email of [form.email, 'nobody@example.com']) answers.push(await ask(purpose, email));
      const bare = ({ status, text, headers: { date: _, ...headers } }: Response) => ({
        status,
        text,
        headers: headers as unknown,
      });
      expect(answers.map(bare)).toEqual(answers.map(() => bare(answers[0]!)));
      expect(await rows('link_requests')).toHaveLength(6);
      expect(await work()).toMatchObject({ links: 6 });
      expect(
        (await mails())
          .slice(1)
          .map(({ kind, recipient }) => [kind, recipient])
          .sort(),
      ).toEqual([
        ['alertLinks', form.email],
        ['alertStarted', form.email],
        ['cancelLink', form.email],
      ]);
      expect(await rows('link_requests')).toEqual([]);
      expect(log.join()).not.toContain('example.com');
    });

    it('an address gets at most five mails with links a day', async () => {
      await start1();
      for (let time = 0; time < 8; time += 1) {
        await ask('alert');
        await work();
      }
      expect((await rows('outbox')).filter(({ kind }) => kind === 'alertLinks')).toHaveLength(4);
    });

    it.each([
      [{ email: 'ana@', purpose: 'alert', language: 'es' }, { email: 'invalid' }],
      [{ email: 'ana@example.com', purpose: 'all', language: 'es' }, { purpose: 'invalid' }],
    ])('%j is refused', async (body, fields) => {
      expect(said(await request.post('/web/rgpd/link').send(body))).toMatchObject({ status: 422, body: { fields } });
    });
  });

  describe('the link to all alerts', () => {
    it('shows those of its address that are not over, for a day, and changes nothing', async () => {
      await start1({ name: undefined });
      await create({ filters: 'rooms=4', frequency: 'immediate' });
      await create({ email: 'other@example.com' });
      const token = await openAll();
      expect((await rows('tokens')).find(({ purpose }) => purpose === 'alerts')).toMatchObject({
        ...{ digest: digest(token), subject: digest(form.email), expires_at: now + day },
      });
      const shown = await listOf(token);
      expect(said(shown)).toMatchObject({ status: 200, cache: 'private, no-store' });
      const { alerts } = shown.body as { alerts: { id: string; state: string; frequency: string; filters: string }[] };
      expect(alerts.map(({ state, frequency, filters }) => [state, frequency, filters]).sort()).toEqual([
        ['active', 'daily', 'price_max=300000&rooms=2,3'],
        ['pending', 'immediate', 'rooms=4'],
      ]);
      now += day;
      expect(said(await listOf(token))).toEqual(refused(410, 9004));
      expect(said(await act(token, { action: 'delete' }))).toEqual(refused(410, 9004));
      expect(said(await listOf('x'.repeat(43)))).toEqual(refused(404, 9003));
    });

    it('pauses: nothing is mailed, and when resumed nothing of what came meanwhile', async () => {
      await start1();
      const token = await openAll();
      await saveEstate(store, home());
      await work();
      expect((await act(token, { action: 'pause', alert: await idOfOnly() })).body).toEqual({});
      await saveEstate(store, home());
      expect(await at(sunday)).toMatchObject({ matches: 0, mails: 0 });
      expect((await listOf(token)).body).toMatchObject({ alerts: [{ state: 'paused' }] });
      expect((await act(token, { action: 'resume' })).status).toBe(200);
      await work();
      expect(await at(monday)).toMatchObject({ mails: 0 });
      const estate = home();
      await saveEstate(store, estate);
      await work();
      await at(monday + day);
      expect(await found()).toEqual([[estate.reference]]);
    });

    it('pausing also drops a mail that waits to be sent', async () => {
      await start1();
      const token = await openAll();
      await saveEstate(store, home());
      await work();
      await at(sunday);
      await act(token, { action: 'pause' });
      expect((await rows('outbox')).find(({ kind }) => kind === 'alertDigest')).toMatchObject({ state: 'replaced' });
    });

    it('deletes one alert, or all, and mails that it did', async () => {
      for (const filters of ['rooms=1', 'rooms=2', 'rooms=3']) {
        now += 1;
        await start1({ filters });
      }
      now += 1;
      await start1({ email: 'other@example.com' });
      const token = await openAll();
      const idsOf = async () => ((await listOf(token)).body as { alerts: { id: string }[] }).alerts.map(({ id }) => id);
      const [first, ...others] = await idsOf();
      expect((await act(token, { action: 'delete', alert: first })).status).toBe(200);
      expect(await idsOf()).toEqual(others);
      expect(await mailOf('alertCancelled')).toMatchObject({ reason: 1 });
      expect(said(await act(token, { action: 'delete', alert: first }))).toEqual(refused(409, 9011));
      now += 1;
      expect((await act(token, { action: 'delete' })).status).toBe(200);
      expect(await idsOf()).toEqual([]);
      expect(await mailOf('alertCancelled')).toMatchObject({ reason: 2 });
      const running = (await rows('alerts')).filter(({ state }) => state === 'active');
      expect(running.map(({ subject_key: address }) => address)).toEqual([digest('other@example.com')]);
    });

    it('opens no alert of another address', async () => {
      await start1({ email: 'other@example.com' });
      const alert = await idOfOnly();
      now += 1;
      await start1();
      const token = await openAll();
      for (const action of ['open', 'pause', 'delete'])
        expect(said(await act(token, { action, alert }))).toEqual(refused(409, 9011));
      expect((await rows('alerts')).map(({ state }) => state)).toEqual(['active', 'active']);
    });

    it.each([
      [{ action: 'open' }, { alert: 'required' }],
      [{ action: 'burn' }, { action: 'invalid' }],
    ])('refuses %j', async (action, fields) => {
      await start1();
      expect(said(await act(await openAll(), action))).toMatchObject({ status: 422, body: { fields } });
    });
  });

  it('a trial says what a run would do, and changes nothing', async () => {
    await start1();
    const estate = home();
    await saveEstate(store, estate);
    await work();
    const waiting = home();
    await saveEstate(store, waiting);
    const tables = ['alerts', 'alert_matches', 'estate_events', 'outbox', 'tokens', 'job_runs'] as const;
    const before = await Promise.all(tables.map(rows));
    const tried: TriedDigest[] = [];
    const run = await tryAlerts(store, sunday, (mail) => void tried.push(mail));
    expect(run).toMatchObject({ events: 1, matches: 1, mails: 1 });
    expect(tried.map(({ listings }) => listings.map(({ reference }) => reference))).toEqual([[estate.reference]]);
    expect(await Promise.all(tables.map(rows))).toEqual(before);
  });

  it('operators see alerts in numbers', async () => {
    await start1();
    await create();
    await saveEstate(store, home());
    await work();
    await at(sunday);
    await saveEstate(store, home());
    expect(await reportAlerts(store)).toMatchObject({
      states: { pending: 1, active: 1, paused: 0, cancelled: 0, expired: 0 },
      eventsWaiting: 1,
      matches: { waiting: 0, mailed: 1 },
      mails: { queued: 1, waiting: 4, givenUp: 0 },
      lastRuns: [
        { job: 'digest', ranAt: sunday, items: 1, mails: 1 },
        { job: 'match', ranAt: start, items: 1, mails: 0 },
      ],
    });
  });

  it('a person’s alerts are exported and erased', async () => {
    await start1({ comments: 'Con luz' });
    await saveEstate(store, home());
    await work();
    await at(sunday);
    await ask('alert');
    const exported = (await databaseStore(store).export(form.email)) as Record<string, unknown[]>;
    expect(exported).toMatchObject({
      alerts: [{ state: 'active', content: { comments: 'Con luz', email: form.email } }],
      alertMatches: [{ reason: 'new' }],
      linkRequests: [{ email: form.email }],
    });
    expect(exported.links).toHaveLength(5);
    expect(await databaseStore(store).erase(form.email)).toMatchObject({ alerts: 1 });
    for (const table of ['alerts', 'alert_places', 'alert_matches', 'link_requests', 'outbox', 'tokens'] as const)
      expect(await rows(table)).toEqual([]);
    expect((await rows('consents')).filter(({ event }) => event === 'withdrawn')).toHaveLength(1);
  });

  it('proofs of a running alert are kept, those of one that ended go after three years', async () => {
    await start1();
    now += 4 * 365 * day;
    expect(await removeExpired(store, now)).toMatchObject({ proofs: 0 });
    await ask('cancel');
    await work();
    await cancel((await mailOf('cancelLink')).token, 2);
    now += 3 * 365 * day;
    expect((await removeExpired(store, now)).proofs).toBeGreaterThan(0);
  });

  it.each([
    ['get', '/web/rgpd/alert', 'POST'],
    ['post', `/web/rgpd/alert/${'x'.repeat(43)}`, 'GET, HEAD, PUT, DELETE'],
    ['get', '/web/rgpd/link', 'POST'],
    ['put', `/web/rgpd/alerts/${'x'.repeat(43)}`, 'GET, HEAD, POST'],
    ['get', '/web/rgpd/cancel', 'POST'],
    ['post', `/web/rgpd/cancel/${'x'.repeat(43)}`, 'GET, HEAD'],
  ] as const)('%s %s is not served: %s', async (method, path, allowed) => {
    const answer = await request[method](path);
    expect(said(answer)).toEqual(refused(405, 9006));
    expect(answer.headers.allow).toBe(allowed);
  });
});
