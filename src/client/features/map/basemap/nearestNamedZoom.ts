import { project, tileSize, type LngLat, type Size, type View } from '../mercator.ts';
import { cellZoom, nameKinds, type BasemapSheet } from './basemapSheet.ts';

/** Pixels from a frame's edge within which a name has no room. */
const margin = 40;

/** The kinds from here on are shown however near. */
const firstNear = nameKinds.indexOf('city');

/** Whether the name of a place stands in a view of a sheet. */
function hasName({ zoom, x, y, names }: BasemapSheet, view: View, { width, height }: Size): boolean {
  const scale = 2 ** (view.zoom - zoom);
  const middle = project(view, view.zoom);
  return names.some(
    ([, nameX, nameY, from, kind]) =>
      kind >= firstNear &&
      from <= view.zoom &&
      Math.abs((x + nameX) * scale - middle.x) < width / 2 - margin &&
      Math.abs((y + nameY) * scale - middle.y) < height / 2 - margin,
  );
}

/**
 * The nearest of some zooms at which our own basemap shows a name around a place, or else the farthest.
 * @param load fetches a piece of the basemap
 * @throws when that fails
 */
export async function nearestNamedZoom(
  place: LngLat,
  size: Size,
  { nearest, farthest }: { nearest: number; farthest: number },
  load: (name: string) => Promise<BasemapSheet>,
): Promise<number> {
  const { x, y } = project(place, cellZoom);
  const sheet = await load(`${Math.floor(x / tileSize)}-${Math.floor(y / tileSize)}`);
  let zoom = nearest;
  while (zoom > farthest && !hasName(sheet, { ...place, zoom }, size)) zoom -= 1;
  return zoom;
}
