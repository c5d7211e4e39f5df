import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { recallMap, type MapMemory } from '../mapMemory.ts';

/** Milliseconds that the map rests before it is kept: browsers refuse a hundred changes of an entry in half a minute. */
const rest = 300;

function memoryOf(about: string): MapMemory {
  const kept = recallMap();
  return kept?.about === about ? kept : { about };
}

/**
 * Keeps it in the list's own entry of the history, behind the router's back, which leaves it there.
 * @param entry to which it belongs: on the way to another page the address is that page's already
 */
function keepIn(entry: string, map?: MapMemory): void {
  const state = history.state as { key?: string } | null;
  if ((state?.key ?? 'default') === entry) history.replaceState({ ...state, map }, '');
}

interface Memory {
  memory: MapMemory;
  change: (changed: Partial<MapMemory>) => void;
  /** At once, for who is about to leave. */
  keep: (changed: Partial<MapMemory>) => void;
}

/** Where the visitor is on the map of a result, and a note of it for the way back. Another result begins anew. */
export function useMapMemory(about: string): Memory {
  const { key } = useLocation();
  const [memory, setMemory] = useState(() => memoryOf(about));
  if (memory.about !== about) setMemory(memoryOf(about));
  useEffect(() => {
    const timer = setTimeout(() => {
      keepIn(key, memory);
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [key, memory]);
  // Who shuts the map stays in its entry; who leaves is in another one by now.
  useEffect(
    () => () => {
      keepIn(key);
    },
    [key],
  );
  const change = (changed: Partial<MapMemory>) => {
    setMemory((now) => ({ ...now, ...changed }));
  };
  return {
    memory,
    change,
    keep: (changed) => {
      // A note that is still to be made would otherwise be one without it.
      change(changed);
      keepIn(key, { ...memory, ...changed });
    },
  };
}
