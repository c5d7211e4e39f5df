import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { View } from '../../../features/map/mercator.ts';
import { recallMap, type MapMemory } from '../mapMemory.ts';

/**
 * Milliseconds without a change before the state is saved: browsers limit history.replaceState to about 100 calls in 30
 * s.
 */
const debounceMs = 300;

function memoryOf(list: string, view?: View): MapMemory {
  const saved = recallMap();
  return saved?.list === list ? saved : { list, view };
}

/**
 * Saves the state in the list's own history entry, beside what the router keeps there.
 * @param entry key of that entry: on the way to another page, the current entry is that page's already
 */
function save(entry: string, map?: MapMemory): void {
  const state = history.state as { key?: string } | null;
  if ((state?.key ?? 'default') === entry) history.replaceState({ ...state, map }, '');
}

interface Memory {
  memory: MapMemory;
  change: (changed: Partial<MapMemory>) => void;
  /** Changes and saves at once: for the visitor is about to leave. */
  changeNow: (changed: Partial<MapMemory>) => void;
}

/**
 * The state of a list's map, restored on the way back to it. Another list begins anew.
 * @param staysHere another list is of the same part of the map
 */
export function useMapMemory(list: string, staysHere: boolean): Memory {
  const { key } = useLocation();
  const [memory, setMemory] = useState(() => memoryOf(list));
  if (memory.list !== list) setMemory(memoryOf(list, staysHere ? memory.view : undefined));
  useEffect(() => {
    const timer = setTimeout(() => {
      save(key, memory);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [key, memory]);
  // A visitor who closes the map stays in the entry, which forgets it; one who leaves is in another entry by now.
  useEffect(
    () => () => {
      save(key);
    },
    [key],
  );
  const change = (changed: Partial<MapMemory>) => {
    setMemory((now) => ({ ...now, ...changed }));
  };
  return {
    memory,
    change,
    changeNow: (changed) => {
      // Or a pending save would write the state without the change.
      change(changed);
      save(key, { ...memory, ...changed });
    },
  };
}
