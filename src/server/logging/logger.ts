import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** What every line of one request carries. Kept beside the call chain, so that no function takes a request only to log. */
interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

const nothing = {};

let lastMillisecond = 0;
let lastTime = '';

/** The time of a line, written once a millisecond: writing it costs as much as the rest of a line. */
export function timeNow(): string {
  const now = Date.now();
  if (now !== lastMillisecond) {
    lastMillisecond = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

/** How many lines are written at once, and the longest that one waits for others, in milliseconds. */
const gathered = { lines: 200, wait: 250 } as const;

/**
 * Writes many lines at once: one write a line costs as much as all else in an answer from the cache. pino's own gathering
 * measures all that it holds at every line, and costs more than it saves. What waits is written when the process ends; a
 * process that is killed takes it along.
 */
function gatherLines(stream: DestinationStream): DestinationStream {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    stream.write(lines.join(''));
    lines = [];
  };
  setInterval(flush, gathered.wait).unref();
  process.once('exit', flush);
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length >= gathered.lines) flush();
    },
  };
}

interface LoggerOptions {
  /** For a process that answers visitors. */
  gather?: boolean;
  stream?: DestinationStream;
}

/** Structured lines on stdout. Nothing personal is handed to it: no addresses, no queries, no bodies (docs/product.md#compliance). */
export const createLogger = (
  level: string,
  { gather = false, stream = pino.destination({ sync: true }) }: LoggerOptions = {},
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${timeNow()}"`,
      mixin: () => requestContext.getStore() ?? nothing,
      // pino's own way writes the line's fields into the context, from where they would come up again in the request's next line.
      mixinMergeStrategy: (line, context) => (context === nothing ? line : { ...context, ...line }),
    },
    gather ? gatherLines(stream) : stream,
  );
