import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import supertest from 'supertest';
import { heartbeat } from '#config/heartbeat.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { busyTimeoutMs, NodeSqlite, nodeSqliteDialect, sqliteUses } from '#origin/db/engine/nodeSqliteDialect.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';
import { prepareDemo } from './prepareDemo.ts';

/** How long another process keeps the file locked, in ms: many times what SQLite waits by itself. */
const lockedMs = 7 * busyTimeoutMs;

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-locked-'));
afterAll(() => rmSync(dir, { recursive: true }));

const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('while another process writes to the SQLite file', () => {
  const file = path.join(dir, 'locked.sqlite');
  const [{ reference }] = smallEstates as [(typeof smallEstates)[0]];
  let store: Store;
  let other: DatabaseSync;
  beforeAll(async () => {
    store = openDatabase(file);
    await prepareDemo(store, { estates: 150, create: () => smallNetwork() });
    other = new DatabaseSync(file);
  });
  afterAll(async () => {
    other.close();
    await store.close();
  });

  it('what is written waits, lists are answered, and the process gives signs of life', async () => {
    const request = supertest(createOrigin({ store }));
    other.exec('begin immediate');
    const done: string[] = [];
    const written = Promise.all([
      setEstateStatus(store, reference, 'reserved').then(() => done.push('transaction')),
      store.db
        .insertInto('meta')
        .values({ name: 'single', value: '' })
        .execute()
        .then(() => done.push('statement')),
    ]);
    await until(lockedMs);
    expect((await request.get(`/web/estate/${reference}/public`)).status).toBe(200);
    expect(done).toEqual([]);
    // On the event loop that waits: had it stood still for the lock, nobody would have released it.
    other.exec('commit');
    await written;
    expect(done.sort()).toEqual(['statement', 'transaction']);
    expect(busyTimeoutMs).toBeLessThan(heartbeat.everyMs / 10);
    expect((await request.get(`/web/estate/${reference}/public`)).body).toMatchObject({ status: 'reserved' });
  });

  it('statistics wait too, and where that takes too long they stay as they are', async () => {
    const { patience } = sqliteUses.serving;
    const given = { ...patience };
    other.exec('begin immediate');
    const analyzed = store.analyze();
    await until(lockedMs);
    expect((await supertest(createOrigin({ store })).get(`/web/estate/${reference}/public`)).status).toBe(200);
    other.exec('commit');
    await analyzed;
    other.exec('begin immediate');
    Object.assign(patience, { timeoutMs: 50 });
    try {
      await expect(store.analyze()).resolves.toBeUndefined();
    } finally {
      Object.assign(patience, given);
      other.exec('rollback');
    }
  });

  it('what waits for too long fails, and is answered as to be tried again', async () => {
    const sqlite = new NodeSqlite(file);
    const db = new Kysely<{ meta: { name: string; value: string } }>({
      dialect: nodeSqliteDialect(sqlite, { timeoutMs: 200, retryMs: 10 }),
    });
    other.exec('begin immediate');
    await expect(sql`update meta set value = 'x'`.execute(db)).rejects.toThrow('database is locked');
    await expect(db.transaction().execute(() => Promise.resolve())).rejects.toThrow('database is locked');
    const request = supertest(createOrigin({ store: { ...store, db: db } }));
    const { status, body } = await request.post('/web/subscribe').send({
      name: 'Ana',
      surname: 'Mas Roig',
      email: 'ana@example.com',
      language: 'ca',
      acceptConditions: true,
      acceptCommercials: true,
    });
    expect([status, body]).toMatchObject([503, { code: '9000' }]);
    other.exec('rollback');
    await expect(sql`update meta set value = value`.execute(db)).resolves.toBeDefined();
    await db.destroy();
  });
});
