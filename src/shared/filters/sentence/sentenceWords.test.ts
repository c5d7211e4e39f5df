import { sentenceWords as ca } from '../../i18n/languages/ca/sentenceWords.ts';
import { sentenceWords as de } from '../../i18n/languages/de/sentenceWords.ts';
import { sentenceWords as en } from '../../i18n/languages/en/sentenceWords.ts';
import { sentenceWords as es } from '../../i18n/languages/es/sentenceWords.ts';
import { sentenceWords as fr } from '../../i18n/languages/fr/sentenceWords.ts';
import { sentenceWords as nl } from '../../i18n/languages/nl/sentenceWords.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { lookUp } from '../../lookUp.ts';
import { filterNames, filterOf } from '../table.ts';
import { phrasesOf } from './lexicon.ts';
import { loadSentenceWords, type AllSentenceWords } from './loadSentenceWords.ts';

// The compiler names an option without words, too.
const words: Readonly<Record<Language, AllSentenceWords>> = { es, ca, en, de, nl, fr };

const worded = filterNames.filter(
  (name) => ['choice', 'flag', 'mark', 'marks', 'age'].includes(filterOf(name).kind) && name !== 'energy',
);

describe.each(languages)('the words of %s', (language) => {
  const { options, sorts, units, operation, grammar, nearest } = words[language];

  it.each(worded)('has words for each option of %s', (name) => {
    const ofFilter = lookUp<Readonly<Record<string, string>>>(options, name) ?? {};
    const without = filterOf(name).options.filter(
      (option) => phrasesOf(lookUp(ofFilter, String(option)) ?? '').length === 0,
    );
    expect(without).toEqual([]);
    expect(Object.keys(ofFilter).filter((option) => !filterOf(name).options.map(String).includes(option))).toEqual([]);
  });

  it('has words for both operations, sorts, units and grammar', () => {
    const ofFrench = language === 'fr' ? [] : ['pieces'];
    const empty = Object.entries({ ...operation, ...sorts, ...units, ...grammar }).filter(
      ([name, phrases]) => phrasesOf(phrases).length === 0 && !ofFrench.includes(name),
    );
    expect(empty).toEqual([]);
  });

  it('has nothing near to words that are a filter, and says once that others are none', () => {
    const phrasesIn = (tables: readonly object[]): string[] =>
      tables.flatMap((table) => Object.values(table) as string[]).flatMap(phrasesOf);
    const understood = phrasesIn([...Object.values(options), sorts, { unavailable: grammar.unavailable }]);
    const near = phrasesIn([...Object.values(nearest.options), nearest.sorts, nearest.places]);
    expect(near.filter((phrase) => understood.includes(phrase))).toEqual([]);
  });

  it('is loaded with the Spanish ones', async () => {
    expect(await loadSentenceWords(language)).toEqual(language === 'es' ? [es] : [words[language], es]);
  });
});
