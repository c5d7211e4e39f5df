import { darken, lighten, mix } from './colour.ts';
import { artwork, bookshelf, coffeeTable, plantAt, rug, sideboard, type TableShape } from './furniture.ts';
import { floorLamp, pendant } from './lamps.ts';
import { fireplace, niche, passage, pouf, screen, sideTable, worksite } from './livingPieces.ts';
import { innerDoor } from './passages.ts';
import { solid, type Spot } from './pieces.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { drawLight, type Room } from './room.ts';
import { armchair, sofa, type SofaLook } from './seating.ts';

const sofaLook = (room: Room, random: Random, seats: number): SofaLook => {
  const { palette } = room.home;
  return {
    colour: random.pick([palette.fabric, palette.fabric, palette.linen, mix(palette.linen, palette.wood, 0.25)]),
    seats,
    wood: darken(palette.wood, 0.2),
    shape: random.pick(['low', 'classic']),
    throwColour: random.chance(0.55) ? mix(palette.spark, palette.linen, 0.25) : undefined,
    cushions: random.shuffle([palette.spark, palette.linen, palette.accentWall]).slice(0, random.int(2, 3)),
  };
};

export const otherSide = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

const tables: readonly TableShape[] = ['round', 'square', 'pair', 'block'];

export type Side = 'left' | 'right';
/** What stands in a living room and where, given the side its windows are on. */
export type Layout = (room: Room, random: Random, windowSide: Side) => void;

const potsOf = (room: Room): readonly string[] => ['#c98a63', '#efe6d6', room.home.palette.spark, '#5b5650'];

const plantIn = (room: Room, random: Random, x: number, z: number, height = random.range(1.3, 2)): void =>
  plantAt(room.stage, random, { x, z }, height, random.pick(housePlants), random.pick(potsOf(room)));

/** Something on the long wall that faces the windows, so that no wall is bare. */
function dressFarWall(room: Room, random: Random, far: Side, z: number): void {
  const dice = random.next();
  if (dice < 0.36) artwork(room, random, far, z, 1.65, random.range(1, 1.5), random.range(0.8, 1.1));
  else if (dice < 0.58) for (const dz of [-0.5, 0.5]) artwork(room, random, far, z + dz, 1.7, 0.7, 0.95);
  else if (dice < 0.82) innerDoor(room, far, z, 0.9);
}

function hangPictures(room: Room, random: Random, x: number): void {
  const pieces = random.int(0, 3);
  if (pieces === 0) artwork(room, random, 'back', x, 1.68, 1.5, 0.95);
  else if (pieces === 1) for (const dx of [-0.62, 0.62]) artwork(room, random, 'back', x + dx, 1.68, 0.8, 1.05);
  else if (pieces === 2)
    for (const [dx, dy, w, h] of [
      [-0.85, 1.7, 0.6, 0.8],
      [0, 1.85, 0.75, 0.55],
      [0, 1.3, 0.75, 0.4],
      [0.85, 1.65, 0.6, 0.9],
    ] as const)
      artwork(room, random, 'back', x + dx, dy, w, h);
  else artwork(room, random, 'back', x, 1.75, 1.05, 1.35);
}

export const sofaOnBackWall: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  const x = width / 2 + away * random.range(0, 0.35);
  rug(stage, random, [x - 1.6, x + 1.6], [depth - 2.9, depth - 0.9], home.palette);
  drawLight(room);
  dressFarWall(room, random, otherSide(windowSide), depth - 2.4);
  sofa(stage, random, { x, z: depth - 0.62 }, sofaLook(room, random, random.int(2, 3)));
  hangPictures(room, random, x);
  coffeeTable(stage, random, { x: x + random.range(-0.2, 0.2), z: depth - 1.9 }, home.palette, random.pick(tables));
  armchair(
    stage,
    random,
    { x: x + away * 1.75, z: depth - 1.75, turn: away > 0 ? 3 : 1 },
    home.palette,
    random.pick([home.palette.linen, home.palette.spark]),
  );
  if (random.chance(0.5)) floorLamp(stage, random, { x: x + away * 1.75, z: depth - 0.5 }, home.palette);
  else sideTable(room, random, { x: x + away * 1.6, z: depth - 0.5 });
  if (random.chance(0.5)) pouf(room, random, { x: x - away * 1.3, z: depth - 2.2 });
  plantIn(room, random, away > 0 ? 0.5 : width - 0.5, depth - 0.5);
};

