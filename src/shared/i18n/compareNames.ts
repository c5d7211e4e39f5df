let collator: Intl.Collator | undefined;

/**
 * The order of places and people, in every language alike: the names are Spanish and Catalan ones, and all sides must
 * sort the same.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('es');
  return collator.compare(a, b);
}
