import { edgeTimes } from './edgeTimes.ts';

export interface HitForMissMarkers {
  has: (key: string) => boolean;
  add: (key: string) => void;
  remove: (key: string) => void;
}

/** Keys whose answers may not be shared, for a while (edge statement 22). Bounded: the oldest mark goes first. */
export function createHitForMissMarkers(now: () => number, most = 10_000): HitForMissMarkers {
  const until = new Map<string, number>();
  return {
    has: (key) => {
      const end = until.get(key);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(key);
      return false;
    },
    add: (key) => {
      until.delete(key);
      if (until.size >= most) until.delete(until.keys().next().value!);
      until.set(key, now() + edgeTimes.hitForMissSeconds * 1_000);
    },
    remove: (key) => {
      until.delete(key);
    },
  };
}