export const windowsBehind: Layout = (room, random) => {
  const { stage, home, width, depth } = room;
  const side = random.chance(0.5);
  const middle = width / 2 + (side ? -0.1 : 0.1);
  rug(stage, random, [middle - 1.3, middle + 1.3], [depth - 3.6, depth - 1.2], home.palette);
  drawLight(room);
  sofa(stage, random, { x: side ? 0.62 : width - 0.62, z: depth - 2.3, turn: side ? 1 : 3 }, sofaLook(room, random, 3));
  artwork(room, random, side ? 'left' : 'right', depth - 2.3, 1.7, 1.5, 0.9);
  coffeeTable(stage, random, { x: middle, z: depth - 2.4 }, home.palette, random.pick(tables));
  armchair(
    stage,
    random,
    { x: side ? width - 0.9 : 0.9, z: depth - 2, turn: side ? 3 : 1 },
    home.palette,
    random.pick([home.palette.linen, home.palette.spark]),
  );
  plantIn(room, random, side ? width - 0.45 : 0.45, depth - 0.5);
  if (random.chance(0.5)) floorLamp(stage, random, { x: side ? 0.5 : width - 0.5, z: depth - 0.6 }, home.palette);
};

/** Over a sofa's back towards the windows: the room as one enters it. */
export const overTheSofa: Layout = (room, random) => {
  const { stage, home, width, depth } = room;
  const side = random.pick([-1, 1]);
  const x = width / 2;
  rug(stage, random, [x - 1.5, x + 1.5], [depth - 3.6, depth - 1], home.palette);
  drawLight(room);
  const look = sofaLook(room, random, 2);
  sofa(
    stage,
    random,
    { x: x + side * 0.95, z: depth - 3.3, turn: 2 },
    { ...look, colour: random.pick([home.palette.fabric, look.colour]) },
  );
  const over: Spot = { x: x + side * 0.95, z: depth - 3.3, turn: 2 };
  stage.later([over.x - 0.5, 0, over.z - 0.52], [over.x + 0.5, 0.9, over.z - 0.48], () =>
    stage.solids([
      solid(over, [-0.5, -0.1], [0.42, 0.87], [0.42, 0.5], mix(home.palette.spark, home.palette.linen, 0.3), {
        round: 0.03,
      }),
    ]),
  );
  coffeeTable(stage, random, { x: x + side * 0.3, z: depth - 2.2 }, home.palette, random.pick(tables));
  armchair(
    stage,
    random,
    { x: x - side * 1.45, z: depth - 2.2, turn: side > 0 ? 1 : 3 },
    home.palette,
    home.palette.spark,
  );
  if (random.chance(0.6)) pouf(room, random, { x: x - side * 0.6, z: depth - 3.4 });
  plantIn(room, random, 0.45, depth - 0.5);
  plantIn(room, random, width - 0.45, depth - 0.6, 1.2);
  floorLamp(stage, random, { x: x - side * 1.9, z: depth - 1.2 }, home.palette);
};

export const library: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 3, depth - 0.9], home.palette);
  drawLight(room);
  bookshelf(
    stage,
    random,
    { x: width / 2 + away * 0.2, z: depth - 0.2 },
    random.range(2, 2.8),
    random.range(1.9, 2.3),
    home.palette,
    random.pick([home.palette.wood, lighten(home.palette.wall, 0.3), home.palette.accentWall]),
  );
  sofa(
    stage,
    random,
    { x: away > 0 ? width - 0.6 : 0.6, z: depth - 2.2, turn: away > 0 ? 3 : 1 },
    sofaLook(room, random, 2),
  );
  armchair(
    stage,
    random,
    { x: width / 2 - away * 1.25, z: depth - 1.6, turn: away > 0 ? 1 : 3 },
    home.palette,
    home.palette.spark,
  );
  coffeeTable(stage, random, { x: width / 2 + away * 0.2, z: depth - 2.1 }, home.palette, random.pick(tables));
  plantIn(room, random, away > 0 ? 0.45 : width - 0.45, depth - 0.45);
};

export const mediaWall: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const x = width / 2;
  rug(stage, random, [x - 1.5, x + 1.5], [depth - 3.1, depth - 1], home.palette);
  drawLight(room);
  sideboard(stage, random, { x, z: depth - 0.24 }, random.range(1.8, 2.4), home.palette);
  if (random.chance(0.35)) screen(room, x);
  else artwork(room, random, 'back', x + random.range(-0.3, 0.3), 1.6, 1.3, 0.85);
  const side = windowSide === 'left' ? 3 : 1;
  sofa(stage, random, { x: side === 3 ? width - 0.6 : 0.6, z: depth - 2.2, turn: side }, sofaLook(room, random, 3));
  armchair(
    stage,
    random,
    { x: x + (side === 3 ? -1.35 : 1.35), z: depth - 2.1, turn: side === 3 ? 1 : 3 },
    home.palette,
    random.pick([home.palette.fabric, home.palette.linen]),
  );
  coffeeTable(stage, random, { x, z: depth - 2.1 }, home.palette, random.pick(tables));
  floorLamp(stage, random, { x: side === 3 ? width - 0.45 : 0.45, z: depth - 0.5 }, home.palette);
  plantIn(room, random, side === 3 ? 0.45 : width - 0.45, depth - 0.45);
};

