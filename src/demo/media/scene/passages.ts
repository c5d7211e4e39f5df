import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { artwork, bookshelf, plantAt, rug, sideboard } from './furniture.ts';
import { pendant } from './lamps.ts';
import { vase } from './smallThings.ts';
import type { Home } from './home.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import { darkMirror } from './mirror.ts';
import type { Opening, Wall } from './openings.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, type Room } from './room.ts';
import { armchair, chair } from './seating.ts';
import type { Vec } from './stage.ts';

/** A closed door in a wall, with its frame. */
export function innerDoor(room: Room, wall: Wall, u: number, width = 0.85, colour?: string): void {
  const { stage, home } = room;
  const high = home.oldHouse ? 2.35 : 2.1;
  const normal: Vec = wall === 'back' ? [0, 0, -1] : wall === 'left' ? [1, 0, 0] : [-1, 0, 0];
  const frame = stage.shade('#f7f2e8', normal);
  const leaf = stage.shade(colour ?? (home.oldHouse ? '#f3ede0' : home.palette.wood), normal);
  const quad = (a: number, b: number, c: number, d: number, out: number): Vec[] => [
    room.on(wall, a, c, out),
    room.on(wall, b, c, out),
    room.on(wall, b, d, out),
    room.on(wall, a, d, out),
  ];
  stage.poly(quad(u - width / 2 - 0.1, u + width / 2 + 0.1, 0, high + 0.1, 0.015), frame);
  stage.poly(
    quad(u - width / 2, u + width / 2, 0, high, 0.02),
    stage.canvas.down([0, lighten(leaf, 0.08)], [1, darken(leaf, 0.08)]),
  );
  for (const [c, d] of [
    [0.2, 0.9],
    [1.05, high - 0.2],
  ] as const) {
    const ring = quad(u - width * 0.34, u + width * 0.34, c, d, 0.022);
    stage.line([...ring, ring[0]!], darken(leaf, 0.2), 0.016);
  }
  stage.line(
    [room.on(wall, u + width * 0.4, 1.02, 0.03), room.on(wall, u + width * 0.28, 1.02, 0.03)],
    stage.shade(home.palette.metal, [0, 0.3, -0.8]),
    0.03,
    'stroke-linecap="round"',
  );
}

/** A hall: console, mirror, coat pegs, a door. */
export function drawHall(canvas: Canvas, home: Home, random: Random): void {
  const side = random.pick(['left', 'right'] as const);
  const [width, depth] = [random.range(3.2, 3.8), random.range(4.6, 5.2)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings: [{ ...windowOf(home, random, side, depth - 2, depth - 1, false), arched: false }],
    ceiling: ceilingOf(home),
    accent: random.chance(0.5) ? 'back' : undefined,
    wainscot: home.oldHouse && random.chance(0.4),
    viewer: random.range(0.4, 0.6),
    yaw: random.range(-0.1, 0.1),
    angle: 70,
  });
  const { stage } = room;
  drawShell(room);
  rug(stage, random, [width / 2 - 0.7, width / 2 + 0.7], [depth - 3.4, depth - 0.7], home.palette);
  drawLight(room);
  const x = width / 2 + (side === 'left' ? -0.5 : 0.5);
  innerDoor(
    room,
    'back',
    side === 'left' ? width - 0.75 : 0.75,
    0.9,
    random.pick([home.palette.spark, home.palette.fabric, home.palette.wood]),
  );
  darkMirror(room, x, 1.62, 0.8, 0.8, random.chance(0.6), home.palette.metal);
  sideboard(stage, random, { x, z: depth - 0.24 }, 1.3, home.palette);
  const far = side === 'left' ? 'right' : 'left';
  innerDoor(room, far, depth - 2.6);
  plantAt(
    stage,
    random,
    { x: side === 'left' ? 0.35 : width - 0.35, z: depth - 0.4 },
    random.range(1.1, 1.6),
    random.pick(housePlants),
    '#efe6d6',
  );
  pendant(stage, random, [width / 2, 2.15, depth - 1.8], room.height, home.palette, 0.22);
  finishRoom(room);
}

