import { drawView } from './views.ts';
import { pathOf } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { drawFloor } from './floors.ts';
import { tableLamp } from './lamps.ts';
import { bowl, vase } from './smallThings.ts';
import { darkMirror } from './mirror.ts';
import { solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import { wornWalls } from './worn.ts';
import { drawWindowFrame } from './openings.ts';
import type { Vec } from './stage.ts';

const archAt = (
  room: Room,
  from: number,
  to: number,
  foot: number,
  head: number,
  out: number,
  arched: boolean,
): Vec[] => {
  if (!arched)
    return [
      room.on('back', from, foot, out),
      room.on('back', to, foot, out),
      room.on('back', to, head, out),
      room.on('back', from, head, out),
    ];
  const [middle, r] = [(from + to) / 2, (to - from) / 2];
  return [
    room.on('back', from, foot, out),
    ...Array.from({ length: 15 }, (_, i) => {
      const angle = Math.PI * (1 - i / 14);
      return room.on('back', middle + Math.cos(angle) * r, head - r + Math.sin(angle) * r, out);
    }),
    room.on('back', to, foot, out),
  ];
};

/** A wide opening in the back wall to a room beyond, which has a window of its own: one looks through the house. */
export function passage(room: Room, from: number, to: number, head: number, arched: boolean): void {
  const { stage, home, depth, random } = room;
  const { canvas, light } = stage;
  const beyond = depth + random.range(3.2, 4.4);
  const hole = pathOf(stage.outline(archAt(room, from, to, 0, head, 0, arched)));
  const wall = stage.shade(random.pick([home.palette.accentWall, home.palette.wall, home.palette.wall]), [0, 0, -1]);
  const [x0, x1] = [from - 0.9, to + 0.9];
  canvas.clipped(hole, () => {
    stage.poly(
      [
        [x0, 0, beyond],
        [x1, 0, beyond],
        [x1, 3.4, beyond],
        [x0, 3.4, beyond],
      ],
      canvas.down([0, lighten(wall, 0.16)], [1, darken(wall, 0.06)]),
    );
    for (const [x, turned] of [
      [x0, 1],
      [x1, -1],
    ] as const)
      stage.poly(
        [
          [x, 0, depth],
          [x, 0, beyond],
          [x, 3.4, beyond],
          [x, 3.4, depth],
        ],
        darken(stage.shade(home.palette.wall, [turned, 0, 0]), 0.08),
      );
    drawFloor(stage, home, room.plan.floor ?? home.floor, { x0, x1, z0: depth, z1: beyond });
    const middle = (from + to) / 2 + random.range(-0.2, 0.2);
    const pane: Vec[] = [
      [middle - 0.55, 0.1, beyond - 0.01],
      [middle + 0.55, 0.1, beyond - 0.01],
      [middle + 0.55, 2.2, beyond - 0.01],
      [middle - 0.55, 2.2, beyond - 0.01],
    ];
    const glass = stage.outline(pane);
    const xs = glass.map(([x]) => x);
    const ys = glass.map(([, y]) => y);
    canvas.clipped(pathOf(glass), () => {
      drawView(canvas, home.light, random.fork('beyond'), home.view, {
        x: Math.min(...xs),
        y: Math.min(...ys),
        width: Math.max(...xs) - Math.min(...xs),
        height: Math.max(...ys) - Math.min(...ys),
        horizon: stage.camera.horizon,
      });
      if (!light.lampsOn) canvas.poly(glass, '#ffffff', 'fill-opacity="0.25"');
    });
    drawWindowFrame(stage, pane, home.oldHouse ? '#f6f1e6' : '#3a3d3f');
    if (!light.lampsOn)
      stage.poly(
        [
          [middle - 0.6, 0.005, beyond],
          [middle + 0.6, 0.005, beyond],
          [middle + 0.5, 0.005, depth + 0.2],
          [middle - 0.9, 0.005, depth + 0.2],
        ],
        light.sun,
        `fill-opacity="${light.sunStrength * 0.7}"`,
      );
    // A console, and something green upon it.
    stage.box([middle + 0.75, 0, beyond - 0.4], [middle + 1.6, 0.8, beyond - 0.05], home.palette.wood);
    vase(stage, random, [middle + 1, 0.8, beyond - 0.2], 0.3, home.palette.spark, true);
  });
  const rim = archAt(room, from, to, 0, head, 0.012, arched);
  stage.line(
    rim,
    stage.shade(home.oldHouse ? '#faf6ee' : lighten(home.palette.wall, 0.4), [0, 0.2, -1]),
    home.oldHouse ? 0.12 : 0.06,
  );
  stage.line(rim, darken(stage.shade('#faf6ee', [0, 0, -1]), 0.25), 0.012, 'stroke-opacity="0.6"');
}

/** A fireplace in its chimney breast, a mirror or picture's place above it. */
export function fireplace(room: Room, random: Random, x: number): void {
  const { stage, home, depth, height } = room;
  const breast = lighten(home.palette.wall, 0.2);
  const stone = random.pick(['#f3eee3', '#d9cfbf', '#c9b79c', home.palette.accentWall]);
  const z = depth - 0.32;
  stage.contactShadow([x - 0.85, x + 0.85], [z, depth], 0.002, 0.24);
  stage.later([x - 0.85, 0, z - 0.2], [x + 0.85, height, depth], () => {
    stage.box([x - 0.85, 0, z], [x + 0.85, height, depth], breast);
    stage.box([x - 0.7, 0, z - 0.06], [x - 0.42, 1.06, z], stone);
    stage.box([x + 0.42, 0, z - 0.06], [x + 0.7, 1.06, z], stone);
    stage.box([x - 0.7, 0.8, z - 0.06], [x + 0.7, 1.06, z], stone);
    stage.poly(
      [
        [x - 0.42, 0, z - 0.005],
        [x + 0.42, 0, z - 0.005],
        [x + 0.42, 0.8, z - 0.005],
        [x - 0.42, 0.8, z - 0.005],
      ],
      stage.canvas.down([0, '#2a2422'], [1, '#4a3a30']),
    );
    stage.box([x - 0.55, 0, z - 0.4], [x + 0.55, 0.03, z], '#6b645c');
    const warm = stage.light.lampsOn || random.chance(0.3);
    for (const [dx, dy] of [
      [-0.16, 0.06],
      [0.12, 0.06],
      [-0.02, 0.16],
    ] as const)
      stage.cylinder([x + dx, dy, z - 0.08], 0.06, 0.09, '#7a5638');
    if (warm) {
      const [fx, fy] = stage.at([x, 0.3, z - 0.1]);
      const m = stage.scale([x, 0.3, z]);
      stage.canvas.circle(
        fx,
        fy,
        1.1 * m,
        stage.canvas.glow([0, '#ffc46b', 0.6], [0.4, '#ff9a4a', 0.2], [1, '#ff9a4a', 0]),
      );
      stage.canvas.path(
        `M${fx - 0.2 * m} ${fy + 0.16 * m}q${-0.04 * m} ${-0.26 * m} ${0.1 * m} ${-0.42 * m}q${0.02 * m} ${0.14 * m} ${0.1 * m} ${0.06 * m}q${0.04 * m} ${-0.12 * m} ${0.03 * m} ${-0.22 * m}q${0.22 * m} ${0.26 * m} ${0.17 * m} ${0.58 * m}z`.replace(
          /-?\d+\.\d+/g,
          (v) => String(Math.round(Number(v) * 10) / 10),
        ),
        '#ffb45a',
      );
    }
    stage.box([x - 0.8, 1.06, z - 0.16], [x + 0.8, 1.13, z], stone);
    for (const [u, h] of [
      [-0.6, 0.2],
      [0.55, 0.28],
    ] as const)
      vase(
        stage,
        random,
        [x + u, 1.13, z - 0.08],
        h,
        random.pick([home.palette.spark, home.palette.accentWall, '#efe3cd']),
        u > 0,
      );
    bowl(stage, [x - 0.3, 1.13, z - 0.08], 0.1, home.palette.metal);
    const hung: Room = {
      ...room,
      on: (wall, u, v, out = 0) => (wall === 'back' ? [u, v, z - out] : room.on(wall, u, v, out)),
    };
    darkMirror(hung, x, 1.85, 0.95, 1.05, random.chance(0.4), home.palette.metal);
  });
}

/** Shelves in an arched recess of the wall. */
export function niche(room: Room, random: Random, u: number, width: number, head: number): void {
  const { stage, home } = room;
  const inner = stage.shade(
    random.pick([home.palette.accentWall, home.palette.spark, darken(home.palette.wall, 0.12)]),
    [0, 0, -1],
  );
  const [from, to] = [u - width / 2, u + width / 2];
  stage.poly(
    archAt(room, from, to, 0.35, head, 0.004, true),
    stage.canvas.down([0, darken(inner, 0.28)], [0.4, darken(inner, 0.08)], [1, inner]),
  );
  stage.line(
    archAt(room, from, to, 0.35, head, 0.006, true),
    lighten(stage.shade(home.palette.wall, [0, 0, -1]), 0.4),
    0.03,
  );
  for (let v = 0.75; v < head - 0.45; v += 0.44) {
    stage.poly(
      [
        room.on('back', from, v, 0.01),
        room.on('back', to, v, 0.01),
        room.on('back', to, v - 0.16, 0.01),
        room.on('back', from, v - 0.16, 0.01),
      ],
      stage.light.shadow,
      'fill-opacity="0.2"',
    );
    stage.poly(
      [
        room.on('back', from, v, 0.012),
        room.on('back', to, v, 0.012),
        room.on('back', to, v + 0.035, 0.012),
        room.on('back', from, v + 0.035, 0.012),
      ],
      stage.shade(home.palette.wood, [0, 0.4, -0.8]),
    );
    for (let x = from + 0.14; x < to - 0.1; x += random.range(0.14, 0.3)) {
      const place = room.on('back', x, v + 0.035, 0.02);
      const kind = random.int(0, 3);
      if (kind === 0)
        vase(
          stage,
          random,
          place,
          random.range(0.14, 0.22),
          random.pick(['#f3ead8', home.palette.spark, '#c98a63']),
          random.chance(0.4),
        );
      else if (kind === 1) bowl(stage, place, 0.08, random.pick(['#f3ead8', home.palette.fabric]));
      else
        for (let k = 0; k < 4; k += 1) {
          const [a, h] = [x + k * 0.04 - 0.06, random.range(0.16, 0.24)];
          stage.poly(
            [
              room.on('back', a, v + 0.035, 0.016),
              room.on('back', a + 0.034, v + 0.035, 0.016),
              room.on('back', a + 0.034, v + 0.035 + h, 0.016),
              room.on('back', a, v + 0.035 + h, 0.016),
            ],
            stage.shade(
              random.pick([home.palette.spark, home.palette.linen, home.palette.fabric, '#c9b79a', '#7d6a58']),
              [0, 0, -1],
            ),
          );
        }
    }
  }
}

/** A small table with a lamp, beside a seat. */
export function sideTable(room: Room, random: Random, spot: Spot): void {
  const { stage, home } = room;
  stand(
    stage,
    spot,
    0.46,
    0.46,
    0.54,
    () => {
      stage.cylinder([spot.x, 0, spot.z], 0.05, 0.5, home.palette.metal);
      stage.cylinder([spot.x, 0.5, spot.z], 0.24, 0.035, random.pick([home.palette.wood, '#efe9de']));
      tableLamp(
        stage,
        [spot.x, 0.535, spot.z],
        home.palette,
        random.pick([home.palette.spark, home.palette.accentWall, '#efe3cd']),
      );
    },
    0.22,
  );
}

/** A round seat without a back, of cloth or wicker. */
export function pouf(room: Room, random: Random, spot: Spot): void {
  const { stage, home } = room;
  const colour = random.pick([
    home.palette.spark,
    home.palette.linen,
    '#d8b988',
    mix(home.palette.fabric, home.palette.linen, 0.5),
  ]);
  stand(
    stage,
    spot,
    0.56,
    0.56,
    0.4,
    () => {
      stage.cylinder([spot.x, 0, spot.z], 0.28, 0.36, colour, lighten(colour, 0.12), 0.27);
      stage.disc([spot.x, 0.385, spot.z], 0.2, stage.shade(lighten(colour, 0.16), [0, 1, 0]));
    },
    0.24,
  );
}

/** A large screen on a low board. */
export function screen(room: Room, x: number): void {
  const { stage, depth } = room;
  stage.poly(
    [
      [x - 0.66, 0.98, depth - 0.01],
      [x + 0.7, 0.98, depth - 0.01],
      [x + 0.7, 1.74, depth - 0.01],
      [x - 0.66, 1.74, depth - 0.01],
    ],
    stage.light.shadow,
    'fill-opacity="0.24"',
  );
  stage.box([x - 0.66, 1.02, depth - 0.05], [x + 0.66, 1.77, depth - 0.01], '#24282b');
  stage.poly(
    [
      [x - 0.6, 1.06, depth - 0.055],
      [x - 0.05, 1.06, depth - 0.055],
      [x + 0.3, 1.74, depth - 0.055],
      [x - 0.6, 1.74, depth - 0.055],
    ],
    '#ffffff',
    'fill-opacity="0.06"',
  );
}

/** A house that waits to be done up: a ladder, tins, sheets over what remains. */
export function worksite(room: Room, random: Random): void {
  const { stage, home, width, depth } = room;
  wornWalls(room, random);
  const side = random.pick([-1, 1]);
  const x = width / 2 + side * random.range(0.6, 1.2);
  stage.later([x - 0.3, 0, depth - 1.6], [x + 0.3, 1.9, depth - 0.9], () => {
    const wood = stage.shade('#c49a68', [0, 0.2, -0.8]);
    for (const u of [-0.26, 0.26])
      stage.line(
        [
          [x + u, 0, depth - 1.55],
          [x + u * 0.6, 1.9, depth - 1.15],
        ],
        wood,
        0.05,
      );
    for (const u of [-0.26, 0.26])
      stage.line(
        [
          [x + u, 0, depth - 0.8],
          [x + u * 0.6, 1.9, depth - 1.15],
        ],
        darken(wood, 0.2),
        0.045,
      );
    for (let k = 1; k < 6; k += 1)
      stage.line(
        [
          [x - 0.26 + k * 0.017, k * 0.31, depth - 1.55 + k * 0.065],
          [x + 0.26 - k * 0.017, k * 0.31, depth - 1.55 + k * 0.065],
        ],
        wood,
        0.055,
      );
  });
  stage.castShadow([x - 0.3, x + 0.3], [depth - 1.55, depth - 0.8], 1.4, 0.004, 0.2);
  for (const [dx, dz, colour] of [
    [-side * 0.6, -1.7, '#f3eee3'],
    [-side * 0.95, -1.5, home.palette.accentWall],
    [-side * 0.75, -1.25, '#c9ccca'],
  ] as const) {
    stand(
      stage,
      { x: x + dx, z: depth + dz },
      0.3,
      0.3,
      0.28,
      () => stage.cylinder([x + dx, 0, depth + dz], 0.13, 0.24, '#d3d5d2', colour),
      0.24,
    );
  }
  // Boxes, and a door leaf off its hinges against the wall.
  for (const [i, dx] of [0, 0.5, 1.02].entries()) {
    const spot: Spot = { x: width / 2 - side * (0.7 + dx), z: depth - 0.45 - (i % 2) * 0.2 };
    const stack = 1 + ((i + 1) % 3 > 0 ? 1 : 0);
    stand(stage, spot, 0.44, 0.4, stack * 0.34, () => {
      for (let k = 0; k < stack; k += 1) {
        stage.solids([
          solid(spot, [-0.21, 0.21], [k * 0.34, k * 0.34 + 0.33], [-0.19, 0.19], k % 2 ? '#c49a68' : '#d1ab7b'),
        ]);
        stage.poly(
          [
            [spot.x - 0.04, k * 0.34, spot.z - 0.192],
            [spot.x + 0.04, k * 0.34, spot.z - 0.192],
            [spot.x + 0.04, k * 0.34 + 0.33, spot.z - 0.192],
            [spot.x - 0.04, k * 0.34 + 0.33, spot.z - 0.192],
          ],
          '#e9d6b0',
          'fill-opacity="0.7"',
        );
      }
    });
  }
  const leaf = width / 2 + side * (width / 2 - 0.75);
  stage.poly(
    [
      [leaf - 0.4, 0, depth - 0.35],
      [leaf + 0.4, 0, depth - 0.35],
      [leaf + 0.36, 2.05, depth - 0.04],
      [leaf - 0.44, 2.05, depth - 0.04],
    ],
    stage.shade('#d9cbb0', [0, 0.2, -1]),
  );
  for (const [c, d] of [
    [0.15, 0.42],
    [0.52, 0.93],
  ] as const)
    stage.line(
      [
        [leaf - 0.26, c * 2.05, depth - 0.35 + c * 0.31],
        [leaf + 0.26, c * 2.05, depth - 0.35 + c * 0.31],
        [leaf + 0.24, d * 2.05, depth - 0.35 + d * 0.31],
        [leaf - 0.28, d * 2.05, depth - 0.35 + d * 0.31],
        [leaf - 0.26, c * 2.05, depth - 0.35 + c * 0.31],
      ],
      stage.shade('#b09c7c', [0, 0, -1]),
      0.02,
    );
}
