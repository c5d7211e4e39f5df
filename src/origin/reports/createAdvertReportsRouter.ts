import { Router } from 'express';
import * as z from 'zod/mini';
import { settlementSchema, type AdvertReportListDto, type ListedReportDto } from '#shared/contract/advertReports.ts';
import { countReports, listReports, type ListedReport } from '../db/personal/advertReports.ts';
import type { Store } from '../db/store.ts';
import { settleReport } from '../leads/settleReport.ts';
import { optionalField } from '../optionalField.ts';
import { readJson } from '../web/readJson.ts';
import { pageIn, pagesOf, perPage } from './pages.ts';

const statuses = { settled: 204, over: 409, unknown: 404 } as const;

const toDto = ({ content, note, settled_at: settledAt, ...report }: ListedReport): ListedReportDto => ({
  ...{ id: report.id, key: report.url_key, reference: report.reference, reason: report.reason },
  ...optionalField('message', content?.message),
  isAwaited: content?.email !== undefined,
  ...{ language: report.language, state: report.state, madeAt: report.made_at },
  ...optionalField('note', note),
  ...optionalField('settledAt', settledAt),
});

/** What visitors reported about adverts, for the operators of the site, who settle it. */
export function createAdvertReportsRouter(store: Store, now: () => number): Router {
  const { db } = store;

  async function list(page: number | undefined): Promise<AdvertReportListDto | undefined> {
    const [all, open] = await Promise.all([countReports(db), countReports(db, 'open')]);
    const pages = pagesOf(all);
    if (page === undefined || page > pages) return undefined;
    const reports = await listReports(db, perPage, (page - 1) * perPage);
    return { page, pages, open, reports: reports.map(toDto) };
  }

  const router = Router();
  router.get('/', async (req, res) => {
    const found = await list(pageIn(req.query.page));
    if (found) res.json(found);
    else res.status(404).end();
  });
  router.post('/:id', readJson, async (req, res) => {
    const { success, data } = z.safeParse(settlementSchema, req.body);
    res.status(success ? statuses[await settleReport(store, String(req.params.id), data, now())] : 422).end();
  });
  return router;
}
