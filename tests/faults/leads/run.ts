// Sends thousands of forms while site and origin are killed: node tests/faults/leads/run.ts --submissions 10000
// --database sqlite|postgres. Needs `npm run build`. Exit status 1 when anything is missing or there twice.
import '#config/requireNode24.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '../../origin/privatePostgres.ts';
import { runLeadCrashes } from './runLeadCrashes.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'sqlite' },
    /** Seconds that the origin is away once. */
    outage: { type: 'string', default: '20' },
    /** Of the site; the origin has the next one. */
    port: { type: 'string', default: '3421' },
  },
});

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
// PostgreSQL runs as another user.
chmodSync(dir, 0o755);
const postgres =
  values.database === 'postgres' ? await startPrivatePostgres(path.join(dir, 'postgres'), { durable: true }) : null;
try {
  const report = await runLeadCrashes({
    submissions: Number(values.submissions),
    databaseUrl: postgres?.url('leads') ?? path.join(dir, 'vencejo.sqlite'),
    dir,
    ports: { site: Number(values.port), origin: Number(values.port) + 1 },
    visitors: 8,
    crashEveryMs: 4_000,
    outageMs: Number(values.outage) * 1_000,
    awaitMails: true,
    onProgress: (line) => {
      console.log(line);
    },
  });
  console.log(report);
  const isGood = report.wrong.length === 0 && report.ledgerFaults.length === 0 && report.waiting === 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
}
