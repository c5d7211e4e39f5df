import { languagesOf } from '#shared/i18n/languages.ts';
import { Router } from 'express';
import type { AcceptanceDto } from '#shared/contract/consent.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { alertAcceptanceSchema, newsletterAcceptanceSchema } from '#shared/forms/mailedLinks.ts';
import { acceptAlert } from '../alerts/acceptAlert.ts';
import { searchView } from '../alerts/alertView.ts';
import { findAlert, toLive } from '../db/personal/alerts.ts';
import { findSubscriber } from '../db/personal/subscriptions.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import { confirmVisit, visitAcceptance } from '../leads/confirmVisit.ts';
import { confirmSubscription } from '../newsletter/confirmSubscription.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';

/** @throws ApiError 409 for a link that was used, 410 for one of a visit whose time is not held any more */
function refuseEnded({ state }: AcceptanceDto): void {
  if (state === 'processed') throw new ApiError(409, 9011);
  if (state !== 'pending') throw goneThing();
}

/** The answer of a link, by what it is for; undefined where what it is about is gone. */
type Shown = AcceptanceDto | undefined;

/** `/rgpd/accept`: the target of a mailed link. Reading changes nothing, since mail scanners follow links too. */
export function createAcceptRouter({ store, places, publish, shownTexts, now, brand, site }: OriginContext): Router {
  const languages = languagesOf(site);

  async function ofAlert({ subject, state }: Link): Promise<Shown> {
    const row = await findAlert(store.db, Number(subject));
    if (!row) return undefined;
    if (row.state === 'expired') throw goneThing();
    const alert = toLive(row);
    if (!alert) return { purpose: 'alerts', state: 'processed', name: '' };
    const { name = '' } = alert.content;
    return { purpose: 'alerts', state, name, alert: searchView(await places(), alert) };
  }

  async function ofNewsletter({ subject, state }: Link): Promise<Shown> {
    const subscriber = await findSubscriber(store.db, subject);
    return subscriber && { purpose: 'newsletter', state, name: subscriber.name };
  }

  function show(link: Link): Promise<Shown> {
    if (link.purpose === 'visit') return visitAcceptance(store, link, { now: now(), languages });
    return link.purpose === 'newsletter' ? ofNewsletter(link) : ofAlert(link);
  }

  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValidLink(assistanceId: unknown): Promise<{ link: Link; shown: AcceptanceDto }> {
    const link = await findLink(store.db, ['newsletter', 'acceptAlert', 'visit'], assistanceId, now());
    const shown = link && (await show(link));
    if (!shown) throw unknownThing(9003);
    // Of a visit the answer says what became of its time.
    if (link.state === 'expired' && link.purpose !== 'visit' && shown.state !== 'processed') throw goneThing();
    return { link, shown };
  }

  async function confirm(link: Link, body: Readonly<Record<string, unknown>>): Promise<boolean> {
    const context = { publish, shownTexts, now: now() };
    if (link.purpose === 'visit')
      return confirmVisit(store, link, {
        ...context,
        ...{ brandEmail: brand.email, publicOrigin: site.publicOrigin, languages },
      });
    if (link.purpose === 'acceptAlert')
      return acceptAlert(
        store,
        await places(),
        link,
        readForm('alertAcceptance', alertAcceptanceSchema, body, languages),
        context,
      );
    const checked = checkForm(newsletterAcceptanceSchema, body);
    if (!checked.ok) throw wrongFields(checked.fields);
    return confirmSubscription(store, link, checked.value, context);
  }

  async function accept(body: Readonly<Record<string, unknown>>): Promise<void> {
    const { link, shown } = await findValidLink(body.assistanceId);
    refuseEnded(shown);
    if (await confirm(link, body)) return;
    // The link was used or replaced meanwhile.
    refuseEnded((await findValidLink(body.assistanceId)).shown);
    throw new ApiError(409, 9011);
  }

  const router = Router();
  router
    .route('/rgpd/accept/:assistanceId')
    .all(notStored)
    .get(async (req, res) => {
      res.json((await findValidLink(req.params.assistanceId)).shown);
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
