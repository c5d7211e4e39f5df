import type { TranslatedDto } from '#shared/contract/estate.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import type { Store } from '../db/store.ts';
import { readTranslations } from '../db/translations/translations.ts';
import { digestOf, missingTexts, type TextDocument } from './missingTexts.ts';

/** What a machine translated of a listing, where people wrote nothing in a language, and of its texts as they are. */
export async function translatedTexts(
  { db }: Store,
  key: number,
  document: TextDocument,
): Promise<TranslatedDto | undefined> {
  const found = await readTranslations(db, key);
  if (found.length === 0) return undefined;
  const byName = new Map(found.map((one) => [`${one.field} ${one.digest}`, one]));
  const translated: TranslatedDto = {};
  for (const { text, targets } of missingTexts(document, languages))
    for (const target of targets) {
      const one = byName.get(`${text.field} ${digestOf(text, target)}`);
      if (!one) continue;
      const { tag } = languageFacts[target];
      translated[tag] = {
        ...{ provider: one.provider, translated_at: new Date(one.doneAt).toISOString() },
        ...translated[tag],
        [text.field]: text.isList ? one.translation.split('\n') : one.translation,
      };
    }
  return Object.keys(translated).length > 0 ? translated : undefined;
}
