import { Router } from 'express';
import type { SubscriptionStateDto } from '#shared/contract/consent.ts';
import { endAgentMails, getsAgentMails, type AgentMails } from '../db/agentMails.ts';
import { cancelAlerts, findCancellable } from '../alerts/cancelAlerts.ts';
import { contentOf } from '../db/personal/alerts.ts';
import { findSubscriber } from '../db/personal/subscriptions.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { answerOtherMethods } from './answerError.ts';
import { goneThing, unknownThing } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';

/** The links that end mails to agents, and which they are. */
const agentMails = { advertsOut: 'adverts', resultsOut: 'results' } as const satisfies Partial<
  Record<Link['purpose'], AgentMails>
>;

const isOfAgents = (purpose: Link['purpose']): purpose is keyof typeof agentMails => Object.hasOwn(agentMails, purpose);

/**
 * `/rgpd/unsubscribe/{token}`: the link of every newsletter and of the mails to agents about their adverts and what
 * they earned, and the button of mail programs (RFC 8058) for them and for alerts. Reading changes nothing. The address
 * of a click is its secret: no body that comes with it matters, and none is read.
 */
export function createUnsubscribeRouter({ store, places, publish, now }: OriginContext): Router {
  async function holderOf({ purpose, subject }: Link): Promise<SubscriptionStateDto | undefined> {
    if (isOfAgents(purpose)) {
      const mails = agentMails[purpose];
      const isMailed = await getsAgentMails(store.db, mails, subject);
      return isMailed === undefined
        ? undefined
        : { purpose: mails, state: isMailed ? 'active' : 'cancelled', name: '' };
    }
    if (purpose === 'unsubscribe') {
      const subscriber = await findSubscriber(store.db, subject);
      return subscriber && { purpose: 'newsletter', ...subscriber };
    }
    const found = await findCancellable(store, subject);
    if (found?.kind !== 'alert') return undefined;
    return { purpose: 'alerts', state: found.alert.state, name: contentOf(found.alert)?.name ?? '' };
  }

  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValid(token: string): Promise<{ link: Link; shown: SubscriptionStateDto }> {
    const link = await findLink(store.db, ['unsubscribe', 'cancel', 'advertsOut', 'resultsOut'], token, now());
    const shown = link && (await holderOf(link));
    if (!shown) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return { link, shown };
  }

  const router = Router();
  router
    .route('/rgpd/unsubscribe/:token')
    .all(notStored)
    .get(async (req, res) => {
      res.json((await findValid(req.params.token)).shown);
    })
    .post(async (req, res) => {
      req.resume();
      const { link } = await findValid(req.params.token);
      const context = { publish, now: now() };
      if (isOfAgents(link.purpose)) await endAgentMails(store.db, agentMails[link.purpose], link.subject, now());
      else if (link.purpose === 'unsubscribe') await unsubscribe(store, link, context);
      else {
        const options = { places: await places(), isMailed: false, ...context };
        await cancelAlerts(store, link, { reason: 1, text: '' }, options);
      }
      res.json({});
    })
    .all(answerOtherMethods('GET, HEAD, POST'));
  return router;
}
