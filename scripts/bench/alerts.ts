import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { nextMorning } from '#origin/alerts/digestTimes.ts';
import { indexAlerts } from '#origin/alerts/indexAlerts.ts';
import { matchEvents } from '#origin/alerts/matchEvents.ts';
import { sendDigests } from '#origin/alerts/sendDigests.ts';
import { createAlertKey, type AlertContent } from '#origin/db/alerts.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { AlertRow, EstateRow } from '#origin/db/tables.ts';
import { digest } from '#origin/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createPlaceDirectory, type PlaceDirectory } from '#origin/search/placeDirectory.ts';
import { createNetwork } from '#demo/createNetwork.ts';
import { Random } from '#demo/random.ts';
import { startPrivatePostgres } from '#tests/origin/privatePostgres.ts';
import { findPostgres } from '../programs.mjs';

/**
 * How long the alerts' job takes to find the alerts of new homes, and to queue their mails.
 * `node scripts/bench/alerts.ts [--alerts 100000] [--homes 1000] [--on sqlite,postgres]`
 * Exit status 1 when matching takes more than a minute or memory grows by more than 256 MB. The databases are made anew
 * in the folder for temporary files. On a machine that others use too, choose fewer alerts.
 */
const limits = { matchingMs: 60_000, memoryMb: 256 } as const;

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    homes: { type: 'string', default: '1000' },
    on: { type: 'string', default: 'sqlite,postgres' },
  },
});
const [alerts, homes] = [Number(values.alerts), Number(values.homes)];

const now = Date.UTC(2026, 10, 22, 12);
const written = 1_000;

/** What people ask for: most of them a price, a part rooms, kind and features; of one place in five a town or a zone. */
function createSearch(
  random: Random,
  places: PlaceDirectory,
  home: EstateRow,
): Pick<AlertContent, 'where' | 'filters'> {
  const slugs = [home.province, home.town, home.zone].flatMap((key) =>
    key === null ? [] : (places.byKey(key)?.slug ?? []),
  );
  const filters = [
    random.chance(0.8) ? `price_max=${Math.round((home.price * random.between(80, 160)) / 100_000 + 1) * 1_000}` : '',
    random.chance(0.4) ? `rooms=${random.pick(['2', '2,3', '3', '3,4', '4'])}` : '',
    random.chance(0.3) ? `estate_type=${random.pick(['flat', 'house', 'flat,house', 'penthouse'])}` : '',
    random.chance(0.2) ? `features=${random.pick(['elevator', 'balcony', 'terrace', 'garden'])}` : '',
    random.chance(0.2) ? `area_min=${random.pick([50, 70, 90, 120])}` : '',
  ];
  return {
    where: [slugs.slice(0, random.pick([1, 2, 2, 3, 3])).join('/')],
    filters: filters.filter(Boolean).join('&'),
  };
}

function createAlert(random: Random, places: PlaceDirectory, home: EstateRow, n: number): AlertRow {
  const email = `reader${n}@example.com`;
  const content: AlertContent = {
    email,
    name: 'Ana',
    surnames: undefined,
    phone: undefined,
    reference: undefined,
    comments: '',
    ...createSearch(random, places, home),
  };
  return {
    key: createAlertKey(),
    subject_key: digest(email),
    content: JSON.stringify(content),
    type: home.type,
    frequency: random.chance(0.7) ? 'daily' : 'weekly',
    language: 'es',
    state: 'active',
    consent: 'bench',
    indexed: 0,
    asked_at: now,
    confirmed_at: now,
    ended_at: null,
    ended_by: null,
    ended_text: null,
    digests: 0,
    leased_until: 0,
  };
}

async function fill(store: Store): Promise<void> {
  await migrateDatabase(store.db);
  await storeNetwork(store, createNetwork({ seed: 1, estates: Math.max(2_000, 2 * homes) }), { now });
  const stored = await store.db.selectFrom('estates').selectAll().where('availability_rank', '=', 0).execute();
  const places = await createPlaceDirectory(store.db)();
  const random = new Random(1, 1);
  for (let first = 0; first < alerts; first += written) {
    const rows = Array.from({ length: Math.min(written, alerts - first) }, (_, n) =>
      createAlert(random, places, random.pick(stored), first + n),
    );
    await store.db.transaction().execute((trx) => store.insertRows(trx, 'alerts', rows));
  }
  const events = stored.slice(0, homes).map(({ key }, n) => ({
    id: `event-${n}`,
    estate: key,
    reason: 'new' as const,
    previous_price: null,
    made_at: now + n,
    leased_until: 0,
  }));
  await store.db.transaction().execute((trx) => store.insertRows(trx, 'estate_events', events));
  await store.analyze();
}

/** Milliseconds, and the most memory in use meanwhile in MB. */
async function measure<T>(work: () => Promise<T>): Promise<{ ms: number; memory: number; value: T }> {
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, process.memoryUsage.rss() / 1_048_576);
  };
  look();
  const timer = setInterval(look, 50);
  const started = performance.now();
  const value = await work();
  clearInterval(timer);
  look();
  return { ms: performance.now() - started, memory, value };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** @returns whether it kept to the limits */
async function run(name: string, url: string): Promise<boolean> {
  const store = openDatabase(url);
  try {
    await fill(store);
    const places = createPlaceDirectory(store.db);
    const before = process.memoryUsage.rss() / 1_048_576;
    const indexed = await measure(() => indexAlerts(store, places));
    const matched = await measure(() => matchEvents(store, now));
    const again = await matchEvents(store, now);
    const mailed = await measure(() => sendDigests(store, places, nextMorning(now, 'weekly')));
    const growth = Math.max(indexed.memory, matched.memory, mailed.memory) - before;
    console.log(
      [
        `${name}: ${alerts} alerts, ${homes} homes`,
        `indexed in ${seconds(indexed.ms)}`,
        `${matched.value.matches} matches in ${seconds(matched.ms)} (limit ${seconds(limits.matchingMs)})`,
        `${mailed.value} mails queued in ${seconds(mailed.ms)}`,
        `memory +${growth.toFixed(0)} MB (limit ${limits.memoryMb})`,
      ].join('; '),
    );
    return (
      matched.ms <= limits.matchingMs &&
      growth <= limits.memoryMb &&
      indexed.value === alerts &&
      matched.value.events === homes &&
      again.matches === 0
    );
  } finally {
    await store.close();
  }
}

// Each of its own: PostgreSQL's belongs to another user.
const folderFor = (name: string): string => mkdtempSync(path.join(tmpdir(), `vencejo-bench-alerts-${name}-`));
const folders: string[] = [];
let kept = true;
try {
  for (const name of values.on.split(',')) {
    const dir = folderFor(name);
    folders.push(dir);
    if (name === 'sqlite') kept = (await run(name, path.join(dir, 'alerts.sqlite'))) && kept;
    else if (!findPostgres()) console.log('postgres: not installed');
    else {
      const postgres = await startPrivatePostgres(dir, { durable: true });
      try {
        kept = (await run(name, postgres.url('alerts'))) && kept;
      } finally {
        await postgres.stop();
      }
    }
  }
} finally {
  for (const dir of folders) rmSync(dir, { recursive: true });
}
process.exitCode = kept ? 0 : 1;
