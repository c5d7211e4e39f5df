import { Router } from 'express';
import { answerPictures } from '../media/answerPictures.ts';
import { readAgenciesOfProvince, readAgency, readAgentDetails, readAgentsOfAgencies } from '../records/readPeople.ts';
import { agencyDto, agencyProfileDto } from './agencyDto.ts';
import { answerWrongMethod } from './answerError.ts';
import { unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { peopleTags } from './peopleTags.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/agencies/{province}` and `/agency/{slug or id}`. */
export function createAgenciesRouter(context: OriginContext): Router {
  const router = Router();
  const { store } = context;
  router
    .route('/agencies/:province')
    .get(async (req, res) => {
      const places = await context.places();
      const province = places.province(req.params.province);
      if (!province) throw unknownThing();
      const agencies = await readAgenciesOfProvince(store, province.key);
      const agents = await readAgentsOfAgencies(
        store,
        agencies.map(({ key }) => key),
      );
      const byAgency = Map.groupBy(agents, ({ agency }) => agency);
      const answer = agencies.map((agency) => agencyDto(agency, byAgency.get(agency.key) ?? []));
      sendAnswer(res, await answerPictures(store, answer), 'people', peopleTags({ province, agencies, agents }));
    })
    .all(answerWrongMethod);
  router
    .route('/agency/:name')
    .get(async (req, res) => {
      const places = await context.places();
      const agency = await readAgency(store, req.params.name);
      if (!agency) throw unknownThing();
      const agents = await readAgentsOfAgencies(store, [agency.key]);
      const details = await readAgentDetails(
        store,
        agents.map(({ key }) => key),
      );
      const tags = peopleTags({ province: places.byKey(agency.province), agencies: [agency], agents });
      sendAnswer(res, await answerPictures(store, agencyProfileDto(agency, agents, details)), 'people', tags);
    })
    .all(answerWrongMethod);
  return router;
}
