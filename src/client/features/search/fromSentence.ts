/** In a navigation's state: what of the sentence that led to the list it does not take into account. */
export interface FromSentence {
  /** In the visitor's words; empty when all of it is in the filters. */
  ignored: readonly string[];
  /** Lists of what else a place or a number of the sentence may mean. */
  others: readonly OtherReading[];
  /** Lists of what is nearest to what is left out. */
  nearest: readonly OtherReading[];
}

export interface OtherReading {
  name: string;
  /** Path and query, without the language's prefix. */
  url: string;
}
