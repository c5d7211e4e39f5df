import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { childEnv, env } from '#config/env.ts';
import { loadEnvFile } from '#config/envFile.mjs';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import { daysMoved, moveDates } from '#origin/folder/moveDates.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import { readFeed } from '#origin/import/formats/readFeed.ts';
import type { SyncReport } from '#origin/import/sync/report.ts';
import { syncSource, type SyncOptions } from '#origin/import/sync/syncSource.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { folderOf } from './network/folderOf.ts';

const usage = `npm run import -- [options] [FILE]

Brings the listings of the network's sources (sources/ of its folder) to what their files say, or those of one source to
what FILE says, in the source's format; of a source that the network does not have a JSON array or NDJSON in the API's own
shape, as GET /web/estate/{key}/public answers it. New ones are added, changed ones replaced; what is as it was is left
alone; what the source had before and is missing now is withdrawn. A record that could mislead is refused (no operation, no place, an unknown status); whatever else is odd in
one is put right or left out, and named. Exit code 1 if a record was refused.

  FILE              the file, or - for standard input: it is all that the source has
  --source NAME     this source alone; of a FILE by default "import"
  --network FOLDER  the network's folder, or the name of one in networks/ [NETWORK_DIR]
  --json            prints each source's run as one line of JSON
  --database URL    postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help            this text`;

/** Records, or listings, between two lines of progress. */
const progressStep = 1_000;

interface ImportCommand {
  file: string | undefined;
  source: string | undefined;
  json: boolean;
  database: string;
}

/** As `npm start -- --network`: a folder, and for one of networks/ data of its own. */
function chooseNetwork(given: string): void {
  loadEnvFile('.env');
  const isNamed = !/[\\/]/.test(given);
  const { DATA_DIR } = childEnv({});
  const data = isNamed && !DATA_DIR ? { DATA_DIR: path.join('data', given) } : {};
  Object.assign(process.env, childEnv({ NETWORK_DIR: folderOf(given), ...data }));
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): ImportCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      network: { type: 'string' },
      json: { type: 'boolean', default: false },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length > 1) throw new TypeError('Give one file');
  if (values.network !== undefined) chooseNetwork(values.network);
  const { source, json } = values;
  return { file: positionals[0], source, json, database: values.database ?? databaseUrl() };
}

function printReport({ source, refused, warnings, ...counts }: SyncReport): void {
  for (const { id, reference, reason } of refused)
    console.error(`${reference ?? id ?? 'A record'}: refused, ${reason}`);
  for (const { reference, field, reason } of warnings) console.error(`${reference}: ${field} ${reason}`);
  const { read, new: added, changed, unchanged, withdrawn, returned } = counts;
  console.log(
    `${source}: ${read} read, ${added} new, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${returned} returned, ${refused.length} refused.`,
  );
}

/** Brings a source to what a file says, or standard input, which is read twice as any file. */
async function importFile(store: Store, file: string, source: Pick<Source, 'name' | 'format'>, options: SyncOptions) {
  if (file !== '-') return syncSource(store, source, readFeed({ path: path.resolve(file) }, source), options);
  const dir = await mkdtemp(path.join(tmpdir(), 'vencejo-import-'));
  try {
    const input = path.join(dir, 'input');
    await pipeline(process.stdin, createWriteStream(input));
    return await syncSource(store, source, readFeed({ path: input }, source), options);
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function importAll(store: Store, { file, source, json }: ImportCommand): Promise<SyncReport[]> {
  const { BRAND_NAME, BRAND_EMAIL, DATES_AS_OF, NETWORK_DIR } = env();
  const { sources } = await readFolder(NETWORK_DIR);
  const days = await daysMoved(store, DATES_AS_OF, Date.now());
  const options = {
    network: { name: BRAND_NAME, email: BRAND_EMAIL },
    onProgress: (done: number, step: string) => {
      if (!json && done % progressStep === 0) console.log(`${done} ${step}`);
    },
  };
  const isReal = DATES_AS_OF === undefined;
  const prepare = (record: unknown) => moveDates(record, days);
  if (file !== undefined) {
    const name = source ?? 'import';
    const known = sources.find((one) => one.name === name);
    const all = known ? { ...options, isReal, prepare } : options;
    return [await importFile(store, file, known ?? { name, format: 'vencejo' }, all)];
  }
  const asked = sources.filter(({ name }) => source === undefined || name === source);
  if (asked.length === 0) throw new TypeError(`There is no source ${source ?? ''} in ${NETWORK_DIR}; give a file`);
  return importSources(store, asked, { ...options, dir: NETWORK_DIR, isReal, prepare });
}

async function runCommand(store: Store, command: ImportCommand): Promise<number> {
  await store.exclusively(() => migrateDatabase(store));
  const reports = await importAll(store, command);
  for (const report of reports)
    if (command.json) console.log(JSON.stringify(report));
    else printReport(report);
  return reports.some(({ refused }) => refused.length > 0) ? 1 : 0;
}

await runDatabaseCommand(usage, readCommand, runCommand);
