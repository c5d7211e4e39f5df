import { sql, type RawBuilder } from 'kysely';
import { coveredColumns } from '../../db/schema/estateIndexes.ts';
import type { Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import { all, criteriaConditions, provinceConditions, typeCondition } from '../criteria/filterConditions.ts';

/**
 * The matches among some of a type's available estates, as `from … where …`: any range of the shuffle is a
 * representative sample of them, and they are most of a type's estates.
 * @param size estates read
 */
export function shuffledSample(
  store: Store,
  criteria: EstateCriteria,
  type: number,
  size: number,
): RawBuilder<unknown> {
  const columns = sql.join([...coveredColumns, ...(criteria.keys ? ['url_key'] : [])].map((column) => sql.ref(column)));
  const index = criteria.province === null ? 'estates_shuffle' : 'estates_province_shuffle';
  const scope = all([typeCondition([type]), sql`availability_rank = 0`, ...provinceConditions(criteria.province)]);
  return sql`from (select ${columns} ${store.estatesBy(index)} where ${scope} order by shuffle_rank, key limit ${size}) sample
    where ${all(criteriaConditions(store, criteria))}`;
}
