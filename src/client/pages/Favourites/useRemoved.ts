import { useEffect, useRef, useState } from 'react';
import { addFavourites } from '../../features/favourites/favourites.ts';

/**
 * The home that was last taken off the list while it was looked at, and the way to put it back where it stood.
 * After that the focus is on its card again, for the button that had it is gone.
 */
export function useRemoved(references: readonly string[] | null): { removed: string | null; undo: () => void } {
  const [before, setBefore] = useState(references);
  const [removed, setRemoved] = useState<{ reference: string; at: number } | null>(null);
  const restored = useRef<string>(undefined);

  if (before !== references) {
    const taken = (before ?? []).filter((reference) => !references?.includes(reference));
    setBefore(references);
    setRemoved(taken.length === 1 ? { reference: taken[0]!, at: before!.indexOf(taken[0]!) } : null);
  }

  useEffect(() => {
    if (restored.current === undefined) return;
    document.querySelector<HTMLElement>(`main a[href$="/${restored.current}"]`)?.focus();
    restored.current = undefined;
  }, [references]);

  const undo = () => {
    if (!removed) return;
    restored.current = removed.reference;
    addFavourites([removed.reference], removed.at);
  };
  return { removed: removed?.reference ?? null, undo };
}
