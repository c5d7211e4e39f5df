/** What is added to the router's state of an entry of the history. */
interface EntryState {
  /** The router's own. Missing where the browser has made the entry, for an anchor. */
  idx?: number;
  /** How many entries of layers lie over that of the page, up to this one. */
  layers?: number | undefined;
  /** The page shows its layer again. */
  isKept?: boolean | undefined;
  /** A list has taken the place of the layer's entry, as that of a moved map does: it stays when the layer closes. */
  isPage?: boolean | undefined;
}

export const entryNow = (): EntryState => (history.state as EntryState | null) ?? {};

export const depthNow = (): number => entryNow().layers ?? 0;

export function markEntry(state: object): void {
  history.replaceState({ ...entryNow(), ...state }, '');
}

/**
 * Adds an entry with the page's own URL and router state: steps between the two load nothing (createRoutes.tsx).
 * @returns whether it is there: a browser may refuse it (navigation/allowRefusals.ts)
 */
export function pushEntry(layers: number): boolean {
  try {
    history.pushState({ ...entryNow(), layers, isKept: undefined, isPage: undefined }, '');
    return true;
  } catch {
    return false;
  }
}
