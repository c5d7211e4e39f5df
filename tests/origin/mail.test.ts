import { mkdtemp, readdir, readFile, rm, stat, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { languages } from '#shared/i18n/languages.ts';
import {
  countOutbox,
  leaseMails,
  listMails,
  postponeMail,
  queueMail,
  removeSettledMails,
  resendMail,
} from '#origin/db/outbox/outbox.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { OutboxRow } from '#origin/db/tables.ts';
import { createFileDelivery } from '#origin/mail/createFileDelivery.ts';
import { createMailer, type SendMail } from '#origin/mail/createMailer.ts';
import { createSmtpDelivery } from '#origin/mail/createSmtpDelivery.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import type { MailSettings } from '#origin/mail/MailText.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { createMailWorker, mailTimes } from '#origin/jobs/createMailWorker.ts';
import type { PeriodicJob } from '#origin/jobs/runPeriodically.ts';
import { day, minute } from '#shared/times.ts';
import { recordingLogger } from './recordingLogger.ts';
import { onEveryBackend } from './backends.ts';
import { readMessage, startMailServer, type MailServer } from './mailServer.ts';

const settings: MailSettings = {
  publicOrigin: 'https://www.example.com',
  brandName: 'Vencejo',
  brandEmail: 'hola@vencejo.example',
};
const token = 'T'.repeat(43);
const confirm = (changes: Partial<Pick<Mail, 'recipient' | 'language' | 'name'>> = {}): Mail => ({
  kind: 'confirmSubscription',
  recipient: 'ana@example.com',
  language: 'es',
  name: 'Ana',
  token,
  ...changes,
});

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.delivered.length = 0;
  server.refusal = null;
});

