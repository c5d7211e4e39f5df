import type { Entry } from './entry.ts';

/** Keys by a word. A word without keys is removed. */
function createIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    add: (word: string, key: string) => {
      const known = keys.get(word);
      if (known) known.add(key);
      else keys.set(word, new Set([key]));
    },
    remove: (word: string, key: string) => {
      const known = keys.get(word);
      if (known?.delete(key) && known.size === 0) keys.delete(word);
    },
    get: (word: string): readonly string[] => [...(keys.get(word) ?? [])],
    clear: () => {
      keys.clear();
    },
  };
}

/** Keys of entries by their tags and their URLs. */
export function createIndexes() {
  const byTag = createIndex();
  const byUrl = createIndex();
  return {
    add: ({ key, url, tags }: Entry) => {
      byUrl.add(url, key);
      for (const tag of tags) byTag.add(tag, key);
    },
    remove: ({ key, url, tags }: Entry) => {
      byUrl.remove(url, key);
      for (const tag of tags) byTag.remove(tag, key);
    },
    keysByTag: byTag.get,
    keysByUrl: byUrl.get,
    clear: () => {
      byTag.clear();
      byUrl.clear();
    },
  };
}
