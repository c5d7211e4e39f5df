import { Router } from 'express';
import { wholeContract } from '#shared/contract/capabilities.ts';
import { answerWrongMethod } from './answerError.ts';
import { notStored } from './notStored.ts';

/** `/capabilities`: what an API may lack is all here. */
export const createCapabilitiesRouter = (): Router => {
  const router = Router();
  router
    .route('/capabilities')
    .get(notStored, (_req, res) => {
      res.json(wholeContract);
    })
    .all(answerWrongMethod);
  return router;
};
