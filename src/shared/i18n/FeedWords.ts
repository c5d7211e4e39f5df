/** What the import of listings says and reads in a language. */
export interface FeedWords {
  /** How sources write the language, in small letters without accents. */
  names: readonly string[];
  /** What a listing without a headline is called: a kind in a place. */
  headline: { kinds: Readonly<Record<string, string>>; other: string; in: string };
  /** Conditions of a let. */
  rentalConditions: Readonly<Record<'season' | 'optionToBuy' | 'communityIncluded', string>>;
  /**
   * What columns of sheets are called, by the field that they are (origin/import/formats/csv/columnNames.ts), as slugs
   * with `m2` for `m²` and `no` for `nº`; names that may be several things are left out.
   */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** Areas and landmarks of Spain (origin/places/landmarks.json) with their articles, by their Spanish names. */
  landmarks?: Readonly<Record<string, string>>;
}
