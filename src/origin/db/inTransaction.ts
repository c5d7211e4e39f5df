import type { Transaction } from 'kysely';
import type { Db, Tables } from './tables.ts';

const isTransaction = (db: Db): db is Transaction<Tables> => db.isTransaction;

/** Runs work in a transaction: in the one that is open, else in one of its own. */
export const inTransaction = <T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  isTransaction(db) ? work(db) : db.transaction().execute(work);
