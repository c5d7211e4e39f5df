import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { EstatePicture } from '../estatePictures.ts';
import { isBathBeforeWindow } from '../scene/bathroom.ts';
import { bedroomLayout } from '../scene/bedroom.ts';
import { blockLayout, type BlockView } from '../scene/facades/block.ts';
import { programs } from '../scene/facades/programs.ts';
import { isPoolShared, poolSetting } from '../scene/gardens.ts';
import type { BuildingStyle, FloorKind, Home } from '../scene/home.ts';
import { kitchenKind } from '../scene/kitchen.ts';
import type { TimeOfDay } from '../scene/light.ts';
import { livingLayout } from '../scene/living.ts';
import {
  byTheFire,
  library,
  overTheSofa,
  readingCorner,
  throughTheHouse,
  toRestore,
  windowsBehind,
  type Layout,
} from '../scene/livingLayouts.ts';
import { openView } from '../scene/openAir.ts';
import { patioKind } from '../scene/patio.ts';
import { createRandom, type Random } from '../scene/random.ts';
import { isWorn } from '../scene/worn.ts';
import type { SceneFacts } from '../sceneFacts.ts';

const floors = {
  planks: 'woodenFloor',
  herringbone: 'parquet',
  hydraulic: 'patternedTiles',
  terracotta: 'tiledFloor',
  stone: 'stoneFloor',
  terrazzo: 'terrazzo',
  concrete: 'concreteFloor',
} as const satisfies Record<FloorKind, string>;

const views = {
  sea: 'seaView',
  city: 'cityView',
  hills: 'hillView',
  garden: 'treeView',
  roofs: 'roofView',
  street: 'streetView',
  courtyard: 'courtyardView',
  fields: 'fieldView',
} as const satisfies Record<Home['view'], string>;

export type ViewThing = (typeof views)[keyof typeof views];

/** A thing that a picture shows, to be named after its room. */
export type Thing =
  | (typeof floors)[FloorKind]
  | ViewThing
  | 'fireplace'
  | 'bookcase'
  | 'largeWindows'
  | 'readingChair'
  | 'nextRoom'
  | 'sofa'
  | 'worksite'
  | 'bareBricks'
  | 'island'
  | 'kitchenTable'
  | 'worktop'
  | 'bathByWindow'
  | 'basin'
  | 'tableLamp'
  | 'hangingClothes'
  | 'doors'
  | 'mirror'
  | 'woodenSteps'
  | 'liftDoors'
  | 'desk'
  | 'workplaces'
  | 'waitingChairs'
  | 'shelves'
  | 'barrels'
  | 'parkedCar'
  | 'vases'
  | 'windowSeat'
  | 'flowerBoxes'
  | 'twoChairs'
  | 'beams'
  | 'fountain'
  | 'lawn'
  | 'loungers'
  | 'houseBeside'
  | 'openEdge'
  | 'sharedPool'
  | 'sharedGarden'
  | 'avenue'
  | 'stakes'
  | 'oldUnits'
  | 'brokenTiles'
  | 'patioTable';

/** What a picture of a home shows, before it is said in any language. */
export interface SeenPicture {
  category: MediaCategory;
  /** 1 for the home's first picture of its category. */
  nth: number;
  things: readonly Thing[];
  /** Only where the hour makes the picture: in the open, and where lamps are on. */
  time?: Exclude<TimeOfDay, 'noon'>;
  /** Of façades. */
  building?: BuildingStyle;
  shot?: BlockView;
  /** Of plans and certificates. */
  facts: SceneFacts;
}

/** A floor of tiles is drawn as brick, stone or smooth as the house asks, and is one of tiles. */
const floorOf = ({ floor, facts }: Home): Thing => (facts.flooring === 'ceramic' ? 'tiledFloor' : floors[floor]);

/** Of two pictures of such rooms, each tells something else. */
const floorOrView = (home: Home, nth: number): Thing[] => {
  if (nth === 1) return [floorOf(home), views[home.view]];
  return nth === 2 ? [views[home.view]] : [floorOf(home)];
};

const livingThings = new Map<Layout, Thing>([
  [byTheFire, 'fireplace'],
  [library, 'bookcase'],
  [windowsBehind, 'largeWindows'],
  [overTheSofa, 'largeWindows'],
  [readingCorner, 'readingChair'],
  [throughTheHouse, 'nextRoom'],
  [toRestore, 'worksite'],
]);

