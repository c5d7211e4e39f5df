import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { artwork, plantAt, rug } from './furniture.ts';
import { pendant } from './lamps.ts';
import { bowl, vase } from './smallThings.ts';
import type { Home } from './home.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import { innerDoor } from './passages.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf, type Room } from './room.ts';
import { chair, stool, type ChairShape } from './seating.ts';
import type { Solid, Vec } from './stage.ts';
import { drawWornKitchen, isWorn } from './worn.ts';

interface KitchenLook {
  front: string;
  top: string;
  handles: string;
  upper: 'cabinets' | 'shelf';
  splash: 'tiles' | 'stone' | 'zellige';
}

/** What all kitchens of a home would look like: its one kitchen. */
function lookOf(home: Home): KitchenLook {
  const random = home.random.fork('kitchen');
  const { palette } = home;
  return {
    front: random.pick([
      palette.accentWall,
      palette.fabric,
      mix(palette.spark, palette.wall, 0.15),
      '#f3eee3',
      palette.wood,
      mix(palette.fabric, '#f3eee3', 0.45),
      '#56705f',
      '#3d5560',
    ]),
    top: random.pick(['#efe9de', '#d9cfbf', palette.wood, '#5a5753', '#e8ddcb']),
    handles: random.pick([palette.metal, '#c19a55', '#2f3234']),
    upper: random.pick(['cabinets', 'shelf', 'shelf']),
    splash: random.pick(['tiles', 'stone', 'zellige']),
  };
}

/** Doors and drawers of a run of cupboards; `spot` is the run's middle, its back at the wall. */
function cupboards(
  room: Room,
  spot: Spot,
  width: number,
  y0: number,
  y1: number,
  depth: number,
  colour: string,
  handles: string,
  drawers: boolean,
): void {
  const { stage } = room;
  const count = Math.max(1, Math.round(width / 0.6));
  const face = -depth / 2 - 0.002;
  const turned = spot.turn === 1 || spot.turn === 3;
  const shade = stage.shade(colour, turned ? [spot.turn === 1 ? 1 : -1, 0, 0] : [0, 0, -1]);
  const seam = darken(shade, 0.4);
  for (let i = 0; i < count; i += 1) {
    const [u0, u1] = [-width / 2 + (i * width) / count, -width / 2 + ((i + 1) * width) / count];
    if (i > 0) stage.line([placeIn(spot, u0, y0, face), placeIn(spot, u0, y1, face)], seam, 0.01);
    const split = drawers && i % 3 === 1 ? [y1 - 0.2, y1 - 0.44] : [];
    for (const y of split) stage.line([placeIn(spot, u0, y, face), placeIn(spot, u1, y, face)], seam, 0.009);
    const grip = drawers ? y1 - 0.07 : y0 + 0.07;
    stage.line(
      [placeIn(spot, (u0 + u1) / 2 - 0.09, grip, face), placeIn(spot, (u0 + u1) / 2 + 0.09, grip, face)],
      stage.shade(handles, [0, 0.3, -0.8]),
      0.02,
      'stroke-linecap="round"',
    );
  }
}

