import type { Counted, RateCounter } from '../RateCounter.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/** Milliseconds to wait for the primary. */
const timeoutMs = 200;

class PrimaryTimeoutError extends Error {
  override readonly name = 'PrimaryTimeoutError';
}

/** Counts in the primary, for all workers of this machine. @throws (its promises) PrimaryTimeoutError */
export function createWorkerCounter(primary: PrimaryChannel): RateCounter {
  const waiting = new Map<number, (counted: Counted) => void>();
  let sent = 0;
  primary.on('counted', ({ id, counted }) => {
    waiting.get(id)?.(counted);
    waiting.delete(id);
  });
  return {
    count: (key, windowMs) => {
      const id = (sent += 1);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new PrimaryTimeoutError());
        }, timeoutMs);
        waiting.set(id, (counted) => {
          clearTimeout(timer);
          resolve(counted);
        });
        primary.send({ type: 'count', id, key, windowMs });
      });
    },
  };
}
