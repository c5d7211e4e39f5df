/** Names by themselves: entries with the same tags then hold the same strings. */
const names = new Map<string, string>();

/** Beyond it all are forgotten: what is in the cache keeps its own. */
const maxNames = 20_000;

/** Characters of the longest tag that is shared: the contract's are shorter. */
const maxTagLength = 100;

/** A copy of its own: a part of a header's text would keep the whole text in memory. */
const copyOf = (tag: string): string => Buffer.from(tag).toString();

/**
 * The same tags, each string once in the process. A list of 24 homes has some sixty, as do its page and the lists that
 * overlap it: without this they would be a tenth of the heap, which each collection of garbage goes through.
 */
export function shareTags(tags: readonly string[]): readonly string[] {
  if (names.size > maxNames) names.clear();
  return tags.map((tag) => {
    if (tag.length > maxTagLength) return tag;
    const known = names.get(tag);
    if (known !== undefined) return known;
    const name = copyOf(tag);
    names.set(name, name);
    return name;
  });
}
