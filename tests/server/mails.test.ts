import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import type { MailDelivery } from '#config/mailDelivery.ts';
import { operatorsKey } from '#config/operatorsKey.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { leaseMails, postponeMail, queueMail, settleMail } from '#origin/db/outbox/outbox.ts';
import type { Store } from '#origin/db/store.ts';
import { createFileDelivery } from '#origin/mail/createFileDelivery.ts';
import { createMailer } from '#origin/mail/createMailer.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { personal, sampleMails } from '../origin/sampleMails.ts';

const token = 'a-token-of-some-length';
const settings = {
  publicOrigin: 'https://www.example.com',
  brandName: 'Vencejo',
  brandEmail: 'hola@vencejo.example',
};

let dir: string;
let store: Store;
let origin: Server;
let url: string;
let site: TestSite;

async function startOrigin(delivery: MailDelivery): Promise<void> {
  const mailDesk = { settings, delivery, keys: [operatorsKey(token)] };
  origin = createServer(createOrigin({ store, mailDesk }));
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
}
const stopOrigin = async (): Promise<void> => {
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
};

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-mails-'));
  store = openDatabase(path.join(dir, 'mails.sqlite'));
  await migrateDatabase(store);
  await startOrigin({ kind: 'files', dir: path.join(dir, 'mail') });
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
});
afterEach(async () => {
  await site.close();
  await stopOrigin();
  await store.close();
  rmSync(dir, { recursive: true });
});

const basic = (password: string): string => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
const get = (target: string, authorization = basic(token)) =>
  request(site.app).get(target).set('Authorization', authorization);
const post = (target: string) => request(site.app).post(target).set('Authorization', basic(token));
const enquiry = sampleMails('es').enquiry;

/** Queues a mail and makes of it what is said. @returns its id */
async function queue(mail: Mail, outcome: 'waiting' | 'given up' | 'sent' | 'in a file'): Promise<string> {
  await store.db.transaction().execute((trx) => queueMail(trx, mail, Date.now()));
  const { id } = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (outcome === 'waiting') return id;
  const [leased] = await leaseMails(store.db, { now: Date.now(), time: 60_000, maxMails: 1 });
  if (outcome === 'given up') await postponeMail(store.db, leased!, null, JSON.stringify({ responseCode: 550 }));
  else {
    if (outcome === 'in a file') await createMailer(createFileDelivery(path.join(dir, 'mail')), settings)(mail, id);
    await settleMail(store.db, leased!);
  }
  return id;
}
const stateOf = async (id: string) =>
  (await store.db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('who may see the mails', () => {
  it.each([undefined, basic('wrong'), basic(''), 'Basic', `Bearer ${token}x`, `Basic ${token}`])(
    'not with %p',
    async (authorization) => {
      const id = await queue(enquiry, 'given up');
      for (const [method, target] of [
        ['get', '/admin/mails'],
        ['get', `/admin/mails/${id}`],
        ['get', `/admin/mails/${id}/html`],
        ['post', `/admin/mails/${id}/send`],
      ] as const) {
        const asked = request(site.app)[method](target);
        const { status, text, headers } = await (authorization ? asked.set('Authorization', authorization) : asked);
        expect([status, text, headers['cache-control']]).toEqual([401, '', 'no-store']);
        expect(headers['www-authenticate']).toBe('Basic realm="operators", charset="UTF-8"');
      }
      expect(await stateOf(id)).toBe('given_up');
    },
  );

  it.each([basic(token), `Bearer ${token}`])('with %s', async (authorization) => {
    expect((await get('/admin/mails', authorization)).status).toBe(200);
  });

  it('nobody where there is no token', async () => {
    await site.close();
    site = await createTestSite({}, { apiUrl: () => url });
    expect((await get('/admin/mails')).status).toBe(404);
    expect((await get('/admin/mails', basic(''))).status).toBe(404);
  });

  it('a password in a browser opens what operators read, and changes nothing', async () => {
    expect((await get('/admin/cache')).status).toBe(200);
    const purge = request(site.app).post('/admin/cache/purge').set('Authorization', basic(token)).send({ all: true });
    expect((await purge).status).toBe(401);
    expect((await get('/metrics')).status).toBe(200);
  });

  it('the origin shows them to the site only', async () => {
    await queue(enquiry, 'waiting');
    for (const authorization of ['', `Bearer ${token}`, basic(token), `Bearer ${operatorsKey('another-token-here')}`])
      expect((await request(url).get('/operators/mails').set('Authorization', authorization)).status).toBe(401);
    const own = request(url)
      .get('/operators/mails')
      .set('Authorization', `Bearer ${operatorsKey(token)}`);
    expect((await own).body).toMatchObject({ waiting: 1 });
  });

  it('the site passes none of it on to visitors', async () => {
    const key = `Bearer ${operatorsKey(token)}`;
    for (const target of ['/operators/mails', '/web/operators/mails', '/web/../operators/mails'])
      expect((await get(target, key)).text).not.toContain('"delivery"');
  });

  it('the token itself is never sent to an upstream', async () => {
    const seen: unknown[] = [];
    const foreign = createServer((req, res) => {
      seen.push(req.headers, req.url);
      res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"code":"9002"}');
    });
    await new Promise<void>((resolve) => {
      foreign.listen(0, '127.0.0.1', resolve);
    });
    const own = url;
    url = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
    const { status, text } = await get('/admin/mails');
    url = own;
    foreign.close();
    expect([status, text]).toEqual([200, expect.stringContaining('its mails are the upstream')]);
    expect(JSON.stringify(seen)).not.toContain(token);
  });
});