function living(home: Home, random: Random): Thing[] {
  const thing = livingThings.get(livingLayout(home, random)) ?? 'sofa';
  return thing === 'worksite' ? [thing] : [thing, views[home.view]];
}

const kitchens = { open: 'island', dining: 'kitchenTable', separate: 'worktop' } as const;
const pools = { garden: 'loungers', house: 'houseBeside', edge: 'openEdge' } as const;

const bedroom = (home: Home, random: Random, nth: number): Thing[] =>
  bedroomLayout(home, random).layout === 'empty' ? ['worksite'] : floorOrView(home, nth);

/** What there is to tell of each category; the draws are those of its painter (drawScene.ts), in the same order. */
const thingsOf: Record<MediaCategory, (home: Home, random: Random, nth: number) => readonly Thing[]> = {
  living,
  unknown: living,
  studio: living,
  dining_room: (home) => (isWorn(home) ? ['worksite'] : ['tableLamp', views[home.view]]),
  bedroom,
  kitchen: (home, random) =>
    isWorn(home)
      ? ['oldUnits']
      : [kitchens[kitchenKind(home, random)], ...(home.facts.flooring ? [floorOf(home)] : [])],
  bathroom: (home, random) => [isWorn(home) ? 'brokenTiles' : isBathBeforeWindow(random) ? 'bathByWindow' : 'basin'],
  loft: () => ['bareBricks'],
  penthouse: (home) => ['largeWindows', views[home.view]],
  29: () => ['hangingClothes'],
  hall: (home) => ['mirror', floorOf(home)],
  corridor: (home) => ['doors', floorOf(home)],
  staircase: () => ['woodenSteps'],
  lifts: () => ['liftDoors'],
  office: (home, _, nth) => (nth === 1 ? ['desk', floorOf(home)] : ['desk']),
  open_plan: () => ['workplaces'],
  waitingroom: () => ['waitingChairs'],
  storage: () => ['shelves'],
  storage_space: () => ['shelves'],
  basement: () => ['shelves'],
  cellar: () => ['barrels'],
  garage: () => ['parkedCar'],
  details: () => ['vases'],
  atmosphere: () => ['windowSeat'],
  terrace: (home) => ['flowerBoxes', views[home.view]],
  balcony: (home) => ['twoChairs', views[home.view]],
  porch: (home) => ['beams', views[openView(home)]],
  patio: (home) => [patioKind(home) === 'arches' ? 'fountain' : 'patioTable'],
  garden: () => ['lawn'],
  pool: (home, random) => [pools[poolSetting(random)], ...(openView(home) === 'garden' ? [] : [views[openView(home)]])],
  communalareas: (_, random) => [isPoolShared(random) ? 'sharedPool' : 'sharedGarden'],
  surroundings: () => ['avenue'],
  land: (home) => ['stakes', home.view === 'sea' ? 'seaView' : 'hillView'],
  views: (home) => [views[home.view === 'street' || home.view === 'courtyard' ? 'city' : home.view]],
  facade: () => [],
  plan: () => [],
  appraisalplan: () => [],
  energycertificate: () => [],
};

const inTheOpen: ReadonlySet<MediaCategory> = new Set([
  'terrace',
  'balcony',
  'porch',
  'patio',
  'garden',
  'pool',
  'communalareas',
  'surroundings',
  'land',
  'views',
  'facade',
]);

const timeOf = (category: MediaCategory, { light, facts }: Home): SeenPicture['time'] => {
  if (inTheOpen.has(category)) return light.time === 'noon' ? undefined : light.time;
  return facts.time === 'dusk' ? 'dusk' : undefined;
};

function facadeOf(home: Home, random: Random): Pick<SeenPicture, 'building' | 'shot'> {
  const { style } = home;
  return style === 'masia' || style === 'villa'
    ? { building: style }
    : { building: style, shot: blockLayout(home, random, programs[style]).view };
}

/**
 * What a picture shows, without painting it.
 * @param nth 1 for the estate's first picture of its category
 */
export function seenPicture({ id, scene, category, facts, home }: EstatePicture, nth: number): SeenPicture {
  const random = createRandom(`estates/${id}/${scene}`);
  const facade = category === 'facade' ? facadeOf(home, random) : undefined;
  return {
    category,
    nth,
    facts,
    things: thingsOf[category](home, random, nth),
    time: timeOf(category, home),
    building: facade?.building,
    shot: facade?.shot,
  };
}
