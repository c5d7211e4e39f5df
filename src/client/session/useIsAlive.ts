import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken over where this stands: not in the server's HTML, nor while React compares itself with it. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
