import { Router } from 'express';

/** A report for the operators of the site. */
export function createReportRouter(report: () => Promise<object>): Router {
  return Router().get('/', async (_req, res) => {
    res.json(await report());
  });
}
