import { useSyncExternalStore } from 'react';
import { mostFavourites, readReferences, writeReferences } from '#shared/domain/favourites.ts';

/**
 * The visitor's list of homes (PD-39): references, the latest first, kept in this browser and nowhere else.
 * What the storage does not take (switched off, full) is kept until the document goes.
 */
const storageKey = 'favourites';

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

const tell = (): void => {
  listeners.forEach((listener) => {
    listener();
  });
};

/** Another tab may have changed the list; so it may have while this document rested in the history. */
function readAgain(): void {
  if (stored) list = readStored();
  tell();
}

function keepList(next: readonly string[]): void {
  list = next;
  try {
    localStorage.setItem(storageKey, writeReferences(next));
    stored = true;
  } catch {
    stored = false;
  }
  tell();
}

/** The list as it is now. The same array as long as nothing changes. */
export const favourites = (): readonly string[] => (list ??= readStored());

/** Whether the list outlives this document. */
export const areStored = (): boolean => stored;

/**
 * Puts homes on the list.
 * @param at where, from 0; an undone removal goes back to its place
 * @returns false when they do not all fit: the list is then as it was
 */
export function addFavourites(references: readonly string[], at = 0): boolean {
  const others = (stored ? readStored() : favourites()).filter((reference) => !references.includes(reference));
  if (others.length + references.length > mostFavourites) return false;
  keepList(others.toSpliced(at, 0, ...references));
  return true;
}

export function removeFavourites(references: readonly string[]): void {
  keepList((stored ? readStored() : favourites()).filter((reference) => !references.includes(reference)));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', readAgain);
    addEventListener('pageshow', readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', readAgain);
    removeEventListener('pageshow', readAgain);
  };
}

const unknown = (): null => null;

/** The list; null on the server and while the browser takes over, where nobody knows it. */
export const useFavourites = (): readonly string[] | null => useSyncExternalStore(subscribe, favourites, unknown);

const no = (): boolean => false;

/** Whether a home is on the list. Its component is drawn anew when that changes, not with every change of the list. */
export const useIsFavourite = (reference: string): boolean =>
  useSyncExternalStore(subscribe, () => favourites().includes(reference), no);
