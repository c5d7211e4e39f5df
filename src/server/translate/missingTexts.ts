import type { Estate } from '#shared/api/estate.ts';
import { translatedFields, type EstateTranslation, type TranslatedField } from '#shared/domain/translation.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';

type Missing = [field: TranslatedField, text: string | readonly string[]];

/** What a page in this language shows in Spanish, because the estate has no other language of it. */
export function missingTexts(estate: Estate, language: Language): Missing[] {
  return translatedFields.flatMap((field): Missing[] => {
    const found = estate[field] && localised<string | readonly string[]>(estate[field], language);
    return found && found.language !== language && found.value.length > 0 ? [[field, found.value]] : [];
  });
}

/** All of them one after the other, as a translator takes them. */
export const linesOf = (missing: readonly Missing[]): string[] => missing.flatMap(([, text]) => text);

/** The translated lines in the places of those that were given. */
export function translationOf(missing: readonly Missing[], lines: readonly string[]): EstateTranslation {
  let next = 0;
  const take = (text: string | readonly string[]) =>
    typeof text === 'string' ? lines[next++]! : text.map(() => lines[next++]!);
  return Object.fromEntries(missing.map(([field, text]) => [field, take(text)]));
}

/** Languages that can be asked for: all but the one that is never missing. */
export const isTranslatable = (language: string): language is Language =>
  language !== 'es' && Object.hasOwn(languageFacts, language);
