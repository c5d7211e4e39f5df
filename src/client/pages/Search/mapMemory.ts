import type { View } from '../../features/map/mercator.ts';

/** The state of the map of a list, to restore on the way back. */
export interface MapMemory {
  /** The list that it showed, as JSON. */
  list: string;
  /** Where the visitor moved it to. */
  view?: View | undefined;
  /** References of the open marker's estates. */
  chosen?: readonly string[] | undefined;
  /** The one of them that the visitor went to. */
  opened?: string | undefined;
}

/** The state of the current history entry; undefined where the map was closed. */
export const recallMap = (): MapMemory | undefined => (history.state as { map?: MapMemory } | null)?.map;
