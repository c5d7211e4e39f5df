import type { HomeFacts, HomeKind } from '../estates/homeFacts.ts';
import type { Hook, Point, TextTopic } from './topics.ts';

/**
 * A finished sentence or phrase, or one made for the home at hand. `choice` is a random number in [0, 1), drawn for
 * each phrase: a phrase with variants picks one by it, the same in every language.
 */
export type Phrase = string | ((home: HomeFacts, choice: number) => string);

/** What one language has to say about homes; all of it by the same topics. */
export interface Grammar {
  /** Whole sentences of the long text. */
  sentences: Record<TextTopic, readonly Phrase[]>;
  headlines: Record<Hook, readonly Phrase[]>;
  /** Lines of the list "you will like to know". */
  highlights: Record<Point, readonly Phrase[]>;
  /** Lines that end "it is special because of …". */
  special: Record<Point, readonly Phrase[]>;
  rentalConditions: RentalConditions;
  /** The kind's word in a URL and the preposition before its place, ASCII: `piso-en`. */
  slugStart: Record<HomeKind, string>;
}

export interface RentalConditions {
  /** What a tenant shows: income, work. */
  solvency: readonly Phrase[];
  deposit: { home: readonly Phrase[]; other: readonly Phrase[] };
  term: { home: readonly Phrase[]; season: readonly Phrase[]; other: readonly Phrase[] };
  /** Only for main homes: who pays the agency (LAU 20.1, PD-57). */
  fees: readonly Phrase[];
  further: { home: readonly Phrase[]; other: readonly Phrase[] };
}
