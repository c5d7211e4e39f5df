import { useSyncExternalStore } from 'react';

/** Where a map takes the whole screen (ListWithMap.module.css). */
const narrow = '(max-width: 43.74rem)';

const subscribe = (tell: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
