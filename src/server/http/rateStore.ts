import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';
import type { RateCounter } from '../instances/RateCounter.ts';

/** Clients that are known to have reached their limit. */
const maxRefused = 10_000;

export interface RateStore extends Store {
  /** Milliseconds for which a client is known to be refused; 0: it is not known to be. Counts nothing. */
  refusedFor: (key: string) => number;
}

/**
 * The store of one limiter, over the counts of all processes. Who has reached the limit is remembered here until the
 * window ends, so that a flood is refused without a question to anybody.
 * @param name of the limiter: its keys are its own
 * @param own limit, where express-rate-limit does not say it
 */
export function createRateStore(
  name: string,
  counter: RateCounter,
  own?: { windowMs: number; limit: number },
): RateStore {
  const refused = new LRUCache<string, ClientRateLimitInfo & { resetTime: Date }>(entriesAtMost(maxRefused));
  let { windowMs, limit } = own ?? { windowMs: 60_000, limit: Infinity };
  return {
    init: (options) => {
      windowMs = options.windowMs;
      if (typeof options.limit === 'number') limit = options.limit;
    },
    increment: async (key) => {
      const known = refused.get(key);
      if (known && known.resetTime.getTime() > Date.now()) return known;
      const { hits, left } = await counter.count(`${name} ${key}`, windowMs);
      const counted = { totalHits: hits, resetTime: new Date(Date.now() + left) };
      if (hits > limit) refused.set(key, counted);
      return counted;
    },
    refusedFor: (key) => Math.max(0, (refused.get(key)?.resetTime.getTime() ?? 0) - Date.now()),
    // By their names, keys of one limiter are not another's.
    localKeys: true,
    // Nothing here takes a count back.
    decrement: () => {},
    resetKey: () => {},
  };
}
