import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type RawBuilder } from 'kysely';
import { makeFolder } from '#config/makeFolder.ts';
import { EnvError } from '#config/settingsError.ts';
import { AreaTests } from './areaTests.ts';
import { checkSqlite, damageMessage, isDamage, isFull, refuseEmptyFile } from './checkSqlite.ts';
import {
  busyTimeoutMs,
  makeWayMs,
  NodeSqlite,
  nodeSqliteDialect,
  sqliteUses,
  type SqliteUse,
} from './nodeSqliteDialect.ts';
import { digest } from '../digest.ts';
import { isLocked } from './busyRetryDriver.ts';
import { createPrivate, makePrivate } from './privateFiles.ts';
import type { Columns, InsertOptions, NumberRow, Store } from '../store.ts';
import type { Db, SqlValue, Tables } from '../tables.ts';

const inMemory = ':memory:';

/** @throws EnvError for a file that is empty, or no database */
function open(file: string, use: SqliteUse): NodeSqlite {
  if (file === inMemory) return new NodeSqlite(file, use);
  makeFolder(path.dirname(path.resolve(file)));
  refuseEmptyFile(file);
  try {
    const sqlite = new NodeSqlite(file, use);
    for (const part of ['', '-wal', '-shm']) makePrivate(file + part);
    return sqlite;
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new EnvError(damageMessage(file, (error as Error).message), { cause: error });
  }
}

/**
 * @param file path of the database file, made with its folder when missing; `:memory:` for one in memory
 * @throws EnvError for a file that is empty, or no database
 */
export function sqliteStore(file: string, use: SqliteUse = 'serving'): Store {
  const sqlite = open(file, use);
  const areas = addIsInside(sqlite);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite, sqliteUses[use].patience) });
  const running = new Set<string>();
  return {
    db,
    listsDb: db,
    kind: 'sqlite',
    // After ANALYZE SQLite prefers indexes that need a sort of half a million rows for country-wide pages.
    estatesBy: (index) =>
      index === null ? sql`from estates not indexed` : sql`from estates indexed by ${sql.ref(index)}`,
    isOneOf: (column, values) =>
      sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
    isInside: (area) => sql<boolean>`is_inside(${areas.add(area)}, lat, lng)`,
    isAmong: (column, select) => sql<boolean>`${sql.ref(column)} in (${select})`,
    readColumns: (on, names, source, max) => readColumns(sqlite, on, names, source, max),
    // The index is named already; a copy of what was found would only cost.
    lookupFirst: sql`not materialized`,
    // The transaction runs on the only connection there is, so the native handle is inside it.
    insertRows: (_trx, table, rows, options) => {
      insertNatively(sqlite, table, rows, options);
      return Promise.resolve();
    },
    loading: (work) => loading(sqlite, work),
    indexing: (work) => indexing(sqlite, use, work),
    analyze: () => analyze(db),
    check: () => {
      checkSqlite(sqlite.native, file);
      return Promise.resolve();
    },
    scrub: ({ isServing }) => {
      scrub(sqlite, isServing);
      return Promise.resolve();
    },
    copyBefore: (change) => Promise.resolve(file === inMemory ? null : copyTo(sqlite, `${file}.before-${change}`)),
    // A database in memory belongs to this process alone.
    exclusively: (work) => (file === inMemory ? work() : holdingLock(`${file}.lock`, work)),
    unlessRunning: (name, work) =>
      file === inMemory ? unlessIn(running, name, work) : unlessLocked(lockOf(file, name), work),
    makeWay: () => sleep(file === inMemory ? 0 : makeWayMs),
    close: () => db.destroy(),
  };
}

/** Store.readColumns. Rows as arrays take half the time of rows as objects. */
async function readColumns<Row extends NumberRow>(
  { native }: NodeSqlite,
  db: Db,
  names: readonly (keyof Row & string)[],
  source: RawBuilder<unknown>,
  max?: number,
): Promise<Columns<Row> | null> {
  const limit = max === undefined ? sql`` : sql`limit ${max + 1}`;
  const query = sql`select ${sql.join(names.map((name) => sql.ref(name)))} ${source} ${limit}`.compile(db);
  const readRows = () => {
    const statement = native.prepare(query.sql);
    statement.setReturnArrays(true);
    return Promise.resolve(statement.all(...(query.parameters as SqlValue[])) as unknown as (number | null)[][]);
  };
  // There is one connection: outside a transaction it is held, so that nothing is read of another's.
  const rows = await (db.isTransaction ? readRows() : db.connection().execute(readRows));
  if (max !== undefined && rows.length > max) return null;
  return Object.fromEntries(names.map((name, index) => [name, rows.map((row) => row[index])])) as Columns<Row>;
}

/** The function behind Store.isInside. */
function addIsInside({ native }: NodeSqlite): AreaTests {
  const areas = new AreaTests();
  native.function('is_inside', { deterministic: true }, (area, lat, lng) =>
    areas.isInside(Number(area), Number(lat), Number(lng)) ? 1 : 0,
  );
  return areas;
}

