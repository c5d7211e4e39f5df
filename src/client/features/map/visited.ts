import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { mostFavourites, readReferences, writeReferences } from '#shared/domain/favourites.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

const visited = createStoredValue<readonly string[]>({
  key: storedKeyNames.visited,
  read: (text) => readReferences(text ?? ''),
  write: writeReferences,
});

/** Remembers in this browser, and nowhere else, that the visitor opened an estate. */
export function addVisited(reference: string): void {
  const others = visited.latest().filter((other) => other !== reference);
  visited.set([reference, ...others].slice(0, mostFavourites));
}

/** The estates that the visitor has opened, in this tab and in others, the latest first. */
export const useVisited = (): readonly string[] => useSyncExternalStore(visited.subscribe, visited.get);
