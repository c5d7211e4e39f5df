import path from 'node:path';
import process from 'node:process';
import { withPassword } from '#config/databaseUrl.ts';
import { env, EnvError } from '#config/env.ts';
import { openDatabase, openExistingDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';

/**
 * URL or path of the bundled origin's database.
 * @param named by the command line instead; DATABASE_PASSWORD is for it too
 */
export function databaseUrl(named?: string): string {
  const { DATABASE_URL, DATABASE_PASSWORD, DATA_DIR } = env();
  if (named !== undefined) return DATABASE_PASSWORD ? withPassword(named, DATABASE_PASSWORD) : named;
  return DATABASE_URL ?? path.join(DATA_DIR, 'vencejo.sqlite');
}

async function run<Command extends { database: string }>(
  usage: string,
  readCommand: (args: string[]) => Command | null,
  runCommand: (store: Store, command: Command) => Promise<number>,
  mayMake: boolean,
): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (command === null) {
    console.log(usage);
    return 0;
  }
  const store = mayMake ? openDatabase(command.database, 'command') : openExistingDatabase(command.database);
  try {
    return await runCommand(store, command);
  } finally {
    await store.close();
  }
}

/** What an operator reads of a failure: a sentence where a system says it (a full disk, no database). */
function readableFailure(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return error;
  // No address of a server answered.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return `The command failed: ${first instanceof Error ? first.message : error.message}`;
}

/**
 * Runs a command over a database and sets the exit code.
 * @param readCommand null for --help; throws a TypeError, printed with the usage, for a wrong command line
 * @param runCommand returns the exit code
 * @param mayMake whether it fills a database, which need not be there
 * @param failed the exit code where it throws; a wrong command line is 1
 */
export async function runDatabaseCommand<Command extends { database: string }>(
  usage: string,
  readCommand: (args: string[]) => Command | null,
  runCommand: (store: Store, command: Command) => Promise<number>,
  { failed = 1, mayMake = false } = {},
): Promise<void> {
  process.exitCode = await run(usage, readCommand, runCommand, mayMake).catch((error: unknown) => {
    const isUsage = error instanceof TypeError;
    console.error(isUsage ? `${error.message}\n\n${usage}` : readableFailure(error));
    return isUsage ? 1 : failed;
  });
}
