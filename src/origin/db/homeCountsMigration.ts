import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The bits of flat, house and rural_house in an estate's traits, as when this was released. */
const homeBits = 3_670_016;

/** The columns of estates by which they are counted in places; `0` is the country. */
const holders = ['zone', 'town', 'province', '0'] as const;

/** How many flats and houses of a place are live, and how many are available: counted once, then kept. */
export async function addHomeCounts(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addHomeCounts);
  for (const name of ['live_homes', 'available_homes'])
    await db.schema
      .alterTable('place_counts')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  for (const holder of holders) {
    await sql`update place_counts set live_homes = counted.live, available_homes = counted.available
      from (select ${sql.raw(holder)} as place, type, count(*) as live,
          sum(case when availability_rank = 0 then 1 else 0 end) as available
        from estates where availability_rank < 2 and (traits & ${sql.lit(homeBits)}) <> 0
        group by ${sql.raw(holder === '0' ? 'type' : `${holder}, type`)}) as counted
      where counted.place = place_counts.place and counted.type = place_counts.type`.execute(db);
  }
}
