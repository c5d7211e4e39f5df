import { Router } from 'express';
import { answerCmsPictures } from '../media/answerPictures.ts';
import { answerWrongMethod } from '../web/answerError.ts';
import type { OriginContext } from '../web/originContext.ts';
import { sendAnswer } from '../web/sendAnswer.ts';

/** `/custom/v1/home-data/` below `/wp-json`: the CMS's answer, in its own field names (docs/product.md#home-data). */
export function createCmsRouter({ store }: OriginContext): Router {
  const router = Router();
  router
    .route('/custom/v1/home-data')
    .get(async (_req, res) => {
      const row = await store.db
        .selectFrom('documents')
        .select('content')
        .where('name', '=', 'home-data')
        .executeTakeFirst();
      // A network without editors has nothing to show yet, and that is no error.
      const meta = row ? await answerCmsPictures(store, JSON.parse(row.content) as object) : {};
      sendAnswer(res, { meta }, 'home', ['home']);
    })
    .all(answerWrongMethod);
  return router;
}
