import { Router } from 'express';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import type { PlaceDto, ZoneDto } from '#shared/contract/place.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { countryKey, type PlaceRow } from '../db/tables.ts';
import { availableByPlace } from '../search/countList.ts';
import { placesTag } from '../tags.ts';
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
      const types = type ? [type] : operationTypes;
      const available = await availableByPlace(context.store, keysOf(provinces), positionsOf(types));
      sendAnswer(res, (await withCounts(context, provinces, types)).map(wireWith(available)), 'places', [
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
      const available = await availableByPlace(context.store, keysOf(towns), positionsOf(types));
      sendAnswer(res, (await withCounts(context, towns, types)).map(wireWith(available)), 'places', [
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
      const wire = wireWith(await availableByPlace(context.store, keysOf(zones), positionsOf(types)));
      const answer = zones.map((zone): ZoneDto => ({ ...wire(zone), town_slug: townSlugs.get(zone.parent!)! }));
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

type CountedPlace = PlaceRow & { count: number };

const wirePlace = ({ slug, name, count }: CountedPlace): PlaceDto => ({ slug, name, count });

const wireWith =
  (available: ReadonlyMap<number, number>) =>
  (place: CountedPlace): PlaceDto => ({ ...wirePlace(place), available: available.get(place.key) ?? 0 });

const keysOf = (places: readonly PlaceRow[]): number[] => places.map(({ key }) => key);

const positionsOf = (types: readonly OperationType[]): number[] => types.map((type) => operationTypes.indexOf(type));

async function withCounts(
  { store }: OriginContext,
  places: readonly PlaceRow[],
  types: readonly OperationType[],
): Promise<CountedPlace[]> {
  if (places.length === 0) return [];
  const rows = await store.db
    .selectFrom('place_counts')
    .select(({ fn }) => ['place', fn.sum<number>('live').as('live')])
    .where(store.isOneOf('place', keysOf(places)))
    .where('type', 'in', positionsOf(types))
    .groupBy('place')
    .execute();
  const counts = new Map(rows.map(({ place, live }) => [place, Number(live)]));
  return places
    .map((place) => ({ ...place, count: counts.get(place.key) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => compareNames(a.name, b.name));
}
