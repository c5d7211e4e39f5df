import { foldReference, slugOfReference } from './estateKey.ts';
import { foldLetters } from './foldLetters.ts';
import { foldWords, isNamed, wordsOf } from './matchNames.ts';
import { slugify } from './slugify.ts';

it.each([
  ['Groß', 'gross'],
  ['GROẞ', 'gross'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Œuvre', 'oeuvre'],
  ['Đorđe', 'dorde'],
  ['Þingvellir Ð', 'thingvellir d'],
  ['Diyarbakır İĞ', 'diyarbakir ig'],
  ['Paraŀlel', 'parallel'],
  ['Paral·lel', 'parallel'],
  ['Málaga', 'malaga'],
  ['Malaga\u0301', 'malaga'],
  ['東1', '東1'],
])('%s is folded to %s, in names, slugs and references alike', (text, folded) => {
  const words = folded.split(' ');
  expect(foldLetters(text)).toBe(folded);
  expect(foldWords(text)).toBe(folded);
  expect(foldReference(text)).toBe(words.join(''));
  if (folded === '東1') return;
  expect(wordsOf(text)).toEqual(words);
  expect(slugify(text)).toBe(words.join('-'));
  expect(isNamed([text], folded)).toBe(true);
});

it('references whose letters differ have different keys', () => {
  expect(['Ø1', 'ŀ1', '1', 'ß1'].map(slugOfReference)).toEqual(['o1', 'l1', '1', 'ss1']);
});
