import { parseArgs } from 'node:util';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { env } from '#config/env.ts';
import { reportNetwork } from '#origin/reports/reportNetwork.ts';
import { reportTranslations } from '#origin/reports/reportTranslations.ts';
import { translationSettings } from '#origin/translations/translationSettings.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { plainText } from './plainText.mjs';

const usage = `npm run report

What to put right in the data of the network, as JSON: slugs that two things have, homes for rent in Catalonia without
what their adverts must state, energy certificates without a rating that can be read; of texts that are translated, how
many wait, what was sent this month, and what was dropped and why. Changes nothing.

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
  const settings = translationSettings(env());
  const translations = settings && (await reportTranslations(store.db, settings, Date.now()));
  console.log(plainText(JSON.stringify(await reportNetwork(store, translations), null, 2)));
  return 0;
});
