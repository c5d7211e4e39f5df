import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { env } from '#config/env.ts';
import { importRuntimeFlags } from '#config/processFlags.ts';
import { EnvError } from '#config/settingsError.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import { daysMoved, moveDates } from '#origin/folder/moveDates.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { storePeople } from '#origin/folder/storePeople.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import { downloadSettings } from '#origin/import/download/readRemoteFeed.ts';
import { makeWorkFolder } from '#origin/import/input/workFolders.ts';
import { readFeed } from '#origin/import/formats/readFeed.ts';
import type { SyncReport } from '#origin/import/sync/report.ts';
import { runLimits } from '#origin/import/sync/limits.ts';
import { syncSource, type SyncOptions } from '#origin/import/sync/syncSource.ts';
import { NoUndo, undoRun } from '#origin/import/sync/undoRun.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { createProgress, type ImportProgress } from './import/createProgress.ts';
import { printJson } from './import/printJson.ts';
import { printRun } from './import/printRun.ts';
import { plainText } from './plainText.mjs';
import { chooseNetwork } from './network/chooseNetwork.ts';

const percent = (share: number): string => `${share * 100} %`;

const usage = `npm run import -- [options] [FILE]

Imports all sources of the network (sources/ of its folder), or FILE into one source, in that source's format. Where
the network has no such source, FILE is a JSON array or NDJSON in the API's own shape, as GET /web/estate/{key}/public
answers. New listings are added, changed ones replaced, and those that are missing in the source are withdrawn; the
others are not touched. A record that could mislead is refused: no operation, no place, an unknown status. Whatever else
is odd in one is corrected or left out, with a warning. A run is refused as a whole, and changes nothing, when its file
is empty, cut off or cannot be read, when more than ${percent(runLimits.refused.share)} of its records are refused as broken, or more than
${percent(runLimits.withdrawn.share)} of the source's listings would be withdrawn (up to ${runLimits.refused.always} and ${runLimits.withdrawn.always} always may).
Only one run of a source is in progress at a time.

  FILE                  the file, or - for standard input: it is all that the source has
  --source NAME         this source alone; of a FILE by default "import"
  --dry-run             prints what would change, listing by listing, and stores nothing
  --accept-withdrawals  withdraws any number
  --undo RUN            takes the last run of a source back, by the id that it printed
  --network FOLDER      the network's folder, or the name of one in networks/ [NETWORK_DIR]
  --json                prints each source's run as one line of JSON
  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text

Exit codes: 0; 1 a record was refused, or the command line is wrong; 2 a run was refused, or failed.`;

interface ImportCommand {
  file: string | undefined;
  source: string | undefined;
  isDry: boolean;
  acceptWithdrawals: boolean;
  undo: string | undefined;
  json: boolean;
  database: string;
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): ImportCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      network: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'accept-withdrawals': { type: 'boolean', default: false },
      undo: { type: 'string' },
      json: { type: 'boolean', default: false },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length > 1) throw new TypeError('Give one file');
  if (values.network !== undefined) chooseNetwork(values.network);
  const { source, json, undo, 'dry-run': isDry, 'accept-withdrawals': acceptWithdrawals } = values;
  if (undo !== undefined && (isDry || acceptWithdrawals || source !== undefined || positionals.length > 0))
    throw new TypeError('--undo takes the id of a run, and nothing else');
  const database = databaseUrl(values.database);
  return { file: positionals[0], source, isDry, acceptWithdrawals, undo, json, database };
}

/** Imports a file, or standard input: it goes to a file first, since a format may read twice. */
async function importFile(store: Store, file: string, source: Pick<Source, 'name' | 'format'>, options: SyncOptions) {
  const space = downloadSettings(env());
  const all = { ...options, workDir: space.dir };
  if (file !== '-') return syncSource(store, source, readFeed({ path: path.resolve(file) }, source, space), all);
  const dir = await makeWorkFolder(space.dir);
  try {
    const input = path.join(dir, 'input');
    await pipeline(process.stdin, createWriteStream(input));
    return await syncSource(store, source, readFeed({ path: input }, source, space), all);
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function importAll(
  store: Store,
  { file, source, isDry, acceptWithdrawals }: ImportCommand,
  { onProgress }: ImportProgress,
): Promise<SyncReport[]> {
  const { BRAND_NAME, BRAND_EMAIL, DATES_AS_OF, LANGUAGES, NETWORK_DIR } = env();
  const { sources, people } = await readFolder(NETWORK_DIR);
  const days = await daysMoved(store, DATES_AS_OF, Date.now(), isDry);
  /** Sources name people of the folder, which perhaps no start has stored yet. */
  const storeProfiles = () =>
    store.exclusively(() =>
      store.db.transaction().execute((trx) => storePeople(store, trx, moveDates(people, days), Date.now())),
    );
  const options = {
    network: { name: BRAND_NAME, email: BRAND_EMAIL, languages: LANGUAGES },
    ...{ people, isDry, acceptWithdrawals, onProgress },
    download: downloadSettings(env()),
  };
  const isReal = DATES_AS_OF === undefined;
  const prepare = (record: unknown) => moveDates(record, days);
  if (file !== undefined) {
    const name = source ?? 'import';
    const known = sources.find((one) => one.name === name);
    if (known && !isDry) await storeProfiles();
    const all = known ? { ...options, isReal, prepare } : options;
    return [await importFile(store, file, known ?? { name, format: 'vencejo' }, all)];
  }
  const asked = sources.filter(({ name }) => source === undefined || name === source);
  if (asked.length === 0) throw new TypeError(`There is no source ${source ?? ''} in ${NETWORK_DIR}; give a file`);
  if (!isDry) await storeProfiles();
  return importSources(store, asked, { ...options, dir: NETWORK_DIR, isReal, prepare });
}

/** What is printed of an error: of a known one its message, without a stack. */
const messageOf = (error: unknown): unknown =>
  error instanceof EnvError || error instanceof NoUndo ? error.message : error;

async function runAll(store: Store, command: ImportCommand): Promise<SyncReport[] | null> {
  const progress = createProgress(command.json);
  const { undo } = command;
  try {
    if (undo === undefined) return await importAll(store, command, progress);
    return [await undoRun(store, undo)];
  } catch (error) {
    if (error instanceof TypeError) throw error;
    progress.stop();
    const message = messageOf(error);
    console.error(typeof message === 'string' ? plainText(message) : message);
    return null;
  } finally {
    progress.stop();
  }
}

async function runCommand(store: Store, command: ImportCommand): Promise<number> {
  await store.exclusively(() => migrateDatabase(store));
  const reports = await runAll(store, command);
  for (const report of reports ?? [])
    if (command.json) await printJson(report);
    else printRun(report);
  if (!reports || reports.some(({ refusedRun }) => refusedRun !== undefined)) return 2;
  return reports.some(({ refused }) => refused.length > 0) ? 1 : 0;
}

for (const flag of importRuntimeFlags) setFlagsFromString(flag);
await runDatabaseCommand(usage, readCommand, runCommand, { failed: 2, mayMake: true });
