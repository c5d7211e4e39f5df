import type { SceneFacts } from '../sceneFacts.ts';
import { lights, type Light, type TimeOfDay } from './light.ts';
import { createRandom, type Random } from './random.ts';

/** How a house is built. A scene may name one (`1-facade-masia`); else the id decides. */
export const buildingStyles = [
  'eixample',
  'madrid',
  'andaluz',
  'masia',
  'modern',
  'canarias',
  'townhouse',
  'villa',
  'galleries',
  'seventies',
  'castilla',
  'quarter',
  'tiles',
] as const;
export type BuildingStyle = (typeof buildingStyles)[number];

export type FloorKind = 'planks' | 'herringbone' | 'hydraulic' | 'terracotta' | 'stone' | 'terrazzo' | 'concrete';

export type ViewKind = 'sea' | 'city' | 'hills' | 'garden' | 'roofs' | 'street' | 'courtyard' | 'fields';

export interface Palette {
  wall: string;
  /** One wall, or the kitchen's fronts, may wear it. */
  accentWall: string;
  /** Sofa, cushions, throws: main, pale, spark. */
  fabric: string;
  linen: string;
  spark: string;
  wood: string;
  metal: string;
}

const palettes: readonly Palette[] = [
  {
    wall: '#f1e7d6',
    accentWall: '#d9b48f',
    fabric: '#c4623f',
    linen: '#ecdcc2',
    spark: '#2f5d62',
    wood: '#b07a4a',
    metal: '#b38b4d',
  },
  {
    wall: '#eff0ea',
    accentWall: '#a9c3c9',
    fabric: '#2e6f95',
    linen: '#f0e6d2',
    spark: '#d98e5f',
    wood: '#c89b6a',
    metal: '#3a3f42',
  },
  {
    wall: '#f0ebdd',
    accentWall: '#a8ad85',
    fabric: '#76804c',
    linen: '#ede0c4',
    spark: '#c07848',
    wood: '#8a5f3c',
    metal: '#b38b4d',
  },
  {
    wall: '#f8f4eb',
    accentWall: '#efe6d6',
    fabric: '#d3bf9c',
    linen: '#f5ecdc',
    spark: '#4d6a78',
    wood: '#d2ab7d',
    metal: '#3a3f42',
  },
  {
    wall: '#ecd9c4',
    accentWall: '#c9835f',
    fabric: '#e8d6bb',
    linen: '#f3e7d3',
    spark: '#8c3f2b',
    wood: '#7c5236',
    metal: '#4b3a2e',
  },
  {
    wall: '#e9e6df',
    accentWall: '#35515a',
    fabric: '#24545a',
    linen: '#e8dcc8',
    spark: '#c99a3f',
    wood: '#9a6b42',
    metal: '#c19a55',
  },
  {
    wall: '#f4e6dc',
    accentWall: '#dca58f',
    fabric: '#b66a5a',
    linen: '#f4ead9',
    spark: '#49646b',
    wood: '#a9764b',
    metal: '#b38b4d',
  },
  {
    wall: '#ecefe4',
    accentWall: '#9fb39d',
    fabric: '#56725f',
    linen: '#f2e8d5',
    spark: '#cf8a52',
    wood: '#c49364',
    metal: '#3a3f42',
  },
  {
    wall: '#f3ede0',
    accentWall: '#d8cbb0',
    fabric: '#b7a37f',
    linen: '#efe5d0',
    spark: '#3f6373',
    wood: '#8f6a48',
    metal: '#4b4640',
  },
  {
    wall: '#f2efe8',
    accentWall: '#6d93ad',
    fabric: '#27527a',
    linen: '#f3e7d0',
    spark: '#dca54c',
    wood: '#bd8a58',
    metal: '#c19a55',
  },
  {
    wall: '#f6eddb',
    accentWall: '#e0b964',
    fabric: '#c8902e',
    linen: '#f0e4cf',
    spark: '#3c5a57',
    wood: '#a0714a',
    metal: '#3a3f42',
  },
  {
    wall: '#ebe8e3',
    accentWall: '#77756f',
    fabric: '#5b6062',
    linen: '#dccbb0',
    spark: '#b96f48',
    wood: '#b58a60',
    metal: '#2f3234',
  },
];

/** What all pictures of one home have in common. */
export interface Home {
  id: string;
  style: BuildingStyle;
  palette: Palette;
  light: Light;
  floor: FloorKind;
  /** Tone of tiles or stone, where the floor is of those. */
  floorTone: string;
  view: ViewKind;
  /** Ceiling height in metres. */
  height: number;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  oldHouse: boolean;
  /** What the picture's name tells of it. */
  facts: SceneFacts;
  random: Random;
}

