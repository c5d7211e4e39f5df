import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query holds; on the server it does not. */
function createMediaHook(query: string): () => boolean {
  const subscribe = (tell: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', tell);
    return () => {
      list.removeEventListener('change', tell);
    };
  };
  const read = () => matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, read, () => false);
}

/** Where a map takes the whole screen (ListWithMap.module.css). */
export const useIsNarrow = createMediaHook('(max-width: 43.74rem)');

/** Where a map beside its list is so low that what it says takes one line. */
export const useIsShort = createMediaHook('(max-height: 43.99rem)');

/** Where a map of the whole screen has no room for the cards of its list. */
export const useIsLow = createMediaHook('(max-height: 41.24rem)');
