import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAlertKey, insertAlert } from '#origin/db/personal/alerts.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { digest } from '#origin/db/digest.ts';
import { startMailServer } from '../../origin/mailServer.ts';
import { createCrashingServer, type CrashingServer } from '../leads/crashingServer.ts';
import { until } from '../leads/runLeadCrashes.ts';
import { checkDigests, type DigestCheck } from './checkDigests.ts';

/** News of a run, one home at a time: as many as one mail shows, since mails of several mornings may become one. */
const homes = 14;

export interface AlertCrashRun {
  alerts: number;
  databaseUrl: string;
  /** Of the origins, empty. */
  dir: string;
  /** Of each origin. */
  ports: readonly number[];
  /** Milliseconds between two crashes, on average. */
  everyMs: number;
  onProgress: (line: string) => void;
}

export interface AlertCrashReport extends DigestCheck {
  crashes: number;
  seconds: number;
}

/** Crashes now one origin and now another, until the signal ends it; all run when it resolves. */
async function crashAtRandom(origins: readonly CrashingServer[], everyMs: number, signal: AbortSignal): Promise<void> {
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    await wait(everyMs * 2 * Math.random());
    if (signal.aborted) return;
    const origin = origins[Math.floor(Math.random() * origins.length)]!;
    await origin.crash();
    await wait(Math.random() * 300);
    await origin.start();
  }
}

async function addAlerts(store: Store, addresses: readonly string[]): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const email of addresses) {
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

/** A home is news: what an import of it writes. */
async function addNews({ db }: Store, estate: number): Promise<void> {
  const event = { estate, reason: 'new', previous_price: null, made_at: Date.now(), leased_until: 0 } as const;
  await db
    .insertInto('estate_events')
    .values({ ...event, id: `event-${estate}` })
    .execute();
}

const rowCount = (row: { rows: number | string | bigint }): number => Number(row.rows);

async function countMatches({ db }: Store): Promise<number> {
  const rows = db.selectFrom('alert_matches').select(({ fn }) => fn.countAll<number>().as('rows'));
  return rowCount(await rows.executeTakeFirstOrThrow());
}

async function countUnsent({ db }: Store): Promise<number> {
  const matches = db.selectFrom('alert_matches').select(({ fn }) => fn.countAll<number>().as('rows'));
  const mails = db.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('rows'));
  return (
    rowCount(await matches.where('sent_at', 'is', null).executeTakeFirstOrThrow()) +
    rowCount(await mails.where('state', '=', 'waiting').executeTakeFirstOrThrow())
  );
}

/** Makes it the morning of all that was found and not mailed. */
async function bringMorning({ db }: Store): Promise<void> {
  await db.updateTable('alert_matches').set({ due_at: Date.now() }).where('sent_at', 'is', null).execute();
}

/** One home after the other is news, is found, and its morning comes at once. */
async function bringNews(
  store: Store,
  { keys, alerts, onProgress }: { keys: readonly number[]; alerts: number; onProgress: (line: string) => void },
): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const all = (index + 1) * alerts;
    await addNews(store, key);
    // A lease of events that a killed origin had ends after a minute.
    await until(async () => (await countMatches(store)) >= all, 180, 'matching');
    await bringMorning(store);
    onProgress(`home ${index + 1} of ${keys.length} found, ${await countUnsent(store)} matches and mails to be sent`);
    await sleep(3_000 * Math.random());
  }
}

/** Once every origin that held one is dead: by themselves they would end within five minutes. */
async function endLeases({ db }: Store): Promise<void> {
  await db.updateTable('alerts').set({ leased_until: 0 }).execute();
  await db.updateTable('outbox').set({ try_at: Date.now() }).where('state', '=', 'waiting').execute();
}

const findHomes = ({ db }: Store) =>
  db
    .selectFrom('estates')
    .select(['key', 'reference'])
    .where('type', '=', 0)
    .where('availability_rank', '=', 0)
    .orderBy('key')
    .limit(homes)
    .execute();

/**
 * Lets alerts find homes and mails them over SMTP while origins that share a database are killed at random moments.
 * Afterwards each alert's address must have got each home in exactly one mail. That one may come twice with the same
 * Message-ID, when an origin died between the delivery and its record.
 */
export async function runAlertCrashes(run: AlertCrashRun): Promise<AlertCrashReport> {
  const { alerts, databaseUrl, dir, ports, everyMs, onProgress } = run;
  const startedAt = Date.now();
  const mailServer = await startMailServer();
  const origins = ports.map((port) =>
    createCrashingServer('origin', {
      port,
      sign: '/web/provinces?type=buy',
      variables: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(dir, String(port)),
        SMTP_URL: mailServer.url,
        PUBLIC_ORIGIN: 'https://www.example.com',
      },
    }),
  );
  let store: Store | undefined;
  const stopping = new AbortController();
  try {
    for (const origin of origins) await origin.start();
    store = openDatabase(databaseUrl);
    const found = await findHomes(store);
    const addresses = Array.from({ length: alerts }, (_, n) => `reader-${n}@example.com`);
    await addAlerts(store, addresses);
    const crashing = crashAtRandom(origins, everyMs, stopping.signal);
    // An origin that does not start is reported below, where it is awaited.
    crashing.catch(() => undefined);
    await bringNews(store, { keys: found.map(({ key }) => key), alerts, onProgress });
    const unsent = () => countUnsent(store!);
    await until(async () => (await unsent()) < alerts, 900, 'sending the mails');
    stopping.abort();
    await crashing;
    for (const origin of origins) await origin.crash();
    await endLeases(store);
    for (const origin of origins) await origin.start();
    onProgress(`${await unsent()} to be sent, without a crash`);
    await until(
      async () => {
        if (!origins.every((origin) => origin.isRunning())) throw new Error('An origin ended by itself');
        return (await unsent()) === 0;
      },
      900,
      'sending the last mails',
    );
    const references = found.map(({ reference }) => reference);
    return {
      ...(await checkDigests(store, mailServer.delivered, { addresses, references })),
      crashes: origins.reduce((sum, origin) => sum + origin.crashes(), 0),
      seconds: Math.round((Date.now() - startedAt) / 1_000),
    };
  } finally {
    stopping.abort();
    await store?.close();
    for (const origin of origins) await origin.crash();
    await mailServer.stop();
  }
}
