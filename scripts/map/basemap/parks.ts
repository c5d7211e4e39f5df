import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { Point } from '../conicProjection.ts';
import { areaOf, middleOf } from '../topology.ts';
import { countryZoom, streetZoom, type TileLayer } from './cutTiles.ts';
import { namesOf } from './placeNames.ts';
import { readData } from './sources.ts';

interface Park {
  name?: string;
  /** In square metres. */
  area: number;
}

/** From which zoom on parks of at least so many square metres are drawn, and from which their names have room. */
const sizes: readonly (readonly [area: number, zoom: number, nameZoom: number])[] = [
  [2_000_000, countryZoom, 11],
  [150_000, countryZoom + 1, 13],
  [60_000, countryZoom + 2, 14],
  [20_000, countryZoom + 2, 15],
  [0, countryZoom + 3, 16],
];

const sizeOf = ({ area }: Park) => sizes.find(([least]) => area >= least)!;

const kindOf = ({ name = '' }: Park): string => (name.startsWith('Parc Natural') ? 'nature_reserve' : 'park');

/** Where the name of a park stands: the middle of its largest part. */
function spotOf(geometry: Polygon | MultiPolygon): Point {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = parts.map(([outline]) => outline as unknown as Point[]);
  return middleOf(rings.reduce((largest, ring) => (areaOf(ring) > areaOf(largest) ? ring : largest)));
}

/** The parks of the cities with streets, each of the larger ones with its name. */
export function drawParks(): TileLayer[] {
  const parks = readData<Polygon | MultiPolygon, Park>('parks-barcelona');
  const areas = Map.groupBy(parks, ({ properties }) => sizeOf(properties)[1]);
  const names = parks.flatMap(({ geometry, properties }): Feature[] => {
    const { name } = properties;
    if (!name) return [];
    return [
      {
        type: 'Feature',
        properties: { kind: kindOf(properties), ...namesOf(name), min_zoom: sizeOf(properties)[2] },
        geometry: { type: 'Point', coordinates: [...spotOf(geometry)] },
      },
    ];
  });
  return [
    ...[...areas].map(([from, features]): TileLayer => ({
      name: 'landuse',
      from,
      to: streetZoom,
      features: features.map(({ geometry, properties }) => ({
        type: 'Feature',
        geometry,
        properties: { kind: kindOf(properties) },
      })),
    })),
    { name: 'pois', from: countryZoom + 1, to: streetZoom, features: names },
  ];
}
