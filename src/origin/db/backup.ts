import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { serversOf, withoutPassword } from '#config/databaseUrl.ts';
import { childEnv, EnvError } from '#config/env.ts';
import { isDamage } from './engine/checkSqlite.ts';
import { createPrivate, makePrivate } from './engine/privateFiles.ts';
import { isPostgres, sqliteFile } from './openDatabase.ts';

/** What pg_restore says, in the operator's words. */
const restoreFailures: readonly (readonly [RegExp, (file: string, database: string) => string])[] = [
  [
    /already exists/,
    (_file, database) =>
      `The database ${database} is not empty: make a new one (createdb), and restore into that. Nothing was changed.`,
  ],
  [
    /could not read from input file|not appear to be a valid archive|unsupported version|unexpected end of file/,
    (file) => `${file} is damaged, or no backup. Nothing was changed.`,
  ],
];

/** @throws EnvError for what pg_restore refuses */
async function restorePostgres(url: string, file: string): Promise<void> {
  try {
    // In one transaction that ends with the first error: a database that holds tables stays as it is.
    await runProgram('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', file], url);
  } catch (error) {
    const known = restoreFailures.find(([pattern]) => pattern.test((error as Error).message));
    if (!known) throw error;
    throw new EnvError(known[1](file, new URL(serversOf(url)[0]!).pathname.slice(1)), { cause: error });
  }
}

/** Extends the message of a failure by a program of PostgreSQL. */
async function runProgram(program: string, args: readonly string[], url: string): Promise<string> {
  const password = decodeURIComponent(new URL(serversOf(url)[0]!).password);
  // Command lines are shown to every user of the machine.
  const target = withoutPassword(url);
  const env = childEnv(password ? { PGPASSWORD: password } : {});
  try {
    // A program that lacks a password would ask for it at the terminal, where its question is not seen.
    const command = [...args, '--no-password', `--dbname=${target}`];
    const { stdout } = await promisify(execFile)(program, command, { env: { ...env, LC_ALL: 'C' } });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new EnvError(`${program} is not installed here: run it where PostgreSQL is (docs/operations.md, "Data").`);
    throw new EnvError(`${program} failed: ${(stderr || String(error)).trim()}`, { cause: error });
  }
}

/** @throws EnvError for a file that is no whole SQLite database with our tables */
function checkWhole(file: string): void {
  const refuse = (reason: string): never => {
    throw new EnvError(`${file} cannot be used: ${reason.replace(/\s+/g, ' ')}.`);
  };
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: found } = database.prepare('pragma integrity_check(1)').get() as {
      integrity_check: string;
    };
    if (found !== 'ok') refuse(found);
    const tables = database.prepare("select 1 from sqlite_schema where name = 'meta'").all();
    if (tables.length === 0) refuse('it holds no network');
  } catch (error) {
    if (!isDamage(error)) throw error;
    refuse((error as Error).message);
  } finally {
    database.close();
  }
}

function backUpSqlite(source: string, partial: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 60_000 });
  try {
    database.prepare('vacuum into ?').run(partial);
  } finally {
    database.close();
  }
  checkWhole(partial);
}

/**
 * Writes a whole copy of the bundled origin's database to a file, while it serves: a SQLite database, or an archive of
 * pg_dump. The copy is checked before it gets its name.
 * @throws EnvError where there is no database, the file exists, or the copy is not whole
 */
export async function backUpDatabase(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new EnvError(`${file} exists already.`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  createPrivate(partial);
  try {
    if (isPostgres(url)) await runProgram('pg_dump', ['--format=custom', '--no-owner', `--file=${partial}`], url);
    else if (existsSync(sqliteFile(url))) backUpSqlite(sqliteFile(url), partial);
    else throw new EnvError(`There is no database ${sqliteFile(url)}.`);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Brings everything of a SQLite database into its one file, which works only while no other process has it open.
 * @throws EnvError while another process has it open
 */
function closeForOthers(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 1_000 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    // What is damaged is moved away as it is.
    if (!isDamage(error)) throw new EnvError(`${file} is in use: stop the origin first.`, { cause: error });
  } finally {
    database?.close();
  }
}

/** @returns where the old database is now, or null where there was none */
function moveAway(file: string, now: number): string | null {
  if (!existsSync(file)) return null;
  closeForOthers(file);
  const old = `${file}.replaced-${new Date(now).toISOString().replaceAll(':', '-')}`;
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, old + part);
  return old;
}

async function restoreSqlite(target: string, file: string, replace: boolean, now: number): Promise<string | null> {
  checkWhole(file);
  if (existsSync(target) && !replace)
    throw new EnvError(`${target} exists. With --replace it is moved aside, and the backup takes its place.`);
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  const partial = `${target}.partial`;
  await copyFile(file, partial);
  makePrivate(partial);
  const old = moveAway(target, now);
  // Left by a database that is gone: they would be read as part of the new one.
  for (const part of ['-wal', '-shm']) rmSync(target + part, { force: true });
  renameSync(partial, target);
  return old;
}

/**
 * Puts a backup in the place of the database: of a SQLite file, or into an empty PostgreSQL database.
 * @param replace moves a SQLite database that is there aside
 * @param now epoch ms
 * @returns where the old SQLite database is now; null where there was none
 * @throws EnvError for a backup that is not whole, a database that is in use, is not empty, or would be replaced
 */
export async function restoreDatabase(
  url: string,
  file: string,
  { replace = false, now = Date.now() }: { replace?: boolean; now?: number } = {},
): Promise<string | null> {
  if (!existsSync(file)) throw new EnvError(`There is no file ${file}.`);
  if (!isPostgres(url)) return restoreSqlite(sqliteFile(url), file, replace, now);
  await restorePostgres(url, file);
  return null;
}
