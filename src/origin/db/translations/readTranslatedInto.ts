import type { Store } from '../store.ts';
import type { TranslationRow } from '../tables.ts';

/** Which of some listings have a text that a machine translated into a language. */
export async function readTranslatedInto(
  { db, isOneOf }: Store,
  estates: readonly number[],
  target: TranslationRow['target'],
): Promise<number[]> {
  const rows = await db
    .selectFrom('translation_uses')
    .innerJoin('translations', 'translations.digest', 'translation_uses.digest')
    .select('translation_uses.estate')
    .distinct()
    .where(isOneOf('translation_uses.estate', estates))
    .where('translations.target', '=', target)
    .where('translations.state', '=', 'done')
    .execute();
  return rows.map(({ estate }) => estate);
}
