import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { drainTimes } from '#config/drainTimes.ts';
import type { Health } from './admin/health.ts';
import type { Logger } from './logging/logger.ts';

/**
 * Milliseconds for which new connections are accepted after the signal: those on their way, and those of a load
 * balancer that has not yet seen the change of /readyz.
 */
const graceMs = 500;

/** Milliseconds for which a keep-alive connection may stay idle once no new ones are accepted. */
const idleTimeoutMs = 2_000;

interface DrainDeps {
  server: Server;
  /** Seconds for which everything goes on before that (DRAIN_DELAY_SECONDS). */
  delaySeconds: number;
  logger: Logger;
  /** Closes everything else after the last response; then the process exits. */
  onClosed: () => Promise<void>;
}

/**
 * Accepts no new connection, and resolves when the last one has ended. Not http's own close: it closes idle connections
 * at once, and a request may be on its way on one.
 */
const closeListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve();
    });
  });

/**
 * Drains on SIGTERM, SIGINT, and when the parent process disconnects. For a moment everything goes on; then no new
 * connection is accepted, and open ones end with their next response; responses in progress are completed, and the
 * process exits. In this order no client opens a connection that would wait in the system's queue and be cut.
 */
export function drainOnSignal({ server, delaySeconds, logger, onClosed }: DrainDeps): Health {
  const delayMs = delaySeconds * 1_000;
  let draining = false;
  const drain = (reason: string) => {
    if (draining) return;
    draining = true;
    logger.info({ reason }, 'draining');
    setTimeout(() => {
      // With its next response, the client closes a keep-alive connection by itself.
      server.prependListener('request', (_req, res) => {
        res.setHeader('Connection', 'close');
      });
      void closeListening(server)
        .then(onClosed)
        .then(() => {
          logger.info('stopped');
          process.exit(0);
        });
      setTimeout(() => {
        server.closeIdleConnections();
      }, idleTimeoutMs);
    }, delayMs + graceMs);
    setTimeout(() => {
      logger.warn('drain timeout: open responses closed');
      server.closeAllConnections();
    }, delayMs + drainTimes.responses).unref();
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  process.once('disconnect', () => drain('disconnect'));
  return { isDraining: () => draining };
}
