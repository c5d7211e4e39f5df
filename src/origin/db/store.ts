import type { RawBuilder, Transaction } from 'kysely';
import type { AreaPoint } from '#shared/domain/drawnArea.ts';
import type { Db, Tables } from './tables.ts';

/** A row to insert. Texts may come as their UTF-8, in all rows of a list alike. */
export type Storable<Row> = { [Column in keyof Row]: Row[Column] | (string extends Row[Column] ? Uint8Array : never) };

export interface InsertOptions {
  ifNew?: boolean;
}

export type NumberRow = Record<string, number | null>;

export type Columns<Row> = { [Name in keyof Row]: Row[Name][] };

/**
 * An open database and the few things that SQLite and PostgreSQL say differently. Everything else is one query code.
 */
export interface Store {
  db: Db;
  /**
   * The same database for what visitors read. With PostgreSQL over connections of its own, on which no plan may sort:
   * each order of a list has its index.
   */
  listsDb: Db;
  kind: 'sqlite' | 'postgres';
  /**
   * `from estates`, read through this index and no other (null: by key) where the database lets itself be told
   * (SQLite).
   */
  estatesBy: (index: string | null) => RawBuilder<unknown>;
  /** `column in (values)`, one statement text whatever the number of values. */
  isOneOf: (column: string, values: readonly (number | string)[]) => RawBuilder<boolean>;
  /**
   * Whether `lng` and `lat` are inside an area or on its outline, as `isInside` of drawnArea.ts has it. The area is a
   * parameter: one statement text for all.
   */
  isInside: (area: readonly AreaPoint[]) => RawBuilder<boolean>;
  /** `column in (select …)`, the inner select run first. */
  isAmong: (column: string, select: RawBuilder<unknown>) => RawBuilder<boolean>;
  /**
   * Reads thousands of rows of numbers as columns: row by row, PostgreSQL's driver takes four times as long.
   * @param db the store's, or a transaction
   * @param source `from … where …`
   * @param max without it, all rows are read
   * @returns null when there are more than `max` rows
   */
  readColumns: <Row extends NumberRow>(
    db: Db,
    names: readonly (keyof Row & string)[],
    source: RawBuilder<unknown>,
    max?: number,
  ) => Promise<Columns<Row> | null>;
  /**
   * Makes an index lookup in a `with` part run before the sort of what it finds, where the database would otherwise mix
   * the two.
   */
  lookupFirst: RawBuilder<unknown>;
  /**
   * Inserts many rows the fastest way there is, inside a running transaction.
   * @param options.ifNew leaves rows alone that are there already, by any of the table's keys
   */
  insertRows: <Name extends keyof Tables>(
    trx: Transaction<Tables>,
    table: Name,
    rows: readonly Storable<Tables[Name]>[],
    options?: InsertOptions,
  ) => Promise<void>;
  /**
   * Runs the load of a large network into empty tables, in the database's fastest way. Whatever the work stored
   * outlives the process's death, but the power's only once this has returned: the load is marked as finished after it.
   */
  loading: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs work that builds indexes of a large table, in the database's fastest way. */
  indexing: <T>(work: () => Promise<T>) => Promise<T>;
  /** Brings the planner's statistics (and PostgreSQL's visibility map) up to date after a load. Not in transactions. */
  analyze: () => Promise<void>;
  /** Looks for damage of a SQLite file; PostgreSQL has checksums of its own. Throws an EnvError where it finds some. */
  check: () => Promise<void>;
  /**
   * Leaves nothing of deleted and changed rows in the files of a SQLite database: what is deleted from now on is
   * overwritten anyhow, and its log is emptied. A file from an earlier release is written anew, once, but not by a
   * process that serves: that takes a minute for a large network. PostgreSQL overwrites in its own time
   * (docs/operations.md, "Mail and personal data").
   */
  scrub: (options: { isServing: boolean }) => Promise<void>;
  /**
   * Copies the database before a change that cannot be taken back.
   * @param change names the copy
   * @returns the copy's file; null where this process cannot make one (PostgreSQL, a database in memory)
   */
  copyBefore: (change: string) => Promise<string | null>;
  /** Runs alone among all processes that open this database: for set-up. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Runs work unless work of the same name is running, in any process that opens this database.
   * @returns null where it is
   */
  unlessRunning: <T extends object>(name: string, work: () => Promise<T>) => Promise<T | null>;
  /** Between two transactions of long work: who waits to write is served first, and all else in the process. */
  makeWay: () => Promise<void>;
  close: () => Promise<void>;
}
