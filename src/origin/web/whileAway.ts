import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { isAway } from '../db/engine/databaseAway.ts';
import { repeatKey } from './repeatKey.ts';

/** In ms: how long a form is tried again, within what a site waits for its answer (3 s), and between two tries. */
export const awayTimes = { tryAgain: 2_500, pause: 100 };

/**
 * Runs the handler of a form again, as a whole, while there is no database: another server may be promoted within its
 * time. A try that hangs, as on a server without power, is not broken off: the site gives it up first, and keeps the
 * form. Only with an `Idempotency-Key`: what broke off may be stored already, and the repetition gets the first answer.
 * Afterwards it is a 503, and a site keeps the form.
 */
export const whileAway =
  (handle: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    const end = performance.now() + awayTimes.tryAgain;
    for (;;)
      try {
        return await handle(req, res);
      } catch (error) {
        if (!isAway(error) || repeatKey(req) === undefined || performance.now() > end) throw error;
        await sleep(awayTimes.pause);
      }
  };
