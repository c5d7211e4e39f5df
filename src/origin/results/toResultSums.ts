import type { ResultSums } from '#shared/contract/results.ts';
import { resultNumbers } from '#shared/domain/results.ts';
import type { ColumnSums } from '../db/results/readResults.ts';
import { numberColumn } from '../db/results/resultColumns.ts';

/** Sums as the contract has them; zeros for a listing of which nothing was counted. */
export const toResultSums = (sums: ColumnSums | undefined): ResultSums =>
  Object.fromEntries(resultNumbers.map((name) => [name, sums?.[numberColumn(name)] ?? 0])) as ResultSums;

/** The sums of several. */
export const addSums = (all: readonly ResultSums[]): ResultSums =>
  Object.fromEntries(resultNumbers.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])) as ResultSums;
