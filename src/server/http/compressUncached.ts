import compression from 'compression';
import type { RequestHandler } from 'express';
import { isHeld } from '../edge/http/cacheStatus.ts';

/**
 * Compresses what no cache entry stands for: responses to writes and forms, private pages, streams. A cached response
 * is encoded by the sender, and `compression` leaves alone what has a Content-Encoding.
 */
export const compressUncached: RequestHandler = compression({
  // A part of a body (206) is one of the body as it is.
  filter: (req, res) =>
    res.statusCode !== 206 && !isHeld(res.getHeader('cache-status')) && compression.filter(req, res),
});
