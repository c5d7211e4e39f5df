import { languagesOf } from '#shared/i18n/languages.ts';
import { Router } from 'express';
import { subscriptionSchema } from '#shared/forms/subscription.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { answerOtherMethods } from './answerError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { repeatKey } from './repeatKey.ts';
import { whileAway } from './whileAway.ts';

/** `/subscribe`: the same answer for known and unknown addresses. */
export function createSubscribeRouter({ store, shownTexts, limit, now, site }: OriginContext): Router {
  const languages = languagesOf(site);
  const router = Router();
  router
    .route('/subscribe')
    .all(notStored)
    .post(
      limit,
      readJson,
      whileAway(async (req, res) => {
        const subscription = readForm('newsletter', subscriptionSchema, req.body as Record<string, unknown>, languages);
        res.status(201).json(await subscribe(store, subscription, { now: now(), key: repeatKey(req), shownTexts }));
      }),
    )
    .all(answerOtherMethods('POST'));
  return router;
}
