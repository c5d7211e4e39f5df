import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { artwork, bookshelf, coffeeTable, floorLamp, pendant, plantAt, rug, sideboard, type TableShape } from './furniture.ts';
import type { Home } from './home.ts';
import type { Opening, Wall } from './openings.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf, type Room, type RoomPlan } from './room.ts';
import { armchair, sofa, type SofaLook } from './seating.ts';
import type { Vec } from './stage.ts';

/** How the rooms of a house of this kind end above. */
export const ceilingOf = (home: Home): RoomPlan['ceiling'] =>
  home.style === 'masia' || home.style === 'canarias' ? 'beams' : home.style === 'andaluz' ? (home.random.fork('ceiling').chance(0.6) ? 'beams' : 'plain')
    : home.style === 'eixample' ? (home.random.fork('ceiling').chance(0.35) ? 'vaults' : 'cornice') : home.oldHouse ? 'cornice' : 'plain';

/** A tall window or balcony door as this house has them. */
export function windowOf(home: Home, random: Random, wall: Wall, from: number, to: number, curtains = true): Opening {
  const door = home.oldHouse ? random.chance(0.6) : random.chance(0.7);
  const height = home.height;
  return {
    wall, from, to, sill: door ? 0.04 : 0.85, head: Math.min(height - 0.35, home.oldHouse ? 2.45 : 2.3), arched: home.style === 'andaluz' && to - from < 1.8 && random.chance(0.5),
    panes: to - from > 2 ? [3, home.oldHouse ? 3 : 1] : [2, home.oldHouse ? 3 : 1], curtains: curtains && random.chance(0.75) ? 'linen' : 'none', railing: door && home.oldHouse,
    frame: home.style === 'masia' || home.style === 'canarias' ? darken(home.palette.wood, 0.15) : undefined,
  };
}

const sofaLook = (room: Room, random: Random, seats: number): SofaLook => {
  const { palette } = room.home;
  return {
    colour: random.pick([palette.fabric, palette.fabric, palette.linen, mix(palette.linen, palette.wood, 0.25)]), seats, wood: darken(palette.wood, 0.2),
    shape: random.pick(['low', 'classic']), throwColour: random.chance(0.55) ? mix(palette.spark, palette.linen, 0.25) : undefined,
    cushions: random.shuffle([palette.spark, palette.linen, palette.accentWall]).slice(0, random.int(2, 3)),
  };
};

const otherSide = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

const tables: readonly TableShape[] = ['round', 'square', 'pair', 'block'];

function sofaOnBackWall(room: Room, random: Random, windowSide: 'left' | 'right'): void {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  const x = width / 2 + away * random.range(0, 0.35);
  rug(stage, random, [x - 1.6, x + 1.6], [depth - 2.9, depth - 0.9], home.palette);
  drawLight(room);
  sofa(stage, random, { x, z: depth - 0.62 }, sofaLook(room, random, random.int(2, 3)));
  const pieces = random.int(0, 2);
  if (pieces === 0) artwork(room, random, 'back', x, 1.65, 1.5, 0.95);
  else if (pieces === 1) for (const dx of [-0.62, 0.62]) artwork(room, random, 'back', x + dx, 1.68, 0.8, 1.05);
  else for (const [dx, dy, w, h] of [[-0.85, 1.7, 0.6, 0.8], [0, 1.85, 0.75, 0.55], [0, 1.3, 0.75, 0.4], [0.85, 1.65, 0.6, 0.9]] as const) artwork(room, random, 'back', x + dx, dy, w, h);
  coffeeTable(stage, random, { x: x + random.range(-0.2, 0.2), z: depth - 1.9 }, home.palette, random.pick(tables));
  armchair(stage, random, { x: x + away * 1.75, z: depth - 1.75, turn: away > 0 ? 3 : 1 }, home.palette, home.palette.linen);
  floorLamp(stage, random, { x: x + away * 1.75, z: depth - 0.5 }, home.palette);
  plantAt(stage, random, { x: away > 0 ? 0.5 : width - 0.5, z: depth - 0.5 }, random.range(1.3, 1.9), random.pick(housePlants), random.pick(['#c98a63', '#efe6d6', home.palette.spark]));
}

