import { catalanGrammar } from './catalan/catalanGrammar.ts';
import { englishGrammar } from './english/englishGrammar.ts';
import type { Grammar, Phrase } from './grammar.ts';
import { spanishGrammar } from './spanish/spanishGrammar.ts';

const sections = ['sentences', 'headlines', 'highlights', 'special'] as const;

const counts = (grammar: Grammar): Record<string, number> =>
  Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries<readonly Phrase[]>(grammar[section]).map(([topic, phrases]) => [
        `${section} ${topic}`,
        phrases.length,
      ]),
    ),
  );

describe('the grammars', () => {
  it.each([
    ['Catalan', catalanGrammar],
    ['English', englishGrammar],
  ])('have as many ways of saying each thing in %s as in Spanish', (_name, grammar) => {
    expect(counts(grammar)).toEqual(counts(spanishGrammar));
  });

  it.each([
    ['Spanish', spanishGrammar],
    ['Catalan', catalanGrammar],
    ['English', englishGrammar],
  ])('have whole sentences in %s', (_name, { sentences }) => {
    for (const phrases of Object.values<readonly Phrase[]>(sentences)) {
      for (const phrase of phrases) if (typeof phrase === 'string') expect(phrase).toMatch(/^[A-ZÀ-Ú].*\.$/);
    }
  });
});
