import { countryKey, type Db, type PlaceRow } from '../db/tables.ts';

/** The network's places, held in memory: a few hundred names that every answer needs. */
export interface PlaceDirectory {
  byKey: (key: number) => PlaceRow | undefined;
  province: (slug: string) => PlaceRow | undefined;
  /** Towns of that name, in the province or anywhere. */
  towns: (slug: string, province: number | null) => PlaceRow[];
  /** Zones of that name: in these towns, else in the province, else anywhere. */
  zones: (slug: string, province: number | null, towns: readonly number[] | null) => PlaceRow[];
  children: (parent: number) => PlaceRow[];
}

/** How long a place that was added elsewhere may stay unknown here, in ms. */
const maxAge = 30_000;

/** Where something stands. */
interface Placed {
  province: number;
  town: number;
  zone: number | null;
}

/** The directory; with things that stand in places, one that knows those, even if they were added a moment ago. */
export type Places = (standing?: readonly Placed[]) => Promise<PlaceDirectory>;

const knows = ({ byKey }: PlaceDirectory, { province, town, zone }: Placed): boolean =>
  byKey(province) !== undefined && byKey(town) !== undefined && (zone === null || byKey(zone) !== undefined);

/**
 * @returns a function that gives the directory, read anew when it is older than half a minute or lacks a place that is
 * in use
 */
export function createPlaceDirectory(db: Db, now: () => number = Date.now): Places {
  let current: Promise<PlaceDirectory> | undefined;
  let readAt = -Infinity;
  const readAnew = (): Promise<PlaceDirectory> => {
    readAt = now();
    current = readPlaces(db);
    current.catch(() => {
      readAt = -Infinity;
    });
    return current;
  };
  return async (standing = []) => {
    const directory = await (current === undefined || now() - readAt > maxAge ? readAnew() : current);
    return standing.every((one) => knows(directory, one)) ? directory : readAnew();
  };
}

async function readPlaces(db: Db): Promise<PlaceDirectory> {
  const rows = await db.selectFrom('places').selectAll().where('kind', '<>', 'country').execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const bySlug = Map.groupBy(rows, (row) => `${row.kind}/${row.slug}`);
  const byParent = Map.groupBy(rows, (row) => row.parent ?? countryKey);
  const provinceOf = (place: PlaceRow): number | null =>
    place.kind === 'zone' ? (byKey.get(place.parent!)?.parent ?? null) : place.parent;
  const inside = (place: PlaceRow, province: number | null) => province === null || provinceOf(place) === province;
  return {
    byKey: (key) => byKey.get(key),
    province: (slug) => bySlug.get(`province/${slug}`)?.[0],
    towns: (slug, province) => (bySlug.get(`town/${slug}`) ?? []).filter((town) => inside(town, province)),
    zones: (slug, province, towns) =>
      (bySlug.get(`zone/${slug}`) ?? []).filter((zone) =>
        towns ? towns.includes(zone.parent!) : inside(zone, province),
      ),
    children: (parent) => byParent.get(parent) ?? [],
  };
}
