import { sql } from 'kysely';
import { fewest, maxListings, mayBeOneBuilding, type PictureUse } from '#shared/domain/evidence/sharedPictures.ts';
import { estateKeyOf, estateTag } from '../changes/tags.ts';
import type { Store } from '../store.ts';

interface Pair {
  own: string;
  other: string;
}

/** Listings that show so many pictures of one of these, by what stands for them in URLs. */
async function pairsOf(store: Store, urlKeys: readonly string[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select own.tag as own, other.tag as other
    from picture_uses own
    join pictures shown on shown.id = own.picture
    join pictures same on same.digest = shown.digest
    join picture_uses other on other.picture = same.id
    where ${store.isOneOf('own.tag', urlKeys.map(estateTag))}
      and shown.state = 'fetched' and other.tag <> own.tag and other.tag like ${`${estateTag('')}%`}
      and (select count(*) from (
        select 1 from pictures copy join picture_uses one on one.picture = copy.id
        where copy.digest = shown.digest limit ${sql.lit(maxListings + 1)}) as uses) <= ${sql.lit(maxListings)}
    group by own.tag, other.tag
    having count(distinct shown.digest) >= ${sql.lit(fewest)}`.execute(store.db);
  return rows.map(({ own, other }) => ({ own: estateKeyOf(own)!, other: estateKeyOf(other)! }));
}

async function placesOf(store: Store, urlKeys: readonly string[]): Promise<Map<string, PictureUse>> {
  const rows = await store.db
    .selectFrom('estates')
    .select(['url_key', 'reference', 'town', 'zone', 'street', 'conservation'])
    .where(store.isOneOf('url_key', urlKeys))
    .execute();
  return new Map(
    rows.map(({ url_key, reference, town, zone, street, conservation }) => [
      url_key,
      {
        ...{ reference, pictures: [], town: String(town), street: street ?? undefined },
        ...{ zone: zone === null ? undefined : String(zone), isNew: conservation === 'brandNew' },
      },
    ]),
  );
}

/**
 * References of listings of other buildings that show photographs of these, as far as their pictures are there.
 * @param urlKeys what stands for them in URLs
 * @returns by the same
 */
export async function readSharedPictures(store: Store, urlKeys: readonly string[]): Promise<Map<string, string[]>> {
  const pairs = urlKeys.length === 0 ? [] : await pairsOf(store, urlKeys);
  if (pairs.length === 0) return new Map();
  const places = await placesOf(store, [...new Set(pairs.flatMap(({ own, other }) => [own, other]))]);
  const shared = new Map<string, string[]>();
  for (const { own, other } of pairs) {
    const [one, two] = [places.get(own), places.get(other)];
    if (one && two && !mayBeOneBuilding(one, two)) shared.set(own, [...(shared.get(own) ?? []), two.reference].sort());
  }
  return shared;
}
