import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createOrigin } from '#origin/createOrigin.ts';
import { openReplica, type Replica } from '#origin/db/engine/postgresReplica.ts';
import { connectionTimes } from '#origin/db/engine/postgresConnections.ts';
import { postgresStore } from '#origin/db/engine/postgresStore.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { listen } from '#origin/listen.ts';
import { startMovingAddress, type MovingAddress } from '#tests/fakes/movingAddress.ts';
import { checkLeads } from '#tests/faults/leads/checkLeads.ts';
import { formsToSend, type SentForm } from '#tests/faults/leads/visitors.ts';
import { findPostgres } from '../../scripts/programs.mjs';
import { makeFeedFolder, manyRecords, toJson } from './importFeeds.ts';
import { startPostgresPair, type PostgresPair } from './postgresPair.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

/** `FORMS=600` sends as many. */
const submissions = Number(process.env.FORMS ?? 200);
const inParallel = 8;

const references = smallEstates
  .filter(({ status, type }) => status === 'new' && type === 'buy')
  .map(({ reference }) => reference);

(findPostgres() ? describe : describe.skip)('a primary that dies', () => {
  jest.setTimeout(60_000);
  let pair: PostgresPair;
  let store: Store;

  beforeAll(async () => {
    pair = await startPostgresPair('network');
    store = openDatabase(pair.url);
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork());
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await pair.stop();
  });

  const note = (db: Store['db'], name: string) => db.insertInto('meta').values({ name, value: '' }).execute();

  describe('under a name that moves', () => {
    let address: MovingAddress;
    let named: Store;
    const times = { ...connectionTimes, quietMs: 50, askMs: 200 };
    beforeEach(async () => {
      address = await startMovingAddress(pair.primary().port);
      named = postgresStore(`postgres://vencejo@127.0.0.1:${address.port}/network`, { times });
    });
    afterEach(async () => {
      await named.close();
      await address.stop();
    });

    it('ends no process while transactions have connections, and is found again', async () => {
      const held = Promise.withResolvers<void>();
      let begun = 0;
      const work = Array.from({ length: 5 }, () =>
        named.db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx);
          begun += 1;
          await held.promise;
          await sql`select 1`.execute(trx);
        }),
      );
      while (begun < work.length) await sleep(5);
      const waiting = sql`select pg_sleep(20)`.execute(named.db);
      address.leadTo(null);
      address.cut();
      await expect(waiting).rejects.toMatchObject({ name: 'DatabaseAwayError' });
      held.resolve();
      for (const one of work) await expect(one).rejects.toMatchObject({ name: 'DatabaseAwayError' });
      await expect(note(named.db, 'away')).rejects.toMatchObject({ name: 'DatabaseAwayError' });
      address.leadTo(pair.primary().port);
      await note(named.db, 'found again');
    });

    it('and became a replica is left with the first write that it refuses', async () => {
      const isReplica = async () => {
        const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(named.listsDb);
        return rows[0]!.is;
      };
      address.leadTo(pair.replica().port);
      await sql`select 1`.execute(named.db);
      expect(await isReplica()).toBe(true);
      address.leadTo(pair.primary().port);
      await expect(note(named.db, 'refused')).rejects.toMatchObject({ name: 'DatabaseAwayError', code: '25006' });
      await note(named.db, 'refused');
      // Nobody writes over the connections for lists: they leave it with the others.
      expect(await isReplica()).toBe(false);
    });

    it('and lost its power is noticed, though no connection is closed; a slow one is waited for', async () => {
      await sql`select 1`.execute(named.db);
      await sql`select pg_sleep(0.3)`.execute(named.db);
      address.freeze();
      await expect(sql`select 1`.execute(named.db)).rejects.toMatchObject({ name: 'DatabaseAwayError' });
      address.cut();
      address.leadTo(pair.primary().port);
      await sql`select 1`.execute(named.db);
    });
  });

  describe('in the middle of forms and an import', () => {
    let replica: Replica;
    let server: Server;
    let url: string;
    beforeAll(async () => {
      replica = openReplica({
        url: pair.replica().url('network'),
        primary: store.db,
        onChange: () => undefined,
      });
      server = await listen(createOrigin({ store, replica }), 0, '127.0.0.1');
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(async () => {
      server.closeAllConnections();
      server.close();
      await replica.close();
    });

    /** As a site: with the same key until it is taken. @returns the statuses before */
    async function submit({ path, body, idempotencyKey }: SentForm): Promise<number[]> {
      const refusals: number[] = [];
      for (;;) {
        const { status } = await fetch(url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
          body: JSON.stringify(body),
        });
        if (status === 201) return refusals;
        refusals.push(status);
        await sleep(20);
      }
    }

    it('loses no form that was taken, stores none twice, refuses no page, and the import ends', async () => {
      const folder = makeFeedFolder();
      const records = manyRecords(smallEstates.slice(0, 60), 400);
      folder.write(toJson(records));
      const forms = formsToSend(submissions, references);
      const refusals: number[] = [];
      let taken = 0;
      let next = 0;
      const sending = Array.from({ length: inParallel }, async () => {
        while (next < forms.length) {
          refusals.push(...(await submit(forms[next++]!)));
          taken += 1;
        }
      });
      const pages: number[] = [];
      const reading = (async () => {
        while (taken < forms.length) pages.push((await fetch(`${url}/web/estate/${references[0]}/public`)).status);
      })();

      while (taken < submissions / 4) await sleep(5);
      const inserting = Promise.withResolvers<void>();
      const died = Promise.withResolvers<void>();
      let isHalfway = false;
      const held: Store = {
        ...store,
        insertRows: async (...rows) => {
          if (isHalfway) {
            inserting.resolve();
            await died.promise;
          }
          return store.insertRows(...rows);
        },
      };
      const onProgress = (_: number, step: string) => void (isHalfway ||= step === 'storing');
      const broken = folder.sync(held, { onProgress }).catch((error: unknown) => error);
      await inserting.promise;
      await pair.failOver(100);
      died.resolve();
      expect(await broken).toMatchObject({ name: 'DatabaseAwayError' });
      // As the job's next run.
      expect((await folder.sync(store)).refusedRun).toBeUndefined();
      await Promise.all([...sending, reading]);

      expect(await checkLeads(pair.url, forms)).toEqual({ wrong: [], ledgerFaults: [] });
      // Beyond their time; a site keeps these.
      expect(refusals.filter((status) => status !== 503)).toEqual([]);
      expect(new Set(pages)).toEqual(new Set([200]));
      expect(await folder.sync(store)).toMatchObject({ unchanged: 400, new: 0, changed: 0, withdrawn: 0 });
      folder.remove();
    });

    it('is no primary when it comes back by itself', async () => {
      const revived = await pair.revive();
      const later = openDatabase(pair.url);
      expect(revived.run('select pg_is_in_recovery()')).toBe('f');
      await note(later.db, 'of the new primary');
      expect((await sql<{ port: string }>`show port`.execute(later.db)).rows[0]!.port).toBe(
        String(pair.primary().port),
      );
      await later.close();
      await revived.stop();
    });
  });
});
