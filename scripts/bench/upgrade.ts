import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { minute } from '#shared/times.ts';
import { waitingFills } from '#origin/db/schema/fills.ts';
import { outdatedIndexes } from '#origin/db/schema/indexes.ts';
import { freePort } from '#tests/fakes/freePort.ts';
import { startMovingAddress } from '#tests/fakes/movingAddress.ts';
import { toJson } from '#tests/origin/importFeeds.ts';
import { startPrivatePostgres } from '#tests/origin/privatePostgres.ts';
import { smallEstates } from '#tests/origin/smallNetwork.ts';
import { multiplyListings } from './multiplyListings.ts';

/*
 * Whether an upgrade from 1.0.0 costs an answer (docs/operations.md, "Upgrading"):
 *
 *   git worktree add /tmp/vencejo-1.0.0 30d98902 && (cd /tmp/vencejo-1.0.0 && node scripts/setup.mjs --bundles)
 *   npm run build && node scripts/bench/upgrade.ts --release /tmp/vencejo-1.0.0 [--rows 1000000] [--minutes 240]
 *
 * PostgreSQL with so many listings in 1.0.0's schema; its origin and site run, pages are read through the site, forms
 * written to the API, and a small source is imported again and again. The built origin of this release starts beside,
 * an address moves to it, the former ends, then the site is replaced; the fill is watched for so many minutes at most.
 * Exit status 1 where a page was lost, or writes were refused for longer than 5 s.
 */
const { values } = parseArgs({
  options: {
    release: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '240' },
  },
});
const rows = Number(values.rows);
const former = values.release ?? '';
if (!existsSync(path.join(former, 'dist/server/origin.mjs'))) throw new Error('--release: a built tree of 1.0.0');

const own = path.resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-upgrade-'));
const maxRefusedMs = 5_000;
/** How long each step is watched, in ms. */
const watchMs = 15_000;
/** Made by the former release's own command, and then multiplied in the database. */
const models = Math.min(rows, 10_000);
const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

// One of its own: the user of PostgreSQL cannot enter a folder within another user's.
const databaseDir = mkdtempSync(path.join(tmpdir(), 'vencejo-upgrade-database-'));
const postgres = await startPrivatePostgres(databaseDir, { durable: true });
const databaseUrl = postgres.url('network');
const runIn = (tree: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
runIn(former, 'scripts/demo.ts', '--estates', String(models), '--database', databaseUrl);
multiplyListings(databaseUrl, Math.round(rows / models));
say(`${rows} listings as 1.0.0 stores them`);

const started: ChildProcess[] = [];

/** Starts a built server. @returns once it answers: its port, and how to end it */
async function start(tree: string, entry: 'server' | 'origin', variables: Record<string, string>) {
  const port = await freePort();
  const dataDir = path.join(dir, `${entry}-${port}`);
  mkdirSync(dataDir);
  const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables };
  const child = spawn(process.execPath, [`dist/server/${entry}.mjs`], {
    cwd: tree,
    env: { ...process.env, PUBLIC_ORIGIN: 'http://localhost', READS_PER_MINUTE: '0', ...env },
    stdio: 'inherit',
  });
  started.push(child);
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false); // prettier-ignore
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${entry} did not start`);
    await sleep(50);
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { port, stop };
}

/** What is asked again and again, and what of it failed. */
class Watched {
  readonly name: string;
  answered = 0;
  readonly lost: string[] = [];
  #failingSince: number | null = null;
  longestMs = 0;
  /** From the first failure to the next success, in ms. */
  refusedMs = 0;

  constructor(name: string) {
    this.name = name;
  }

  async ask(attempt: () => Promise<string | null>): Promise<void> {
    const since = performance.now();
    const problem = await attempt().catch((error: unknown) => String(error));
    const now = performance.now();
    this.longestMs = Math.max(this.longestMs, now - since);
    if (problem === null) {
      this.answered += 1;
      if (this.#failingSince !== null) this.refusedMs = Math.max(this.refusedMs, now - this.#failingSince);
      this.#failingSince = null;
    } else {
      this.lost.push(problem);
      this.#failingSince ??= since;
      this.refusedMs = Math.max(this.refusedMs, now - this.#failingSince);
    }
  }

  report() {
    const { name, answered, lost, longestMs, refusedMs } = this;
    return { name, answered, lost: lost.length, 'longest s': longestMs / 1_000, 'refused s': refusedMs / 1_000 };
  }
}

const origin = { release: former };
const first = await start(former, 'origin', { DATABASE_URL: databaseUrl, DEMO: 'off' });
const api = await startMovingAddress(first.port);
const apiUrl = `http://127.0.0.1:${api.port}`;
const siteVariables = { API_HOST: apiUrl, CMS_HOST: apiUrl };
const formerSite = await start(former, 'server', siteVariables);
let site = `http://127.0.0.1:${formerSite.port}`;

