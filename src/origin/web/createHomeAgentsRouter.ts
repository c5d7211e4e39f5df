import { Router } from 'express';
import type { WireAgent } from '#shared/api/wire.ts';
import { agentRecords } from '../search/readPeople.ts';
import { wireAgent } from './agentWire.ts';
import { agentTag } from '../tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import { drawStart } from './cacheRules.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

const preset = 3;
const most = 12;

/** `/home/agents/{count}`: a draw of agents, 3 unless told, at most 12. */
export function createHomeAgentsRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/home/agents{/:count}')
    .get(async (req, res) => {
      const count = parseWhole(req.params.count, most, preset);
      if (count === null) throw invalid(['count']);
      const agents = await drawAgents(context, count);
      sendAnswer(res, agents, 'draw', [
        'agents',
        'home',
        ...agents.flatMap(({ slug }) => (slug ? [agentTag(slug)] : [])),
      ]);
    })
    .all(answerWrongMethod);
  return router;
}

async function drawAgents({ store, places, now }: OriginContext, count: number): Promise<WireAgent[]> {
  const start = drawStart(now());
  const from = (side: '>=' | '<', limit: number) =>
    agentRecords(store)
      .where('agents.draw', side, start)
      .orderBy('agents.draw')
      .orderBy('agents.key')
      .limit(limit)
      .execute();
  const drawn = await from('>=', count);
  const records = drawn.length < count ? [...drawn, ...(await from('<', count - drawn.length))] : drawn;
  const directory = await places();
  return records.map((record) => wireAgent(record, directory));
}
