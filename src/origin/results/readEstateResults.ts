import type { EstateResultsDto } from '#shared/contract/results.ts';
import { visitOrigins } from '#shared/domain/results.ts';
import { dateOf } from '../db/results/dayNumbers.ts';
import { readDays, readLanguages, type ColumnSums, type Period } from '../db/results/readResults.ts';
import { originColumn, resultColumns } from '../db/results/resultColumns.ts';
import type { Store } from '../db/store.ts';
import { toResultSums } from './toResultSums.ts';

/**
 * What a listing earned in a period, day by day.
 * @param listing its key in the store and that of its URL
 */
export async function readEstateResults(
  store: Store,
  { estate, key }: { estate: number; key: string },
  period: Period,
): Promise<EstateResultsDto> {
  const [rows, languages] = await Promise.all([readDays(store, estate, period), readLanguages(store, estate, period)]);
  const total = Object.fromEntries(
    resultColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  ) as ColumnSums;
  return {
    ...{ key, total: toResultSums(total), phones: total.phones, languages },
    origins: Object.fromEntries(
      visitOrigins.map((origin) => [origin, total[originColumn(origin)]]),
    ) as EstateResultsDto['origins'],
    days: rows.map((row) => ({ day: dateOf(row.day), counts: toResultSums(row) })),
  };
}
