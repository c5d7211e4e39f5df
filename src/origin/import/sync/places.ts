import type { Transaction } from 'kysely';
import type { AddressDto } from '#shared/contract/estate.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { recordChange } from '../../db/changes/changes.ts';
import type { Store } from '../../db/store.ts';
import { countryKey, type Db, type PlaceRow, type Tables } from '../../db/tables.ts';
import { missingTag } from '../../db/changes/tags.ts';
import { municipalityOf } from '../../places/municipalities.ts';
import { provinceOf } from '../../places/provinces.ts';
import { optionalField } from '../../optionalField.ts';
import { withArticle } from '../../places/withArticle.ts';
import type { GivenAddress, GivenPlace } from './readAddress.ts';

/** All slugs that a name may have. */
const slugsOf = (name: string): string[] => [...new Set([name, withArticle(name)].flatMap(namesOf).map(slugify))];

/**
 * A town as the official list has it, where it is a municipality and its record gives it no slug: it is then the same
 * for every source.
 */
function officialTown(province: PlaceRow, town: GivenPlace): GivenPlace & { names: readonly string[] } {
  const code = provinceOf(province.slug)?.code;
  const official = code === undefined ? undefined : municipalityOf(code, town.name);
  return official && !town.hasOwnSlug ? official : { ...town, names: official?.names ?? [] };
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
    const town = this.#place('town', province.key, given.town, () => officialTown(province, given.town));
    const zone = given.zone && this.#place('zone', town.key, given.zone);
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

  /** Stores the places that were new. */
  async store(store: Store, trx: Transaction<Tables>): Promise<void> {
    if (this.#added.length === 0) return;
    await store.insertRows(trx, 'places', this.#added.splice(0));
    await recordChange(trx, { hardTags: [missingTag], softTags: ['provinces'] });
  }

  /** @param findOfficial what the place is called besides, and stored as where it is new */
  #place(
    kind: PlaceRow['kind'],
    parent: number,
    { slug, name }: GivenPlace,
    findOfficial = (): GivenPlace & { names: readonly string[] } => ({ slug, name, names: [] }),
  ): PlaceRow {
    const siblings = this.#byParent.get(parent);
    const bySlug = siblings?.get(slug);
    if (bySlug) return bySlug;
    const official = findOfficial();
    const otherSlugs = [name, ...official.names].flatMap(slugsOf);
    const known = siblings?.get(otherSlugs.find((one) => siblings.has(one)) ?? '');
    if (known) return known;
    const added = { key: this.#nextKey, kind, parent, slug: official.slug, name: withArticle(official.name) };
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
