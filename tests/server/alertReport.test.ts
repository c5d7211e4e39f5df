import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

let store: Store;
let origin: Server;
let site: TestSite;

const listen = async (key: string): Promise<void> => {
  origin = createServer(
    createOrigin({ store, mailDesk: { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, key } }),
  );
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
};

beforeEach(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store.db);
});
afterEach(async () => {
  await site.close();
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
  await store.close();
});

const ask = () => request(site.app).get('/admin/alerts').set('Authorization', `Bearer ${token}`);

it('shows operators the alerts in numbers, and nobody else', async () => {
  await listen(operatorsKey(token));
  const { status, body, headers } = await ask();
  expect([status, headers['cache-control'], body as unknown]).toEqual([
    200,
    'no-store',
    {
      states: { pending: 0, active: 0, cancelled: 0, expired: 0 },
      reasons: {},
      eventsWaiting: 0,
      matches: { waiting: 0, mailed: 0 },
      mails: { queued: 0, waiting: 0, givenUp: 0 },
      lastRuns: [],
    },
  ]);
  expect((await request(site.app).get('/admin/alerts')).status).toBe(401);
  expect((await request(site.app).post('/admin/alerts').set('Authorization', `Bearer ${token}`)).status).toBe(405);
});

it('an API that is no bundled origin with the same token has none', async () => {
  await listen('another key');
  expect((await ask()).status).toBe(404);
});

it('an origin that does not answer is a 503', async () => {
  await listen(operatorsKey(token));
  origin.closeAllConnections();
  origin.close();
  expect((await ask()).status).toBe(503);
});
