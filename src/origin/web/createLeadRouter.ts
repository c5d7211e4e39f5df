import { languagesOf } from '#shared/i18n/languages.ts';
import { Router } from 'express';
import { consentOfEnquiry } from '#shared/forms/networkEnquiry.ts';
import { opportunitySchema } from '#shared/forms/opportunity.ts';
import { ownerRequestSchema } from '#shared/forms/ownerRequest.ts';
import { findEnquiry } from '../db/personal/leads.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { findAsked } from '../leads/addressee.ts';
import { enquire } from '../leads/enquire.ts';
import { leadConfirmation } from '../leads/leadConfirmation.ts';
import { mailedHome } from '../leads/mailedHome.ts';
import { findChosenAgent, findCities, findOffices } from '../leads/offices.ts';
import { TooManyVisits } from '../leads/openVisits.ts';
import { SlotTaken } from '../leads/visitSlots.ts';
import { townOfHome } from '../leads/townOfHome.ts';
import { requestSaleOrLetting } from '../leads/requestSaleOrLetting.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { goneThing, invalid, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { repeatKey } from './repeatKey.ts';
import { whileAway } from './whileAway.ts';

/** `/opportunity`, `/lead` and `/lead/{leadId}`. */
export function createLeadRouter(context: OriginContext): Router {
  const { store, places, brand, site, publish, shownTexts, isCounted, limit, now } = context;
  const languages = languagesOf(site);
  const router = Router();
  router
    .route('/opportunity')
    .all(notStored)
    .post(
      limit,
      readJson,
      whileAway(async (req, res) => {
        const key = repeatKey(req);
        const body = req.body as Record<string, unknown>;
        const opportunity = readForm(consentOfEnquiry(body), opportunitySchema, body, languages);
        const asked = await findAsked(store, opportunity, brand, languages);
        if (!asked) throw invalid((['reference', 'agent', 'agency'] as const).filter((name) => opportunity[name]));
        const facts = {
          now: now(),
          key,
          brandEmail: brand.email,
          publicOrigin: site.publicOrigin,
          publish,
          shownTexts,
          isCounted,
        };
        const answer = await enquire(store, opportunity, asked, facts).catch((error: unknown) => {
          if (error instanceof TooManyVisits) throw wrongFields({ slot: 'tooMany' });
          throw error instanceof SlotTaken ? invalid(['slot']) : error;
        });
        res.status(201).json(answer);
      }),
    )
    .all(answerOtherMethods('POST'));
  router
    .route('/lead')
    .all(notStored)
    .post(
      limit,
      readJson,
      whileAway(async (req, res) => {
        const key = repeatKey(req);
        const request = readForm('ownerRequest', ownerRequestSchema, req.body as Record<string, unknown>, languages);
        const directory = await places();
        const cities = findCities(directory, request.cities);
        if (!cities) throw invalid(['cities']);
        const chosen =
          request.agent === undefined
            ? null
            : await findChosenAgent(store, directory, request.agent, cities, languages);
        if (request.agent !== undefined && !chosen) throw invalid(['agent']);
        const offices = await findOffices(store, directory, cities, { ...brand, languages }, chosen);
        const town = await townOfHome(store, directory, request);
        const home = await mailedHome(store, directory, request, town);
        const answer = await requestSaleOrLetting(
          store,
          request,
          { offices, home, town },
          { now: now(), key, publish, shownTexts },
        );
        res.status(201).json(answer);
      }),
    )
    .all(answerOtherMethods('POST'));
  router
    .route('/lead/:leadId')
    .all(notStored)
    .get(async (req, res) => {
      const enquiry = await findEnquiry(store.db, req.params.leadId, now());
      if (enquiry === undefined) throw unknownThing(9003);
      if (enquiry === null) throw goneThing();
      res.json(await answerPictures(store, await leadConfirmation(store, enquiry, brand, languages)));
    })
    .all(answerWrongMethod);
  return router;
}
