import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/**
 * Part of every log line of a request. AsyncLocalStorage carries it, so that no function takes a request only to log.
 */
interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

const nothing = {};

let lastMillisecond = 0;
let lastTime = '';

/** The time of a line, formatted once a millisecond: formatting costs as much as the rest of a line. */
function timeNow(): string {
  const now = Date.now();
  if (now !== lastMillisecond) {
    lastMillisecond = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

/** Log lines are written in batches of this size, or after this time. */
const batch = { maxLines: 200, maxWaitMs: 250 } as const;

/**
 * Writes lines in batches: one write a line costs as much as all the rest of a cache hit. pino's own buffer measures
 * all its content at every line, and costs more than it saves. The last batch is written when the process exits; a
 * killed process loses it.
 */
function batchLines(stream: DestinationStream): DestinationStream {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    stream.write(lines.join(''));
    lines = [];
  };
  setInterval(flush, batch.maxWaitMs).unref();
  process.once('exit', flush);
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length >= batch.maxLines) flush();
    },
  };
}

interface LoggerOptions {
  /** Write in batches: for a process that serves visitors. */
  batched?: boolean;
  stream?: DestinationStream;
}

/**
 * Structured lines on stdout. Callers pass no personal data: no addresses, queries or bodies
 * (docs/product.md#compliance).
 */
export const createLogger = (
  level: string,
  { batched = false, stream = pino.destination({ sync: true }) }: LoggerOptions = {},
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${timeNow()}"`,
      mixin: () => requestContext.getStore() ?? nothing,
      // pino's own merge writes the line's fields into the context, and they would appear in the next line of the
      // request.
      mixinMergeStrategy: (line, context) => (context === nothing ? line : { ...context, ...line }),
    },
    batched ? batchLines(stream) : stream,
  );