function windowsBehind(room: Room, random: Random): void {
  const { stage, home, width, depth } = room;
  const side = random.chance(0.5);
  const [sofaX, turn] = side ? [0.62, 1 as const] : [width - 0.62, 3 as const];
  const middle = width / 2 + (side ? -0.1 : 0.1);
  rug(stage, random, [middle - 1.3, middle + 1.3], [depth - 3.6, depth - 1.2], home.palette);
  drawLight(room);
  sofa(stage, random, { x: sofaX, z: depth - 2.3, turn }, sofaLook(room, random, 3));
  artwork(room, random, side ? 'left' : 'right', depth - 2.3, 1.7, 1.5, 0.9);
  coffeeTable(stage, random, { x: middle, z: depth - 2.4 }, home.palette, random.pick(tables));
  armchair(stage, random, { x: side ? width - 0.9 : 0.9, z: depth - 2, turn: side ? 3 : 1 }, home.palette, random.pick([home.palette.linen, home.palette.spark]));
  plantAt(stage, random, { x: side ? width - 0.45 : 0.45, z: depth - 0.5 }, random.range(1.4, 2), random.pick(housePlants), '#efe6d6');
  if (random.chance(0.5)) floorLamp(stage, random, { x: side ? 0.5 : width - 0.5, z: depth - 0.6 }, home.palette);
}

function library(room: Room, random: Random, windowSide: 'left' | 'right'): void {
  const { stage, home, width, depth } = room;
  const away = windowSide === 'left' ? 1 : -1;
  rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 3, depth - 0.9], home.palette);
  drawLight(room);
  const shelf = random.range(2, 2.8);
  bookshelf(stage, random, { x: width / 2 + away * 0.2, z: depth - 0.2 }, shelf, random.range(1.9, 2.3), home.palette, random.pick([home.palette.wood, lighten(home.palette.wall, 0.3), home.palette.accentWall]));
  sofa(stage, random, { x: away > 0 ? width - 0.6 : 0.6, z: depth - 2.2, turn: away > 0 ? 3 : 1 }, sofaLook(room, random, 2));
  armchair(stage, random, { x: width / 2 - away * 1.25, z: depth - 1.6, turn: away > 0 ? 1 : 3 }, home.palette, home.palette.spark);
  coffeeTable(stage, random, { x: width / 2 + away * 0.2, z: depth - 2.1 }, home.palette, random.pick(tables));
  plantAt(stage, random, { x: away > 0 ? 0.45 : width - 0.45, z: depth - 0.45 }, random.range(1.3, 1.9), random.pick(housePlants), home.palette.spark);
}

function mediaWall(room: Room, random: Random, windowSide: 'left' | 'right'): void {
  const { stage, home, width, depth } = room;
  const x = width / 2;
  rug(stage, random, [x - 1.5, x + 1.5], [depth - 3.1, depth - 1], home.palette);
  drawLight(room);
  sideboard(stage, random, { x, z: depth - 0.24 }, random.range(1.8, 2.4), home.palette);
  artwork(room, random, 'back', x + random.range(-0.3, 0.3), 1.6, 1.3, 0.85);
  const side = windowSide === 'left' ? 3 : 1;
  sofa(stage, random, { x: side === 3 ? width - 0.6 : 0.6, z: depth - 2.2, turn: side }, sofaLook(room, random, 3));
  armchair(stage, random, { x: x + (side === 3 ? -1.35 : 1.35), z: depth - 2.1, turn: side === 3 ? 1 : 3 }, home.palette, random.pick([home.palette.fabric, home.palette.linen]));
  coffeeTable(stage, random, { x, z: depth - 2.1 }, home.palette, random.pick(tables));
  floorLamp(stage, random, { x: side === 3 ? width - 0.45 : 0.45, z: depth - 0.5 }, home.palette);
  plantAt(stage, random, { x: side === 3 ? 0.45 : width - 0.45, z: depth - 0.45 }, random.range(1.2, 1.8), random.pick(housePlants), '#c98a63');
}

