import type { Entry } from './entry.ts';

/**
 * - `fresh`: served
 * - `stale`: served, while it is revalidated (stale-while-revalidate)
 * - `fallback`: served only when the load fails (stale-if-error)
 * - `expired`: not served; the base of a conditional request
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'expired';

type Timed = Pick<Entry, 'lifetime' | 'since'>;

/**
 * Seconds since the response was created (RFC 9111 §4.2.3).
 * @param now milliseconds of the same monotonic clock as `since`
 */
export const ageOf = ({ lifetime, since }: Timed, now: number): number => lifetime.age + (now - since) / 1_000;

/** Seconds of freshness left; negative when it is stale. */
export const ttlOf = (entry: Timed, now: number): number => entry.lifetime.fresh - ageOf(entry, now);

export function freshnessOf(entry: Timed, now: number): Freshness {
  const stale = -ttlOf(entry, now);
  if (stale < 0) return 'fresh';
  if (stale < entry.lifetime.whileRevalidate) return 'stale';
  return stale < entry.lifetime.ifError ? 'fallback' : 'expired';
}

/** The lifetime of an entry that becomes stale now. One that is stale already gains nothing. */
export function endFreshness(entry: Timed, now: number): Entry['lifetime'] {
  return { ...entry.lifetime, fresh: Math.min(entry.lifetime.fresh, ageOf(entry, now)) };
}
