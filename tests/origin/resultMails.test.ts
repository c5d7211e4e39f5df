import { sql } from 'kysely';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { Mail, OwnerResultsMail, WeeklyResultsMail } from '#origin/db/outbox/mail.ts';
import { addBatch } from '#origin/db/results/addResults.ts';
import { ownerLinkLife } from '#origin/db/results/ownerLinks.ts';
import { leftNoteLife } from '#origin/db/results/ownerNotes.ts';
import { resultLinkLife } from '#origin/db/results/resultMails.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createMailWorker } from '#origin/jobs/createMailWorker.ts';
import { createResultMailJobs } from '#origin/jobs/createResultMailJobs.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { createMailer } from '#origin/mail/createMailer.ts';
import { createSmtpDelivery } from '#origin/mail/createSmtpDelivery.ts';
import { mailResults } from '#origin/results/mailResults.ts';
import type { AgentResultsDto } from '#shared/contract/agentResults.ts';
import type { OwnerResultsDto } from '#shared/contract/ownerResults.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { readMessage, startMailServer } from './mailServer.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallEstate, smallNetwork } from './smallNetwork.ts';

/** A Monday, nine in the morning in Madrid; the week before ended the day before. */
const monday = Date.UTC(2026, 10, 23, 8);
const languages = ['es', 'ca', 'en'] as const;

/** Eleven flats of one town and about one price, of three agents, and one of another town. */
const flat = (n: number): EstateInput => ({
  ...smallEstate(4 * n),
  ...{ type: 'buy', status: 'new', estate_type: 'flat', price: 200_000 + n, area_constructed: 80 },
  address: { ...smallEstate(0).address, street_number: String(n) },
});
const homes = [...Array.from({ length: 11 }, (_, n) => flat(n + 1)), { ...flat(12), address: smallEstate(2).address }];
const keyOf = ({ reference }: Pick<EstateInput, 'reference'>): string => reference.toLowerCase();
const [first] = homes as [EstateInput];

