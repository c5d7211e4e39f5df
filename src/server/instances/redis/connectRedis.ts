import { performance } from 'node:perf_hooks';
import { ErrorReply, RedisClient as Client, RESP_TYPES } from '@redis/client';
import { backoff } from '#shared/backoff.ts';
import type { Logger } from '../../logging/logger.ts';
import { RedisTimeoutError, within } from './within.ts';

/** Every limit of the connections to Redis; times in milliseconds. */
export const redisLimits = {
  /** What a request may wait for Redis before the shared level counts as empty. */
  replyTimeoutMs: 50,
  /** Consecutive late replies that suspend the use of Redis. */
  maxLateReplies: 3,
  /** How long it is suspended: doubled whenever it happens again soon. */
  suspension: { initialMs: 1_000, maxMs: 15_000 },
  /** From one heartbeat to the next. */
  heartbeatMs: 1_000,
  /** A connection without a reply to a heartbeat for this long is replaced: no packet may ever come back on it. */
  deadAfterMs: 5_000,
  /** From one refused command in the log to the next. */
  refusalLogMs: 60_000,
  reconnect: { initialMs: 50, maxMs: 1_000 },
} as const;

/** Thrown in place of a command while Redis is disconnected or too slow. */
export class RedisAwayError extends Error {
  constructor() {
    super('Redis is disconnected or too slow');
    this.name = 'RedisAwayError';
  }
}

/** One class for all connections: `createClient` would give each several hundred commands of its own. */
const newClient = Client.factory();

/** A client that reconnects for ever, queues nothing while it is disconnected, and gives up a silent connection. */
export function createRedisClient(url: string, name: string) {
  return newClient({
    url,
    name,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    // It would only cover commands that were not written yet: see `within`.
    commandOptions: { timeout: undefined as never },
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 2_000,
      socketTimeout: redisLimits.deadAfterMs,
      reconnectStrategy: (retries) => backoff(retries + 1, redisLimits.reconnect) + Math.floor(Math.random() * 100),
    },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;

/** Strings of a reply as bytes. */
export const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer } as const;

export interface Redis {
  /**
   * Runs commands, written together when they are asked for together.
   * @param wait milliseconds
   * @throws RedisAwayError at once; RedisTimeoutError; what Redis answers instead
   */
  run: <T>(commands: (client: RedisClient) => Promise<T>, wait: number) => Promise<T>;
  isUsable: () => boolean;
  /** Redis's own clock, epoch milliseconds; null before the first heartbeat. */
  now: () => number | null;
  close: () => void;
}

/**
 * The connection for commands. A heartbeat every second checks whether Redis replies, how fast, and what time it has,
 * so that no visitor's request is the one that finds out. A loss and a return are logged once each.
 */
export function connectRedis({ url, logger }: { url: string; logger: Logger }): Redis {
  let client = open();
  let answeredAt = performance.now();
  let clock: { ahead: number } | null = null;
  let late = 0;
  /** 0: in use. */
  let suspendedUntil = 0;
  let suspensions = 0;
  let suspendedAt = -Infinity;
  let refusalLoggedAt = -Infinity;
  let isDisconnected = false;
  let closed = false;

  function open(): RedisClient {
    const opened = createRedisClient(url, 'vencejo');
    opened.on('error', leave);
    opened.on('ready', () => {
      answeredAt = performance.now();
      void heartbeat();
    });
    // The client reconnects by itself; the error event has the reason.
    opened.connect().catch(() => {});
    return opened;
  }

  function leave(error: Error): void {
    if (isDisconnected || closed) return;
    isDisconnected = true;
    logger.warn({ cause: error.message }, 'redis disconnected');
  }

  function suspend(): void {
    const now = performance.now();
    suspensions = now - suspendedAt > 4 * redisLimits.suspension.maxMs ? 1 : suspensions + 1;
    suspendedAt = now;
    suspendedUntil = now + backoff(suspensions, redisLimits.suspension);
    late = 0;
    leave(new RedisTimeoutError());
  }

  function logRefusal(error: Error): void {
    if (performance.now() - refusalLoggedAt < redisLimits.refusalLogMs) return;
    refusalLoggedAt = performance.now();
    logger.warn({ cause: error.message }, 'redis refused a command');
  }

  async function heartbeat(): Promise<void> {
    if (!client.isReady) return;
    const sentAt = performance.now();
    try {
      const [seconds, microseconds] = await within(client.time(), redisLimits.heartbeatMs);
      answeredAt = performance.now();
      clock = { ahead: Number(seconds) * 1_000 + Number(microseconds) / 1_000 - answeredAt };
      if (answeredAt - sentAt > redisLimits.replyTimeoutMs || answeredAt < suspendedUntil) return;
      suspendedUntil = 0;
      if (isDisconnected) logger.info('redis connected');
      isDisconnected = false;
    } catch (error) {
      if (error instanceof RedisTimeoutError && suspendedUntil === 0) suspend();
    }
  }

  const timer = setInterval(() => {
    // A suspension ends with a quick reply to a heartbeat, not by itself.
    void heartbeat();
    if (!client.isReady || performance.now() - answeredAt < redisLimits.deadAfterMs) return;
    client.destroy();
    client = open();
  }, redisLimits.heartbeatMs);
  timer.unref();

  const isUsable = (): boolean => client.isReady && suspendedUntil === 0;

  return {
    run: async (commands, wait) => {
      if (!isUsable()) throw new RedisAwayError();
      try {
        const result = await within(commands(client), wait);
        late = 0;
        return result;
      } catch (error) {
        if (error instanceof RedisTimeoutError && (late += 1) >= redisLimits.maxLateReplies) suspend();
        if (error instanceof ErrorReply) logRefusal(error);
        throw error;
      }
    },
    isUsable,
    now: () => clock && clock.ahead + performance.now(),
    close: () => {
      closed = true;
      clearInterval(timer);
      client.destroy();
    },
  };
}
