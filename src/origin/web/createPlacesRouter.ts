import { Router } from 'express';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import type { PlaceDto, ZoneDto } from '#shared/contract/place.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { countryKey, type PlaceRow } from '../db/tables.ts';
import { placesTag } from '../db/changes/tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid, unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

const isOperation = (raw: string): raw is OperationType => operationTypes.some((type) => type === raw);

/**
 * `/provinces`, `/towns/{type}/{province}` and `/zones/{type}/{province}`: places with live homes (neither sold nor
 * rented), by name.
 */
export function createPlacesRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/provinces')
    .get(async (req, res) => {
      const type = valuesOf(req.query, 'type').at(-1);
      if (type !== undefined && !isOperation(type)) throw invalid(['type']);
      const provinces = (await context.places()).children(countryKey);
      sendAnswer(res, (await withCounts(context, provinces, type ? [type] : operationTypes)).map(placeDto), 'places', [
        'provinces',
        'estates',
        placesTag(countryKey),
      ]);
    })
    .all(answerWrongMethod);
  router
    .route('/towns/:type/:province')
    .get(async (req, res) => {
      const { types, province } = await readPath(context, req.params);
      const towns = (await context.places()).children(province.key);
      sendAnswer(res, (await withCounts(context, towns, types)).map(placeDto), 'places', [
        `province:${province.slug}`,
        'estates',
        placesTag(province.key),
      ]);
    })
    .all(answerWrongMethod);
  router
    .route('/zones/:type/:province')
    .get(async (req, res) => {
      const { types, province } = await readPath(context, req.params);
      const directory = await context.places();
      const town = valuesOf(req.query, 'town').at(-1);
      const towns = town === undefined ? directory.children(province.key) : directory.towns(town, province.key);
      if (town !== undefined && towns.length === 0) throw invalid(['town']);
      const townSlugs = new Map(towns.map(({ key, slug }) => [key, slug]));
      const zones = await withCounts(
        context,
        towns.flatMap(({ key }) => directory.children(key)),
        types,
      );
      const answer = zones.map((zone): ZoneDto => ({ ...placeDto(zone), town_slug: townSlugs.get(zone.parent!)! }));
      sendAnswer(res, answer, 'places', [`province:${province.slug}`, 'estates', placesTag(province.key)]);
    })
    .all(answerWrongMethod);
  return router;
}

async function readPath(
  { places }: OriginContext,
  { type, province }: { type: string; province: string },
): Promise<{ types: readonly OperationType[]; province: PlaceRow }> {
  const found = (await places()).province(province);
  if (!found || (type !== 'all' && !isOperation(type))) throw unknownThing();
  return { types: type === 'all' ? operationTypes : [type], province: found };
}

type CountedPlace = PlaceRow & Pick<PlaceDto, 'count' | 'available' | 'homes'>;

const placeDto = ({ slug, name, count, available, homes }: CountedPlace): PlaceDto => ({
  slug,
  name,
  count,
  available,
  homes,
});

const keysOf = (places: readonly PlaceRow[]): number[] => places.map(({ key }) => key);

const positionsOf = (types: readonly OperationType[]): number[] => types.map((type) => operationTypes.indexOf(type));

/** The places with live homes, by name. */
async function withCounts(
  { store }: OriginContext,
  places: readonly PlaceRow[],
  types: readonly OperationType[],
): Promise<CountedPlace[]> {
  if (places.length === 0) return [];
  const rows = await store.db
    .selectFrom('place_counts')
    .select(({ fn }) => [
      'place',
      fn.sum<number>('live').as('count'),
      fn.sum<number>('available').as('available'),
      fn.sum<number>('available_homes').as('homes'),
    ])
    .where(store.isOneOf('place', keysOf(places)))
    .where('type', 'in', positionsOf(types))
    .groupBy('place')
    .execute();
  const counts = new Map(rows.map(({ place, ...counted }) => [place, counted]));
  return places
    .flatMap((place) => {
      const counted = counts.get(place.key);
      const count = Number(counted?.count ?? 0);
      return count === 0
        ? []
        : [{ ...place, count, available: Number(counted?.available), homes: Number(counted?.homes) }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}
