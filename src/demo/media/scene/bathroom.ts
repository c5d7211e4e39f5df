import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { plantAt, rug } from './furniture.ts';
import { pendant } from './lamps.ts';
import { vase } from './smallThings.ts';
import type { FloorKind, Home } from './home.ts';
import { windowOf } from './roomTraits.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf, type Room } from './room.ts';
import { darkMirror } from './mirror.ts';
import { tiledWall, toilet } from './sanitary.ts';
import { drawWornBathroom, isWorn } from './worn.ts';
import type { Vec } from './stage.ts';

function basin(room: Room, random: Random, x: number, double: boolean): void {
  const { stage, home, depth } = room;
  const wide = double ? 1.75 : random.range(1.1, 1.4);
  const spot: Spot = { x, z: depth - 0.27 };
  const wood = home.random
    .fork('bath')
    .pick([home.palette.wood, home.palette.accentWall, darken(home.palette.wood, 0.25), '#f3eee3']);
  const top = home.random.fork('bathTop').pick(['#f3eee5', '#d9cfbf', '#e6d9c6']);
  const lamp = random.int(0, 1);
  const metal = home.random.fork('tap').pick(['#c19a55', '#2f3234', '#b9bcb9']);
  const tall = random.range(0.85, 1.05);
  const round = home.random.fork('mirror').chance(0.6);
  const cells = double ? [-0.4, 0.4] : [0];
  for (const u of cells)
    darkMirror(room, x + u, 1.6, round ? 0.66 : Math.min(0.7, wide), round ? 0.66 : tall, round, home.palette.metal);
  stage.contactShadow([x - wide / 2, x + wide / 2], [depth - 0.5, depth], 0.002, 0.2);
  stage.later([x - wide / 2, 0.3, depth - 0.54], [x + wide / 2, 1, depth], () => {
    stage.solids([
      solid(spot, [-wide / 2, wide / 2], [0.38, 0.8], [-0.25, 0.27], wood),
      solid(spot, [-wide / 2 - 0.02, wide / 2 + 0.02], [0.8, 0.84], [-0.27, 0.27], top),
    ]);
    stage.line(
      [placeIn(spot, -wide / 2 + 0.02, 0.6, -0.252), placeIn(spot, wide / 2 - 0.02, 0.6, -0.252)],
      darken(wood, 0.4),
      0.01,
    );
    for (const u of cells) {
      const [bx, by] = stage.at(placeIn(spot, u, 0.84, 0));
      const m = stage.scale(placeIn(spot, u, 0.84, 0));
      stage.line(
        [
          placeIn(spot, u, 0.84, 0.2),
          placeIn(spot, u, 1.12, 0.2),
          placeIn(spot, u, 1.14, 0.12),
          placeIn(spot, u, 1.08, 0.06),
        ],
        metal,
        0.028,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
      const paint = stage.canvas.across([0, '#fffdf8'], [1, mix('#e5ded2', stage.light.shadow, 0.12)]);
      stage.canvas.path(
        `M${n(bx - 0.22 * m)} ${n(by - 0.14 * m)}Q${n(bx - 0.18 * m)} ${n(by)} ${n(bx - 0.1 * m)} ${n(by)}H${n(bx + 0.1 * m)}Q${n(bx + 0.18 * m)} ${n(by)} ${n(bx + 0.22 * m)} ${n(by - 0.14 * m)}Z`,
        paint,
      );
      stage.canvas.ellipse(bx, by - 0.14 * m, 0.22 * m, 0.035 * m, '#d9d1c4');
    }
    if (!double || random.chance(0.5))
      vase(stage, random, placeIn(spot, wide * 0.42, 0.84, 0), 0.17, home.palette.spark, true);
  });
  if (random.chance(0.6))
    for (const u of double ? [-0.8, 0.8] : [-wide * 0.55, wide * 0.55])
      pendant(stage, random, [x + u, 1.72, depth - 0.25], room.height, home.palette, 0.09, lamp + 1);
}

function freeBath(room: Room, spot: Spot): void {
  const { stage, home } = room;
  const turned = spot.turn === 1 || spot.turn === 3;
  const [long, wide] = turned ? [0.8, 1.65] : [1.65, 0.8];
  stand(
    stage,
    spot,
    1.65,
    0.8,
    0.62,
    () => {
      const [x, z] = [spot.x, spot.z];
      const ringAt = (y: number, grow: number): Vec[] =>
        stage.ring([x, y, z], (long / 2) * grow, 36, (wide / 2) * grow);
      const outline = (ring: Vec[]): (readonly [number, number])[] => ring.map((p) => stage.at(p));
      const [base, rim] = [outline(ringAt(0, 0.74)), outline(ringAt(0.58, 1))];
      const all = [...base, ...rim];
      const [left, right] = [Math.min(...all.map(([px]) => px)), Math.max(...all.map(([px]) => px))];
      const colour = stage.shade(
        home.random.fork('tub').pick(['#fbf8f1', '#fbf8f1', home.palette.accentWall]),
        [0, 0.1, -0.8],
      );
      const paint = stage.canvas.linear(
        [left, 0],
        [right, 0],
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.2)],
      );
      const bottom = Math.max(...base.map(([, y]) => y));
      const edge = (
        list: (readonly [number, number])[],
        pick: (a: number, b: number) => number,
      ): readonly [number, number] =>
        list.reduce((best, point) => (pick(point[0], best[0]) === point[0] ? point : best));
      const [bl, br, rl, rr] = [edge(base, Math.min), edge(base, Math.max), edge(rim, Math.min), edge(rim, Math.max)];
      stage.canvas.path(
        `M${n(rl[0])} ${n(rl[1])}Q${n(bl[0] - (bl[0] - rl[0]) * 0.6)} ${n(bl[1])} ${n(bl[0])} ${n(bl[1])}Q${n((bl[0] + br[0]) / 2)} ${n(bottom + (bottom - bl[1]) * 0.9)} ${n(br[0])} ${n(br[1])}Q${n(br[0] + (rr[0] - br[0]) * 0.6)} ${n(br[1])} ${n(rr[0])} ${n(rr[1])}Z`,
        paint,
      );
      stage.canvas.poly(rim, lighten(colour, 0.5));
      stage.canvas.poly(
        outline(ringAt(0.57, 0.9)),
        stage.canvas.down([0, darken(colour, 0.2)], [1, lighten(colour, 0.1)]),
      );
    },
    0.3,
  );
  const tapX = spot.x + long / 2 + 0.12;
  const metal = home.random.fork('tap').pick(['#c19a55', '#2f3234', '#b9bcb9']);
  stage.later([tapX - 0.03, 0, spot.z - 0.03], [tapX + 0.03, 1, spot.z + 0.03], () =>
    stage.line(
      [
        [tapX, 0, spot.z],
        [tapX, 0.92, spot.z],
        [tapX - 0.06, 0.96, spot.z],
        [tapX - 0.22, 0.9, spot.z],
      ],
      metal,
      0.03,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
  );
}

