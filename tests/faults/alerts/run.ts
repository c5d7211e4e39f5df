// Mails what alerts found while origins are killed: node tests/faults/alerts/run.ts --alerts 1000 --database
// sqlite|postgres. Two origins share PostgreSQL; SQLite has one. Needs `npm run build`. Exit status 1 when a home was
// mailed to an alert in no mail or in several.
import '#config/requireNode24.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '../../origin/privatePostgres.ts';
import { runAlertCrashes } from './runAlertCrashes.ts';

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'sqlite' },
    /** Milliseconds between two crashes, on average. */
    every: { type: 'string', default: '2500' },
    /** Of the first origin; another has the next one. */
    port: { type: 'string', default: '3431' },
  },
});

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-alerts-'));
// PostgreSQL runs as another user.
chmodSync(dir, 0o755);
const isShared = values.database === 'postgres';
const postgres = isShared ? await startPrivatePostgres(path.join(dir, 'postgres'), { durable: true }) : null;
const port = Number(values.port);

try {
  const { wrong, ...report } = await runAlertCrashes({
    alerts: Number(values.alerts),
    databaseUrl: postgres?.url('alerts') ?? path.join(dir, 'vencejo.sqlite'),
    dir,
    ports: isShared ? [port, port + 1] : [port],
    everyMs: Number(values.every),
    onProgress: (line) => {
      console.log(line);
    },
  });
  console.log({ ...report, wrong: wrong.length, examples: wrong.slice(0, 10) });
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
}
