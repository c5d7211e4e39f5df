/** What search engines show of a title, the brand included (docs/product.md#search-engines). */
export const maxTitle = 65;

/** Words that nothing ends with: prepositions and articles. */
const joining = /(?:[\s,]+(?:a|al|d[eo]l?s?|e[ln]|els?|i|in|l[aeo]s?|of|the|y))+$/i;

/** A name of at most so many characters, cut at a word; the first word stays whole. */
export function cutAtWord(name: string, most: number): string {
  if (name.length <= most) return name;
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > most - 1) words.pop();
  return `${words.join(' ').replace(joining, '').replace(/,$/, '')}…`;
}
