import { conicProjection, type Point } from './conicProjection.ts';
import { pathOf } from './pathOf.ts';
import { areaOf, outerRings, placesOf, simplify, type Topology } from './topology.ts';

/**
 * The cities of docs/product.md#constants by their provinces' slugs: INE's number of the province, the city's name as
 * the network writes it, and where it lies.
 */
const cities = [
  { slug: 'albacete', name: 'Albacete', province: '02', place: [-1.856, 38.995] },
  { slug: 'barcelona', name: 'Barcelona', province: '08', place: [2.17, 41.387] },
  { slug: 'girona', name: 'Girona', province: '17', place: [2.823, 41.983] },
  { slug: 'madrid', name: 'Madrid', province: '28', place: [-3.703, 40.417] },
  { slug: 'valencia', name: 'Valencia', province: '46', place: [-0.376, 39.47] },
  { slug: 'tarragona', name: 'Tarragona', province: '43', place: [1.249, 41.119] },
  { slug: 'alicante', name: 'Alicante', province: '03', place: [-0.483, 38.345] },
  { slug: 'las-palmas', name: 'Las Palmas', province: '35', place: [-15.43, 28.124] },
  { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife', province: '38', place: [-16.252, 28.468] },
  { slug: 'salamanca', name: 'Salamanca', province: '37', place: [-5.664, 40.965] },
  { slug: 'granada', name: 'Granada', province: '18', place: [-3.601, 37.176] },
  { slug: 'burgos', name: 'Burgos', province: '09', place: [-3.704, 42.341] },
] as const satisfies readonly { slug: string; name: string; province: string; place: Point }[];

/** Units of the drawing. */
const width = 1000;
const height = 800;
/** Where the middle of each part lies. The Canaries lie in the sea south-east of the mainland, a little smaller. */
const parts = {
  mainland: { project: conicProjection({ parallels: [37, 43], centre: [-2.6, 40], scale: 5_000 }), at: [482, 346] },
  canaries: {
    project: conicProjection({ parallels: [27.8, 29.2], centre: [-15.8, 28.5], scale: 4_500 }),
    at: [822, 694],
  },
} as const;
/** The frame around them. */
const inset = { x: 650, y: 598, width: 344, height: 196 };
/** Not in the drawing: no province's, or too small to be seen. */
const leftOut: readonly string[] = ['51', '52', '54'];
const tolerance = 1.3;
const smallestIsland = 8;

const toDrawing = ([longitude, latitude]: Point): Point => {
  const { project, at } = longitude < -12 ? parts.canaries : parts.mainland;
  const [x, y] = project([longitude, latitude]);
  return [at[0] + x, at[1] + y];
};

/**
 * The drawing: every province once, those of the cities under their slugs, all together as `land`, and the Canaries'
 * frame as `inset`.
 */
export function drawProvinces(atlas: Topology): string {
  const arcs = placesOf(atlas).map((arc) => simplify(arc.map(toDrawing), tolerance));
  const drawn = atlas.objects.provinces.geometries
    .filter(({ id }) => !leftOut.includes(id))
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const paths = drawn.map((province) => {
    const slug = cities.find((city) => city.province === province.id)?.slug;
    const rings = outerRings(province, arcs).filter((ring) => areaOf(ring) >= smallestIsland);
    return `<path${slug ? ` id="${slug}"` : ''} d="${rings.map((ring) => pathOf(ring, true)).join('')}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<!-- Made by scripts/drawMap.ts from borders of the Instituto Geográfico Nacional (CC BY 4.0, ign.es), simplified. -->',
    `<g id="land">${paths.join('\n')}</g>`,
    `<path id="inset" d="M${inset.x} ${inset.y}h${inset.width}v${inset.height}h-${inset.width}z"/>`,
    '</svg>',
    '',
  ].join('\n');
}

/** The module that says where the cities lie on the drawing, in per cent of its sides. */
export function writeCities(): string {
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 1000) / 10;
  const rows = cities.map(({ slug, name, place }) => {
    const [x, y] = toDrawing(place);
    return `  { slug: '${slug}', name: '${name}', x: ${percent(x, width)}, y: ${percent(y, height)} },`;
  });
  return [
    '// Made by scripts/drawMap.ts: change it there.',
    '',
    '/** The cities of the map (docs/product.md#constants) with the slugs of their provinces, and where they lie on spain.svg: per cent from its left and its top. */',
    'export const mapCities = [',
    ...rows,
    '] as const;',
    '',
    `export const mapSize = { width: ${width}, height: ${height} } as const;`,
    '',
  ].join('\n');
}
