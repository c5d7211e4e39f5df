import { sql, type Transaction } from 'kysely';
import { foldKey, foldReference, slugOfReference } from '#shared/domain/estateKey.ts';
import type { EstateInput } from '../input/networkInput.ts';
import type { StorableEstate } from './estateMedia.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The source of listings that name none: those of a network that is loaded as a whole, or saved one by one. */
export const ownSource = '';

/** Tables that hold keys: also those of estates that were withdrawn. */
const tables = ['estates', 'gone_estates'] as const;

export const sourceOf = ({ source = ownSource }: Pick<EstateInput, 'source'>): string => source;

/** A slug that ends in the key; where it ends in another form of the reference, the key takes its place. */
function slugWithKey(slug: string, key: string, ofReference: string): string {
  const endsIn = (end: string): boolean => slug === end || slug.endsWith(`-${end}`);
  if (endsIn(key)) return slug;
  const words = endsIn(ofReference) ? slug.slice(0, -ofReference.length).replace(/-$/, '') : slug;
  return words === '' ? key : `${words}-${key}`;
}

/** The key of an estate as it follows from what it comes with. */
export const keyOf = ({ key, reference }: Pick<StorableEstate, 'key' | 'reference'>): string =>
  foldKey(key ?? slugOfReference(reference));

/** Its slugs by language, each of which ends in its key (docs/product.md#estate). */
export function slugsWithKey({ url_slug, reference }: StorableEstate, key: string): StorableEstate['url_slug'] {
  const ofReference = slugOfReference(reference);
  const slugs = Object.entries(url_slug).flatMap(([tag, slug]) =>
    slug === undefined ? [] : [[tag, slugWithKey(slug, key, ofReference)]],
  );
  return Object.fromEntries(slugs) as StorableEstate['url_slug'];
}

/** Those of some keys that estates have, also such as were withdrawn. */
async function takenAmong(store: Store, trx: Transaction<Tables>, keys: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const table of tables) {
    const rows = await trx
      .selectFrom(table as 'estates')
      .select('url_key')
      .where(store.isOneOf('url_key', keys))
      .execute();
    taken.push(...rows.map(({ url_key }) => url_key));
  }
  return taken;
}

/** By what a listing is known: in URLs, and in the store where it was withdrawn and comes back. */
interface ListingKeys {
  urlKey: string;
  former?: number;
}

/**
 * The keys of listings of one source, by their ids there: those that each has had, also before it was withdrawn; of a
 * new one its reference made safe, with a number after it where others have that key.
 */
export async function keysFor(
  store: Store,
  trx: Transaction<Tables>,
  estates: readonly EstateInput[],
): Promise<Map<string, ListingKeys>> {
  const ids = estates.map(({ id }) => id);
  const isOfSource = sql<boolean>`source = ${sourceOf(estates[0]!)} and ${store.isOneOf('source_id', ids)}`;
  const stored = await trx.selectFrom('estates').select(['source_id', 'url_key']).where(isOfSource).execute();
  const gone = await trx
    .selectFrom('gone_estates')
    .select(['source_id', 'url_key', 'estate'])
    .where(isOfSource)
    .execute();
  const keys = new Map<string, ListingKeys>(stored.map(({ source_id, url_key }) => [source_id, { urlKey: url_key }]));
  for (const { source_id, url_key, estate } of gone)
    keys.set(source_id, { urlKey: url_key, ...(estate === null ? {} : { former: estate }) });
  const added = estates.filter(({ id }) => !keys.has(id));
  const free = freeKeys(store, trx, await takenAmong(store, trx, added.map(keyOf)));
  for (const estate of added) keys.set(estate.id, { urlKey: await free(keyOf(estate)) });
  return keys;
}

/** Keys with a number that are looked up at once. */
const numbersAtOnce = 100;

/** Gives each key that is wanted once, with a number after it where it is taken. @param known keys that are taken */
function freeKeys(
  store: Store,
  trx: Transaction<Tables>,
  known: readonly string[],
): (wanted: string) => Promise<string> {
  const taken = new Set(known);
  /** The number up to which the keys of a word were looked up. */
  const lookedUp = new Map<string, number>();
  return async (wanted) => {
    let key = wanted;
    for (let number = 2; taken.has(key); number += 1) {
      key = `${wanted}-${number}`;
      const upTo = lookedUp.get(wanted) ?? 1;
      if (number <= upTo) continue;
      const next = Array.from({ length: numbersAtOnce }, (_, at) => `${wanted}-${upTo + 1 + at}`);
      for (const one of await takenAmong(store, trx, next)) taken.add(one);
      lookedUp.set(wanted, upTo + numbersAtOnce);
    }
    taken.add(key);
    return key;
  };
}

/** The columns of an estate's identity. */
export const identityColumns = ({ id, source = ownSource, reference }: StorableEstate, key: string) => ({
  source,
  source_id: id,
  url_key: key,
  reference,
  reference_text: foldReference(reference),
});
