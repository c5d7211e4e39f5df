import type { Transaction } from 'kysely';
import type { EstateRow, Tables } from '../tables.ts';

/** All that the pages of a stored listing are made of. */
export interface EstateDocuments {
  row: EstateRow;
  /** JSON: EstateSummaryDocument. */
  summary: string;
  /** JSON: EstateDetailDocument. */
  detail: string;
}

export const readDocuments = (trx: Transaction<Tables>, key: number): Promise<Omit<EstateDocuments, 'row'>> =>
  trx
    .selectFrom('estate_summaries')
    .innerJoin('estate_details', 'estate_details.estate', 'estate_summaries.estate')
    .select(['summary', 'detail'])
    .where('estate_summaries.estate', '=', key)
    .executeTakeFirstOrThrow();
