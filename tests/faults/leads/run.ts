// Sends thousands of forms while site and origin are killed, or while their disk is full:
// node tests/faults/leads/run.ts --submissions 10000 --database sqlite|postgres [--full-disk].
// Needs `npm run build`, and root for --full-disk. Exit status 1 when anything is missing or there twice.
import '#config/requireNode24.mjs';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPrivatePostgres, type PrivatePostgres } from '../../origin/privatePostgres.ts';
import { crashAtRandom, runLeadCrashes, type CrashRun } from './runLeadCrashes.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'sqlite' },
    /** Seconds that the origin is away once. */
    outage: { type: 'string', default: '20' },
    /** Of the site; the origin has the next one. */
    port: { type: 'string', default: '3421' },
    /** Fills the disk of all that is stored, again and again, instead of killing servers. */
    'full-disk': { type: 'boolean', default: false },
  },
});

/** Seconds with room on the disk, and without. */
const roomSeconds = 6;
const fullSeconds = 6;

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
// PostgreSQL runs as another user.
chmodSync(dir, 0o755);
const disk = values['full-disk'] ? mountSmallDisk(dir, values.database === 'postgres' ? 400 : 80) : null;
const postgresDir = path.join(dir, 'postgres');
let postgres: PrivatePostgres | null =
  values.database === 'postgres'
    ? await startPrivatePostgres(postgresDir, { durable: true, maxWal: disk ? '64MB' : '4GB' })
    : null;
const databaseUrl = postgres?.url('leads') ?? path.join(dir, 'vencejo.sqlite');

/** PostgreSQL stops when it cannot write its log; a service manager starts it again. */
async function restartPostgres(): Promise<void> {
  if (!postgres || postgres.isRunning()) return;
  console.log('PostgreSQL had stopped, and is started again');
  postgres = await startPrivatePostgres(postgresDir, {
    durable: true,
    maxWal: '64MB',
    port: Number(new URL(databaseUrl).port),
  });
}

const fillAgainAndAgain =
  (small: SmallDisk): CrashRun['disturb'] =>
  async ({ site, origin }, signal) => {
    const wait = (seconds: number) => sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      await wait(roomSeconds);
      small.fill();
      await wait(fullSeconds);
      small.free();
      await restartPostgres();
      if (!site.isRunning() || !origin.isRunning()) throw new Error('A server did not survive the full disk');
    }
  };

try {
  mkdirSync(path.join(dir, 'site'));
  const report = await runLeadCrashes({
    submissions: Number(values.submissions),
    databaseUrl,
    dir,
    ports: { site: Number(values.port), origin: Number(values.port) + 1 },
    visitors: 8,
    disturb: disk
      ? fillAgainAndAgain(disk)
      : crashAtRandom({ everyMs: 4_000, outageMs: Number(values.outage) * 1_000 }),
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
  disk?.unmount();
  rmSync(dir, { recursive: true, force: true });
}
