import { isFields, type Fields } from '#shared/contract/fields.ts';
import { translatedFields } from '#shared/domain/translatedFields.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import type { FieldWarning } from './RecordReader.ts';

/** How many texts there are in each language, by its code. */
export type TextCounts = Readonly<Record<string, number>>;

/** The texts of a record, but those in Spanish and what stands in its place. */
export function countTexts(fields: Fields): TextCounts {
  const counts: Record<string, number> = {};
  for (const name of translatedFields) {
    const texts = fields[name];
    if (!isFields(texts)) continue;
    for (const tag of Object.keys(texts)) {
      const [code = ''] = tag.split('-');
      if (tag === 'language' || tag === 'es-ES' || code === texts.language) continue;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

/** What is kept with a record of its texts. */
export const noteTexts = (texts: TextCounts): FieldWarning[] =>
  Object.keys(texts).length > 0 ? [{ field: 'texts', reason: '', texts }] : [];

export function addTexts(sum: Map<string, number>, texts: TextCounts): void {
  for (const [code, count] of Object.entries(texts)) sum.set(code, (sum.get(code) ?? 0) + count);
}

/**
 * What no page shows of a feed's texts, once a run.
 * @param languages of the site
 */
export function warnOfTexts(sum: ReadonlyMap<string, number>, languages: readonly Language[]): FieldWarning[] {
  const left = [...sum].filter(([code]) => !languages.some((spoken) => spoken === code)).sort(([, a], [, b]) => b - a);
  const warningOf = (some: typeof left, why: string): FieldWarning[] =>
    some.length === 0
      ? []
      : [
          {
            field: 'texts',
            reason: `${some.map(([code, n]) => `${n} in “${code}”`).join(', ')} are on no page: ${why}`,
          },
        ];
  return [
    ...warningOf(
      left.filter(([code]) => isLanguage(code)),
      'LANGUAGES does not name it',
    ),
    ...warningOf(
      left.filter(([code]) => !isLanguage(code)),
      'the software does not have it',
    ),
  ];
}
