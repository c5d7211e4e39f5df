import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import type { Phrases, SentenceWords } from '../../i18n/SentenceWords.ts';
import type { FilterName, FilterNameOf, filters } from '../table.ts';

/** Filters whose options have words; the letters of a certificate are their own. */
type WordedFilter = Exclude<FilterNameOf<{ kind: 'choice' | 'flag' | 'mark' | 'marks' | 'age' }>, 'energy'>;

type OptionOf<Name extends FilterName> = (typeof filters)[Name]['options'][number];

/** The words of a language with those of each option of the table. */
export type AllSentenceWords = SentenceWords & {
  options: { [Name in WordedFilter]: Readonly<Record<OptionOf<Name>, Phrases>> };
  nearest: { options: { [Name in WordedFilter]?: Readonly<Partial<Record<OptionOf<Name>, Phrases>>> } };
};

/** The words of a language. */
export const loadWords = async (language: Language): Promise<AllSentenceWords> => {
  const module = (await import(
    /* webpackChunkName: "sentence-[request]" */ `../../i18n/languages/${language}/sentenceWords.ts`
  )) as { sentenceWords: AllSentenceWords };
  return module.sentenceWords;
};

/** The words that a sentence on a page is read by: of the page's language, and Spanish, which anybody here may type. */
export async function loadSentenceWords(language: Language): Promise<[AllSentenceWords, ...AllSentenceWords[]]> {
  const own = loadWords(language);
  return language === defaultLanguage ? [await own] : [await own, await loadWords(defaultLanguage)];
}
