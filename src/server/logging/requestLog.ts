import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Entry } from '../edge/entry.ts';
import { cacheStateOf, type CacheState } from '../edge/http/cacheStatus.ts';
import { loggedPath } from './loggedPath.ts';
import { requestContext, type Logger } from './logger.ts';

/** A request that was answered, or whose client disconnected. */
export interface RequestDone {
  request: Request;
  requestId: string;
  method: string;
  /** Path and query as received. */
  url: string;
  status: number;
  /** From its arrival until the response was sent, or handed to the socket. */
  seconds: number;
  /** The client disconnected before the response was complete. */
  aborted: boolean;
  cache: CacheState;
  /** The cache entry of the response, where it is known. */
  entry?: Entry;
}

/** Ids of a proxy that are accepted. */
const plainId = /^[\w-]{8,64}$/;

/** Unique for each process: within it, requests are numbered. */
const processId = randomBytes(9).toString('base64url');
let requests = 0;

/** The request's id: the one of the proxy in front of the site, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainId.test(given) ? given : `${processId}-${(requests += 1).toString(36)}`;
}

/** Node.js remembers a connection's address once it was asked for: it can then be told when the connection is gone. */
const rememberAddress = ({ socket }: IncomingMessage): string | undefined => socket.remoteAddress;

/** Gives each request an id, in its response and in every log line, and calls back when the response was sent. */
export const watchRequests =
  (onDone: (done: RequestDone) => void): RequestHandler =>
  (req, res, next) => {
    const requestId = requestIdOf(req);
    // Read now: a mounted router removes its own path from `req.url`.
    const { method, originalUrl: url } = req;
    const start = performance.now();
    rememberAddress(req);
    res.set('X-Request-Id', requestId);
    res.once('close', () => {
      const cache = cacheStateOf(res.getHeader('cache-status'));
      onDone({
        request: req,
        requestId,
        method,
        url,
        status: res.statusCode,
        seconds: (performance.now() - start) / 1_000,
        aborted: !res.writableFinished,
        cache,
      });
    });
    requestContext.run({ requestId }, next);
  };

/** One line for each request; of its URL the path alone, as a query may hold what a visitor typed. */
export function createRequestLog(logger: Logger): (done: RequestDone) => void {
  return ({ requestId, method, url, status, seconds, aborted, cache }) => {
    const ms = Math.round(seconds * 10_000) / 10;
    logger.info({ requestId, method, path: loggedPath(url), status, cache, ...(aborted ? { aborted } : {}), ms });
  };
}
