import { useCallback, useState } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { attempt } from '../../../app/session/attempt.ts';

/** Whether a visitor lets their browser ask a third party for the streets. */
export type TileChoice = 'yes' | 'no';

const choices: readonly TileChoice[] = ['yes', 'no'];

function read(): TileChoice | undefined {
  const stored = attempt(() => localStorage.getItem(storedKeyNames.mapTiles));
  return choices.find((choice) => choice === stored);
}

/**
 * The visitor's choice, undefined before there is one, and how it is made. Without storage it lasts as long as the map.
 */
export function useTileChoice(): [TileChoice | undefined, (choice: TileChoice) => void] {
  const [choice, setChoice] = useState(read);
  const choose = useCallback((next: TileChoice) => {
    setChoice(next);
    attempt(() => {
      localStorage.setItem(storedKeyNames.mapTiles, next);
    });
  }, []);
  return [choice, choose];
}
