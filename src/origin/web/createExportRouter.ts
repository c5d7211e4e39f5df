import { Router } from 'express';
import { confirmedAt, readConfirmed } from '../records/readConfirmed.ts';
import { readLiveEstates } from '../records/readEstates.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import { estateDtos } from './estateDto.ts';
import { notStored } from './notStored.ts';
import { optionalField } from '../optionalField.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole, valuesOf } from './readEstateQuery.ts';
import { withTownCode } from './withTownCode.ts';

/** Estates of a page: so few that a site reads them in a few milliseconds, and answers its visitors in between. */
const pageEstates = 25;

const maxKey = 999_999_999;

/**
 * `/export/estates`: every estate that is neither sold nor rented, whole, in the order of its key. A page begins after
 * a key, so that any costs the same, and a change of the network moves none from one page to another. Not stored: a
 * walk over a large network would take the place of all else in a cache.
 */
export function createExportRouter({ store, now }: OriginContext): Router {
  const router = Router();
  router
    .route('/export/estates')
    .get(notStored, async (req, res) => {
      const after = parseWhole(valuesOf(req.query, '_after').at(-1), maxKey, 0);
      if (after === null) throw invalid(['_after']);
      const records = await readLiveEstates(store, after, pageEstates);
      const last = records.length === pageEstates ? records.at(-1) : undefined;
      const confirmed = await readConfirmed(store, records);
      const estates = await estateDtos(store, records);
      const results = estates.map((estate) => ({
        ...withTownCode(estate),
        confirmed_at: confirmedAt(estate, confirmed.get(estate.key), now()),
      }));
      res.json({ results, ...optionalField('next', last && String(last.key)) });
    })
    .all(answerWrongMethod);
  return router;
}
