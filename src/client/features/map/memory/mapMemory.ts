import type { View } from '../mercator.ts';

/** The state of the map of a list, to restore on the way back. */
export interface MapMemory {
  /** The list that it showed, as JSON. */
  list: string;
  /** Where the visitor moved it to. */
  view?: View | undefined;
  /** Whether sold and rented estates are shown. */
  closed?: boolean | undefined;
  /** References of the open marker's estates. */
  chosen?: readonly string[] | undefined;
  /** The one of them that the visitor went to. */
  opened?: string | undefined;
}

/** The state of the current history entry; undefined where the map was closed. */
export const recallMap = (): MapMemory | undefined => (history.state as { map?: MapMemory } | null)?.map;

/**
 * Saves the state in the list's own history entry, beside what the router keeps there.
 * @param entry key of that entry: on the way to another page, the current entry is that page's already
 */
export function saveMap(entry: string, map: MapMemory): void {
  const state = history.state as { key?: string } | null;
  if ((state?.key ?? 'default') === entry) history.replaceState({ ...state, map }, '');
}

/** For a visitor who closes the map: it stays closed on the way back. */
export function forgetMap(): void {
  history.replaceState({ ...(history.state as object | null), map: undefined }, '');
}
