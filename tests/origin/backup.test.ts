import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { childEnv } from '#config/env.ts';
import { backUpDatabase, restoreDatabase } from '#origin/db/backup.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';
import { smallNetwork } from './smallNetwork.ts';
import { prepareDemo } from './prepareDemo.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-backup-'));
afterAll(() => rmSync(dir, { recursive: true }));
const at = (name: string) => path.join(dir, name);
const demo = { estates: 150, create: () => smallNetwork() };

/** Every table, row by row, in one order on both sides. */
async function contentOf({ db }: Store): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    content[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}

onEveryBackend((backend) => {
  test('a backup that is made while the database serves restores every row, and can be written to', async () => {
    const store = backend.open('backed_up');
    await prepareDemo(store, demo);
    await store.db.insertInto('meta').values({ name: 'written last', value: 'ñ·"\\' }).execute();
    const before = await contentOf(store);
    const file = at(`backup-${store.kind}`);
    await backUpDatabase(backend.url('backed_up'), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(before.estates!.length).toBeGreaterThan(100);
    expect(readdirSync(dir).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(backUpDatabase(backend.url('backed_up'), file)).rejects.toThrow('exists already');

    // What is written after the backup is not in it.
    await store.db.deleteFrom('meta').where('name', '=', 'written last').execute();
    if (store.kind === 'postgres') await backend.open('restored').close();
    expect(await restoreDatabase(backend.url('restored'), file)).toBeNull();
    const restored = backend.open('restored');
    expect(await contentOf(restored)).toEqual(before);
    await migrateDatabase(restored);
    expect(await prepareDemo(restored, demo)).toBe(0);
    await restored.db.insertInto('meta').values({ name: 'new', value: '' }).execute();
    await Promise.all([store.close(), restored.close()]);
  });

  test('a restore leaves a database alone that holds something', async () => {
    const store = backend.open('kept');
    await prepareDemo(store, demo);
    const before = await contentOf(store);
    const file = at(`kept-${store.kind}`);
    await backUpDatabase(backend.url('kept'), file);
    await expect(restoreDatabase(backend.url('kept'), file)).rejects.toThrow(
      /exists\. With --replace|^The database kept\w* is not empty/,
    );
    expect(await contentOf(store)).toEqual(before);
    await store.close();
  });
});

const script = path.join(import.meta.dirname, '../../scripts/data.ts');
const runData = (args: readonly string[], variables: Record<string, string> = {}) =>
  execFileSync(process.execPath, [script, ...args], {
    env: { ...childEnv({ DATA_DIR: at('unused') }), ...variables },
    encoding: 'utf8',
    stdio: 'pipe',
  });

it.each([
  [
    'pg_restore: error: could not execute query: ERROR:  function "refuse" already exists',
    /"?live"? is not empty: make/,
  ],
  ['pg_restore: error: could not read from input file: end of file', /live\.backup is damaged, or no backup/],
  ['pg_restore: error: connection to server failed', /^pg_restore failed: .*connection to server failed$/],
])('says what pg_restore refuses: %s', async (said, words) => {
  const programs = at('saying');
  mkdirSync(programs, { recursive: true });
  const file = at('live.backup');
  writeFileSync(file, 'x');
  writeFileSync(path.join(programs, 'pg_restore'), `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${programs}:${PATH}`;
  try {
    await expect(restoreDatabase('postgres://a@127.0.0.1/live', file)).rejects.toThrow(words);
  } finally {
    process.env.PATH = PATH;
  }
});

it.each(['pg_dump', 'pg_restore'])('gives %s DATABASE_PASSWORD, and lets nobody be asked for one', (program) => {
  const programs = at(program);
  mkdirSync(programs);
  writeFileSync(path.join(programs, program), '#!/bin/sh\necho "$PGPASSWORD $@" > "$RECORD"\n', { mode: 0o755 });
  writeFileSync(at('archive'), '');
  const record = at(`${program}.txt`);
  const [command, file] = program === 'pg_dump' ? ['backup', at('dumped')] : ['restore', at('archive')];
  runData([command, file, '--database', 'postgres://vencejo@database/vencejo'], {
    PATH: `${programs}:${process.env.PATH!}`,
    DATABASE_PASSWORD: 'one of ours: ñ%',
    RECORD: record,
  });
  const recorded = readFileSync(record, 'utf8');
  expect(recorded).toMatch(/^one of ours: ñ% --/);
  expect(recorded).toMatch(/ --no-password --dbname=postgres:\/\/vencejo@database\/vencejo\n$/);
});

describe('of SQLite', () => {
  it('the command makes a backup, and restores it in place of a damaged database, which it keeps', async () => {
    const file = at('live.sqlite');
    const store = openDatabase(file);
    await prepareDemo(store, demo);
    const before = await contentOf(store);
    expect(runData(['backup', at('copy'), '--database', file])).toContain('The backup is in');
    // While the origin has it open nothing is replaced.
    expect(() => runData(['restore', at('copy'), '--database', file, '--replace'])).toThrow(/is in use/);
    await store.close();

    truncateSync(file, 0);
    expect(() => openDatabase(file)).toThrow('is empty');
    expect(() => runData(['restore', at('copy'), '--database', file])).toThrow(/exists. With --replace/);
    const told = runData(['restore', at('copy'), '--database', file, '--replace']);
    expect(statSync(at('copy')).mode & 0o777).toBe(0o600);
    expect(existsSync(/before is in (.*)\.\n/.exec(told)![1]!)).toBe(true);
    const restored = openDatabase(file);
    expect(await contentOf(restored)).toEqual(before);
    await restored.close();
  });

  it('a backup that is not whole, or no backup, is not restored', async () => {
    const file = at('source.sqlite');
    const store = openDatabase(file);
    await prepareDemo(store, demo);
    await backUpDatabase(file, at('whole'));
    await store.close();
    const bytes = readFileSync(at('whole'));
    writeFileSync(at('cut'), bytes.subarray(0, bytes.length / 2));
    writeFileSync(at('text'), 'a text of some length'.repeat(100));
    writeFileSync(at('empty'), '');
    for (const name of ['cut', 'text', 'empty'])
      await expect(restoreDatabase(at('target.sqlite'), at(name))).rejects.toThrow('cannot be used');
    await expect(restoreDatabase(at('target.sqlite'), at('none'))).rejects.toThrow('no file');
    await expect(backUpDatabase(at('target.sqlite'), at('other'))).rejects.toThrow('no database');
    expect(existsSync(at('target.sqlite'))).toBe(false);
  });
});
