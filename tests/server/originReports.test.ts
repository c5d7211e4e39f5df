import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import { createOrigin, type OriginParts } from '#origin/createOrigin.ts';
import type { Replica } from '#origin/db/engine/postgresReplica.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

let store: Store;
let origin: Server;
let site: TestSite;

const listen = async (
  key: string,
  services: Partial<Pick<OriginParts, 'store' | 'replica' | 'bucket'>> = {},
): Promise<void> => {
  origin = createServer(
    createOrigin({
      store,
      ...services,
      mailDesk: { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys: [key] },
    }),
  );
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
};

beforeEach(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store);
});
afterEach(async () => {
  await site.close();
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
  await store.close();
});

const ask = (path: string) => request(site.app).get(path).set('Authorization', `Bearer ${token}`);

/** Of a network without listings and people. */
const reports = {
  '/admin/alerts': {
    states: { pending: 0, active: 0, paused: 0, cancelled: 0, expired: 0 },
    reasons: {},
    eventsWaiting: 0,
    matches: { waiting: 0, mailed: 0 },
    mails: { queued: 0, waiting: 0, givenUp: 0 },
    lastRuns: [],
  },
  '/admin/report': {
    slugCollisions: [],
    adverts: { checked: 0, total: 0, hidden: 0, groups: [] },
    translations: null,
  },
};

it.each(Object.entries(reports))('%s shows operators the report, and nobody else', async (path, report) => {
  await listen(operatorsKey(token));
  const { status, body, headers } = await ask(path);
  expect([status, headers['cache-control'], body as unknown]).toEqual([200, 'no-store', report]);
  expect((await request(site.app).get(path)).status).toBe(401);
  expect((await request(site.app).post(path).set('Authorization', `Bearer ${token}`)).status).toBe(405);
});

describe('what the origin works with, in metrics', () => {
  const figures = async () =>
    [...(await ask('/metrics')).text.matchAll(/^vencejo_((?:primary|replica|bucket)_\w+ .*)$/gm)].map(
      ([, figure]) => figure,
    );
  const replicaOf = (isRead: boolean, lag: number | null) =>
    ({ store, isUsable: () => isRead, lagMs: () => lag, leave: () => undefined }) as unknown as Replica;

  it('a replica that is read and a bucket that answers', async () => {
    await listen(operatorsKey(token), { replica: replicaOf(true, 1_500), bucket: { isReachable: () => true } });
    expect(await figures()).toEqual(['primary_up 1', 'replica_read 1', 'replica_lag_seconds 1.5', 'bucket_up 1']);
  });

  it('both away', async () => {
    await listen(operatorsKey(token), { replica: replicaOf(false, null), bucket: { isReachable: () => false } });
    expect(await figures()).toEqual(['primary_up 1', 'replica_read 0', 'bucket_up 0']);
  });

  it('a database that does not answer', async () => {
    const closed = openDatabase(':memory:');
    await migrateDatabase(closed);
    await closed.close();
    await listen(operatorsKey(token), { store: closed });
    expect(await figures()).toEqual(['primary_up 0']);
  });

  it('nothing of what it does not have, or cannot say', async () => {
    await listen(operatorsKey(token));
    expect(await figures()).toEqual(['primary_up 1']);
    origin.closeAllConnections();
    origin.close();
    expect(await figures()).toEqual([]);
  });
});

it('an API that is no bundled origin with the same token has none', async () => {
  await listen('another key');
  for (const path of Object.keys(reports)) expect((await ask(path)).status).toBe(404);
});

it('an origin that does not answer is a 503', async () => {
  await listen(operatorsKey(token));
  origin.closeAllConnections();
  origin.close();
  for (const path of Object.keys(reports)) expect((await ask(path)).status).toBe(503);
});
