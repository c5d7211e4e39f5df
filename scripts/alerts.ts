import { parseArgs } from 'node:util';
import { nextDelivery } from '#origin/alerts/digestTimes.ts';
import { reportAlerts } from '#origin/alerts/reportAlerts.ts';
import { tryAlerts } from '#origin/alerts/tryAlerts.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';

const usage = `npm run alerts -- COMMAND

Alerts of the bundled origin. Nothing here changes or mails anything.

  run [--at TIME]       what the job would find and mail at a time, as 2026-11-23T08:00+01:00 [the next morning at 8:00
                        in Spain]; it is undone at the end. A real run waits meanwhile
  report                alerts by state, what they found, mails, and the latest runs, as JSON

  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

type AlertsCommand = { database: string } & ({ name: 'run'; at: number } | { name: 'report' });

function parseTime(raw: string | undefined): number {
  if (raw === undefined) return nextDelivery(Date.now(), 'daily');
  const time = Date.parse(raw);
  if (Number.isNaN(time)) throw new TypeError('--at must be a time, as 2026-11-23T08:00+01:00');
  return time;
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): AlertsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      at: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const [name, ...rest] = positionals;
  const database = databaseUrl(values.database);
  if (name === 'run' && rest.length === 0) return { database, name, at: parseTime(values.at) };
  if (name === 'report' && rest.length === 0 && values.at === undefined) return { database, name };
  throw new TypeError('Give one command');
}

/** `n…@example.com` */
const masked = (address: string): string => `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;

async function tryRun(store: Store, at: number): Promise<number> {
  console.log(`At ${new Date(at).toISOString()}, and undone:`);
  const { events, matches, mails } = await tryAlerts(store, at, ({ recipient, alert, total, listings }) => {
    const homes = listings.map(({ reference, reason }) => `${reference} (${reason})`).join(', ');
    console.log(`  alert ${alert} to ${masked(recipient)}: ${total}, ${homes}`);
  });
  console.log(`${events} changes of listings, ${matches} matches, ${mails} mails`);
  return 0;
}

await runDatabaseCommand(usage, readCommand, async (store, command) => {
  await store.exclusively(() => migrateDatabase(store));
  if (command.name === 'run') return tryRun(store, command.at);
  console.log(JSON.stringify(await reportAlerts(store), null, 2));
  return 0;
});
