import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, type DatabaseConnection, type Driver } from 'kysely';
import { Mutex } from './Mutex.ts';

/** With a file that another process has locked. */
export interface Patience {
  /** Until a statement fails. */
  timeoutMs: number;
  /** Between two attempts. Whoever looks more often is served first. */
  retryMs: number;
}

const sqliteBusy = 5;

/** Whether another process has locked the file. */
export function isLocked(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) === sqliteBusy;
}

/**
 * Kysely's adapter for SQLite, but that the driver has the lock of the one connection, and can give it up meanwhile;
 * and that a migration is a transaction.
 */
export class PatientAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's driver for SQLite, but that a locked file is waited for between turns of the event loop: SQLite's own wait
 * stops the process, which then counts as hung. Outside a transaction others may use the connection meanwhile, so that
 * lists are answered while an import writes. A transaction takes the write lock when it begins: it cannot find the file
 * locked, or changed, halfway.
 */
export class BusyRetryDriver implements Driver {
  readonly init: Driver['init'];
  readonly destroy: Driver['destroy'];
  readonly #inner: Driver;
  readonly #native: DatabaseSync;
  readonly #patience: Patience;
  readonly #mutex = new Mutex();

  constructor(inner: Driver, native: DatabaseSync, patience: Patience) {
    this.init = () => inner.init();
    this.destroy = () => inner.destroy();
    this.#inner = inner;
    this.#native = native;
    this.#patience = patience;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    const connection = await this.#inner.acquireConnection();
    return {
      executeQuery: (query) => this.#retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(connection);
    this.#mutex.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async #retryWhileBusy<T>(execute: () => Promise<T>): Promise<T> {
    const since = performance.now();
    for (;;)
      try {
        return await execute();
      } catch (error) {
        if (!isLocked(error) || performance.now() - since > this.#patience.timeoutMs) throw error;
        await this.#pause();
      }
  }

  async #pause(): Promise<void> {
    const { retryMs } = this.#patience;
    if (this.#native.isTransaction) return sleep(retryMs);
    this.#mutex.release();
    await sleep(retryMs);
    await this.#mutex.acquire();
  }
}
