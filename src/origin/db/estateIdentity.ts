import type { Transaction } from 'kysely';
import { foldKey, foldReference, slugOfReference } from '#shared/domain/estateKey.ts';
import type { EstateInput, StorableEstate } from '../import/networkInput.ts';
import type { Tables } from './tables.ts';

/** The source of listings that name none: those of a network that is loaded as a whole, or saved one by one. */
export const ownSource = '';

const sourceOf = ({ source = ownSource }: Pick<EstateInput, 'source'>): string => source;

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

const isTaken = async (trx: Transaction<Tables>, key: string): Promise<boolean> => {
  for (const table of ['estates', 'gone_estates'] as const)
    if (
      await trx
        .selectFrom(table as 'estates')
        .select('url_key')
        .where('url_key', '=', key)
        .executeTakeFirst()
    )
      return true;
  return false;
};

/**
 * The key of a listing: the one that it has had, also before it was withdrawn; of a new one its reference made safe,
 * with a number after it where others have that key.
 */
export async function keyFor(trx: Transaction<Tables>, estate: EstateInput): Promise<string> {
  for (const table of ['estates', 'gone_estates'] as const) {
    const known = await trx
      .selectFrom(table as 'estates')
      .select('url_key')
      .where('source', '=', sourceOf(estate))
      .where('source_id', '=', estate.id)
      .executeTakeFirst();
    if (known) return known.url_key;
  }
  const wanted = keyOf(estate);
  let key = wanted;
  for (let n = 2; await isTaken(trx, key); n += 1) key = `${wanted}-${n}`;
  return key;
}

/** The columns of an estate's identity. */
export const identityColumns = ({ id, source = ownSource, reference }: StorableEstate, key: string) => ({
  source,
  source_id: id,
  url_key: key,
  reference,
  reference_text: foldReference(reference),
});
