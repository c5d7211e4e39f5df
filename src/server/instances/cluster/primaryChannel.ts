import type { ToPrimary, ToWorker } from './messages.ts';

/** A worker's way to its primary. */
export interface PrimaryChannel {
  tell: (message: ToPrimary) => void;
  on: <Type extends ToWorker['type']>(
    type: Type,
    listener: (message: Extract<ToWorker, { type: Type }>) => void,
  ) => void;
}

/** The channel of this process, which is a worker. */
export const primaryChannel: PrimaryChannel = {
  // The primary may be gone, and this process about to end.
  tell: (message) => {
    process.send?.(message, undefined, undefined, () => {});
  },
  on: (type, listener) => {
    process.on('message', (message: ToWorker) => {
      if (message.type === type) listener(message as never);
    });
  },
};
