import { hasCloseRequests, watchCloseRequests } from './closeRequests.ts';
import { depthNow, entryNow, markEntry, pushEntry } from './historyEntry.ts';

/** What lies over the page until the visitor is done with it: a dialog, a sheet, a menu, the map on a phone. */
interface Layer {
  close: () => void;
  /** What the page needs to show the layer again where its entry is come back to. */
  kept: object | undefined;
  /** How many entries of layers the history has up to its own; undefined until it has one. */
  depth?: number;
}

const open: Layer[] = [];
/** On the way down from the entry of a layer that has closed otherwise than by Back. */
let isLeaving = false;
/** Ends when it is left, or when the browser has not made the step: it refuses some of many. */
let left = Promise.resolve();
let endLeaving = () => {};
const longestStepMs = 1_000;
/** Counts navigations and steps through the history: the last one is the one that ends. */
let steps = 0;
let isNavigating = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(layers: readonly Layer[]): void {
  for (const layer of [...layers].reverse()) {
    open.splice(open.indexOf(layer), 1);
    layer.close();
  }
}

/** Gives each layer its entry. A layer that opens as another closes, or while a page loads, takes over that entry. */
function settle(): void {
  if (isLeaving) return;
  let needed = Math.max(0, ...open.map(({ depth = 0 }) => depth));
  for (const layer of open.filter(({ depth }) => depth === undefined)) {
    needed += 1;
    layer.depth = needed;
    if (depthNow() < needed && !pushEntry(needed)) continue;
    markEntry({ ...layer.kept, isKept: layer.kept !== undefined });
  }
  if (depthNow() <= needed || isNavigating) return;
  if (entryNow().isPage) return markEntry({ layers: needed, isKept: undefined, isPage: undefined });
  isLeaving = true;
  left = new Promise((resolve) => {
    // The router hears of the step too, perhaps after us.
    endLeaving = () => setTimeout(resolve);
    setTimeout(resolve, longestStepMs);
  });
  history.go(needed - depthNow());
}

/** After all that one press does: one menu closes and another opens, a sheet closes and a page loads. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function onStep(): void {
  steps += 1;
  isNavigating = false;
  // Also the one that has no entry yet: Back was pressed the moment it opened.
  const above = open.filter(({ depth = Infinity }) => depth > depthNow());
  // Opened while the entry of another was being left.
  if (isLeaving) for (const layer of above) delete layer.depth;
  else close(above);
  isLeaving = false;
  endLeaving();
  if (!entryNow().isKept) settleSoon();
}

/** Lets Back close layers from here on. */
export function watchLayers(): void {
  addEventListener('popstate', onStep);
  // A document that was loaded again has the entry of a layer still, and not the layer.
  if (!entryNow().isKept) settleSoon();
}

/** @param kept see Layer @returns what removes it again, when it has closed */
export function addLayer(closeLayer: () => void, kept?: object): () => void {
  const layer: Layer = { close: closeLayer, kept };
  let end: (() => void) | undefined;
  if (hasCloseRequests()) {
    // No entry. Any step through the history closes it, unless the page decides about it.
    layer.depth = kept ? 0 : 1;
    end = watchCloseRequests(closeLayer, kept);
  }
  open.push(layer);
  settleSoon();
  return () => {
    end?.();
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    settleSoon();
  };
}

/**
 * Navigates so that Back cancels the load, and the next page takes the place of the entry of what closes then: an entry
 * with the present URL is added at once, unless there is that of a layer, and the router replaces it.
 * @param keepsLayers what is open stays so over the next list
 */
export async function navigateOverLayers(
  navigate: (replace: boolean) => Promise<void> | void,
  { replace = false, keepsLayers = false }: { replace?: boolean | undefined; keepsLayers?: boolean },
): Promise<void> {
  // That step would end the load: a sheet closes, and what was chosen in it is asked for.
  if (isLeaving) await left;
  const { idx, isKept, isPage } = entryNow();
  if (idx === undefined) return navigate(replace);
  const hasEntry = depthNow() > 0 && !isKept && !isPage;
  if (!replace && !hasEntry && !pushEntry(depthNow() + 1)) return navigate(false);
  steps += 1;
  const own = steps;
  isNavigating = true;
  await navigate(true);
  // Not replaced, where the server leads to another document: a step back would cancel its load.
  if (own !== steps || depthNow() > 0) return;
  isNavigating = false;
  const staying = open.filter(({ kept }) => keepsLayers || kept);
  close(open.filter((layer) => !staying.includes(layer)));
  if (staying.length > 0 && !hasCloseRequests()) {
    staying.forEach((layer, index) => (layer.depth = index + 1));
    markEntry({ layers: staying.length, isKept: staying.at(-1)!.kept !== undefined, isPage: true });
  }
  settleSoon();
}
