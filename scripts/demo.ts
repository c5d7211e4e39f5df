import { parseArgs } from 'node:util';
import progress from 'cli-progress';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { manyListings, type ManyOptions } from './bench/manyListings.ts';
import { startWorkers, type NetworkWorkers } from './bench/startWorkers.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';

const usage = `npm run demo -- [options]

Fills a database with a network of any size, made from the demo's listings: for measurements.

  --estates N      number of estates [1000]
  --seed N         another seed, another network [1]
  --database URL   postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --replace        empty the database first; without it, a database that is not empty is left as it is
  --help           this text`;

interface DemoCommand {
  estates: number;
  seed: number;
  database: string;
  replace: boolean;
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): DemoCommand | null {
  const { values } = parseArgs({
    args,
    options: {
      estates: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'estates' | 'seed', preset: number): number => {
    const raw = values[name];
    if (raw !== undefined && !/^\d{1,9}$/.test(raw)) throw new TypeError(`--${name} must be a whole number`);
    return raw === undefined ? preset : Number(raw);
  };
  return {
    estates: whole('estates', 1_000),
    seed: whole('seed', 1),
    database: databaseUrl(values.database),
    replace: values.replace,
  };
}

/** @returns whether the database was filled */
async function fill(store: Store, { estates, seed, replace }: DemoCommand): Promise<boolean> {
  await migrateDatabase(store);
  const holdsSomething =
    (await store.db.selectFrom('agencies').select('key').limit(1).executeTakeFirst()) !== undefined;
  if (holdsSomething && !replace) return false;
  // Also where nothing is stored: what remembers another network goes.
  await clearDatabase(store);
  const started = Date.now();
  const network = { seed, estates };
  const workers = startWorkers(network);
  try {
    await load(store, network, workers, started);
  } finally {
    await workers.stop();
  }
  return true;
}

async function load(store: Store, network: ManyOptions, workers: NetworkWorkers, started: number): Promise<void> {
  const { estates } = network;
  const bar = new progress.SingleBar({
    format: '{step} {bar} {value}/{total} · {duration_formatted}',
    barsize: 40,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  bar.start(estates, 0, { step: 'storing' });
  const stored = await storeNetwork(store, manyListings(network), {
    expected: estates,
    batches: workers.batches,
    onProgress: (count, step) => bar.update(count, { step }),
  });
  bar.stop();
  const seconds = (Date.now() - started) / 1_000;
  console.log(
    `${stored} estates in ${seconds.toFixed(1)} s (${Math.round(stored / seconds)} a second, indexes and counts included).`,
  );
}

async function runCommand(store: Store, command: DemoCommand): Promise<number> {
  if (await store.exclusively(() => fill(store, command))) return 0;
  console.error('The database is not empty. Give --replace to empty it first.');
  return 1;
}

await runDatabaseCommand(usage, readCommand, runCommand, { mayMake: true });
