import { sql } from 'kysely';
import { maxListings, sharedPictures, type PictureUse } from '#shared/domain/evidence/sharedPictures.ts';
import { estateKeyOf, estateTag } from '../changes/tags.ts';
import { coreOfStreet } from '../estates/publicAddress.ts';
import type { Store } from '../store.ts';

/** Of a logo no more uses are looked at than these: each listing may have it under several addresses. */
const usesLookedAt = 20 * maxListings;

/** Pictures that these listings show and others, too, though not so many as a logo has: by the listings' tags. */
async function picturesByTag(store: Store, urlKeys: readonly string[]): Promise<Map<string, string[]>> {
  const ofListing = sql`like ${`${estateTag('')}%`}`;
  const { rows } = await sql<{ digest: string; tag: string }>`
    select seen.digest, used.tag
    from (
      select distinct shown.digest as digest from picture_uses own join pictures shown on shown.id = own.picture
      where ${store.isOneOf('own.tag', urlKeys.map(estateTag))} and shown.state = 'fetched') as seen
    join pictures same on same.digest = seen.digest
    join picture_uses used on used.picture = same.id
    where used.tag ${ofListing}
      and (select count(distinct user_tags.tag) from (
        select one.tag from pictures copy join picture_uses one on one.picture = copy.id
        where copy.digest = seen.digest and one.tag ${ofListing} limit ${sql.lit(usesLookedAt)}) as user_tags)
        between 2 and ${sql.lit(maxListings)}
    group by seen.digest, used.tag`.execute(store.db);
  const byTag = Map.groupBy(rows, ({ tag }) => tag);
  return new Map([...byTag].map(([tag, pictures]) => [tag, pictures.map(({ digest }) => digest)]));
}

/** Of these listings, those of the same home: hidden behind another, or one home by an operator's word. */
async function sameHomes(store: Store, urlKeys: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ one: string; other: string }>`
    select hidden as one, shown as other from twins where ${store.isOneOf('hidden', urlKeys)}
    union select one, other from sure_twins where ${store.isOneOf('one', urlKeys)}`.execute(store.db);
  const byOne = Map.groupBy(rows, ({ one }) => one);
  return new Map([...byOne].map(([one, pairs]) => [one, new Set(pairs.map(({ other }) => other))]));
}

/** @param pictures by the listings' tags */
async function readUses(store: Store, pictures: ReadonlyMap<string, string[]>) {
  const urlKeys = [...pictures.keys()].map((tag) => estateKeyOf(tag)!);
  const homes = await sameHomes(store, urlKeys);
  const rows = await store.db
    .selectFrom('estates')
    .select(['url_key', 'reference', 'town', 'zone', 'street', 'conservation', 'availability_rank'])
    .where(store.isOneOf('url_key', urlKeys))
    .orderBy('reference')
    .execute();
  return rows.map(({ url_key: key, reference, town, zone, street, conservation, availability_rank: rank }) => {
    const use: PictureUse = {
      ...{ key, pictures: pictures.get(estateTag(key))!, sameHome: homes.get(key) },
      ...{ town: String(town), zone: zone === null ? undefined : String(zone) },
      street: street === null ? undefined : coreOfStreet(street),
      ...{ isNew: conservation === 'brandNew', isOffered: rank < 2 },
    };
    return { reference, use };
  });
}

/**
 * References of listings of other buildings that show photographs of these, as far as their pictures are there.
 * @param urlKeys what stands for them in URLs
 * @returns by the same
 */
export async function readSharedPictures(store: Store, urlKeys: readonly string[]): Promise<Map<string, string[]>> {
  if (urlKeys.length === 0) return new Map();
  const found = await readUses(store, await picturesByTag(store, urlKeys));
  const references = new Map(found.map(({ reference, use: { key } }) => [key, reference]));
  const shared = sharedPictures(found.map(({ use }) => use));
  return new Map(
    urlKeys.flatMap((key) => {
      const others = shared.get(key);
      return others ? [[key, others.map((other) => references.get(other)!).sort()] as const] : [];
    }),
  );
}
