import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { maxFavourites, readKeys, writeKeys } from '#shared/domain/favourites.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

/**
 * The visitor's favourites (PD-39): keys of estates, the latest first, stored in this browser and nowhere else.
 * Where the storage is off or full, they last as long as the document.
 */
const list = createStoredValue<readonly string[]>({
  key: storedKeyNames.favourites,
  read: (text) => readKeys(text ?? ''),
  write: writeKeys,
});

/** The current list. The same array until it changes. */
export const favourites = list.get;

/** The list as other tabs have left it. */
export const latestFavourites = list.latest;

export const replaceFavourites = list.set;

/** Whether the list is stored beyond this document. */
export const areStored = list.isStored;

/**
 * Adds estates to the list.
 * @param at index of the first; undoing a removal restores its place
 * @returns false when they do not all fit: the list is then unchanged
 */
export function addFavourites(keys: readonly string[], at = 0): boolean {
  const others = list.latest().filter((key) => !keys.includes(key));
  if (others.length + keys.length > maxFavourites) return false;
  list.set(others.toSpliced(at, 0, ...keys));
  return true;
}

export function removeFavourites(keys: readonly string[]): void {
  list.set(list.latest().filter((key) => !keys.includes(key)));
}

const unknown = (): null => null;

/** The list; null on the server and until hydration. */
export const useFavourites = (): readonly string[] | null => useSyncExternalStore(list.subscribe, favourites, unknown);

const no = (): boolean => false;

/**
 * Whether an estate is on the list. Its component renders again when that changes, not with every change of the list.
 */
export const useIsFavourite = (key: string): boolean =>
  useSyncExternalStore(list.subscribe, () => favourites().includes(key), no);
