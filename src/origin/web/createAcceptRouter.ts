import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { newsletterAcceptanceSchema } from '#shared/forms/mailedLinks.ts';
import { findSubscriber } from '../db/subscriptions.ts';
import { findLink, type Link } from '../db/tokens.ts';
import { confirmSubscription } from '../newsletter/confirmSubscription.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/** `/rgpd/accept`: the target of a mailed link. Reading changes nothing, since mail scanners follow links too. */
export function createAcceptRouter({ store, now }: OriginContext): Router {
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValidLink(assistanceId: unknown): Promise<Link & { name: string }> {
    const link = await findLink(store.db, 'newsletter', assistanceId, now());
    const subscriber = link && (await findSubscriber(store.db, link.subject));
    if (!subscriber) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return { ...link, name: subscriber.name };
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
