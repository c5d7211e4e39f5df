import type { LocalisedList } from '#shared/api/wire.ts';
import type { HomeFacts, HomeKind } from '../homes/homeFacts.ts';
import type { Random } from '../random.ts';

export type { LocalisedList };

/** A finished sentence, or one made for the home at hand. */
export type Phrase = string | ((home: HomeFacts) => string);

/** What one language has to say about a home. */
export interface Writer {
  headline: (home: HomeFacts, random: Random) => string;
  text: (home: HomeFacts, random: Random) => string;
  highlights: (home: HomeFacts, random: Random) => string[];
  special: (home: HomeFacts, random: Random) => string[];
  rentalConditions: (home: HomeFacts, random: Random) => string[];
  /** The kind's word in a URL, ASCII, and the preposition before its place: `piso-en`. */
  slugStart: Record<HomeKind, string>;
}
