import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { eraseOldProofs, recordAnswer, recordConsent, createShownTexts } from '#origin/db/personal/consents.ts';
import { proofLife, readLedgerHead, verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { holdSubscription } from '#origin/db/personal/subscriptions.ts';
import type { ConsentRow } from '#origin/db/tables.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { digest } from '#origin/db/digest.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { clearRecords } from './clearRecords.ts';

const start = Date.UTC(2026, 10, 22);
const appendConsents = path.join(import.meta.dirname, 'appendConsents.ts');

onEveryBackend((backend) => {
  let store: Store;

  beforeAll(async () => {
    store = backend.open('ledger');
    await migrateDatabase(store);
  });
  beforeEach(() => clearRecords(store));
  afterAll(() => store.close());

  const consent = async (subjectKey: string, now = start): Promise<string> => {
    const shown = await createShownTexts(loadDictionary)('opportunity', 'es');
    return store.db
      .transaction()
      .execute((trx) =>
        recordConsent(trx, { ...shown, boxes: { acceptPrivacy: true }, pageUrl: '/', subjectKey }, now),
      );
  };
  const rows = (): Promise<ConsentRow[]> => store.db.selectFrom('consents').selectAll().orderBy('position').execute();
  const faults = async (noted?: { position: number; hash: string }) => (await verifyLedger(store.db, noted)).faults;
  /** What somebody could do who owns the database. */
  const forge = async (statement: string): Promise<void> => {
    await sql
      .raw(store.kind === 'sqlite' ? 'drop trigger consents_fixed' : 'alter table consents disable trigger all')
      .execute(store.db);
    await sql.raw(store.kind === 'sqlite' ? 'drop trigger consents_kept' : 'select 1').execute(store.db);
    await sql.raw(statement).execute(store.db);
    if (store.kind === 'postgres') await sql.raw('alter table consents enable trigger all').execute(store.db);
    else {
      await sql.raw('create trigger consents_fixed before update on consents begin select 1; end').execute(store.db);
      await sql.raw('create trigger consents_kept before delete on consents begin select 1; end').execute(store.db);
    }
  };

  it('each row has the hash of the one before', async () => {
    const id = await consent('ana');
    await store.db
      .transaction()
      .execute((trx) => recordAnswer(trx, { event: 'confirmed', asked: id, boxes: {} }, start + 1));
    await consent('beni');
    const [first, second, third] = (await rows()) as [ConsentRow, ConsentRow, ConsentRow];
    expect([first, second, third].map(({ position }) => position)).toEqual([1, 2, 3]);
    expect([second.previous, third.previous]).toEqual([first.hash, second.hash]);
    expect(second).toMatchObject({ event: 'confirmed', asked: id, subject_key: 'ana', form: 'opportunity' });
    expect(await verifyLedger(store.db)).toEqual({ position: 3, hash: third.hash, rows: 3, erased: 0, faults: [] });
    expect(await faults({ position: 2, hash: second.hash })).toEqual([]);
  });

  it('an empty ledger is in order', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each([
    [`update consents set boxes = '{}' where position = 2`, 'the content of row 2 was changed'],
    [`update consents set made_at = made_at + 1 where position = 2`, 'the content of row 2 was changed'],
    [`update consents set subject_key = 'x' where position = 2`, 'the content of row 2 was changed'],
    [`delete from consents where position = 2`, 'rows are missing before row 3'],
    [`delete from consents where position = 4`, 'the last row is 3, and should be 4'],
    [`update consents set hash = 'x' where position = 2`, 'the hash of row 2 is wrong'],
    [`update consents set previous = 'x' where position = 3`, 'row 3 does not follow the row before it'],
    [`update consents set erased_at = made_at, boxes = '{}' where position = 2`, 'row 2 was erased before its time'],
  ])('%s: %s', async (statement, fault) => {
    for (const subject of ['a', 'b', 'c', 'd']) await consent(subject);
    await forge(statement);
    expect(await faults()).toContain(fault);
  });

  it('a chain that was written anew is detected by a hash that was noted', async () => {
    for (const subject of ['a', 'b', 'c']) await consent(subject);
    const noted = await readLedgerHead(store.db);
    await clearRecords(store);
    for (const subject of ['a', 'forged', 'c', 'd']) await consent(subject);
    expect(await faults()).toEqual([]);
    expect(await faults(noted)).toEqual(['row 3 is not the one that was noted']);
    expect(await faults({ ...noted, position: 9 })).toEqual(['row 9, which was noted, is missing']);
  });

  it('the database refuses changes', async () => {
    await consent('ana');
    await expect(store.db.deleteFrom('consents').execute()).rejects.toThrow('consents are');
    await expect(store.db.updateTable('consents').set({ boxes: '{}' }).execute()).rejects.toThrow('consents are');
    await expect(store.db.updateTable('consents').set({ subject_key: 'x' }).execute()).rejects.toThrow('consents are');
    await expect(
      store.db.updateTable('consents').set({ erased_at: 1, subject_key: '', salt: '', page_url: '/' }).execute(),
    ).rejects.toThrow('consents are');
    expect(await faults()).toEqual([]);
  });

  it('several processes append one after the other', async () => {
    const url = backend.url('ledger');
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [appendConsents, url, '25'], { stdio: ['ignore', 'ignore', 'inherit'] }),
    );
    const codes = await Promise.all(children.map(async (child) => ((await once(child, 'exit')) as [number])[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(await verifyLedger(store.db)).toMatchObject({ rows: 100, position: 100, faults: [] });
  });

  it('whom a proof is about is erased three years after the last one; the chain still holds', async () => {
    await consent('ana', start);
    await consent('beni', start);
    await consent('ana', start + 30 * day);
    await store.db
      .transaction()
      .execute((trx) =>
        holdSubscription(trx, { email: 'carla@example.com', name: 'C', surname: 'H', language: 'es' }, start),
      );
    await store.db.updateTable('subscriptions').set({ state: 'active' }).execute();
    await consent(digest('carla@example.com'), start);
    const head = await readLedgerHead(store.db);
    expect(await eraseOldProofs(store, start + proofLife - 1)).toBe(0);
    expect(await eraseOldProofs(store, start + proofLife)).toBe(1);
    expect((await rows()).map(({ subject_key, page_url }) => [subject_key, page_url])).toEqual([
      ['ana', '/'],
      ['', null],
      ['ana', '/'],
      [digest('carla@example.com'), '/'],
    ]);
    expect(await eraseOldProofs(store, start + 30 * day + proofLife)).toBe(2);
    expect(await verifyLedger(store.db, head)).toMatchObject({ rows: 4, erased: 3, faults: [] });
    await store.db.updateTable('subscriptions').set({ state: 'cancelled' }).execute();
    expect(await eraseOldProofs(store, start + 30 * day + proofLife)).toBe(1);
  });
});
