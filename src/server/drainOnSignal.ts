import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Health } from './http/health.ts';
import type { Logger } from './logging/logger.ts';

/**
 * Milliseconds during which new connections are still taken after the word to stop: those on their way, and those of a load
 * balancer that has not yet seen /readyz turn.
 */
const grace = 500;

/** Milliseconds for which a kept connection may stay without a request once no new ones are taken. */
const longestIdle = 2_000;

/** Milliseconds that answers under way may take once the process has been told to stop. */
const longestDrain = 15_000;

interface DrainDeps {
  server: Server;
  logger: Logger;
  /** Lets go of all else, once the last answer is out; the process ends when it is done. */
  onClosed: () => Promise<void>;
}

export interface Drain extends Health {
  /** Begins to drain for another reason than a signal. */
  drain: (reason: string) => void;
}

/**
 * On SIGTERM, SIGINT, and the end of a process that started us with a channel: for a moment all goes on; then no new connection
 * is taken, and those there are end with their next answer; answers under way go out whole, and the process ends. In this order
 * nobody is sent to a new connection, which would wait in the system's queue and be cut when that is closed.
 */
export function drainOnSignal({ server, logger, onClosed }: DrainDeps): Drain {
  let draining = false;
  const drain = (reason: string) => {
    if (draining) return;
    draining = true;
    logger.info({ reason }, 'draining');
    setTimeout(() => {
      // Told so with its next answer, a kept connection is closed by the client's side in order.
      server.prependListener('request', (_req, res) => {
        res.setHeader('Connection', 'close');
      });
      // Not http's own: it closes idle connections at once, and a request may just be on its way on one.
      NetServer.prototype.close.call(
        server,
        () =>
          void onClosed().then(() => {
            logger.info('stopped');
            process.exit(0);
          }),
      );
      setTimeout(() => {
        server.closeIdleConnections();
      }, longestIdle);
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
