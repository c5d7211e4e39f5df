import { foldKey } from '#shared/domain/estateKey.ts';
import type { Db, EstateRow } from '../tables.ts';

/** A listing by its key, with what its agency calls it. */
export interface NamedListing {
  key: string;
  reference: string;
}

/** A listing that is stored, with its source and operation. */
export interface FoundListing extends NamedListing, Pick<EstateRow, 'source' | 'type'> {}

/** The listing of a key, also one that is gone; of an unknown key, that key alone. */
export async function nameListing(db: Db, given: string): Promise<NamedListing> {
  const key = foldKey(given);
  for (const table of ['estates', 'gone_estates'] as const) {
    const row = await db
      .selectFrom(table as 'estates')
      .select('reference')
      .where('url_key', '=', key)
      .executeTakeFirst();
    if (row) return { key, reference: row.reference };
  }
  return { key, reference: given };
}

/**
 * The listings that an operator names, by key or by reference: of two sources several may have the same reference.
 */
export async function findListings(db: Db, named: string): Promise<FoundListing[]> {
  const byKey = await db
    .selectFrom('estates')
    .select(['url_key as key', 'reference', 'source', 'type'])
    .where('url_key', '=', foldKey(named))
    .execute();
  if (byKey.length > 0) return byKey;
  return db
    .selectFrom('estates')
    .select(['url_key as key', 'reference', 'source', 'type'])
    .where('reference', '=', named)
    .orderBy('url_key')
    .execute();
}
