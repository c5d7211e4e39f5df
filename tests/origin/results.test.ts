import supertest, { type Test } from 'supertest';
import type { EstateResultsDto, ResultBatch } from '#shared/contract/results.ts';
import { leadEventSchemas, type LeadEventBody } from '#shared/contract/leadEvents.ts';
import {
  resultsReportSchema,
  resultsSheetSchema,
  sheetHeadings,
  type ResultsReportDto,
} from '#shared/contract/resultsReport.ts';
import { day } from '#shared/times.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { runAlerts } from '#origin/alerts/runAlerts.ts';
import { createAlertKey, insertAlert, activateAlert } from '#origin/db/personal/alerts.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import { addBatch } from '#origin/db/results/addResults.ts';
import { dateOf, dayNumber } from '#origin/db/results/dayNumbers.ts';
import { rollUpMonth } from '#origin/db/results/rollUpMonth.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { readSheet } from '#origin/results/readSheet.ts';
import { rollUpResults } from '#origin/results/rollUp.ts';
import { tellWeek } from '#origin/results/tellWeek.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createTableReader } from './createTableReader.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

type Estate = (typeof smallEstates)[number];

const start = Date.UTC(2026, 10, 30, 9);
const today = '2026-11-30';
const [one, other, comesBack] = smallEstates as [Estate, Estate, Estate];
const keyOf = ({ reference }: Estate) => reference.toLowerCase();
const resultsKey = 'the key of the results';
const bearer = { Authorization: `Bearer ${resultsKey}` };

let batches = 0;
const batchOf = (changes: Partial<ResultBatch> = {}) => ({
  id: `batch-${String((batches += 1)).padStart(12, '0')}`,
  day: today,
  estates: [
    {
      key: one.reference,
      counts: { shown: 10, shownFirst: 4, opened: 3, photos: 2, contacts: 1 },
      origins: { search: 2, direct: 1 },
      phones: 2,
      languages: { es: 2, de: 1 },
    },
  ],
  emptySearches: [{ search: '/propiedades-madrid-comprar?price_max=90000', times: 2 }],
  ...changes,
});

