import { recordChange } from '../db/changes/changes.ts';
import { estateTag } from '../db/changes/tags.ts';
import { acquireWriteLock } from '../db/estates/acquireWriteLock.ts';
import { isBehind } from '../db/estates/availability.ts';
import { putEstateBehind } from '../db/estates/writeEstate.ts';
import type { Store } from '../db/store.ts';
import { listSuggested, writeSuggested } from '../db/twins/suggestions.ts';
import { queueTwinChecks } from '../db/twins/twinChecks.ts';
import { findTwinOf, listBehind, listLinksWith, writeTwin } from '../db/twins/twins.ts';
import { readFacts, type TwinFacts } from './facts.ts';
import { findTwins, type Comparison, type Twin } from './findTwins.ts';
import type { SourceOrder } from './sourceOrder.ts';

export interface CheckOptions extends Comparison {
  order: SourceOrder;
  /** Epoch ms. */
  now: number;
}

/** What a check changed: the listing is hidden behind another now, or shown again. */
export type CheckResult = 'hidden' | 'shown' | null;

const isAvailable = ({ availability_rank: rank }: TwinFacts): boolean => rank === 0;

/** The twin that hides a listing, and the listings that depend on it. */
interface Place {
  /** The twin that is shown in its place. */
  front: Twin | undefined;
  /** Keys of listings that are to be checked next. */
  affected: string[];
  /** Keys of those of other agencies that may be the same home; none for one that is hidden. */
  suggested: string[];
}

/** Keys of those of the listings that are not hidden behind this one. */
async function notBehind(store: Store, key: string, others: readonly Twin[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { facts } of others) {
    const twin = await findTwinOf(store.db, facts.url_key);
    if (twin?.shown !== key) keys.push(facts.url_key);
  }
  return keys;
}

async function findPlace(store: Store, facts: TwinFacts, { hashes, agencies, order }: CheckOptions): Promise<Place> {
  const { source, url_key: key } = facts;
  const { twins, unclear, suggested } = await findTwins(store, facts, { hashes, agencies });
  twins.sort((a, b) => order(a.facts.source, b.facts.source));
  const front = twins.find((twin) => order(twin.facts.source, source) < 0 && isAvailable(twin.facts));
  const later = twins.filter((twin) => order(twin.facts.source, source) > 0);
  const affected = front ? [] : await notBehind(store, key, later);
  // Another listing of this source was its twin while this one was not there.
  for (const other of unclear) affected.push(...(await listLinksWith(store.db, other, source)));
  for (const other of await listBehind(store.db, key))
    if (front || !later.some((twin) => twin.facts.url_key === other)) affected.push(other);
  const shown = front ? [] : suggested.filter((other) => !isBehind(other));
  return {
    front,
    affected: affected.filter((other) => other !== key),
    suggested: shown.map((other) => other.url_key),
  };
}

/**
 * Hides a listing behind the first of its twins, by the order of sources, that is shown; shows it where there is none.
 * This depends on listings of earlier sources alone. Those that depend on it are queued, so the order of checks does
 * not matter.
 * @param key of its URL, also of a listing that is gone
 */
export async function checkListing(store: Store, key: string, options: CheckOptions): Promise<CheckResult> {
  const { now } = options;
  const facts = await readFacts(store, key);
  const isCompared = facts !== undefined && (isAvailable(facts) || isBehind(facts));
  const { front, affected, suggested }: Place = isCompared
    ? await findPlace(store, facts, options)
    : { front: undefined, affected: await listBehind(store.db, key), suggested: [] };
  const isHidden = front !== undefined;
  const known = await findTwinOf(store.db, key);
  const isAsItWas = known?.shown === front?.facts.url_key && (!facts || isBehind(facts) === isHidden);
  const suggestedBefore = await listSuggested(store.db, key);
  const isSaid =
    new Set([...suggested, ...suggestedBefore]).size === suggestedBefore.length &&
    suggested.length === suggestedBefore.length;
  if (isAsItWas && isSaid && affected.length === 0) return null;
  await store.db.transaction().execute(async (trx) => {
    await acquireWriteLock(trx);
    if (!isAsItWas) {
      await writeTwin(trx, key, front ? { shown: front.facts.url_key, reason: front.reason, found_at: now } : null);
      await putEstateBehind(store, trx, key, { isHidden, now });
      // Its page leads elsewhere, also where it stays hidden.
      await recordChange(trx, { hardTags: [estateTag(key)], softTags: [] });
    }
    if (!isSaid) await writeSuggested(trx, key, suggested, now);
    await queueTwinChecks(trx, affected);
  });
  if (isAsItWas) return null;
  return isHidden ? 'hidden' : 'shown';
}
