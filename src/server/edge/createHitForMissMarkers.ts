import { LRUCache } from 'lru-cache';
import { edgeTimes } from './edgeTimes.ts';

export interface HitForMissMarkers {
  has: (key: string) => boolean;
  add: (key: string) => void;
  remove: (key: string) => void;
}

/**
 * Marks keys whose responses may not be shared (src/server/edge/README.md, statement 22). At the bound the oldest
 * marker goes first.
 */
export function createHitForMissMarkers(now: () => number, maxMarkers = 10_000): HitForMissMarkers {
  const markers = new LRUCache<string, true>({
    // By `max` room for all of them would be allocated at once.
    maxSize: maxMarkers,
    sizeCalculation: () => 1,
    ttl: edgeTimes.hitForMissMs,
    // Without a resolution every look reads the cache's clock.
    ttlResolution: 0,
    perf: { now },
  });
  return {
    has: (key) => markers.has(key),
    add: (key) => {
      markers.set(key, true);
    },
    remove: (key) => {
      markers.delete(key);
    },
  };
}
