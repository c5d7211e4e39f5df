import { Router } from 'express';
import { advertReportSchema } from '#shared/forms/advertReport.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { readShownEstate } from '../leads/addressee.ts';
import { reportAdvert, TooManyReports } from '../leads/reportAdvert.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, invalid } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { repeatKey } from './repeatKey.ts';
import { whileAway } from './whileAway.ts';

/** Old reports end every hour. */
const retrySeconds = '3600';

/** `/report`: what a visitor says of an advert. */
export function createAdvertReportRouter({ store, brand, site, shownTexts, limit, now }: OriginContext): Router {
  const languages = languagesOf(site);
  const router = Router();
  router
    .route('/report')
    .all(notStored)
    .post(
      limit,
      readJson,
      whileAway(async (req, res) => {
        const key = repeatKey(req);
        const report = readForm('advertReport', advertReportSchema, req.body as Record<string, unknown>, languages);
        const estate = await readShownEstate(store, report.reference);
        if (!estate) throw invalid(['reference']);
        const answer = await reportAdvert(store, report, estate, { now: now(), key, brand, shownTexts }).catch(
          (error: unknown) => {
            if (!(error instanceof TooManyReports)) throw error;
            res.set('Retry-After', retrySeconds);
            throw new ApiError(429, 9001);
          },
        );
        res.status(201).json(answer);
      }),
    )
    .all(answerOtherMethods('POST'));
  return router;
}
