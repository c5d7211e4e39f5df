import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';

export type { Logger };

/** What every line of one request carries. Kept beside the call chain, so that no function takes a request only to log. */
interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Lines gathered before they are written, in bytes, and the longest that one waits for others, in milliseconds. */
const gathered = { minLength: 4_096, periodicFlush: 250 } as const;

/**
 * Structured lines on stdout. Nothing personal is handed to it: no addresses, no queries, no bodies (checklist C14).
 * @param gather writes many lines at once: one write a line costs more than answering from the cache. What waits is written
 * when the process ends; a process that is killed takes it along.
 */
export const createLogger = (level: string, { gather = false } = {}): Logger => pino(
  { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => requestContext.getStore() ?? {} },
  pino.destination(gather ? { sync: false, ...gathered } : { sync: true }),
);
