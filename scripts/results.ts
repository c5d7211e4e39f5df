import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { isReal } from '#origin/db/realNetwork.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { makeDemoResults } from './results/demoResults.ts';

const usage = `npm run results -- --demo

  --demo                for developers: fills twelve weeks of a made-up network with sums that nobody counted, in place
                        of what is stored
  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

function readCommand(args: string[]): { database: string } | null {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string' },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (!values.demo) throw new TypeError('Give --demo');
  return { database: databaseUrl(values.database) };
}

await runDatabaseCommand(usage, readCommand, async (store) => {
  await store.exclusively(() => migrateDatabase(store));
  if (await isReal(store.db)) {
    console.error('This database holds a real network, of which nothing is made up.');
    return 1;
  }
  await makeDemoResults(store, { now: Date.now(), languages: env().LANGUAGES });
  return 0;
});
