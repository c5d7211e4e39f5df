/** What search engines show of a title, the brand included (docs/product.md#search-engines). */
const maxTitle = 65;

/** Characters that a page's own title may have before the brand. */
export const titleRoom = (brandName: string): number => maxTitle - ` | ${brandName}`.length;

/** Prepositions and articles, as names of places have them. */
const joining = '(?:a|al|de|del|do|dos|el|els|en|in|la|las|les|los|of|the|y|i)';
const atStart = new RegExp(`^(?:${joining}\\s+)*\\S+`, 'i');
const atEnd = new RegExp(`(?:\\s+${joining})+$`, 'i');

/**
 * The name of a place, with its preposition or without, in at most so many characters: cut at a word, and never to less
 * than its first.
 */
export function cutAtWord(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const least = atStart.exec(name)?.[0] ?? name;
  const kept = name
    .slice(0, Math.max(maxLength, 1))
    .replace(/\s+\S*$/, '')
    .replace(atEnd, '');
  return `${(kept.length < least.length ? least : kept).replace(/,$/, '')}…`;
}

/**
 * A title that holds the name of a place, which is cut where the title would be too long.
 * @param shorter the place in fewer words, where there are any
 */
export function titleWithPlace(
  place: string,
  brandName: string,
  write: (place: string) => string,
  shorter = place,
): string {
  const room = titleRoom(brandName);
  const whole = write(place);
  return whole.length <= room ? whole : write(cutAtWord(shorter, room - write('').length));
}
