import '../../../theme/map.css';

const tokens = [
  ...(['sea', 'land', 'town', 'park', 'wood', 'sand', 'public', 'building'] as const),
  ...(['road', 'major-road', 'main-road', 'road-edge', 'main-road-edge', 'rail', 'coast', 'line'] as const),
  ...(['label', 'label-faint', 'label-sea', 'label-park', 'halo', 'shield', 'shield-label'] as const),
];

/** Those of theme/map.css, by their names. */
export type MapColours = Record<(typeof tokens)[number], string>;

/** The colours of the page's style now, which change with its scheme. */
export function readMapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    tokens.map((token) => [token, style.getPropertyValue(`--map-${token}`).trim()]),
  ) as MapColours;
}
