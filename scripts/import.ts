import { createReadStream } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { importEstates, type Rejected } from '#origin/import/importEstates.ts';

const usage = `npm run import -- [options] FILE

Reads estates in the API's own shape (as GET /web/estate/{reference}/public answers them) from a JSON array or NDJSON, and stores
them: new ones are added, known references updated. Ends with exit code 1 if any was rejected.

  FILE             the file, or - for standard input
  --database URL   postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help           this text`;

/** How often progress is told, in estates. */
const progressStep = 1_000;

const tell = ({ line, reference, faults }: Rejected): void => {
  for (const { field, reason } of faults) console.error(`line ${line}${reference === null ? '' : `, ${reference}`}: ${field}${field && ' '}${reason}`);
};

/** @throws TypeError naming what is wrong with the command line */
function readOrder(args: string[]): { file: string; database: string } | null {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { database: { type: 'string' }, help: { type: 'boolean', default: false } } });
  if (values.help) return null;
  if (positionals.length !== 1) throw new TypeError('Give one file');
  const { DATABASE_URL, DATA_DIR } = env();
  return { file: positionals[0]!, database: values.database ?? DATABASE_URL ?? path.join(DATA_DIR, 'vencejo.sqlite') };
}

async function main(): Promise<number> {
  const order = readOrder(process.argv.slice(2));
  if (order === null) {
    console.log(usage);
    return 0;
  }
  const store = openDatabase(order.database);
  try {
    await store.exclusively(() => migrateDatabase(store.db));
    const chunks: AsyncIterable<string> = order.file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(order.file, 'utf8');
    const report = await importEstates(store, chunks, {
      onRejected: tell,
      onProgress: (read) => { if (read % progressStep === 0) console.log(`${read} read`); },
    });
    console.log(`${report.imported} imported, ${report.updated} updated, ${report.rejected} rejected.`);
    return report.rejected > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : error);
  return 1;
});
