import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { mostFavourites, readReferences, writeReferences } from '#shared/domain/favourites.ts';

/**
 * The visitor's favourites (PD-39): references of estates, the latest first, stored in this browser and nowhere else.
 * Where the storage is off or full, they last as long as the document.
 */
const storageKey = storedKeyNames.favourites;

let list: readonly string[] | undefined;
let stored = true;
const listeners = new Set<() => void>();

function readStored(): readonly string[] {
  try {
    return readReferences(localStorage.getItem(storageKey) ?? '');
  } catch {
    stored = false;
    return list ?? [];
  }
}

const notifyListeners = (): void => {
  listeners.forEach((listener) => {
    listener();
  });
};

/** Another tab may have changed the list, also while this document was in the back-forward cache. */
function reload(): void {
  if (stored) list = readStored();
  notifyListeners();
}

function storeList(next: readonly string[]): void {
  list = next;
  try {
    localStorage.setItem(storageKey, writeReferences(next));
    stored = true;
  } catch {
    stored = false;
  }
  notifyListeners();
}

/** The current list. The same array until it changes. */
export const favourites = (): readonly string[] => (list ??= readStored());

/** Whether the list is stored beyond this document. */
export const areStored = (): boolean => stored;

/**
 * Adds estates to the list.
 * @param at index of the first; undoing a removal restores its place
 * @returns false when they do not all fit: the list is then unchanged
 */
export function addFavourites(references: readonly string[], at = 0): boolean {
  const others = (stored ? readStored() : favourites()).filter((reference) => !references.includes(reference));
  if (others.length + references.length > mostFavourites) return false;
  storeList(others.toSpliced(at, 0, ...references));
  return true;
}

export function removeFavourites(references: readonly string[]): void {
  storeList((stored ? readStored() : favourites()).filter((reference) => !references.includes(reference)));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', reload);
    addEventListener('pageshow', reload);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', reload);
    removeEventListener('pageshow', reload);
  };
}

const unknown = (): null => null;

/** The list; null on the server and until hydration. */
export const useFavourites = (): readonly string[] | null => useSyncExternalStore(subscribe, favourites, unknown);

const no = (): boolean => false;

/**
 * Whether an estate is on the list. Its component renders again when that changes, not with every change of the list.
 */
export const useIsFavourite = (reference: string): boolean =>
  useSyncExternalStore(subscribe, () => favourites().includes(reference), no);
