import type { SceneFacts } from '../sceneFacts.ts';
import type { Random } from './random.ts';

export type RoomUse =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'hall'
  | 'terrace'
  | 'garden'
  | 'studio'
  | 'stairs'
  | 'work'
  | 'shop'
  | 'store'
  | 'garage';

/** A room in metres from the floor's upper left corner. */
export interface PlanRoom {
  use: RoomUse;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Square metres where the room is larger than the sheet shows of it. */
  area?: number;
}

export interface PlanDoor {
  x: number;
  y: number;
  /** Whether the door is in an upright wall. */
  upright: boolean;
  /** Into which side it opens: 1 right or down, -1 left or up. */
  swing: 1 | -1;
}

/** An upper or lower edge of the house with windows in it. */
export interface PlanWindow {
  x: number;
  y: number;
  w: number;
}

export interface PlanFloor {
  rooms: PlanRoom[];
  doors: PlanDoor[];
  windows: PlanWindow[];
  /** Where one walks between two rooms without a door: x of an upright edge, from y0 to y1. */
  gaps: { x: number; y0: number; y1: number }[];
  /** Without the terrace, which is outside. */
  width: number;
  height: number;
  /** Height of the entrance in the left wall; none on an upper floor. */
  entry: number | null;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const hallHeight = 1.15;

interface Cell {
  use: RoomUse;
  weight: number;
  least: number;
  /** A second room of the same use above or below it in the same column. */
  stacked?: boolean;
}

/** Widths by weight, none below its least. */
function widthsOf(cells: readonly Cell[], width: number): number[] {
  const wide = cells.map(() => 0);
  let free = [...cells.keys()];
  let left = width;
  for (;;) {
    const sum = free.reduce((total, i) => total + cells[i]!.weight, 0);
    const narrow = free.filter((i) => (left * cells[i]!.weight) / sum < cells[i]!.least);
    if (narrow.length === 0 || narrow.length === free.length) {
      for (const i of free) wide[i] = (left * cells[i]!.weight) / sum;
      return wide;
    }
    for (const i of narrow) {
      wide[i] = cells[i]!.least;
      left -= cells[i]!.least;
    }
    free = free.filter((i) => !narrow.includes(i));
  }
}

/** A row of rooms above (`top`) or below the hall, their doors to it, their windows outwards. */
function layRow(floor: PlanFloor, cells: readonly Cell[], y: number, h: number, top: boolean): void {
  const widths = widthsOf(cells, floor.width);
  let x = 0;
  cells.forEach(({ use, stacked }, i) => {
    const w = widths[i]!;
    const atHall = top ? y + h : y;
    const outer = top ? y : y + h;
    if (stacked) {
      const half = h / 2;
      floor.rooms.push({ use, x, y, w, h: half }, { use, x, y: y + half, w, h: half });
      // The one away from the hall belongs to the bedroom beside it.
      const beside = i > 0 ? x : x + w;
      floor.doors.push({ x: beside, y: (top ? y : y + half) + half * 0.5 - 0.4, upright: true, swing: i > 0 ? 1 : -1 });
    } else floor.rooms.push({ use, x, y, w, h });
    // Into a living room between its table and its sofa, elsewhere beside a corner.
    const inRoom = use !== 'living' ? Math.min(Math.max(0.2, w - 1), 0.3) : w > 4.4 ? w * 0.46 - 0.4 : w - 1.1;
    floor.doors.push({ x: x + inRoom, y: atHall, upright: false, swing: top ? -1 : 1 });
    const glass = Math.min(w * 0.55, use === 'bathroom' ? 0.7 : use === 'living' ? 2.6 : 1.8);
    floor.windows.push({ x: x + (w - glass) / 2, y: outer, w: glass });
    x += w;
  });
}

const emptyFloor = (area: number, aspect: number): PlanFloor => {
  const width = Math.sqrt(area * aspect);
  return { rooms: [], doors: [], windows: [], gaps: [], width, height: area / width, entry: null };
};

/** How the rows share what the hall leaves: by weight, but neither too shallow for a bed. */
function splitRows(floor: PlanFloor, day: readonly Cell[], night: readonly Cell[]): [number, number] {
  const sum = (cells: readonly Cell[]): number => cells.reduce((total, { weight }) => total + weight, 0);
  const free = floor.height - hallHeight;
  const upper = clamp(
    (free * sum(day)) / (sum(day) + sum(night)),
    Math.min(2.7, free * 0.45),
    free - Math.min(2.7, free * 0.45),
  );
  return [upper, free - upper];
}

const bathCells = (count: number, area: number): Cell[] => {
  const cells: Cell[] = [];
  for (let left = count; left > 0; left -= 2)
    cells.push({
      use: 'bathroom',
      weight: clamp(area * 0.05, 3.6, 7) * (left > 1 ? 1.7 : 1),
      least: left > 1 ? 1.7 : 1.5,
      stacked: left > 1,
    });
  return cells;
};

const bedCells = (count: number, area: number): Cell[] =>
  Array.from({ length: count }, (_, i) => ({
    use: 'bedroom' as const,
    weight: i === 0 ? clamp(area * 0.14, 9.5, 20) : clamp(area * 0.105, 7.5, 14),
    least: 2.3,
  }));

/** One floor with day rooms above the hall and bedrooms below it. */
function layFlat(
  area: number,
  bedrooms: number,
  bathrooms: number,
  kitchen: SceneFacts['kitchen'],
  random: Random,
): PlanFloor {
  const floor = emptyFloor(area, bedrooms > 1 ? random.range(1.25, 1.55) : random.range(1.1, 1.3));
  floor.entry = 0;
  const beds = bedCells(bedrooms, area);
  const moved = bedrooms >= 6 ? 2 : bedrooms >= 3 ? 1 : 0;
  const day: Cell[] = [
    { use: 'living', weight: clamp(area * 0.26, 13, 60), least: 3 },
    { use: 'kitchen', weight: clamp(area * 0.11, 5.5, 20) * (kitchen === 'dining' ? 1.4 : 1), least: 1.9 },
    ...beds.splice(beds.length - moved, moved),
  ];
  const night = random.shuffle([...beds, ...bathCells(bathrooms, area)]);
  // A bathroom behind another one is reached from a bedroom, so it must not be the row's only kind.
  const [upper, lower] = splitRows(floor, day, night);
  layRow(floor, day, 0, upper, true);
  floor.rooms.push({ use: 'hall', x: 0, y: upper, w: floor.width, h: hallHeight });
  layRow(floor, night, upper + hallHeight, lower, false);
  floor.entry = upper;
  const cooking = floor.rooms.find(({ use }) => use === 'kitchen')!;
  if (kitchen === 'open') floor.gaps.push({ x: cooking.x, y0: cooking.y + 0.5, y1: cooking.y + cooking.h - 0.4 });
  return floor;
}

/** One room for all, a bathroom and a kitchen at its side. */
function layStudio(area: number, random: Random): PlanFloor {
  const floor = emptyFloor(area, random.range(1.2, 1.5));
  const { width, height } = floor;
  const side = clamp(width * 0.3, 1.7, 2.4);
  const bath = clamp(height * 0.42, 1.7, 2.6);
  floor.rooms.push(
    { use: 'studio', x: side, y: 0, w: width - side, h: height },
    { use: 'kitchen', x: 0, y: 0, w: side, h: height - bath },
    { use: 'bathroom', x: 0, y: height - bath, w: side, h: bath },
  );
  floor.doors.push({ x: side, y: height - bath * 0.5 - 0.4, upright: true, swing: -1 });
  floor.gaps.push({ x: side, y0: 0.5, y1: height - bath - 0.3 });
  floor.windows.push({ x: side + (width - side) * 0.15, y: 0, w: (width - side) * 0.7 });
  floor.entry = height - bath - 1.15;
  return floor;
}

/** Two floors: below one lives, above one sleeps. */
function layHouse(
  area: number,
  bedrooms: number,
  bathrooms: number,
  kitchen: SceneFacts['kitchen'],
  random: Random,
): PlanFloor[] {
  const half = area / 2;
  const aspect = random.range(1.15, 1.4);
  const below = bedrooms >= 5 ? 2 : bedrooms >= 4 ? 1 : 0;
  const bathBelow = Math.max(1, Math.floor(bathrooms / 2));
  const beds = bedCells(bedrooms, half * 1.3);
  const stairs: Cell = { use: 'stairs', weight: 5, least: 2 };
  const lay = (top: readonly Cell[], bottom: readonly Cell[], entered: boolean): PlanFloor => {
    const floor = emptyFloor(half, aspect);
    const [upper, lower] = splitRows(floor, top, bottom);
    layRow(floor, top, 0, upper, true);
    floor.rooms.push({ use: 'hall', x: 0, y: upper, w: floor.width, h: hallHeight });
    layRow(floor, bottom, upper + hallHeight, lower, false);
    floor.entry = entered ? upper : null;
    return floor;
  };
  const ground = lay(
    [{ use: 'living', weight: half * 0.5, least: 3 }],
    [
      { use: 'kitchen', weight: half * (kitchen === 'dining' ? 0.24 : 0.17), least: 2.2 },
      stairs,
      ...beds.splice(beds.length - below, below),
      ...bathCells(bathBelow, half),
    ],
    true,
  );
  const split = Math.ceil(beds.length / 2);
  const upstairs = lay(
    beds.slice(0, split),
    [
      ...(beds.length > split ? beds.slice(split) : []),
      stairs,
      ...bathCells(Math.max(bathrooms - bathBelow, bathrooms > 1 ? 1 : 0), half),
    ],
    false,
  );
  return [ground, upstairs];
}

function layWork(area: number, use: 'work' | 'shop', bathrooms: number, random: Random): PlanFloor {
  const floor = emptyFloor(area, random.range(1.4, 1.8));
  const { width, height } = floor;
  const back = clamp(width * 0.22, 1.8, 6);
  const baths = Math.max(1, bathrooms);
  const bath = Math.min(2, height / (baths + 1));
  floor.rooms.push(
    { use, x: 0, y: 0, w: width - back, h: height },
    { use: 'store', x: width - back, y: 0, w: back, h: height - bath * baths },
  );
  floor.doors.push({ x: width - back, y: 0.5, upright: true, swing: 1 });
  for (let i = 0; i < baths; i += 1) {
    const y = height - bath * (i + 1);
    floor.rooms.push({ use: 'bathroom', x: width - back, y, w: back, h: bath });
    floor.doors.push({ x: width - back, y: y + bath / 2 - 0.4, upright: true, swing: 1 });
  }
  floor.windows.push({ x: width * 0.08, y: 0, w: width * 0.3 }, { x: width * 0.46, y: 0, w: width * 0.26 });
  floor.entry = height * 0.4;
  return floor;
}

function layRoom(area: number, use: 'store' | 'garage'): PlanFloor {
  const floor = emptyFloor(area, use === 'garage' ? 1.9 : 1.4);
  floor.rooms.push({ use, x: 0, y: 0, w: floor.width, h: floor.height });
  floor.entry = Math.max(0.2, floor.height / 2 - 0.5);
  return floor;
}

/**
 * A terrace before the first room with a window at the front.
 * @param area square metres, where they are known
 */
function addTerrace(floor: PlanFloor, area: number | undefined, random: Random): void {
  const room = floor.rooms[0]!;
  const drawn = Math.max(2, room.w * random.range(0.7, 1) - 0.2);
  const h = area === undefined ? 1.7 : clamp(area / drawn, 1.5, 4);
  const w = area === undefined ? drawn : clamp(area / h, Math.min(2, room.w), floor.width - 0.2);
  floor.rooms.push({ use: 'terrace', x: room.x + 0.1, y: -h, w, h, area });
}

/** Metres of a garden's depth that a sheet has room for. */
const deepestGarden = 4.6;

/** A garden before the house, behind the terrace where there is one. */
function addGarden(floor: PlanFloor, area: number): void {
  const near = Math.min(0, ...floor.rooms.map(({ y }) => y));
  const h = clamp(area / floor.width, 2, deepestGarden);
  floor.rooms.unshift({ use: 'garden', x: 0, y: near - h, w: floor.width, h: h - near, area });
}

/**
 * The floors of a home: as many bedrooms and bathrooms as it has, its constructed area in all.
 * What its picture's name does not tell follows from the dice.
 */
export function layOutPlan(facts: SceneFacts, random: Random): PlanFloor[] {
  const kind = facts.kind ?? 'flat';
  const bedrooms = facts.rooms ?? random.int(2, 3);
  const bathrooms = facts.bathrooms ?? (bedrooms > 2 ? 2 : 1);
  const area = facts.area ?? 34 + bedrooms * 18;
  if (kind === 'garage') return [layRoom(area, 'garage')];
  if (kind === 'storage') return [layRoom(area, 'store')];
  if (kind === 'office') return [layWork(area, 'work', bathrooms, random)];
  if (kind === 'premises') return [layWork(area, 'shop', bathrooms, random)];
  // A building shows one of its flats.
  if (kind === 'building') return [layFlat(clamp(area / 6, 55, 110), 3, 1, facts.kitchen, random)];
  const floors =
    kind === 'studio'
      ? [layStudio(area, random)]
      : (kind === 'house' || kind === 'rural_house' || kind === 'duplex') && bedrooms >= 2
        ? layHouse(area, bedrooms, bathrooms, facts.kitchen, random)
        : [layFlat(area, bedrooms, bathrooms, facts.kitchen, random)];
  const unknown = facts.kind === undefined && random.chance(0.4);
  if (facts.terrace !== undefined || unknown) addTerrace(floors[0]!, facts.terrace, random);
  if (facts.garden !== undefined) addGarden(floors[0]!, facts.garden);
  return floors;
}
