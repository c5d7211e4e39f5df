import supertest from 'supertest';
import { askAgents } from '#origin/confirmations/askAgents.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { advertTimes } from '#origin/db/confirmations/advertAnswers.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { ConfirmAdvertsMail, Mail } from '#origin/db/outbox/mail.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createConfirmationJobs } from '#origin/jobs/createConfirmationJobs.ts';
import { createMailWorker } from '#origin/jobs/createMailWorker.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { createMailer } from '#origin/mail/createMailer.ts';
import { createSmtpDelivery } from '#origin/mail/createSmtpDelivery.ts';
import { reportAdvertAnswers } from '#origin/reports/reportAdvertAnswers.ts';
import type { AdvertListDto } from '#shared/contract/adverts.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { day } from '#shared/times.ts';
import { sql } from 'kysely';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { readMessage, startMailServer } from './mailServer.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallAgents, smallEstate, smallEstates, smallNetwork } from './smallNetwork.ts';
import { syncListings } from './syncListings.ts';

/** A Saturday, eleven in the morning in Madrid: every home of the small network was changed long ago. */
const start = Date.UTC(2026, 10, 21, 10);
const languages = ['es', 'ca', 'en'] as const;
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

const homes = smallEstates.slice(0, 12).map((home): EstateInput => ({ ...home, status: 'new', price: 200_000 }));
const keyOf = ({ reference }: Pick<EstateInput, 'reference'>): string => reference.toLowerCase();

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;

  beforeAll(async () => {
    store = backend.open('adverts');
    await migrateDatabase(store);
  }, 60_000);
  beforeEach(async () => {
    now = start;
    await clearRecords(store);
    await clearDatabase(store);
    await storeNetwork(store, smallNetwork(homes), { now: Date.UTC(2026, 1, 1) });
    request = supertest(createOrigin({ store, now: () => now }));
  });
  afterAll(() => store.close());

  const ask = () => askAgents(store, { languages, now });
  const mails = async (): Promise<(Mail & ConfirmAdvertsMail)[]> =>
    (await store.db.selectFrom('outbox').select('content').orderBy('made_at').execute())
      .map(({ content }) => JSON.parse(content!) as Mail)
      .filter((mail): mail is Mail & ConfirmAdvertsMail => mail.kind === 'confirmAdverts');
  /** The mail to the agent of the first home. */
  const mailed = async (): Promise<Mail & ConfirmAdvertsMail> =>
    (await mails()).findLast(({ listings }) => listings.some(({ key }) => key === keyOf(homes[0]!)))!;
  const list = async (token: string): Promise<AdvertListDto> =>
    (await request.get(`/web/rgpd/adverts/${token}`)).body as AdvertListDto;
  const answer = (token: string, body: object) => request.post(`/web/rgpd/adverts/${token}`).send(body);
  const estateOf = async (home: EstateInput): Promise<EstateDto> =>
    (await request.get(`/web/estate/${keyOf(home)}/public`)).body as EstateDto;
  const shownOf = async (home: EstateInput) => (await request.get(`/web/estate/${keyOf(home)}/public`)).status;
  const first = homes[0]!;

  describe('agents are asked', () => {
    test('once a month each, about all of their homes that nobody touched', async () => {
      expect(await ask()).toBe(3);
      const sent = await mails();
      expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
        smallAgents
          .slice(0, 3)
          .map(({ email }) => email!)
          .sort(),
      );
      expect(sent.flatMap(({ listings }) => listings.map(({ key }) => key)).sort()).toEqual(homes.map(keyOf).sort());
      expect(sent.map(({ listings, total }) => [listings.length, total])).toEqual([
        [4, 4],
        [4, 4],
        [4, 4],
      ]);
      now += advertTimes.pause - 1;
      expect(await ask()).toBe(0);
      now += 1;
      expect(await ask()).toBe(3);
    });

    test.each<[string, Partial<EstateInput>]>([
      ['changed', { updated_at: new Date(start - 59 * day).toISOString() }],
      ['confirmed by its own record', { confirmed_at: new Date(start - 59 * day).toISOString() }],
      ['sold', { status: 'sold' }],
      ['reserved', { status: 'reserved' }],
    ])('not about a home that is %s', async (_, changes) => {
      await saveEstate(store, { ...first, ...changes });
      await ask();
      expect((await mails()).flatMap(({ listings }) => listings.map(({ key }) => key))).not.toContain(keyOf(first));
    });

    test('again about one that was changed longer than 60 days ago', async () => {
      await saveEstate(store, { ...first, updated_at: new Date(start - 61 * day).toISOString() });
      await ask();
      expect((await mailed()).listings.map(({ key }) => key)).toContain(keyOf(first));
    });

    test('once by several processes at the same time', async () => {
      const other = backend.open('adverts');
      try {
        const counts = await Promise.all([ask(), askAgents(other, { languages, now }), ask()]);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
        expect(await mails()).toHaveLength(3);
      } finally {
        await other.close();
      }
    });

    test('anew where the process ended before the mail was queued: nothing of it is left', async () => {
      await sql`alter table outbox rename to outbox_away`.execute(store.db);
      await expect(ask()).rejects.toThrow(/outbox/);
      await sql`alter table outbox_away rename to outbox`.execute(store.db);
      expect(await store.db.selectFrom('advert_answers').selectAll().execute()).toEqual([]);
      expect(await ask()).toBe(3);
    });

    test('by day alone', async () => {
      const { log, logger } = recordingLogger();
      const night = createConfirmationJobs({ store, languages, logger, now: () => Date.UTC(2026, 10, 21, 22) });
      await night.stop();
      expect([await mails(), log]).toEqual([[], []]);
      const byDay = createConfirmationJobs({ store, languages, logger, now: () => start });
      await byDay.stop();
      expect(await mails()).toHaveLength(3);
      expect(log.join()).toContain('"mails":3');
    });

    test('and no more once they press the button of their mail program', async () => {
      await ask();
      const { unsubscribe } = await mailed();
      const out = `/web/rgpd/unsubscribe/${unsubscribe}`;
      expect((await request.get(out)).body).toEqual({ purpose: 'adverts', state: 'active', name: '' });
      expect((await request.post(out)).status).toBe(200);
      expect((await request.get(out)).body).toMatchObject({ state: 'cancelled' });
      expect((await request.post(out)).status).toBe(200);
      now += 40 * day;
      expect(await ask()).toBe(2);
    });

    test('by a mail that a server takes', async () => {
      const server = await startMailServer();
      try {
        await ask();
        const { logger } = recordingLogger();
        const send = createMailer(createSmtpDelivery(server.url), { ...settings, languages });
        const worker = createMailWorker({ store, send, logger, now: () => now });
        await worker.stop();
        const texts = server.delivered.map(({ content }) => readMessage(content));
        expect(texts).toHaveLength(3);
        for (const { text, header } of texts) {
          expect(text).toMatch(/\?home=ab\d+-\d+&answer=gone/);
          expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
        }
      } finally {
        await server.stop();
      }
    });
  });

  describe('an answer', () => {
    test('is none where the link is only opened', async () => {
      await ask();
      const { token, listings } = await mailed();
      const shown = await list(token);
      expect(shown.adverts.map(({ key }) => key).sort()).toEqual(listings.map(({ key }) => key).sort());
      expect(shown.adverts.map(({ answer: said }) => said)).toEqual([undefined, undefined, undefined, undefined]);
      expect(await store.db.selectFrom('advert_answers').selectAll().where('answer', 'is not', null).execute()).toEqual(
        [],
      );
      expect(await estateOf(first)).not.toHaveProperty('confirmed_at');
    });

    test('available confirms the advert, by the day, and it is not asked about for 60 days', async () => {
      await ask();
      const { token } = await mailed();
      expect((await answer(token, { home: keyOf(first), answer: 'available' })).body).toEqual({});
      expect((await estateOf(first)).confirmed_at).toBe('2026-11-21T00:00:00.000Z');
      expect((await list(token)).adverts.find(({ key }) => key === keyOf(first))).toMatchObject({
        answer: 'available',
      });
      now += 35 * day;
      await ask();
      const keys = (await mails()).slice(3).flatMap(({ listings }) => listings.map(({ key }) => key));
      expect(keys).toHaveLength(11);
      expect(keys).not.toContain(keyOf(first));
    });

    test('gone takes a listing of the network off, once, and it returns when its record changes', async () => {
      const { id: _, ...own } = { ...smallEstate(900), status: 'new', price: 210_000 };
      const record = { ...own, id: 'own-1', updated_at: '2026-03-01T10:00:00.000Z', confirmed_at: undefined };
      await syncListings(store, [record], { source: { name: 'folder' }, now: Date.UTC(2026, 2, 2) });
      await ask();
      const { token } = (await mails()).find(({ listings }) => listings.some(({ key }) => key === keyOf(record)))!;
      expect((await answer(token, { home: keyOf(record), answer: 'gone' })).status).toBe(200);
      expect(await shownOf(smallEstate(900))).toBe(410);
      expect((await list(token)).adverts.find(({ key }) => key === keyOf(record))).toMatchObject({
        is_listed: false,
        answer: 'gone',
      });
      expect((await answer(token, { home: keyOf(record), answer: 'available' })).status).toBe(409);
      const again = { source: { name: 'folder' }, now: start };
      await syncListings(store, [record], again);
      expect(await shownOf(smallEstate(900))).toBe(410);
      await syncListings(store, [{ ...record, price: 205_000, updated_at: new Date(start).toISOString() }], again);
      expect(await shownOf(smallEstate(900))).toBe(200);
    });

    test('gone of a listing that a feed brings is noted, and the feed decides', async () => {
      await store.db
        .insertInto('import_runs')
        .values({
          ...{ id: 'run', source: '', state: 'done', started_at: start - 90 * day, ended_at: start - 90 * day },
          ...{ report: JSON.stringify({ fetched: { isOffer: true } }), undo: null },
        })
        .execute();
      await ask();
      const { token } = await mailed();
      expect((await answer(token, { home: keyOf(first), answer: 'gone' })).status).toBe(200);
      expect(await shownOf(first)).toBe(200);
      const { answers } = await reportAdvertAnswers(store.db, now);
      expect(answers).toMatchObject([{ answer: 'gone', isTakenOff: false, now: { status: 'new' } }]);
    });

    test('a price changes none, and the operators are told it beside the listing’s own', async () => {
      await ask();
      const { token } = await mailed();
      expect((await answer(token, { home: keyOf(first), answer: 'price', price: 190_000 })).status).toBe(200);
      expect((await estateOf(first)).price).toBe(200_000);
      expect(await estateOf(first)).not.toHaveProperty('confirmed_at');
      expect(await reportAdvertAnswers(store.db, now)).toEqual({
        ...{ open: 11, stopped: 0 },
        answers: [
          {
            ...{ reference: first.reference, key: keyOf(first), agent: 'ana-mas', answer: 'price', toldPrice: 190_000 },
            ...{ answeredAt: now, isTakenOff: false, now: { status: 'new', price: 200_000 } },
          },
        ],
      });
    });

    test.each<[string, object]>([
      ['home', { answer: 'gone' }],
      ['answer', { home: keyOf(first), answer: 'perhaps' }],
      ['price', { home: keyOf(first), answer: 'price' }],
      ['price', { home: keyOf(first), answer: 'price', price: -1 }],
      ['price', { home: keyOf(first), answer: 'gone', price: 100 }],
    ])('is refused for its %s: %j', async (field, body) => {
      await ask();
      const refused = await answer((await mailed()).token, body);
      expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([422, [field]]);
    });

    test('is nobody else’s: unknown and expired links, and homes of others', async () => {
      await ask();
      const { token } = await mailed();
      expect((await request.get(`/web/rgpd/adverts/${'x'.repeat(43)}`)).status).toBe(404);
      expect((await answer('x'.repeat(43), { home: keyOf(first), answer: 'gone' })).status).toBe(404);
      expect((await answer(token, { home: keyOf(homes[1]!), answer: 'gone' })).status).toBe(409);
      const { headers } = await request.get(`/web/rgpd/adverts/${token}`);
      expect(headers['cache-control']).toBe('private, no-store');
      now += advertTimes.open;
      expect((await request.get(`/web/rgpd/adverts/${token}`)).status).toBe(410);
      expect((await answer(token, { home: keyOf(first), answer: 'gone' })).status).toBe(410);
      expect(await shownOf(first)).toBe(200);
    });

    test('is kept for a year', async () => {
      await ask();
      await answer((await mailed()).token, { home: keyOf(first), answer: 'available' });
      await removeExpired(store, now + advertTimes.kept - 1);
      expect((await estateOf(first)).confirmed_at).toBeDefined();
      await removeExpired(store, now + advertTimes.kept);
      expect(await store.db.selectFrom('advert_answers').selectAll().execute()).toEqual([]);
    });
  });

  describe('a listing is confirmed', () => {
    const record = { ...smallEstate(950), status: 'new', confirmed_at: undefined };
    const sync = (changes: object = {}) =>
      syncListings(store, [{ ...record, ...changes }], { source: { name: 'folder' }, now: Date.UTC(2026, 8, 3, 12) });
    const confirmed = async () => (await estateOf(record)).confirmed_at;

    test('by the change that its source states, or what its record says of it, whichever is later', async () => {
      await sync({ updated_at: '2026-09-01T22:00:00.000Z' });
      expect(await confirmed()).toBe('2026-09-01T00:00:00.000Z');
      await sync({ updated_at: '2026-09-01T22:00:00.000Z', confirmed_at: '2026-09-02T08:00:00.000Z' });
      expect(await confirmed()).toBe('2026-09-02T00:00:00.000Z');
    });

    test('by none of an import, a day to come, or a record without a date', async () => {
      await sync({ updated_at: undefined });
      expect(await confirmed()).toBeUndefined();
      await sync({ updated_at: undefined, confirmed_at: new Date(start + day).toISOString() });
      expect(await confirmed()).toBeUndefined();
    });

    test('by the last whole reading of its feed, without a row being written', async () => {
      await sync({ updated_at: undefined });
      const before = await store.db.selectFrom('estates').selectAll().where('source', '=', 'folder').execute();
      const run = { source: 'folder', undo: null, started_at: start - 2 * day };
      const good = { ...run, id: 'good', state: 'done' as const, ended_at: start - day };
      const insert = (one: typeof good, report: object) =>
        store.db
          .insertInto('import_runs')
          .values({ ...one, report: JSON.stringify(report) })
          .execute();
      await store.db.deleteFrom('import_runs').execute();
      await insert(good, { fetched: { isOffer: true } });
      expect(await confirmed()).toBe('2026-11-20T00:00:00.000Z');
      expect(await store.db.selectFrom('estates').selectAll().where('source', '=', 'folder').execute()).toEqual(before);
      await store.db.deleteFrom('import_runs').execute();
      await insert(good, { fetched: {} });
      expect(await confirmed()).toBeUndefined();
    });

    test('where it is on offer alone', async () => {
      await sync({ updated_at: '2026-09-01T22:00:00.000Z' });
      await setEstateStatus(store, keyOf(record), 'sold', start - day);
      expect(await confirmed()).toBeUndefined();
      await setEstateStatus(store, keyOf(record), 'new', start - day);
      expect(await confirmed()).toBe('2026-11-20T00:00:00.000Z');
      const { results } = (await request.get('/web/export/estates')).body as { results: EstateDto[] };
      expect(results.find(({ key }) => key === keyOf(record))?.confirmed_at).toBe('2026-11-20T00:00:00.000Z');
    });
  });
});
