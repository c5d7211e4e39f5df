import type { Redis } from './connectRedis.ts';

/**
 * Milliseconds: from one sign of life to the next, after how long without one an instance counts as gone, and the wait
 * for an answer.
 */
const registryTimes = { sign: 1_000, gone: 4_000, wait: 150 } as const;

export interface Registry {
  /** Tells the others that this instance is there, and how far it has carried out the purges. Never rejects. */
  sendHeartbeat: () => Promise<void>;
  /** How far each instance alive but this one has come. @throws as Redis.run does */
  others: () => Promise<string[]>;
  /** How many others there were when it was last looked. */
  lastCount: () => number;
  /** Resolves when this instance is struck off, or when that could not be done. */
  close: () => Promise<void>;
}

/**
 * The roll of instances: a hash of `position time`, by instance. The time is Redis's own, so that clocks of machines
 * are not compared.
 * @param position how far this instance has come; null: it is not there yet
 */
export function createRegistry({
  redis,
  key,
  id,
  position,
}: {
  redis: Redis;
  key: string;
  id: string;
  position: () => string | null;
}): Registry {
  async function sendHeartbeat(): Promise<void> {
    const reached = position();
    const now = redis.now();
    if (reached === null || now === null) return;
    await redis
      .run((client) => client.hSet(key, id, `${reached} ${Math.floor(now)}`), registryTimes.wait)
      .catch(() => {});
  }

  let lastCount = 0;

  async function others(): Promise<string[]> {
    const rows = Object.entries(await redis.run((client) => client.hGetAll(key), registryTimes.wait));
    const now = redis.now()!;
    const isGone = (row: string) => now - Number(row.split(' ')[1]) > registryTimes.gone;
    const gone = rows.filter(([, row]) => isGone(row)).map(([name]) => name);
    if (gone.length > 0) redis.run((client) => client.hDel(key, gone), registryTimes.wait).catch(() => {});
    const alive = rows.filter(([name, row]) => name !== id && !isGone(row)).map(([, row]) => row.split(' ')[0]!);
    lastCount = alive.length;
    return alive;
  }

  const timer = setInterval(() => {
    void sendHeartbeat();
    others().catch(() => {});
  }, registryTimes.sign);
  timer.unref();

  return {
    sendHeartbeat,
    others,
    lastCount: () => lastCount,
    close: async () => {
      clearInterval(timer);
      await redis.run((client) => client.hDel(key, id), registryTimes.wait).catch(() => {});
    },
  };
}
