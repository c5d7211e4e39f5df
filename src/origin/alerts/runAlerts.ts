import { recordRun } from '../db/jobRuns.ts';
import type { Store } from '../db/store.ts';
import type { Places } from '../directory/placeDirectory.ts';
import { indexAlerts } from './indexAlerts.ts';
import { answerLinkRequests } from './linkRequests.ts';
import { countEvents, matchEvents } from './matchEvents.ts';
import { sendDigests } from './sendDigests.ts';

/** What one run did. */
export interface AlertRun {
  links: number;
  indexed: number;
  events: number;
  matches: number;
  mails: number;
}

/**
 * One run of the alerts' work: new links, the index, what is new, and the mails whose time has come. Each step can
 * be broken off, and several origins may run it at once.
 * @param now epoch ms
 * @param options.isCounted adds to what listings earned
 */
export async function runAlerts(
  store: Store,
  places: Places,
  now: number,
  { isCounted = false } = {},
): Promise<AlertRun> {
  const started = Date.now();
  const links = await answerLinkRequests(store, places, now);
  const indexed = await indexAlerts(store, places);
  const matching = Date.now();
  const { events, matches } =
    (await countEvents(store)) > 0 ? await matchEvents(store, now, { isCounted }) : { events: 0, matches: 0 };
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
