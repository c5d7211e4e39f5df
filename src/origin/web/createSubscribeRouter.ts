import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { consents } from '#shared/forms/consents.ts';
import { subscriptionSchema, type Subscription } from '#shared/forms/subscription.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { answerOtherMethods } from './answerError.ts';
import { wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';
import { repeatKey } from './repeatKey.ts';

/** `/subscribe`: the same answer for known and unknown addresses. */
export function createSubscribeRouter({ store, now }: OriginContext): Router {
  const router = Router();
  router
    .route('/subscribe')
    .all(notStored)
    .post(readJson, async (req, res) => {
      const subscription = readSubscription(req.body as Record<string, unknown>);
      res.status(201).json(await subscribe(store, subscription, { now: now(), key: repeatKey(req) }));
    })
    .all(answerOtherMethods('POST'));
  return router;
}

/** @throws ApiError 422 with what is wrong */
function readSubscription(body: Readonly<Record<string, unknown>>): Subscription {
  const checked = checkForm(subscriptionSchema, body);
  if (!checked.ok) throw wrongFields(checked.fields);
  const { consentVersion = consents.newsletter.version } = checked.value;
  // A consent to other texts than the current ones could not be proved.
  if (consentVersion !== consents.newsletter.version) throw wrongFields({ consentVersion: 'invalid' });
  return checked.value;
}
