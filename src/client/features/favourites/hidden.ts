import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { maxFavourites, readKeys, writeKeys } from '#shared/domain/favourites.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

const hidden = createStoredValue<readonly string[]>({
  key: storedKeyNames.hidden,
  read: (text) => readKeys(text ?? ''),
  write: (keys) => (keys.length === 0 ? null : writeKeys(keys)),
});

/** Hides an estate in lists of this browser; the one that was hidden first shows again when there are too many. */
export function hideEstate(key: string): void {
  const others = hidden.latest().filter((other) => other !== key);
  hidden.set([key, ...others].slice(0, maxFavourites));
}

export function showEstate(key: string): void {
  hidden.set(hidden.latest().filter((other) => other !== key));
}

/** The estates that the visitor has hidden, the latest first; null on the server and until hydration. */
export const useHidden = (): readonly string[] | null => useSyncExternalStore(hidden.subscribe, hidden.get, () => null);

/** Whether an estate is hidden: renders again when that changes, not with every change of the list. */
export const useIsHidden = (key: string): boolean =>
  useSyncExternalStore(
    hidden.subscribe,
    () => hidden.get().includes(key),
    () => false,
  );
