import type { Transaction } from 'kysely';
import { languages } from '#shared/i18n/languages.ts';
import { pathOf, type EstateSummaryDocument } from '../estates/estateDocuments.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { ReplacedRow } from './estateChange.ts';

/** Search engines know no page of what is sold or rented. */
const isKnown = ({ before, after }: ReplacedRow): boolean =>
  [before, after].some((row) => row !== undefined && row.availability_rank < 2);

/** Records the pages of changed listings for search engines, in the same transaction. One that goes is there yet. */
export async function recordChangedPages(
  { isOneOf }: Store,
  trx: Transaction<Tables>,
  replaced: readonly ReplacedRow[],
): Promise<void> {
  const keys = replaced.filter(isKnown).map(({ before, after }) => (after ?? before)!.key);
  if (keys.length === 0) return;
  const listings = await trx.selectFrom('estate_summaries').select('summary').where(isOneOf('estate', keys)).execute();
  const documents = listings.map(({ summary }) => JSON.parse(summary) as EstateSummaryDocument);
  const paths = documents.map((document) => languages.map((language) => pathOf(document, language)).join(' '));
  // The release before leases the pages that it submits.
  const changed = { changed_at: Date.now(), leased_until: 0 };
  await trx
    .insertInto('changed_pages')
    .values(paths.map((one) => ({ paths: one, ...changed })))
    .onConflict((conflict) => conflict.column('paths').doUpdateSet(changed))
    .execute();
}
