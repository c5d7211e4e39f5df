import type { TranslatedDto } from '#shared/contract/estate.ts';
import type { TranslatedField } from '#shared/domain/translatedFields.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import type { Store } from '../db/store.ts';
import { readTranslations } from '../db/translations/translations.ts';
import { digestOf, missingTexts, type TextDocument } from './missingTexts.ts';

/**
 * What a machine translated of listings, where people wrote nothing in a language: by their keys in the store, and only
 * of the text as it is now.
 * @param fields of them; without, all
 */
export async function translatedTexts(
  store: Store,
  listings: readonly { key: number; document: TextDocument }[],
  fields?: readonly TranslatedField[],
): Promise<Map<number, TranslatedDto>> {
  const keys = listings.map(({ key }) => key);
  const found = Map.groupBy(await readTranslations(store, keys, fields), ({ estate }) => estate);
  const texts = new Map<number, TranslatedDto>();
  for (const { key, document } of listings) {
    const ofListing = found.get(key);
    if (!ofListing) continue;
    const byDigest = new Map(ofListing.map((one) => [`${one.field} ${one.digest}`, one]));
    const translated: TranslatedDto = {};
    for (const { text, targets } of missingTexts(document, languages))
      for (const target of targets) {
        const one = byDigest.get(`${text.field} ${digestOf(text, target)}`);
        if (!one) continue;
        const { tag } = languageFacts[target];
        translated[tag] = {
          ...{ provider: one.provider, translated_at: new Date(one.doneAt).toISOString() },
          ...translated[tag],
          [text.field]: text.isList ? one.translation.split('\n') : one.translation,
        };
      }
    if (Object.keys(translated).length > 0) texts.set(key, translated);
  }
  return texts;
}
