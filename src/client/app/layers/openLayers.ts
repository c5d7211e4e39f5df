/** What lies over the page until the visitor is done with it: a dialog, a sheet, a menu, the map on a phone. */
export interface Layer {
  close: () => void;
  /** Part of what the page shows: on the way back from another page it is there again. */
  isKept?: boolean;
}

/** The open ones, the uppermost last. */
export const openLayers: Layer[] = [];

let tell = () => {};

/** @param listener called after each change of the open layers */
export function onLayerChange(listener: () => void): void {
  tell = listener;
}

/** @returns what removes it again, when it has closed */
export function addLayer(layer: Layer): () => void {
  openLayers.push(layer);
  tell();
  return () => {
    const at = openLayers.indexOf(layer);
    if (at < 0) return;
    openLayers.splice(at, 1);
    tell();
  };
}
