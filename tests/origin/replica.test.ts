import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import supertest from 'supertest';
import { createChangeFeed, feedTimes } from '#origin/changes/createChangeFeed.ts';
import { createReplicaGate } from '#origin/changes/createReplicaGate.ts';
import type { TagPurge } from '#origin/changes/changeTargets.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { openReplica, replicaTimes, type Replica } from '#origin/db/engine/postgresReplica.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { silentLogger } from '#origin/originLogger.ts';
import { findPostgres } from '../../scripts/programs.mjs';
import { startPrivatePostgres, startPrivateReplica, type PrivatePostgres } from './privatePostgres.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

const [listing] = smallEstates.filter(({ status, type }) => status === 'new' && type === 'buy');
const url = `/web/estate/${listing!.reference}/public`;

/** Resolves when the condition holds; a test that waits for ever fails by its own limit. */
async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await sleep(10);
}

(findPostgres() ? describe : describe.skip)('a read replica', () => {
  // One each: the user of PostgreSQL cannot enter a folder within another user's.
  const dirs = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'vencejo-replica-')));
  const [primaryDir, replicaDir] = dirs as [string, string];
  let primary: PrivatePostgres;
  let store: Store;
  let server: PrivatePostgres;
  let replicaUrl: string;
  /** Of the replica's server: stops and goes on with what the primary writes. */
  let admin: Store;

  beforeAll(async () => {
    primary = await startPrivatePostgres(primaryDir);
    store = openDatabase(primary.url('network'));
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork());
    server = await startPrivateReplica(primary, replicaDir);
    replicaUrl = server.url('network');
    admin = openDatabase(replicaUrl);
  }, 60_000);
  afterAll(async () => {
    await admin.close();
    await store.close();
    await server.stop();
    await primary.stop();
    for (const dir of dirs) rmSync(dir, { recursive: true });
  });

  let replica: Replica;
  const open = async (times: Partial<typeof replicaTimes> = {}) => {
    replica = openReplica({
      url: replicaUrl,
      primary: store.db,
      onChange: () => undefined,
      times: { ...replicaTimes, checkMs: 20, maxLagMs: 60_000, queryMs: 20_000, ...times },
    });
    await until(replica.isUsable);
    return supertest(createOrigin({ store, replica }));
  };
  afterEach(async () => {
    await sql`select pg_wal_replay_resume()`.execute(admin.db);
    await replica.close();
  });

  const pause = () => sql`select pg_wal_replay_pause()`.execute(admin.db);
  const setStatus = (status: 'reserved' | 'new') => setEstateStatus(store, listing!.reference, status);
  const statusAt = async (origin: ReturnType<typeof supertest>) =>
    ((await origin.get(url).expect(200)).body as { status: string }).status;

  it('that is closed gives no connection', async () => {
    await open();
    await replica.close();
    await expect(sql`select 1`.execute(replica.store.db)).rejects.toThrow();
    // The next tests close theirs.
    await open();
  });

  it('answers pages and lists as the primary does, and writes nothing', async () => {
    const origin = await open();
    const ofPrimary = supertest(createOrigin({ store }));
    for (const path of [
      url,
      '/web/estates/buy?province=barcelona&_facets=1',
      '/web/estates/buy/pins',
      '/web/estates/buy?province=nowhere',
      '/web/provinces',
      '/web/prices/buy/barcelona?estate_type=flat',
      '/web/suggestions?q=barcelona&language=es',
      '/web/agents/barcelona',
      '/web/agency/casa-clara',
      '/web/home/agents/3',
      '/web/sitemap/estates',
      '/web/export/estates',
      '/wp-json/custom/v1/home-data/es-ES',
      '/magazine/',
      '/web/nothing',
    ]) {
      const [own, other] = [await origin.get(path), await ofPrimary.get(path)];
      expect([path, own.status, own.headers['surrogate-key']]).toEqual([
        path,
        other.status,
        other.headers['surrogate-key'],
      ]);
      if (!path.includes('home/agents')) expect(own.text).toBe(other.text);
      expect(replica.isUsable()).toBe(true);
    }
  });

  it('is told of by the change feed only when it has the change', async () => {
    const origin = await open();
    await pause();
    await setStatus('reserved');
    expect(await statusAt(origin)).toBe('new');
    const told: TagPurge[] = [];
    const shown: string[] = [];
    const target = {
      name: 'site',
      purge: async (purge: TagPurge) => {
        told.push(purge);
        shown.push(await statusAt(origin));
      },
    };
    let looks = 0;
    const watched: Store = {
      ...replica.store,
      get db() {
        looks += 1;
        return replica.store.db;
      },
    };
    const feed = createChangeFeed({
      store,
      replica: { ...replica, store: watched },
      targets: [target],
      logger: silentLogger,
      times: { ...feedTimes, interval: 10, keep: 0 },
    });
    const pending = store.db.selectFrom('changes').select('id');
    await until(() => looks > 2);
    expect([told, (await pending.execute()).length]).toEqual([[], 1]);
    await sql`select pg_wal_replay_resume()`.execute(admin.db);
    await until(async () => (await pending.execute()).length === 0);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set(['reserved']));
    await feed.stop();
  });

  it('is left while it is too far behind, and read again when it has caught up', async () => {
    const origin = await open({ maxLagMs: 200 });
    await pause();
    await setStatus('new');
    await until(() => !replica.isUsable());
    expect(await statusAt(origin)).toBe('new');
    await sql`select pg_wal_replay_resume()`.execute(admin.db);
    await until(replica.isUsable);
    expect(await statusAt(origin)).toBe('new');
  });

  it('takes no writes, and what was just written is read from the primary', async () => {
    const origin = await open();
    await pause();
    const { body } = await origin
      .post('/web/opportunity')
      .send({
        reference: listing!.reference,
        subject: 'visit',
        name: 'Marta',
        surname: 'Vidal Puig',
        email: 'marta@example.com',
        phone: '612 34 56 78',
        message: 'Quisiera visitarla.',
        acceptPrivacy: true,
        acceptCommercials: false,
        language: 'ca',
        pageUrl: '/ca/habitatges',
      })
      .expect(201);
    await origin.get(`/web/lead/${(body as { lead_id: string }).lead_id}`).expect(200);
  });

  it('that dies costs no answer, and changes wait as long as another origin may go on reading it', async () => {
    const origin = await open({ checkMs: 1_000, queryMs: 5_000 });
    await admin.close();
    await server.stop();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusAt(origin)));
    expect(new Set(statuses).size).toBe(1);
    expect(replica.isUsable()).toBe(false);
    const gate = createReplicaGate(replica, 100);
    expect(await gate.open([{ id: 'a-change' }])).toEqual([]);
    await until(async () => (await gate.open([{ id: 'a-change' }])).length === 1);
    server = await startPrivatePostgres(replicaDir, { port: server.port });
    admin = openDatabase(replicaUrl);
    await until(replica.isUsable);
    await statusAt(origin);
  });
});
