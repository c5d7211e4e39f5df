import type { PrimaryChannel } from './primaryChannel.ts';

/** Milliseconds to wait for the primary. */
const echoTimeoutMs = 1_000;

/**
 * Resolves when the primary sends no more connections to this worker, whose server is closed. Connections and messages
 * come through one channel, in order: what was sent before the primary heard of the closing arrives before its echo,
 * and goes back to another worker. A worker that ended without waiting would take such a connection along, and its
 * visitor would get no answer.
 */
export function lastConnection(primary: PrimaryChannel): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, echoTimeoutMs);
    primary.on('closed', () => {
      clearTimeout(timer);
      resolve();
    });
    primary.send({ type: 'closed' });
  });
}
