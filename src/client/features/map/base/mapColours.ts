import { mapColourNames, type MapPalette } from '#shared/theme/mapPalette.ts';
import '../../../theme/map.css';

/** Those of theme/map.css or of the network's theme, by their names. */
export type MapColours = MapPalette;

/** The colours of the page's style now, which change with its scheme. */
export function readMapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    mapColourNames.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as unknown as MapColours;
}
