import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createAlertKey, insertAlert } from '#origin/db/alerts.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { digest } from '#origin/digest.ts';
import { createAlertJobs } from '#origin/jobs/createAlertJobs.ts';
import { silentLogger } from '#origin/originLogger.ts';
import { createPlaceDirectory } from '#origin/search/placeDirectory.ts';

/**
 * Whether the time of an answer tells if an address is known: asks for a new link, and for an alert, by turns for an
 * address with an alert and for one without, while the alerts' job runs.
 * `node scripts/bench/knownAddresses.ts [--pairs 1000]`
 * Exit status 1 when the answers differ, or their times do by more than chance (rank-sum test, |z| above 4).
 */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '1000' } } });
const pairs = Number(values.pairs);
const maxZ = 4;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

interface Timed {
  ms: number;
  answer: string;
}

function post(base: string, path: string, body: object): Promise<Timed> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = http.request(base + path, { method: 'POST', headers, agent }, (response) => {
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

/** Addresses of the same length, the first of each pair with an active alert. */
const known = (n: number): string => `known-${String(n).padStart(6, '0')}@example.com`;
const unknown = (n: number): string => `other-${String(n).padStart(6, '0')}@example.com`;

async function fill(store: Store): Promise<void> {
  await migrateDatabase(store.db);
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
  });
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

/** @returns whether nothing can be told */
async function compare(name: string, ask: (email: string) => Promise<Timed>): Promise<boolean> {
  for (let n = 0; n < 100; n += 1) await ask(`warm-${String(n).padStart(7, '0')}@example.com`);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let n = 0; n < pairs; n += 1) {
    // Which comes first is a toss, so that neither always pays for the other.
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const { ms, answer } = await ask(kind === 'known' ? known(n) : unknown(n));
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

const store = openDatabase(':memory:');
await fill(store);
const server = createOrigin({ store }).listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const job = createAlertJobs({ store, places: createPlaceDirectory(store.db), logger: silentLogger });
const request = { type: 'buy', frequency: 'daily', where: [], language: 'es', acceptPrivacy: true };
const kept = [
  await compare('a new link', (email) => post(base, '/web/rgpd/link', { email, purpose: 'alert', language: 'es' })),
  await compare('an alert', (email) => post(base, '/web/rgpd/alert', { ...request, email })),
];
await job.stop();
agent.destroy();
server.close();
await store.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;
