import type { Redis } from './connectRedis.ts';

/** Time between heartbeats, time without one after which an instance counts as gone, and timeout of a command. */
const registryTimes = { heartbeatMs: 1_000, goneAfterMs: 4_000, timeoutMs: 150 } as const;

export interface Registry {
  /** Records that this instance is alive, and its position in the stream of purges. Never rejects. */
  sendHeartbeat: () => Promise<void>;
  /** The positions of the other live instances. @throws as Redis.run does */
  others: () => Promise<string[]>;
  /** The number of other instances at the last heartbeat, and of those among them with another secret. */
  lastCount: () => number;
  otherSecrets: () => number;
  /** Removes this instance. Never rejects. */
  close: () => Promise<void>;
}

/**
 * The registry of instances: a hash of `position time mark`, by instance. The time is Redis's own, so that clocks of
 * machines are not compared.
 * @param position of this instance in the stream of purges; null: not known yet
 * @param mark of its secret
 * @param onOtherSecrets called with the number of other instances that have another one, whenever it changes
 */
export function createRegistry({
  redis,
  key,
  id,
  position,
  mark,
  onOtherSecrets,
}: {
  redis: Redis;
  key: string;
  id: string;
  position: () => string | null;
  mark: string;
  onOtherSecrets: (instances: number) => void;
}): Registry {
  async function sendHeartbeat(): Promise<void> {
    const reached = position();
    const now = redis.now();
    if (reached === null || now === null) return;
    await redis
      .run((client) => client.hSet(key, id, `${reached} ${Math.floor(now)} ${mark}`), registryTimes.timeoutMs)
      .catch(() => {});
  }

  let lastCount = 0;
  let otherSecrets = 0;

  /** @param marks of live instances; an earlier release has none */
  function compareSecrets(marks: readonly (string | undefined)[]): void {
    const others = marks.filter((other) => other !== undefined && other !== mark).length;
    if (others !== otherSecrets) onOtherSecrets(others);
    otherSecrets = others;
  }

  async function others(): Promise<string[]> {
    const rows = Object.entries(await redis.run((client) => client.hGetAll(key), registryTimes.timeoutMs));
    const now = redis.now()!;
    const isGone = (row: string) => now - Number(row.split(' ')[1]) > registryTimes.goneAfterMs;
    const gone = rows.filter(([, row]) => isGone(row)).map(([name]) => name);
    if (gone.length > 0) redis.run((client) => client.hDel(key, gone), registryTimes.timeoutMs).catch(() => {});
    const alive = rows.filter(([name, row]) => name !== id && !isGone(row)).map(([, row]) => row.split(' '));
    lastCount = alive.length;
    compareSecrets(alive.map(([, , other]) => other));
    return alive.map(([reached]) => reached!);
  }

  const timer = setInterval(() => {
    void sendHeartbeat();
    others().catch(() => {});
  }, registryTimes.heartbeatMs);
  timer.unref();

  return {
    sendHeartbeat,
    others,
    lastCount: () => lastCount,
    otherSecrets: () => otherSecrets,
    close: async () => {
      clearInterval(timer);
      await redis.run((client) => client.hDel(key, id), registryTimes.timeoutMs).catch(() => {});
    },
  };
}