const enquiry = {
  reference: one.reference,
  subject: 'information',
  ...{ name: 'Marta', surname: 'Vidal', email: 'marta@example.com', message: '¿Sigue en venta?' },
  ...{ acceptPrivacy: true, language: 'es' },
};

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;

  beforeAll(async () => {
    store = backend.open('results');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(), { now: start });
    request = supertest(createOrigin({ store, resultsKey, logger: recordingLogger().logger, now: () => now }));
  });
  beforeEach(async () => {
    now = start;
    await clearRecords(store);
    await store.db.deleteFrom('meta').where('name', '=', 'results_rolled_up_to').execute();
  });
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const send = (body: object, headers: Record<string, string> = bearer): Test =>
    request.post('/web/results').set(headers).send(body);
  const ask = (key: string, query: Record<string, string> = {}): Test =>
    request.get(`/web/estate/${key}/results`).set(bearer).query(query);
  const totalOf = async (key: string, query?: Record<string, string>) =>
    ((await ask(key, query)).body as EstateResultsDto).total;

  const operators = { Authorization: 'Bearer a-key-of-operators' };
  const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'a@vencejo.example' };
  const mailDesk = {
    settings,
    delivery: { kind: 'smtp', url: 'smtps://mail.example' },
    keys: ['a-key-of-operators'],
  };
  const operator = (path: string, query: Record<string, string>) =>
    supertest(createOrigin({ store, mailDesk: mailDesk as never, resultsKey, now: () => now }))
      .get(path)
      .set(operators)
      .query(query);
  const asked = async (query: Record<string, string> = {}) => {
    const { status, body } = await operator('/operators/results', query);
    return status === 200 ? resultsReportSchema.parse(body) : status;
  };

  describe('a batch', () => {
    it('is added once, however often it is sent, by whichever site', async () => {
      const batch = batchOf();
      const { status, headers } = await send(batch);
      expect([status, headers['cache-control']]).toEqual([204, 'private, no-store']);
      expect((await send(batch)).status).toBe(204);
      await Promise.all([send(batchOf()), send(batchOf()), send(batch)]);
      const { body } = await ask(keyOf(one));
      expect(body).toEqual({
        key: keyOf(one),
        total: {
          ...{ shown: 30, shownFirst: 12, opened: 9, photos: 6, contacts: 3, shared: 0, kept: 0 },
          ...{ enquiries: 0, visits: 0, alerts: 0 },
        },
        origins: { search: 6, assistant: 0, portal: 0, mail: 0, site: 0, other: 0, direct: 3 },
        phones: 6,
        languages: { es: 6, de: 3 },
        days: [{ day: today, counts: (body as EstateResultsDto).total }],
      });
      expect(await only('empty_searches')).toMatchObject({ day: dayNumber(today), times: 6 });
      expect(await rows('result_batches')).toHaveLength(3);
    });

    it('leaves out listings that are not there', async () => {
      const [counted] = batchOf().estates;
      expect((await send(batchOf({ estates: [{ ...counted, key: 'nobody-has-it' }] as never }))).status).toBe(204);
      expect(await rows('results')).toEqual([]);
    });

    it('needs the key, which is asked for before anything is read', async () => {
      for (const headers of [{}, { Authorization: 'Bearer another-key-of-somebody' }] as Record<string, string>[])
        expect((await send(batchOf(), headers)).status).toBe(401);
      expect((await request.get(`/web/estate/${keyOf(one)}/results`)).status).toBe(401);
      expect(await rows('results')).toEqual([]);
    });

    const [counted] = batchOf().estates;
    it.each<[object, string]>([
      [{ id: 'short' }, 'id'],
      [{ day: '2026-02-30' }, 'day'],
      [{ day: '2026-11-22' }, 'day'],
      [{ day: '2026-12-02' }, 'day'],
      [{ estates: [counted, { ...counted, key: other.reference, counts: { opened: -1 } }] }, 'estates.1.counts.opened'],
      [{ estates: [{ ...counted, key: 'a/b' }] }, 'estates.0.key'],
      [{ estates: [counted, { ...counted, key: keyOf(one) }] }, 'estates'],
      [{ estates: [{ ...counted, languages: { xx: 1 } }] }, 'estates.0.languages'],
      [{ emptySearches: [{ search: '', times: 1 }] }, 'emptySearches.0.search'],
    ])('with %j is refused, and says what is wrong', async (changes, field) => {
      const { status, body } = await send(batchOf(changes));
      expect([status, (body as { fields: object }).fields]).toEqual([400, { [field]: 'invalid' }]);
      expect(await rows('results')).toEqual([]);
    });

    it('of a site whose clock is ahead, or that comes a week late, counts for its own day', async () => {
      for (const on of ['2026-12-01', '2026-11-23']) expect((await send(batchOf({ day: on }))).status).toBe(204);
      expect((await rows('results')).map((row) => dateOf(row.day)).sort()).toEqual(['2026-11-23', '2026-12-01']);
    });

    it.each([today, '2026-12-01'])('of %s is remembered for longer than it would be taken', async (on) => {
      const late = batchOf({ day: on });
      await send(late);
      for (now = start; now < start + 12 * day; now += day / 2) {
        await removeExpired(store, now);
        await send(late);
      }
      expect(await totalOf(keyOf(one), { from: today })).toMatchObject({ opened: 3 });
      expect(await rows('result_batches')).toEqual([]);
    });
  });

  describe('what a listing earned', () => {
    it('is that of twelve weeks, or of the days that are asked for', async () => {
      for (const [on, opened] of [
        ['2026-09-07', 1],
        ['2026-09-08', 2],
        ['2026-11-30', 4],
      ] as const)
        await addBatch(
          store,
          { ...batchOf({ day: on }), estates: [{ ...batchOf().estates[0]!, counts: { opened } }] } as never,
          start,
        );
      expect((await totalOf(keyOf(one))).opened).toBe(6);
      expect((await totalOf(keyOf(one), { from: '2026-09-07', to: '2026-09-08' })).opened).toBe(3);
      expect((await totalOf(keyOf(one), { to: '2026-11-29' })).opened).toBe(3);
      expect((await totalOf(keyOf(other))).opened).toBe(0);
    });

    it.each<[string, Record<string, string>, number, object | undefined]>([
      ['nobody-has-it', {}, 404, undefined],
      [keyOf(one), { from: 'yesterday' }, 422, { from: 'invalid' }],
      [keyOf(one), { from: '2026-11-30', to: '2026-11-01' }, 422, { from: 'invalid', to: 'invalid' }],
    ])('%s with %j is %d', async (key, query, status, fields) => {
      const { status: answered, body, headers } = await ask(key, query);
      expect([answered, (body as { fields?: object }).fields]).toEqual([status, fields]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('stays with a listing that is withdrawn and comes back, and is erased three years after it went', async () => {
      await send(batchOf({ estates: [{ ...batchOf().estates[0]!, key: comesBack.reference }] as never }));
      await removeEstate(store, keyOf(comesBack), now);
      expect((await totalOf(keyOf(comesBack))).opened).toBe(3);
      await saveEstate(store, comesBack, now);
      expect((await totalOf(keyOf(comesBack))).opened).toBe(3);
      await removeEstate(store, keyOf(comesBack), now);
      await removeExpired(store, now + 3 * 365 * day - 1);
      expect(await rows('results')).toHaveLength(1);
      now += 3 * 365 * day;
      expect(await removeExpired(store, now)).toMatchObject({ results: 1 });
      expect([await rows('results'), await rows('result_languages')]).toEqual([[], []]);
      expect((await ask(keyOf(comesBack))).status).toBe(404);
      await saveEstate(store, comesBack, now);
      expect((await totalOf(keyOf(comesBack), { from: today })).opened).toBe(0);
    });
  });

  describe('what the API itself knows', () => {
    it('is counted with it: enquiries, and of them those for a visit, each once', async () => {
      const enquire = (body: object, repeatKey: string) =>
        request.post('/web/opportunity').set('Idempotency-Key', repeatKey).send(body);
      for (const key of ['a', 'a', 'b']) expect((await enquire(enquiry, key)).status).toBe(201);
      await Promise.all([enquire(enquiry, 'b'), enquire({ ...enquiry, subject: 'visit' }, 'c')]);
      expect((await enquire({ ...enquiry, email: 'none' }, 'd')).status).toBe(422);
      expect(await totalOf(keyOf(one))).toMatchObject({ enquiries: 3, visits: 1, opened: 0 });
    });

    it('is not counted where nothing is', async () => {
      const silent = supertest(createOrigin({ store, now: () => now }));
      expect((await silent.post('/web/opportunity').send(enquiry)).status).toBe(201);
      expect(await rows('results')).toEqual([]);
      expect((await silent.post('/web/results').set(bearer).send(batchOf())).status).toBe(404);
    });

    it('has each alert that found a listing once, whatever it found it for', async () => {
      const places = createPlaceDirectory(store.db);
      for (const subject of ['somebody', 'another']) {
        const key = createAlertKey();
        await store.db.transaction().execute(async (trx) => {
          await insertAlert(
            trx,
            {
              ...{ key, subject_key: subject, type: 0, frequency: 'daily', language: 'es', consent: '' },
              content: { email: `${subject}@example.com`, where: [], filters: '', comments: '' },
            },
            now,
          );
          await activateAlert(trx, key, now);
        });
      }
      const work = () => runAlerts(store, places, now, { isCounted: true });
      await work();
      const home = {
        ...one,
        id: 'found',
        reference: 'FOUND-1',
        key: 'found-1',
        price: 300_000,
        type: 'buy' as const,
        status: 'new' as const,
      };
      const { key: _, ...added } = { ...home, url_slug: { 'es-ES': 'piso-found-1' } };
      await saveEstate(store, added, now);
      await work();
      expect((await totalOf('found-1')).alerts).toBe(2);
      now += day;
      await saveEstate(store, { ...added, price: 250_000, updated_at: new Date(now).toISOString() }, now);
      await work();
      expect(await rows('alert_matches')).toHaveLength(4);
      expect((await totalOf('found-1')).alerts).toBe(2);
      await removeEstate(store, 'found-1', now);
    });
  });

  describe('days of long ago', () => {
    const add = async (on: string, estate = one) => {
      await addBatch(
        store,
        { ...batchOf({ day: on }), estates: [{ ...batchOf().estates[0]!, key: estate.reference }] } as never,
        start,
      );
    };

    it('become months after thirteen, with the same sums, once', async () => {
      for (const on of ['2025-08-01', '2025-09-01', '2025-09-02', '2025-09-30', '2025-10-01']) await add(on);
      await add('2025-09-17', other);
      const before = await totalOf(keyOf(one), { from: '2025-01-01' });
      expect(await rollUpResults(store, start)).toBe(2);
      expect(await rollUpResults(store, start)).toBe(0);
      expect(await totalOf(keyOf(one), { from: '2025-01-01' })).toEqual(before);
      const { body } = await ask(keyOf(one), { from: '2025-01-01' });
      expect((body as EstateResultsDto).days.map((each) => [each.day, each.counts.opened])).toEqual([
        ['2025-08-01', 3],
        ['2025-09-01', 9],
        ['2025-10-01', 3],
      ]);
      expect((body as EstateResultsDto).languages).toEqual({ es: 10, de: 5 });
      expect(await totalOf(keyOf(other), { from: '2025-01-01' })).toMatchObject({ opened: 3 });
      expect((await rows('results')).filter((row) => row.is_month === 1)).toHaveLength(3);
      // A month later, the next.
      expect(await rollUpResults(store, Date.UTC(2026, 11, 1, 9))).toBe(0);
      expect((await rows('results')).filter((row) => row.is_month === 1)).toHaveLength(4);
    });

    it('are told as their months alone, also of a part of one', async () => {
      for (const on of ['2025-09-01', '2025-09-17', '2025-10-01', '2025-10-07']) await add(on);
      await rollUpResults(store, start);
      const sums = async (query: Record<string, string>) => {
        const { period, from, to, total, before } = (await asked(query)) as ResultsReportDto;
        return [period, from, to, total.opened, before?.opened];
      };
      const september = ['month', '2025-09-01', '2025-09-30', 6, 0];
      expect([await sums({ on: '2025-09-17' }), await sums({ on: '2025-09-30' })]).toEqual([september, september]);
      // Of this week two days are in September.
      expect(await sums({ on: '2025-10-01' })).toEqual(['month', '2025-10-01', '2025-10-31', 6, 6]);
      // The first whole week has none before.
      expect(await sums({ on: '2025-10-07' })).toEqual(['week', '2025-10-06', '2025-10-12', 3, undefined]);
      expect(await sums({ on: '2025-10-13' })).toEqual(['week', '2025-10-13', '2025-10-19', 0, 3]);
      const sheet = await operator('/operators/results/sheet', { from: '2025-09-15', to: '2025-10-05' });
      const { from, to, rows: lines } = resultsSheetSchema.parse(sheet.body);
      const line = lines.find(([reference]) => reference === one.reference)!;
      expect([from, to, line[sheetHeadings.indexOf('opened')]]).toEqual(['2025-09-01', '2025-10-05', 9]);
    });

    it('lose and double nothing where the work is broken off', async () => {
      for (const on of ['2025-09-01', '2025-09-02', '2025-09-30']) {
        await add(on);
        await add(on, other);
      }
      const before = await totalOf(keyOf(one), { from: '2025-01-01' });
      const month = dayNumber('2025-09-01');
      let statements = 0;
      const broken = {
        ...store,
        insertRows: () => (statements++ < 1 ? Promise.resolve() : Promise.reject(new Error('killed'))),
      };
      await expect(rollUpMonth(broken as never, month, month + 30)).rejects.toThrow('killed');
      expect(await totalOf(keyOf(one), { from: '2025-01-01' })).toEqual(before);
      // Done, but not noted.
      await rollUpMonth(store, month, month + 30);
      await store.db.deleteFrom('meta').where('name', '=', 'results_rolled_up_to').execute();
      await rollUpResults(store, start);
      expect(await totalOf(keyOf(one), { from: '2025-01-01' })).toEqual(before);
      expect(await rows('results')).toHaveLength(2);
    });

    it('are forgotten of searches that found nothing', async () => {
      for (const on of ['2025-09-30', '2025-10-01']) await add(on);
      await removeExpired(store, start);
      expect((await rows('empty_searches')).map((row) => dateOf(row.day))).toEqual(['2025-10-01']);
    });
  });

  describe('the week', () => {
    const endpoint = (name: string) => ({ name, url: 'https://crm.example/hook', secrets: [] });
    const told = async () =>
      (await rows('webhooks')).map((row) => ({
        endpoint: row.endpoint,
        ...(JSON.parse(row.content!) as LeadEventBody),
      }));

    it('is told once, on Monday, to the network and to each agency its own', async () => {
      await addBatch(store, { ...batchOf({ day: '2026-11-29' }) } as never, start);
      await send(batchOf({ estates: [{ ...batchOf().estates[0]!, key: other.reference }] as never }));
      const { slug } = await store.db
        .selectFrom('estates')
        .innerJoin('agencies', 'agencies.key', 'estates.agency')
        .select('agencies.slug')
        .where('url_key', '=', keyOf(one))
        .executeTakeFirstOrThrow();
      const endpoints = ['network', `agency:${slug}`, 'agency:nobody'].map(endpoint);
      await store.db.deleteFrom('meta').where('name', '=', 'results_week_told').execute();
      expect(await tellWeek(store, endpoints, start)).toBe(2);
      expect(await tellWeek(store, endpoints, start + 6 * day)).toBe(0);
      // Broken off before it was noted.
      await store.db.deleteFrom('meta').where('name', '=', 'results_week_told').execute();
      await tellWeek(store, endpoints, start + 1);
      const events = await told();
      expect(events.map((event) => event.endpoint).sort()).toEqual([`agency:${slug}`, 'network']);
      for (const { type, data } of events) {
        expect(type).toBe('estate.results.weekly');
        expect(leadEventSchemas['estate.results.weekly'].parse(data)).toMatchObject({
          ...{ agency: slug, from: '2026-11-23', to: '2026-11-29' },
          listings: [{ key: keyOf(one), reference: one.reference, counts: { shown: 10, opened: 3, enquiries: 0 } }],
        });
      }
      // The next week.
      expect(await tellWeek(store, endpoints, start + 7 * day)).toBeGreaterThan(0);
    });
  });

  describe('operators', () => {
    it('see the last week of the network, by whom the listings are, and what found nothing', async () => {
      for (const [on, times] of [
        ['2026-11-16', 1],
        ['2026-11-23', 4],
        ['2026-11-29', 1],
      ] as const)
        await addBatch(
          store,
          {
            ...batchOf({ day: on }),
            emptySearches: [{ search: '/propiedades-madrid-comprar', times }],
          } as never,
          start,
        );
      const report = (await asked({ by: 'towns' })) as ResultsReportDto;
      expect(report).toMatchObject({
        ...{ isCounted: true, by: 'towns', period: 'week', from: '2026-11-23', to: '2026-11-29', page: 1, pages: 1 },
        ...{ total: { opened: 6, shown: 20 }, before: { opened: 3 } },
        rows: [{ name: one.address.town, of: one.address.province, listings: 1, sums: { opened: 6, contacts: 2 } }],
        emptySearches: [{ search: '/propiedades-madrid-comprar', times: 5 }],
      });
      expect(await asked({ by: 'listings', period: 'month', on: '2026-11-01' })).toMatchObject({
        ...{ from: '2026-11-01', to: '2026-11-30', total: { opened: 9 }, before: { opened: 0 } },
        rows: [{ name: one.reference, key: keyOf(one), of: one.agent.full_name }],
      });
      for (const by of ['agents', 'sources']) expect(await asked({ by })).toMatchObject({ rows: [{ listings: 1 }] });
      expect(await asked({ on: '2026-11-16' })).toMatchObject({ emptySearches: [] });
    });

    it.each([{ by: 'hats' }, { on: 'yesterday' }, { page: '0' }, { page: '7' }])(
      'see nothing with %j',
      async (query) => {
        expect(await asked(query as never)).toBe(404);
      },
    );

    it('have every listing as a sheet, also those that earned nothing', async () => {
      await send(batchOf());
      const period = { from: dayNumber(today), to: dayNumber(today) };
      const { rows: lines, next } = await readSheet(store, period, 0);
      expect(next).toBeUndefined();
      expect(lines).toHaveLength(Number(await countEstates()));
      const line = lines.find(([reference]) => reference === one.reference)!;
      expect(Object.fromEntries(sheetHeadings.map((name, at) => [name, line[at]]))).toMatchObject({
        ...{ reference: one.reference, key: keyOf(one), town: one.address.town, shown: 10, opened: 3, enquiries: 0 },
      });
    });
    const countEstates = async () =>
      (
        await store.db
          .selectFrom('estates')
          .select(({ fn }) => fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all;
  });
});