function shower(room: Room, wall: 'left' | 'right', from: number): void {
  const { stage, width, depth, home } = room;
  const x = wall === 'left' ? 1.05 : width - 1.05;
  const metal = home.random.fork('tap').pick(['#c19a55', '#2f3234', '#b9bcb9']);
  const inner = wall === 'left' ? 0.12 : width - 0.12;
  stage.line(
    [
      [inner, 0.9, depth - 0.5],
      [inner, 2.15, depth - 0.5],
      [inner + (wall === 'left' ? 0.34 : -0.34), 2.15, depth - 0.5],
    ],
    metal,
    0.03,
    'stroke-linejoin="round"',
  );
  stage.disc([inner + (wall === 'left' ? 0.34 : -0.34), 2.12, depth - 0.5], 0.14, metal);
  stage.later([x - 0.01, 0, from], [x + 0.01, 2.05, depth], () => {
    stage.poly(
      [
        [x, 0, from],
        [x, 0, depth],
        [x, 2.05, depth],
        [x, 2.05, from],
      ],
      mix(home.light.sky[1], '#ffffff', 0.5),
      'fill-opacity="0.2"',
    );
    stage.poly(
      [
        [x, 0.4, from],
        [x, 1.6, depth],
        [x, 2.05, depth],
        [x, 0.9, from],
      ],
      '#ffffff',
      'fill-opacity="0.16"',
    );
    stage.line(
      [
        [x, 0, from],
        [x, 2.05, from],
        [x, 2.05, depth],
      ],
      metal,
      0.03,
    );
  });
}

