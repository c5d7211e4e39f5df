import type { Entry } from './entry.ts';

/**
 * - `fresh`: used as it is
 * - `stale`: used at once, while a new one is fetched (stale-while-revalidate)
 * - `fallback`: used only when no new one can be had (stale-if-error)
 * - `expired`: not used; good for asking the upstream whether it still holds
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'expired';

type Timed = Pick<Entry, 'lifetime' | 'since'>;

/** Seconds since the answer was made (RFC 9111 §4.2.3). @param now milliseconds of the same monotonic clock as `since` */
export const ageOf = ({ lifetime, since }: Timed, now: number): number => lifetime.age + (now - since) / 1_000;

/** Seconds for which it is still fresh; negative when it is stale. */
export const ttlOf = (entry: Timed, now: number): number => entry.lifetime.fresh - ageOf(entry, now);

export function freshnessOf(entry: Timed, now: number): Freshness {
  const stale = -ttlOf(entry, now);
  if (stale < 0) return 'fresh';
  if (stale < entry.lifetime.whileRevalidate) return 'stale';
  return stale < entry.lifetime.ifError ? 'fallback' : 'expired';
}

/** The lifetime of an entry that stops being fresh now; what is stale already gains nothing. */
export function endFreshness(entry: Timed, now: number): Entry['lifetime'] {
  return { ...entry.lifetime, fresh: Math.min(entry.lifetime.fresh, ageOf(entry, now)) };
}