function splashback(room: Room, look: KitchenLook, u0: number, u1: number, v0: number, v1: number): void {
  const { stage, home } = room;
  const base = stage.shade(
    look.splash === 'zellige' ? mix(home.palette.accentWall, '#f6f1e6', 0.25) : '#f6f1e6',
    [0, 0, -1],
  );
  stage.poly(
    [room.on('back', u0, v0), room.on('back', u1, v0), room.on('back', u1, v1), room.on('back', u0, v1)],
    look.splash === 'stone' ? stage.shade(look.top, [0, 0, -1]) : base,
  );
  if (look.splash === 'stone') {
    for (let i = 0; i < 4; i += 1) {
      const u = room.random.range(u0, u1 - 0.6);
      stage.line(
        [room.on('back', u, v0), room.on('back', u + 0.3, (v0 + v1) / 2), room.on('back', Math.min(u1, u + 0.5), v1)],
        darken(base, 0.2),
        0.012,
        'stroke-opacity="0.4"',
      );
    }
    return;
  }
  const [w, h] = look.splash === 'tiles' ? [0.2, 0.1] : [0.12, 0.12];
  const [dark, joints]: [Vec[][], Vec[][]] = [[], []];
  for (let v = v0, row = 0; v < v1 - 0.01; v += h, row += 1) {
    joints.push([
      room.on('back', u0, v),
      room.on('back', u1, v),
      room.on('back', u1, v + 0.008),
      room.on('back', u0, v + 0.008),
    ]);
    for (let u = u0 - (row % 2 ? w / 2 : 0); u < u1; u += w) {
      const [a, b, c] = [Math.max(u0, u), Math.min(u1, u + w), Math.min(v1, v + h)];
      if (b > a) {
        if (room.random.chance(0.3))
          dark.push([room.on('back', a, v), room.on('back', b, v), room.on('back', b, c), room.on('back', a, c)]);
        joints.push([
          room.on('back', a, v),
          room.on('back', a + 0.008, v),
          room.on('back', a + 0.008, c),
          room.on('back', a, c),
        ]);
      }
    }
  }
  stage.polys(dark, darken(base, 0.3), 'fill-opacity="0.14"');
  stage.polys(joints, darken(base, 0.35), 'fill-opacity="0.35"');
}

function worktopThings(room: Room, random: Random, spot: Spot, from: number, to: number): void {
  const { stage, home } = room;
  const y = 0.94;
  vase(stage, random, placeIn(spot, from + 0.3, y, 0), 0.24, home.palette.spark, true);
  stage.solids([
    solid(spot, [from + 0.62, from + 0.9], [y, y + 0.38], [0.16, 0.19], home.palette.wood, { round: 0.03 }),
    solid(spot, [from + 0.8, from + 1.02], [y, y + 0.28], [0.12, 0.15], lighten(home.palette.wood, 0.2), {
      round: 0.03,
    }),
  ]);
  bowl(stage, placeIn(spot, to - 0.4, y, 0), 0.14, '#efe6d6', random.pick(['#e0973f', '#c9533f', '#d9c04f']));
  for (const [i, u] of [to - 0.85, to - 0.98].entries())
    stage.cylinder(placeIn(spot, u, y, 0.12), 0.05, 0.16 + i * 0.06, i ? home.palette.accentWall : '#f3ead8');
}

