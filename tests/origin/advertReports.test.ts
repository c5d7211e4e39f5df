import supertest, { type Test } from 'supertest';
import { consents } from '#shared/forms/consents.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { consentTexts } from '#shared/forms/consentTexts.ts';
import type { AdvertReportListDto } from '#shared/contract/advertReports.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { digest } from '#origin/db/digest.ts';
import { removeEstate } from '#origin/db/estates/writeEstate.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createTableReader } from './createTableReader.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

type Estate = (typeof smallEstates)[number];

const start = Date.UTC(2026, 10, 22, 9);
const brand = { name: 'Vencejo', company: 'Vencejo, S.L.', email: 'central@vencejo.example' };
const [listing, another, gone] = smallEstates as [Estate, Estate, Estate];
const report = { reference: listing.reference, reason: 'wrong', message: 'Son 60 m², no 90.', language: 'ca' };
const signed = { ...report, email: ' Marta@Example.com', acceptPrivacy: true, pageUrl: '/ca/formularis' };
const key = 'a-key-of-operators';
const operators = { Authorization: `Bearer ${key}` };
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: brand.email };

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;
  const { log, logger } = recordingLogger();

  beforeAll(async () => {
    store = backend.open('advert_reports');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(), { now: start });
    const mailDesk = { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys: [key] } as const;
    request = supertest(createOrigin({ store, brand, logger, mailDesk, now: () => now }));
  });
  beforeEach(async () => {
    now = start;
    log.length = 0;
    await clearRecords(store);
  });
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const send = (body: object, repeatKey?: string): Test =>
    request
      .post('/web/report')
      .set(repeatKey === undefined ? {} : { 'Idempotency-Key': repeatKey })
      .send(body);
  const mails = async () => (await rows('outbox')).map(({ content }) => JSON.parse(content ?? 'null') as Mail | null);
  const list = async (page = 1) =>
    (await request.get(`/operators/advert-reports?page=${page}`).set(operators)).body as AdvertReportListDto;
  const settle = (id: string, body: object = { outcome: 'mended', note: 'Escrito a Ana.' }): Test =>
    request.post(`/operators/advert-reports/${id}`).set(operators).send(body);

  it('stores a report without an address, which proves nothing of anybody, and mails it to the network', async () => {
    const { status, body, headers } = await send(report);
    expect([status, body, headers['cache-control']]).toEqual([201, {}, 'private, no-store']);
    expect(await only('advert_reports')).toMatchObject({
      url_key: listing.reference.toLowerCase(),
      ...{ reference: listing.reference, reason: 'wrong', language: 'ca', state: 'open', subject_key: null },
      content: JSON.stringify({ message: report.message }),
    });
    expect(await rows('consents')).toEqual([]);
    expect(await mails()).toMatchObject([
      {
        ...{ kind: 'advertReport', recipient: brand.email, language: 'es', name: 'Vencejo' },
        ...{ reason: 'wrong', message: report.message, visitor: { language: 'ca' } },
        listing: { reference: listing.reference },
      },
    ]);
  });

  it('proves the consent of whoever leaves an address', async () => {
    expect((await send({ ...signed, consentVersion: consents.advertReport.version })).status).toBe(201);
    expect(await only('consents')).toMatchObject({
      ...{ form: 'advertReport', event: 'asked', boxes: '{"acceptPrivacy":true}', page_url: signed.pageUrl },
      texts: digest(await consentTexts('advertReport', 'ca', loadDictionary)),
      subject_key: digest('marta@example.com'),
    });
    expect(await only('outbox')).toMatchObject({ about_key: digest('marta@example.com') });
    expect(await verifyLedger(store.db)).toMatchObject({ rows: 1, faults: [] });
    expect(log.join()).not.toContain('marta');
  });

  it.each([
    [{ reason: 'dislike' }, { reason: 'invalid' }],
    [{ reason: 'other', message: ' ' }, { message: 'required' }],
    [{ email: 'marta@example.com' }, { acceptPrivacy: 'required' }],
    [{ email: 'marta' }, { email: 'invalid', acceptPrivacy: 'required' }],
    [{ message: 'a'.repeat(2_001) }, { message: 'tooLong' }],
    [{ reference: 'ZZ-1' }, { reference: 'invalid' }],
    [{ consentVersion: '2020-01-01' }, { consentVersion: 'invalid' }],
  ])('refuses %j and stores nothing', async (changes, fields) => {
    const { status, body } = await send({ ...report, ...changes });
    expect([status, (body as { fields?: object }).fields]).toEqual([422, fields]);
    expect([await rows('advert_reports'), await rows('outbox'), await rows('consents')]).toEqual([[], [], []]);
  });

  it('stores a form once, however often it is sent', async () => {
    for (let time = 0; time < 3; time += 1) expect((await send(signed, 'k-1')).status).toBe(201);
    expect(await rows('advert_reports')).toHaveLength(1);
    expect(await rows('consents')).toHaveLength(1);
  });

  it('mails the network once a day of one listing, also when reports come at the same time', async () => {
    await Promise.all([send(report), send({ ...report, reason: 'gone' }), send(signed)]);
    await send({ ...report, reference: another.reference });
    expect((await mails()).map((mail) => mail?.kind === 'advertReport' && mail.listing.reference).sort()).toEqual(
      [listing.reference, another.reference].sort(),
    );
    now = start + day + 1;
    await send(report);
    expect(await mails()).toHaveLength(3);
    expect(await rows('advert_reports')).toHaveLength(5);
  });

  describe('operators', () => {
    it('see reports page by page, the open ones first, and not who wrote them', async () => {
      for (let time = 0; time < 51; time += 1) {
        now = start + time;
        await send(time === 0 ? signed : report);
      }
      const first = await list();
      expect([first.page, first.pages, first.open, first.reports.length]).toEqual([1, 2, 51, 50]);
      expect(first.reports[0]).toMatchObject({ madeAt: start + 50, isAwaited: false, message: report.message });
      const { reports } = await list(2);
      expect(reports).toMatchObject([{ madeAt: start, isAwaited: true, state: 'open' }]);
      expect(JSON.stringify(reports)).not.toContain('example.com');
      await settle(first.reports[0]!.id);
      expect((await list(2)).reports).toMatchObject([{ state: 'mended', note: 'Escrito a Ana.' }]);
      for (const page of ['3', '0', 'x'])
        expect((await request.get(`/operators/advert-reports?page=${page}`).set(operators)).status).toBe(404);
      expect((await request.get('/operators/advert-reports')).status).toBe(401);
    });

    it.each(['mended', 'right', 'takenOff'] as const)(
      'say that it came to %s, and whoever left an address is told once, in their language',
      async (outcome) => {
        await send(signed);
        const { id } = (await list()).reports[0]!;
        const settlements = await Promise.all([1, 2, 3].map(() => settle(id, { outcome, note: '' })));
        expect(settlements.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
        const told = (await mails()).filter((mail) => mail?.kind === 'advertReportSettled');
        expect(told).toMatchObject([
          { recipient: 'marta@example.com', language: 'ca', outcome, reference: listing.reference },
        ]);
        expect('listing' in told[0]!).toBe(outcome !== 'takenOff');
        const { content, ...row } = await only('advert_reports');
        expect(row).toMatchObject({ state: outcome, note: null, settled_at: start });
        expect(content).toBe(JSON.stringify({ message: report.message }));
      },
    );

    it('settle a report that nobody waits for, and one of a listing that is gone', async () => {
      await send({ ...report, reference: gone.reference });
      await removeEstate(store, gone.reference, now);
      const { id } = (await list()).reports[0]!;
      expect((await settle(id)).status).toBe(204);
      expect(await mails()).toHaveLength(1);
    });

    it('are refused what is no outcome, and what nobody reported', async () => {
      await send(report);
      const { id } = (await list()).reports[0]!;
      for (const body of [{}, { outcome: 'open', note: '' }, { outcome: 'right', note: 'a'.repeat(501) }])
        expect((await settle(id, body)).status).toBe(422);
      expect((await settle('nothing')).status).toBe(404);
      expect(await only('advert_reports')).toMatchObject({ state: 'open' });
    });
  });

  it('erases what a report contains after thirty days, and the rest after ninety', async () => {
    await send(signed);
    now = start + 30 * day;
    expect(await removeExpired(store, now)).toMatchObject({ advertReports: 1 });
    expect(await only('advert_reports')).toMatchObject({ content: null, subject_key: null, reason: 'wrong' });
    expect((await list()).reports).toMatchObject([{ isAwaited: false }]);
    await removeExpired(store, start + 90 * day);
    expect(await rows('advert_reports')).toEqual([]);
  });

  it('gives whoever left an address their reports, and erases them', async () => {
    await send(signed);
    const data = databaseStore(store, () => now);
    expect(await data.export('marta@example.com')).toMatchObject({
      advertReports: [{ reference: listing.reference, content: { email: 'marta@example.com' } }],
      mails: [{ kind: 'advertReport' }],
    });
    expect(await data.erase('marta@example.com')).toMatchObject({ advertReports: 1, mails: 1, proofsThatStay: 1 });
    expect(await only('advert_reports')).toMatchObject({ content: null, subject_key: null, state: 'open' });
  });
});