const stopping = new AbortController();
const pages = new Watched('pages');
const forms = new Watched('forms');
const imports = new Watched('imports');
const again = async (everyMs: number, turn: (n: number) => Promise<void>) => {
  for (let n = 0; !stopping.signal.aborted; n += 1) {
    await turn(n);
    await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
};

const linksAt = async (address: string): Promise<string[]> =>
  [...(await (await fetch(site + address)).text()).matchAll(/href="(\/viviendas-[^"?#]+)/g)].map(([, link]) => link!);
const lists = [...new Set(await linksAt('/'))].slice(0, 6);
const homes: string[] = [];
for (let page = 1; page <= 10; page += 1)
  homes.push(
    ...(await linksAt(`${lists[page % lists.length]}?page=${page}`)).filter((link) => link.split('/').length > 3),
  );
const reference = homes[0]!.split('/').at(-1)!.toUpperCase();

const sorts = ['price-', 'area-', 'recent'];

/** A list in one order, or a listing: few of them are in a cache. */
const pageAt = (n: number): string =>
  n % 4 === 0 ? `${lists[n % lists.length]}?sort=${sorts[n % sorts.length]}` : homes[n % homes.length]!;

async function readPage(n: number): Promise<string | null> {
  const response = await fetch(site + pageAt(n), { signal: AbortSignal.timeout(10_000) });
  await response.text();
  return response.status < 400 ? null : `${response.status} ${pageAt(n)}`;
}

async function sendForm(): Promise<string | null> {
  const person = {
    name: 'Marta',
    surname: 'Vidal',
    email: `${randomUUID()}@example.com`,
    language: 'es',
    pageUrl: '/',
  };
  const response = await fetch(`${apiUrl}/web/opportunity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...person,
      ...{ reference, message: '¿El sábado?', acceptPrivacy: true },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  return response.ok ? null : `${response.status} ${await response.text()}`;
}

async function importAgain(n: number): Promise<string | null> {
  const feed = path.join(dir, 'feed.json');
  writeFileSync(feed, toJson(smallEstates.slice(0, 5).map((one) => ({ ...one, price: 200_000 + n }))));
  const child = spawn(process.execPath, ['scripts/import.ts', feed, '--source', 'bench', '--database', databaseUrl], {
    cwd: origin.release,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? null : said;
}

const store = openDatabase(databaseUrl);
const longest = { text: '', seconds: 0, waited: 0 };
const traffic = Promise.all([
  again(50, (n) => pages.ask(() => readPage(2 * n))),
  again(50, (n) => pages.ask(() => readPage(2 * n + 1))),
  again(100, () => forms.ask(sendForm)),
  again(1_000, (n) => imports.ask(() => importAgain(n))),
  // An index that is made concurrently waits for transactions, and none for it.
  again(100, async () => {
    const { rows: running } = await sql<{ text: string; seconds: number; waits: boolean }>`
      select query as text, cast(extract(epoch from clock_timestamp() - query_start) as double precision) as seconds,
        coalesce(wait_event_type = 'Lock', false) as waits
      from pg_stat_activity where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
        and query not like '%pg_advisory_lock%' and query not like '%index concurrently%'`.execute(store.db);
    for (const { text, seconds, waits } of running) {
      if (waits) longest.waited = Math.max(longest.waited, seconds);
      if (seconds > longest.seconds) Object.assign(longest, { text: text.slice(0, 120), seconds });
    }
  }),
]);
const noted = new Map<string, number>();
const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  noted.set(name, seconds);
  say(`${name}: ${seconds} s; lost so far ${pages.lost.length} + ${forms.lost.length} + ${imports.lost.length}`);
  return result;
};

await sleep(watchMs);
say(`before: ${JSON.stringify([pages, forms, imports].map((one) => one.report()))}`);
// Commands of the former refuse the database from now on.
origin.release = own;
const second = await timed('start beside', () => start(own, 'origin', { DATABASE_URL: databaseUrl, DEMO: 'off' }));
api.leadTo(second.port);
await timed('both', () => sleep(watchMs));
await timed('end of the former origin', first.stop);
await timed('former site, new origin', () => sleep(watchMs));
const nextSite = await start(own, 'server', { ...siteVariables, STATISTICS: 'off' });
site = `http://127.0.0.1:${nextSite.port}`;
await timed('end of the former site', formerSite.stop);
const isTrue = async (what: () => Promise<boolean>) => {
  while (!(await what())) await sleep(1_000);
};
await timed('indexes', () => isTrue(async () => (await outdatedIndexes(store.db)).length === 0));
// The former is gone: there is nothing to wait for.
await sql`update meta set value = jsonb_set(value::jsonb, '{since}', '0')::text where name like 'filling:%'`.execute(
  store.db,
);
const endAt = Date.now() + Number(values.minutes) * minute;
await timed('fill', () => isTrue(async () => Date.now() > endAt || (await waitingFills(store.db)).length === 0));
const left = await sql<{ value: string }>`select value from meta where name like 'filling:%'`.execute(store.db);
for (const { value } of left.rows) say(`not over: ${value.slice(-60)}`);

stopping.abort();
await traffic;
await store.close();
for (const child of started) child.kill('SIGKILL');
await api.stop();
await postgres.stop();
for (const folder of [dir, databaseDir]) rmSync(folder, { recursive: true, force: true });

const all = [pages, forms, imports];
console.table(all.map((one) => one.report()));
console.table(Object.fromEntries(noted));
console.log(`longest statement ${longest.seconds.toFixed(1)} s: ${longest.text}`);
console.log(`longest wait for a lock ${longest.waited.toFixed(1)} s`);
for (const { name, lost } of all) for (const problem of new Set(lost)) console.log(`${name}: ${problem.slice(0, 200)}`);
const isGood = pages.lost.length === 0 && [forms, imports].every(({ refusedMs }) => refusedMs <= maxRefusedMs);
console.log(isGood ? 'no page was lost' : 'not as it should be');
process.exitCode = isGood ? 0 : 1;
