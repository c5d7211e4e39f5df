import type { Server } from 'node:http';
import type { Health } from './middleware/health.ts';
import type { Logger } from './middleware/logger.ts';

/**
 * Milliseconds during which new requests are still taken after the word to stop: those already on their way on a kept or
 * a waiting connection, and those of a load balancer that has not yet seen /readyz turn.
 */
const grace = 500;

/** Milliseconds that answers under way may take once the process has been told to stop. */
const longestDrain = 15_000;

interface DrainDeps {
  server: Server;
  logger: Logger;
  /** Lets go of all else, once the last answer is out. */
  onClosed: () => void;
}

export interface Drain extends Health {
  /** Begins to drain for another reason than a signal. */
  drain: (reason: string) => void;
}

/** On SIGTERM, SIGINT, and the end of a process that started us with a channel: for a moment requests are still taken, then no more; answers under way go out whole, and the process ends. */
export function drainOnSignal({ server, logger, onClosed }: DrainDeps): Drain {
  let draining = false;
  const drain = (reason: string) => {
    if (draining) return;
    draining = true;
    logger.info({ reason }, 'draining');
    // A kept connection that is told so with its next answer is closed by the client's side in order.
    server.prependListener('request', (_req, res) => { res.setHeader('Connection', 'close'); });
    setTimeout(() => {
      server.close(() => {
        onClosed();
        logger.info('stopped');
        process.exit(0);
      });
      server.closeIdleConnections();
    }, grace);
    setTimeout(() => {
      logger.warn('answers still under way are cut');
      server.closeAllConnections();
    }, longestDrain).unref();
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  process.once('disconnect', () => drain('disconnect'));
  return { isDraining: () => draining, drain };
}
