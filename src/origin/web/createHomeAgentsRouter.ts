import { Router } from 'express';
import type { AgentDto } from '#shared/contract/agent.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { agentRecords } from '../records/readPeople.ts';
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

/** `/home/agents/{count}`: a random selection of agents, 3 by default, at most 12. */
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

/** Agents in the order of the shuffle, from where this moment's selection starts. */
async function selectAgents({ store, now }: OriginContext, count: number): Promise<(AgentDto & { slug: string })[]> {
  const start = shuffleStart(now());
  const from = (side: '>=' | '<', limit: number) =>
    agentRecords(store)
      .where('agents.shuffle_rank', side, start)
      .orderBy('agents.shuffle_rank')
      .orderBy('agents.key')
      .limit(limit)
      .execute();
  const found = await from('>=', count);
  const records = found.length < count ? [...found, ...(await from('<', count - found.length))] : found;
  return answerPictures(store, records.map(agentDto));
}
