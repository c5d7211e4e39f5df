import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore` with a value that does not change while the page is shown. */
export const subscribeToNothing = () => () => {};

/**
 * Whether scripts run: false in the server's HTML and while it is taken over. For controls that do nothing without
 * JavaScript.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
