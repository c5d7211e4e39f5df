import { performance } from 'node:perf_hooks';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import type { Logger } from '../../logging/logger.ts';
import { RedisTimeoutError, within } from './within.ts';

/** Every number of the ways to Redis, in milliseconds unless said otherwise. */
export const redisTimes = {
  /** What a visitor may wait for Redis before it counts as empty. */
  answer: 50,
  /** Answers in a row that come too late, after which nobody waits for one any more. */
  lateAnswers: 3,
  /** For how long nobody does: the first time, doubled whenever it happens again soon, up to the longest. */
  rest: [1_000, 15_000],
  /** From one look whether Redis is there to the next. */
  beat: 1_000,
  /** A connection on which no look was answered for so long is given up, for no packet may ever come back on it. */
  dead: 5_000,
  /** From one complaint of Redis in the log to the next. */
  complaint: 60_000,
} as const;

/** Thrown in place of a command while Redis is away or too slow. */
export class RedisAwayError extends Error {
  constructor() {
    super('Redis is away, or too slow');
    this.name = 'RedisAwayError';
  }
}

/** One that reconnects for ever, keeps nothing for later while it cannot, and gives up a silent connection. */
export function createRedisClient(url: string, name: string) {
  return createClient({
    url,
    name,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    // It would only be told of commands that were not written yet: see `within`.
    commandOptions: { timeout: undefined as never },
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 2_000,
      socketTimeout: redisTimes.dead,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000) + Math.floor(Math.random() * 100),
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
  /** Redis's own clock, epoch milliseconds; null before it was first heard. */
  now: () => number | null;
  close: () => void;
}

/**
 * The connection for commands. It looks every second whether Redis is there, how fast it answers and what time it has, so that
 * no visitor's request is ever the one that tries. Going and coming back are logged, once each.
 */
export function connectRedis({ url, logger }: { url: string; logger: Logger }): Redis {
  let client = open();
  let answeredAt = performance.now();
  let clock: { ahead: number } | null = null;
  let late = 0;
  let restUntil = 0;
  let rest: number = redisTimes.rest[0];
  let restedAt = -Infinity;
  let complainedAt = -Infinity;
  let isAway = false;
  let closed = false;

  function open(): RedisClient {
    const opened = createRedisClient(url, 'vencejo');
    opened.on('error', leave);
    opened.on('ready', () => {
      answeredAt = performance.now();
      void beat();
    });
    // It tries again by itself; why it has to, the error event told.
    opened.connect().catch(() => {});
    return opened;
  }

  function leave(error: Error): void {
    if (isAway || closed) return;
    isAway = true;
    logger.warn({ cause: error.message }, 'redis is away');
  }

  function startRest(): void {
    const now = performance.now();
    rest = now - restedAt > 4 * redisTimes.rest[1] ? redisTimes.rest[0] : Math.min(rest * 2, redisTimes.rest[1]);
    restedAt = now;
    restUntil = now + rest;
    late = 0;
    leave(new RedisTimeoutError());
  }

  function complain(error: Error): void {
    if (performance.now() - complainedAt < redisTimes.complaint) return;
    complainedAt = performance.now();
    logger.warn({ cause: error.message }, 'redis refused a command');
  }

  async function beat(): Promise<void> {
    if (!client.isReady) return;
    const sentAt = performance.now();
    try {
      const [seconds, microseconds] = await within(client.time(), redisTimes.beat);
      answeredAt = performance.now();
      clock = { ahead: Number(seconds) * 1_000 + Number(microseconds) / 1_000 - answeredAt };
      if (answeredAt - sentAt > redisTimes.answer || answeredAt < restUntil) return;
      restUntil = 0;
      if (isAway) logger.info('redis is back');
      isAway = false;
    } catch (error) {
      if (error instanceof RedisTimeoutError && restUntil === 0) startRest();
    }
  }

  const timer = setInterval(() => {
    // A rest ends with a look that is answered quickly, not by itself.
    void beat();
    if (!client.isReady || performance.now() - answeredAt < redisTimes.dead) return;
    client.destroy();
    client = open();
  }, redisTimes.beat);
  timer.unref();

  const isUsable = (): boolean => client.isReady && restUntil === 0;

  return {
    run: async (commands, wait) => {
      if (!isUsable()) throw new RedisAwayError();
      try {
        const result = await within(commands(client), wait);
        late = 0;
        return result;
      } catch (error) {
        if (error instanceof RedisTimeoutError && (late += 1) >= redisTimes.lateAnswers) startRest();
        if (error instanceof ErrorReply) complain(error);
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
