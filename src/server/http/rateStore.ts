import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { RateCounter } from '../instances/RateCounter.ts';

/** Clients that are known to have reached their limit. */
const maxRefused = 10_000;

/**
 * The store of one limiter, over the counts of all processes. Who has reached the limit is remembered here until the
 * window ends, so that a flood is refused without a question to anybody.
 * @param name of the limiter: its keys are its own
 */
export function createRateStore(name: string, counter: RateCounter): Store {
  const refused = new LRUCache<string, ClientRateLimitInfo & { resetTime: Date }>({ max: maxRefused });
  let windowMs = 60_000;
  let limit = Infinity;
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
    // By their names, keys of one limiter are not another's.
    localKeys: true,
    // Nothing here takes a count back.
    decrement: () => {},
    resetKey: () => {},
  };
}
