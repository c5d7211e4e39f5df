import '../../../theme/map.css';

const tokens = [
  ...(['sea', 'land', 'town', 'park', 'wood', 'sand', 'public', 'building', 'road', 'main-road', 'road-edge'] as const),
  ...(['rail', 'coast', 'line', 'label', 'label-faint', 'label-sea', 'halo'] as const),
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