/** A corridor with doors and a window at its end. */
export function drawCorridor(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [random.range(1.9, 2.3), random.range(8, 9.5)];
  const end: Opening = {
    ...windowOf(home, random, 'back', width / 2 - 0.5, width / 2 + 0.5, false),
    sill: 0.04,
    arched: random.chance(0.4),
  };
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings: [end],
    ceiling: ceilingOf(home),
    viewer: 0.5,
    eye: 1.45,
    angle: 62,
    wainscot: home.oldHouse && random.chance(0.4),
  });
  const { stage } = room;
  drawShell(room);
  rug(stage, random.fork('rug'), [width / 2 - 0.42, width / 2 + 0.42], [2, depth - 1], home.palette);
  drawLight(room);
  for (let z = depth - 1.2; z > 1.6; z -= 2.3) {
    innerDoor(room, 'left', z);
    if (z - 1.1 > 1.4) artwork(room, random, 'left', z - 1.15, 1.55, 0.5, 0.7);
    innerDoor(room, 'right', z - 0.7);
  }
  for (let z = depth - 1.8; z > 1.5; z -= 2.6)
    pendant(stage, random, [width / 2, room.height - 0.35, z], room.height, home.palette, 0.15, 2);
  plantAt(stage, random, { x: 0.3, z: depth - 0.4 }, 1.2, random.pick(housePlants), '#c98a63');
  finishRoom(room);
}

/** A landing with lift doors. */
export function drawLifts(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [4.4, 5];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    floor: random.pick(['terrazzo', 'stone', 'hydraulic']),
    openings: [windowOf(home, random, 'left', depth - 3, depth - 1.8, false)].map((o) => ({ ...o, arched: false })),
    viewer: 0.5,
    angle: 68,
    accent: random.chance(0.5) ? 'back' : undefined,
  });
  const { stage } = room;
  drawShell(room);
  drawLight(room);
  for (const x of [width / 2 - 0.75, width / 2 + 0.75]) {
    stage.poly(
      [
        [x - 0.58, 0, depth - 0.01],
        [x + 0.58, 0, depth - 0.01],
        [x + 0.58, 2.28, depth - 0.01],
        [x - 0.58, 2.28, depth - 0.01],
      ],
      stage.shade(home.palette.metal, [0, 0, -1]),
    );
    for (const [a, b] of [
      [x - 0.48, x - 0.005],
      [x + 0.005, x + 0.48],
    ] as const)
      stage.poly(
        [
          [a, 0, depth - 0.02],
          [b, 0, depth - 0.02],
          [b, 2.18, depth - 0.02],
          [a, 2.18, depth - 0.02],
        ],
        canvas.across([0, '#d3d0c8'], [0.5, '#f0ede6'], [1, '#b9b5ac']),
      );
  }
  stage.line(
    [
      [width / 2, 1.05, depth - 0.02],
      [width / 2, 1.25, depth - 0.02],
    ],
    '#3a3d3f',
    0.09,
  );
  innerDoor(room, 'right', depth - 1.6);
  plantAt(stage, random, { x: 0.45, z: depth - 0.5 }, 1.6, random.pick(housePlants), '#efe6d6');
  finishRoom(room);
}

