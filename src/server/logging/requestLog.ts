import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import pino, { type DestinationStream } from 'pino';
import type { Entry } from '../edge/entry.ts';
import { cacheStateOf, type CacheState } from '../edge/http/cacheStatus.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { parsedRouteOf } from '../page/resolutionOf.ts';
import { loggedPath } from './loggedPath.ts';
import { requestContext, timeNow, type Logger } from './logger.ts';

/** A request that was answered, or whose visitor went away. */
export interface RequestDone {
  requestId: string;
  method: string;
  /** Path and query as they came. */
  url: string;
  status: number;
  /** From its arrival until the answer was out, or handed to the socket. */
  seconds: number;
  /** The visitor went away before the answer was whole. */
  aborted: boolean;
  cache: CacheState;
  /** What it was answered from, where that is known. */
  entry?: Entry;
  /** The page's route where the URL has been parsed on the way; null for what is no page. */
  route?: RouteName | null | undefined;
}

/** An id given by a proxy before us, if it is a plain one. */
const plainId = /^[\w-]{8,64}$/;

/** No two processes share it, so that a count is enough for what each tells its requests apart by. */
const processId = randomBytes(9).toString('base64url');
let requests = 0;

/** The request's id: the one that a proxy before us gave it, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainId.test(given) ? given : `${processId}-${(requests += 1).toString(36)}`;
}

/** Gives each request an id, on its answer and on every line logged for it, and tells when the answer is out. */
export const watchRequests =
  (onDone: (done: RequestDone) => void): RequestHandler =>
  (req, res, next) => {
    const requestId = requestIdOf(req);
    // Now: a router that answers under a path of its own leaves that path off `req.url`.
    const { method, originalUrl: url } = req;
    const start = performance.now();
    res.set('X-Request-Id', requestId);
    res.once('close', () => {
      const cache = cacheStateOf(res.getHeader('cache-status'));
      onDone({
        requestId,
        method,
        url,
        status: res.statusCode,
        seconds: (performance.now() - start) / 1_000,
        aborted: !res.writableFinished,
        cache,
        route: parsedRouteOf(req),
      });
    });
    requestContext.run({ requestId }, next);
  };

/**
 * One line a request, as pino would write it, put together by hand: of an answer from the cache, pino's way is a tenth of the
 * whole cost. Nothing in it needs escaping but the path.
 */
export function createRequestLog(logger: Logger): (done: RequestDone) => void {
  const stream = (logger as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]!;
  return ({ requestId, method, url, status, seconds, aborted, cache }) => {
    if (!logger.isLevelEnabled('info')) return;
    stream.write(
      `{"level":30,"time":"${timeNow()}","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(loggedPath(url))},"status":${status},"cache":"${cache}"${aborted ? ',"aborted":true' : ''},"ms":${Math.round(seconds * 10_000) / 10}}\n`,
    );
  };
}
