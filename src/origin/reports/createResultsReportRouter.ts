import { Router } from 'express';
import { resultsQuerySchema } from '#shared/contract/resultsReport.ts';
import { resultDaySchema } from '#shared/contract/results.ts';
import { dateOf, dayNumber } from '../db/results/dayNumbers.ts';
import type { Store } from '../db/store.ts';
import { keptPeriod } from '../results/keptPeriod.ts';
import { readSheet } from '../results/readSheet.ts';
import { reportResults } from '../results/reportResults.ts';
import { perPage } from './pages.ts';

/** What listings earned, for the operators of the site. @param isCounted whether anything is counted */
export function createResultsReportRouter(store: Store, isCounted: boolean, now: () => number): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const { success, data } = resultsQuerySchema.safeParse(req.query);
    const found = success ? await reportResults(store, data, { isCounted, perPage, now: now() }) : undefined;
    if (found) res.json(found);
    else res.status(404).end();
  });
  router.get('/sheet', async (req, res) => {
    const [from, to] = [req.query.from, req.query.to].map((given) => resultDaySchema.safeParse(given));
    const after = Number(req.query.after ?? 0);
    if (!from!.success || !to!.success || !Number.isSafeInteger(after)) return void res.status(404).end();
    const period = keptPeriod({ from: dayNumber(from!.data), to: dayNumber(to!.data) }, now());
    res.json({ from: dateOf(period.from), to: dateOf(period.to), ...(await readSheet(store, period, after)) });
  });
  return router;
}
