import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { nextDelivery } from '#origin/alerts/digestTimes.ts';
import { indexAlerts } from '#origin/alerts/indexAlerts.ts';
import { matchEvents } from '#origin/alerts/matchEvents.ts';
import { sendDigests } from '#origin/alerts/sendDigests.ts';
import { createAlertKey, type AlertContent } from '#origin/db/personal/alerts.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { AlertRow, EstateRow } from '#origin/db/tables.ts';
import { digest } from '#origin/db/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { toMessage } from '#origin/mail/toMessage.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import { createPlaceDirectory, type PlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { startPrivatePostgres } from '#tests/origin/privatePostgres.ts';
import { findPostgres } from '../../../scripts/programs.mjs';
import { manyListings } from '../../../scripts/bench/manyListings.ts';
import { processorTime } from '#tests/fakes/processorTime.ts';

/**
 * How long the alerts' job takes to find the alerts of new homes (matching), to queue their mails (queueing: in the
 * mails' order, with their links), and to write and lay out such a mail as it is sent (rendering).
 * `node tests/faults/alerts/manyAlerts.ts [--alerts 100000] [--homes 1000] [--on sqlite,postgres] [--processor]`
 * Exit status 1 when matching and queueing take more than a minute or memory grows by more than 256 MB. On a machine
 * that others use too, `--processor` judges the time on a processor (this process and the database's) instead of the
 * time that passed; both are printed. The databases are made anew in the folder for temporary files.
 */
const limits = { ms: 60_000, memoryMb: 256 } as const;

/** Mails of which rendering is measured: it does not belong to the job, and is the same work for each. */
const rendered = 300;

/** Between two lines of progress, in ms. */
const progressInterval = 5_000;

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    homes: { type: 'string', default: '1000' },
    on: { type: 'string', default: 'sqlite,postgres' },
    processor: { type: 'boolean', default: false },
  },
});
const [alerts, homes] = [Number(values.alerts), Number(values.homes)];

const now = Date.UTC(2026, 10, 22, 12);
const written = 1_000;

/** Half the sides of a drawn area, in degrees: some kilometres. */
const drawnDegrees = 0.03;

const drawnAround = ({ lat, lng }: EstateRow): string =>
  lat === null || lng === null
    ? ''
    : `area=${encodeURIComponent(
        areaOfBox({
          west: lng - drawnDegrees,
          south: lat - drawnDegrees,
          east: lng + drawnDegrees,
          north: lat + drawnDegrees,
        }),
      )}`;

type Chance = () => number;

