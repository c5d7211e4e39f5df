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

/** The limits of a connection's own timers. */
export interface RedisTimes {
  suspension: { initialMs: number; maxMs: number };
  heartbeatMs: number;
  deadAfterMs: number;
}

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

/** Whether a server that was the master is a replica by now: whoever replaced it is at the same address. */
const isDemotion = ({ message }: ErrorReply): boolean => message.startsWith('READONLY');

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

/** Whether Redis is too slow to be asked, by its late replies. */
function createSuspension(limits: RedisTimes['suspension']) {
  let late = 0;
  /** 0: in use. */
  let until = 0;
  let count = 0;
  let lastAt = -Infinity;

  function begin(): void {
    const now = performance.now();
    count = now - lastAt > 4 * limits.maxMs ? 1 : count + 1;
    lastAt = now;
    until = now + backoff(count, limits);
    late = 0;
  }

  return {
    isActive: () => until > 0,
    /** Whether it has lasted long enough for a quick reply to end it. */
    mayEnd: () => performance.now() >= until,
    begin,
    end: () => {
      until = 0;
    },
    onReply: () => {
      late = 0;
    },
    /** @returns whether it begins */
    onLateReply: (): boolean => {
      late += 1;
      if (late < redisLimits.maxLateReplies) return false;
      begin();
      return true;
    },
  };
}

/** Logs a loss and a return once each, and what Redis refuses once a minute. */
function createConnectionLog(logger: Logger) {
  let isDisconnected = false;
  let refusalLoggedAt = -Infinity;
  return {
    lost: ({ message: cause }: Error) => {
      if (!isDisconnected) logger.warn({ cause }, 'redis disconnected');
      isDisconnected = true;
    },
    back: () => {
      if (isDisconnected) logger.info('redis connected');
      isDisconnected = false;
    },
    refused: ({ message: cause }: Error) => {
      if (performance.now() - refusalLoggedAt < redisLimits.refusalLogMs) return;
      refusalLoggedAt = performance.now();
      logger.warn({ cause }, 'redis refused a command');
    },
  };
}

interface RedisOptions {
  url: string;
  logger: Logger;
  /** Called once a server that became a replica was left for the one at its address now. */
  onReplaced?: () => void;
  /** For tests: shorter ones. */
  times?: RedisTimes;
}

/**
 * The connection for commands. A heartbeat every second checks whether Redis replies, how fast, and what time it has,
 * so that no visitor's request is the one that finds out.
 */
export function connectRedis({ url, logger, onReplaced = () => {}, times = redisLimits }: RedisOptions): Redis {
  const suspension = createSuspension(times.suspension);
  const log = createConnectionLog(logger);
  let client = open();
  let answeredAt = performance.now();
  let clock: { ahead: number } | null = null;
  let isDemoted = false;
  let closed = false;

  function open(): RedisClient {
    const opened = createRedisClient(url, 'vencejo');
    opened.on('error', (error: Error) => {
      if (!closed) log.lost(error);
    });
    opened.on('ready', () => {
      answeredAt = performance.now();
      // The client has reconnected by itself, maybe to another server.
      isDemoted = false;
      void heartbeat();
    });
    // The client reconnects by itself; the error event has the reason.
    opened.connect().catch(() => {});
    return opened;
  }

  async function heartbeat(): Promise<void> {
    if (!client.isReady) return;
    const sentAt = performance.now();
    try {
      const [seconds, microseconds] = await within(client.time(), times.heartbeatMs);
      answeredAt = performance.now();
      clock = { ahead: Number(seconds) * 1_000 + Number(microseconds) / 1_000 - answeredAt };
      // A suspension ends with a quick reply to a heartbeat, not by itself.
      if (answeredAt - sentAt > redisLimits.replyTimeoutMs || !suspension.mayEnd()) return;
      suspension.end();
      log.back();
    } catch (error) {
      if (!(error instanceof RedisTimeoutError) || suspension.isActive()) return;
      suspension.begin();
      log.lost(error);
    }
  }

  const timer = setInterval(() => {
    void heartbeat();
    if (!client.isReady || (!isDemoted && performance.now() - answeredAt < times.deadAfterMs)) return;
    client.destroy();
    client = open();
    if (isDemoted) client.once('ready', onReplaced);
    isDemoted = false;
  }, times.heartbeatMs);
  timer.unref();

  const isUsable = (): boolean => client.isReady && !suspension.isActive();

  return {
    run: async (commands, wait) => {
      if (!isUsable()) throw new RedisAwayError();
      try {
        const result = await within(commands(client), wait);
        suspension.onReply();
        return result;
      } catch (error) {
        if (error instanceof RedisTimeoutError && suspension.onLateReply()) log.lost(error);
        if (error instanceof ErrorReply) {
          isDemoted ||= isDemotion(error);
          log.refused(error);
        }
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
