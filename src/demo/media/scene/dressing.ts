import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { rug } from './furniture.ts';
import type { Home } from './home.ts';
import { pendant } from './lamps.ts';
import { legs, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, type Room } from './room.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import type { Vec } from './stage.ts';

/** How deep the wardrobe is, metres. */
const deep = 0.58;

/** A dressing room: an open wardrobe along the back wall, a mirror, a bench. */
export function drawDressing(canvas: Canvas, home: Home, random: Random): void {
  const side = random.pick(['left', 'right'] as const);
  const far = side === 'left' ? 'right' : 'left';
  const [width, depth] = [random.range(3.7, 4.2), random.range(4.4, 4.8)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings: [{ ...windowOf(home, random, side, depth - 2.4, depth - 1.2), sill: 0.9, railing: false, arched: false }],
    ceiling: ceilingOf(home),
    viewer: side === 'left' ? 0.56 : 0.44,
    yaw: side === 'left' ? -0.06 : 0.06,
    eye: 1.3,
    back: 0.4,
    angle: 64,
    horizon: 0.48,
  });
  const { stage } = room;
  drawShell(room);
  rug(stage, random, [width / 2 - 0.9, width / 2 + 0.9], [depth - 2.6, depth - 1.1], home.palette);
  drawLight(room);
  drawWardrobe(room, random.pick([home.palette.wood, lighten(home.palette.wood, 0.25), '#efe7d8']), random);
  mirrorOn(room, far, depth - 1.5);
  const bench: Spot = { x: width / 2, z: depth - 1.75 };
  stand(stage, bench, 1.15, 0.45, 0.46, () =>
    stage.solids([
      ...legs(bench, 1.1, 0.4, 0.34, 0.04, home.palette.metal),
      solid(bench, [-0.58, 0.58], [0.34, 0.46], [-0.22, 0.22], home.palette.fabric, { round: 0.05 }),
    ]),
  );
  pendant(stage, random, [width / 2, room.height - 0.45, depth - 1.8], room.height, home.palette, 0.2);
  finishRoom(room);
}

/** A tall mirror on a side wall. */
function mirrorOn(room: Room, wall: 'left' | 'right', z: number): void {
  const { stage, home } = room;
  const quad = (grow: number, out: number): Vec[] => [
    room.on(wall, z - 0.4 - grow, 0.2 - grow, out),
    room.on(wall, z + 0.4 + grow, 0.2 - grow, out),
    room.on(wall, z + 0.4 + grow, 1.95 + grow, out),
    room.on(wall, z - 0.4 - grow, 1.95 + grow, out),
  ];
  stage.poly(quad(0.05, 0.02), stage.shade(home.palette.metal, [wall === 'left' ? 1 : -1, 0, 0]));
  stage.poly(quad(0, 0.03), stage.canvas.down([0, '#dfe6e4'], [1, '#b9c4c3']));
}

/** Compartments side by side: long clothes, folded ones over drawers, short ones over shoes. */
function drawWardrobe(room: Room, wood: string, random: Random): void {
  const { stage, width, depth, height } = room;
  const [u0, u1, high] = [0.12, width - 0.12, Math.min(height - 0.12, 2.45)];
  const shares = random.shuffle(['long', 'folded', 'short', 'short'] as const);
  const step = (u1 - u0) / shares.length;
  stage.later([u0, 0, depth - deep], [u1, high, depth], () => {
    const quad = (a: number, b: number, c: number, d: number, out: number): Vec[] => [
      [a, c, depth - out],
      [b, c, depth - out],
      [b, d, depth - out],
      [a, d, depth - out],
    ];
    stage.poly(quad(u0, u1, 0, high, 0.01), darken(stage.shade(wood, [0, 0, -1]), 0.34));
    shares.forEach((share, i) => {
      const [a, b] = [u0 + i * step, u0 + (i + 1) * step];
      // The sides of a compartment, then what is in it, the highest shelf last.
      stage.box([a, 0, depth - deep], [a + 0.03, high, depth], wood);
      stage.box([a, 0, depth - deep], [b, 0.08, depth], darken(wood, 0.1));
      if (share === 'long') hang(room, random, a, b, high - 0.5, 1.35);
      else if (share === 'short') {
        shoes(room, random, a, b, 0.08);
        stage.box([a, 0.42, depth - deep], [b, 0.45, depth], wood);
        shoes(room, random, a, b, 0.45);
        hang(room, random, a, b, high - 0.5, 0.85);
      } else folded(room, random, a, b, high - 0.42, wood);
      stage.box([a, high - 0.4, depth - deep], [b, high - 0.37, depth], wood);
      boxes(room, random, a, b, high - 0.37);
    });
    stage.box([u1 - 0.03, 0, depth - deep], [u1, high, depth], wood);
    stage.box([u0, high - 0.04, depth - deep], [u1, high, depth], wood);
  });
}

