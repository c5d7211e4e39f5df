/**
 * Words and phrases, separated by commas; accents and case do not matter. `piso(s)` is with or without, `nuev(o/a)` one
 * or the other.
 */
export type Phrases = string;

/** What a number counts or measures. */
export type UnitWord =
  | 'rooms'
  /** Rooms that the living room is among. */
  | 'pieces'
  | 'bathrooms'
  | 'area'
  /** An area, or a distance. */
  | 'metres'
  | 'km'
  | 'minutes'
  | 'euros'
  /** Behind an amount: it is a rent. */
  | 'monthly';

/** What a word does in a sentence. */
export type GrammarWord =
  /** Before a place; before one that is not to be far; before what a distance is from. */
  | 'in'
  | 'near'
  | 'of'
  | 'and'
  | 'or'
  /** Between the ends of a range. */
  | 'to'
  | 'between'
  | 'with'
  | 'without'
  | 'max'
  | 'min'
  | 'over'
  | 'under'
  | 'about'
  /** Behind a number or a letter. */
  | 'orMore'
  | 'orLess'
  /** Before an amount. */
  | 'budget'
  /** Before the letter of a certificate. */
  | 'energy'
  | 'postcode'
  /** Before a number that measures nothing. */
  | 'numbered'
  | 'province'
  | 'quarter'
  /** What a town stands for by itself: its centre. */
  | 'centre'
  | 'street'
  /** How somebody travels. */
  | 'car'
  | 'foot'
  | 'bicycle'
  | 'transit'
  /** Any home, without a kind. */
  | 'home'
  /** New, of a home beside it. */
  | 'newHome'
  /** What says nothing of what is looked for. */
  | 'filler'
  /** What the site cannot narrow a search by, and has nothing near to. */
  | 'unavailable';

/** The words of a language by which a sentence is read (filters/sentence). */
export interface SentenceWords {
  operation: Readonly<Record<'buy' | 'rent', Phrases>>;
  /** Of each option of each filter (filters/table.ts), by their names. */
  options: Readonly<Record<string, Readonly<Record<string, Phrases>>>>;
  /** By the names of the sorts in URLs (domain/sorts.ts). */
  sorts: Readonly<Record<string, Phrases>>;
  units: Readonly<Record<UnitWord, Phrases>>;
  /** What a number is multiplied by: of 1000 `mil`. */
  scales: Readonly<Record<string, Phrases>>;
  /** Numbers in words. */
  numbers: Readonly<Record<string, Phrases>>;
  grammar: Readonly<Record<GrammarWord, Phrases>>;
  /** What the site cannot narrow a search by, with what it has that is nearest: it is offered, never applied. */
  nearest: Pick<SentenceWords, 'options' | 'sorts'> & {
    /** By what is looked up with the name of the sentence's place: of `mar` `costa`, of `céntrico` `centro`. */
    places: Readonly<Record<string, Phrases>>;
  };
}
