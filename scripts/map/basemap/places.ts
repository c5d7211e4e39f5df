import municipalities from 'es-atlas/es/municipalities.json' with { type: 'json' };
import provinces from 'es-atlas/es/provinces.json' with { type: 'json' };
import type { Feature } from 'geojson';
import { lookUp } from '#shared/lookUp.ts';
import type { Point } from '../conicProjection.ts';
import { areaOf, middleOf, outerRings, placesOf, type Topology } from '../topology.ts';
import type { TileLayer } from './cutTiles.ts';
import { countries, namesOf, provinces as provinceForms, provinceSpots, seas, townNames } from './placeNames.ts';
import { quarters } from './quarters.ts';
import { readTowns, type Town } from './sources.ts';

interface Place {
  /** In Spanish; where they differ, in Catalan and English after bars. */
  name: string;
  at: Point;
  kind: string;
  /** What a locality is. */
  detail?: string;
  /** The first zoom of the map at which it is of use; its tiles are those of a zoom less. */
  from: number;
  population?: number;
}

/** Towns of at least so many people are of use from a zoom on: first Spain's, then its neighbours'. */
const sizes: readonly (readonly [zoom: number, spain: number, neighbours: number])[] = [
  [4, 3_000_000, 9_000_000],
  [5, 500_000, 9_000_000],
  [6, 180_000, 1_500_000],
  [7, 70_000, 400_000],
  [8, 30_000, 150_000],
  [9, 12_000, 60_000],
  [10, 5_000, 30_000],
  [11, 1_500, 15_000],
  [12, 0, 4_000],
];
const smallestCity = 70_000;
const smallestTown = 5_000;

function provinceNames(atlas: Topology): Place[] {
  const arcs = placesOf(atlas);
  return atlas.objects.provinces.geometries
    .filter(({ id }) => Number(id) <= 50)
    .map((province) => {
      const ring = outerRings(province, arcs).reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest));
      const spot = lookUp(provinceSpots, province.id);
      return {
        name: lookUp(provinceForms, province.id) ?? province.properties.name,
        kind: 'region',
        at: spot ?? middleOf(ring),
        from: 6,
      };
    });
}

const metresBetween = (a: Town, b: Town): number =>
  111_320 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** A place that is no seat and lies near a large city is a part of it. */
const isQuarter = (town: Town, cities: readonly Town[]): boolean =>
  !town.isSeat &&
  cities.some(
    (city) => city !== town && city.isSeat && city.population > town.population && metresBetween(city, town) < 9000,
  );

/** Cities of their own that the list of towns does not write as seats. */
const notQuarters: readonly string[] = ["L'Hospitalet de Llobregat", 'Badalona', 'Sabadell', 'Terrassa'];

/** Districts of a city that the list of towns puts far from its middle. */
const farQuarters: readonly string[] = ['Fuencarral-El Pardo'];

/** The province of Valencia and its neighbours on the coast. */
const bilingual = /^(03|12|46)/;

/** Names of Valencian towns in Spanish and Catalan, by both: the atlas writes "Xàbia/Jávea". */
function valencianNames(atlas: Topology): Map<string, string> {
  const municipalities = atlas.objects.municipalities?.geometries ?? [];
  return new Map(
    municipalities
      .filter(({ id, properties }) => bilingual.test(id) && properties.name.includes('/'))
      .flatMap(({ properties }) => {
        const [catalan, spanish] = properties.name.split('/') as [string, string];
        const capital = catalan.charAt(0).toUpperCase() + catalan.slice(1);
        const forms = `${spanish}|${capital}|${spanish}`;
        return [
          [spanish, forms],
          [catalan, forms],
          [capital, forms],
        ] as const;
      }),
  );
}

/** Quarters of cities that the list of towns does not have. */
function quarterNames(known: readonly Place[]): Place[] {
  const near = ([x, y]: Point, { name, at }: Place, wanted: string): boolean =>
    name.split('|').some((form) => form.toLowerCase() === wanted.toLowerCase()) &&
    Math.hypot(x - at[0], y - at[1]) < 0.05;
  return quarters
    .map(([name, lng, lat]) => ({ name, at: [lng, lat] as const }))
    .filter(({ name, at }) => !known.some((other) => near(at, other, name)))
    .map(({ name, at }) => ({ name: name.replaceAll("'", '’'), kind: 'neighbourhood', at, from: 12 }));
}

function detailOf({ population }: Town): string {
  if (population >= smallestCity) return 'city';
  return population >= smallestTown ? 'town' : 'village';
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Municipalities as the atlas writes them, by their names without accents: the list of towns leaves out some. */
const accentedNames = (atlas: Topology): Map<string, string> =>
  new Map((atlas.objects.municipalities?.geometries ?? []).map(({ properties: { name } }) => [plain(name), name]));

function townNamesOf(towns: readonly Town[], municipalities: Topology): Place[] {
  const valencian = valencianNames(municipalities);
  const accented = accentedNames(municipalities);
  const cities = towns.filter(({ population }) => population >= smallestCity);
  return towns.flatMap((town) => {
    const inSpain = town.country === 'ES';
    const quarter =
      inSpain && (farQuarters.includes(town.name) || (!notQuarters.includes(town.name) && isQuarter(town, cities)));
    const size = sizes.find(([, spain, neighbours]) => town.population >= (inSpain ? spain : neighbours));
    const written = (inSpain ? accented.get(plain(town.name)) : undefined) ?? town.name;
    const isUnknown = !inSpain && town.population === 0;
    if (!size || isUnknown) return [];
    return [
      {
        name:
          lookUp(townNames, town.name) ??
          lookUp(townNames, written) ??
          (valencian.get(written) ?? written).replaceAll("'", '’'),
        at: [town.lng, town.lat] as const,
        population: town.population,
        ...(quarter ? { kind: 'neighbourhood' } : { kind: 'locality', detail: detailOf(town) }),
        from: quarter ? Math.max(12, size[0]) : size[0],
      },
    ];
  });
}

/** Protomaps' `population_rank` grows at each of these. */
const ranks: readonly number[] = [
  ...[1, 200, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  ...[1_000_000, 2_000_000, 5_000_000, 10_000_000],
];

function featureOf({ name, kind, detail, at: [lng, lat], from, population }: Place): Feature {
  const properties = {
    kind,
    ...namesOf(name),
    min_zoom: from - 1,
    ...(detail && { kind_detail: detail }),
    ...(population && { population, population_rank: ranks.filter((least) => population >= least).length - 1 }),
  };
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

/** Names of countries, provinces, towns and quarters, and of seas. */
export function drawPlaces(): TileLayer[] {
  const towns = townNamesOf(readTowns(), municipalities as unknown as Topology);
  const places: Place[] = [
    ...countries.map(([name, lng, lat], at): Place => ({
      name,
      kind: 'country',
      at: [lng, lat],
      from: at < 5 ? 4 : 7,
    })),
    ...provinceNames(provinces as unknown as Topology),
    ...towns,
    ...quarterNames(towns),
  ];
  const waters = seas.map(([name, lng, lat, from]): Place => ({
    name,
    kind: /^(Golfo|Estrecho)/.test(name) ? 'bay' : name.startsWith('Océano') ? 'ocean' : 'sea',
    at: [lng, lat],
    from,
  }));
  return [
    { name: 'places', from: 0, to: 14, features: places.map(featureOf) },
    { name: 'water', from: 0, to: 14, features: waters.map(featureOf) },
  ];
}
