import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { alertActionSchema } from '#shared/forms/mailedLinks.ts';
import { changeAlerts, listAlerts } from '../alerts/addressAlerts.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/** `/rgpd/alerts/{token}`: all alerts of an address, for the holder of a link that was mailed to it. */
export function createAlertListRouter({ store, places, publish, limit, now }: OriginContext): Router {
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValid(token: unknown): Promise<Link> {
    const link = await findLink(store.db, 'alerts', token, now());
    if (!link) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return link;
  }

  const router = Router();
  router
    .route('/rgpd/alerts/:token')
    .all(notStored)
    .get(async (req, res) => {
      const { subject } = await findValid(req.params.token);
      res.json(await listAlerts(store, await places(), subject));
    })
    .post(limit, readJson, async (req, res) => {
      const link = await findValid(req.params.token);
      const checked = checkForm(alertActionSchema, req.body as Record<string, unknown>);
      if (!checked.ok) throw wrongFields(checked.fields);
      const options = { places: await places(), publish, now: now() };
      const changed = await changeAlerts(store, link, checked.value, options);
      if (!changed) throw new ApiError(409, 9011);
      res.json(changed);
    })
    .all(answerOtherMethods('GET, HEAD, POST'));
  return router;
}
