import type { Socket } from 'node:net';
import type { ToPrimary, ToWorker } from './messages.ts';

/** A worker's connection to its primary. */
export interface PrimaryChannel {
  send: (message: ToPrimary) => void;
  on: <Type extends ToWorker['type']>(
    type: Type,
    /** @param socket the connection that came with the message */
    listener: (message: Extract<ToWorker, { type: Type }>, socket?: Socket) => void,
  ) => void;
}

type Follow = (message: ToWorker, socket?: Socket) => void;

/** One listener of the process for all of them: Node warns of more than ten, as of a leak. */
const followers: Follow[] = [];

function follow(follower: Follow): void {
  if (followers.length === 0) {
    process.on('message', (message: ToWorker, socket?: Socket) => {
      for (const each of followers) each(message, socket);
    });
  }
  followers.push(follower);
}

/** The channel of this process, which is a worker. */
export const primaryChannel: PrimaryChannel = {
  // The primary may be gone: then this process is about to end, and the message is dropped.
  send: (message) => {
    process.send?.(message, undefined, undefined, () => {});
  },
  on: (type, listener) => {
    follow((message, socket) => {
      if (message.type === type) listener(message as never, socket);
    });
  },
};
