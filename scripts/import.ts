import { createReadStream } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importEstates, type FaultyRecord } from '#origin/import/importEstates.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';

const usage = `npm run import -- [options] FILE

Reads estates in the API's own shape (as GET /web/estate/{key}/public answers them) from a JSON array or NDJSON, and stores
them: new ones are added, known references updated. Values that cannot be true (a price of 0 or 1, a place outside
Spain, a date before 1990 or to come) are named and left out. Ends with exit code 1 if any estate was rejected.

  FILE             the file, or - for standard input
  --database URL   postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help           this text`;

/** Estates between two lines of progress. */
const progressStep = 1_000;

const printFaults = ({ line, reference, faults }: FaultyRecord): void => {
  for (const { field, reason } of faults)
    console.error(`line ${line}${reference === null ? '' : `, ${reference}`}: ${field}${field && ' '}${reason}`);
};

interface ImportCommand {
  file: string;
  database: string;
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): ImportCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { database: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return null;
  if (positionals.length !== 1) throw new TypeError('Give one file');
  return { file: positionals[0]!, database: values.database ?? databaseUrl() };
}

async function runCommand(store: Store, { file }: ImportCommand): Promise<number> {
  await store.exclusively(() => migrateDatabase(store.db));
  const chunks: AsyncIterable<string> =
    file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');
  const report = await importEstates(store, chunks, {
    onRejected: printFaults,
    onImplausible: printFaults,
    onProgress: (read) => {
      if (read % progressStep === 0) console.log(`${read} read`);
    },
  });
  console.log(`${report.imported} imported, ${report.updated} updated, ${report.rejected} rejected.`);
  return report.rejected > 0 ? 1 : 0;
}

await runDatabaseCommand(usage, readCommand, runCommand);
