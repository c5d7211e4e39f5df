import type { Request, RequestHandler, Response } from 'express';
import { isOneClick } from '../upstream/mailedLinkCalls.ts';
import { subscriberOf } from './clients.ts';
import type { Notices } from './notices.ts';
import { createOpenBodies, defaultPace, type BodyPace } from './openBodies.ts';

/**
 * Bodies that are read or worked on at the same time: with more, those of a flood would fill the memory. No client has
 * more than a share of them, as one that sends slowly would otherwise take those of everybody else.
 */
const maxBodies = { inAll: 256, ofClient: 16 } as const;

/** The largest that a form may have. */
const maxBodyBytes = 64 * 1024;

/**
 * Bounds the number of bodies of all requests, and of those of one client, before any of them is read, and how slowly
 * they may come (408). Where the places run out, the slowest makes room; where none is slow, the new one is answered
 * with a small 503 with Retry-After once its body has arrived, which is dropped. A body counts until its request is
 * answered. The one click of a mail program does not count: no body of one is read, and a provider's few addresses send
 * those of all its readers (createOneClickLimit).
 */
export function createBodyLimit({ send }: Pick<Notices, 'send'>, pace: BodyPace = defaultPace): RequestHandler {
  const open = createOpenBodies(endSlow, pace);

  function endSlow(req: Request, res: Response): void {
    res.once('finish', () => req.destroy());
    send('slowForm', req, res.set('Connection', 'close'));
  }

  function hasRoom(client: string): boolean {
    if (open.countOf(client) >= maxBodies.ofClient) return open.endSlowest(client);
    return open.count() < maxBodies.inAll || open.endSlowest();
  }

  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = req.headers;
    if ((chunked === undefined && (length === undefined || length === '0')) || isOneClick(req)) return next();
    const client = subscriberOf(req);
    if (!hasRoom(client)) {
      // A connection that is closed with bytes unread is reset, and the answer may be lost with it.
      if (chunked === undefined && Number(length) <= maxBodyBytes)
        return void req.resume().once('end', () => {
          send('busy', req, res);
        });
      return send('busy', req, res);
    }
    open.add(req, res, client);
    next();
  };
}
