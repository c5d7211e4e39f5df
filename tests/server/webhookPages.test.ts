import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import type { WebhookListDto } from '#shared/contract/webhooks.ts';
import { hour, minute } from '#shared/times.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { WebhookRow } from '#origin/db/tables.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
const endpoints = [{ name: 'network', url: 'https://crm.example/s3cret', secrets: ['whsec_s3cret'] }];

let store: Store;
let origin: Server;
let site: TestSite;

beforeEach(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store);
  const keys = [operatorsKey(token)];
  const mailDesk = { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys } as const;
  origin = createServer(createOrigin({ store, endpoints, mailDesk }));
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
});
afterEach(async () => {
  await site.close();
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
  await store.close();
});

async function add(id: string, changes: Partial<WebhookRow> = {}): Promise<void> {
  const at = Date.now() - hour;
  const row: WebhookRow = {
    ...{ id, endpoint: 'network', type: 'enquiry.created', about_key: 'a', content: '{"data":"ana@example.com"}' },
    ...{ state: 'waiting', made_at: at, queued_at: at, try_at: at + 2 * hour, attempts: 3, lease: null },
    ...{ problem: '{"status":503}', ...changes },
  };
  await store.db.insertInto('webhooks').values(row).execute();
}
const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
const get = (path: string) => request(site.app).get(path).set('Authorization', basic);
const post = (path: string) => request(site.app).post(path).set('Authorization', basic);
const states = async () =>
  (await store.db.selectFrom('webhooks').select(['id', 'state', 'attempts']).orderBy('id').execute()).map(
    ({ id, state, attempts }) => `${id} ${state} ${attempts}`,
  );

it('is for operators alone, and no other site makes their browser send anything', async () => {
  await add('w-1');
  for (const [method, path] of [
    ['get', '/admin/webhooks'],
    ['get', '/admin/webhooks?format=json'],
    ['post', '/admin/webhooks/replay'],
    ['post', '/admin/webhooks/w-1/replay'],
  ] as const)
    for (const authorization of [undefined, `Bearer ${token}x`]) {
      const asked = request(site.app)[method](path);
      expect((await (authorization ? asked.set('Authorization', authorization) : asked)).status).toBe(401);
    }
  expect((await post('/admin/webhooks/replay').set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
  expect((await request(origin).post('/operators/webhooks/replay')).status).toBe(401);
  expect(await states()).toEqual(['w-1 waiting 3']);
});

it('shows endpoints and webhooks, those that were given up first, and nothing personal or secret', async () => {
  await add('w-1', { made_at: Date.now() });
  await add('w-2', { state: 'given_up', problem: '{"code":"ECONNREFUSED"}' });
  await add('w-3', { state: 'sent', content: null, problem: null });
  const { text, headers } = await get('/admin/webhooks').set('Accept', 'text/html');
  expect(headers['content-security-policy']).toMatch("default-src 'none'");
  expect(text).toContain('crm.example');
  expect(text).toContain('Waiting: 1. Given up: 1.');
  expect(text).toContain('ECONNREFUSED');
  expect(text).not.toMatch(/s3cret|ana@example/);
  const list = (await get('/admin/webhooks').set('Accept', 'application/json')).body as WebhookListDto;
  expect(list).toMatchObject({
    endpoints: [{ name: 'network', host: 'crm.example' }],
    ...{ waiting: 1, givenUp: 1 },
    webhooks: [
      { id: 'w-2', state: 'given_up', problem: '{"code":"ECONNREFUSED"}' },
      { id: 'w-1', state: 'waiting', attempts: 3, problem: '{"status":503}' },
      { id: 'w-3', state: 'sent' },
    ],
  });
});

it('sends one again, or all', async () => {
  for (const id of ['w-1', 'w-2', 'w-3']) await add(id, { state: 'given_up' });
  await add('w-4', { state: 'sent', content: null });
  await add('w-5', { lease: 'of a worker' });
  const answer = await post('/admin/webhooks/w-1/replay');
  expect([answer.status, answer.headers.location]).toEqual([303, '/admin/webhooks']);
  const rest = ['w-4 sent 3', 'w-5 waiting 3'];
  expect(await states()).toEqual(['w-1 waiting 0', 'w-2 given_up 3', 'w-3 given_up 3', ...rest]);
  const all = await post('/admin/webhooks/replay').set('Accept', 'application/json');
  expect(all.body).toMatchObject({ waiting: 4, givenUp: 0 });
  expect(await states()).toEqual(['w-1 waiting 0', 'w-2 waiting 0', 'w-3 waiting 0', ...rest]);
  for (const id of ['w-4', 'w-5', 'unknown', '%3Cscript%3E'])
    expect((await post(`/admin/webhooks/${id}/replay`)).status).toBe(404);
});

it('counts what waits in /metrics, mails as well', async () => {
  await add('w-1', { state: 'given_up' });
  await add('w-2', { queued_at: Date.now() - 10 * minute });
  const { text } = await request(site.app).get('/metrics').set('Authorization', `Bearer ${token}`);
  expect(text).toMatch(/^vencejo_outbox_waiting\{queue="webhooks"\} 1$/m);
  expect(text).toMatch(/^vencejo_outbox_oldest_seconds\{queue="webhooks"\} 6\d\d$/m);
  expect(text).toMatch(/^vencejo_outbox_given_up\{queue="webhooks"\} 1$/m);
  expect(text).toMatch(/^vencejo_outbox_waiting\{queue="mails"\} 0$/m);
});

it('says that a foreign API has none of its own', async () => {
  const foreign = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: undefined });
  const asked = () => request(foreign.app).get('/admin/webhooks').set('Authorization', basic);
  expect((await asked().set('Accept', 'text/html')).text).toContain('is no bundled origin');
  expect((await asked().set('Accept', 'application/json')).status).toBe(404);
  await foreign.close();
});
