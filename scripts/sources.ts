import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { reportSources, type SourceReport } from '#origin/reports/reportSources.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { chooseNetwork } from './network/chooseNetwork.ts';
import { plainText } from './plainText.mjs';
import { table } from './table.ts';

const usage = `npm run sources -- [options]

Where the network's listings come from: of each source its last good run, its listings, what that run warned of, the next
run, and what came of the last where that was not good. Below them, the listings that are the same home as one of a
source before theirs (duplicates), which is shown in their place, and those that look like the home of another agency's. Changes nothing.

  --network FOLDER  the network's folder, or the name of one in networks/ [NETWORK_DIR]
  --json            prints each source as one line of JSON
  --database URL    postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help            this text`;

interface SourcesCommand {
  json: boolean;
  database: string;
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): SourcesCommand | null {
  const { values } = parseArgs({
    args,
    options: {
      network: { type: 'string' },
      json: { type: 'boolean', default: false },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.network !== undefined) chooseNetwork(values.network);
  return { json: values.json, database: databaseUrl(values.database) };
}

const minutes = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function nextRun({ nextRun: next, isPaused }: SourceReport): string {
  if (isPaused) return 'paused: undone';
  if (next === null) return 'by command';
  return next <= Date.now() ? 'due' : minutes(next);
}

/** What came of the last run where it was not good. */
function problemOf({ lastRun, lastGood }: SourceReport): string {
  if (!lastRun || lastRun.run === lastGood?.run) return '';
  const { state, startedAt, refusedRun } = lastRun;
  return `${minutes(startedAt)} ${state}${refusedRun ? `: ${refusedRun.reason}` : ''}`;
}

const headings = [
  'source',
  'format',
  'last good run (UTC)',
  'listings',
  'duplicates',
  'missing pictures',
  'warnings',
  'next run (UTC)',
  'last run',
];

const cellsOf = (report: SourceReport): string[] => [
  report.source,
  report.format ?? '-',
  report.lastGood ? minutes(report.lastGood.startedAt) : 'never',
  String(report.listings),
  String(report.duplicates.total) + (report.suggestions.total > 0 ? ` + ${report.suggestions.total}?` : ''),
  String(report.missingPictures),
  report.lastGood ? String(report.lastGood.warnings) : '-',
  nextRun(report),
  problemOf(report),
];

const reasons = {
  cadastral_reference: 'same cadastral reference',
  pictures: 'same agency, facts and pictures',
  operator: 'an operator said so',
};

/** A line for each listing that is not shown, for another of the same home is. */
const duplicateLines = ({ source, duplicates: { total, listed }, suggestions }: SourceReport): string[] => [
  ...listed.map(
    ({ key, reference, reason, shown }) =>
      `${source}: ${reference} (${key}) is behind ${shown.reference} (${shown.key}) of ${shown.source}: ${reasons[reason]}`,
  ),
  ...(total > listed.length ? [`${source}: and ${total - listed.length} further ones`] : []),
  ...suggestions.listed.map(
    ({ key, reference, other }) =>
      `${source}: ${reference} (${key}) looks like ${other.reference} (${other.key}) of ${other.source}: npm run estate -- twins ${key} ${other.key}, or not-twins`,
  ),
];

await runDatabaseCommand(usage, readCommand, async (store, { json }) => {
  await store.exclusively(() => migrateDatabase(store));
  const { sources } = await readFolder(env().NETWORK_DIR);
  const reports = await reportSources(store, sources);
  if (json) for (const report of reports) console.log(plainText(JSON.stringify(report)));
  else
    console.log(plainText([table([headings, ...reports.map(cellsOf)]), ...reports.flatMap(duplicateLines)].join('\n')));
  return 0;
});
