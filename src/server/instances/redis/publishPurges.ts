import type { Logger } from '../../logging/logger.ts';
import type { Purge } from '../../edge/purge.ts';
import type { Redis } from './connectRedis.ts';
import type { PurgeIndex } from './createPurgeIndex.ts';

export interface PurgePublisher {
  /**
   * Passes a purge on, now or, while Redis is away, as soon as it is back.
   * @returns its position; null when it could not be passed on yet
   */
  publish: (purge: Purge) => Promise<string | null>;
  /** Told of each entry of the stream that this instance wrote. */
  seen: (number: number) => void;
  /** The stream may have lost entries: those not seen yet are written once more. */
  repeat: () => void;
  close: () => void;
}

/** About so many purges are kept for who was away; what was fetched before them is no longer shared. */
const mostKept = 20_000;

/** Purges that wait for Redis; beyond that they become one that means everything. */
const mostWaiting = 1_000;

/** Milliseconds: for Redis to take one, and from one try to the next. */
const publishTimes = { wait: 300, retry: 500 } as const;

interface Waiting {
  purge: Purge;
  number: number;
  settle: () => void;
  state: 'new' | 'underWay' | 'written';
}

const everything: Omit<Purge, 'mode'> = { tags: [], urls: [], prefixes: [], all: true };

interface PublisherDeps {
  redis: Redis;
  key: string;
  id: string;
  index: PurgeIndex;
  logger: Logger;
}

/**
 * Writes this instance's purges into the stream. One whose writing nobody confirmed is written again: twice does no
 * harm.
 */
export function publishPurges({ redis, key, id, index, logger }: PublisherDeps): PurgePublisher {
  /** Until they were read back from the stream, by number. */
  const waiting = new Map<number, Waiting>();
  let count = 0;

  function enqueue(purge: Purge): Waiting {
    count += 1;
    const entry: Waiting = { purge, number: count, settle: index.announce(purge).settle, state: 'new' };
    waiting.set(count, entry);
    return entry;
  }

  function seen(number: number): void {
    waiting.get(number)?.settle();
    waiting.delete(number);
  }

  function merge(): void {
    const all = [...waiting.values()];
    enqueue({ ...everything, mode: all.some(({ purge }) => purge.mode === 'hard') ? 'hard' : 'soft' });
    for (const { number } of all) seen(number);
  }

  async function write(entry: Waiting): Promise<string | null> {
    entry.state = 'underWay';
    try {
      const message = { from: id, number: String(entry.number), purge: JSON.stringify(entry.purge) };
      const position = await redis.run(
        (client) =>
          client.xAdd(key, '*', message, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: mostKept } }),
        publishTimes.wait,
      );
      entry.state = 'written';
      return position;
    } catch {
      entry.state = 'new';
      return null;
    }
  }

  async function writeWaiting(): Promise<void> {
    for (const entry of waiting.values()) {
      if (!redis.isUsable()) return;
      if (entry.state === 'new') await write(entry);
    }
  }

  const timer = setInterval(() => void writeWaiting(), publishTimes.retry);
  timer.unref();

  return {
    publish: async (purge) => {
      const position = await write(enqueue(purge));
      if (position === null && waiting.size === 1) logger.warn('purges wait for redis');
      if (waiting.size > mostWaiting) merge();
      return position;
    },
    seen,
    repeat: () => {
      for (const entry of waiting.values()) if (entry.state === 'written') entry.state = 'new';
    },
    close: () => {
      clearInterval(timer);
    },
  };
}
