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

/** `/rgpd/accept`: the target of a mailed link. Reading changes nothing, since mail scanners follow links too. */
export function createAcceptRouter({ store, now }: OriginContext): Router {
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValidLink(assistanceId: unknown): Promise<Link & { name: string }> {
    const link = await findLink(store.db, assistanceId, now());
    const name = link && (await subscriberName(store.db, link.subject));
    if (name === undefined) throw unknownLink();
    if (link!.state === 'expired') throw new ApiError(410, 9004);
    return { ...link!, name };
  }

  async function accept(body: Readonly<Record<string, unknown>>): Promise<void> {
    const link = await findValidLink(body.assistanceId);
    if (link.state === 'processed') throw new ApiError(409, 9011);
    const checked = checkForm(newsletterAcceptanceSchema, body);
    if (!checked.ok) throw wrongFields(checked.fields);
    if (await confirmSubscription(store, link, checked.value, now())) return;
    // The link was used or replaced meanwhile.
    await findValidLink(body.assistanceId);
    throw new ApiError(409, 9011);
  }

  const router = Router();
  router
    .route('/rgpd/accept/:assistanceId')
    .all(notStored)
    .get(async (req, res) => {
      const { purpose, state, name } = await findValidLink(req.params.assistanceId);
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
