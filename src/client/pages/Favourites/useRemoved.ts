import { useEffect, useRef, useState } from 'react';
import { addFavourites } from '../../features/favourites/favourites.ts';

/**
 * The estate that was last removed from the list shown, and a function that restores it at its place.
 * The focus is on its card then, since the button that had it is gone.
 */
export function useRemoved(keys: readonly string[] | null): { removed: string | null; undo: () => void } {
  const [before, setBefore] = useState(keys);
  const [removed, setRemoved] = useState<{ key: string; at: number } | null>(null);
  const restored = useRef<string>(undefined);

  if (before !== keys) {
    const taken = (before ?? []).filter((key) => !keys?.includes(key));
    setBefore(keys);
    setRemoved(taken.length === 1 ? { key: taken[0]!, at: before!.indexOf(taken[0]!) } : null);
  }

  useEffect(() => {
    if (restored.current === undefined) return;
    document.querySelector<HTMLElement>(`main a[href$="/${restored.current}"]`)?.focus();
    restored.current = undefined;
  }, [keys]);

  const undo = () => {
    if (!removed) return;
    restored.current = removed.key;
    addFavourites([removed.key], removed.at);
  };
  return { removed: removed?.key ?? null, undo };
}