export const byTheFire: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const x = width / 2;
  const away = windowSide === 'left' ? 1 : -1;
  rug(stage, random, [x - 1.4, x + 1.4], [depth - 3.2, depth - 1.2], home.palette);
  drawLight(room);
  dressFarWall(room, random, otherSide(windowSide), depth - 2.6);
  fireplace(room, random, x);
  for (const side of [-1, 1])
    if (random.chance(0.7)) niche(room, random, x + side * (width / 4 + 0.42), Math.min(1, width / 2 - 1.15), 2.3);
  const cover = random.pick([home.palette.fabric, home.palette.spark, home.palette.linen]);
  if (random.chance(0.5))
    for (const side of [-1, 1] as const)
      armchair(stage, random, { x: x + side * 1.25, z: depth - 1.9, turn: side < 0 ? 1 : 3 }, home.palette, cover);
  else {
    sofa(stage, random, { x: x + away * 1.55, z: depth - 2.2, turn: away > 0 ? 3 : 1 }, sofaLook(room, random, 2));
    armchair(
      stage,
      random,
      { x: x - away * 1.25, z: depth - 1.9, turn: away > 0 ? 1 : 3 },
      home.palette,
      home.palette.spark,
    );
  }
  coffeeTable(stage, random, { x, z: depth - 2.15 }, home.palette, random.pick(tables));
  if (random.chance(0.6)) pouf(room, random, { x: x - away * 0.9, z: depth - 3.1 });
  plantIn(room, random, away > 0 ? 0.4 : width - 0.4, depth - 1.1, 1.4);
};

/** A wide arch or double door to the next room: light behind light. */
export const throughTheHouse: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  const x = width / 2 - away * random.range(0.3, 0.7);
  const wide = random.range(1.4, 2);
  passage(room, x - wide / 2, x + wide / 2, home.oldHouse ? 2.55 : 2.25, home.oldHouse && random.chance(0.6));
  rug(stage, random, [width / 2 - 1.4, width / 2 + 1.4], [depth - 3.4, depth - 1.1], home.palette);
  drawLight(room);
  sofa(
    stage,
    random,
    { x: away > 0 ? width - 0.6 : 0.6, z: depth - 2.3, turn: away > 0 ? 3 : 1 },
    sofaLook(room, random, 3),
  );
  artwork(room, random, away > 0 ? 'right' : 'left', depth - 2.3, 1.7, 1.4, 0.9);
  coffeeTable(stage, random, { x: width / 2 + away * 0.3, z: depth - 2.3 }, home.palette, random.pick(tables));
  armchair(
    stage,
    random,
    { x: width / 2 - away * 1.2, z: depth - 2.5, turn: away > 0 ? 1 : 3 },
    home.palette,
    random.pick([home.palette.spark, home.palette.linen]),
  );
  const free = away > 0 ? [x + wide / 2, width] : [0, x - wide / 2];
  if (free[1]! - free[0]! > 1.3) {
    if (random.chance(0.5)) niche(room, random, (free[0]! + free[1]!) / 2, 0.9, 2.2);
    else artwork(room, random, 'back', (free[0]! + free[1]!) / 2, 1.65, 0.75, 1);
  }
  plantIn(room, random, away > 0 ? 0.45 : width - 0.45, depth - 0.5);
};

/** One chair, one lamp, one book: the corner that sells a house. */
export const readingCorner: Layout = (room, random, windowSide) => {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  const x = width / 2 - away * 0.2;
  rug(stage, random, [x - 1.1, x + 1.1], [depth - 2, depth - 0.5], home.palette);
  drawLight(room);
  armchair(stage, random, { x, z: depth - 0.95 }, home.palette, random.pick([home.palette.fabric, home.palette.spark]));
  pouf(room, random, { x: x + 0.15, z: depth - 1.8 });
  sideTable(room, random, { x: x + away * 0.85, z: depth - 0.75 });
  if (random.chance(0.5)) niche(room, random, x + away * 1.35, 0.9, 2.2);
  else hangPictures(room, random, x + away * 0.3);
  plantIn(room, random, x - away * 1.05, depth - 0.5, random.range(1.5, 2));
};

/** Before the painters come: an empty room, a ladder, all the light. */
export const toRestore: Layout = (room, random) => {
  drawLight(room);
  worksite(room, random);
  room.stage.later(
    [room.width / 2 - 0.1, 2, room.depth - 2.1],
    [room.width / 2 + 0.1, room.height, room.depth - 1.9],
    () => undefined,
  );
  pendant(room.stage, random, [room.width / 2, 2.25, room.depth - 2], room.height, room.home.palette, 0.06, 2);
};
