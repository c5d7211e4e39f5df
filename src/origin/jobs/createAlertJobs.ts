import { countEvents, matchEvents } from '../alerts/matchEvents.ts';
import { indexAlerts } from '../alerts/indexAlerts.ts';
import { answerLinkRequests } from '../alerts/linkRequests.ts';
import { sendDigests } from '../alerts/sendDigests.ts';
import { recordRun } from '../db/jobRuns.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import type { Places } from '../directory/placeDirectory.ts';
import { second } from '#shared/times.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at what there is to do, in ms: somebody may wait for a link. */
const interval = 2 * second;

/** After the database could not be read. */
const errorDelay = 10 * second;

interface AlertJobOptions {
  store: Store;
  places: Places;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** What one run did. */
export interface AlertRun {
  links: number;
  indexed: number;
  events: number;
  matches: number;
  mails: number;
}

/**
 * One run of the alerts' work: new links, the index, what is new, and the mails whose morning has come. Each step can
 * be broken off, and several origins may run it at once.
 * @param now epoch ms
 */
export async function runAlerts(store: Store, places: Places, now: number): Promise<AlertRun> {
  const started = Date.now();
  const links = await answerLinkRequests(store, places, now);
  const indexed = await indexAlerts(store, places);
  const matching = Date.now();
  const { events, matches } =
    (await countEvents(store)) > 0 ? await matchEvents(store, now) : { events: 0, matches: 0 };
  const sending = Date.now();
  if (events > 0)
    await recordRun(store.db, { job: 'match', ran_at: now, ms: sending - matching, items: events, mails: 0 });
  const mails = await sendDigests(store, places, now);
  if (mails > 0)
    await recordRun(store.db, { job: 'digest', ran_at: now, ms: Date.now() - sending, items: mails, mails });
  if (links.requests > 0)
    await recordRun(store.db, {
      job: 'links',
      ran_at: now,
      ms: matching - started,
      items: links.requests,
      mails: links.mails,
    });
  return { links: links.requests, indexed, events, matches, mails };
}

/** Runs it every two seconds, and logs what was done. */
export function createAlertJobs({ store, places, logger, now = Date.now }: AlertJobOptions): PeriodicJob {
  let isUnreachable = false;
  return runPeriodically(async () => {
    try {
      const run = await runAlerts(store, places, now());
      if (Object.values(run).some((count: number) => count > 0)) logger.info(run, 'alerts');
      isUnreachable = false;
      return interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'alerts could not be worked on');
      isUnreachable = true;
      return errorDelay;
    }
  });
}
