import { readFileSync } from 'node:fs';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import { languages } from '#shared/i18n/languages.ts';
import { judge, type Sample } from './judge.ts';

/** How many sentences of a hundred are read exactly. */
const least = 92;

/*
 * The sentences were written by readers of a list of what a search can be narrowed by, who had not seen the rules
 * (README.md). None is special to the rules.
 */
it.each(languages)(
  'reads sentences of %s as they are meant, and sets no filter that nobody asked for',
  async (language) => {
    const samples = JSON.parse(readFileSync(`tests/sentences/${language}.json`, 'utf8')) as Sample[];
    const words = await loadSentenceWords(language);
    const judged = await Promise.all(samples.map(async (sample) => ({ ...sample, ...(await judge(sample, words)) })));
    const misses = judged
      .filter(({ isRight }) => !isRight)
      .map(({ text, filters, got, ignored, extra }) => ({ text, filters, got, ignored, extra }));
    expect(misses.filter(({ extra }) => extra.length > 0)).toEqual([]);
    const right = (100 * (judged.length - misses.length)) / judged.length;
    expect(right < least ? misses : []).toEqual([]);
  },
);
