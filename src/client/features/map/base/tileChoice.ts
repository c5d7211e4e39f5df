import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { createStoredValue } from '../../../app/session/createStoredValue.ts';

/** Whether a visitor lets their browser ask a third party for the streets. */
export type TileChoice = 'yes' | 'no';

const choices: readonly TileChoice[] = ['yes', 'no'];

const stored = createStoredValue<TileChoice | undefined>({
  key: storedKeyNames.mapTiles,
  read: (text) => choices.find((choice) => choice === text),
  write: (choice) => choice ?? null,
});

/**
 * The visitor's choice, undefined before there is one, and how it is made. Without storage it lasts as long as the
 * document.
 */
export const useTileChoice = (): [TileChoice | undefined, (choice: TileChoice) => void] => [
  useSyncExternalStore(stored.subscribe, stored.get),
  stored.set,
];
