import type { Db } from '../tables.ts';

/**
 * The first day of which anything of the network was counted, in days since 1970; undefined before. Of earlier days
 * nothing is known.
 */
export async function countedSince(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('results')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  // Null where there is no row.
  return row?.day ? Number(row.day) : undefined;
}
