import type { Request, RequestHandler } from 'express';
import { subscriberOf } from './clients.ts';
import type { Notices } from './notices.ts';

/**
 * Pictures that one client may have made at the same time, and those that wait beside them: a page of photos asks for
 * some thirty at once. Whoever asks for hundreds waits for their own, and not everybody else.
 */
export const pictureShares = { atOnce: 8, waiting: 100 } as const;

interface Client {
  atWork: number;
  line: (() => void)[];
}

interface TurnDeps {
  notices: Pick<Notices, 'send'>;
  /** Whether a request can be answered from the cache. */
  isHeld: (req: Request) => boolean;
}

const isMade = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && path.startsWith('/media/pictures/');

/** Gives each client its turns of the pictures that are not in the cache: the origin may have to make them. */
export function createPictureTurns({ notices, isHeld }: TurnDeps): RequestHandler {
  const clients = new Map<string, Client>();

  /** The place passes straight to the next in line. */
  function leave(name: string, client: Client): void {
    const next = client.line.shift();
    if (next) return next();
    client.atWork -= 1;
    if (client.atWork === 0) clients.delete(name);
  }

  return (req, res, next) => {
    if (!isMade(req) || isHeld(req)) return next();
    const name = subscriberOf(req);
    const client = clients.get(name) ?? { atWork: 0, line: [] };
    clients.set(name, client);
    const begin = () => {
      res.once('close', () => leave(name, client));
      next();
    };
    if (client.atWork < pictureShares.atOnce) {
      client.atWork += 1;
      return begin();
    }
    if (client.line.length >= pictureShares.waiting) return notices.send('busy', req, res);
    const giveUp = () => {
      client.line.splice(client.line.indexOf(inTurn), 1);
    };
    const inTurn = () => {
      res.off('close', giveUp);
      begin();
    };
    res.once('close', giveUp);
    client.line.push(inTurn);
  };
}