/** Values a statement: from here on more make a row no cheaper. */
const valuesPerStatement = 160;

/** Kysely's own way costs many times as much a row, and a statement for each row three times. */
function insertNatively(
  { native }: NodeSqlite,
  table: string,
  rows: readonly object[],
  { ifNew = false }: InsertOptions = {},
): void {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${Object.values(rows[0] ?? {})
    .map((value) => (value instanceof Uint8Array ? 'cast(? as text)' : '?'))
    .join(', ')})`;
  const onConflict = ifNew ? ' on conflict do nothing' : '';
  const prepare = (count: number) =>
    native.prepare(
      `insert into ${table} (${columns.join(', ')}) values ${Array(count).fill(row).join(', ')}${onConflict}`,
    );
  const perStatement = Math.max(1, Math.floor(valuesPerStatement / columns.length));
  const full = rows.length < perStatement ? null : prepare(perStatement);
  for (let start = 0; start < rows.length; start += perStatement) {
    const some = rows.slice(start, start + perStatement);
    const statement = some.length === perStatement ? full! : prepare(some.length);
    statement.run(...some.flatMap((values) => Object.values(values) as SqlValue[]));
  }
}

/**
 * Without the log that every page is written to a second time: a rollback journal holds only pages that were there
 * before, and a load's are new. Going back to the log brings everything to the disk. While another process has the file
 * open, the log stays.
 */
async function loading<T>({ native }: NodeSqlite, work: () => Promise<T>): Promise<T> {
  const set = (pragmas: readonly string[]) => pragmas.forEach((pragma) => native.exec(`pragma ${pragma}`));
  try {
    set(['busy_timeout = 0', 'journal_mode = truncate']);
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
  // The rows refer to what was stored just before, by keys read from there.
  set(['busy_timeout = 10000', 'synchronous = off', 'foreign_keys = off']);
  try {
    return await work();
  } finally {
    set(['synchronous = full', 'foreign_keys = on', 'journal_mode = wal', `busy_timeout = ${busyTimeoutMs}`]);
  }
}

/** Store.analyze. Where another process keeps the file locked for too long, the statistics stay as they are. */
async function analyze(db: Db): Promise<void> {
  try {
    for (const statement of ['pragma analysis_limit = 1000', 'analyze', 'pragma wal_checkpoint(truncate)'])
      await sql.raw(statement).execute(db);
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
}

/** `pragma user_version` of a file in which nothing is left of rows that were deleted before `secure_delete` was on. */
const scrubbedVersion = 1;

/** Store.scrub. While another process uses the file, or the disk has no room for the copy, the next call does it. */
function scrub({ native }: NodeSqlite, isServing: boolean): void {
  const { user_version: version } = native.prepare('pragma user_version').get() as { user_version: number };
  try {
    if (!isServing && version < scrubbedVersion) native.exec(`vacuum; pragma user_version = ${scrubbedVersion}`);
    native.exec('pragma wal_checkpoint(truncate)');
  } catch (error) {
    if (!isLocked(error) && !isFull(error)) throw error;
  }
}

/** Store.copyBefore. A copy that is there already is from an upgrade that broke off: it is the one to go back to. */
function copyTo({ native }: NodeSqlite, copy: string): string {
  if (existsSync(copy)) return copy;
  const partial = `${copy}.partial`;
  rmSync(partial, { force: true });
  createPrivate(partial);
  native.prepare('vacuum into ?').run(partial);
  renameSync(partial, copy);
  return copy;
}

/**
 * Sorted in parts, on another processor (`threads`, set when the file was opened): SQLite does that only with a little
 * memory and with files for what is sorted. A third less time for a million homes.
 */
async function indexing<T>({ native }: NodeSqlite, use: SqliteUse, work: () => Promise<T>): Promise<T> {
  native.exec('pragma cache_size = -4096; pragma temp_store = file');
  try {
    return await work();
  } finally {
    native.exec(sqliteUses[use].memory);
  }
}

/**
 * A lock that the operating system releases when its process exits: a write transaction on a database file of its own.
 */
async function holdingLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 600_000 });
  try {
    lock.exec('begin immediate');
    return await work();
  } finally {
    lock.close();
  }
}

/** The file whose lock is that of a name. */
const lockOf = (file: string, name: string): string => `${file}.${digest(name).slice(0, 12)}.lock`;

/** As `holdingLock`, where no other has the lock. */
async function unlessLocked<T>(file: string, work: () => Promise<T>): Promise<T | null> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    try {
      lock.exec('begin immediate');
    } catch (error) {
      if (isLocked(error)) return null;
      throw error;
    }
    return await work();
  } finally {
    lock.close();
  }
}

async function unlessIn<T>(running: Set<string>, name: string, work: () => Promise<T>): Promise<T | null> {
  if (running.has(name)) return null;
  running.add(name);
  try {
    return await work();
  } finally {
    running.delete(name);
  }
}
