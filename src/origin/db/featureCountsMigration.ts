import { sql, type RawBuilder } from 'kysely';
import { inTransaction } from './inTransaction.ts';
import type { Db } from './tables.ts';

/** How many homes with a feature are available in a place: counted once in towns and summed, then kept. */
export const addAvailableFeatures = (given: Db): Promise<void> =>
  inTransaction(given, async (db) => {
    await db.schema
      .alterTable('feature_counts')
      .addColumn('available', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await setAvailable(
      db,
      sql`select estates.town as place, estate_features.type as type, feature, count(*) as available
        from estate_features join estates on estates.key = estate_features.estate
        where availability_rank = 0 group by estates.town, estate_features.type, feature`,
    );
    for (const kind of ['town', 'province'])
      await setAvailable(
        db,
        sql`select parent as place, type, feature, sum(available) as available
          from feature_counts join places on places.key = feature_counts.place
          where kind = ${kind} group by parent, type, feature`,
      );
  });

const setAvailable = (db: Db, counts: RawBuilder<unknown>) =>
  sql`update feature_counts set available = counted.available from (${counts}) as counted
    where counted.place = feature_counts.place and counted.type = feature_counts.type
      and counted.feature = feature_counts.feature`.execute(db);
