import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { day } from '#shared/times.ts';

/** What waits for an API that is down: the API remembers the batches that it took for longer. */
export const spoolBounds = { ms: 7 * day, bytes: 256 * 1024 * 1024 } as const;

/** A batch that waits, as it is sent. */
export interface WaitingBatch {
  id: string;
  /** JSON. */
  body: string;
}

/** Milliseconds for which a write waits for that of another process. */
const busyTimeoutMs = 2_000;

const file = (dataDir: string): string => path.join(dataDir, 'results.sqlite');

/**
 * Opens the file of waiting batches in DATA_DIR, and makes it where there is none, readable by this user alone. What is
 * committed outlives a power failure.
 * @throws the file system's error, or SQLite's, where it cannot be written to
 */
export function openSpoolDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  closeSync(openSync(file(dataDir), 'a', 0o600));
  const database = new DatabaseSync(file(dataDir), { timeout: busyTimeoutMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

/** Where nothing outlives the process. */
export const openMemoryDatabase = (): DatabaseSync => new DatabaseSync(':memory:');

/** The statements over waiting batches. Times are milliseconds since 1970. @throws (each) SQLite's errors */
export function createSpool(database: DatabaseSync) {
  // Whoever sends a batch puts due_at off first, so that nobody else does.
  database.exec(`
    create table if not exists batches (
      id text primary key, made_at integer not null, due_at integer not null default 0, bytes integer not null,
      body text not null
    ) strict;
    create index if not exists batches_oldest on batches (made_at, due_at, bytes)`);
  const all = (sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values) as unknown[];
  const run = (sql: string, ...values: (string | number)[]): number =>
    Number(database.prepare(sql).run(...values).changes);
  const size = () =>
    all('select count(*) as batches, coalesce(sum(bytes), 0) as bytes from batches')[0] as {
      batches: number;
      bytes: number;
    };

  return {
    size,
    /** Once, however often it is tried. */
    add: ({ id, body }: WaitingBatch, now: number) =>
      run(
        'insert into batches (id, made_at, bytes, body) values (?, ?, ?, ?) on conflict do nothing',
        ...[id, now, Buffer.byteLength(body), body],
      ),
    /** Takes the oldest that nobody else has, for `leaseMs`. */
    lease: (now: number, leaseMs: number) =>
      all(
        `update batches set due_at = ? where id = (
           select id from batches where due_at <= ? or due_at > ? order by made_at limit 1
         ) returning id, body`,
        // One that is due later than any lease lasts was taken before the clock was set back.
        ...[now + leaseMs, now, now + leaseMs],
      )[0] as WaitingBatch | undefined,
    /** Gives it back. */
    release: (id: string) => run('update batches set due_at = 0 where id = ?', id),
    remove: (id: string) => run('delete from batches where id = ?', id),
    /** Removes the oldest beyond the bounds. @returns how many */
    removeBeyond: (now: number, bounds: { ms: number; bytes: number } = spoolBounds): number => {
      let removed = run('delete from batches where made_at < ?', now - bounds.ms);
      while (size().bytes > bounds.bytes)
        removed += run('delete from batches where id = (select id from batches order by made_at limit 1)');
      return removed;
    },
  };
}

export type Spool = ReturnType<typeof createSpool>;
