import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { recallMap, saveMap, type MapMemory } from './mapMemory.ts';

/**
 * Milliseconds without a change before the state is saved: browsers limit history.replaceState to about 100 calls in 30
 * s.
 */
const debounceMs = 300;

function memoryOf(list: string, next?: Omit<MapMemory, 'list'>): MapMemory {
  const saved = recallMap();
  return saved?.list === list ? saved : { list, ...next };
}

export interface KeptState {
  memory: MapMemory;
  change: (changed: Partial<MapMemory>) => void;
  /** Changes and saves at once: for the visitor is about to leave. */
  changeNow: (changed: Partial<MapMemory>) => void;
}

/**
 * The state of a list's map, restored on the way back to it. Another list begins anew, but for what is shown of it.
 * @param staysHere another list is of the same part of the map
 */
export function useMapMemory(list: string, staysHere: boolean): KeptState {
  const { key } = useLocation();
  const [memory, setMemory] = useState(() => memoryOf(list));
  if (memory.list !== list)
    setMemory(memoryOf(list, { view: staysHere ? memory.view : undefined, closed: memory.closed }));
  const entry = useRef(key);
  useEffect(() => {
    // The entry of the next list knows it at once: the visitor may leave it before the debounce ends.
    if (entry.current !== key) {
      entry.current = key;
      saveMap(key, memory);
      return;
    }
    const timer = setTimeout(() => {
      saveMap(key, memory);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [key, memory]);
  const change = (changed: Partial<MapMemory>) => {
    setMemory((now) => ({ ...now, ...changed }));
  };
  return {
    memory,
    change,
    changeNow: (changed) => {
      // Or a pending save would write the state without the change.
      change(changed);
      saveMap(key, { ...memory, ...changed });
    },
  };
}
