import { languagesOf } from '#shared/i18n/languages.ts';
import { Router } from 'express';
import { alertSchema, alertUpdateSchema } from '#shared/forms/alert.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { linkRequestSchema } from '#shared/forms/mailedLinks.ts';
import { alertView } from '../alerts/alertView.ts';
import { cancelAlerts } from '../alerts/cancelAlerts.ts';
import { requestLink } from '../alerts/linkRequests.ts';
import { requestAlert } from '../alerts/requestAlert.ts';
import { updateAlert } from '../alerts/updateAlert.ts';
import { findAlert } from '../db/personal/alerts.ts';
import type { AlertRow } from '../db/tables.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { repeatKey } from './repeatKey.ts';
import { whileAway } from './whileAway.ts';

/** @throws ApiError 422 for a place that the network does not have: no listing would ever be in it */
function checkPlaces(places: PlaceDirectory, where: readonly string[]): void {
  if (where.some((path) => !places.byPath(path))) throw wrongFields({ where: 'invalid' });
}

/** `/rgpd/alert`, `/rgpd/alert/{token}` and `/rgpd/link`: the same answer for known and unknown addresses. */
export function createAlertRouter({ store, places, publish, shownTexts, limit, now, site }: OriginContext): Router {
  const languages = languagesOf(site);
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValid(token: unknown): Promise<{ link: Link; alert: AlertRow }> {
    const link = await findLink(store.db, 'alert', token, now());
    const alert = link && (await findAlert(store.db, Number(link.subject)));
    if (!alert) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return { link, alert };
  }

  const router = Router();
  router
    .route('/rgpd/alert')
    .all(notStored)
    .post(
      limit,
      readJson,
      whileAway(async (req, res) => {
        const key = repeatKey(req);
        const request = readForm('alert', alertSchema, req.body as Record<string, unknown>, languages);
        const directory = await places();
        checkPlaces(directory, request.where);
        res.status(202).json(await requestAlert(store, directory, request, { now: now(), key, shownTexts }));
      }),
    )
    .all(answerOtherMethods('POST'));
  router
    .route('/rgpd/alert/:token')
    .all(notStored)
    .get(async (req, res) => {
      const { alert } = await findValid(req.params.token);
      res.json(alertView(await places(), alert));
    })
    .put(limit, readJson, async (req, res) => {
      const { alert } = await findValid(req.params.token);
      if (alert.content === null) throw new ApiError(409, 9011);
      const update = readForm('alert', alertUpdateSchema, req.body as Record<string, unknown>, languages);
      const directory = await places();
      checkPlaces(directory, update.where);
      const changed = await updateAlert(store, alert.key, update, { places: directory, publish, now: now() });
      if (!changed) throw new ApiError(409, 9011);
      res.json(alertView(directory, changed));
    })
    .delete(limit, async (req, res) => {
      const { link } = await findValid(req.params.token);
      const options = { places: await places(), isMailed: true, publish, now: now() };
      if (!(await cancelAlerts(store, link, { reason: 1, text: '' }, options))) throw new ApiError(409, 9011);
      res.status(204).end();
    })
    .all(answerOtherMethods('GET, HEAD, PUT, DELETE'));
  router
    .route('/rgpd/link')
    .all(notStored)
    .post(limit, readJson, async (req, res) => {
      const checked = checkForm(linkRequestSchema, req.body as Record<string, unknown>);
      if (!checked.ok) throw wrongFields(checked.fields);
      await requestLink(store, checked.value, now());
      res.status(202).json({});
    })
    .all(answerOtherMethods('POST'));
  return router;
}