const floorsOf: Record<BuildingStyle, readonly FloorKind[]> = {
  eixample: ['hydraulic', 'herringbone', 'hydraulic', 'planks'],
  madrid: ['herringbone', 'planks', 'herringbone'],
  andaluz: ['terracotta', 'hydraulic', 'terracotta'],
  masia: ['terracotta', 'stone', 'planks'],
  modern: ['concrete', 'planks', 'stone', 'terrazzo'],
  canarias: ['planks', 'terracotta', 'hydraulic'],
  townhouse: ['planks', 'terrazzo', 'hydraulic', 'herringbone'],
  villa: ['stone', 'planks', 'terrazzo', 'concrete'],
  galleries: ['herringbone', 'planks', 'hydraulic'],
  seventies: ['terrazzo', 'planks', 'terrazzo'],
  castilla: ['planks', 'terracotta', 'herringbone', 'stone'],
  quarter: ['terracotta', 'hydraulic', 'planks'],
  tiles: ['hydraulic', 'hydraulic', 'terracotta'],
};

/** Never the sea: only a picture's name tells of that, because a house of any style may stand inland. */
const viewsOf: Record<BuildingStyle, readonly ViewKind[]> = {
  eixample: ['city', 'roofs', 'city', 'roofs'],
  madrid: ['city', 'roofs', 'hills'],
  andaluz: ['hills', 'roofs', 'garden'],
  masia: ['hills', 'garden', 'hills'],
  modern: ['city', 'garden', 'hills'],
  canarias: ['hills', 'hills', 'roofs'],
  townhouse: ['roofs', 'garden', 'city', 'hills'],
  villa: ['garden', 'garden', 'hills'],
  galleries: ['city', 'hills', 'roofs'],
  seventies: ['city', 'roofs', 'garden'],
  castilla: ['roofs', 'hills', 'roofs'],
  quarter: ['roofs', 'hills', 'city'],
  tiles: ['roofs', 'hills', 'garden'],
};

const times: readonly TimeOfDay[] = [
  'morning',
  'morning',
  'noon',
  'noon',
  'noon',
  'golden',
  'golden',
  'golden',
  'dusk',
];
const floorTones = ['#cdbfa8', '#b9b0a2', '#d8cdb9', '#c6a98a', '#a9a69c', '#d9c3a5'] as const;

const viewOf: Record<NonNullable<SceneFacts['view']>, ViewKind> = {
  street: 'street',
  courtyard: 'courtyard',
  square: 'city',
  park: 'garden',
  roofs: 'roofs',
  hills: 'hills',
  sea: 'sea',
  fields: 'fields',
};

/** Floors of brick tiles are at home in the south and in the country. */
const potters: ReadonlySet<BuildingStyle> = new Set(['andaluz', 'masia', 'canarias', 'quarter', 'tiles', 'castilla']);

function floorOf(
  flooring: NonNullable<SceneFacts['flooring']>,
  style: BuildingStyle,
  oldHouse: boolean,
  random: Random,
): FloorKind {
  if (flooring !== 'wood' && flooring !== 'ceramic') return flooring;
  const plank = random.fork('flooring').chance(0.5) ? 'herringbone' : 'planks';
  if (flooring === 'wood') return oldHouse ? plank : 'planks';
  return potters.has(style) ? 'terracotta' : plank === 'planks' ? 'stone' : 'concrete';
}

/** What the id decides about an estate, as far as no fact does. */
export function homeOfId(id: string, style?: BuildingStyle): Home {
  const random = createRandom(`home/${id}`);
  const chosen = random.pick(buildingStyles);
  const building = style ?? chosen;
  const oldHouse = building !== 'modern' && building !== 'villa' && building !== 'seventies';
  const palette = random.pick(palettes);
  const time = random.pick(times);
  const floor = random.pick(floorsOf[building]);
  const floorTone = random.pick(floorTones);
  const view = random.pick(viewsOf[building]);
  const height = oldHouse ? random.range(2.8, 3.3) : random.range(2.55, 2.8);
  const season = random.pick(['spring', 'summer', 'summer', 'autumn', 'winter'] as const);
  return {
    id,
    palette,
    floorTone,
    height,
    oldHouse,
    facts: {},
    random,
    style: building,
    light: lights[time],
    floor,
    view,
    season,
  };
}

/** The same estate with the facts that one of its pictures shows. */
export function withFacts(home: Home, facts: SceneFacts): Home {
  const { style, oldHouse, random } = home;
  return {
    id: home.id,
    palette: home.palette,
    floorTone: home.floorTone,
    height: home.height,
    oldHouse,
    facts,
    random,
    style,
    light: facts.time ? lights[facts.time] : home.light,
    floor: facts.flooring ? floorOf(facts.flooring, style, oldHouse, random) : home.floor,
    view: facts.view ? viewOf[facts.view] : home.view,
    season: facts.season ?? home.season,
  };
}

/** The traits of an estate: what its picture's name says, and the rest from its id. */
export const homeOf = (id: string, style?: BuildingStyle, facts: SceneFacts = {}): Home =>
  withFacts(homeOfId(id, style), facts);
