import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../../origin/mailServer.ts';
import { checkLeads, type LeadCheck } from './checkLeads.ts';
import { createCrashingServer, type CrashingServer } from './crashingServer.ts';
import { formsToSend, sendForms } from './visitors.ts';

export interface Servers {
  site: CrashingServer;
  origin: CrashingServer;
}

export interface CrashRun {
  submissions: number;
  databaseUrl: string;
  /** Of a replica that pages are read from. */
  databaseReadUrl?: string;
  /** Of site and origin, empty. */
  dir: string;
  ports: { site: number; origin: number };
  visitors: number;
  /** What happens to the servers while forms are sent, until the signal ends it. */
  disturb: (servers: Servers, signal: AbortSignal) => Promise<void>;
  /** Whether to wait until every mail is sent: a worker that was killed holds its mails for minutes. */
  awaitMails: boolean;
  onProgress?: (line: string) => void;
  /** Called with how many forms were received until then. */
  onReceived?: (count: number) => void;
}

export interface CrashReport extends LeadCheck {
  /** How often a visitor was told that a form is received, by status. */
  received: Record<number, number>;
  repeats: number;
  /** How often a form was not received, by status; 0 where no answer came. */
  refusals: Record<number, number>;
  crashes: { site: number; origin: number };
  /** Requests that the site still keeps at the end. */
  waiting: number;
  /** Mails that the mail server took, and how many of them came more than once. */
  mails: { delivered: number; repeated: number };
  seconds: number;
}

const adminToken = 'an-operators-own-token';

/** What the site keeps for the API. */
async function countWaiting(site: string): Promise<number> {
  const response = await fetch(`${site}/admin/leads`, { headers: { authorization: `Bearer ${adminToken}` } });
  const { waiting, refused } = (await response.json()) as Record<'waiting' | 'refused', { count: number }>;
  if (refused.count > 0) throw new Error(`${refused.count} requests were refused`);
  return waiting.count;
}

/** Mails that the origin has yet to send. */
export async function countUnsentMails(origin: string): Promise<number> {
  const { mails } = (await (await fetch(`${origin}/readyz`)).json()) as { mails: { waiting: number } };
  return mails.waiting;
}

/** The crash that is an outage of the origin. */
const outageTurn = 2;

interface Crashes {
  /** Milliseconds between two crashes, on average. */
  everyMs: number;
  /** How long the origin is away once, in ms; requests are then kept by the site. */
  outageMs: number;
}

/** Crashes one server or the other, and takes the origin away once. */
export const crashAtRandom =
  ({ everyMs, outageMs }: Crashes): CrashRun['disturb'] =>
  async (servers, signal) => {
    const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
    for (let turn = 1; !signal.aborted; turn += 1) {
      await wait(everyMs * (0.5 + Math.random()));
      if (signal.aborted) return;
      const isOutage = turn === outageTurn;
      const server = isOutage || Math.random() < 0.5 ? servers.origin : servers.site;
      await server.crash();
      await wait(isOutage ? outageMs : Math.random() * 300);
      await server.start();
    }
  };

const countBy = (values: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** @throws when it does not come true within `seconds` */
export async function until(isTrue: () => Promise<boolean>, seconds: number, what: string): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !(await isTrue()); await sleep(250))
    if (Date.now() > end) throw new Error(`${what} took longer than ${seconds} s`);
}

async function listReferences(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/web/estates/buy?_qty=24`);
  const { results } = (await response.json()) as { results: { reference: string }[] };
  return results.map(({ reference }) => reference);
}

/**
 * Sends forms while site and origin are killed at random moments and the origin is away for a while. Afterwards
 * everything that a visitor was told to be received must be stored exactly once, with its consent and its mails.
 */
export async function runLeadCrashes(run: CrashRun): Promise<CrashReport> {
  const {
    submissions,
    databaseUrl,
    databaseReadUrl,
    dir,
    ports,
    visitors,
    disturb,
    onProgress = () => {},
    onReceived,
  } = run;
  const startedAt = Date.now();
  const mailServer = await startMailServer();
  const origin = createCrashingServer('origin', {
    port: ports.origin,
    sign: '/web/provinces?type=buy',
    variables: {
      DATABASE_URL: databaseUrl,
      ...(databaseReadUrl === undefined ? {} : { DATABASE_READ_URL: databaseReadUrl }),
      DATA_DIR: path.join(dir, 'origin'),
      SMTP_URL: mailServer.url,
      PUBLIC_ORIGIN: 'https://www.example.com',
    },
  });
  const site = createCrashingServer('server', {
    port: ports.site,
    sign: '/healthz',
    variables: {
      API_HOST: origin.url,
      CMS_HOST: origin.url,
      DATA_DIR: path.join(dir, 'site'),
      ADMIN_TOKEN: adminToken,
    },
  });
  try {
    await origin.start();
    await site.start();
    const forms = formsToSend(submissions, await listReferences(origin.url));
    const stopping = new AbortController();
    const disturbing = disturb({ site, origin }, stopping.signal);
    const receipts = await sendForms(site.url, forms, {
      visitors,
      onReceived: (count) => {
        onReceived?.(count);
        if (count % 1_000 === 0) onProgress(`${count} received, ${site.crashes()} + ${origin.crashes()} crashes`);
      },
    });
    stopping.abort();
    await disturbing;
    onProgress('all received; waiting for what the site keeps, and for the mails');
    await until(async () => (await countWaiting(site.url)) === 0, 300, 'delivering what was kept');
    if (run.awaitMails) await until(async () => (await countUnsentMails(origin.url)) === 0, 900, 'sending the mails');
    const ids = mailServer.delivered.map(({ content }) => /^Message-ID:\s*(\S+)/im.exec(content)?.[1]);
    return {
      ...(await checkLeads(databaseUrl, forms)),
      received: countBy(receipts.map(({ status }) => status)),
      refusals: countBy(receipts.flatMap(({ refusals }) => refusals)),
      repeats: receipts.reduce((sum, { attempts }) => sum + attempts - 1, 0),
      crashes: { site: site.crashes(), origin: origin.crashes() },
      waiting: await countWaiting(site.url),
      mails: { delivered: new Set(ids).size, repeated: ids.length - new Set(ids).size },
      seconds: Math.round((Date.now() - startedAt) / 1_000),
    };
  } finally {
    await site.crash();
    await origin.crash();
    await mailServer.stop();
  }
}
