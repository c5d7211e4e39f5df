import { useState, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../../app/useHydrated.ts';
import { forgetMap, recallMap } from './mapMemory.ts';

/**
 * Whether the map of a list is open, and how to change that. It stays open from one list to the next, and is restored
 * on the way back. The server renders the page without it.
 */
export function useMapShown(): [isShown: boolean, show: (shown: boolean) => void] {
  const [shown, setShown] = useState(() => typeof history === 'object' && recallMap() !== undefined);
  const show = (next: boolean) => {
    if (!next) forgetMap();
    setShown(next);
  };
  // Without the map the page does not render again once it is hydrated.
  const isShown = useSyncExternalStore(
    subscribeToNothing,
    () => shown,
    () => false,
  );
  return [isShown, show];
}
