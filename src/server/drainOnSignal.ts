import type { Server } from 'node:http';
import type { Health } from './middleware/health.ts';
import type { Logger } from './middleware/logger.ts';

/** Milliseconds that answers under way may take once the process has been told to stop. */
const longestDrain = 15_000;

interface DrainDeps {
  server: Server;
  logger: Logger;
  /** Lets go of all else, once the last answer is out. */
  onClosed: () => void;
}

/** On SIGTERM, SIGINT, and the end of a process that started us with a channel: no new connections, answers under way go out whole, then the process ends. */
export function drainOnSignal({ server, logger, onClosed }: DrainDeps): Health {
  let draining = false;
  const drain = (signal: string) => {
    if (draining) return;
    draining = true;
    logger.info({ signal }, 'draining');
    // A kept connection that is told so with its next answer is closed by the client's side in order.
    server.prependListener('request', (_req, res) => { res.setHeader('Connection', 'close'); });
    server.close(() => {
      onClosed();
      logger.info('stopped');
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => {
      logger.warn('answers still under way are cut');
      server.closeAllConnections();
    }, longestDrain).unref();
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  process.once('disconnect', () => drain('disconnect'));
  return { isDraining: () => draining };
}
