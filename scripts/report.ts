import { parseArgs } from 'node:util';
import { readAdvertRules } from '#origin/db/adverts/advertRules.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { env } from '#config/env.ts';
import { tellFaults } from '#origin/adverts/groupFaults.ts';
import { readAdverts } from '#origin/adverts/readAdverts.ts';
import { reportNetwork } from '#origin/reports/reportNetwork.ts';
import { reportTranslations } from '#origin/reports/reportTranslations.ts';
import { createSayToAgent } from '#origin/adverts/sayToAgent.ts';
import { translationSettings } from '#origin/translations/translationSettings.ts';
import { defaultLanguage, languages, type Language } from '#shared/i18n/languages.ts';
import { withoutFormula } from '#shared/withoutFormula.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { plainText } from './plainText.mjs';

const usage = `npm run report

What to put right in the data of the network, as JSON: slugs that two things have; adverts that contradict themselves or
do not say what a law asks, by check, the worst first, with a sentence for the agent; of texts that are translated, how
many wait, what was sent this month, and what was dropped and why. Changes nothing.

  --csv                 a row for each fault of each advert instead
  --language CODE       of the sentences for agents [es]
  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

interface ReportCommand {
  database: string;
  isCsv: boolean;
  language: Language;
}

function readCommand(args: string[]): ReportCommand | null {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string' },
      csv: { type: 'boolean', default: false },
      language: { type: 'string', default: defaultLanguage },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const language = languages.find((one) => one === values.language);
  if (!language) throw new TypeError(`--language ${values.language} is none of ${languages.join(', ')}`);
  return { database: databaseUrl(values.database), isCsv: values.csv, language };
}

function cellOf(value: string | number): string {
  const text = withoutFormula(plainText(String(value)));
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const printRow = (cells: readonly (string | number)[]): void => {
  console.log(cells.map(cellOf).join(','));
};

/** Of each advert the worst first; `rank` sorts the sheet so. */
async function printSheet(store: Store, language: Language): Promise<void> {
  printRow([
    'rank',
    'weight',
    'outcome',
    'check',
    'reference',
    'agency',
    'agent',
    'what',
    'message',
    'source',
    'published',
  ]);
  const options = { ...(await readAdvertRules(store.db)), say: await createSayToAgent(undefined, language) };
  for await (const faults of tellFaults(readAdverts(store, Date.now()), options))
    for (const { rank, weight, outcome, check, source, told } of faults)
      printRow([
        ...[rank, weight, outcome, check, told.reference, told.agency, told.agent],
        ...[told.what, told.message, source, told.hidden ? 'no' : 'yes'],
      ]);
}

await runDatabaseCommand(usage, readCommand, async (store, { isCsv, language }) => {
  await store.exclusively(() => migrateDatabase(store));
  if (isCsv) {
    await printSheet(store, language);
    return 0;
  }
  const settings = translationSettings(env());
  const translations = settings && (await reportTranslations(store.db, settings, Date.now()));
  console.log(plainText(JSON.stringify(await reportNetwork(store, { translations, language }), null, 2)));
  return 0;
});
