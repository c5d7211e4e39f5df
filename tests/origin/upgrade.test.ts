import { existsSync } from 'node:fs';
import { wholeContract, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { revisionOf } from '#origin/db/changes/revisions.ts';
import { storedMarks } from '#origin/db/facts/estateMarks.ts';
import { acquireWriteLock } from '#origin/db/estates/acquireWriteLock.ts';
import { readMeta, setMeta } from '#origin/db/meta.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { applyMigrations } from '#origin/db/schema/applyMigrations.ts';
import { fillSome, filtersToCome } from '#origin/db/schema/fills.ts';
import { finishUpgrade } from '#origin/db/schema/finishUpgrade.ts';
import { forgetMadeUpDates } from '#origin/db/schema/forgetMadeUpDates.ts';
import { leftIndexes, outdatedIndexes } from '#origin/db/schema/indexes.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { migrations } from '#origin/db/schema/migrations.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { Tables } from '#origin/db/tables.ts';
import { explainStartFailure } from '#origin/explainStartFailure.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { hour } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { manyRecords } from './importFeeds.ts';
import { prepareDemo } from './prepareDemo.ts';
import { readRelease, releases, storeRelease, type Release } from './releases/releases.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';
import { untilWaiting } from './untilWaiting.ts';
import { watchStatements } from './watchStatements.ts';

const demo = { estates: 150, create: () => smallNetwork() };

/**
 * What migrations may do beside adding, each with its reason. A table or column that a release does not use any more
 * goes with the next minor release: its statement is named here then.
 */
const released = [
  // 016: the files of the network's folder, a few hundred.
  'update pictures set etag = null where host',
  // 010: of what 1.0.0 has no row.
  'insert into twin_checks',
];

/** What people sent, and what is known of their sources: kept by every upgrade, row by row. */
const records = [
  ...(['enquiries', 'owner_requests', 'consents', 'subscriptions', 'alerts', 'tokens', 'advert_reports'] as const),
  ...(['source_records', 'import_runs'] as const),
] satisfies (keyof Tables)[];

/** A release that comes after this one, and what its migration does. */
const later = (up: Migration['up']) => ({ migrations: { ...migrations, '999_later': { up } } });
const addColumn = (db: Kysely<unknown>) =>
  sql`alter table estates add column lift text`.execute(db).then(() => undefined);

/** After an upgrade, when the release before is gone. */
const finish = (store: Store, signal = new AbortController().signal) =>
  finishUpgrade(store, { now: () => Date.now() + hour, signal, onDone: () => undefined });

async function upgrade(store: Store): Promise<void> {
  await migrateDatabase(store, { onUpgrade: () => undefined });
  expect(await finish(store)).toBe(true);
}

/** How often lists of the provinces of these listings changed. */
async function revisionsOf({ db }: Store, keys: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('estates').select('province').distinct().where('key', 'in', keys).execute();
  return Promise.all(rows.map(({ province }) => revisionOf(db, province)));
}

const isPostgres = (store: Store) => store.kind === 'postgres';

const countOf = async ({ db }: Store, condition: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from estates where ${condition}`.execute(db);
  return Number(rows[0]!.n);
};

/** What 1.0.0 writes: an enquiry, a new listing and a change of one, by its own columns. */
async function writeAsBefore(store: Store, name: string): Promise<void> {
  const { enquiries, estates, estate_summaries, estate_details } = readRelease('1.0.0');
  const key = 1_000 + Number(name.slice(0, 3));
  const named = { key, source_id: name, url_key: `k${name}`, reference: name, reference_text: name };
  const ofEstate = (rows: Record<string, unknown>[] | undefined) => ({ ...rows![0]!, estate: key });
  await store.db.transaction().execute(async (trx) => {
    const insert = (table: 'enquiries' | 'estates' | 'estate_summaries' | 'estate_details', row: object) =>
      store.insertRows(trx, table, [row as never]);
    await insert('enquiries', { ...enquiries![0]!, id: name, digest: name });
    await insert('estates', { ...estates![0]!, ...named });
    await insert('estate_summaries', ofEstate(estate_summaries));
    await insert('estate_details', ofEstate(estate_details));
    await sql`update estates set features = ${estates![1]!.features} where key = ${estates![1]!.key}`.execute(trx);
  });
}

onEveryBackend((backend) => {
  const copyOf = (name: string) =>
    backend.url(name).startsWith('postgres') ? null : `${backend.url(name)}.before-999_later`;

  test('a later release upgrades a database that is in use, and first keeps a copy or says that there is none', async () => {
    const store = backend.open('upgraded');
    await prepareDemo(store, demo);
    const lines: string[] = [];
    const onUpgrade = (line: string) => void lines.push(line);
    await migrateDatabase(store, { ...later(addColumn), onUpgrade });
    await migrateDatabase(store, { ...later(addColumn), onUpgrade });
    const copy = copyOf('upgraded');
    expect(lines).toEqual([
      `Upgrading the database (999_later). ${copy === null ? 'It has no copy from before but your backups.' : `As it was before, it is in ${copy}.`}`,
    ]);
    const countEstates = async ({ db }: typeof store) =>
      (
        await db
          .selectFrom('estates')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    expect(Number(await countEstates(store))).toBe(150);
    await store.close();
    if (copy === null) return;
    // The way back.
    const before = openDatabase(copy);
    expect(await prepareDemo(before, demo)).toBe(0);
    expect(Number(await countEstates(before))).toBe(150);
    await before.close();
  });

  test('an upgrade that fails leaves the copy, which a second attempt does not overwrite', async () => {
    const store = backend.open('failed');
    await prepareDemo(store, demo);
    const fails = later(async (db) => {
      await sql`delete from estates`.execute(db);
      throw new Error('no space');
    });
    const onUpgrade = () => undefined;
    await expect(migrateDatabase(store, { ...fails, onUpgrade })).rejects.toThrow('no space');
    await migrateDatabase(store, { ...later(addColumn), onUpgrade });
    await store.close();
    const copy = copyOf('failed');
    if (copy === null) return;
    const before = openDatabase(copy);
    const estates = await before.db.selectFrom('estates').select('key').execute();
    expect(estates).toHaveLength(150);
    await before.close();
  });

  test('a migration that breaks off halfway leaves nothing, and the next start does it', async () => {
    const store = backend.open('halfway');
    await prepareDemo(store, demo);
    const breaksOff = later(async (db) => {
      await addColumn(db);
      throw new Error('killed');
    });
    const onUpgrade = () => undefined;
    await expect(migrateDatabase(store, { ...breaksOff, onUpgrade })).rejects.toThrow('killed');
    await migrateDatabase(store, { ...later(addColumn), onUpgrade });
    expect(await countOf(store, sql`lift is null`)).toBe(150);
    await store.close();
  });

  test('a new database is not copied', async () => {
    const store = backend.open('new');
    const lines: string[] = [];
    await migrateDatabase(store, { ...later(addColumn), onUpgrade: (line) => void lines.push(line) });
    expect(lines).toEqual([]);
    expect(existsSync(copyOf('new') ?? '')).toBe(false);
    // Nor written anew at the first start, when it may be large.
    if (!isPostgres(store))
      expect((await sql`pragma user_version`.execute(store.db)).rows).toEqual([{ user_version: 1 }]);
    await store.close();
  });

  test('a database of before 1.0.0 is refused with the way over', async () => {
    const store = backend.open('old');
    await prepareDemo(store, demo);
    await sql`update kysely_migration set name = '001_network' where name = '001_schema'`.execute(store.db);
    const refused = await prepareDemo(store, demo).catch((error: unknown) => error);
    expect(explainStartFailure(refused)).toMatch(
      /^The database is of a release before 1\.0\.0.*data -- listings.*import/,
    );
    await store.close();
  });

  test.each(Object.keys(releases) as Release[])(
    'a database of %s is upgraded, with all that it holds',
    async (release) => {
      const store = backend.open(`release_${release.replaceAll('.', '_')}`);
      await storeRelease(store, release);
      await upgrade(store);
      const request = supertest(createOrigin({ store }));
      const statusOf = async (path: string) => [path, (await request.get(path)).status];
      const { estates, agents, agencies, gone_estates: gone, ...others } = readRelease(release);
      for (const { url_key: key } of estates!) {
        const path = `/web/estate/${String(key)}/public`;
        expect(await statusOf(path)).toEqual([path, 200]);
      }
      for (const { slug } of agents!) expect((await statusOf(`/web/agent/${String(slug)}`))[1]).toBe(200);
      for (const { slug } of agencies!.slice(0, 1))
        expect((await statusOf(`/web/agency/${String(slug)}`))[1]).toBe(200);
      for (const { url_key: key } of gone!) expect((await statusOf(`/web/estate/${String(key)}/public`))[1]).toBe(410);
      for (const table of records) {
        const kept = await store.db.selectFrom(table).selectAll().execute();
        expect([table, kept.length]).toEqual([table, others[table]?.length ?? 0]);
      }
      expect(await verifyLedger(store.db)).toMatchObject({ faults: [] });
      await store.close();
    },
  );

  test('the release before goes on reading and writing while this one upgrades', async () => {
    const store = backend.open('beside');
    await storeRelease(store, '1.0.0');
    const pending = Object.keys(migrations).slice(1);
    for (const name of pending) {
      await writeAsBefore(store, name);
      await applyMigrations(store, migrations, [name]);
    }
    await migrateDatabase(store);
    // Not even the indexes of this release are there, on PostgreSQL.
    await writeAsBefore(store, '100_started');
    const request = supertest(createOrigin({ store }));
    const listed = (await request.get('/web/estates/all?_sort=area_price-')).body as EstateListDto;
    expect(listed.results.length).toBeGreaterThan(4);
    expect((await request.get('/web/estate/k100_started/public')).status).toBe(200);
    expect(await finish(store)).toBe(true);
    await writeAsBefore(store, '101_finished');

    const enquiries = await store.db.selectFrom('enquiries').select('id').execute();
    expect(enquiries).toHaveLength(1 + pending.length + 2);
    const [first] = await store.db
      .selectFrom('estates')
      .select(['marks', 'postcode', 'street'])
      .orderBy('key')
      .execute();
    const same = sql<boolean>`key > 1000 and marks = ${first!.marks} and street is not distinct from ${first!.street}`;
    expect(await countOf(store, same)).toBe(pending.length + 1);
    await store.close();
  });

  test('what fills listings is gone on with where it broke off', async () => {
    const store = backend.open('filled');
    await prepareDemo(store, { ...demo, estates: 250, create: () => smallNetwork(manyRecords(smallEstates, 250)) });
    const known = sql<boolean>`reference_text <> ''`;
    const total = await countOf(store, known);
    expect(total).toBe(250);
    await store.db.updateTable('estates').set({ reference_text: '' }).execute();
    await store.db.deleteFrom('meta').where('name', '=', 'marks').execute();
    await migrateDatabase(store);
    const filters = async (asked: Store) =>
      ((await supertest(createOrigin({ store: asked })).get('/web/capabilities')).body as CapabilitiesDto).filters;
    expect(await filters(store)).toEqual(
      wholeContract.filters.filter((name) => !['postcode', 'street', 'bright', 'documented'].includes(name)),
    );
    // The release before may still run.
    expect(
      await finishUpgrade(store, { now: () => 0, signal: new AbortController().signal, onDone: () => undefined }),
    ).toBe(false);
    expect(await countOf(store, known)).toBe(0);
    expect(await fillSome(store, 'marks')).toBe(true);
    expect(await countOf(store, known)).toBe(200);
    await store.close();

    // As it was killed, and started again.
    const again = backend.open('filled');
    const before = await again.db.selectFrom('estates').select('key').where(known).orderBy('key').execute();
    await again.db.updateTable('estates').set({ reference_text: '' }).where('key', '=', before[0]!.key).execute();
    await upgrade(again);
    // Those that were done are not done again.
    expect(await countOf(again, known)).toBe(total - 1);
    expect(await filters(again)).toEqual(wholeContract.filters);
    await again.close();
  });

  test('who skips a release is offered the filters of both once all are filled', async () => {
    const store = backend.open('skipped');
    await prepareDemo(store, demo);
    const missingAfter = async (...words: string[]) => {
      const version = storedMarks.split(' ').filter((word) => !words.includes(word));
      await setMeta(store.db, 'marks', version.join(' '));
      await store.db.deleteFrom('meta').where('name', '=', 'filling:marks').execute();
      await migrateDatabase(store);
      return filtersToCome(store.db);
    };
    expect(await missingAfter('bright')).toEqual(['bright']);
    expect(await missingAfter('bright', 'addresses')).toEqual(['postcode', 'street', 'bright']);
    expect(await finish(store)).toBe(true);
    expect(await filtersToCome(store.db)).toEqual([]);
    await store.close();
  });

  test('a fill that another release begins anew meanwhile is left to it', async () => {
    const store = backend.open('filled_anew');
    await prepareDemo(store, demo);
    await store.db.deleteFrom('meta').where('name', '=', 'marks').execute();
    await migrateDatabase(store);
    const ofOther = JSON.stringify({ version: 'another', since: 0, after: 0 });
    let filling = Promise.resolve(true);
    await store.db.transaction().execute(async (trx) => {
      await acquireWriteLock(trx);
      filling = fillSome(store, 'marks');
      await untilWaiting(store, filling);
      await setMeta(trx, 'filling:marks', ofOther);
    });
    expect(await filling).toBe(false);
    expect(await readMeta(store.db, 'filling:marks')).toBe(ofOther);
    await store.close();
  });

  test('of two origins that start at once one upgrades, and both serve', async () => {
    const store = backend.open('twice');
    await storeRelease(store, '1.0.0');
    // A SQLite file is one process's.
    const other = isPostgres(store) ? backend.open('twice') : null;
    const lines: string[] = [];
    const onUpgrade = (line: string) => void lines.push(line);
    const stores = other ? [store, other] : [store];
    await Promise.all(stores.map((one) => prepareDatabase(one, { onUpgrade })));
    expect(lines).toHaveLength(1);
    await Promise.all(stores.map((one) => finish(one)));
    for (const one of stores) {
      expect(await finish(one)).toBe(true);
      expect((await supertest(createOrigin({ store: one })).get('/web/estates/buy')).status).toBe(200);
    }
    for (const one of stores) await one.close();
  });

  test('an index of another release is replaced beside reads, also where that broke off', async () => {
    const store = backend.open('indexed');
    await prepareDemo(store, demo);
    await sql`drop index estates_recent`.execute(store.db);
    await sql`create index estates_recent on estates (type, published_at)`.execute(store.db);
    await sql`drop index estates_linked`.execute(store.db);
    if (isPostgres(store)) await sql`create index estates_linked_next on estates (linked)`.execute(store.db);
    expect((await outdatedIndexes(store.db)).map(([name]) => name).sort()).toEqual([
      'estates_linked',
      'estates_recent',
    ]);
    await upgrade(store);
    expect(await outdatedIndexes(store.db)).toEqual([]);
    const left = await sql`select 1 from ${sql.table(isPostgres(store) ? 'pg_class' : 'sqlite_master')}
      where ${sql.ref(isPostgres(store) ? 'relname' : 'name')} in ('estates_linked_next', 'estates_recent_former')`.execute(
      store.db,
    );
    expect(left.rows).toEqual([]);
    await store.close();
  });

  test('an index is dropped that was left beside the one in its place', async () => {
    const store = backend.open('left_index');
    await prepareDemo(store, demo);
    if (isPostgres(store)) {
      await sql`create index estates_recent_former on estates (type, published_at)`.execute(store.db);
      expect(await finish(store)).toBe(true);
      expect(await leftIndexes(store.db)).toEqual([]);
    }
    await store.close();
  });

  test('beside a later release, and on SQLite, indexes stay as they are', async () => {
    const store = backend.open('superseded');
    await prepareDemo(store, demo);
    if (isPostgres(store)) await migrateDatabase(store, { ...later(addColumn), onUpgrade: () => undefined });
    await sql`drop index estates_recent`.execute(store.db);
    expect(await finish(store)).toBe(true);
    expect((await outdatedIndexes(store.db)).map(([name]) => name)).toEqual(['estates_recent']);
    await store.close();
  });

  test('statements that this release prepared go on once a later one has added a column', async () => {
    const store = backend.open('prepared');
    await prepareDemo(store, demo);
    const readAll = () => store.db.selectFrom('estates').selectAll('estates').where('key', '=', 1).execute();
    await readAll();
    await addColumn(store.db as unknown as Kysely<unknown>);
    expect(await readAll()).toHaveLength(1);
    await store.close();
  });

  test('a migration that is in the way of another transaction is tried again', async () => {
    const store = backend.open('retried');
    await migrateDatabase(store);
    // PostgreSQL's: no lock in time, and a deadlock.
    const refusals = ['55P03', '40P01'];
    let attempts = 0;
    const { migrations: all } = later(() => {
      const code = refusals[attempts];
      attempts += 1;
      return code === undefined ? Promise.resolve() : Promise.reject(Object.assign(new Error('in the way'), { code }));
    });
    await applyMigrations(store, all, ['999_later'], { pause: 0 });
    expect(attempts).toBe(refusals.length + 1);
    await store.close();
  });

  test('a migration leaves the release before all that it knows, and every row as it is', async () => {
    const watched = watchStatements(backend.open('additive'));
    await applyMigrations(watched.store, migrations, ['001_schema']);
    watched.statements.length = 0;
    await applyMigrations(watched.store, migrations, Object.keys(migrations).slice(1));
    const own = watched.statements.filter((text) => !/kysely_migration|pg_advisory/.test(text));
    const made = own.flatMap((text) => /create table (\w+)/.exec(text)?.[1] ?? []);
    const isAllowed = (text: string): boolean => {
      const indexed = /^\s*create (?:unique )?index \w+ on (\w+)/.exec(text)?.[1];
      if (indexed !== undefined) return made.includes(indexed);
      if (/^\s*(create table|set local|select)\b/.test(text)) return true;
      return /^\s*alter table \S+ add column\b/.test(text) && (!text.includes('not null') || text.includes('default'));
    };
    expect(own.filter((text) => !isAllowed(text) && !released.some((one) => text.trim().startsWith(one)))).toEqual([]);
    expect(own.length).toBeGreaterThan(40);
    await watched.store.close();
  });

  test('dates that a first import made up are forgotten, and no other', async () => {
    const store = backend.open('dated');
    await prepareDemo(store, demo);
    // By then the first imports were over.
    const filled = Date.now() - hour;
    await setMeta(store.db, 'filled', new Date(filled).toISOString());
    const run = { state: 'done', undo: null } as const;
    const reportOf = (unchanged: number) => JSON.stringify({ new: 2, changed: 0, unchanged, returned: 0 });
    const runs = [
      { id: 'a', source: 'first', started_at: filled + 10, ended_at: filled + 20, report: reportOf(0) },
      { id: 'b', source: 'first', started_at: filled + 30, ended_at: filled + 40, report: reportOf(2) },
      { id: 'c', source: 'old', started_at: filled + 10, ended_at: filled + 20, report: reportOf(9) },
    ];
    await store.db
      .insertInto('import_runs')
      .values(runs.map((one) => ({ ...run, ...one })))
      .execute();
    const cases: [source: string, published: number, isKept: boolean][] = [
      ['', filled, false],
      ['', filled - 1, true],
      ['first', filled + 15, false],
      ['first', filled + 35, true],
      ['old', filled + 15, true],
    ];
    for (const [index, [source, published_at]] of cases.entries()) {
      const key = index + 1;
      await store.db.updateTable('estates').set({ source, published_at }).where('key', '=', key).execute();
      const created_at = new Date(published_at).toISOString();
      const { summary } = await store.db
        .selectFrom('estate_summaries')
        .select('summary')
        .where('estate', '=', key)
        .executeTakeFirstOrThrow();
      const dated = JSON.stringify({ ...(JSON.parse(summary) as object), created_at });
      await store.db.updateTable('estate_summaries').set({ summary: dated }).where('estate', '=', key).execute();
    }
    await store.db.deleteFrom('meta').where('name', '=', 'made_up_dates').execute();
    const forgotten = cases.flatMap(([, , isKept], index) => (isKept ? [] : [index + 1]));
    const before = await revisionsOf(store, forgotten);
    await upgrade(store);
    expect(await revisionsOf(store, forgotten)).toEqual(before.map((revision) => revision + 1));
    const rows = await store.db
      .selectFrom('estates')
      .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
      .select(['published_at', 'summary'])
      .where('key', '<=', cases.length)
      .orderBy('key')
      .execute();
    const shown = rows.map(({ published_at, summary }) => [
      Number(published_at),
      'created_at' in (JSON.parse(summary) as object),
    ]);
    expect(shown).toEqual(cases.map(([, published, isKept]) => [isKept ? published : 0, isKept]));
    // Where none is dated so, a part ends all the same.
    const look = (after: number) =>
      store.db.transaction().execute((trx) => forgetMadeUpDates(store, trx, { after, since: Date.now() }));
    expect(await look(0)).toBe(5_000);
    expect(await look(5_000)).toBeNull();
    await store.close();
  });

  test('listings that another release stored are found by the marks of this one', async () => {
    const store = backend.open('marked');
    await storeRelease(store, '1.0.0');
    const bright = (await store.db.selectFrom('estates').select(['key', 'type', 'reference']).execute()).slice(0, 3);
    for (const { key } of bright) {
      const { summary } = await store.db
        .selectFrom('estate_summaries')
        .select('summary')
        .where('estate', '=', key)
        .executeTakeFirstOrThrow();
      const facts = { ...(JSON.parse(summary) as object), orientation_east: true, orientation_west: true };
      const document = { summary: JSON.stringify(facts) };
      await store.db.updateTable('estate_summaries').set(document).where('estate', '=', key).execute();
    }
    // As 1.0.0 folded `Groß-1`.
    const ofLetters = { reference: 'Groß-1', reference_text: 'groß1' };
    await store.db.updateTable('estates').set(ofLetters).where('key', '=', bright[2]!.key).execute();
    const marked = bright.map(({ key }) => key);
    const before = await revisionsOf(store, marked);
    await upgrade(store);
    // A list that was read before is not given any more.
    expect(await revisionsOf(store, marked)).toEqual(before.map((revision) => revision + 1));
    const folded = store.db.selectFrom('estates').select('key').where('reference_text', '=', 'gross1');
    expect(await folded.execute()).toEqual([{ key: bright[2]!.key }]);
    const request = supertest(createOrigin({ store }));
    const listed = (await request.get('/web/estates/all?bright=1&_facets=1')).body as EstateListDto;
    expect(listed.results.map(({ reference }) => reference).sort()).toEqual(
      bright.map(({ reference }) => reference).sort(),
    );
    // Streets, too, of those whose address is not hidden.
    const ofStreets = await store.db.selectFrom('estates').select('street').where('street', 'is not', null).execute();
    expect(ofStreets.length).toBeGreaterThan(0);
    const counted = await store.db
      .selectFrom('feature_counts')
      .select(({ fn }) => fn.sum<number>('listed').as('listed'))
      .where('place', '=', 0)
      .where('feature', '=', 52)
      .executeTakeFirstOrThrow();
    expect(Number(counted.listed)).toBe(3);
    await store.close();
  });
});
