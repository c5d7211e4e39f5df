import type { Store } from '../db/store.ts';

/** Those of some slugs that no agency has. */
export async function unknownAgencies(store: Store, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await store.db.selectFrom('agencies').select('slug').where(store.isOneOf('slug', slugs)).execute();
  const known = new Set(rows.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}
