import type { Random } from '../random.ts';

/**
 * A topic, and a random number in [0, 1) that picks its phrase. All languages have the same number of phrases for each
 * topic, in the same order, so that one number picks the same phrase in all of them.
 */
export interface Choice<Topic> {
  topic: Topic;
  choice: number;
}

/** Draws a random number for each topic. */
export const choose = <Topic>(topics: readonly Topic[], random: Random): Choice<Topic>[] =>
  topics.map((topic) => ({ topic, choice: random.next() }));

/** One of a phrase's variants. */
export const variant = (choice: number, ...texts: readonly string[]): string =>
  texts[Math.floor(choice * texts.length)]!;
