import { colourOf, contrast } from './contrast.ts';

/** The colours of maps, as client/theme/map.css names them after `--map-`. */
export const mapColourNames = [
  ...(['sea', 'land', 'town', 'park', 'wood', 'sand', 'public', 'building'] as const),
  ...(['road', 'major-road', 'main-road', 'road-edge', 'main-road-edge', 'rail', 'coast', 'line'] as const),
  ...(['label', 'label-faint', 'label-sea', 'label-park', 'halo', 'shield', 'shield-label'] as const),
];

type MapColourName = (typeof mapColourNames)[number];

/** The colours of maps in one scheme, complete, as `#rrggbb`. */
export type MapPalette = Readonly<Record<MapColourName, string>>;

const grounds = [
  ...(['land', 'town', 'park', 'wood', 'sand', 'public', 'building'] as const),
  ...(['road', 'major-road', 'main-road', 'halo'] as const),
];

/** Names, and what they stand on. */
const namePairs: readonly (readonly [name: MapColourName, grounds: readonly MapColourName[]])[] = [
  ['label', [...grounds, 'sea']],
  ['label-faint', grounds],
  ['label-sea', ['sea', 'halo']],
  ['label-park', ['park', 'wood', 'halo']],
  ['shield-label', ['shield']],
];

/** @returns the names on a map that are too hard to read on what they stand on, each as a sentence */
export const weakNames = (palette: MapPalette): string[] =>
  namePairs.flatMap(([name, below]) =>
    below.flatMap((ground) => {
      const ratio = contrast(colourOf(palette[name]), colourOf(palette[ground]));
      return ratio < 4.5 ? [`map-${name} on map-${ground} is ${ratio.toFixed(2)}:1, and needs 4.5:1`] : [];
    }),
  );
