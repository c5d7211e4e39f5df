import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createAlertKey, insertAlert } from '#origin/db/personal/alerts.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { queueMail } from '#origin/db/outbox/outbox.ts';
import type { Store } from '#origin/db/store.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { digest } from '#origin/db/digest.ts';
import { createAlertJobs } from '#origin/jobs/createAlertJobs.ts';
import { silentLogger } from '#origin/originLogger.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { startPrivatePostgres } from '#tests/origin/privatePostgres.ts';
import { findPostgres } from '../../../scripts/programs.mjs';

/**
 * Whether the time of an answer tells if an address is known: asks for a new link, and for an alert, by turns for an
 * address with an alert and for one without, while the alerts' job runs; and for an alert by turns for an address that
 * had its mails of the day and for one that had none.
 * `node tests/faults/alerts/knownAddresses.ts [--pairs 1000] [--on sqlite,postgres]`
 * Exit status 1 when the answers differ, or their times do by more than chance (rank-sum test, |z| above 4).
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '1000' }, on: { type: 'string', default: 'sqlite,postgres' } },
});
const pairs = Number(values.pairs);
const maxZ = 4;

/** After so many an address gets no further mail that asks to accept an alert (requestAlert.ts). */
const mailsPerDay = 5;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

type Address = (n: number) => string;

interface Timed {
  ms: number;
  answer: string;
}

function post(base: string, target: string, body: object): Promise<Timed> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = http.request(base + target, { method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { date: _, ...rest } = response.headers;
        const answer = JSON.stringify([response.statusCode, rest, Buffer.concat(parts).toString()]);
        resolve({ ms: performance.now() - started, answer });
      });
    });
    request.on('error', reject).end(text);
  });
}

/** Addresses of the same length: with an active alert, with all mails of a day, and never heard of. */
const addressOf =
  (name: string) =>
  (n: number): string =>
    `${name}-${String(n).padStart(6, '0')}@example.com`;
const known = addressOf('known');
const often = addressOf('often');
const unknown = addressOf('other');
const unknown2 = addressOf('third');
const unknown3 = addressOf('extra');

async function fill(store: Store): Promise<void> {
  await migrateDatabase(store);
  await store.db.transaction().execute(async (trx) => {
    for (let n = 0; n < pairs; n += 1) {
      const email = known(n);
      const content = {
        ...{ email, name: 'Ana', surnames: undefined, phone: undefined, reference: undefined },
        ...{ where: [], filters: '', comments: '' },
      };
      const row = { key: createAlertKey(), subject_key: digest(email), type: 0, language: 'es', consent: '-' } as const;
      await insertAlert(trx, { ...row, frequency: 'daily', content }, Date.now());
    }
    await trx.updateTable('alerts').set({ state: 'active' }).execute();
    const mail = { kind: 'acceptAlert', language: 'es', name: '', token: '-' } as const;
    const search = { type: 'buy', places: [], filters: '' } as const;
    for (let n = 0; n < pairs * mailsPerDay; n += 1) {
      const recipient = often(n % pairs);
      await queueMail(trx, { ...mail, recipient, search }, Date.now());
    }
  });
  await store.analyze();
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)]!;

/** How far the ranks of two samples are from those of one: z of the Mann–Whitney test. */
function rankSumZ(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((ms) => ({ ms, first: true })), ...b.map((ms) => ({ ms, first: false }))].sort(
    (x, y) => x.ms - y.ms,
  );
  const ranks = all.reduce((sum, { first }, index) => (first ? sum + index + 1 : sum), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return (u - (a.length * b.length) / 2) / deviation;
}

interface Compared {
  name: string;
  ask: (email: string) => Promise<Timed>;
  known: Address;
  unknown: Address;
}

/** @returns whether nothing can be told */
async function compare({ name, ask, ...addresses }: Compared): Promise<boolean> {
  for (let n = 0; n < 100; n += 1) await ask(addressOf('warms')(n));
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let n = 0; n < pairs; n += 1) {
    // Which comes first is a toss, so that neither always pays for the other.
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const { ms, answer } = await ask(addresses[kind](n));
      times[kind].push(ms);
      answers.add(answer);
    }
  }
  const sorted = [times.known, times.unknown].map((list) => list.toSorted((a, b) => a - b));
  const [medianKnown, medianUnknown] = sorted.map((list) => median(list).toFixed(3));
  const z = rankSumZ(times.known, times.unknown);
  console.log(
    `${name}: ${pairs} pairs; median known ${medianKnown} ms, unknown ${medianUnknown} ms; z ${z.toFixed(2)} (limit ${maxZ}); ${answers.size} different answers`,
  );
  return answers.size === 1 && Math.abs(z) <= maxZ;
}

/** @returns whether nothing can be told of an address on this database */
async function run(database: string, store: Store): Promise<boolean> {
  await fill(store);
  const server = createOrigin({ store }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const job = createAlertJobs({ store, places: createPlaceDirectory(store.db), logger: silentLogger });
  const request = { type: 'buy', frequency: 'daily', where: [], language: 'es', acceptPrivacy: true };
  const askLink = (email: string) => post(base, '/web/rgpd/link', { email, purpose: 'alert', language: 'es' });
  const askAlert = (email: string) => post(base, '/web/rgpd/alert', { ...request, email });
  try {
    const kept = [
      await compare({ name: `${database}, a new link`, ask: askLink, known, unknown }),
      await compare({ name: `${database}, an alert`, ask: askAlert, known, unknown: unknown2 }),
      await compare({
        name: `${database}, an alert beyond the day's mails`,
        ask: askAlert,
        known: often,
        unknown: unknown3,
      }),
    ];
    return kept.every(Boolean);
  } finally {
    await job.stop();
    agent.destroy();
    server.close();
    await store.close();
  }
}

let kept = true;
for (const name of values.on.split(',')) {
  const dir = mkdtempSync(path.join(tmpdir(), `vencejo-bench-known-${name}-`));
  try {
    if (name === 'sqlite') kept = (await run('SQLite', openDatabase(path.join(dir, 'known.sqlite')))) && kept;
    else if (!findPostgres()) console.log('postgres: not installed');
    else {
      const postgres = await startPrivatePostgres(dir, { durable: true });
      try {
        kept = (await run('PostgreSQL', openDatabase(postgres.url('known')))) && kept;
      } finally {
        await postgres.stop();
      }
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}
process.exitCode = kept ? 0 : 1;
