import { Router, type Response } from 'express';
import { parseReference, referenceOfSlug } from '../db/estateReference.ts';
import { isGone, readEstate } from '../search/readEstates.ts';
import { agencyTag, agentTag, estateTag } from '../tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { goneThing, unknownThing } from './apiError.ts';
import { estateDtos } from './estateDto.ts';
import type { OriginContext } from './originContext.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/estate/{slug}`, `/estate/{reference}/public` and `/estate/{reference}/private`. */
export function createEstateRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/estate/:slug')
    .get(async (req, res) => {
      // The reference at a slug's end is what identifies it: a slug from before the title changed still finds its home,
      // and the site redirects to the slug in the answer (PD-14).
      await answerEstate(context, res, referenceOfSlug(req.params.slug));
    })
    .all(answerWrongMethod);
  router
    .route('/estate/:reference/public')
    .get(async (req, res) => {
      await answerEstate(context, res, parseReference(req.params.reference));
    })
    .all(answerWrongMethod);
  router
    .route('/estate/:reference/private')
    .get(async (req, res) => {
      // Shows what the public answer shows: references can be guessed, so holding one proves nothing (PD-31).
      res.set('Cache-Control', 'private, no-store');
      res.json(await findEstate(context, parseReference(req.params.reference)));
    })
    .all(answerWrongMethod);
  return router;
}

/** @throws ApiError 404 when it never existed, 410 when it existed and is gone */
async function findEstate({ store }: OriginContext, reference: string | null): Promise<EstateDto> {
  if (reference === null) throw unknownThing();
  const record = await readEstate(store, reference);
  if (record) return (await estateDtos(store, [record]))[0]!;
  throw (await isGone(store, reference)) ? goneThing() : unknownThing();
}

async function answerEstate(context: OriginContext, res: Response, reference: string | null): Promise<void> {
  // That there is none holds only until there is one.
  if (reference !== null) res.set('Surrogate-Key', estateTag(reference));
  const estate = await findEstate(context, reference);
  sendAnswer(res, estate, 'estate', [
    'estates',
    estateTag(estate.reference),
    `province:${estate.address.province_slug}`,
    ...(estate.agent?.slug ? [agentTag(estate.agent.slug)] : []),
    ...(estate.agent?.agency?.slug ? [agencyTag(estate.agent.agency.slug)] : []),
  ]);
}
