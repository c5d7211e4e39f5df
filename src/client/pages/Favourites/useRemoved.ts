import { useEffect, useRef, useState } from 'react';
import { addFavourites } from '../../features/favourites/favourites.ts';

/**
 * The estate that was last removed from the list shown, and a function that restores it at its place.
 * The focus is on its card then, since the button that had it is gone.
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
