import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Pages of 5,000 keys, as when this was released. */
const pageKeys = 5_000;

/** The columns of estates by which they are counted in places; `0` is the country. */
const holders = ['zone', 'town', 'province', '0'] as const;

/** The dates of the sitemap's pages, and how many homes of a place are available: counted once, then kept. */
export async function addSitemapPages(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addSitemapPages);
  await db.schema
    .createTable('sitemap_pages')
    .addColumn('page', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('place_counts')
    .addColumn('available', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into sitemap_pages (page, live, updated_at)
    select (key + ${sql.lit(pageKeys - 1)}) / ${sql.lit(pageKeys)}, count(*), max(updated_at)
    from estates where availability_rank < 2 group by 1`.execute(db);
  for (const holder of holders) {
    await sql`update place_counts set available = counted.available
      from (select ${sql.raw(holder)} as place, type, count(*) as available
        from estates where availability_rank = 0 group by ${sql.raw(holder === '0' ? 'type' : `${holder}, type`)}) as counted
      where counted.place = place_counts.place and counted.type = place_counts.type`.execute(db);
  }
}
