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

/** The channel of this process, which is a worker. */
export const primaryChannel: PrimaryChannel = {
  // The primary may be gone: then this process is about to end, and the message is dropped.
  send: (message) => {
    process.send?.(message, undefined, undefined, () => {});
  },
  on: (type, listener) => {
    process.on('message', (message: ToWorker, socket?: Socket) => {
      if (message.type === type) listener(message as never, socket);
    });
  },
};
