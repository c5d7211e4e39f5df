import { revisionOfNames } from '../db/changes/revisions.ts';
import { countryKey, type Db, type PlaceRow } from '../db/tables.ts';
import { memoizeByRevision } from './memoizeByRevision.ts';

/** The network's places, held in memory: a few hundred names that every answer needs. */
export interface PlaceDirectory {
  byKey: (key: number) => PlaceRow | undefined;
  province: (slug: string) => PlaceRow | undefined;
  /** Towns of that name, in the province or anywhere. */
  towns: (slug: string, province: number | null) => PlaceRow[];
  /** Zones of that name: in these towns, else in the province, else anywhere. */
  zones: (slug: string, province: number | null, towns: readonly number[] | null) => PlaceRow[];
  /** A province, a town or a zone by the slugs of its path. */
  byPath: (path: string) => PlaceRow | undefined;
  children: (parent: number) => PlaceRow[];
}

export type Places = () => Promise<PlaceDirectory>;

/** @returns a function that gives the directory as it is stored now */
export const createPlaceDirectory = (db: Db): Places =>
  memoizeByRevision(
    () => revisionOfNames(db),
    () => readPlaces(db),
  );

async function readPlaces(db: Db): Promise<PlaceDirectory> {
  const rows = await db.selectFrom('places').selectAll().where('kind', '<>', 'country').execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const bySlug = Map.groupBy(rows, (row) => `${row.kind}/${row.slug}`);
  const byParent = Map.groupBy(rows, (row) => row.parent ?? countryKey);
  const provinceOf = (place: PlaceRow): number | null =>
    place.kind === 'zone' ? (byKey.get(place.parent!)?.parent ?? null) : place.parent;
  const inside = (place: PlaceRow, province: number | null) => province === null || provinceOf(place) === province;
  const children = (parent: number): PlaceRow[] => byParent.get(parent) ?? [];
  return {
    byKey: (key) => byKey.get(key),
    province: (slug) => bySlug.get(`province/${slug}`)?.[0],
    towns: (slug, province) => (bySlug.get(`town/${slug}`) ?? []).filter((town) => inside(town, province)),
    zones: (slug, province, towns) =>
      (bySlug.get(`zone/${slug}`) ?? []).filter((zone) =>
        towns ? towns.includes(zone.parent!) : inside(zone, province),
      ),
    byPath: (path) => {
      const [province, ...within] = path.split('/');
      return within.reduce<PlaceRow | undefined>(
        (around, slug) => around && children(around.key).find((place) => place.slug === slug),
        bySlug.get(`province/${province}`)?.[0],
      );
    },
    children,
  };
}