function towels(room: Room, wall: 'left' | 'right', z: number): void {
  const { stage, home } = room;
  const y = 1.25;
  stage.line(
    [room.on(wall, z - 0.4, y, 0.06), room.on(wall, z + 0.4, y, 0.06)],
    stage.shade(home.palette.metal, [0, 0, -1]),
    0.025,
  );
  for (const [dz, drop, colour] of [
    [-0.2, 0.62, home.palette.spark],
    [0.17, 0.5, home.palette.linen],
  ] as const) {
    const tone = stage.shade(colour, [0, 0.3, -0.6]);
    stage.poly(
      [
        room.on(wall, z + dz - 0.15, y + 0.01, 0.08),
        room.on(wall, z + dz + 0.15, y + 0.01, 0.08),
        room.on(wall, z + dz + 0.15, y - drop, 0.08),
        room.on(wall, z + dz - 0.15, y - drop, 0.08),
      ],
      stage.canvas.down([0, lighten(tone, 0.12)], [1, darken(tone, 0.1)]),
    );
  }
}

function bathStool(room: Room, spot: Spot): void {
  const { stage, home } = room;
  stand(
    stage,
    spot,
    0.36,
    0.36,
    0.46,
    () => {
      stage.solids([
        ...legs(spot, 0.34, 0.34, 0.42, 0.035, home.palette.wood),
        solid(spot, [-0.18, 0.18], [0.42, 0.45], [-0.18, 0.18], home.palette.wood),
      ]);
      stage.solids([
        solid(spot, [-0.14, 0.14], [0.45, 0.5], [-0.12, 0.12], home.palette.linen, { round: 0.03 }),
        solid(spot, [-0.13, 0.13], [0.5, 0.55], [-0.11, 0.11], home.palette.spark, { round: 0.03 }),
      ]);
    },
    0.2,
  );
}

/** A board on the back wall with jars and a trailing plant. */
function wallShelf(room: Room, random: Random, x: number): void {
  const { stage, depth, home } = room;
  for (const y of [1.35, 1.75]) {
    stage.later([x - 0.38, y, depth - 0.2], [x + 0.38, y + 0.3, depth], () => {
      stage.box([x - 0.36, y, depth - 0.19], [x + 0.36, y + 0.03, depth], home.palette.wood);
      stage.cylinder([x - 0.22, y + 0.03, depth - 0.1], 0.05, random.range(0.12, 0.2), home.palette.accentWall);
      stage.cylinder([x - 0.06, y + 0.03, depth - 0.1], 0.045, random.range(0.1, 0.16), '#c98a63');
      if (y > 1.5) vase(stage, random, [x + 0.2, y + 0.03, depth - 0.1], 0.14, '#efe3cd', true);
      else
        for (let k = 0; k < 3; k += 1)
          stage.box(
            [x + 0.06, y + 0.03 + k * 0.05, depth - 0.18],
            [x + 0.32, y + 0.075 + k * 0.05, depth - 0.03],
            [home.palette.linen, home.palette.spark, '#f6efe2'][k]!,
          );
    });
  }
}

/** Whether a bathroom shows its bath before the window: the first that the dice of its picture decide. */
export const isBathBeforeWindow = (random: Random): boolean => random.chance(0.36);

/** A bathroom: basin and mirror on the back wall, or a bath before the window; an old one where all is to be done. */
export function drawBathroom(canvas: Canvas, home: Home, random: Random): void {
  if (isWorn(home)) drawWornBathroom(canvas, home, random);
  else if (isBathBeforeWindow(random)) drawBathBeforeWindow(canvas, home, random);
  else drawBasinWall(canvas, home, random);
}

const tilesOf = (home: Home, look: Random): string =>
  look.pick([
    mix(home.palette.accentWall, '#f6f1e6', 0.35),
    '#f3ede1',
    mix(home.palette.spark, '#f3ede1', 0.45),
    '#dfe3dc',
    mix(home.palette.fabric, '#f3ede1', 0.5),
    '#e3c9b0',
    mix(home.palette.spark, '#f3ede1', 0.15),
    '#c9d6d3',
  ]);

