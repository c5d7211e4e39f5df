import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

/**
 * The visitor's own places as this browser keeps them, and nothing else does: as text, which ownPlaces.ts reads. Lists
 * need no more of them at first than whether there are any.
 */
export const storedPlaces = createStoredValue<string>({
  key: storedKeyNames.places,
  read: (text) => text ?? '',
  write: (text) => text || null,
});

/** Empty where there are none, on the server, and until hydration. */
export const usePlacesText = (): string => useSyncExternalStore(storedPlaces.subscribe, storedPlaces.get, () => '');
