import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type DialectAdapter, type Driver, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { BusyRetryDriver, PatientAdapter, type Patience } from './busyRetryDriver.ts';
import type { SqlValue } from '../tables.ts';

/**
 * How a file is used: where many ask, or by a command or an import, which read little twice, and for which nobody
 * waits. `memory` is in pragmas.
 */
export const sqliteUses = {
  serving: {
    memory: 'pragma cache_size = -65536; pragma temp_store = memory',
    patience: { timeoutMs: 10_000, retryMs: 10 },
  },
  command: {
    memory: 'pragma cache_size = -16384; pragma mmap_size = 0; pragma temp_store = memory',
    patience: { timeoutMs: 60_000, retryMs: 25 },
  },
} as const satisfies Record<string, { memory: string; patience: Patience }>;

export type SqliteUse = keyof typeof sqliteUses;

/** How long SQLite itself waits for a lock while it serves, in ms: the event loop stands still meanwhile. */
export const busyTimeoutMs = 5;

/**
 * For how long a transaction that another follows leaves the file alone, in ms: whoever serves looks at it meanwhile.
 */
export const makeWayMs = sqliteUses.serving.patience.retryMs + 2 * busyTimeoutMs;

/** Prepared statements held at most; the origin's own texts number a few hundred. */
const maxStatements = 500;

/**
 * Node's own SQLite behind the interface that Kysely's SQLite dialect asks for, so that nothing has to be compiled or
 * installed. Statements are prepared once per text.
 */
export class NodeSqlite implements SqliteDatabase {
  readonly native: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  /** @param file path of the database; made when it is missing */
  constructor(file: string, use: SqliteUse = 'serving') {
    this.native = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 10_000 });
    // Pages of 8 KB hold a whole estate document; smaller ones would chain overflow pages.
    this.native.exec(
      'pragma page_size = 8192; pragma journal_mode = WAL; pragma synchronous = FULL; pragma threads = 2',
    );
    this.native.exec(`pragma secure_delete = on; pragma busy_timeout = ${busyTimeoutMs}`);
    this.native.exec(sqliteUses[use].memory);
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    const prepared = wrap(this.native.prepare(text));
    const statement = text === 'rollback' ? whereOpen(this.native, prepared) : prepared;
    if (this.#statements.size >= maxStatements) this.#statements.delete(this.#statements.keys().next().value!);
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.native.close();
  }
}

function wrap(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SqlValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * SQLite ends the transaction itself where the disk is full or fails. To roll back then is an error, which would take
 * the place of the one that says why.
 */
const whereOpen = (native: DatabaseSync, rollback: SqliteStatement): SqliteStatement => ({
  ...rollback,
  run: (parameters) => (native.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
});

class PatientDialect extends SqliteDialect {
  readonly #native: DatabaseSync;
  readonly #patience: Patience;

  constructor(database: NodeSqlite, patience: Patience) {
    super({ database });
    this.#native = database.native;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new BusyRetryDriver(super.createDriver(), this.#native, this.#patience);
  }

  override createAdapter(): DialectAdapter {
    return new PatientAdapter();
  }
}

/** @param patience with a file that is locked */
export const nodeSqliteDialect = (
  database: NodeSqlite,
  patience: Patience = sqliteUses.serving.patience,
): SqliteDialect => new PatientDialect(database, patience);
