import { Router } from 'express';
import type { PlaceDto } from '#shared/contract/place.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { readAgentFigures } from '../records/agentFigures.ts';
import { readAgent, readAgentDetails, readAgentsOfProvince } from '../records/readPeople.ts';
import { agentDto, agentProfileDto } from './agentDto.ts';
import { answerWrongMethod } from './answerError.ts';
import { unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { peopleTags } from './peopleTags.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/agent-provinces`, `/agents/{province}` and `/agent/{slug or id}`. */
export function createAgentsRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/agent-provinces')
    .get(async (_req, res) => {
      sendAnswer(res, await countAgents(context), 'people', ['provinces', 'agents']);
    })
    .all(answerWrongMethod);
  router
    .route('/agents/:province')
    .get(async (req, res) => {
      const places = await context.places();
      const province = places.province(req.params.province);
      if (!province) throw unknownThing();
      const agents = await readAgentsOfProvince(context.store, province.key);
      const figures = await readAgentFigures(context.store, agents);
      const answer = await answerPictures(
        context.store,
        agents.map((agent) => ({ ...agentDto(agent), ...figures.get(agent.key) })),
      );
      sendAnswer(res, answer, 'people', peopleTags({ province, agents }));
    })
    .all(answerWrongMethod);
  router
    .route('/agent/:name')
    .get(async (req, res) => {
      const places = await context.places();
      const agent = await readAgent(context.store, req.params.name);
      if (!agent) throw unknownThing();
      const details = await readAgentDetails(context.store, [agent.key]);
      const answer = await answerPictures(context.store, agentProfileDto(agent, details.get(agent.key)));
      sendAnswer(res, answer, 'people', peopleTags({ province: places.byKey(agent.province), agents: [agent] }));
    })
    .all(answerWrongMethod);
  return router;
}

/** Provinces with agents, by name, with how many there are. */
async function countAgents({ store, places }: OriginContext): Promise<PlaceDto[]> {
  const directory = await places();
  const rows = await store.db
    .selectFrom('agents')
    .select(({ fn }) => ['province', fn.countAll<number>().as('count')])
    .groupBy('province')
    .execute();
  return rows
    .flatMap(({ province, count }) => {
      const place = directory.byKey(province);
      return place ? [{ slug: place.slug, name: place.name, count: Number(count) }] : [];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}
