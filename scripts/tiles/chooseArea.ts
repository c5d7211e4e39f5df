import { env } from '#config/env.ts';
import { openExistingDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { boxOfProvince } from '#origin/places/positions.ts';
import { provinceOf, provinces, type Province } from '#origin/places/provinces.ts';
import { toPlaces } from '#shared/api/place.ts';
import { databaseUrl } from '../databaseCommand.ts';
import { parseBox, type Box } from './area.ts';
import { TilesError } from './TilesError.ts';

/** A part of the earth, in words for the operator and as boxes that hold it. */
export interface Area {
  name: string;
  boxes: Box[];
}

/** What the command line names: a box, all of Spain, or where the network's listings are. */
export type AreaChoice = { bbox: string } | 'spain' | 'network';

/** No answer of an API is waited for longer, milliseconds. */
const apiTimeout = 30_000;

/** A province as an API or the database names it. */
interface NamedPlace {
  slug: string;
  name: string;
}

/**
 * The provinces with listings, as an API says.
 * @throws TilesError where it does not
 */
export async function placesOfApi(host: string): Promise<NamedPlace[]> {
  const url = `${host}/web/provinces`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(apiTimeout) });
    if (!response.ok) throw new Error(`answered with ${response.status}`);
    return toPlaces(await response.json());
  } catch (error) {
    throw new TilesError(
      `${url} does not say where listings are: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The same of the bundled origin's database. */
async function placesOfDatabase(): Promise<NamedPlace[]> {
  const store = openExistingDatabase(databaseUrl());
  try {
    await store.exclusively(() => migrateDatabase(store));
    return await store.db
      .selectFrom('place_counts')
      .innerJoin('places', 'places.key', 'place_counts.place')
      .select(['places.slug', 'places.name'])
      .where('places.kind', '=', 'province')
      .where('place_counts.live', '>', 0)
      .groupBy(['places.slug', 'places.name'])
      .orderBy('places.name')
      .execute();
  } finally {
    await store.close();
  }
}

const areaOf = (name: string, all: readonly Province[]): Area => ({
  name,
  boxes: all.map(({ code }) => boxOfProvince(code)!),
});

/**
 * The area of some provinces.
 * @throws TilesError for none, and for one that is not of Spain
 */
export function areaOfPlaces(places: readonly NamedPlace[]): Area {
  if (places.length === 0)
    throw new TilesError('The network has no listings yet. Import them first, or name an area: spain, or --bbox');
  const found = places.map((place) => ({ place, province: provinceOf(place.slug) ?? provinceOf(place.name) }));
  const unknown = found.filter(({ province }) => !province).map(({ place }) => place.name);
  if (unknown.length > 0) throw new TilesError(`Where is ${unknown.join(', ')}? Name the area with --bbox`);
  return areaOf(
    found.map(({ place }) => place.name).join(', '),
    found.map(({ province }) => province!),
  );
}

/**
 * The area that is asked for: of provinces, the boxes around them.
 * @throws TypeError where the box is none
 * @throws TilesError where it does not follow from the listings
 */
export async function chooseArea(choice: AreaChoice): Promise<Area> {
  if (choice === 'spain') return areaOf('Spain', provinces);
  if (choice === 'network') {
    const { API_HOST } = env();
    return areaOfPlaces(API_HOST === undefined ? await placesOfDatabase() : await placesOfApi(API_HOST));
  }
  return { name: choice.bbox, boxes: [parseBox(choice.bbox)] };
}
