import process from 'node:process';
import { parseArgs } from 'node:util';
import { isDatabaseUrl, databaseUrlRule } from '#config/databaseUrl.ts';
import { EnvError } from '#config/env.ts';
import { backUpDatabase, restoreDatabase } from '#origin/db/backup.ts';
import { databaseUrl } from './databaseCommand.ts';

/** Whether a command line of `npm run data` asks for a backup or a restore. */
export const isBackupCommand = (args: readonly string[]): boolean =>
  args.some((arg) => arg === 'backup' || arg === 'restore') && !args.includes('--help');

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { database: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const [command, file, ...rest] = positionals;
  if ((command !== 'backup' && command !== 'restore') || file === undefined || rest.length > 0)
    throw new TypeError('Give "backup" or "restore", and one file');
  const database = databaseUrl(values.database);
  if (!isDatabaseUrl(database)) throw new TypeError(`The database ${databaseUrlRule}`);
  if (command === 'backup') {
    await backUpDatabase(database, file);
    console.log(`The backup is in ${file}.`);
    return;
  }
  const old = await restoreDatabase(database, file, { replace: values.replace });
  console.log(`Restored from ${file}.${old === null ? '' : ` What was there before is in ${old}.`}`);
}

/** Makes or restores a backup, and sets the exit code. @param usage printed for a wrong command line */
export async function runBackupCommand(usage: string, args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    const isUsage = error instanceof TypeError;
    console.error(isUsage ? `${error.message}\n\n${usage}` : error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
