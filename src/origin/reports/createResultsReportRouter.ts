import { Router } from 'express';
import * as z from 'zod/mini';
import { resultsQuerySchema } from '#shared/contract/resultsReport.ts';
import { resultDaySchema } from '#shared/contract/results.ts';
import { ownerLinkSchema } from '#shared/forms/resultAction.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { dateOf, dayNumber } from '../db/results/dayNumbers.ts';
import type { Store } from '../db/store.ts';
import { agentOfHome } from '../results/agentHomes.ts';
import { keptPeriod } from '../results/keptPeriod.ts';
import { sendOwnerLink, type LinkOutcome } from '../results/ownerLink.ts';
import { readSheet } from '../results/readSheet.ts';
import { reportResults } from '../results/reportResults.ts';
import { perPage } from './pages.ts';
import { readJson } from '../web/readJson.ts';

interface ReportOptions {
  /** Whether anything is counted. */
  isCounted: boolean;
  /** Of the site. */
  languages: readonly Language[];
  now: () => number;
}

/** What came of a link, as a status. */
const linkStatuses = { done: 204, unknown: 404, tooMany: 409 } as const satisfies Record<LinkOutcome, number>;

/** What listings earned, for the operators of the site. */
export function createResultsReportRouter(store: Store, { isCounted, languages, now }: ReportOptions): Router {
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
  // From the agent of the home, with their limits.
  router.post('/owner-link', readJson, async (req, res) => {
    const { success, data } = z.safeParse(ownerLinkSchema, req.body);
    if (!success) return void res.status(422).end();
    const agent = isCounted ? await agentOfHome(store, data.home) : undefined;
    const outcome = agent ? await sendOwnerLink(store, { ...data, agent, languages, now: now() }) : 'unknown';
    res.status(linkStatuses[outcome]).end();
  });
  return router;
}
