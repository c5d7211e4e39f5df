import path from 'node:path';
import process from 'node:process';
import { env } from '#config/env.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';

/** Where the bundled origin's database lies, unless a command names another. */
export function databaseUrl(): string {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL ?? path.join(DATA_DIR, 'vencejo.sqlite');
}

async function run<Order extends { database: string }>(
  usage: string,
  readOrder: (args: string[]) => Order | null,
  carryOut: (store: Store, order: Order) => Promise<number>,
): Promise<number> {
  const order = readOrder(process.argv.slice(2));
  if (order === null) {
    console.log(usage);
    return 0;
  }
  const store = openDatabase(order.database);
  try {
    return await carryOut(store, order);
  } finally {
    await store.close();
  }
}

/**
 * Runs a command over a database and sets the exit code.
 * @param readOrder null for --help; throws a TypeError, which is told with the usage, for a wrong command line
 * @param carryOut returns the exit code
 */
export async function runDatabaseCommand<Order extends { database: string }>(
  usage: string,
  readOrder: (args: string[]) => Order | null,
  carryOut: (store: Store, order: Order) => Promise<number>,
): Promise<void> {
  process.exitCode = await run(usage, readOrder, carryOut).catch((error: unknown) => {
    console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : error);
    return 1;
  });
}
