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

type EntryState = { key?: string; map?: MapMemory } | null;

const keyOf = (state: EntryState): string => state?.key ?? 'default';

/**
 * What this document saved, by the key of its entry: a visitor may leave a list after its address is in the history and
 * before React has shown it, and then the state of its map cannot be written there any more.
 */
const saved = new Map<string, MapMemory>();

/** The state of the current history entry; undefined where the map was closed. */
export function recallMap(): MapMemory | undefined {
  const state = history.state as EntryState;
  return state?.map ?? saved.get(keyOf(state));
}

/**
 * Saves the state in the list's own history entry, beside what the router keeps there.
 * @param entry key of that entry: on the way to another page, the current entry is that page's already
 */
export function saveMap(entry: string, map: MapMemory): void {
  saved.set(entry, map);
  const state = history.state as EntryState;
  if (keyOf(state) === entry) history.replaceState({ ...state, map }, '');
}

/** For a visitor who closes the map: it stays closed on the way back. */
export function forgetMap(): void {
  const state = history.state as EntryState;
  saved.delete(keyOf(state));
  history.replaceState({ ...state, map: undefined }, '');
}
