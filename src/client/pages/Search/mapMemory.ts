import type { View } from '../../features/map/mercator.ts';

/** How the map of a list was left. */
export interface MapMemory {
  /** The result that it showed; of another one it tells nothing. */
  about: string;
  /** Where the visitor had moved it. */
  view?: View | undefined;
  /** The homes of the marker that was open. */
  chosen?: readonly string[] | undefined;
  /** The one of them that was gone to. */
  opened?: string | undefined;
}

/** Of the list that is come back to; undefined where the map was shut. */
export const recallMap = (): MapMemory | undefined => (history.state as { map?: MapMemory } | null)?.map;