/** Clothes on hangers, seen from the front and a little over one another. */
function hang(room: Room, random: Random, a: number, b: number, rail: number, longest: number): void {
  const { stage, depth, home } = room;
  const { palette } = home;
  const z = depth - deep * 0.55;
  const colours = [palette.spark, palette.fabric, palette.linen, palette.accentWall, '#f3ead8', '#4d5a60', '#c9b79a'];
  stage.line(
    [
      [a + 0.03, rail + 0.08, z],
      [b, rail + 0.08, z],
    ],
    stage.shade(palette.metal, [0, 0.4, -0.8]),
    0.025,
  );
  let last = '';
  for (let u = a + 0.2; u < b - 0.16; u += random.range(0.13, 0.19)) {
    const colour = random.pick(colours.filter((each) => each !== last));
    last = colour;
    const drop = longest * random.pick([0.78, 0.9, 1]);
    const flare = random.pick([0.01, 0.03, 0.05]);
    const tone = stage.shade(colour, [0, 0.3, -0.8]);
    const at = (du: number, v: number): Vec => [u + du, rail - v, z];
    stage.line([at(0, -0.09), at(0.012, -0.05), at(0, 0)], stage.shade(palette.metal, [0, 0, -1]), 0.012);
    stage.poly(
      [at(-0.045, 0), at(0.045, 0), at(0.17, 0.09), at(0.15 + flare, drop), at(-0.15 - flare, drop), at(-0.17, 0.09)],
      stage.canvas.across([0, darken(tone, 0.16)], [0.35, lighten(tone, 0.1)], [1, darken(tone, 0.1)]),
    );
    stage.line([at(-0.045, 0), at(0, 0.09), at(0.045, 0)], darken(tone, 0.3), 0.01);
    stage.line([at(0, 0.09), at(0.01, drop - 0.02)], darken(tone, 0.25), 0.008, 'stroke-opacity="0.6"');
  }
}

/** Shelves of folded clothes over three drawers. */
function folded(room: Room, random: Random, a: number, b: number, top: number, wood: string): void {
  const { stage, depth, home } = room;
  for (let k = 0; k < 3; k += 1) {
    const v = 0.08 + k * 0.24;
    stage.box([a + 0.04, v, depth - deep], [b - 0.01, v + 0.22, depth], lighten(wood, 0.15));
    stage.line(
      [
        [(a + b) / 2 - 0.1, v + 0.13, depth - deep - 0.01],
        [(a + b) / 2 + 0.1, v + 0.13, depth - deep - 0.01],
      ],
      stage.shade(home.palette.metal, [0, 0.3, -0.8]),
      0.022,
      'stroke-linecap="round"',
    );
  }
  for (let v = 0.8; v < top - 0.2; v += 0.42) {
    stage.box([a, v, depth - deep], [b, v + 0.03, depth], wood);
    for (const u of [a + 0.08, (a + b) / 2 + 0.03]) {
      const count = random.int(2, 4);
      for (let k = 0; k < count; k += 1)
        stage.box(
          [u, v + 0.03 + k * 0.065, depth - deep + 0.1],
          [u + (b - a) / 2 - 0.12, v + 0.09 + k * 0.065, depth - 0.06],
          random.pick([
            home.palette.linen,
            home.palette.spark,
            '#f3ead8',
            home.palette.accentWall,
            home.palette.fabric,
          ]),
          { round: 0.015 },
        );
    }
  }
}

function shoes(room: Room, random: Random, a: number, b: number, v: number): void {
  const { stage, depth, home } = room;
  for (let u = a + 0.12; u < b - 0.22; u += 0.3) {
    const colour = random.pick(['#4b3a2e', '#2f3234', home.palette.spark, home.palette.fabric, '#efe6d6']);
    for (const du of [0, 0.1])
      stage.solids([
        solid({ x: u + du + 0.04, z: depth - 0.34 }, [-0.04, 0.04], [v, v + 0.05], [-0.14, 0.1], colour, {
          round: 0.02,
        }),
        solid({ x: u + du + 0.04, z: depth - 0.34 }, [-0.04, 0.04], [v + 0.05, v + 0.1], [0, 0.1], colour, {
          round: 0.02,
        }),
      ]);
  }
}

/** Hat boxes and baskets above. */
function boxes(room: Room, random: Random, a: number, b: number, v: number): void {
  const { stage, depth, home } = room;
  const colour = random.pick(['#d8b988', home.palette.linen, home.palette.accentWall]);
  stage.box([a + 0.12, v, depth - deep + 0.08], [b - 0.12, v + random.range(0.18, 0.26), depth - 0.06], colour, {
    round: 0.02,
  });
}