describe('the list', () => {
  it('names kind, state and attempts, and the recipient masked', async () => {
    await queue(sampleMails('es').enquiryReceived, 'in a file');
    await queue(sampleMails('en').ownerRequest, 'sent');
    await queue(enquiry, 'given up');
    await queue(sampleMails('ca').confirmSubscription, 'waiting');
    const { text, headers } = await get('/admin/mails');
    const rows = [...text.matchAll(/<tr>\n([^]*?)<\/tr>/g)].map(([, row]) => row!.replaceAll(/<[^>]*>/g, ' '));
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/enquiry +\n +c…@example.com +\n +given up +\n +1 +\n +Send again/);
    expect(rows.join()).toMatch(/enquiryReceived +\n +n…@example.com +\n +sent/);
    expect(rows.join()).toMatch(/ownerRequest +\n +\(deleted\) +\n +sent/);
    expect(rows.join()).toMatch(/confirmSubscription +\n +n…@example.com +\n +waiting/);
    expect(text).toContain('Waiting: 1. Given up: 1.');
    for (const value of [...Object.values(personal), 'clara.agent', 'TTTT', 'LLLL']) expect(text).not.toContain(value);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it('says so when there are none, and where mails go', async () => {
    expect((await get('/admin/mails')).text).toMatch(/written into files[^]*No mail has been written/);
    await stopOrigin();
    await startOrigin({ kind: 'smtp', url: 'smtps://mail.example.com' });
    expect((await get('/admin/mails')).text).toContain('mail server of SMTP_URL');
    await stopOrigin();
    await startOrigin({ kind: 'catcher', url: 'smtp://mail:1025' });
    expect((await get('/admin/mails')).text).toContain('nobody receives any');
  });

  it('says so when the origin is down', async () => {
    url = 'http://127.0.0.1:9';
    const { status, text } = await get('/admin/mails');
    expect([status, text]).toEqual([503, expect.stringContaining('The origin does not answer')]);
  });
});

describe('a mail', () => {
  it.each(['waiting', 'given up', 'in a file'] as const)('%s is shown in both forms', async (outcome) => {
    const id = await queue(enquiry, outcome);
    const shown = await get(`/admin/mails/${id}`);
    expect(shown.text).toContain('Solicitud de visita a la vivienda VN-10234');
    expect(shown.text).toContain('&gt; ¿Admite perro &amp; gato?');
    expect(shown.text).toContain(`src="/admin/mails/${id}/html"`);
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none';.*style-src 'sha256-/);
    const { text, headers } = await get(`/admin/mails/${id}/html`);
    expect(text).toContain('Núria Canela Puigdellívol');
    expect(text).toContain('<base target="_blank">');
    expect(text).toMatch(/^<!doctype html>[^]*<\/html>\s*$/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox allow-popups/);
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('that was sent to a mail server has no content any more', async () => {
    const id = await queue(enquiry, 'sent');
    expect((await get(`/admin/mails/${id}`)).text).toContain('Its content is deleted');
    expect((await get(`/admin/mails/${id}/html`)).status).toBe(404);
  });

  it.each(['nothing', '..%2Fweb', 'a%00', '%3Cscript%3E', 'x'.repeat(65)])('%s is a 404', async (id) => {
    const { status, text } = await get(`/admin/mails/${id}`);
    expect([status, text]).toEqual([404, expect.stringContaining('There is no such mail')]);
    expect(text).not.toContain('<script');
  });
});

describe('sending again', () => {
  it('queues a mail that was given up, and shows it', async () => {
    const id = await queue(enquiry, 'given up');
    const { status, headers } = await post(`/admin/mails/${id}/send`).set('Sec-Fetch-Site', 'same-origin');
    expect([status, headers.location]).toEqual([303, `/admin/mails/${id}`]);
    expect(await stateOf(id)).toBe('waiting');
    expect((await post(`/admin/mails/${id}/send`)).status).toBe(409);
  });

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'https://evil.example' }])(
    'is refused from elsewhere: %j',
    async (headers) => {
      const id = await queue(enquiry, 'given up');
      expect((await post(`/admin/mails/${id}/send`).set(headers)).status).toBe(403);
      expect(await stateOf(id)).toBe('given_up');
    },
  );

  it('needs a POST', async () => {
    const id = await queue(enquiry, 'given up');
    expect((await get(`/admin/mails/${id}/send`)).status).toBe(404);
    expect(await stateOf(id)).toBe('given_up');
  });
});
