import type { Logger } from '../../logging/logger.ts';
import type { Purge } from '../../edge/purge.ts';
import type { Redis } from './connectRedis.ts';
import type { PurgeIndex } from './createPurgeIndex.ts';

export interface PurgePublisher {
  /**
   * Publishes a purge, now or, while Redis is unreachable, as soon as it is back.
   * @returns its position; null when it is not published yet
   */
  publish: (purge: Purge) => Promise<string | null>;
  /** Called for each entry of the stream that this instance wrote. */
  seen: (number: number) => void;
  /** Called when the stream may have lost entries: those not seen yet are written again. */
  repeat: () => void;
  close: () => void;
}

/**
 * Purges that the stream keeps, for instances that were disconnected. What was fetched before them is no longer shared.
 */
const maxKept = 20_000;

/** Purges that wait for Redis; above that they are replaced by one of everything. */
const maxWaiting = 1_000;

/** Timeout of a write, and time between attempts. */
const publishTimes = { timeoutMs: 300, retryMs: 500 } as const;

interface Waiting {
  purge: Purge;
  number: number;
  settle: () => void;
  state: 'new' | 'writing' | 'written';
}

const everything: Omit<Purge, 'mode'> = { tags: [], urls: [], prefixes: [], all: true };

interface PublisherDeps {
  redis: Redis;
  key: string;
  id: string;
  index: PurgeIndex;
  logger: Logger;
}

/** Writes this instance's purges into the stream. An unconfirmed one is written again: a duplicate does no harm. */
export function publishPurges({ redis, key, id, index, logger }: PublisherDeps): PurgePublisher {
  /** By number, until they are read back from the stream. */
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
    entry.state = 'writing';
    try {
      const message = { from: id, number: String(entry.number), purge: JSON.stringify(entry.purge) };
      const position = await redis.run(
        (client) =>
          client.xAdd(key, '*', message, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxKept } }),
        publishTimes.timeoutMs,
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

  const timer = setInterval(() => void writeWaiting(), publishTimes.retryMs);
  timer.unref();

  return {
    publish: async (purge) => {
      const position = await write(enqueue(purge));
      if (position === null && waiting.size === 1) logger.warn('purges wait for redis');
      if (waiting.size > maxWaiting) merge();
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