onEveryBackend((backend) => {
  let store: Store;
  let now = 0;
  const { log, logger } = recordingLogger();
  const workers: PeriodicJob[] = [];

  beforeAll(async () => {
    store = backend.open('mail');
    await migrateDatabase(store);
  });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    log.length = 0;
    await store.db.deleteFrom('outbox').execute();
  });
  const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  afterEach(stopWorkers);
  afterAll(() => store.close());

  const smtp = (): SendMail => createMailer(createSmtpDelivery(server.url), settings);
  const startWorker = (
    send = smtp(),
    times: Partial<typeof mailTimes> = {},
    settledAs: 'sent' | 'caught' = 'sent',
  ): void => {
    workers.push(
      createMailWorker({
        store,
        send,
        settledAs,
        logger,
        now: () => now,
        times: { ...mailTimes, interval: 5, ...times },
      }),
    );
  };
  const queue = (mail: Mail) => store.db.transaction().execute((trx) => queueMail(trx, mail, now));
  const rows = (): Promise<OutboxRow[]> => store.db.selectFrom('outbox').selectAll().execute();
  const until = async (isSo: (all: OutboxRow[]) => boolean): Promise<OutboxRow[]> => {
    let all = await rows();
    for (let turn = 0; turn < 3_000 && !isSo(all); turn += 1) {
      await sleep(5);
      all = await rows();
    }
    expect(isSo(all)).toBe(true);
    return all;
  };
  const areAll = (state: OutboxRow['state']) => (all: OutboxRow[]) => all.every((row) => row.state === state);

  it.each([
    ['es', 'Confirme su suscripción al boletín de Vencejo', 'Hola, Ana:', '/rgpd/aceptar/'],
    ['ca', 'Confirmeu la vostra subscripció al butlletí de Vencejo', 'Hola, Ana,', '/ca/rgpd/acceptar/'],
    ['en', 'Confirm your subscription to the Vencejo newsletter', 'Hello Ana,', '/en/rgpd/accept/'],
  ] as const)('a mail in %s arrives, with its link in both forms', async (language, subject, greeting, page) => {
    await queue(confirm({ language }));
    startWorker();
    const [row] = await until(areAll('sent'));
    expect(server.delivered).toMatchObject([{ from: 'hola@vencejo.example', to: ['ana@example.com'] }]);
    const { header, text, html } = readMessage(server.delivered[0]!.content);
    expect(header('From')).toBe('Vencejo <hola@vencejo.example>');
    expect(header('To')).toBe('ana@example.com');
    expect(header('Message-ID')).toBe(`<${row!.id}@vencejo.example>`);
    expect(header('Auto-Submitted')).toBe('auto-generated');
    const words = decodeURIComponent(
      header('Subject')!.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s?/g, (_, coded: string) =>
        coded.replaceAll('_', ' ').replaceAll('=', '%'),
      ),
    );
    expect(words).toBe(subject);
    const link = `https://www.example.com${page}${token}`;
    expect(text).toContain(greeting);
    expect(text).toContain(`\r\n${link}\r\n`);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<html lang=');
    expect(html).not.toMatch(/<img|<script|url\(/);
  });

  it('what a catcher takes is not counted as sent', async () => {
    await queue(confirm());
    startWorker(smtp(), {}, 'caught');
    expect(await until(areAll('caught'))).toMatchObject([{ content: null, lease: null }]);
    expect(log.join()).toContain('mail caught');
  });

  it.each([
    ['queued', 'queue' as const],
    ['tried', 'refuse' as const],
    ['leased by a worker that was killed', 'lease' as const],
  ])('a mail that was %s while the clock was ahead goes out when it is right', async (_, last) => {
    const right = now;
    now += 40 * day;
    await queue(confirm());
    if (last !== 'queue') {
      const [leased] = await leaseMails(store.db, { now, time: mailTimes.lease, maxMails: 5 });
      if (last === 'refuse') await postponeMail(store.db, leased!, now + minute, '{}');
    }
    now = right;
    startWorker();
    const [row] = await until(areAll('sent'));
    expect(row).toMatchObject({ made_at: right, queued_at: right });
  });

  it('a subscriber gets no confirmation link', async () => {
    await queue({ kind: 'alreadySubscribed', recipient: 'ana@example.com', language: 'es', name: 'Ana' });
    startWorker();
    await until(areAll('sent'));
    expect(readMessage(server.delivered[0]!.content).text).toContain('Ya lo recibe');
    expect(server.delivered[0]!.content).not.toContain('/rgpd/');
  });

  it('the content of a mail is deleted once it is sent', async () => {
    await queue(confirm());
    startWorker();
    const [row] = await until(areAll('sent'));
    expect(row).toMatchObject({ content: null, lease: null });
    expect(log.join()).toContain('mail sent');
    expect(log.join() + JSON.stringify(row)).not.toMatch(/ana@example|Ana|TTTT/);
  });

  it('a refused mail is tried again later and delivered once', async () => {
    server.refusal = { code: 451, text: '4.3.0 <ana@example.com>: not now' };
    await queue(confirm());
    startWorker();
    await until(([row]) => row!.attempts === 1 && row!.lease === null);
    await sleep(20);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 1, try_at: now + minute });
    expect(log.join()).toContain('"responseCode":451');
    expect(log.join()).not.toContain('ana@example.com');
    server.refusal = null;
    now += minute;
    await until(areAll('sent'));
    expect(server.delivered).toHaveLength(1);
  });

  it('an unreachable server is tried at growing intervals for three days', async () => {
    const times: number[] = [];
    await queue(confirm());
    const madeAt = now;
    startWorker(() => {
      times.push(now - madeAt);
      return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    });
    const tried = (count: number) =>
      until(([row]) => times.length === count && row!.attempts === count && row!.lease === null);
    for (let count = 1; count <= 3; count += 1) [{ try_at: now }] = (await tried(count)) as [OutboxRow];
    expect(times.map((time) => time / minute)).toEqual([0, 1, 3]);
    now = madeAt + 3 * day - minute;
    await tried(4);
    expect((await rows())[0]).toMatchObject({ state: 'given_up', problem: '{"code":"ECONNREFUSED"}' });
  });

  it('a mail to a nonexistent address is not tried again', async () => {
    server.refusal = { code: 550, text: '5.1.1 <ana@example.com>: no such user' };
    await queue(confirm());
    startWorker();
    await until(areAll('given_up'));
    expect(log.join()).toContain('"again":"never"');
  });

  it('a mail that was given up keeps its content, is listed and counted, and can be sent again', async () => {
    server.refusal = { code: 550, text: '5.1.1 <ana@example.com>: no such user' };
    const madeAt = now;
    await queue(confirm());
    startWorker();
    await until(areAll('given_up'));
    const [listed, ...others] = await listMails(store.db, { state: 'given_up' });
    expect(others).toEqual([]);
    expect(listed).toEqual({
      id: expect.any(String),
      kind: 'confirmSubscription',
      state: 'given_up',
      madeAt,
      tryAt: expect.any(Number),
      attempts: 1,
      problem: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
      mail: confirm(),
    });
    expect(await countOutbox(store.db)).toEqual({ waiting: 0, givenUp: 1, oldest: null });
    server.refusal = null;
    // Later than any mail is tried: it is tried for three days again. A look at the outbox that is under way would take
    // the jump for a clock that was wrong.
    await stopWorkers();
    now += 10 * day;
    startWorker();
    expect(await removeSettledMails(store.db, now)).toBe(0);
    expect(await resendMail(store.db, 'nonsense', now)).toBe(false);
    expect(await resendMail(store.db, listed!.id, now)).toBe(true);
    expect(await resendMail(store.db, listed!.id, now)).toBe(false);
    await until(areAll('sent'));
    expect(server.delivered).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ content: null, problem: null });
  });

  it('a mail that is sent again is tried for three days again', async () => {
    server.refusal = { code: 550, text: '5.1.1 no such user' };
    await queue(confirm());
    startWorker();
    const [row] = await until(areAll('given_up'));
    await stopWorkers();
    now += 10 * day;
    startWorker();
    server.refusal = { code: 451, text: '4.3.0 not now' };
    await resendMail(store.db, row!.id, now);
    await until(([again]) => again!.attempts === 1 && again!.lease === null);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', try_at: now + minute });
    expect(await countOutbox(store.db)).toEqual({ waiting: 1, givenUp: 0, oldest: now });
  });

  it('a mail that was given up is deleted after thirty days', async () => {
    server.refusal = { code: 550, text: '5.1.1 no such user' };
    await queue(confirm());
    startWorker();
    await until(areAll('given_up'));
    now += 30 * day - 1;
    expect(await removeSettledMails(store.db, now)).toBe(0);
    now += 1;
    expect(await removeSettledMails(store.db, now)).toBe(1);
  });

  it('two enquiries to one agent are two mails; a newer confirmation replaces the one before', async () => {
    const enquiry: Mail = {
      kind: 'enquiry',
      recipient: 'agent@example.com',
      language: 'es',
      name: 'Beni',
      visitor: { name: 'Ana', surname: 'Mas', email: 'ana@example.com', language: 'es' },
      message: '',
      subject: 'contact',
    };
    for (const mail of [enquiry, enquiry, confirm(), confirm()]) await queue(mail);
    expect((await rows()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'confirmSubscription replaced',
      'confirmSubscription waiting',
      'enquiry waiting',
      'enquiry waiting',
    ]);
  });

  it('several workers deliver each mail once', async () => {
    for (let n = 0; n < 12; n += 1) await queue(confirm({ recipient: `a${n}@example.com` }));
    for (let n = 0; n < 3; n += 1) startWorker();
    await until(areAll('sent'));
    expect(server.delivered.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `a${n}@example.com`).sort(),
    );
  });

  it('a mail that a visitor waits for does not wait for all mails of a morning', async () => {
    await store.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 20; n += 1) await queueMail(trx, confirm({ recipient: `reader${n}@example.com` }), now);
      now += minute;
      await queueMail(trx, confirm({ recipient: 'visitor@example.com' }), now);
    });
    const first = await leaseMails(store.db, { now, time: mailTimes.lease, maxMails: 5 });
    const recipients = first.map(({ mail }) => mail.recipient);
    expect(recipients).toHaveLength(5);
    expect(recipients).toContain('visitor@example.com');
  });

  it('the mails of a worker that exited are sent when its lease expires, and not before', async () => {
    await queue(confirm());
    expect(await leaseMails(store.db, { now, time: mailTimes.lease, maxMails: 5 })).toHaveLength(1);
    startWorker();
    await sleep(30);
    expect(server.delivered).toEqual([]);
    now += mailTimes.lease;
    await until(areAll('sent'));
    expect(server.delivered).toHaveLength(1);
  });

  it('a hanging delivery times out, and does not delay the shutdown', async () => {
    await queue(confirm());
    startWorker(() => new Promise(() => undefined), { sendTimeout: 20 });
    await until(([row]) => row!.attempts === 1 && row!.lease === null);
    now += minute;
    await workers[0]!.stop();
    startWorker(() => new Promise(() => undefined), { drainTimeout: 10 });
    await until(([row]) => row!.lease !== null);
    await workers[1]!.stop();
  });

  it('an unreachable database is logged once and tried again', async () => {
    await store.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    startWorker(smtp(), { errorDelay: 5 });
    await sleep(60);
    await store.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
    await queue(confirm());
    await until(areAll('sent'));
    expect(log.filter((line) => line.includes('the outbox cannot be read'))).toHaveLength(1);
  });
});

