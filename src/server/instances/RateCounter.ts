import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';

/** How often something happened in the current window of time. */
export interface Counted {
  hits: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counts by key, in windows that begin with a key's first hit. */
export interface RateCounter {
  /** @param windowMs always the same for a key */
  count: (key: string, windowMs: number) => Promise<Counted>;
}

/** Keys counted at most: a flood from ever new addresses must not fill the memory. The longest unused are forgotten. */
const maxKeys = 50_000;

/** Counts in this process. */
export function createLocalCounter(
  now: () => number = () => performance.now(),
): RateCounter & { countNow: (key: string, windowMs: number) => Counted; keys: () => number } {
  const windows = new LRUCache<string, { hits: number; end: number }>(entriesAtMost(maxKeys));
  const countNow = (key: string, windowMs: number): Counted => {
    const known = windows.get(key);
    const window = known && known.end > now() ? known : { hits: 0, end: now() + windowMs };
    window.hits += 1;
    if (window !== known) windows.set(key, window);
    return { hits: window.hits, left: window.end - now() };
  };
  return { count: (key, windowMs) => Promise.resolve(countNow(key, windowMs)), countNow, keys: () => windows.size };
}

/** Counts by another, and in this process while that one gives no answer. */
export function withFallback(shared: RateCounter, local: RateCounter = createLocalCounter()): RateCounter {
  return { count: (key, windowMs) => shared.count(key, windowMs).catch(() => local.count(key, windowMs)) };
}
