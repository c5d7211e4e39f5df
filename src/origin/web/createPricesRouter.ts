import { Router } from 'express';
import { operationTypes } from '#shared/domain/estate.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import { withDefaultKinds } from '#shared/filters/kindGroups.ts';
import { placesTag } from '../db/changes/tags.ts';
import { readPriceRange } from '../records/readPriceRange.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid, unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** m² of a listing that has a price a square metre. */
const maxArea = 100_000;

/** `/prices/{type}/{province}`: what comparable listings ask a square metre. */
export function createPricesRouter({ store, places }: OriginContext): Router {
  const router = Router();
  router
    .route('/prices/:type/:province')
    .get(async (req, res) => {
      const type = operationTypes.findIndex((name) => name === req.params.type);
      const directory = await places();
      const province = directory.province(req.params.province);
      if (type === -1 || !province) throw unknownThing();
      const values = (name: string) => valuesOf(req.query, name).filter((value) => value !== '');
      const { filters, malformed } = parseFilters(values, ['estate_type']);
      const [townSlug, areaText] = [values('town').at(-1), values('area').at(-1)];
      const town = townSlug === undefined ? undefined : directory.towns(townSlug, province.key)[0];
      const area = areaText === undefined ? undefined : Number(areaText);
      const wrong = [
        ...malformed,
        ...(townSlug !== undefined && !town ? ['town'] : []),
        ...(area !== undefined && !(Number.isInteger(area) && area > 0 && area <= maxArea) ? ['area'] : []),
      ];
      if (wrong.length > 0) throw invalid(wrong);
      const kinds = withDefaultKinds(filters).estate_type!;
      const query = { type, province: province.key, town: town?.key, kinds, area };
      sendAnswer(res, await readPriceRange(store, query), 'places', [
        `province:${province.slug}`,
        'estates',
        placesTag(province.key),
      ]);
    })
    .all(answerWrongMethod);
  return router;
}
