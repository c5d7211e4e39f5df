import NodeCache from 'node-cache';
import type { CacheResult, EdgeCache, Fetched } from './EdgeCache.ts';

interface Flight {
  result: Promise<Fetched>;
  abort: AbortController;
  waiters: number;
}

/** Rejects when the signal is aborted, or settles as the promise does. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * A cache that keeps good answers for their time and joins askers of the same key. Answers that are not 200 are shared with
 * those who wait for them and not kept.
 * @param maxBytes bodies kept at the most; when full, new answers pass through unkept
 */
export function createTtlCache({ maxBytes }: { maxBytes: number }): EdgeCache {
  // Keys get a prefix, because node-cache's store is a plain object: a key named like one of its own members would be found there.
  const store = new NodeCache({ useClones: false, checkperiod: 30, deleteOnExpire: true });
  const flights = new Map<string, Flight>();
  let bytes = 0;
  store.on('del', (_key: string, answer: Fetched) => {
    bytes -= answer.body.length;
  });

  function keep(key: string, answer: Fetched, ttl: number): void {
    store.del(key);
    if (ttl <= 0 || answer.status !== 200 || bytes + answer.body.length > maxBytes) return;
    bytes += answer.body.length;
    store.set(key, answer, ttl);
  }

  function startFlight(key: string, ttl: number, load: (signal: AbortSignal) => Promise<Fetched>): Flight {
    const abort = new AbortController();
    const result = load(abort.signal)
      .then((answer) => {
        keep(key, Object.freeze(answer), ttl);
        return answer;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    const flight: Flight = { result, abort, waiters: 0 };
    // Every waiter may have gone before the flight fails: nobody is left to be told.
    result.catch(() => {});
    flights.set(key, flight);
    return flight;
  }

  async function join(key: string, flight: Flight, state: CacheResult['state'], signal?: AbortSignal): Promise<CacheResult> {
    flight.waiters += 1;
    try {
      return { answer: await unlessAborted(flight.result, signal), state };
    } finally {
      flight.waiters -= 1;
      if (flight.waiters === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.abort.abort();
      }
    }
  }

  return {
    get: (name, { ttl }, load, signal) => {
      const key = `k:${name}`;
      const answer = store.get<Fetched>(key);
      if (answer) return Promise.resolve({ answer, state: 'hit' });
      const underWay = flights.get(key);
      return underWay ? join(key, underWay, 'collapsed', signal) : join(key, startFlight(key, ttl, load), 'miss', signal);
    },
    close: () => {
      store.close();
      store.flushAll();
    },
  };
}
