import { parseArgs } from 'node:util';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { reportNetwork } from '#origin/reports/reportNetwork.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { plainText } from './plainText.mjs';

const usage = `npm run report

What to put right in the data of the network, as JSON: slugs that two things have, homes for rent in Catalonia without
what their adverts must state, energy certificates without a rating that can be read. Changes nothing.

  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

function readCommand(args: string[]): { database: string } | null {
  const { values } = parseArgs({
    args,
    options: { database: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  return values.help ? null : { database: databaseUrl(values.database) };
}

await runDatabaseCommand(usage, readCommand, async (store) => {
  await store.exclusively(() => migrateDatabase(store));
  console.log(plainText(JSON.stringify(await reportNetwork(store), null, 2)));
  return 0;
});
