import { conicProjection, type Point } from './conicProjection.ts';
import { pathOf } from './pathOf.ts';
import { areaOf, outerRings, placesOf, simplify, type Topology } from './topology.ts';

/**
 * The provinces by their slugs, those of docs/product.md#constants first: INE's number, the name as the network writes
 * it, and where the capital lies.
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
  { slug: 'sevilla', name: 'Sevilla', province: '41', place: [-5.99, 37.389] },
  { slug: 'malaga', name: 'Málaga', province: '29', place: [-4.42, 36.72] },
  { slug: 'zaragoza', name: 'Zaragoza', province: '50', place: [-0.881, 41.652] },
  { slug: 'a-coruna', name: 'A Coruña', province: '15', place: [-8.396, 43.371] },
  { slug: 'alava', name: 'Álava', province: '01', place: [-2.673, 42.847] },
  { slug: 'almeria', name: 'Almería', province: '04', place: [-2.465, 36.838] },
  { slug: 'asturias', name: 'Asturias', province: '33', place: [-5.845, 43.361] },
  { slug: 'avila', name: 'Ávila', province: '05', place: [-4.699, 40.656] },
  { slug: 'badajoz', name: 'Badajoz', province: '06', place: [-6.97, 38.879] },
  { slug: 'bizkaia', name: 'Bizkaia', province: '48', place: [-2.935, 43.263] },
  { slug: 'caceres', name: 'Cáceres', province: '10', place: [-6.371, 39.476] },
  { slug: 'cadiz', name: 'Cádiz', province: '11', place: [-6.293, 36.53] },
  { slug: 'cantabria', name: 'Cantabria', province: '39', place: [-3.805, 43.462] },
  { slug: 'castellon', name: 'Castellón', province: '12', place: [-0.037, 39.986] },
  { slug: 'ciudad-real', name: 'Ciudad Real', province: '13', place: [-3.928, 38.985] },
  { slug: 'cordoba', name: 'Córdoba', province: '14', place: [-4.779, 37.884] },
  { slug: 'cuenca', name: 'Cuenca', province: '16', place: [-2.134, 40.071] },
  { slug: 'gipuzkoa', name: 'Gipuzkoa', province: '20', place: [-1.981, 43.318] },
  { slug: 'guadalajara', name: 'Guadalajara', province: '19', place: [-3.167, 40.633] },
  { slug: 'huelva', name: 'Huelva', province: '21', place: [-6.95, 37.258] },
  { slug: 'huesca', name: 'Huesca', province: '22', place: [-0.409, 42.136] },
  { slug: 'illes-balears', name: 'Illes Balears', province: '07', place: [2.65, 39.57] },
  { slug: 'jaen', name: 'Jaén', province: '23', place: [-3.788, 37.78] },
  { slug: 'la-rioja', name: 'La Rioja', province: '26', place: [-2.445, 42.466] },
  { slug: 'leon', name: 'León', province: '24', place: [-5.567, 42.599] },
  { slug: 'lleida', name: 'Lleida', province: '25', place: [0.626, 41.617] },
  { slug: 'lugo', name: 'Lugo', province: '27', place: [-7.556, 43.012] },
  { slug: 'murcia', name: 'Murcia', province: '30', place: [-1.13, 37.984] },
  { slug: 'navarra', name: 'Navarra', province: '31', place: [-1.645, 42.817] },
  { slug: 'ourense', name: 'Ourense', province: '32', place: [-7.864, 42.336] },
  { slug: 'palencia', name: 'Palencia', province: '34', place: [-4.528, 42.01] },
  { slug: 'pontevedra', name: 'Pontevedra', province: '36', place: [-8.644, 42.431] },
  { slug: 'segovia', name: 'Segovia', province: '40', place: [-4.118, 40.95] },
  { slug: 'soria', name: 'Soria', province: '42', place: [-2.465, 41.764] },
  { slug: 'teruel', name: 'Teruel', province: '44', place: [-1.107, 40.344] },
  { slug: 'toledo', name: 'Toledo', province: '45', place: [-4.024, 39.858] },
  { slug: 'valladolid', name: 'Valladolid', province: '47', place: [-4.728, 41.652] },
  { slug: 'zamora', name: 'Zamora', province: '49', place: [-5.745, 41.503] },
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
 * The drawing: every province once under its slug, all together as `land`, and the Canaries' frame as `inset`.
 */
export function drawProvinces(atlas: Topology): string {
  const arcs = placesOf(atlas).map((arc) => simplify(arc.map(toDrawing), tolerance));
  const drawn = atlas.objects.provinces.geometries
    .filter(({ id }) => !leftOut.includes(id))
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const paths = drawn.map((province) => {
    const { slug } = cities.find((city) => city.province === province.id)!;
    const rings = outerRings(province, arcs).filter((ring) => areaOf(ring) >= smallestIsland);
    return `<path id="${slug}" d="${rings.map((ring) => pathOf(ring, true)).join('')}"/>`;
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
    '/**',
    ' * Every province with its slug, the twelve of docs/product.md#constants first, and where its capital lies on spain.svg:',
    ' * per cent from its left and its top.',
    ' */',
    'export const mapCities = [',
    ...rows,
    '] as const;',
    '',
    `export const mapSize = { width: ${width}, height: ${height} } as const;`,
    '',
  ].join('\n');
}
