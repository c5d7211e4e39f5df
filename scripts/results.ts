import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { isReal } from '#origin/db/realNetwork.ts';
import { dateOf, dayAt, dayNumber, mondayOf } from '#origin/db/results/dayNumbers.ts';
import type { Period } from '#origin/db/results/readResults.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { keptPeriod } from '#origin/results/keptPeriod.ts';
import { readSheet } from '#origin/results/readSheet.ts';
import { resultDaySchema } from '#shared/contract/results.ts';
import { sheetHeadings } from '#shared/contract/resultsReport.ts';
import { byteOrderMark, csvRow } from '#shared/csvRow.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { plainText } from './plainText.mjs';
import { makeDemoResults } from './results/demoResults.ts';

const usage = `npm run results -- [options]

What each listing earned in a time, a line each: how often it was shown, opened, asked about. Changes nothing.

  --from DAY, --to DAY  as 2026-11-23, both included [the last week that is over]; of days that are kept as months by
                        now, whole months
  --csv                 as a sheet, with semicolons, in place of lines of JSON
  --demo                for developers: fills twelve weeks of a made-up network with sums that nobody counted, in place
                        of what is stored
  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

interface ResultsCommand {
  database: string;
  period: Period;
  isCsv: boolean;
  isDemo: boolean;
}

/** @throws TypeError naming what is wrong with the command line */
function readPeriod(from: string | undefined, to: string | undefined): Period {
  for (const [name, given] of Object.entries({ from, to }))
    if (given !== undefined && !resultDaySchema.safeParse(given).success)
      throw new TypeError(`--${name} must be a day, as 2026-11-23`);
  const monday = mondayOf(dayAt(Date.now()));
  const period = {
    from: from === undefined ? monday - 7 : dayNumber(from),
    to: to === undefined ? monday - 1 : dayNumber(to),
  };
  if (period.from > period.to) throw new TypeError(`--from ${dateOf(period.from)} is after --to ${dateOf(period.to)}`);
  return period;
}

function readCommand(args: string[]): ResultsCommand | null {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const period = readPeriod(values.from, values.to);
  return { database: databaseUrl(values.database), period, isCsv: values.csv, isDemo: values.demo };
}

const asText = (cells: readonly (string | number)[]) =>
  cells.map((cell) => (typeof cell === 'number' ? cell : plainText(cell)));

async function printResults(store: Store, { period: asked, isCsv }: ResultsCommand): Promise<number> {
  const period = keptPeriod(asked, Date.now());
  if (period.from !== asked.from || period.to !== asked.to)
    console.error(
      `Of some of these days months alone are kept: this is ${dateOf(period.from)} to ${dateOf(period.to)}.`,
    );
  if (isCsv) process.stdout.write(byteOrderMark + csvRow(sheetHeadings));
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows, next }: Awaited<ReturnType<typeof readSheet>> = await readSheet(store, period, after);
    for (const row of rows.map(asText))
      process.stdout.write(
        isCsv
          ? csvRow(row)
          : `${JSON.stringify(Object.fromEntries(sheetHeadings.map((name, at) => [name, row[at]])))}\n`,
      );
    after = next;
  }
  return 0;
}

async function fillDemo(store: Store): Promise<number> {
  if (await isReal(store.db)) {
    console.error('This database holds a real network, of which nothing is made up.');
    return 1;
  }
  await makeDemoResults(store, { now: Date.now(), languages: env().LANGUAGES });
  return 0;
}

await runDatabaseCommand(usage, readCommand, async (store, command) => {
  await store.exclusively(() => migrateDatabase(store));
  return command.isDemo ? fillDemo(store) : printResults(store, command);
});
