import type { Db } from '../tables.ts';

/** What operators say of two listings: they are two homes, or one. */
type TwinTable = 'not_twins' | 'sure_twins';

/** Keys of two listings, the first in order of letters first. */
export const inOrder = (keys: readonly [string, string]): { one: string; other: string } => {
  const [one, other] = keys[0] < keys[1] ? keys : [keys[1], keys[0]];
  return { one, other };
};

/** The keys of listings of which an operator said so of this one. */
export async function listDecided(db: Db, table: TwinTable, key: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom(table as 'not_twins')
    .selectAll()
    .where((row) => row.or([row('one', '=', key), row('other', '=', key)]))
    .execute();
  return new Set(rows.map(({ one, other }) => (one === key ? other : one)));
}

/**
 * Notes what an operator says, whatever is found out later.
 * @param keys of their URLs
 * @param table null: nothing any more
 */
export async function writeDecision(db: Db, keys: readonly [string, string], table: TwinTable | null): Promise<void> {
  const { one, other } = inOrder(keys);
  for (const each of ['not_twins', 'sure_twins'] as const)
    await db
      .deleteFrom(each as 'not_twins')
      .where('one', '=', one)
      .where('other', '=', other)
      .execute();
  if (table)
    await db
      .insertInto(table as 'not_twins')
      .values({ one, other })
      .execute();
}