const pick = <T>(random: Chance, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/**
 * What people ask for: most of them a price, a part rooms, kind and features, a few a drawn area; of a province, a town
 * or a zone.
 */
function createSearch(
  random: Chance,
  places: PlaceDirectory,
  home: EstateRow,
): Pick<AlertContent, 'where' | 'filters'> {
  const slugs = [home.province, home.town, home.zone].flatMap((key) =>
    key === null ? [] : (places.byKey(key)?.slug ?? []),
  );
  const filters = [
    random() < 0.8 ? `price_max=${Math.round((home.price * (80 + random() * 80)) / 100_000 + 1) * 1_000}` : '',
    random() < 0.4 ? `rooms=${pick(random, ['2', '2,3', '3', '3,4', '4'])}` : '',
    random() < 0.3 ? `estate_type=${pick(random, ['flat', 'house', 'flat,house', 'penthouse'])}` : '',
    random() < 0.2 ? `features=${pick(random, ['elevator', 'balcony', 'terrace', 'garden'])}` : '',
    random() < 0.2 ? `area_min=${pick(random, [50, 70, 90, 120])}` : '',
    random() < 0.05 ? drawnAround(home) : '',
  ];
  return {
    where: [slugs.slice(0, pick(random, [1, 2, 2, 3, 3])).join('/')],
    filters: filters.filter(Boolean).join('&'),
  };
}

function createAlert(random: Chance, places: PlaceDirectory, home: EstateRow, n: number): AlertRow {
  const email = `reader${n}@example.com`;
  const content: AlertContent = {
    email,
    name: 'Ana',
    surnames: undefined,
    phone: undefined,
    comments: '',
    ...createSearch(random, places, home),
  };
  return {
    key: createAlertKey(),
    subject_key: digest(email),
    content: JSON.stringify(content),
    type: home.type,
    frequency: random() < 0.7 ? 'daily' : 'weekly',
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

async function fill(store: Store, progress: (text: string) => void): Promise<void> {
  await migrateDatabase(store);
  await storeNetwork(store, manyListings({ estates: Math.max(2_000, 2 * homes) }), { now });
  const stored = await store.db.selectFrom('estates').selectAll().where('availability_rank', '=', 0).execute();
  const places = await createPlaceDirectory(store.db)();
  const random = createRandom(1);
  for (let first = 0; first < alerts; first += written) {
    const rows = Array.from({ length: Math.min(written, alerts - first) }, (_, n) =>
      createAlert(random, places, pick(random, stored), first + n),
    );
    await store.db.transaction().execute((trx) => store.insertRows(trx, 'alerts', rows));
    progress(`${first} alerts`);
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

const megabytes = (): number => process.memoryUsage.rss() / 1_048_576;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

interface Step<T> {
  value: T;
  /** That passed, and on processors: of this process and of the database's. */
  ms: number;
  processorMs: number;
  /** The most in use meanwhile, in MB. */
  memory: number;
}

/** @param work is given what prints how far it is */
async function measure<T>(
  name: string,
  pids: readonly number[],
  work: (progress: (text: string) => void) => Promise<T>,
): Promise<Step<T>> {
  let memory = megabytes();
  const timer = setInterval(() => {
    memory = Math.max(memory, megabytes());
  }, 50);
  const started = performance.now();
  const startedProcessor = processorTime(pids);
  let printedAt = started;
  const value = await work((text) => {
    if (performance.now() - printedAt < progressInterval) return;
    printedAt = performance.now();
    console.log(`  ${name}: ${text} after ${seconds(printedAt - started)}, ${megabytes().toFixed(0)} MB`);
  });
  clearInterval(timer);
  const ms = performance.now() - started;
  const processorMs = processorTime(pids) - startedProcessor;
  console.log(`  ${name}: ${seconds(ms)}, ${seconds(processorMs)} on processors`);
  return { value, ms, processorMs, memory: Math.max(memory, megabytes()) };
}

/** Writes some of the mails that were queued, as the worker does that sends them. */
async function renderSome({ db }: Store): Promise<number> {
  const rows = await db.selectFrom('outbox').select(['id', 'content']).limit(rendered).execute();
  const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@example.com' };
  for (const { id, content } of rows) {
    const written = await writeMail(JSON.parse(content!) as Mail, settings);
    toMessage(id, written, settings);
  }
  return rows.length;
}

/** @param pids of the database, this process among them @returns whether it kept to the limits */
async function run(name: string, url: string, pids: readonly number[]): Promise<boolean> {
  console.log(`${name}: ${alerts} alerts, ${homes} homes`);
  const store = openDatabase(url);
  try {
    await measure('filling the database', pids, (progress) => fill(store, progress));
    const places = createPlaceDirectory(store.db);
    const before = megabytes();
    const indexed = await measure('indexing', pids, (progress) =>
      indexAlerts(store, places, (count) => progress(`${count} alerts`)),
    );
    const matched = await measure('matching', pids, (progress) =>
      matchEvents(store, now, {
        isCounted: true,
        onMatched: ({ events, matches }) => progress(`${events} homes, ${matches} matches`),
      }),
    );
    const again = await matchEvents(store, now);
    const morning = nextDelivery(now, 'weekly');
    const queued = await measure('queueing', pids, (progress) =>
      sendDigests(store, places, morning, (mails) => progress(`${mails} mails`)),
    );
    const mailedAgain = await sendDigests(store, places, morning);
    const rendering = await measure('rendering', pids, () => renderSome(store));
    const growth = Math.max(indexed.memory, matched.memory, queued.memory) - before;
    const judged = (step: Step<unknown>): number => (values.processor ? step.processorMs : step.ms);
    const total = judged(matched) + judged(queued);
    const perMail = (ms: number, mails: number): string => `${(ms / mails).toFixed(2)} ms each`;
    console.log(
      [
        `${name}: ${matched.value.matches} matches and ${queued.value} mails (${perMail(judged(queued), queued.value)})`,
        `matching and queueing ${seconds(total)}${values.processor ? ' on processors' : ''} (limit ${seconds(limits.ms)})`,
        `memory +${growth.toFixed(0)} MB (limit ${limits.memoryMb})`,
        `rendering, as mails are sent: ${perMail(judged(rendering), rendering.value)}`,
      ].join('; '),
    );
    return (
      total <= limits.ms &&
      growth <= limits.memoryMb &&
      indexed.value === alerts &&
      matched.value.events === homes &&
      again.matches === 0 &&
      mailedAgain === 0
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
    if (name === 'sqlite') kept = (await run(name, path.join(dir, 'alerts.sqlite'), [process.pid])) && kept;
    else if (!findPostgres()) console.log('postgres: not installed');
    else {
      const postgres = await startPrivatePostgres(dir, { durable: true });
      try {
        kept = (await run(name, postgres.url('alerts'), [process.pid, postgres.pid])) && kept;
      } finally {
        await postgres.stop();
      }
    }
  }
} finally {
  for (const dir of folders) rmSync(dir, { recursive: true });
}
process.exitCode = kept ? 0 : 1;
