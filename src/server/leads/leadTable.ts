import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { earlierFolder, takeOverFiles } from './takeOverFiles.ts';

/** A kept request as operators may see it: nothing of it is about a person. */
export interface KeptLead {
  /** The same for the same request; see LeadCipher. */
  id: string;
  /** Of src/server/forms/writtenForms.ts. */
  form: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Null while it waits. Of the API's answer where it refused it; 0 where it cannot be read. */
  status: number | null;
  /** Of its encrypted content. */
  bytes: number;
}

/** A kept request with its content. */
export interface SealedLead extends KeptLead {
  sealed: Uint8Array;
  /** How often the API has failed to process it. */
  failures: number;
}

export const stateOf = ({ status }: Pick<KeptLead, 'status'>): 'waiting' | 'refused' =>
  status === null ? 'waiting' : 'refused';

/** What the content of a request is bound to: in another row it cannot be opened. */
export const sealedName = ({ receivedAt, form, id }: Pick<KeptLead, 'receivedAt' | 'form' | 'id'>): string =>
  `${String(receivedAt).padStart(15, '0')}-${form}-${id}`;

/** Milliseconds for which a write waits for that of another process; none takes longer than a disk's sync. */
const busyTimeoutMs = 2_000;

const leadsFile = (dataDir: string): string => path.join(dataDir, 'leads.sqlite');

/** Whether a site has ever kept requests there. */
export const holdsLeads = (dataDir: string): boolean =>
  [leadsFile(dataDir), earlierFolder(dataDir)].some((file) => existsSync(file));

/**
 * Opens the file of kept requests in DATA_DIR, and makes it where there is none, readable by this user alone. What is
 * committed outlives a power failure.
 * @throws the file system's error, or SQLite's, where it cannot be written to
 */
export function openLeadDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(leadsFile(dataDir), 'a', 0o600));
  const database = new DatabaseSync(leadsFile(dataDir), { timeout: busyTimeoutMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  // A row is tried when it is due. Whoever tries it puts due_at off first, so that nobody else does.
  database.exec(`
    create table if not exists leads (
      id text primary key, form text not null, received_at integer not null, status integer,
      failures integer not null default 0, due_at integer not null default 0, sealed blob not null
    ) strict`);
  takeOverFiles(dataDir, database);
  return database;
}

const listed = 'id, form, received_at as receivedAt, status, length(sealed) as bytes';
const whole = `${listed}, failures, sealed`;
/** Within a millisecond as they came. */
const oldestFirst = 'received_at, rowid';

/** The statements over the table of kept requests. Times are milliseconds since 1970. @throws (each) SQLite's errors */
export function createLeadTable(database: DatabaseSync) {
  const all = (sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values) as unknown[];
  const run = (sql: string, ...values: (string | number | Uint8Array)[]): number =>
    Number(database.prepare(sql).run(...values).changes);

  return {
    /** Of all that is kept. */
    size: () =>
      all('select count(*) as requests, coalesce(sum(length(sealed)), 0) as bytes from leads')[0] as {
        requests: number;
        bytes: number;
      },
    /** Oldest first. */
    list: () => all(`select ${listed} from leads order by ${oldestFirst}`) as KeptLead[],
    /** Oldest first. */
    contents: () => all(`select ${whole} from leads order by ${oldestFirst}`) as SealedLead[],
    find: (id: string) => all(`select ${whole} from leads where id = ?`, id)[0] as SealedLead | undefined,
    /** @returns false where there is one of this id, which stays */
    add: ({ id, form, receivedAt, sealed }: Pick<SealedLead, 'id' | 'form' | 'receivedAt' | 'sealed'>) =>
      run(
        'insert into leads (id, form, received_at, sealed) values (?, ?, ?, ?) on conflict do nothing',
        ...[id, form, receivedAt, sealed],
      ) === 1,
    /**
     * Takes the oldest that is due, for `leaseMs`.
     * @param maxDelayMs the longest that a row is put off: where it is due later, the clock was set back
     */
    lease: (now: number, { leaseMs, maxDelayMs }: { leaseMs: number; maxDelayMs: number }) =>
      all(
        `update leads set due_at = ? where id = (
           select id from leads where status is null and (due_at <= ? or due_at > ?) order by ${oldestFirst} limit 1
         ) returning ${whole}`,
        ...[now + leaseMs, now, now + maxDelayMs],
      )[0] as SealedLead | undefined,
    /** Gives a leased one back. */
    postpone: (id: string, failures: number, dueAt: number) =>
      run('update leads set failures = ?, due_at = ? where id = ?', failures, dueAt, id),
    /** Puts one aside, for the operator. @param status of the API's answer, or 0 */
    refuse: (id: string, status: number) => run('update leads set status = ? where id = ?', status, id),
    /** Puts those back. @returns how many */
    retry: () => run('update leads set status = null, failures = 0, due_at = 0 where status is not null'),
    remove: (id: string) => run('delete from leads where id = ?', id),
    /** @returns what was removed */
    removeOlder: (than: number) =>
      all(`delete from leads where received_at < ? returning ${listed}`, than) as KeptLead[],
  };
}

export type LeadTable = ReturnType<typeof createLeadTable>;
