import type { RequestHandler } from 'express';
import { showsKey } from '#config/operatorsKey.ts';

/**
 * Lets the operators of the site in, and nobody else. A site never proxies these paths.
 * @param keys of which the site shows one to be let in
 */
export const operatorsOnly =
  (keys: readonly string[]): RequestHandler =>
  (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (showsKey(req.headers.authorization, keys)) next();
    else res.status(401).end();
  };
