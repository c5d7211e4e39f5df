import municipalities from 'es-atlas/es/municipalities.json' with { type: 'json' };
import type { Feature, GeoJsonObject, Geometry, LineString, MultiPolygon, Polygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type {
  GeometryCollection,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
  Topology,
} from 'topojson-specification';
import { lookUp } from '#shared/lookUp.ts';
import { aroundTiles, countryZoom, streetZoom, type TileLayer } from './cutTiles.ts';
import { namesOf, riverNames } from './placeNames.ts';
import { landWithStreets } from './shore.ts';
import type { City } from './streets.ts';
import { readCountries, readData, type Country } from './sources.ts';

const neighbours: readonly string[] = ['PRT', 'FRA', 'AND', 'MAR', 'GIB'];
const isDrawn = ({ A3 }: { A3: string }): boolean => A3 === 'ESP' || neighbours.includes(A3);

const featureOf = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** The whole of a Mercator map. */
const world: Position[] = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

type Countries = Topology<{ countries: GeometryCollection<{ A3: string }> }>;

function topologyOf(countries: Country[]): Countries {
  return topology({
    countries: { type: 'FeatureCollection', features: countries } as GeoJsonObject,
  }) as unknown as Countries;
}

/** Land as one, without borders, and without the holes that lakes and enclaves are. */
function landOf(countries: Countries): MultiPolygon {
  const shapes = countries.objects.countries.geometries as TopoMultiPolygon<{ A3: string }>[];
  const { coordinates } = merge(countries, shapes);
  return { type: 'MultiPolygon', coordinates: coordinates.map(([outline]) => [outline!]) };
}

/** The source draws ponds as triangles. */
const fewestCorners = 9;

/** Lakes: holes of countries that no other country fills. */
function lakesOf(countries: Countries): Feature[] {
  const uses = new Map<number, number>();
  const arcOf = (index: number): number => (index < 0 ? ~index : index);
  const shapes = countries.objects.countries.geometries as TopoMultiPolygon<{ A3: string }>[];
  for (const index of shapes.flatMap(({ arcs }) => arcs.flat(2)).map(arcOf))
    uses.set(index, (uses.get(index) ?? 0) + 1);
  return shapes
    .filter(({ properties }) => isDrawn(properties!))
    .flatMap(({ arcs }) => arcs.flatMap((rings) => rings.slice(1)))
    .filter((ring) => ring.every((index) => uses.get(arcOf(index)) === 1))
    .map((ring): Polygon => {
      const shape: TopoPolygon = { type: 'Polygon', arcs: [ring] };
      return { type: 'Polygon', coordinates: merge(countries, [shape]).coordinates[0]! };
    })
    .filter(({ coordinates }) => coordinates[0]!.length >= fewestCorners)
    .map((geometry) => featureOf(geometry, { kind: 'lake' }));
}

/** Land and the sea about it. */
function landAndSea(land: MultiPolygon, zooms: { from: number; to: number }): TileLayer[] {
  const docks = land.coordinates.flatMap((rings) => rings.slice(1)).map((dock) => [dock.toReversed()]);
  const sea: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: [[world, ...land.coordinates.map(([outline]) => outline!.toReversed())], ...docks],
  };
  return [
    { name: 'earth', ...zooms, features: [featureOf(land, { kind: 'earth' })] },
    { name: 'water', ...zooms, features: [featureOf(sea, { kind: 'ocean' })] },
  ];
}

const drawRivers = (): Feature[] =>
  readData<LineString, { name: string | null; scalerank: number }>('rivers').map(
    ({ geometry, properties: { name, scalerank } }) => {
      return featureOf(geometry, {
        kind: 'river',
        min_zoom: Math.max(4, scalerank - 2),
        ...(name && namesOf(lookUp(riverNames, name) ?? name)),
      });
    },
  );

type Atlas = Topology<{
  municipalities: GeometryCollection;
  provinces: GeometryCollection;
  autonomous_regions: GeometryCollection;
}>;

/** The kinds of borders by OpenStreetMap's administrative levels, as Protomaps has them. */
function borders(countries: Countries): TileLayer[] {
  const atlas = municipalities as unknown as Atlas;
  const inner = (name: keyof Atlas['objects']): Geometry => mesh(atlas, atlas.objects[name], (a, b) => a !== b);
  const frontiers = mesh(countries, countries.objects.countries, (a, b) => {
    const [one, other] = [a, b].map((area) => area.properties as { A3: string });
    return a !== b && (isDrawn(one!) || isDrawn(other!));
  });
  const layer = (from: number, kind: string, level: number, geometry: Geometry): TileLayer => ({
    name: 'boundaries',
    from,
    to: 14,
    features: [featureOf(geometry, { kind, kind_detail: level })],
  });
  return [
    layer(2, 'country', 2, frontiers),
    layer(4, 'region', 4, inner('autonomous_regions')),
    layer(5, 'county', 6, inner('provinces')),
    layer(8, 'locality', 8, inner('municipalities')),
  ];
}

/** The country without its names and streets, and the land of some cities as their streets show it. */
export function drawCountry(cities: readonly City[]): TileLayer[] {
  const countries = topologyOf(readCountries());
  const land = landOf(countries);
  const urban = readData<Polygon, object>('urban').map(({ geometry }) => featureOf(geometry, { kind: 'urban_area' }));
  return [
    ...landAndSea(land, { from: 0, to: countryZoom }),
    ...cities.flatMap(({ streets, box }) =>
      landAndSea(landWithStreets(land, streets, aroundTiles(box, countryZoom + 1)), {
        from: countryZoom + 1,
        to: streetZoom,
      }).map((layer) => ({ ...layer, box })),
    ),
    { name: 'water', from: 5, to: streetZoom, features: lakesOf(countries) },
    { name: 'water', from: 4, to: streetZoom, features: drawRivers() },
    { name: 'landcover', from: 4, to: 9, features: urban },
    ...borders(countries),
  ];
}