const noSums = { shown: 0, shownFirst: 0, opened: 0, photos: 0, contacts: 0, shared: 0, kept: 0 };
const noOrigins = { search: 0, assistant: 0, portal: 0, mail: 0, site: 0, other: 0, direct: 0 };

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = monday;
  let batches = 0;

  /** Counts openings of homes on a day. */
  const count = (date: string, opened: (n: number) => number, of = homes) =>
    addBatch(
      store,
      {
        id: `batch-${String((batches += 1)).padStart(16, '0')}`,
        day: date,
        estates: of.map((home, n) => ({
          ...{ key: keyOf(home), origins: noOrigins, phones: 0, languages: {} },
          counts: { ...noSums, opened: opened(n), shown: 200 },
        })),
        emptySearches: [],
      },
      now,
    );

  beforeAll(async () => {
    store = backend.open('result_mails');
    await migrateDatabase(store);
  }, 60_000);
  beforeEach(async () => {
    now = monday;
    await clearRecords(store);
    await clearDatabase(store);
    await store.db.deleteFrom('meta').where('name', '=', 'results_week_mailed').execute();
    await storeNetwork(store, smallNetwork(homes), { now: Date.UTC(2026, 1, 1) });
    request = supertest(createOrigin({ store, site, resultsKey: 'the key of the results', now: () => now }));
    await count('2026-11-09', () => 5);
    await count('2026-11-16', (n) => (n === 0 ? 3 : 20 + n));
  });
  afterAll(() => store.close());

  const site = { languages, publicOrigin: 'https://www.example.com', links: { es: {} }, favourites: true };
  const send = () => mailResults(store, { languages, now });
  const mails = async <Kind extends 'weeklyResults' | 'ownerResults'>(kind: Kind) =>
    (await store.db.selectFrom('outbox').select('content').orderBy('made_at').execute())
      .map(({ content }) => JSON.parse(content!) as Mail)
      .filter((mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind);
  /** The mail to the agent of the first home. */
  const mailed = async (): Promise<Mail & WeeklyResultsMail> =>
    (await mails('weeklyResults')).findLast(({ listings }) => listings.some(({ key }) => key === keyOf(first)))!;
  const list = async (token: string): Promise<AgentResultsDto> =>
    (await request.get(`/web/rgpd/results/${token}`)).body as AgentResultsDto;
  const act = (token: string, body: object) => request.post(`/web/rgpd/results/${token}`).send(body);
  const idAt = (n: number): string => `an-id-of-the-press-${n}`;
  const homeOf = async (token: string) => (await list(token)).homes.find(({ key }) => key === keyOf(first))!;

  describe('the mail', () => {
    test('goes once to each agent with homes, about the week that ended', async () => {
      expect(await send()).toBe(3);
      const sent = await mails('weeklyResults');
      expect(sent.map(({ recipient }) => recipient).sort()).toEqual([1, 2, 3].map((n) => `agent${n}@vencejo.example`));
      expect(sent.map(({ week }) => week)).toEqual(Array(3).fill({ from: '2026-11-16', to: '2026-11-22' }));
      expect(sent.flatMap(({ listings }) => listings.map(({ key }) => key)).sort()).toEqual(homes.map(keyOf).sort());
      expect(await send()).toBe(0);
      now += 7 * day;
      expect(await send()).toBe(3);
    });

    test('has the numbers, the week before, the middle of homes like it, and what follows from facts', async () => {
      await send();
      const { listings, total } = await mailed();
      const home = listings.find(({ key }) => key === keyOf(first))!;
      expect(home).toMatchObject({
        ...{ counts: { opened: 3, shown: 200 }, previous: { opened: 5, shown: 200 } },
        compared: { count: 10, median: 25.5, fewer: 0, more: 10 },
      });
      expect(home.suggestions).toContainEqual({ name: 'cover', shown: 200 });
      expect(listings.map(({ counts }) => counts.opened)).toEqual(
        listings.map(({ counts }) => counts.opened).toSorted((one, other) => other - one),
      );
      expect(total.opened).toBe(listings.reduce((sum, { counts }) => sum + counts.opened, 0));
    });

    test('compares no home with fewer than eight others', async () => {
      await send();
      const alone = (await mails('weeklyResults'))
        .flatMap(({ listings }) => listings)
        .find(({ key }) => key === keyOf(homes[11]!))!;
      expect(alone).not.toHaveProperty('compared');
    });

    test('compares with nothing, and names no week before, where that was not counted whole', async () => {
      await store.db.deleteFrom('results').where('day', '<', 20_770).execute();
      await send();
      const { listings } = await mailed();
      for (const home of listings) {
        expect(home).not.toHaveProperty('previous');
        expect(home).not.toHaveProperty('compared');
      }
    });

    test('is not written about a week that was not counted from its first day on', async () => {
      await clearRecords(store);
      expect(await send()).toBe(0);
      await count('2026-11-17', () => 5);
      expect(await send()).toBe(0);
      now += 7 * day;
      expect(await send()).toBe(3);
    });

    test('does not reach who has no home that was published in time, and looks at them once a week', async () => {
      const agent = (await agentKey('ana-mas'))!;
      const publish = (at: number) =>
        store.db.updateTable('estates').set({ published_at: at }).where('agent', '=', agent).execute();
      await publish(monday);
      expect(await send()).toBe(2);
      await publish(Date.UTC(2026, 1, 1));
      expect(await send()).toBe(0);
      now += 7 * day;
      expect(await send()).toBe(3);
    });

    test('is sent once by several processes at the same time', async () => {
      const other = backend.open('result_mails');
      try {
        const counts = await Promise.all([send(), mailResults(other, { languages, now }), send()]);
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3);
        expect(await mails('weeklyResults')).toHaveLength(3);
      } finally {
        await other.close();
      }
    });

    test('is written anew where the process ended before it was queued: nothing of it is left', async () => {
      await sql`alter table outbox rename to outbox_away`.execute(store.db);
      await expect(send()).rejects.toThrow(/outbox/);
      await sql`alter table outbox_away rename to outbox`.execute(store.db);
      expect(await store.db.selectFrom('result_mails').selectAll().execute()).toEqual([]);
      expect(await store.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
      expect(await send()).toBe(3);
    });

    test('goes on Monday from eight on', async () => {
      const { log, logger } = recordingLogger();
      const job = (at: number) => createResultMailJobs({ store, languages, logger, now: () => at });
      await job(Date.UTC(2026, 10, 23, 6, 59)).stop();
      expect([await mails('weeklyResults'), log]).toEqual([[], []]);
      await job(Date.UTC(2026, 10, 23, 7)).stop();
      expect(await mails('weeklyResults')).toHaveLength(3);
      expect(log.join()).toContain('"mails":3');
    });

    test('ends for who presses the button of their mail program', async () => {
      await send();
      const out = `/web/rgpd/unsubscribe/${(await mailed()).unsubscribe}`;
      expect((await request.get(out)).body).toEqual({ purpose: 'results', state: 'active', name: '' });
      expect((await request.post(out)).status).toBe(200);
      expect((await request.get(out)).body).toMatchObject({ state: 'cancelled' });
      now += 7 * day;
      expect(await send()).toBe(2);
    });

    test('is taken by a server', async () => {
      const server = await startMailServer();
      try {
        await send();
        const { logger } = recordingLogger();
        const settings = { ...site, brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
        const deliver = createMailer(createSmtpDelivery(server.url), settings);
        await createMailWorker({ store, send: deliver, logger, now: () => now }).stop();
        const texts = server.delivered.map(({ content }) => readMessage(content));
        expect(texts).toHaveLength(3);
        for (const { text, header } of texts) {
          expect(text).toMatch(/Aperturas: \d+ \(5\)\s+En listas: 200 \(200\)/);
          expect(text).toMatch(/\/rgpd\/mis-resultados\/[\w-]{43}\?home=ab\d+-\d+/);
          expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
        }
        expect(texts.map(({ text }) => text).join()).toMatch(/Se abre menos que 10 de ellos\./);
      } finally {
        await server.stop();
      }
    });
  });

  const agentKey = async (slug: string): Promise<number | undefined> =>
    (await store.db.selectFrom('agents').select('key').where('slug', '=', slug).executeTakeFirst())?.key;

  describe('the page of an agent', () => {
    test('has all of their homes, and reading it changes nothing', async () => {
      await send();
      const { token, listings } = await mailed();
      const shown = await list(token);
      expect(shown).toMatchObject({ week: { from: '2026-11-16', to: '2026-11-22' }, total: listings.length });
      expect(shown.homes.map(({ key }) => key)).toEqual(listings.map(({ key }) => key));
      expect(await homeOf(token)).toMatchObject({
        counts: { opened: 3 },
        previous: { opened: 5 },
        links: [],
        notes: [],
      });
      expect(await store.db.selectFrom('owner_links').selectAll().execute()).toEqual([]);
    });

    test('mails the owner a link once for a press, and keeps no address', async () => {
      await send();
      const { token } = await mailed();
      const press = {
        ...{ action: 'send', id: idAt(1), home: keyOf(first), email: 'Owner@Example.com', language: 'en' },
        message: 'New photographs',
      };
      expect((await act(token, press)).body).toEqual({});
      expect((await act(token, press)).status).toBe(200);
      const [mail, ...others] = await mails('ownerResults');
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: 'owner@example.com', language: 'en', message: 'New photographs' });
      expect((await homeOf(token)).links).toMatchObject([{ id: idAt(1) }]);
      const stored = JSON.stringify([
        await store.db.selectFrom('owner_links').selectAll().execute(),
        await store.db.selectFrom('tokens').selectAll().execute(),
      ]);
      expect(stored).not.toMatch(/owner@example\.com/i);
      expect(stored).not.toContain((mail as OwnerResultsMail).token);
    });

    test('mails it once for a press that comes twice at the same time', async () => {
      await send();
      const { token } = await mailed();
      const press = { action: 'send', id: idAt(1), home: keyOf(first), email: 'owner@example.com', language: 'es' };
      const answers = await Promise.all([act(token, press), act(token, press)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await mails('ownerResults')).toHaveLength(1);
    });

    test('makes a link, another secret for the same press, and ends it', async () => {
      await send();
      const { token } = await mailed();
      const press = { action: 'link', id: idAt(1), home: keyOf(first) };
      const secretOf = async () => ((await act(token, press)).body as { token: string }).token;
      const [before, after] = [await secretOf(), await secretOf()];
      const statusOf = async (secret: string) => (await request.get(`/web/rgpd/owner/${secret}`)).status;
      expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200]);
      expect((await homeOf(token)).links).toHaveLength(1);
      expect((await act(token, { action: 'revoke', link: idAt(1) })).status).toBe(200);
      expect(await statusOf(after)).toBe(410);
      expect((await homeOf(token)).links).toEqual([]);
    });

    test('makes ten links of a home at the most', async () => {
      await send();
      const { token } = await mailed();
      for (let n = 0; n < 10; n += 1) await act(token, { action: 'link', id: idAt(n), home: keyOf(first) });
      const press = { action: 'send', id: idAt(10), home: keyOf(first), email: 'owner@example.com', language: 'es' };
      const refused = await act(token, press);
      expect([refused.status, (refused.body as { fields: object }).fields]).toEqual([422, { email: 'tooMany' }]);
      expect(await mails('ownerResults')).toEqual([]);
      // The tenth, once more, is no further one.
      expect((await act(token, { ...press, id: idAt(9) })).status).toBe(200);
      const again = await act(token, { action: 'link', id: idAt(9), home: keyOf(first) });
      expect([again.status, (await homeOf(token)).links.length]).toEqual([200, 10]);
    });

    test.each(['link', 'send'])(
      'makes none by %s whose id is that of an ended link, or of another home',
      async (action) => {
        await send();
        const { token, listings } = await mailed();
        const another = listings.find(({ key }) => key !== keyOf(first))!.key;
        const press = { action, id: idAt(1), home: keyOf(first), email: 'owner@example.com', language: 'es' };
        await act(token, { action: 'link', id: idAt(1), home: another });
        expect((await act(token, press)).status).toBe(409);
        await act(token, { action: 'revoke', link: idAt(1) });
        expect((await act(token, { ...press, home: another })).status).toBe(409);
        expect(await mails('ownerResults')).toEqual([]);
        expect(await store.db.selectFrom('owner_links').select('id').execute()).toEqual([{ id: idAt(1) }]);
      },
    );

    test('keeps notes for the owner, once for a press, none of a day to come, and removes them', async () => {
      await send();
      const { token } = await mailed();
      const press = { action: 'note', id: idAt(1), home: keyOf(first), note: 'Fotos nuevas', day: '2026-11-12' };
      for (const body of [press, press, { ...press, id: idAt(2), note: 'Visita', day: '2027-01-01' }])
        expect((await act(token, body)).status).toBe(200);
      expect((await homeOf(token)).notes).toEqual([
        { id: idAt(2), day: '2026-11-23', note: 'Visita' },
        { id: idAt(1), day: '2026-11-12', note: 'Fotos nuevas' },
      ]);
      await act(token, { action: 'removeNote', note: idAt(2) });
      expect((await homeOf(token)).notes).toHaveLength(1);
    });

    test.each<[string, object]>([
      ['email', { action: 'send', id: idAt(1), home: 'ab1-1', language: 'es' }],
      ['email', { action: 'send', id: idAt(1), home: 'ab1-1', language: 'es', email: 'nobody' }],
      [
        'message',
        { action: 'send', id: idAt(1), home: 'ab1-1', language: 'es', email: 'a@b.es', message: 'x'.repeat(301) },
      ],
      ['note', { action: 'note', id: idAt(1), home: 'ab1-1', note: ' ' }],
      ['day', { action: 'note', id: idAt(1), home: 'ab1-1', note: 'x', day: 'soon' }],
      ['id', { action: 'link', id: '1', home: 'ab1-1' }],
      ['action', { action: 'all' }],
    ])('refuses an action for its %s: %j', async (field, body) => {
      await send();
      const refused = await act((await mailed()).token, body);
      expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([422, [field]]);
    });

    test('does nothing for homes, links and notes of others', async () => {
      await send();
      const { token, listings } = await mailed();
      const foreign = homes.find((home) => !listings.some(({ key }) => key === keyOf(home)))!;
      const otherToken = (await mails('weeklyResults')).find((mail) =>
        mail.listings.some(({ key }) => key === keyOf(foreign)),
      )!.token;
      await act(otherToken, { action: 'link', id: idAt(1), home: keyOf(foreign) });
      await act(otherToken, { action: 'note', id: idAt(2), home: keyOf(foreign), note: 'Suya' });
      for (const action of ['link', 'note'])
        expect((await act(token, { action, id: idAt(3), home: keyOf(foreign), note: 'x' })).status).toBe(409);
      await act(token, { action: 'revoke', link: idAt(1) });
      await act(token, { action: 'removeNote', note: idAt(2) });
      const home = (await list(otherToken)).homes.find(({ key }) => key === keyOf(foreign))!;
      expect([home.links.length, home.notes.length]).toEqual([1, 1]);
      // By the id of their link.
      expect((await act(token, { action: 'link', id: idAt(1), home: keyOf(first) })).status).toBe(409);
      expect((await list(otherToken)).homes.find(({ key }) => key === keyOf(foreign))!.links).toHaveLength(1);
    });

    test('ends with its link, and is unknown to who has none', async () => {
      await send();
      const { token } = await mailed();
      expect((await request.get(`/web/rgpd/results/${'x'.repeat(43)}`)).status).toBe(404);
      expect((await request.get(`/web/rgpd/results/${token}`)).headers['cache-control']).toBe('private, no-store');
      now += resultLinkLife;
      expect((await request.get(`/web/rgpd/results/${token}`)).status).toBe(410);
      expect((await act(token, { action: 'link', id: idAt(1), home: keyOf(first) })).status).toBe(410);
    });
  });

  describe('the page of an owner', () => {
    const secret = async (): Promise<string> => {
      await send();
      const made = await act((await mailed()).token, { action: 'link', id: idAt(1), home: keyOf(first) });
      return (made.body as { token: string }).token;
    };
    const read = async (token: string): Promise<OwnerResultsDto> =>
      (await request.get(`/web/rgpd/owner/${token}`)).body as OwnerResultsDto;

    test('has the weeks that were counted, their sums, and the agent', async () => {
      const page = await read(await secret());
      expect(page.weeks.map(({ from, to, counts }) => [from, to, counts.opened])).toEqual([
        ['2026-11-09', '2026-11-15', 5],
        ['2026-11-16', '2026-11-22', 3],
      ]);
      expect(page.total).toMatchObject({ opened: 8, shown: 400 });
      expect(page.listing).toMatchObject({ reference: first.reference, price: first.price });
      expect(page.agent).toMatchObject({ full_name: first.agent.full_name });
    });

    test('begins when the home was published, and says nothing of weeks before', async () => {
      await store.db
        .updateTable('estates')
        .set({ published_at: Date.UTC(2026, 10, 18, 12) })
        .execute();
      await count('2026-11-23', () => 9);
      now += 7 * day;
      const token = await secret();
      expect((await read(token)).weeks.map(({ from, to, counts }) => [from, to, counts.opened])).toEqual([
        ['2026-11-18', '2026-11-22', 0],
        ['2026-11-23', '2026-11-29', 9],
      ]);
    });

    test('ends with its link, with the listing, and where the network shows no numbers', async () => {
      const token = await secret();
      const statusOf = async (app = request) => (await app.get(`/web/rgpd/owner/${token}`)).status;
      expect(await statusOf()).toBe(200);
      expect(await statusOf(supertest(createOrigin({ store })))).toBe(404);
      now += ownerLinkLife;
      expect(await statusOf()).toBe(410);
      now = monday;
      await removeEstate(store, keyOf(first));
      expect(await statusOf()).toBe(410);
    });

    test('is forgotten when its time is over, and notes of a home that is withdrawn', async () => {
      await secret();
      const { token } = await mailed();
      await act(token, { action: 'note', id: idAt(2), home: keyOf(first), note: 'x' });
      const left = async () => [
        (await store.db.selectFrom('owner_links').selectAll().execute()).length,
        (await store.db.selectFrom('owner_notes').selectAll().execute()).length,
      ];
      await removeExpired(store, now + 2 * ownerLinkLife - 1);
      expect(await left()).toEqual([1, 1]);
      await removeExpired(store, now + 2 * leftNoteLife);
      expect(await left()).toEqual([0, 1]);
      // However old the notes are, it may come back.
      const leftAt = now + 2 * leftNoteLife;
      await removeEstate(store, keyOf(first), leftAt);
      await removeExpired(store, leftAt + leftNoteLife - 1);
      expect(await left()).toEqual([0, 1]);
      await removeExpired(store, leftAt + leftNoteLife);
      expect(await left()).toEqual([0, 0]);
    });

    test('has the price of a home that shows it alone', async () => {
      const token = await secret();
      await saveEstate(store, { ...first, status: 'reserved' });
      expect(await read(token)).toMatchObject({ price_history: [] });
      expect((await read(token)).listing).not.toHaveProperty('price');
    });
  });
});
