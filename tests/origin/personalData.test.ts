import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { readLedgerHead, verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { leaseMails, listMails, postponeMail } from '#origin/db/outbox/outbox.ts';
import type { Store } from '#origin/db/store.ts';
import { digest } from '#origin/db/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createRetention } from '#origin/jobs/createRetention.ts';
import { createFileDelivery } from '#origin/mail/createFileDelivery.ts';
import { createMailer } from '#origin/mail/createMailer.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { mailFiles } from '#origin/personalData/mailFiles.ts';
import { erasePerson, exportPerson } from '#origin/personalData/PersonalDataStore.ts';
import { day } from '#shared/times.ts';
import { createLeadCipher, leadsKeyOf } from '#server/leads/leadCipher.ts';
import { createLeadTable, openLeadDatabase, sealedName } from '#server/leads/leadTable.ts';
import { childEnv } from '#config/env.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';
import { smallNetwork } from './smallNetwork.ts';

const start = Date.UTC(2026, 10, 22);
const canary = 'canary@example.com';
const other = 'other.canary@example.com';
const script = path.join(import.meta.dirname, '../../scripts/data.ts');

const enquiry = (email: string) => ({
  agent: 'ana-mas',
  name: 'Canaria',
  surname: 'Rubia Secreta',
  email,
  phone: '+34600111222',
  message: 'secreto de canario',
  acceptPrivacy: true,
  acceptCommercials: true,
  language: 'es',
});
const ownerRequest = (email: string) => ({
  type: 'RENT',
  fullName: 'Canaria Rubia Secreta',
  email,
  phone: '+34600111222',
  moreToKnow: 'secreto de canario',
  cities: ['barcelona'],
  acceptTerms: true,
  language: 'es',
});

onEveryBackend((backend) => {
  let store: Store;
  let request: ReturnType<typeof supertest>;
  let dir: string;

  beforeAll(async () => {
    store = backend.open('personal_data');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(), { now: start });
    request = supertest(createOrigin({ store, now: () => start }));
    dir = await mkdtemp(path.join(tmpdir(), 'vencejo-data-'));
  }, 60_000);
  beforeEach(async () => {
    await clearRecords(store);
    await rm(path.join(dir, 'mail'), { recursive: true, force: true });
  });
  afterAll(async () => {
    await store.close();
    await rm(dir, { recursive: true });
  });

  const stores = () => [databaseStore(store, () => start), mailFiles(path.join(dir, 'mail'))];
  /** Everything that the database holds of visitors. */
  const dump = async (): Promise<string> => {
    const tables = ['enquiries', 'owner_requests', 'subscriptions', 'tokens', 'consents', 'outbox', 'answers'];
    return JSON.stringify(
      await Promise.all(
        tables.map((table) =>
          store.db
            .selectFrom(table as 'meta')
            .selectAll()
            .execute(),
        ),
      ),
    );
  };
  /** Each mail of the outbox as a file. */
  const writeMails = async (): Promise<void> => {
    const send = createMailer(createFileDelivery(path.join(dir, 'mail')), {
      publicOrigin: 'https://www.example.com',
      brandName: 'Vencejo',
      brandEmail: 'hola@vencejo.example',
    });
    for (const { mail, id } of await listMails(store.db)) if (mail) await send(mail, id);
  };
  const submit = async (email: string): Promise<void> => {
    for (const [url, body] of [
      ['/web/opportunity', enquiry(email)],
      ['/web/lead', ownerRequest(email)],
    ] as const) {
      const { status } = await request.post(url).set('Idempotency-Key', `${email}${url}`).send(body);
      expect(status).toBe(201);
    }
  };
  /** A request that the site keeps, because it could not deliver it. */
  const keep = (email: string): void => {
    const key = leadsKeyOf({ DATA_DIR: dir });
    const cipher = createLeadCipher(key);
    const lead = { path: '/web/opportunity', body: JSON.stringify(enquiry(email)), idempotencyKey: email };
    const row = { receivedAt: start, form: 'opportunity', id: cipher.idOf(lead) };
    const database = openLeadDatabase(dir);
    createLeadTable(database).add({ ...row, sealed: cipher.seal(lead, sealedName(row)) });
    database.close();
  };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args, '--database', backend.url('personal_data')], {
      env: childEnv({ DATA_DIR: dir }),
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );

  it('an export has everything about a person, and nothing about another', async () => {
    for (const email of [canary, other]) await submit(email);
    await writeMails();
    const found = (await exportPerson(stores(), canary)) as {
      database: Record<string, unknown[]>;
      mailFiles: { content: string }[];
    };
    const { database, mailFiles: files } = found;
    expect(Object.fromEntries(Object.entries(database).map(([name, rows]) => [name, rows.length]))).toEqual({
      enquiries: 1,
      ownerRequests: 1,
      advertReports: 0,
      subscriptions: 1,
      alerts: 0,
      alertMatches: 0,
      linkRequests: 0,
      links: 2,
      consents: 2,
      mails: 5,
      webhooks: 0,
      answers: 2,
    });
    expect(database.enquiries).toMatchObject([{ content: { email: canary, message: 'secreto de canario' } }]);
    expect(files).toHaveLength(5);
    expect(JSON.stringify(found)).not.toContain(other);
  });

  it('an erasure removes a person from every store, and leaves others and the chain', async () => {
    for (const email of [canary, other]) await submit(email);
    await writeMails();
    expect(await erasePerson(stores(), canary)).toEqual({
      database: {
        leads: 2,
        advertReports: 0,
        subscriptions: 1,
        alerts: 0,
        mails: 5,
        webhooks: 0,
        answers: 2,
        proofsThatStay: 3,
      },
      mailFiles: { files: 5 },
    });
    const left = await dump();
    expect(left.replaceAll(other, '')).not.toContain(canary);
    expect(left).toContain(other);
    for (const name of await readdir(path.join(dir, 'mail')))
      expect((await readFile(path.join(dir, 'mail', name), 'utf8')).replaceAll(other, '')).not.toContain(canary);
    expect(await exportPerson(stores(), canary)).toMatchObject({
      database: {
        enquiries: [],
        ownerRequests: [],
        subscriptions: [],
        links: [],
        mails: [],
        webhooks: [],
        answers: [],
      },
      mailFiles: [],
    });
    expect(await exportPerson(stores(), other)).toMatchObject({ database: { enquiries: [{}], mails: { length: 5 } } });
    expect(await verifyLedger(store.db)).toMatchObject({ rows: 5, faults: [] });
    // The end of the newsletter's consent, which the proofs are kept from.
    expect(
      await store.db
        .selectFrom('consents')
        .select(['event', 'subject_key'])
        .orderBy('position', 'desc')
        .limit(1)
        .execute(),
    ).toEqual([{ event: 'withdrawn', subject_key: digest(canary) }]);
    expect((await erasePerson(stores(), canary)).database).toMatchObject({ leads: 0, mails: 0, proofsThatStay: 3 });
  });

  it("an agent's erasure leaves the enquiries of visitors", async () => {
    await submit(canary);
    await erasePerson(stores(), 'agent1@vencejo.example');
    expect((await listMails(store.db, { state: 'waiting' })).map(({ kind }) => kind)).toContain('enquiry');
  });

  it('the link of an erased enquiry is gone', async () => {
    const { body } = await request.post('/web/opportunity').send(enquiry(canary));
    await erasePerson(stores(), canary);
    expect((await request.get(`/web/lead/${(body as { lead_id: string }).lead_id}`)).status).toBe(410);
  });

  it('mail files are found by the whole address, also across the line breaks of quoted-printable', async () => {
    const folder = path.join(dir, 'files');
    await mkdir(folder);
    for (const [name, content] of [
      ['1.eml', `To: ${canary}\r\n`],
      ['2.eml', `To: x@example.com\r\n\r\n<a href="mailto:Canary@Example.com">`],
      ['3.eml', `To: x@example.com\r\n\r\nwrite to canary@exa=\r\nmple.com.`],
      ['4.eml', `To: ${other}, my${canary}, ${canary}.es\r\n`],
      ['5.txt', canary],
    ] as const)
      await writeFile(path.join(folder, name), content);
    expect(await mailFiles(folder).erase(canary)).toEqual({ files: 3 });
    expect((await readdir(folder)).sort()).toEqual(['4.eml', '5.txt']);
    expect(await mailFiles(path.join(dir, 'nowhere')).export(canary)).toEqual([]);
  });

  it('npm run data exports, erases, verifies and sends mails again', async () => {
    await submit(canary);
    for (const email of [canary, other]) keep(email);
    const head = await readLedgerHead(store.db);
    expect(await run('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('The chain holds.') });
    expect(await run('verify', '--head', `2:${'0'.repeat(64)}`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('row 2 is not the one that was noted'),
    });
    expect(JSON.parse((await run('export', ' \u202aCANARY@example.com\u202c')).stdout)).toMatchObject({
      database: { enquiries: [{ content: { email: canary } }] },
      pendingLeads: { leads: [{ form: 'opportunity', body: { email: canary } }], unreadable: 0 },
    });
    const [leased] = await leaseMails(store.db, { now: start, time: day, maxMails: 1 });
    await postponeMail(store.db, leased!, null, '{"responseCode":550}');
    const listed = await run('mails');
    expect(listed.stdout).toMatch(/^\S+ .*given_up, 1 attempts \{"responseCode":550\}\n$/);
    expect(listed.stdout).not.toContain('example');
    expect(await run('mails', 'resend', leased!.id)).toMatchObject({ code: 0, stdout: '1 queued again.\n' });
    expect(await run('mails', 'resend', leased!.id)).toMatchObject({ code: 1 });
    expect((await run('mails')).stdout).toBe('');
    const [row] = await store.db.selectFrom('outbox').selectAll().limit(1).execute();
    const { kind: _, subject_key: __, ...queued } = row!;
    const webhook = { ...queued, id: 'w-1', endpoint: 'network', type: 'enquiry.created', about_key: '' } as const;
    await store.db
      .insertInto('webhooks')
      .values({ ...webhook, state: 'given_up', content: '{}' })
      .execute();
    expect((await run('webhooks')).stdout).toMatch(
      /^w-1 {2}\S+ {2}enquiry.created {2}network {2}given_up, \d attempts/,
    );
    expect(await run('webhooks', 'replay', 'w-1')).toMatchObject({ code: 0, stdout: '1 queued again.\n' });
    expect(JSON.parse((await run('erase', canary)).stdout)).toMatchObject({
      database: { leads: 2 },
      pendingLeads: { erased: 1, unreadable: 0 },
    });
    const kept = openLeadDatabase(dir);
    expect(createLeadTable(kept).list()).toHaveLength(1);
    kept.close();
    expect(await dump()).not.toContain(canary);
    expect(await run('verify', '--head', `${head.position}:${head.hash}`)).toMatchObject({ code: 0 });
    for (const wrong of [
      ['erase', 'nobody'],
      ['mails', 'lost'],
    ])
      expect(await run(...wrong)).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run data --') });
  });

  it('the retention job reports what it removed and the end of the ledger, without personal data', async () => {
    await submit(canary);
    const log: string[] = [];
    let report = (): void => undefined;
    const reported = new Promise<void>((resolve) => {
      report = resolve;
    });
    const job = createRetention({
      store,
      logger: {
        error: (_, message) => log.push(message),
        info: (details, message) => {
          log.push(JSON.stringify([message, details]));
          report();
        },
      },
      now: () => start + 30 * day,
    });
    await reported;
    await job.stop();
    const { position, hash } = await readLedgerHead(store.db);
    expect(JSON.parse(log.join())).toEqual([
      'expired data removed',
      {
        leads: 2,
        advertReports: 0,
        adverts: 0,
        subscriptions: 1,
        alerts: 0,
        answers: 0,
        transfers: 0,
        mails: 0,
        webhooks: 0,
        proofs: 0,
        resultLinks: 0,
        ownerLinks: 0,
        ownerNotes: 0,
        imports: 0,
        translations: 0,
        results: 0,
        resultDays: 0,
        stored: { ledger: `${position}:${hash}`, mails: 5, mailsGivenUp: 0 },
      },
    ]);
    expect(await store.db.selectFrom('enquiries').select(['content', 'subject_key']).execute()).toEqual([
      { content: null, subject_key: null },
    ]);
  });
});
