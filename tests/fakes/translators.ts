import type { Part } from '#origin/translations/keptWords.ts';
import type { Provider } from '#origin/translations/Provider.ts';

const words = ['of', 'the', 'with', 'house', 'street', 'kitchen', 'minutes', 'building', 'bedrooms', 'apartment'];

/** English words as long as those of a text, and what is kept: nonsense that a check takes for a translation. */
export const inEnglish = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part.replace(/\p{L}+/gu, (word) => words[Math.min(word.length, words.length) - 1]!)
        : part.keep,
    )
    .join('');

export interface FakeProvider extends Provider {
  /** The lines that it was asked for, a request each. */
  asked: string[][];
  /** What it does with the next requests; by default it translates. */
  answer: (lines: readonly (readonly Part[])[]) => string[] | Promise<string[]>;
}

/** A provider of this process. */
export function createFakeProvider(name = 'deepl'): FakeProvider {
  const provider: FakeProvider = {
    ...{ name, maxLines: 50, maxCharacters: 5_000, asked: [] },
    answer: (lines) => lines.map(inEnglish),
    translate: async (lines) => {
      provider.asked.push(
        lines.map((line) => line.map((part) => (typeof part === 'string' ? part : `[${part.keep}]`)).join('')),
      );
      return provider.answer(lines);
    },
  };
  return provider;
}
