import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { resultActionSchema } from '#shared/forms/resultAction.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { findLink } from '../db/personal/tokens.ts';
import { findOwnerLink } from '../db/results/ownerLinks.ts';
import { readAgent, type AgentRecord } from '../records/readPeople.ts';
import { listAgentHomes } from '../results/agentHomes.ts';
import { readOwnerPage } from '../results/ownerPage.ts';
import { doResultAction } from '../results/resultActions.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/**
 * What homes earned: `/rgpd/results/{token}` for the agent whom the link was mailed to, and `/rgpd/owner/{token}` for
 * the owner to whom an agent sent one. Reading changes nothing, since mail scanners follow links too.
 */
export function createResultPagesRouter({ store, site, compared: prices, limit, now }: OriginContext): Router {
  const languages = languagesOf(site);

  /** @throws ApiError 404 for an unknown link, 410 for an expired one, and of who has left the network */
  async function findAgent(token: unknown): Promise<AgentRecord> {
    const link = await findLink(store.db, 'results', token, now());
    if (!link) throw unknownThing(9003);
    const agent = link.state === 'expired' ? null : await readAgent(store, link.subject);
    if (!agent) throw goneThing();
    return agent;
  }

  const router = Router();
  router
    .route('/rgpd/results/:token')
    .all(notStored)
    .get(async (req, res) => {
      const agent = await findAgent(req.params.token);
      res.json(await listAgentHomes(store, agent, { languages, prices, now: now() }));
    })
    .post(limit, readJson, async (req, res) => {
      const agent = await findAgent(req.params.token);
      const checked = checkForm(resultActionSchema, req.body as Record<string, unknown>);
      if (!checked.ok) throw wrongFields(checked.fields);
      const { value } = checked;
      const { outcome, token } = await doResultAction(store, value, { agent, languages, now: now() });
      if (outcome === 'unknown') throw new ApiError(409, 9011);
      if (outcome === 'tooMany') throw wrongFields({ [value.action === 'send' ? 'email' : value.action]: 'tooMany' });
      res.json(token === undefined ? {} : { token });
    })
    .all(answerOtherMethods('GET, HEAD, POST'));
  router
    .route('/rgpd/owner/:token')
    .all(notStored)
    .get(async (req, res) => {
      const link = await findOwnerLink(store.db, req.params.token, now());
      if (!link) throw unknownThing(9003);
      const { estate, expiresAt, isOver } = link;
      const page = isOver ? null : await readOwnerPage(store, estate, { expiresAt, languages, now: now() });
      if (!page) throw goneThing();
      res.json(page);
    })
    .all(answerOtherMethods('GET, HEAD'));
  return router;
}
