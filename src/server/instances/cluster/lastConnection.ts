import type { PrimaryChannel } from './primaryChannel.ts';

/** Milliseconds for which the primary is waited for. */
const longest = 1_000;

/**
 * Waits until no connection is on its way from the primary to this worker, whose server is closed. Connections and messages come
 * by one channel, in order: what was sent before the primary heard of the closing is here before its answer, and goes back to be
 * given to another worker. A worker that ended without waiting would take such a connection along, and its visitor would wait for ever.
 */
export function lastConnection(primary: PrimaryChannel): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    primary.on('closed', () => {
      clearTimeout(timer);
      resolve();
    });
    primary.tell({ type: 'closed' });
  });
}
