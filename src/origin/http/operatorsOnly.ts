import type { RequestHandler } from 'express';
import { showsKey } from '#config/operatorsKey.ts';

/**
 * Lets the operators of the site in, and nobody else. A site never proxies these paths.
 * @param key what the site shows to be let in
 */
export const operatorsOnly =
  (key: string): RequestHandler =>
  (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (showsKey(req.headers.authorization, key)) next();
    else res.status(401).end();
  };