/** Bricks left bare on the back wall. */
function bareBrick(room: Room): void {
  const { stage, random, width, height } = room;
  const base = stage.shade('#b9765a', [0, 0, -1]);
  const quad = (u0: number, u1: number, v0: number, v1: number): Vec[] => [room.on('back', u0, v0, 0.003), room.on('back', u1, v0, 0.003), room.on('back', u1, v1, 0.003), room.on('back', u0, v1, 0.003)];
  stage.poly(quad(0, width, 0.08, height), stage.canvas.across([0, lighten(base, 0.14)], [1, darken(base, 0.08)]));
  const tones: Vec[][][] = [[], [], []];
  for (let v = 0.08, row = 0; v < height; v += 0.11, row += 1) {
    for (let u = row % 2 ? -0.14 : 0; u < width; u += 0.28) {
      const tone = random.int(0, 6);
      if (tone < 3) tones[tone]!.push(quad(Math.max(0, u + 0.012), Math.min(width, u + 0.268), v, Math.min(height, v + 0.096)));
    }
  }
  [darken(base, 0.22), lighten(base, 0.22), '#c9967a'].forEach((tone, i) => stage.polys(tones[i]!, tone, 'fill-opacity="0.5"'));
}

/** A loft: high, brick, factory panes. */
export function drawLoft(canvas: Canvas, home: Home, random: Random): void {
  const side: 'left' | 'right' = random.chance(0.5) ? 'left' : 'right';
  const [width, depth] = [random.range(5.4, 6.2), random.range(6.2, 7)];
  const factory = (from: number): Opening => ({ wall: side, from, to: from + 2, sill: 0.5, head: 3, panes: [4, 4], frame: '#2f3234', curtains: 'none' });
  const room = buildRoom(canvas, home, random, { width, depth, height: 3.6, floor: random.pick(['planks', 'concrete']), openings: [factory(depth - 2.6), factory(depth - 5)], ceiling: random.pick(['beams', 'plain', 'vaults']), viewer: random.range(0.4, 0.6), eye: 1.45, yaw: random.range(-0.12, 0.12), angle: 72 });
  drawShell(room);
  bareBrick(room);
  if (random.chance(0.6)) sofaOnBackWall(room, random, side);
  else library(room, random, side);
  for (const x of [width / 2 - 0.7, width / 2 + 0.7]) pendant(room.stage, random, [x, 2.4, depth - 2.2], room.height, home.palette, 0.22, 0);
  finishRoom(room);
}

/** The top floor: glass to the ceiling and all the view there is. */
export const drawPenthouse = (canvas: Canvas, home: Home, random: Random): void => drawLivingIn(canvas, { ...home, oldHouse: false }, random, 1);

/** A living room. */
export const drawLiving = (canvas: Canvas, home: Home, random: Random): void => drawLivingIn(canvas, home, random, random.int(0, 3));

function drawLivingIn(canvas: Canvas, home: Home, random: Random, layout: number): void {
  const side: 'left' | 'right' = random.chance(0.5) ? 'left' : 'right';
  const [width, depth] = [random.range(4.6, 5.6), random.range(5.5, 6.4)];
  const openings: Opening[] = layout === 1
    ? home.oldHouse
      ? [windowOf(home, random, 'back', width * 0.2, width * 0.2 + 1.2), windowOf(home, random, 'back', width * 0.8 - 1.2, width * 0.8)]
      : [{ ...windowOf(home, random, 'back', 0.7, width - 0.7), sill: 0.04, head: home.height - 0.28, panes: [4, 1], arched: false, railing: false }]
    : [windowOf(home, random, side, depth - 1.95, depth - 0.6), windowOf(home, random, side, depth - 3.9, depth - 2.55)];
  const room = buildRoom(canvas, home, random, {
    width, depth, openings, ceiling: ceilingOf(home), accent: random.chance(0.45) ? 'back' : undefined, wainscot: home.oldHouse && home.style !== 'masia' && random.chance(0.35),
    ...shotOf(random, random.chance(0.6) ? side : otherSide(side)),
  });
  drawShell(room);
  if (layout === 0) sofaOnBackWall(room, random, side);
  else if (layout === 1) windowsBehind(room, random);
  else if (layout === 2) library(room, random, side);
  else mediaWall(room, random, side);
  if (random.chance(0.4)) pendant(room.stage, random, [width / 2, 2.05, depth - 2.2], room.height, home.palette, 0.26);
  finishRoom(room);
}
