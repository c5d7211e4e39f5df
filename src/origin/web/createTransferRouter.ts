import { Router } from 'express';
import * as z from 'zod/mini';
import { transferBodySchema, type NewTransferDto, type TransferDto } from '#shared/contract/transfer.ts';
import { findTransfer, storeTransfer } from '../db/personal/transfers.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, invalid, unknownThing } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/** Some end every hour. */
const retrySeconds = '3600';

/** `/transfer` and `/transfer/{id}`: a list of favourites, encrypted by the browser, on its way to another device. */
export function createTransferRouter({ store, limit, now }: OriginContext): Router {
  const router = Router();
  router
    .route('/transfer')
    .all(notStored)
    .post(limit, readJson, async (req, res) => {
      const { success, data } = z.safeParse(transferBodySchema, req.body);
      if (!success) throw invalid(['list']);
      const stored = await storeTransfer(store.db, data.list, now());
      if (!stored) {
        res.set('Retry-After', retrySeconds);
        throw new ApiError(429, 9001);
      }
      const answer: NewTransferDto = { id: stored.id, ends_at: new Date(stored.endsAt).toISOString() };
      res.status(201).json(answer);
    })
    .all(answerOtherMethods('POST'));
  router
    .route('/transfer/:id')
    .all(notStored)
    .get(async (req, res) => {
      const found = await findTransfer(store.db, req.params.id, now());
      if (!found) throw unknownThing(9003);
      const answer: TransferDto = { list: found.list, ends_at: new Date(found.endsAt).toISOString() };
      res.json(answer);
    })
    .all(answerOtherMethods('GET, HEAD'));
  return router;
}
