import type { Feature, LineString } from 'geojson';
import { countryZoom, type TileLayer } from './cutTiles.ts';
import { readData } from './sources.ts';

/** As far as railways, which are true to some 120 m, lie about where they are. */
const lastRailZoom = countryZoom + 2;

const linesOf = <P>(file: string, properties: (own: P) => object): Feature[] =>
  readData<LineString, P>(file).map(({ geometry, properties: own }) => ({
    type: 'Feature',
    geometry,
    properties: { ...properties(own) },
  }));

/** The motorways and railways of the country. */
export const drawRoads = (): TileLayer[] => [
  {
    name: 'roads',
    from: 4,
    to: countryZoom,
    features: linesOf<{ class: string; ref?: string }>('motorways', ({ class: detail, ref }) => ({
      kind: 'highway',
      kind_detail: detail,
      min_zoom: 4,
      ...(ref && { ref }),
    })),
  },
  {
    name: 'roads',
    from: 7,
    to: lastRailZoom,
    features: linesOf('railways', () => ({ kind: 'rail', kind_detail: 'rail', min_zoom: 7 })),
  },
];
