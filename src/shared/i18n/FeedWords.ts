/** What the import of listings says and reads in a language. */
export interface FeedWords {
  /** How sources write the language, in small letters without accents. */
  names: readonly string[];
  /** What a listing without a headline is called: a kind in a place. */
  headline: { kinds: Readonly<Record<string, string>>; other: string; in: string };
  /** Conditions of a let. */
  rentalConditions: Readonly<Record<'season' | 'optionToBuy' | 'communityIncluded', string>>;
}