function drawBathBeforeWindow(canvas: Canvas, home: Home, random: Random): void {
  const look = home.random.fork(`bathroom${random.int(0, 1)}`);
  const [width, depth] = [random.range(3.4, 4), random.range(4.2, 4.8)];
  const middle = width / 2 + random.range(-0.35, 0.35);
  const wide = random.pick([0.6, 0.6, 1.1]);
  const seen = random.pick(['left', 'right'] as const);
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    floor: look.pick<FloorKind>(['hydraulic', 'stone', 'terrazzo', 'herringbone', 'concrete', 'hydraulic']),
    openings: [
      {
        ...windowOf(home, random, 'back', middle - wide, middle + wide, false),
        sill: 0.75,
        head: 2.25,
        railing: false,
        curtains: random.chance(0.4) ? 'linen' : 'none',
      },
    ],
    ...shotOf(random, seen),
    eye: random.range(1.15, 1.4),
  });
  const { stage } = room;
  drawShell(room);
  const [w, h] = look.pick([
    [0.15, 0.15],
    [0.08, 0.2],
    [0.3, 0.3],
    [0.2, 0.1],
  ] as const);
  const tile = tilesOf(home, look);
  for (const wall of ['left', 'right', 'back'] as const)
    tiledWall(room, wall, wall === 'back' ? 0.74 : 1.25, tile, w * 1.4, h * 1.4);
  drawLight(room);
  rug(stage, random, [middle - 0.6, middle + 0.6], [depth - 2.4, depth - 1.7], { ...home.palette, linen: '#f6efe2' });
  freeBath(room, { x: middle, z: depth - 0.85 });
  // Where the picture looks stands the toilet, the towels above and behind it.
  toilet(room, seen === 'left' ? { x: 0.37, z: depth - 1.45, turn: 1 } : { x: width - 0.37, z: depth - 1.45, turn: 3 });
  towels(room, seen, depth - 0.55);
  bathStool(room, { x: middle + (seen === 'left' ? 1.2 : -1.2), z: depth - 1.3 });
  plantAt(
    stage,
    random,
    { x: seen === 'left' ? width - 0.4 : 0.4, z: depth - 0.45 },
    random.range(1.3, 1.9),
    random.pick(['monstera', 'areca', 'strelitzia', 'ficus'] as const),
    random.pick(['#efe6d6', '#c98a63', home.palette.spark]),
  );
  if (random.chance(0.5)) pendant(stage, random, [middle, 1.95, depth - 0.9], room.height, home.palette, 0.2);
  finishRoom(room);
}

function drawBasinWall(canvas: Canvas, home: Home, random: Random): void {
  const look = home.random.fork(`bathroom${random.int(0, 1)}`);
  const side = random.pick(['left', 'right'] as const);
  const far = side === 'left' ? 'right' : 'left';
  const [width, depth] = [random.range(3.1, 3.8), random.range(4.2, 4.7)];
  const tile = tilesOf(home, look);
  const floor = look.pick<FloorKind>(['hydraulic', 'stone', 'terrazzo', 'concrete', 'hydraulic']);
  const bath = random.chance(0.55);
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    floor,
    openings: [
      {
        ...windowOf(home, random, side, depth - 2.1, depth - 1.1, false),
        sill: bath ? 1 : 0.95,
        railing: false,
        frame: undefined,
      },
    ],
    ...shotOf(random, side),
    eye: random.range(1.2, 1.45),
  });
  const { stage } = room;
  drawShell(room);
  const high = look.pick([1.25, 1.25, room.height - 0.02]);
  const [w, h] = look.pick([
    [0.15, 0.15],
    [0.08, 0.2],
    [0.6, 0.6],
    [0.2, 0.1],
  ] as const);
  for (const wall of ['left', 'right', 'back'] as const)
    tiledWall(room, wall, wall === 'back' || high < 2 ? high : 1.25, tile, w * 1.4, h * 1.4);
  drawLight(room);
  const basinX = width / 2 + (side === 'left' ? 0.04 : -0.04);
  basin(room, random, basinX, width > 3.5 && random.chance(0.45));
  if (bath) freeBath(room, { x: side === 'left' ? 0.72 : width - 0.72, z: depth - 1.7, turn: 1 });
  if (!bath) shower(room, far, depth - 1.5);
  else towels(room, far, depth - 1.5);
  const corner = bath === (side === 'left') ? width - 0.4 : 0.4;
  toilet(room, { x: corner, z: depth - 0.36 });
  const matX = basinX + random.range(-0.1, 0.1);
  rug(stage, random, [matX - 0.55, matX + 0.55], [depth - 1.5, depth - 0.75], { ...home.palette, linen: '#f6efe2' });
  if (random.chance(0.6))
    bathStool(room, {
      x: bath ? (side === 'left' ? 1.5 : width - 1.5) : side === 'left' ? 0.5 : width - 0.5,
      z: depth - 2.1,
    });
  if (random.chance(0.55)) wallShelf(room, random, corner);
  plantAt(
    stage,
    random,
    bath
      ? { x: side === 'left' ? width - 0.32 : 0.32, z: depth - 2.1 }
      : { x: side === 'left' ? 0.34 : width - 0.34, z: depth - 1.2 },
    random.range(0.6, 0.9),
    random.pick(['monstera', 'areca', 'snake', 'strelitzia'] as const),
    home.palette.spark,
  );
  finishRoom(room);
}
