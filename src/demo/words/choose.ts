import type { Random } from '../random.ts';

/**
 * Something to speak of, and the throw that decides in which words. The languages have as many ways of saying each
 * thing, in the same order, so that one throw says the same in all of them.
 */
export interface Choice<Topic> {
  topic: Topic;
  dice: number;
}

/** Throws the dice for each topic. */
export const choose = <Topic>(topics: readonly Topic[], random: Random): Choice<Topic>[] =>
  topics.map((topic) => ({ topic, dice: random.next() }));

/** One of a phrase's variants. */
export const variant = (dice: number, ...texts: readonly string[]): string => texts[Math.floor(dice * texts.length)]!;
