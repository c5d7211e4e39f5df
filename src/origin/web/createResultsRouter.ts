import { Router, type Request, type RequestHandler } from 'express';
import { showsKey } from '#config/operatorsKey.ts';
import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { maxBatchDays } from '#shared/domain/results.ts';
import { resultBatchSchema, resultDaySchema, type ResultBatch } from '#shared/contract/results.ts';
import { addBatch } from '../db/results/addResults.ts';
import { dayAt, dayNumber } from '../db/results/dayNumbers.ts';
import { findListingKey, type Period } from '../db/results/readResults.ts';
import { readEstateResults } from '../results/readEstateResults.ts';
import { answerOtherMethods, answerWrongMethod } from './answerError.ts';
import { ApiError, invalid, unknownThing } from './apiError.ts';
import { notStored } from './notStored.ts';
import type { OriginContext } from './originContext.ts';
import { valuesOf } from './readEstateQuery.ts';
import { readLargeJson } from './readJson.ts';

/** Days of an answer where none is asked for: twelve weeks. */
const usualDays = 84;

const withKey =
  (key: string): RequestHandler =>
  (req, res, next) => {
    if (showsKey(req.headers.authorization, [key])) return next();
    res.set('WWW-Authenticate', 'Bearer');
    throw new ApiError(401, 9003);
  };

/** @throws ApiError 400 that names the first entry that is wrong */
function readBatch(body: unknown, now: number): ResultBatch {
  const { success, data, error } = resultBatchSchema.safeParse(body);
  if (!success) throw new ApiError(400, 9002, { [error.issues[0]!.path.join('.') || 'body']: 'invalid' });
  // Clocks differ: on some site it is tomorrow.
  const age = dayAt(now) - dayNumber(data.day);
  if (age < -1 || age > maxBatchDays) throw new ApiError(400, 9002, { day: 'invalid' });
  return data;
}

/** @throws ApiError 422 for what is no day, and for days in the wrong order */
function readPeriod({ query }: Request, now: number): Period {
  const today = dayAt(now);
  const read = (name: 'from' | 'to'): number | undefined => {
    const given = valuesOf(query, name).at(-1);
    if (given !== undefined && !resultDaySchema.safeParse(given).success) throw invalid([name]);
    return given === undefined ? undefined : dayNumber(given);
  };
  const to = read('to') ?? today;
  const from = read('from') ?? to - usualDays + 1;
  if (from > to) throw invalid(['from', 'to']);
  return { from, to };
}

/**
 * What listings earned, for whoever has the key (config/resultsKey.ts): `/results` takes what a site counted,
 * `/estate/{key}/results` says the sums of a listing, also of one that is gone, as long as they are kept.
 */
export function createResultsRouter({ store, limit, now }: OriginContext, key: string): Router {
  const router = Router();
  router
    .route('/results')
    .all(notStored)
    .post(withKey(key), limit, readLargeJson, async (req, res) => {
      await addBatch(store, readBatch(req.body, now()), now());
      res.status(204).end();
    })
    .all(answerOtherMethods('POST'));
  router
    .route('/estate/:key/results')
    .all(notStored)
    .get(withKey(key), async (req, res) => {
      const period = readPeriod(req, now());
      const given = String(req.params.key);
      const estate = isKey(given) ? await findListingKey(store, foldKey(given)) : undefined;
      if (estate === undefined) throw unknownThing();
      res.json(await readEstateResults(store, { estate, key: foldKey(given) }, period));
    })
    .all(answerWrongMethod);
  return router;
}
