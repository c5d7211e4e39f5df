import type { Purge } from '../edge/purge.ts';
import { keyOfTag, keyOfUrl } from './cdnKeys.ts';

/** What one call purges. */
export interface KeyBatch {
  keys: readonly string[] | 'all';
  mode: Purge['mode'];
}

export interface WaitingKeys {
  add: (purge: Purge) => void;
  /** Removes what the next call is to purge: hard purges first. @returns null when nothing waits */
  take: () => KeyBatch | null;
  /** Of a call that failed. */
  putBack: (batch: KeyBatch) => void;
  size: () => number;
}

/** Keys that wait to be purged, each once; in place of more than `maxKeys` everything waits. */
export function createWaitingKeys({ maxKeys, maxPerBatch }: { maxKeys: number; maxPerBatch: number }): WaitingKeys {
  const modes = new Map<string, Purge['mode']>();
  let isAllWaiting = false;

  function waitForAll(): void {
    modes.clear();
    isAllWaiting = true;
  }

  function addKeys(keys: readonly string[], mode: Purge['mode']): void {
    for (const key of keys) modes.set(key, modes.get(key) === 'hard' ? 'hard' : mode);
    if (modes.size > maxKeys) waitForAll();
  }

  const keysOf = (mode: Purge['mode']): string[] =>
    modes
      .entries()
      .filter(([, each]) => each === mode)
      .map(([key]) => key)
      .take(maxPerBatch)
      .toArray();

  return {
    add: ({ tags, urls, all, mode }) => {
      if (all) waitForAll();
      else if (!isAllWaiting) addKeys([...tags.map(keyOfTag), ...urls.map(keyOfUrl)], mode);
    },
    take: () => {
      if (isAllWaiting) {
        isAllWaiting = false;
        return { keys: 'all', mode: 'hard' };
      }
      for (const mode of ['hard', 'soft'] as const) {
        const keys = keysOf(mode);
        for (const key of keys) modes.delete(key);
        if (keys.length > 0) return { keys, mode };
      }
      return null;
    },
    putBack: ({ keys, mode }) => {
      if (keys === 'all') waitForAll();
      else if (!isAllWaiting) addKeys(keys, mode);
    },
    size: () => (isAllWaiting ? 1 : modes.size),
  };
}
