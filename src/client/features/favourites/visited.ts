import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { maxFavourites, readKeys, writeKeys } from '#shared/domain/favourites.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

const visited = createStoredValue<readonly string[]>({
  key: storedKeyNames.visited,
  read: (text) => readKeys(text ?? ''),
  write: writeKeys,
});

/** Remembers in this browser, and nowhere else, that the visitor opened an estate. */
export function addVisited(key: string): void {
  const others = visited.latest().filter((other) => other !== key);
  visited.set([key, ...others].slice(0, maxFavourites));
}

const none: readonly string[] = [];

/** The estates that the visitor has opened, in this tab and in others, the latest first; none until hydration. */
export const useVisited = (): readonly string[] => useSyncExternalStore(visited.subscribe, visited.get, () => none);

/** Whether the visitor has opened an estate: renders again when that changes, not with every change of the list. */
export const useIsVisited = (key: string): boolean =>
  useSyncExternalStore(
    visited.subscribe,
    () => visited.get().includes(key),
    () => false,
  );
