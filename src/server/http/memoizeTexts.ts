import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';

/**
 * What the texts of a language may take, in bytes. Those without a value, some thousands, take half of it; of those
 * with one (counts, prices, names) there is no end.
 */
const maxBytes = 1_200_000;

/** What a text takes beside its own and its key's characters. */
const overhead = 150;

/** The cache key of a call; null when a value is neither a string nor a number. */
function cacheKeyOf(key: unknown, values: unknown): string | null {
  if (typeof key !== 'string') return null;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return null;
  let name = key;
  for (const [value, given] of Object.entries(values)) {
    if (typeof given !== 'string' && typeof given !== 'number') return null;
    name += `\0${value}\0${typeof given === 'number' ? '#' : ''}${given}`;
  }
  return name;
}

/** i18next's own types know keys and values by dictionary; here they are only compared and passed on. */
type FixedT = (...call: unknown[]) => string;

/**
 * Makes an instance keep the texts that it has made: its language and dictionaries never change here, and making a text
 * costs i18next more than React takes for the element around it.
 */
export function memoizeTexts(i18n: I18n): void {
  const makeFixedT = i18n.getFixedT.bind(i18n) as unknown as (...of: unknown[]) => FixedT;
  const fixedTs = new Map<string, FixedT>();
  const texts = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text, key) => overhead + text.length + key.length,
  });

  function getFixedT(...of: unknown[]): FixedT {
    const name = JSON.stringify(of);
    let fixedT = fixedTs.get(name);
    if (!fixedT) {
      const make = makeFixedT(...of);
      const id = fixedTs.size;
      fixedT = Object.assign((...call: unknown[]) => {
        const callKey = call.length > 2 ? null : cacheKeyOf(call[0], call[1]);
        if (callKey === null) return make(...call);
        const textKey = `${id} ${callKey}`;
        let text = texts.get(textKey);
        if (text === undefined) {
          text = make(...call);
          texts.set(textKey, text);
        }
        return text;
      }, make);
      fixedTs.set(name, fixedT);
    }
    return fixedT;
  }

  i18n.getFixedT = getFixedT as unknown as typeof i18n.getFixedT;
}