describe('names in mails', () => {
  it.each([
    '<b>Ana</b>',
    'Ana & Co',
    'Visit evil.example now',
    'https://evil.example',
    'Gane dinero ya en su casa hoy',
    'A'.repeat(41),
    '={{token}}',
    'Ana\r\nBcc: all@example.com',
  ])('%j is not used in the greeting', async (name) => {
    for (const language of languages) {
      const { text, html } = await writeMail(confirm({ name, language }), settings);
      expect(text + html).not.toContain(name);
      expect(text).toMatch(/^(Hola[:,]|Hello,|Guten Tag,|Goedendag,|Bonjour,)\n/);
    }
  });

  it.each(['María José', 'José Mª', 'Núria-Anna', '王芳'])('%s is used in the greeting', async (name) => {
    expect((await writeMail(confirm({ name }), settings)).text).toContain(`Hola, ${name}:`);
  });

  it('are escaped in HTML', async () => {
    const { text, html } = await writeMail(confirm({ name: "Aina d'Ors" }), settings);
    expect([text, html]).toEqual([
      expect.stringContaining("Hola, Aina d'Ors:"),
      expect.stringContaining('Hola, Aina d&#39;Ors:'),
    ]);
  });

  it('cannot add headers or recipients', async () => {
    const brand = { ...settings, brandName: 'Casa "X" <y>, z@example.com\r\nX-Other: 1' };
    await createMailer(createSmtpDelivery(server.url), brand)(confirm({ name: 'Ana\r\nBcc: all@example.com' }), 'id');
    const { to, content } = server.delivered[0]!;
    expect(to).toEqual(['ana@example.com']);
    expect(readMessage(content).header('X-Other')).toBeUndefined();
    expect(readMessage(content).header('Bcc')).toBeUndefined();
    expect(readMessage(content).html).toContain('Casa &quot;X&quot; &lt;y&gt;');
    expect(readMessage(content).html).not.toContain('<y>');
  });
});

