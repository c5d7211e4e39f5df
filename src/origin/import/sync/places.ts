import type { Transaction } from 'kysely';
import type { AddressDto } from '#shared/contract/estate.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { recordChange } from '../../db/changes/changes.ts';
import type { Store } from '../../db/store.ts';
import { countryKey, type Db, type PlaceRow, type Tables } from '../../db/tables.ts';
import { missingTag } from '../../db/changes/tags.ts';
import { municipalityOf, type Municipality } from '../../places/municipalities.ts';
import { provinceOf } from '../../places/provinces.ts';
import { optionalField } from '../../optionalField.ts';
import { withArticle } from '../../places/withArticle.ts';
import type { GivenAddress, GivenPlace } from './readAddress.ts';

/** All slugs that a name may have. */
const slugsOf = (name: string): string[] => [...new Set([name, withArticle(name)].flatMap(namesOf).map(slugify))];

/** A town's municipality, which makes it the same for every source; undefined for a village, a zone, a resort. */
function municipalityIn(province: PlaceRow, { name }: GivenPlace): Municipality | undefined {
  const code = provinceOf(province.slug)?.code;
  return code === undefined ? undefined : municipalityOf(code, name);
}

/** Those of the added places that are not stored, with keys that are free. @param added parents first */
function withFreeKeys(added: readonly PlaceRow[], stored: readonly PlaceRow[]): PlaceRow[] {
  const nameOf = ({ parent, slug }: Pick<PlaceRow, 'parent' | 'slug'>): string => `${parent} ${slug}`;
  const known = new Map(stored.map((place) => [nameOf(place), place.key]));
  const highest = stored.reduce((key, place) => Math.max(key, place.key), 0);
  /** Keys that they have, by those that they got. */
  const keys = new Map<number | null, number>();
  const rows: PlaceRow[] = [];
  for (const place of added) {
    const parent = keys.get(place.parent) ?? place.parent;
    const same = known.get(nameOf({ ...place, parent }));
    const key = same ?? highest + rows.length + 1;
    keys.set(place.key, key);
    if (same === undefined) rows.push({ ...place, key, parent });
  }
  return rows;
}

/**
 * Finds the places of listings among those that are stored, by slug or by any of their names, so that a town has one
 * slug whatever its sources call it. Those that are new are kept until `store`.
 */
export class PlaceFinder {
  readonly #byParent = new Map<number, Map<string, PlaceRow>>();
  readonly #added: PlaceRow[] = [];
  #nextKey = 1;

  static async read(db: Db): Promise<PlaceFinder> {
    const finder = new PlaceFinder();
    for (const place of await db.selectFrom('places').selectAll().orderBy('key').execute()) finder.#index(place);
    return finder;
  }

  /** @returns the address with the names and slugs under which its places are stored; those that are new in `added` */
  find(given: GivenAddress): { address: AddressDto; added: PlaceRow[] } {
    const before = this.#added.length;
    const province = this.#place('province', countryKey, given.province);
    // A zone that only says the town again is none: `Calpe, Calp`.
    const isTown = (zone: GivenPlace): boolean =>
      zone.slug === given.town.slug || (official !== undefined && municipalityIn(province, zone) === official);
    const official = municipalityIn(province, given.town);
    const town = this.#place('town', province.key, given.town, official);
    const zone = given.zone && !isTown(given.zone) ? this.#place('zone', town.key, given.zone) : undefined;
    const { street_type, street_name, street_number, postal_code, visibility } = given;
    return {
      address: {
        ...{ province: province.name, province_slug: province.slug, town: town.name, town_slug: town.slug },
        ...(zone ? { zone: zone.name, zone_slug: zone.slug } : {}),
        ...{ street_type, street_name, street_number, visibility },
        ...optionalField('postal_code', postal_code),
      },
      added: this.#added.slice(before),
    };
  }

  /**
   * Stores the places that were new. Other sources, read meanwhile, may have stored some of them, or others under the
   * keys that these got.
   */
  async store(store: Store, trx: Transaction<Tables>): Promise<void> {
    if (this.#added.length === 0) return;
    const rows = withFreeKeys(this.#added.splice(0), await trx.selectFrom('places').selectAll().execute());
    if (rows.length === 0) return;
    await store.insertRows(trx, 'places', rows);
    await recordChange(trx, { hardTags: [missingTag], softTags: ['provinces'] });
  }

  /**
   * @param official what a town is called besides, and stored as where it is new; one whose record gives it a slug
   * keeps that
   */
  #place(kind: PlaceRow['kind'], parent: number, given: GivenPlace, official?: Municipality): PlaceRow {
    const siblings = this.#byParent.get(parent);
    const { slug, name } = official && !given.hasOwnSlug ? official : given;
    const others = [given.slug, ...[given.name, ...(official?.names ?? [])].flatMap(slugsOf)];
    const found = [slug, ...others].find((one) => siblings?.has(one));
    if (found !== undefined) return siblings!.get(found)!;
    const added = { key: this.#nextKey, kind, parent, slug, name: withArticle(name) };
    this.#index(added);
    this.#added.push(added);
    return added;
  }

  #index(place: PlaceRow): void {
    this.#nextKey = Math.max(this.#nextKey, place.key + 1);
    if (place.parent === null) return;
    const siblings = this.#byParent.get(place.parent) ?? new Map<string, PlaceRow>();
    for (const slug of [place.slug, ...slugsOf(place.name)]) if (!siblings.has(slug)) siblings.set(slug, place);
    this.#byParent.set(place.parent, siblings);
  }
}
