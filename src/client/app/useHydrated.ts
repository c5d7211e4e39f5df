import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false in the server's HTML and while it is taken over. For controls that do nothing without
 * JavaScript.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
