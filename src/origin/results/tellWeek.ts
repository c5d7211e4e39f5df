import type { LeadEventBody, LeadEventData } from '#shared/contract/leadEvents.ts';
import { dateOf, dayAt, mondayOf } from '../db/results/dayNumbers.ts';
import { readSums, type Period } from '../db/results/readResults.ts';
import { noteWeekDone, readWeekDone } from '../db/results/weekDone.ts';
import { digest } from '../db/digest.ts';
import { queueWebhook } from '../db/outbox/webhooks.ts';
import type { Store } from '../db/store.ts';
import { agencyEndpoint, networkEndpoint, type WebhookEndpoint } from '../webhooks/endpoints.ts';
import { toResultSums } from './toResultSums.ts';

type Week = LeadEventData<'estate.results.weekly'>;

/** Listings of one event: some 100 KB. */
const listingsOfEvent = 500;

/** Some listings of an agency by their keys, with what they earned; those that earned nothing are left out. */
async function readSome(
  store: Store,
  agency: number,
  { period, after }: { period: Period; after: number },
): Promise<{ listings: Week['listings']; last: number | undefined }> {
  const some = await store.db
    .selectFrom('estates')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select(['estates.key as estate', 'estates.url_key', 'estates.reference', 'agents.slug'])
    .where('estates.agency', '=', agency)
    .where('estates.key', '>', after)
    .orderBy('estates.key')
    .limit(listingsOfEvent)
    .execute();
  if (some.length === 0) return { listings: [], last: undefined };
  const earned = await readSums(
    store,
    some.map(({ estate }) => estate),
    period,
  );
  const listings = some.flatMap(({ estate, url_key: key, reference, slug: agent }) => {
    const sums = earned.get(estate);
    if (!sums) return [];
    return [{ key, reference, agent, counts: toResultSums(sums) }];
  });
  return { listings, last: some.length < listingsOfEvent ? undefined : some.at(-1)!.estate };
}

/** Queues an event once: its id follows from the week, who is told, and the first listing. */
const queueOnce = (store: Store, endpoint: string, data: Week, now: number): Promise<void> =>
  store.db.transaction().execute((trx) => {
    const body: LeadEventBody = { type: 'estate.results.weekly', timestamp: new Date(now).toISOString(), data };
    const id = digest(['results', data.from, endpoint, data.agency, data.listings[0]!.key].join(' '));
    return queueWebhook(trx, { endpoint, body, about: '', id }, now);
  });

/**
 * Tells other systems what listings earned in the week before, each agency its own and the network all, once a week. It
 * can be broken off at any time: what was queued is not queued again.
 * @param now epoch ms
 * @returns the number of events
 */
export async function tellWeek(store: Store, endpoints: readonly WebhookEndpoint[], now: number): Promise<number> {
  const monday = mondayOf(dayAt(now));
  if (endpoints.length === 0 || (await readWeekDone(store.db, 'told')) >= monday) return 0;
  const names = new Set(endpoints.map(({ name }) => name));
  const period: Period = { from: monday - 7, to: monday - 1 };
  const agencies = await store.db.selectFrom('agencies').select(['key', 'slug']).orderBy('key').execute();
  let events = 0;
  for (const { key, slug } of agencies) {
    const told = [networkEndpoint, agencyEndpoint(slug)].filter((name) => names.has(name));
    for (let after: number | undefined = told.length > 0 ? 0 : undefined; after !== undefined;) {
      const { listings, last } = await readSome(store, key, { period, after });
      after = last;
      if (listings.length === 0) continue;
      const data = { agency: slug, from: dateOf(period.from), to: dateOf(period.to), listings };
      for (const endpoint of told) await queueOnce(store, endpoint, data, now);
      events += told.length;
    }
  }
  await noteWeekDone(store.db, 'told', monday);
  return events;
}