function tap(room: Room, spot: Spot, u: number, colour: string): void {
  const { stage } = room;
  const base = placeIn(spot, u, 0.94, 0.18);
  stage.line(
    [
      base,
      [base[0], base[1] + 0.34, base[2]],
      [base[0] + 0.02, base[1] + 0.38, base[2] - 0.08],
      [base[0] + 0.02, base[1] + 0.34, base[2] - 0.18],
      [base[0] + 0.02, base[1] + 0.28, base[2] - 0.18],
    ],
    stage.shade(colour, [0, 0.3, -0.8]),
    0.03,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
}

function backRun(room: Room, random: Random, look: KitchenLook, window: boolean): void {
  const { stage, width, depth, home, height } = room;
  const tall = random.chance(0.6) ? 1.3 : 0.65;
  const tallLeft = random.chance(0.5);
  const [u0, u1] = tallLeft ? [tall, width] : [0, width - tall];
  const spot: Spot = { x: (u0 + u1) / 2, z: depth - 0.31 };
  const half = (u1 - u0) / 2;
  splashback(room, look, u0, u1, 0.94, window ? 1.02 : 1.5);
  const tallSpot: Spot = { x: tallLeft ? tall / 2 : width - tall / 2, z: depth - 0.32 };
  const top = Math.min(height - 0.1, 2.35);
  stage.later([tallSpot.x - tall / 2, 0, depth - 0.64], [tallSpot.x + tall / 2, top, depth], () => {
    stage.solids([
      solid(tallSpot, [-tall / 2, tall / 2], [0.1, top], [-0.32, 0.32], look.front),
      solid(tallSpot, [-tall / 2, tall / 2], [0, 0.1], [-0.27, 0.32], darken(look.front, 0.4)),
    ]);
    cupboards(room, tallSpot, tall, 0.12, top - 0.02, 0.64, look.front, look.handles, false);
    const face = -0.323;
    const oven = [
      [-0.27, 0.95],
      [0.27, 0.95],
      [0.27, 1.5],
      [-0.27, 1.5],
    ].map(([u, y]) => placeIn(tallSpot, u! + (tallLeft ? tall / 2 - 0.34 : -tall / 2 + 0.34), y!, face));
    stage.poly(oven, stage.canvas.down([0, '#4a4f52'], [1, '#25292c']));
    stage.line(
      [
        placeIn(tallSpot, (tallLeft ? tall / 2 - 0.34 : -tall / 2 + 0.34) - 0.22, 1.42, face - 0.01),
        placeIn(tallSpot, (tallLeft ? tall / 2 - 0.34 : -tall / 2 + 0.34) + 0.22, 1.42, face - 0.01),
      ],
      '#c9ccca',
      0.02,
    );
  });
  stage.later([u0, 0, depth - 0.62], [u1, 0.95, depth], () => {
    stage.solids([
      solid(spot, [-half, half], [0.1, 0.9], [-0.29, 0.31], look.front),
      solid(spot, [-half, half], [0, 0.1], [-0.24, 0.31], darken(look.front, 0.4)),
      solid(spot, [-half, half], [0.9, 0.94], [-0.32, 0.31], look.top),
    ]);
    cupboards(room, spot, half * 2, 0.12, 0.88, 0.585, look.front, look.handles, true);
    stage.poly(
      [
        [-0.32, -0.16],
        [0.32, -0.16],
        [0.32, 0.18],
        [-0.32, 0.18],
      ].map(([u, v]) => placeIn(spot, half * 0.45 + u!, 0.943, v!)),
      '#2b2e30',
    );
    tap(room, spot, -half * 0.35, look.handles);
    worktopThings(room, random, spot, -half + 0.05, half - 0.05);
  });
  if (window) return;
  if (look.upper === 'cabinets') {
    stage.later([u0, 1.5, depth - 0.36], [u1, 2.3, depth], () => {
      const up: Spot = { x: spot.x, z: depth - 0.18 };
      stage.solids([solid(up, [-half, half], [1.5, 2.3], [-0.18, 0.18], look.front)]);
      cupboards(room, up, half * 2, 1.52, 2.28, 0.36, look.front, look.handles, false);
      stage.poly(
        [room.on('back', u0, 1.5), room.on('back', u1, 1.5), room.on('back', u1, 1.2), room.on('back', u0, 1.2)],
        stage.canvas.down([0, '#ffe2ad', home.light.lampsOn ? 0.7 : 0.3], [1, '#ffe2ad', 0]),
      );
    });
  } else shelf(room, random, u0 + 0.15, u1 - 0.15);
  hood(room, spot.x + half * 0.45, look);
}

function shelf(room: Room, random: Random, u0: number, u1: number): void {
  const { stage, depth, home } = room;
  for (const y of [1.55, 1.95]) {
    stage.later([u0, y, depth - 0.24], [u1, y + 0.3, depth], () => {
      stage.poly(
        [room.on('back', u0, y), room.on('back', u1, y), room.on('back', u1, y - 0.16), room.on('back', u0, y - 0.16)],
        stage.light.shadow,
        'fill-opacity="0.16"',
      );
      stage.box([u0, y, depth - 0.24], [u1, y + 0.035, depth], home.palette.wood);
      for (let u = u0 + 0.15; u < u1 - 0.2; u += random.range(0.16, 0.3)) {
        const colour = random.pick(['#f3ead8', home.palette.accentWall, home.palette.spark, '#efe3cd', '#d9c7a7']);
        const kind = random.int(0, 3);
        if (kind === 0) bowl(stage, [u, y + 0.035, depth - 0.12], 0.09, colour);
        else if (kind === 1) stage.cylinder([u, y + 0.035, depth - 0.12], 0.045, random.range(0.1, 0.2), colour);
        else if (kind === 2) vase(stage, random, [u, y + 0.035, depth - 0.12], 0.17, colour, random.chance(0.4));
        else
          for (let k = 0; k < 3; k += 1)
            stage.cylinder([u, y + 0.035 + k * 0.03, depth - 0.12], 0.08, 0.02, k % 2 ? colour : '#f6f1e6');
      }
    });
  }
}

function hood(room: Room, u: number, look: KitchenLook): void {
  const { stage, depth, height } = room;
  const colour = lighten(look.front, 0.1);
  stage.later([u - 0.45, 1.6, depth - 0.5], [u + 0.45, height, depth - 0.37], () => {
    stage.box([u - 0.4, 1.62, depth - 0.46], [u + 0.4, 1.8, depth - 0.02], colour);
    stage.box([u - 0.2, 1.8, depth - 0.36], [u + 0.2, height, depth - 0.02], colour);
  });
}

function island(room: Room, random: Random, look: KitchenLook, z: number): void {
  const { stage, width, home } = room;
  const wide = random.range(1.9, 2.5);
  const spot: Spot = { x: width / 2 + random.range(-0.25, 0.25), z };
  const colour = random.chance(0.5) ? home.palette.wood : look.front;
  const parts: Solid[] = [
    solid(spot, [-wide / 2 + 0.06, wide / 2 - 0.06], [0, 0.9], [-0.2, 0.42], colour),
    solid(spot, [-wide / 2, wide / 2], [0.9, 0.96], [-0.46, 0.46], look.top),
  ];
  stand(
    stage,
    spot,
    wide,
    0.9,
    0.96,
    () => {
      stage.solids(parts);
      for (let u = -wide / 2 + 0.16; u < wide / 2 - 0.1; u += 0.14)
        stage.line(
          [placeIn(spot, u, 0.04, -0.203), placeIn(spot, u, 0.87, -0.203)],
          darken(stage.shade(colour, [0, 0, -1]), 0.25),
          0.008,
          'stroke-opacity="0.6"',
        );
      bowl(
        stage,
        placeIn(spot, random.range(-0.4, 0.4), 0.96, 0),
        0.2,
        random.pick(['#efe6d6', home.palette.spark, home.palette.wood]),
        random.pick(['#e0973f', '#d9c04f', '#c9533f', '#8fa35f']),
      );
      vase(stage, random, placeIn(spot, wide * 0.34, 0.96, 0.05), 0.26, '#f3ead8', true);
    },
    0.3,
  );
  for (const u of [-wide * 0.3, wide * 0.02, wide * 0.32])
    stool(
      stage,
      { x: spot.x + u, z: z - 0.72, turn: 2 },
      home.palette,
      random.chance(0.5) ? home.palette.linen : home.palette.spark,
    );
  const lamp = random.int(0, 3);
  for (const u of [-wide * 0.28, wide * 0.28])
    pendant(stage, random, [spot.x + u, 1.78, z], room.height, home.palette, 0.17, lamp);
}

/** A table to eat at, in the kitchen itself. */
function kitchenTable(room: Room, random: Random, look: KitchenLook, x: number, z: number): void {
  const { stage, home } = room;
  const shape = random.pick<ChairShape>(['wood', 'woven', 'shell']);
  const cover = random.pick([home.palette.spark, home.palette.fabric, home.palette.linen]);
  const spot: Spot = { x, z };
  const wide = random.range(1.4, 1.8);
  rug(stage, random, [x - 1.2, x + 1.2], [z - 1, z + 1], home.palette);
  for (const u of [-wide * 0.25, wide * 0.25]) {
    chair(stage, { x: x + u, z: z + 0.66 }, shape, home.palette, cover);
    chair(stage, { x: x + u, z: z - 0.66, turn: 2 }, shape, home.palette, cover);
  }
  stand(stage, spot, wide, 0.84, 0.76, () => {
    stage.solids([
      ...legs(spot, wide - 0.1, 0.76, 0.72, 0.07, home.palette.wood),
      solid(
        spot,
        [-wide / 2, wide / 2],
        [0.72, 0.76],
        [-0.42, 0.42],
        random.chance(0.7) ? home.palette.wood : look.top,
      ),
    ]);
    vase(stage, random, placeIn(spot, -0.1, 0.76, 0), 0.24, '#f3ead8', true);
    bowl(
      stage,
      placeIn(spot, 0.3, 0.76, -0.05),
      0.16,
      home.palette.spark,
      random.pick(['#e0973f', '#d9c04f', '#c9533f', '#8fa35f']),
    );
  });
  pendant(stage, random, [x, 1.7, z], room.height, home.palette, random.range(0.24, 0.32));
}

/** Where one eats: the first that the dice of a kitchen's picture decide, unless it is known. */
export const kitchenKind = (home: Home, random: Random): 'open' | 'dining' | 'separate' =>
  home.facts.kitchen ?? random.pick(['open', 'open', 'dining', 'separate'] as const);

/** A kitchen: with an island where it is open to the living room, with a table where one eats in it. */
export function drawKitchen(canvas: Canvas, home: Home, random: Random): void {
  if (isWorn(home)) return drawWornKitchen(canvas, home, random);
  const look = lookOf(home);
  const kind = kitchenKind(home, random);
  const [width, depth] =
    kind === 'separate'
      ? [random.range(3.4, 3.9), random.range(4.6, 5.2)]
      : [random.range(4.2, 5), random.range(5.2, 5.9)];
  const side = random.pick(['left', 'right'] as const);
  const behind = random.chance(kind === 'separate' ? 0.55 : 0.35);
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    ceiling: ceilingOf(home),
    ...shotOf(random, side),
    floor: home.facts.flooring === undefined && home.oldHouse && random.chance(0.4) ? 'hydraulic' : undefined,
    accent: random.chance(0.3) ? 'back' : undefined,
    openings: behind
      ? [
          {
            ...windowOf(home, random, 'back', width / 2 - 0.8, width / 2 + 0.8, false),
            sill: 1.08,
            head: 2.2,
            arched: false,
            railing: false,
          },
        ]
      : [{ ...windowOf(home, random, side, depth - 2.7, depth - 1.1, false), arched: false }],
  });
  drawShell(room);
  drawLight(room);
  const far = side === 'left' ? 'right' : 'left';
  if (kind !== 'separate' && random.chance(0.5))
    artwork(room, random, behind ? side : far, depth - 2.6, 1.65, 0.9, 1.1);
  else if (random.chance(0.5)) innerDoor(room, far, depth - 2.2);
  backRun(room, random, look, behind);
  if (kind === 'open') island(room, random, look, depth - 2.15);
  else if (kind === 'dining') kitchenTable(room, random, look, width / 2 + random.range(-0.2, 0.2), depth - 2.4);
  else rug(room.stage, random, [width / 2 - 0.5, width / 2 + 0.5], [depth - 2.8, depth - 1], home.palette);
  if (kind !== 'open' || random.chance(0.4))
    plantAt(
      room.stage,
      random,
      { x: side === 'left' ? width - 0.45 : 0.45, z: depth - 1.4 },
      random.range(1.2, 1.7),
      random.pick(housePlants),
      random.pick([home.palette.spark, '#c98a63', '#efe6d6']),
    );
  finishRoom(room);
}