/** An office: desks, shelves, a board. */
export function drawOffice(canvas: Canvas, home: Home, random: Random, open = false): void {
  const side = random.pick(['left', 'right'] as const);
  const [width, depth] = open ? [7.5, 9] : [random.range(4.4, 5), random.range(5, 5.8)];
  const openings: Opening[] = open
    ? [0, 1, 2].map((i) => ({
        wall: side,
        from: depth - 2.4 - i * 2.6,
        to: depth - 0.5 - i * 2.6,
        sill: 0.5,
        head: 2.5,
        panes: [2, 1],
      }))
    : [{ ...windowOf(home, random, side, depth - 2.4, depth - 0.8, false), arched: false }];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings,
    height: open ? 3 : undefined,
    floor: open ? random.pick(['concrete', 'planks', 'herringbone']) : undefined,
    accent: random.chance(0.6) ? 'back' : undefined,
    viewer: random.range(0.4, 0.6),
    eye: 1.5,
    yaw: random.range(-0.12, 0.12),
    angle: open ? 64 : 70,
  });
  const { stage } = room;
  drawShell(room);
  if (!open) rug(stage, random, [width / 2 - 1.4, width / 2 + 1.4], [depth - 3, depth - 1], home.palette);
  drawLight(room);
  if (open)
    for (const z of [depth - 1.4, depth - 3.6, depth - 5.6])
      for (const x of [width * 0.3, width * 0.7]) desk(room, random, { x, z }, true);
  else {
    bookshelf(
      stage,
      random,
      { x: side === 'left' ? width - 1 : 1, z: depth - 0.2 },
      1.6,
      2.1,
      home.palette,
      home.palette.wood,
    );
    artwork(room, random, 'back', width / 2 + (side === 'left' ? -0.6 : 0.6), 1.75, 1, 0.7);
    desk(room, random, { x: width / 2 + (side === 'left' ? -0.5 : 0.5), z: depth - 1.5 }, false);
    armchair(
      stage,
      random,
      { x: side === 'left' ? width - 0.8 : 0.8, z: depth - 2.2, turn: side === 'left' ? 3 : 1 },
      home.palette,
      home.palette.fabric,
    );
  }
  plantAt(
    stage,
    random,
    { x: side === 'left' ? 0.45 : width - 0.45, z: depth - 0.4 },
    1.7,
    random.pick(housePlants),
    home.palette.spark,
  );
  for (const x of open ? [width * 0.3, width * 0.7] : [width / 2])
    for (const z of open ? [depth - 1.4, depth - 3.8] : [depth - 1.6])
      pendant(stage, random, [x, 2.1, z], room.height, home.palette, open ? 0.2 : 0.22, 0);
  finishRoom(room);
}

function desk(room: Room, random: Random, spot: Spot, pair: boolean): void {
  const { stage, home } = room;
  const wide = pair ? 1.7 : 1.6;
  chair(stage, { x: spot.x, z: spot.z + 0.62 }, 'upholstered', home.palette, home.palette.fabric);
  if (pair) chair(stage, { x: spot.x, z: spot.z - 0.66, turn: 2 }, 'shell', home.palette, home.palette.linen);
  stand(stage, spot, wide, 0.76, 0.75, () => {
    stage.solids([
      ...legs(spot, wide - 0.1, 0.7, 0.71, 0.05, home.palette.metal),
      solid(spot, [-wide / 2, wide / 2], [0.71, 0.75], [-0.38, 0.38], home.palette.wood),
    ]);
    stage.solids([
      solid(spot, [-0.05, 0.05], [0.75, 0.9], [-0.02, 0.02], '#c9ccca'),
      solid(spot, [-0.32, 0.32], [0.86, 1.24], [-0.02, 0.01], '#3a3f43'),
    ]);
    vase(stage, random, placeIn(spot, wide * 0.36, 0.75, 0), 0.16, home.palette.spark, true);
    stage.solids([
      solid(
        spot,
        [-wide * 0.42, -wide * 0.28],
        [0.75, 0.78],
        [-0.1, 0.1],
        mix(home.palette.accentWall, '#ffffff', 0.3),
      ),
    ]);
  });
}

export const drawOpenPlan = (canvas: Canvas, home: Home, random: Random): void =>
  drawOffice(canvas, home, random, true);

/** A waiting room. */
export function drawWaitingRoom(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [4.8, 5.4];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings: [{ ...windowOf(home, random, 'left', depth - 2, depth - 0.7), arched: false }],
    accent: 'back',
    viewer: 0.5,
    angle: 70,
  });
  const { stage } = room;
  drawShell(room);
  rug(stage, random, [1, width - 1], [depth - 3, depth - 1], home.palette);
  drawLight(room);
  for (const x of [width / 2 - 1, width / 2, width / 2 + 1])
    armchair(stage, random, { x, z: depth - 0.6 }, home.palette, home.palette.fabric);
  armchair(stage, random, { x: width - 0.6, z: depth - 2, turn: 3 }, home.palette, home.palette.linen);
  for (const u of [-0.7, 0.7]) artwork(room, random, 'back', width / 2 + u, 1.7, 0.9, 0.7);
  plantAt(stage, random, { x: 0.5, z: depth - 0.5 }, 1.7, random.pick(housePlants), '#c98a63');
  finishRoom(room);
}
