import { Router } from 'express';
import { checkForm } from '#shared/forms/checkForm.ts';
import { advertAnswerSchema } from '#shared/forms/mailedLinks.ts';
import { answerAdvert, listAdverts } from '../confirmations/answerAdvert.ts';
import { findLink, type Link } from '../db/personal/tokens.ts';
import { answerOtherMethods } from './answerError.ts';
import { ApiError, goneThing, unknownThing, wrongFields } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { readJson } from './readJson.ts';

/**
 * `/rgpd/adverts/{token}`: whether an agent's homes are still to be had, for the holder of the link that was mailed to
 * them. Reading changes nothing, since mail scanners follow links too.
 */
export function createAdvertsRouter({ store, limit, now }: OriginContext): Router {
  /** @throws ApiError 404 for an unknown link, 410 for an expired one */
  async function findValid(token: unknown): Promise<Link> {
    const link = await findLink(store.db, 'adverts', token, now());
    if (!link) throw unknownThing(9003);
    if (link.state === 'expired') throw goneThing();
    return link;
  }

  const router = Router();
  router
    .route('/rgpd/adverts/:token')
    .all(notStored)
    .get(async (req, res) => {
      const { subject } = await findValid(req.params.token);
      res.json(await listAdverts(store, subject, now()));
    })
    .post(limit, readJson, async (req, res) => {
      const { subject } = await findValid(req.params.token);
      const checked = checkForm(advertAnswerSchema, req.body as Record<string, unknown>);
      if (!checked.ok) throw wrongFields(checked.fields);
      if (!(await answerAdvert(store, subject, checked.value, now()))) throw new ApiError(409, 9011);
      res.json({});
    })
    .all(answerOtherMethods('GET, HEAD, POST'));
  return router;
}
