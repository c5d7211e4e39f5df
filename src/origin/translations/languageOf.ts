import { lookUp } from '#shared/lookUp.ts';
import { languageWords } from './languageWords.ts';

/** Words in small letters: names have capital ones. */
const plainWords = (text: string): string[] => text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? [];

/**
 * The language that a text is in, where it is surely not the one expected: it has more of the frequent words of that
 * language alone than of those of the expected one alone.
 * @param expected ISO 639-1
 * @returns ISO 639-1 of another; undefined where the text is in the language expected, or too short to say
 */
export function otherLanguageOf(text: string, expected: string): string | undefined {
  const own = lookUp(languageWords, expected)?.frequent;
  if (!own) return undefined;
  const words = plainWords(text);
  const count = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    words.filter((word) => some.has(word) && !others.has(word)).length;
  let other: string | undefined;
  let most = 0;
  for (const [language, { frequent }] of Object.entries(languageWords)) {
    const more = count(frequent, own) - count(own, frequent);
    if (more > most) [other, most] = [language, more];
  }
  return other;
}
