import type { RedisClient } from './connectRedis.ts';

type Message = Record<string, string>;

/** Its type in the client is `any`. */
type StreamReply = { messages: { id: string; message: Message }[] }[] | null;

/** @param isNew it is new to this instance, which has to apply it */
export type OnMessage = (message: Message, at: string, isNew: boolean) => void;

export interface PurgeStream {
  /** Whether the entry at a position still exists: a flushed or trimmed stream has lost it. */
  holds: (position: string) => Promise<boolean>;
  /** The first position. A stream always has an entry: an empty one could not be told from a flushed one. */
  firstPosition: () => Promise<string>;
  /**
   * Reads what comes after a position, once.
   * @param block milliseconds to wait for something
   * @returns its last position, or null when there was nothing, and whether the stream began with it
   */
  read: (
    from: string,
    isNew: (at: string) => boolean,
    block?: number,
  ) => Promise<{ reached: string | null; begins: boolean }>;
  /** Reads everything. @returns the last position */
  readAll: (isNew: (at: string) => boolean) => Promise<string>;
}

const perBatch = 1_000;

/** The stream of purges in Redis. @throws (its promises) what the connection throws */
export function createPurgeStream(client: RedisClient, key: string, onMessage: OnMessage): PurgeStream {
  const read: PurgeStream['read'] = async (from, isNew, block) => {
    const reply = (await client.xRead(
      { key, id: from },
      { COUNT: perBatch, ...(block === undefined ? {} : { BLOCK: block }) },
    )) as StreamReply;
    const messages = reply?.[0]?.messages ?? [];
    for (const { id, message } of messages) onMessage(message, id, isNew(id));
    return {
      reached: messages.at(-1)?.id ?? null,
      begins: messages.some(({ message }) => message.start !== undefined),
    };
  };

  return {
    holds: async (position) => ((await client.xRange(key, position, position)) ?? []).length > 0,
    firstPosition: async () =>
      (await client.xRange(key, '-', '+', { COUNT: 1 }))?.[0]?.id ?? (await client.xAdd(key, '*', { start: '' })),
    read,
    readAll: async (isNew) => {
      let from = '0-0';
      for (;;) {
        const { reached } = await read(from, isNew);
        if (reached === null) return from;
        from = reached;
      }
    },
  };
}
