import { Router } from 'express';
import { showsKey } from '#config/operatorsKey.ts';

/**
 * A report for the operators of the site. A site never proxies this path.
 * @param key what the site shows to be let in
 */
export function createReportRouter(report: () => Promise<object>, key: string): Router {
  return Router().get('/', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    if (showsKey(req.headers.authorization, key)) res.json(await report());
    else res.status(401).end();
  });
}
