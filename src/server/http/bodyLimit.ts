import type { RequestHandler } from 'express';
import { subscriberOf } from './clients.ts';
import type { Notices } from './notices.ts';

/**
 * Bodies that are read or worked on at the same time: with more, those of a flood would fill the memory. No client has
 * more than a share of them, as one that sends slowly would otherwise take those of everybody else.
 */
const maxBodies = { inAll: 256, ofClient: 16 } as const;

/** The largest that a form may have. */
const maxBodyBytes = 64 * 1024;

/**
 * Bounds the number of bodies of all requests, and of those of one client, before any of them is read: beyond, a small
 * 503 with Retry-After once the body has arrived, which is dropped. A body counts until its request is answered.
 */
export function createBodyLimit({ send }: Pick<Notices, 'send'>): RequestHandler {
  let bodies = 0;
  const byClient = new Map<string, number>();

  function count(client: string, change: 1 | -1): void {
    bodies += change;
    const own = (byClient.get(client) ?? 0) + change;
    if (own > 0) byClient.set(client, own);
    else byClient.delete(client);
  }

  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = req.headers;
    if (chunked === undefined && (length === undefined || length === '0')) return next();
    const client = subscriberOf(req);
    if (bodies >= maxBodies.inAll || (byClient.get(client) ?? 0) >= maxBodies.ofClient) {
      // A connection that is closed with bytes unread is reset, and the answer may be lost with it.
      if (chunked === undefined && Number(length) <= maxBodyBytes)
        return void req.resume().once('end', () => {
          send('busy', req, res);
        });
      return send('busy', req, res);
    }
    count(client, 1);
    // One more than the others need, who may use up Node's usual number.
    res.setMaxListeners(res.getMaxListeners() + 1).once('close', () => {
      count(client, -1);
    });
    next();
  };
}
