import { existsSync } from 'node:fs';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { migrations } from '#origin/db/schema/migrations.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { explainStartFailure } from '#origin/explainStartFailure.ts';
import { onEveryBackend } from './backends.ts';
import { prepareDemo } from './prepareDemo.ts';
import { readRelease, releases, storeRelease, type Release } from './releases/releases.ts';
import { smallNetwork } from './smallNetwork.ts';

const demo = { estates: 150, create: () => smallNetwork() };

/** A release that comes after this one, and what its migration does. */
const later = (up: Migration['up']) => ({ migrations: { ...migrations, '999_later': { up } } });
const addColumn = (db: Kysely<unknown>) =>
  sql`alter table estates add column lift text`.execute(db).then(() => undefined);

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

  test('a new database is not copied', async () => {
    const store = backend.open('new');
    const lines: string[] = [];
    await migrateDatabase(store, { ...later(addColumn), onUpgrade: (line) => void lines.push(line) });
    expect(lines).toEqual([]);
    expect(existsSync(copyOf('new') ?? '')).toBe(false);
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
      const store = backend.open('release');
      await storeRelease(store, release);
      await migrateDatabase(store, { onUpgrade: () => undefined });
      const request = supertest(createOrigin({ store }));
      const statusOf = async (path: string) => [path, (await request.get(path)).status];
      const { estates, agents, agencies, gone_estates: gone, enquiries, consents } = readRelease(release);
      for (const { url_key: key } of estates!) {
        const path = `/web/estate/${String(key)}/public`;
        expect(await statusOf(path)).toEqual([path, 200]);
      }
      for (const { slug } of agents!) expect((await statusOf(`/web/agent/${String(slug)}`))[1]).toBe(200);
      for (const { slug } of agencies!.slice(0, 1))
        expect((await statusOf(`/web/agency/${String(slug)}`))[1]).toBe(200);
      for (const { url_key: key } of gone!) expect((await statusOf(`/web/estate/${String(key)}/public`))[1]).toBe(410);
      const idsOf = (table: 'enquiries' | 'consents') => store.db.selectFrom(table).select('id').execute();
      expect(await idsOf('enquiries')).toHaveLength(enquiries!.length);
      expect(await idsOf('consents')).toHaveLength(consents!.length);
      expect(await verifyLedger(store.db)).toMatchObject({ faults: [] });
      await store.close();
    },
  );

  test('dates that a first import made up are forgotten, and no other', async () => {
    const store = backend.open('dated');
    await prepareDemo(store, demo);
    const { value } = await store.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'filled')
      .executeTakeFirstOrThrow();
    const filled = Date.parse(value);
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
    // As before it, and so before those after it.
    const later = ['transfers', 'translations', 'translation_uses', 'translation_months'];
    const ofResults = ['results', 'result_languages', 'empty_searches', 'result_batches', 'result_mails'];
    later.push(...ofResults, 'owner_links', 'owner_notes', 'export_files', 'export_parts', 'export_changes');
    for (const table of [...later, 'advert_askings', 'advert_answers', 'advert_reports'])
      await store.db.schema.dropTable(table).execute();
    await store.db.schema.alterTable('pictures').dropColumn('source_type').execute();
    await store.db.schema.dropIndex('gone_estates_former').execute();
    await store.db.schema.alterTable('gone_estates').dropColumn('estate').execute();
    await store.db.schema.dropIndex('estates_unjudged').execute();
    await store.db.schema.alterTable('estates').dropColumn('verdict').execute();
    await store.db.schema.dropIndex('estate_details_untranslated').execute();
    await store.db.schema.alterTable('estate_details').dropColumn('translated_into').execute();
    await sql`delete from kysely_migration where name >= '013'`.execute(store.db);
    await migrateDatabase(store, { onUpgrade: () => undefined });
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
    await migrateDatabase(store, { onUpgrade: () => undefined });
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
