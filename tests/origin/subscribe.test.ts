import supertest, { type Response, type Test } from 'supertest';
import { consents } from '#shared/forms/consents.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { consentTexts } from '#shared/forms/consentTexts.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { digest } from '#origin/db/digest.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { day, minute } from '#shared/times.ts';
import { recordingLogger } from './recordingLogger.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { createQueueReader, createTableReader } from './createTableReader.ts';

const start = Date.UTC(2026, 10, 21, 10);
const form = {
  name: 'Ana',
  surname: 'Mas Roig',
  email: 'ana@example.com',
  language: 'ca',
  acceptConditions: true,
  acceptCommercials: true,
};

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let now = start;
  const { log, logger } = recordingLogger();

  beforeAll(async () => {
    store = backend.open('subscribe');
    await migrateDatabase(store);
    request = supertest(createOrigin({ store, logger, now: () => now }));
  });
  beforeEach(async () => {
    now = start;
    log.length = 0;
    await clearRecords(store);
  });
  afterAll(() => store.close());

  const { rows, only } = createTableReader(() => store);
  const rowsAsSeen = createQueueReader(() => store);
  const subscribe = (changes: object = {}, headers: Record<string, string> = {}): Test =>
    request
      .post('/web/subscribe')
      .set(headers)
      .send({ ...form, ...changes });
  const mails = async () => (await rowsAsSeen()).map(({ content }) => JSON.parse(content ?? 'null') as Mail | null);
  /** What the mail that waits carries. */
  const token = async (): Promise<string> =>
    (await mails()).flatMap((mail) => (mail?.kind === 'confirmSubscription' ? [mail.token] : [])).at(-1)!;
  const unsubscribeToken = async (): Promise<string> =>
    (await mails()).flatMap((mail) => (mail && 'unsubscribe' in mail ? [mail.unsubscribe!] : [])).at(-1)!;
  const look = (id: string): Test => request.get(`/web/rgpd/accept/${id}`);
  const accept = (assistanceId: unknown, boxes: object = { acceptAlertsPolicy: false, acceptNewsletter: true }): Test =>
    request.post('/web/rgpd/accept').send({ assistanceId, ...boxes });
  const said = ({ status, body, headers }: Response) => ({
    status,
    body: body as unknown,
    cache: headers['cache-control'],
  });
  const refused = (status: number, code: number) => ({
    status,
    body: expect.objectContaining({ code: String(code) }),
    cache: 'private, no-store',
  });

  describe('a subscription request', () => {
    it('stores the subscription, the proof of consent, a token and a mail', async () => {
      const answer = await subscribe({
        email: ' Ana@Example.com ',
        name: ' Ana ',
        pageUrl: '/ca',
        consentVersion: consents.newsletter.version,
      });
      expect(said(answer)).toEqual({ status: 201, body: {}, cache: 'private, no-store' });
      const subscription = await only('subscriptions');
      expect(subscription).toMatchObject({
        email: 'ana@example.com',
        name: 'Ana',
        surname: 'Mas Roig',
        language: 'ca',
        state: 'pending',
        asked_at: start,
        confirmed_at: null,
      });
      const consent = await only('consents');
      expect(consent).toMatchObject({
        form: 'newsletter',
        event: 'asked',
        asked: null,
        version: consents.newsletter.version,
        texts: digest(await consentTexts('newsletter', 'ca', loadDictionary)),
        boxes: '{"acceptConditions":true,"acceptCommercials":true}',
        language: 'ca',
        page_url: '/ca',
        subject_key: digest('ana@example.com'),
        made_at: start,
      });
      expect(await mails()).toEqual([
        {
          kind: 'confirmSubscription',
          recipient: 'ana@example.com',
          language: 'ca',
          name: 'Ana',
          token: expect.stringMatching(/^[\w-]{43}$/),
          unsubscribe: expect.stringMatching(/^[\w-]{43}$/),
        },
      ]);
      const unsubscribe = {
        digest: digest(await unsubscribeToken()),
        purpose: 'unsubscribe',
        subject: subscription.id,
        consent: consent.id,
        made_at: start,
        expires_at: start + 5 * 365 * day,
        used_at: null,
      };
      const [confirm, end] = (await rows('tokens')).sort((a, b) => a.expires_at - b.expires_at);
      expect(end).toEqual(unsubscribe);
      expect(confirm).toEqual({
        digest: digest(await token()),
        purpose: 'newsletter',
        subject: subscription.id,
        consent: consent.id,
        made_at: start,
        expires_at: start + 7 * day,
        used_at: null,
      });
    });

    it.each([
      [{ email: 'ana@' }, { email: 'invalid' }],
      [{ email: '' }, { email: 'required' }],
      [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'tooLong' }],
      [{ email: 'ana@example.com\r\nBcc: all@example.com' }, { email: 'invalid' }],
      [
        { name: undefined, surname: 'x'.repeat(101), acceptConditions: false, acceptCommercials: 'yes' },
        { name: 'required', surname: 'tooLong', acceptConditions: 'required', acceptCommercials: 'invalid' },
      ],
      [{ name: 'A\u0000na' }, { name: 'invalid' }],
      [{ language: 'pt' }, { language: 'invalid' }],
      [{ pageUrl: '/es?email=ana@example.com' }, { pageUrl: 'invalid' }],
      [{ consentVersion: '1999-01-01' }, { consentVersion: 'invalid' }],
    ])('%j is refused: %j', async (changes, fields) => {
      expect(said(await subscribe(changes))).toEqual({
        status: 422,
        body: { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER', fields },
        cache: 'private, no-store',
      });
      expect([await rows('subscriptions'), await rows('consents'), await rows('outbox')]).toEqual([[], [], []]);
    });

    it('only a JSON object within the size limit is accepted, and only by POST', async () => {
      const send = (body: string, type = 'application/json') =>
        request.post('/web/subscribe').set('Content-Type', type).send(body);
      expect(said(await send('{"name":'))).toEqual(refused(400, 9008));
      expect(said(await send('[]'))).toEqual(refused(400, 9008));
      expect(said(await request.post('/web/subscribe'))).toEqual(refused(415, 9007));
      expect(said(await send('name=Ana', 'application/x-www-form-urlencoded'))).toEqual(refused(415, 9007));
      expect(said(await send(JSON.stringify({ name: 'x'.repeat(65_536) })))).toEqual(refused(413, 9002));
      expect(said(await request.get('/web/subscribe'))).toEqual(refused(405, 9006));
      expect((await request.put('/web/subscribe')).headers.allow).toBe('POST');
    });

    it('half a character, as a text that was cut has it, is stored as the sign for none', async () => {
      expect((await subscribe({ name: 'Ana \ud83d', surname: '\ude00' })).status).toBe(201);
      expect((await mails()).map((mail) => mail?.name)).toEqual(['Ana \ufffd']);
      expect((await subscribe({ email: 'sin.apellidos@example.com', surname: undefined })).status).toBe(201);
    });

    it('a body with more fields or longer lists than any form has is refused', async () => {
      const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, 1]));
      expect(said(await subscribe(many))).toEqual(refused(400, 9005));
      expect(said(await subscribe({ language: Array(201).fill('es') }))).toEqual(refused(400, 9005));
      expect(said(await request.get(`/web/provinces?${'a&'.repeat(200)}`))).toMatchObject({ status: 400 });
    });

    it('a repeat with the same idempotency key gets the same answer and has no effect', async () => {
      const key = { 'Idempotency-Key': 'a-key' };
      const answers = await Promise.all([subscribe({}, key), subscribe({}, key)]);
      expect([...answers, await subscribe({}, key)].map(said)).toEqual(
        Array(3).fill({ status: 201, body: {}, cache: 'private, no-store' }),
      );
      expect([(await rows('consents')).length, (await rows('outbox')).length]).toEqual([1, 1]);
      await subscribe({ email: 'beni@example.com' }, key);
      expect(await rows('subscriptions')).toHaveLength(2);
      now += 31 * day - 1;
      await subscribe({}, key);
      expect(await rows('consents')).toHaveLength(2);
      now += 1;
      await subscribe({}, key);
      expect(await rows('consents')).toHaveLength(3);
    });

    it('a failed request may be repeated with its idempotency key', async () => {
      const key = { 'Idempotency-Key': 'another-key' };
      await subscribe({ email: '' }, key);
      await subscribe({}, key);
      expect(await rows('subscriptions')).toHaveLength(1);
    });

    it('the answer is the same for unknown, pending, subscribed and rate limited addresses', async () => {
      const answers = [await subscribe(), await subscribe()];
      await accept(await token());
      for (let time = 0; time < 3; time += 1) answers.push(await subscribe());
      const bare = ({ status, text, headers: { date: _, ...headers } }: Response) => ({
        status,
        text,
        headers: headers as unknown,
      });
      expect(answers.map(bare)).toEqual(answers.map(() => bare(answers[0]!)));
      expect(log).toEqual([]);
    });

    it('a second request invalidates the earlier link and the unsent mail', async () => {
      await subscribe();
      const first = await token();
      now += minute;
      await subscribe({ name: 'Anna', language: 'es' });
      expect((await mails())[0]).toBeNull();
      expect(said(await look(first))).toEqual(refused(404, 9003));
      expect((await look(await token())).body).toEqual({ purpose: 'newsletter', state: 'pending', name: 'Anna' });
      expect(await only('subscriptions')).toMatchObject({ language: 'es', asked_at: now });
    });

    it('a subscriber gets a mail that says so, and the subscription does not change', async () => {
      await subscribe();
      await accept(await token());
      const before = await only('subscriptions');
      now += minute;
      await subscribe({ name: 'Mallory', language: 'en' });
      expect((await mails()).at(-1)).toEqual({
        kind: 'alreadySubscribed',
        recipient: 'ana@example.com',
        language: 'ca',
        name: 'Ana',
        unsubscribe: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(await only('subscriptions')).toEqual(before);
    });

    it('an address gets at most three mails a day; its last link stays valid', async () => {
      for (let time = 0; time < 5; time += 1) {
        await subscribe();
        now += minute;
      }
      expect(await rows('outbox')).toHaveLength(3);
      expect(await rows('consents')).toHaveLength(5);
      expect((await look(await token())).status).toBe(200);
      await subscribe({ email: 'beni@example.com' });
      expect(await rows('outbox')).toHaveLength(4);
      now += day;
      await subscribe();
      expect(await rows('outbox')).toHaveLength(5);
    });

    it('concurrent requests create one subscription with one link', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
      expect([
        (await rows('subscriptions')).length,
        (await rows('tokens')).filter(({ purpose }) => purpose === 'newsletter').length,
        (await rows('outbox')).length,
        (await mails()).filter(Boolean).length,
      ]).toEqual([1, 1, 3, 1]);
    });
  });

  describe('the confirmation link', () => {
    it('GET returns its purpose and has no side effect', async () => {
      await subscribe();
      const before = await Promise.all((['subscriptions', 'tokens', 'consents', 'outbox'] as const).map(rows));
      for (let time = 0; time < 2; time += 1)
        expect(said(await look(await token()))).toEqual({
          status: 200,
          body: { purpose: 'newsletter', state: 'pending', name: 'Ana' },
          cache: 'private, no-store',
        });
      expect(await Promise.all((['subscriptions', 'tokens', 'consents', 'outbox'] as const).map(rows))).toEqual(before);
    });

    it('confirms once, and stores the proof', async () => {
      await subscribe();
      const id = await token();
      now += minute;
      expect(said(await accept(id))).toEqual({ status: 200, body: {}, cache: 'private, no-store' });
      expect(await only('subscriptions')).toMatchObject({ state: 'active', confirmed_at: now });
      const [asked, confirmed] = (await rows('consents')).sort((a, b) => a.made_at - b.made_at);
      expect(confirmed).toEqual({
        ...asked,
        id: expect.any(String),
        position: 2,
        salt: expect.any(String),
        content_hash: expect.any(String),
        previous: asked!.hash,
        hash: expect.any(String),
        event: 'confirmed',
        asked: asked!.id,
        page_url: null,
        boxes: '{"acceptNewsletter":true,"acceptAlertsPolicy":false}',
        made_at: now,
      });
      expect(said(await accept(id))).toEqual(refused(409, 9011));
      expect((await look(id)).body).toEqual({ purpose: 'newsletter', state: 'processed', name: 'Ana' });
      now += 30 * day;
      expect(said(await accept(id))).toEqual(refused(409, 9011));
      expect(await rows('consents')).toHaveLength(2);
    });

    it('requires the box to be ticked', async () => {
      await subscribe();
      for (const [boxes, problem] of [
        [{ acceptNewsletter: false }, 'required'],
        [{}, 'required'],
        [{ acceptNewsletter: 'true' }, 'invalid'],
      ] as const) {
        expect(said(await accept(await token(), boxes))).toMatchObject({
          status: 422,
          body: { code: '9002', fields: { acceptNewsletter: problem } },
          cache: 'private, no-store',
        });
      }
      expect(await only('subscriptions')).toMatchObject({ state: 'pending' });
    });

    it('an unknown token is a 404', async () => {
      for (const id of ['x', 'x'.repeat(43), `${'x'.repeat(42)}'`, 'a'.repeat(500)]) {
        expect(said(await look(id))).toEqual(refused(404, 9003));
        expect(said(await accept(id))).toEqual(refused(404, 9003));
      }
      for (const id of [undefined, null, 7, ['x']]) expect(said(await accept(id))).toEqual(refused(404, 9003));
    });

    it('refuses other methods and bodies', async () => {
      expect((await request.get('/web/rgpd/accept')).headers.allow).toBe('POST');
      expect(said(await request.post(`/web/rgpd/accept/${'x'.repeat(43)}`).send({}))).toEqual(refused(405, 9006));
      expect(said(await request.post('/web/rgpd/accept').set('Content-Type', 'application/json').send('{'))).toEqual(
        refused(400, 9008),
      );
    });

    it('two concurrent confirmations: only one succeeds', async () => {
      await subscribe();
      const id = await token();
      const answers = await Promise.all([accept(id), accept(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await rows('consents')).toHaveLength(2);
    });

    it('a confirmation and a new request at the same time: only one takes effect', async () => {
      for (let round = 0; round < 3; round += 1) {
        const email = `round${round}@example.com`;
        await subscribe({ email });
        const id = await token();
        const [confirmed, asked] = await Promise.all([accept(id), subscribe({ email })]);
        expect(asked.status).toBe(201);
        const { state } = (await rows('subscriptions')).find((row) => row.email === email)!;
        expect([state, confirmed.status]).toEqual(state === 'active' ? ['active', 200] : ['pending', 404]);
        await store.db.deleteFrom('outbox').execute();
      }
    });

    it('expires after seven days; the unconfirmed subscription is then deleted, but not the proof', async () => {
      await subscribe({}, { 'Idempotency-Key': 'k' });
      const id = await token();
      await subscribe({ email: 'beni@example.com' });
      await accept(await token());
      now += 7 * day - 1;
      expect((await look(id)).status).toBe(200);
      expect(await removeExpired(store, now)).toEqual({
        leads: 0,
        subscriptions: 0,
        alerts: 0,
        answers: 0,
        mails: 0,
        webhooks: 0,
        advertReports: 0,
        adverts: 0,
        transfers: 0,
        proofs: 0,
        imports: 0,
        translations: 0,
        results: 0,
        resultDays: 0,
        resultLinks: 0,
        ownerLinks: 0,
        ownerNotes: 0,
      });
      now += 1;
      expect(said(await look(id))).toEqual(refused(410, 9004));
      expect(said(await accept(id))).toEqual(refused(410, 9004));
      await store.db.updateTable('outbox').set({ state: 'sent', content: null }).execute();
      expect(await removeExpired(store, now)).toEqual({
        leads: 0,
        subscriptions: 1,
        alerts: 0,
        answers: 0,
        mails: 2,
        webhooks: 0,
        advertReports: 0,
        adverts: 0,
        transfers: 0,
        proofs: 0,
        imports: 0,
        translations: 0,
        results: 0,
        resultDays: 0,
        resultLinks: 0,
        ownerLinks: 0,
        ownerNotes: 0,
      });
      expect(said(await look(id))).toEqual(refused(404, 9003));
      expect(await only('subscriptions')).toMatchObject({ email: 'beni@example.com', state: 'active' });
      // Of the one who confirmed: the link that was used, and the one that ends the subscription.
      expect([(await rows('tokens')).length, (await rows('consents')).length]).toEqual([2, 3]);
      now = start + 31 * day;
      expect(await removeExpired(store, now)).toMatchObject({ answers: 1 });
    });
  });

  describe('the link that ends a subscription', () => {
    const oneClick = 'List-Unsubscribe=One-Click';
    const form = 'application/x-www-form-urlencoded';
    const state = (id: string): Test => request.get(`/web/rgpd/unsubscribe/${id}`);
    const end = (id: string, body: string | Buffer = oneClick, type = form): Test =>
      request.post(`/web/rgpd/unsubscribe/${id}`).set('Content-Type', type).send(body);
    const subscribed = async (): Promise<string> => {
      await subscribe();
      await accept(await token());
      return unsubscribeToken();
    };

    it('is only read by GET', async () => {
      const id = await subscribed();
      const before = await only('subscriptions');
      for (let time = 0; time < 2; time += 1)
        expect(said(await state(id))).toEqual({
          status: 200,
          body: { purpose: 'newsletter', state: 'active', name: 'Ana' },
          cache: 'private, no-store',
        });
      expect(await only('subscriptions')).toEqual(before);
    });

    it('ends it at once, without cookie or redirect, and records the withdrawal once', async () => {
      const id = await subscribed();
      now += day;
      const answers = [...(await Promise.all([end(id), end(id)])), await end(id)];
      for (const answer of answers) {
        expect(said(answer)).toEqual({ status: 200, body: {}, cache: 'private, no-store' });
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
      expect(await only('subscriptions')).toMatchObject({ state: 'cancelled', cancelled_at: now });
      const proofs = (await rows('consents')).sort((a, b) => a.position - b.position);
      expect(proofs.map(({ event }) => event)).toEqual(['asked', 'confirmed', 'withdrawn']);
      expect(proofs[2]).toMatchObject({ asked: proofs[0]!.id, subject_key: digest('ana@example.com'), made_at: now });
      expect((await state(id)).body).toMatchObject({ state: 'cancelled' });
    });

    it('takes the click of any mail program, whatever its body: the address is the secret', async () => {
      const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      for (const [body, type] of [
        [multipart, 'multipart/form-data; boundary=x'],
        ['{"List-Unsubscribe":"One-Click"}', 'application/json'],
        [oneClick, `${form}; charset=UTF-8`],
        [oneClick, 'text/plain'],
        ['', form],
        ['x'.repeat(5_000), 'application/octet-stream'],
      ] as const) {
        await clearRecords(store);
        const id = await subscribed();
        expect((await end(id, body, type)).status).toBe(200);
        expect((await request.post(`/web/rgpd/unsubscribe/${id}`)).status).toBe(200);
        expect(await only('subscriptions')).toMatchObject({ state: 'cancelled' });
      }
      expect(said(await end('x'.repeat(43)))).toEqual(refused(404, 9003));
      expect(said(await request.put(`/web/rgpd/unsubscribe/${'x'.repeat(43)}`))).toEqual(refused(405, 9006));
    });

    it('of every mail keeps working, and ends a request that is not confirmed as well', async () => {
      const first = await subscribed();
      now += minute;
      await subscribe();
      const second = await unsubscribeToken();
      expect(second).not.toBe(first);
      await end(second);
      now += minute;
      await subscribe();
      const confirmation = await token();
      expect((await state(first)).body).toMatchObject({ state: 'pending' });
      expect((await end(first)).status).toBe(200);
      expect(said(await accept(confirmation))).toEqual(refused(404, 9003));
      now += minute;
      await store.db.deleteFrom('outbox').execute();
      await subscribe();
      await accept(await token());
      expect(await only('subscriptions')).toMatchObject({ state: 'active' });
    });

    it('does nothing as a link that confirms, nor the other way round', async () => {
      await subscribe();
      expect(said(await accept(await unsubscribeToken()))).toEqual(refused(404, 9003));
      expect(said(await end(await token()))).toEqual(refused(404, 9003));
      expect(said(await end('x'.repeat(43)))).toEqual(refused(404, 9003));
      expect(said(await state('x'))).toEqual(refused(404, 9003));
    });

    it('an ended subscription is deleted after thirty days, but not the proof', async () => {
      const id = await subscribed();
      await end(id);
      now += 30 * day;
      expect(await removeExpired(store, now)).toMatchObject({ subscriptions: 1, proofs: 0 });
      expect([await rows('subscriptions'), await rows('tokens')]).toEqual([[], []]);
      expect(await rows('consents')).toHaveLength(3);
      expect(said(await end(id))).toEqual(refused(404, 9003));
    });
  });

  it('a new demo network keeps subscriptions and consents', async () => {
    await subscribe({}, { 'Idempotency-Key': 'k' });
    await clearDatabase(store);
    for (const table of ['subscriptions', 'consents', 'outbox', 'answers'] as const) await only(table);
    expect(await rows('tokens')).toHaveLength(2);
  });

  it('a failure is logged without personal data', async () => {
    await subscribe();
    const id = await token();
    await store.db.schema.alterTable('subscriptions').renameTo('elsewhere').execute();
    const answers = [await subscribe(), await look(id), await accept(id)];
    await store.db.schema.alterTable('elsewhere').renameTo('subscriptions').execute();
    expect(answers.map(said)).toEqual(Array(3).fill(refused(500, 9000)));
    expect(log).toHaveLength(3);
    for (const secret of [id, form.email, form.surname]) expect(log.join()).not.toContain(secret);
  });

  describe('a list of favourites on its way to another device', () => {
    const list = 'aB3_-'.repeat(40);
    const send = (body: object): Test => request.post('/web/transfer').send(body);
    const fetchList = (id: string): Test => request.get(`/web/transfer/${id}`);

    test('is given to whoever names it, again and again, and is stored under a digest alone', async () => {
      const { status, body, headers } = await send({ list });
      expect([status, headers['cache-control']]).toEqual([201, 'private, no-store']);
      const { id, ends_at } = body as { id: string; ends_at: string };
      expect(ends_at).toBe(new Date(start + 7 * day).toISOString());
      for (let time = 0; time < 2; time += 1)
        expect(said(await fetchList(id))).toEqual({ status: 200, body: { list, ends_at }, cache: 'private, no-store' });
      expect(await only('transfers')).toEqual({ digest: digest(id), list, expires_at: expect.anything() });
      expect(log.join()).not.toContain(id);
    });

    test('is nowhere after a week: not for its link, and not in the database', async () => {
      const { id } = (await send({ list })).body as { id: string };
      now = start + 7 * day - 1;
      expect((await fetchList(id)).status).toBe(200);
      now += 1;
      expect(said(await fetchList(id))).toEqual(refused(404, 9003));
      expect(await removeExpired(store, now)).toMatchObject({ transfers: 1 });
      expect(await rows('transfers')).toEqual([]);
    });

    test.each([{}, { list: '' }, { list: 'ä' }, { list: 3 }, { list: 'a'.repeat(48 * 1024 + 1) }])(
      'case %#: what is no list, or too long, is refused',
      async (body) => {
        expect((await send(body)).status).toBe(422);
        expect(await rows('transfers')).toEqual([]);
      },
    );

    test('an unknown one is none', async () => {
      expect(said(await fetchList('aB3_-efGhiJklMnoPqrStu'))).toEqual(refused(404, 9003));
      expect((await request.put('/web/transfer').send({ list })).status).toBe(405);
    });
  });
});
