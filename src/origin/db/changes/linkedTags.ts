import type { Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { EstateRow, Tables } from '../tables.ts';
import type { ReplacedRow } from './estateChange.ts';
import { estateTag } from './tags.ts';

const isNewlyLinked = ({ before, after }: ReplacedRow): boolean =>
  after !== undefined && (before?.linked !== after.linked || before.cadastral_reference !== after.cadastral_reference);

const valuesOf = (rows: readonly EstateRow[], column: 'linked' | 'source_id' | 'cadastral_reference'): string[] =>
  rows.flatMap((row) => row[column] ?? []);

/**
 * The tags of listings whose pages may now link to one that is new, or newly linked: they did not show it before, so
 * its own tag does not purge them.
 */
export async function linkedTags(
  store: Store,
  trx: Transaction<Tables>,
  replaced: readonly ReplacedRow[],
): Promise<string[]> {
  const rows = replaced.filter(isNewlyLinked).map(({ after }) => after!);
  if (rows.length === 0) return [];
  const ofSources = trx
    .selectFrom('estates')
    .select('url_key')
    .where('source', 'in', [...new Set(rows.map(({ source }) => source))]);
  const references = valuesOf(rows, 'cadastral_reference');
  const alike = trx.selectFrom('estates').select('url_key').where(store.isOneOf('cadastral_reference', references));
  const found = [
    await ofSources.where(store.isOneOf('source_id', valuesOf(rows, 'linked'))).execute(),
    await ofSources.where(store.isOneOf('linked', valuesOf(rows, 'source_id'))).execute(),
    references.length > 0 ? await alike.execute() : [],
  ];
  return found.flat().map(({ url_key }) => estateTag(url_key));
}
