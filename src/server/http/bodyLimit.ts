import type { RequestHandler } from 'express';
import type { Notices } from './notices.ts';

/** Bodies that are read or worked on at the same time: with more, those of a flood would fill the memory. */
const limits = { bodies: 256, bytes: 16 * 1024 * 1024 } as const;

/** What a body of unknown length counts as: the largest that a form may have. */
const unknownLength = 64 * 1024;

/**
 * Bounds the bodies of all requests in number and bytes, before any of them is read: beyond, a small 503 with
 * Retry-After once the body has arrived, which is dropped. A body counts until its request is answered.
 */
export function createBodyLimit({ send }: Pick<Notices, 'send'>): RequestHandler {
  let bodies = 0;
  let bytes = 0;
  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = req.headers;
    if (chunked === undefined && (length === undefined || length === '0')) return next();
    const size = chunked === undefined ? Math.min(Number(length), unknownLength) : unknownLength;
    if (bodies >= limits.bodies || bytes + size > limits.bytes) {
      // A connection that is closed with bytes unread is reset, and the answer may be lost with it.
      if (chunked === undefined && Number(length) <= unknownLength)
        return void req.resume().once('end', () => {
          send('busy', req, res);
        });
      return send('busy', req, res);
    }
    bodies += 1;
    bytes += size;
    // One more than the others need, who may use up Node's usual number.
    res.setMaxListeners(res.getMaxListeners() + 1).once('close', () => {
      bodies -= 1;
      bytes -= size;
    });
    next();
  };
}
