import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** As a detail document has it for each picture that is no plan. In a text its quotation marks would be escaped. */
const mark = '"type":"image"';

/**
 * Counts each home's pictures into its summary, which holds the cover alone. As text, so that a row is neither parsed
 * nor kept in memory, and both databases do it in the same way.
 */
export async function addPictures(db: Db): Promise<void> {
  const pictures = sql`(length(detail) - length(replace(detail, ${sql.lit(mark)}, ''))) / ${sql.lit(mark.length)}`;
  await sql`update estate_summaries set summary = coalesce(
      (select '{"pictures":' || nullif(${pictures}, 0) || ',' || substr(summary, 2) from estate_details
        where estate_details.estate = estate_summaries.estate),
      summary)
    where summary not like '%"pictures":%'`.execute(db);
}