describe('without a mail server', () => {
  let dir: string;
  beforeEach(async () => {
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'vencejo-mail-')), 'mail');
  });
  afterEach(() => rm(path.dirname(dir), { recursive: true }));

  it('a mail is written to a file that only its owner can read', async () => {
    await createMailer(
      createFileDelivery(dir, () => Date.UTC(2026, 0, 2)),
      settings,
    )(confirm(), 'an-id');
    expect(await readdir(dir)).toEqual(['2026-01-02T00-00-00-000Z-an-id.eml']);
    const file = path.join(dir, (await readdir(dir))[0]!);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { header, text, html } = readMessage((await readFile(file, 'utf8')).replaceAll(/\r?\n/g, '\r\n'));
    expect([header('To'), header('Content-Type')]).toEqual([
      'ana@example.com',
      expect.stringContaining('multipart/alternative'),
    ]);
    // An editor shows it whole.
    expect([text, html]).toEqual(
      Array(2).fill(expect.stringContaining(`https://www.example.com/rgpd/aceptar/${token}`)),
    );
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^https://www.example.com/rgpd/aceptar/${token}\r?$`, 'm'));
  });

  it('the newest 200 are kept', async () => {
    await mkdir(dir);
    for (let n = 0; n < 205; n += 1) await writeFile(path.join(dir, `2025-${String(n).padStart(3, '0')}.eml`), '');
    await writeFile(path.join(dir, 'notes.txt'), '');
    await createMailer(createFileDelivery(dir), settings)(confirm(), 'an-id');
    const files = await readdir(dir);
    expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(200);
    expect(files).toEqual(expect.arrayContaining(['notes.txt', '2025-006.eml']));
    expect(files).not.toContain('2025-005.eml');
  });
});
