import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { newsletterAcceptanceSchema } from '#shared/forms/newsletterAcceptance.ts';
import { subscriberName } from '../db/subscriptions.ts';
import { findLink, type Link } from '../db/tokens.ts';
import { confirmSubscription } from '../newsletter/confirmSubscription.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { ApiError, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

const unknownLink = (): ApiError => new ApiError(404, 9003);

/** `/rgpd/accept`: what a mailed link leads to. Reading changes nothing: programs that look at mails follow links too. */
export function createAcceptRouter({ store, now }: OriginContext): Router {
  /** @throws ApiError 404 for one that is none, 410 for one that is too old */
  async function findLiving(assistanceId: unknown): Promise<Link & { name: string }> {
    const link = await findLink(store.db, assistanceId, now());
    const name = link && (await subscriberName(store.db, link.subject));
    if (name === undefined) throw unknownLink();
    if (link!.state === 'expired') throw new ApiError(410, 9004);
    return { ...link!, name };
  }

  async function accept(body: Readonly<Record<string, unknown>>): Promise<void> {
    const link = await findLiving(body.assistanceId);
    if (link.state === 'processed') throw new ApiError(409, 9011);
    const checked = checkForm(newsletterAcceptanceSchema, body);
    if (!checked.ok) throw wrongFields(checked.fields);
    if (await confirmSubscription(store, link, checked.value, now())) return;
    // Somebody was quicker: with the same link, or by asking for another.
    await findLiving(body.assistanceId);
    throw new ApiError(409, 9011);
  }

  const router = Router();
  router
    .route('/rgpd/accept/:assistanceId')
    .all(notStored)
    .get(async (req, res) => {
      const { purpose, state, name } = await findLiving(req.params.assistanceId);
      res.json({ purpose, state, name });
    })
    .all(answerWrongMethod);
  router
    .route('/rgpd/accept')
    .all(notStored)
    .post(readJson, async (req, res) => {
      await accept(req.body as Record<string, unknown>);
      res.json({});
    })
    .all(answerOtherMethods('POST'));
  return router;
}
