import { setTimeout as sleep } from 'node:timers/promises';
import { createRedisClient, type RedisClient } from './connectRedis.ts';
import { createPurgeStream, type OnMessage } from './createPurgeStream.ts';
import { comparePositions } from './positions.ts';

export interface PurgeListener {
  /** The stream is read from its beginning, for the first time or again. @param floor its first position */
  onStart: (floor: string) => void;
  /** @param isNew it is new to this instance, which has to apply it */
  onMessage: OnMessage;
  /**
   * Everything that is there has been read.
   * @param missed purges may have been lost meanwhile, or may have come before we were there
   */
  onCurrent: (missed: boolean) => void;
}

export interface PurgeReader {
  /** The last position that was read; null while it is unknown whether a purge was missed. */
  position: () => string | null;
  /** Resolves when the stream has been read once. */
  current: Promise<void>;
  /** Leaves the server for the one at its address now. */
  reconnect: () => void;
  close: () => void;
}

/** Time between checks that the stream is still the same, and before a lost connection is retried. */
const pause = { checkMs: 1_000, retryMs: 100 } as const;

/**
 * Follows the stream of purges on a connection of its own. After every reconnection it checks whether the last entry
 * that was read still exists: if the stream was flushed, or trimmed beyond it, purges may have been missed.
 */
export function readPurges({ url, key, listener }: { url: string; key: string; listener: PurgeListener }): PurgeReader {
  let { client, stream } = open();
  const current = Promise.withResolvers<void>();
  let last: string | null = null;
  let isCurrent = false;
  let closed = false;

  function open() {
    const opened: RedisClient = createRedisClient(url, 'vencejo-purges');
    opened.on('error', () => {});
    opened.connect().catch(() => {});
    return { client: opened, stream: createPurgeStream(opened, key, listener.onMessage) };
  }

  async function catchUp(): Promise<void> {
    const before = last;
    const asked = stream;
    if (before === null || !(await stream.holds(before))) {
      listener.onStart(await stream.firstPosition());
      last = await stream.readAll((at) => before !== null && comparePositions(at, before) > 0);
      isCurrent = stream === asked;
      listener.onCurrent(true);
    }
    isCurrent = stream === asked;
    current.resolve();
  }

  async function follow(): Promise<void> {
    const { reached, begins } = await stream.read(last!, () => true, pause.checkMs);
    // Another instance may have noticed first that the stream is gone, and have started a new one.
    if ((reached === null || begins) && !(await stream.holds(last!))) {
      isCurrent = false;
      return;
    }
    if (reached === null) return;
    last = reached;
    listener.onCurrent(false);
  }

  async function run(): Promise<void> {
    while (!closed) {
      try {
        await (isCurrent ? follow() : catchUp());
      } catch {
        // The connection for commands logs what is wrong with Redis.
        isCurrent = false;
        await sleep(pause.retryMs, undefined, { ref: false });
      }
    }
  }

  void run();
  return {
    position: () => (isCurrent ? last : null),
    current: current.promise,
    reconnect: () => {
      isCurrent = false;
      client.destroy();
      ({ client, stream } = open());
    },
    close: () => {
      closed = true;
      client.destroy();
    },
  };
}
