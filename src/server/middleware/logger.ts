import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';

export type { Logger };

/** What every line of one request carries. Kept beside the call chain, so that no function takes a request only to log. */
interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Structured lines on stdout. Nothing personal is handed to it: no addresses, no queries, no bodies (checklist C14). */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => requestContext.getStore() ?? {} });
