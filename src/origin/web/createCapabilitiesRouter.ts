import { Router } from 'express';
import { wholeContract, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { filtersToCome } from '../db/schema/fills.ts';
import { answerWrongMethod } from './answerError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';

/** `/capabilities`: what an API may lack is all here, but for the filters that an upgrade is still filling. */
export const createCapabilitiesRouter = ({ store }: Pick<OriginContext, 'store'>): Router => {
  const router = Router();
  router
    .route('/capabilities')
    .get(notStored, async (_req, res) => {
      const toCome = await filtersToCome(store.db);
      const filters = wholeContract.filters.filter((name) => !toCome.includes(name));
      res.json({ ...wholeContract, filters } satisfies CapabilitiesDto);
    })
    .all(answerWrongMethod);
  return router;
};
