import { isClosed } from '#shared/domain/estate.ts';
import { day } from '#shared/times.ts';
import { readLastWords } from '../db/confirmations/advertAnswers.ts';
import { readLastOffers } from '../db/imports/importRuns.ts';
import { readSourceDates } from '../db/estates/sourceRecords.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';

type Listing = Pick<EstateRow, 'url_key' | 'source' | 'source_id'>;

/**
 * When listings were last confirmed, epoch ms, by their keys: when the feed of another server last listed them, when
 * their source says that they changed, when somebody set their status, or when their agent said that they are
 * available. What nobody said is not there: when a record came without a date is no confirmation.
 */
export async function readConfirmed(store: Store, listings: readonly Listing[]): Promise<Map<string, number>> {
  const bySource = Map.groupBy(listings, ({ source }) => source);
  const offers = await readLastOffers(store.db, [...bySource.keys()]);
  const words = await readLastWords(
    store,
    listings.map(({ url_key }) => url_key),
  );
  const confirmed = new Map<string, number>();
  for (const [source, some] of bySource) {
    const dates = await readSourceDates(
      store,
      source,
      some.map(({ source_id }) => source_id),
    );
    for (const { url_key, source_id } of some) {
      const latest = Math.max(offers.get(source) ?? 0, dates.get(source_id) ?? 0, words.get(url_key) ?? 0);
      if (latest > 0) confirmed.set(url_key, latest);
    }
  }
  return confirmed;
}

/**
 * When a listing was last confirmed, as the contract has it: a whole day, so that its page need not be made anew with
 * each reading of its feed. Not of what is sold or rented, and never a day to come.
 * @param listing with what its own record says
 * @param known of `readConfirmed`
 */
export function confirmedAt(
  { status, confirmed_at: own }: { status: string; confirmed_at?: string | undefined },
  known: number | undefined,
  now: number,
): string | undefined {
  const times = [Date.parse(own ?? ''), known ?? 0].filter((time) => time > 0 && time <= now);
  if (times.length === 0 || isClosed(status)) return undefined;
  return new Date(Math.floor(Math.max(...times) / day) * day).toISOString();
}
