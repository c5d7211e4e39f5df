import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { cancellationSchema } from '#shared/forms/mailedLinks.ts';
import type { CancellationStateDto } from '#shared/contract/alert.ts';
import { cancelAlerts, findCancellable, type Cancellable } from '../alerts/cancelAlerts.ts';
import { searchView } from '../alerts/alertView.ts';
import { countActiveAlerts, toLive } from '../db/personal/alerts.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import { optionalField } from '../optionalField.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/**
 * `/rgpd/cancel`: the way out in every mail of an alert. Reading changes nothing, since mail scanners follow links too.
 */
export function createCancelRouter({ store, places, publish, limit, now }: OriginContext): Router {
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValid(crossingId: unknown): Promise<{ link: Link; found: Cancellable }> {
    const link = await findLink(store.db, 'cancel', crossingId, now());
    const found = link && (await findCancellable(store, link.subject));
    if (!found) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return { link, found };
  }

  async function show(found: Cancellable): Promise<CancellationStateDto> {
    if (found.kind === 'newsletter') {
      const { state, name, subject_key: subject } = found.subscription;
      const alerts = await countActiveAlerts(store.db, subject);
      return { purpose: 'communications', state: state === 'cancelled' ? 'processed' : 'active', name, alerts };
    }
    const alert = toLive(found.alert);
    if (!alert) return { purpose: 'alerts', state: 'processed', name: '', alerts: 0 };
    return {
      purpose: 'alerts',
      state: 'active',
      name: alert.content.name ?? '',
      ...optionalField('alert', searchView(await places(), alert)),
      alerts: await countActiveAlerts(store.db, alert.subject_key),
    };
  }

  const router = Router();
  router
    .route('/rgpd/cancel/:crossingId')
    .all(notStored)
    .get(async (req, res) => {
      const { found } = await findValid(req.params.crossingId);
      res.json(await show(found));
    })
    .all(answerWrongMethod);
  router
    .route('/rgpd/cancel')
    .all(notStored)
    .post(limit, readJson, async (req, res) => {
      const body = req.body as Record<string, unknown>;
      const { link, found } = await findValid(body.crossingId);
      if ((await show(found)).state === 'processed') throw new ApiError(409, 9011);
      const checked = checkForm(cancellationSchema, body);
      if (!checked.ok) throw wrongFields(checked.fields);
      const options = { places: await places(), isMailed: true, publish, now: now() };
      const reason = await cancelAlerts(store, link, checked.value, options);
      if (reason === null) throw new ApiError(409, 9011);
      res.json({ reason });
    })
    .all(answerOtherMethods('POST'));
  return router;
}
