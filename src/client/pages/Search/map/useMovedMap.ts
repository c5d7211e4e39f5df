import { useEffect, useRef, useState } from 'react';
import type { BoundSession } from '../session/useSearchSession.ts';

/** Milliseconds without a move of the map before the list follows it. */
const debounceMs = 350;

interface MovedMap {
  /** Whether the list follows the map. */
  isOn: boolean;
  turn: (on: boolean) => void;
  /** The list of what lies in a box, or after a while: each new one takes the place of those before. */
  follow: (bbox: string) => void;
}

/** Lets the list follow the map once that rests, unless the visitor goes elsewhere. */
export function useMovedMap({ moveMap, canMove }: Pick<BoundSession, 'moveMap' | 'canMove'>): MovedMap {
  const [isOn, turn] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!canMove) clearTimeout(timer.current);
  }, [canMove]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    isOn,
    turn,
    follow: (bbox) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        moveMap(bbox);
      }, debounceMs);
    },
  };
}
