import { Router } from 'express';
import type { AgentDto } from '#shared/contract/agent.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { agentRecords, type AgentRecord } from '../records/readPeople.ts';
import { agentDto } from './agentDto.ts';
import { agentTag } from '../db/changes/tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import { shuffleStart } from './cacheRules.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

const defaultCount = 3;
const maxCount = 12;

/** `/home/agents/{count}`: a random selection of agents, faces first, 3 by default, at most 12. */
export function createHomeAgentsRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/home/agents{/:count}')
    .get(async (req, res) => {
      const count = parseWhole(req.params.count, maxCount, defaultCount);
      if (count === null) throw invalid(['count']);
      const agents = await selectAgents(context, count);
      sendAnswer(res, agents, 'random', ['agents', 'home', ...agents.map(({ slug }) => agentTag(slug))]);
    })
    .all(answerWrongMethod);
  return router;
}

/** Of agents that were imported with a portrait (agentDocuments): their brief document has it. */
const portrayed = '%"avatar":{%';

/**
 * Agents in the order of the shuffle, from where this moment's selection starts; those with a portrait, and others only
 * where these do not suffice.
 */
async function selectAgents({ store, now }: OriginContext, count: number): Promise<(AgentDto & { slug: string })[]> {
  const start = shuffleStart(now());
  const from = (portrait: 'like' | 'not like', side: '>=' | '<', limit: number) =>
    agentRecords(store)
      .where('agents.brief', portrait, portrayed)
      .where('agents.shuffle_rank', side, start)
      .orderBy('agents.shuffle_rank')
      .orderBy('agents.key')
      .limit(limit)
      .execute();
  const records: AgentRecord[] = [];
  for (const portrait of ['like', 'not like'] as const)
    for (const side of ['>=', '<'] as const)
      if (records.length < count) records.push(...(await from(portrait, side, count - records.length)));
  return answerPictures(store, records.map(agentDto));
}
