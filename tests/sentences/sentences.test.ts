import { readFileSync } from 'node:fs';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { judge, type Sample } from './judge.ts';

/** How many sentences of a hundred are read exactly. */
const least = 97;

/**
 * Of the hundred that were written when the rules were finished, and that no rule was made for (README.md): at least so
 * many are read exactly, and at most so many have a filter that nobody asked for.
 */
const unseen = { least: 93, extra: 5 };

type Judged = Sample & Awaited<ReturnType<typeof judge>>;

async function judgeFile(file: string, language: Language): Promise<{ misses: Judged[]; right: number }> {
  const samples = JSON.parse(readFileSync(`tests/sentences/${file}`, 'utf8')) as Sample[];
  const words = await loadSentenceWords(language);
  const judged = await Promise.all(samples.map(async (sample) => ({ ...sample, ...(await judge(sample, words)) })));
  const misses = judged.filter(({ isRight }) => !isRight);
  return { misses, right: (100 * (judged.length - misses.length)) / judged.length };
}

const shown = (misses: readonly Judged[]) =>
  misses.map(({ text, filters, got, ignored, extra }) => ({ text, filters, got, ignored, extra }));

/*
 * The sentences were written by readers of a list of what a search can be narrowed by, who had not seen the rules
 * (README.md). None is special to the rules.
 */
it.each(languages)(
  'reads sentences of %s as they are meant, and sets no filter that nobody asked for',
  async (language) => {
    const { misses, right } = await judgeFile(`${language}.json`, language);
    expect(shown(misses.filter(({ extra }) => extra.length > 0))).toEqual([]);
    expect(right < least ? shown(misses) : []).toEqual([]);
  },
);

it.each(languages)('reads sentences of %s that it was not made for', async (language) => {
  const { misses, right } = await judgeFile(`unseen/${language}.json`, language);
  const extra = misses.filter((one) => one.extra.length > 0);
  expect(right < unseen.least ? shown(misses) : []).toEqual([]);
  expect(extra.length > unseen.extra ? shown(extra) : []).toEqual([]);
});
