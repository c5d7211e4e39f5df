import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { artwork, plantAt, rug, sideboard } from './furniture.ts';
import type { Home } from './home.ts';
import { pendant } from './lamps.ts';
import { innerDoor } from './passages.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, type Room } from './room.ts';
import type { Vec } from './stage.ts';

const steps = 14;
const [tread, rise] = [0.265, 0.18];
/** Where the flight begins, and how wide it is, metres. */
const start = 3;
const wide = 1.3;

interface Flight {
  /** Its open side and the wall, as x. */
  open: number;
  wall: number;
  /** 1 where the wall is on the right. */
  side: 1 | -1;
}

/** A flight of stairs up along one wall, seen from its foot: treads, risers, balustrade, and the floor it leads to. */
export function drawStaircase(canvas: Canvas, home: Home, random: Random): void {
  const side = random.pick([1, -1] as const);
  const [width, depth] = [4.4, start + steps * tread + 0.5];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    height: 4.7,
    openings: [
      {
        wall: side > 0 ? 'left' : 'right',
        from: depth - 3.4,
        to: depth - 2.2,
        sill: 0.9,
        head: 2.5,
        panes: [2, 3],
        arched: random.chance(0.4),
      },
    ],
    viewer: side > 0 ? 0.42 : 0.58,
    yaw: side * random.range(0.03, 0.09),
    eye: 1.55,
    angle: 70,
    horizon: 0.56,
  });
  const flight: Flight = side > 0 ? { open: width - wide, wall: width, side } : { open: wide, wall: 0, side };
  const { stage } = room;
  drawShell(room);
  drawUpperFloor(room, flight);
  rug(
    stage,
    random,
    [flight.open - side * 2.4, flight.open - side * 0.7].toSorted((a, b) => a - b) as [number, number],
    [depth - 3.4, depth - 1.4],
    home.palette,
  );
  drawLight(room);
  innerDoor(room, 'back', side > 0 ? 0.9 : width - 0.9, 0.85);
  sideboard(stage, random, { x: flight.open - side * 1.05, z: depth - 0.24 }, 0.9, home.palette);
  artwork(room, random, 'back', flight.open - side * 1.05, 1.6, 0.55, 0.7);
  const wall = side > 0 ? 'right' : 'left';
  for (const i of [2.5, 5.5, 8.5]) artwork(room, random, wall, start + i * tread + 0.2, i * rise + 1.75, 0.42, 0.56);
  drawFlight(room, flight);
  plantAt(
    stage,
    random,
    { x: flight.open - side * 2.75, z: depth - 1.7 },
    1.5,
    random.pick(housePlants),
    home.palette.spark,
  );
  pendant(stage, random, [flight.open - side * 1.4, 2.7, depth - 2], room.height, home.palette, 0.24);
  finishRoom(room);
}

/** What one sees of the floor above, over the last step: its wall, a door, the light of its lamp. */
function drawUpperFloor(room: Room, { open, wall }: Flight): void {
  const { stage, depth, home } = room;
  const [low, high] = [steps * rise, room.height];
  const [a, b] = [Math.min(open, wall), Math.max(open, wall)];
  const quad = (u0: number, u1: number, v0: number, v1: number): Vec[] => [
    [u0, v0, depth - 0.01],
    [u1, v0, depth - 0.01],
    [u1, v1, depth - 0.01],
    [u0, v1, depth - 0.01],
  ];
  const far = stage.shade(mix(home.palette.wall, '#ffe9c4', 0.4), [0, 0, -1]);
  stage.poly(quad(a, b, low, high), stage.canvas.down([0, darken(far, 0.1)], [1, lighten(far, 0.3)]));
  stage.poly(quad((a + b) / 2 - 0.42, (a + b) / 2 + 0.42, low, low + 2), stage.shade('#f3ede0', [0, 0, -1]));
  stage.poly(
    quad((a + b) / 2 - 0.35, (a + b) / 2 + 0.35, low, low + 1.93),
    stage.shade(home.oldHouse ? '#e6dcc8' : home.palette.wood, [0, 0, -1]),
  );
  for (const [v0, v1] of [
    [0.15, 0.85],
    [1, 1.8],
  ] as const) {
    const ring = quad((a + b) / 2 - 0.24, (a + b) / 2 + 0.24, low + v0, low + v1);
    stage.line([...ring, ring[0]!], darken(far, 0.3), 0.016);
  }
}

function drawFlight(room: Room, { open, wall, side }: Flight): void {
  const { stage, home } = room;
  const { palette } = home;
  const [x0, x1] = [Math.min(open, wall), Math.max(open, wall)];
  const white = lighten(palette.wall, 0.45);
  const runner = palette.spark;
  const inset = [x0 + wide * 0.24, x1 - wide * 0.24] as const;
  for (let i = 0; i < steps; i += 1) {
    const [z0, z1, top] = [start + i * tread, start + (i + 1) * tread, (i + 1) * rise];
    stage.later([x0, 0, z0], [x1, top, z1], () => {
      stage.box([x0, 0, z0], [x1, top - 0.04, z1 + (i === steps - 1 ? 0.5 : 0)], white);
      stage.poly(
        [
          [inset[0], top - rise, z0 - 0.002],
          [inset[1], top - rise, z0 - 0.002],
          [inset[1], top - 0.04, z0 - 0.002],
          [inset[0], top - 0.04, z0 - 0.002],
        ],
        darken(stage.shade(runner, [0, 0, -1]), 0.12),
      );
      stage.box([x0 - 0.02, top - 0.04, z0 - 0.03], [x1 + 0.02, top, z1 + 0.01], palette.wood);
      if (top < stage.camera.at[1])
        stage.poly(
          [
            [inset[0], top + 0.002, z0 - 0.03],
            [inset[1], top + 0.002, z0 - 0.03],
            [inset[1], top + 0.002, z1],
            [inset[0], top + 0.002, z1],
          ],
          lighten(stage.shade(runner, [0, 1, 0]), 0.08),
        );
    });
  }
  const rail = open + side * 0.05;
  const iron = stage.shade('#3a3d40', [0, 0, -1]);
  for (let i = 0; i < steps; i += 1)
    for (const part of [0.25, 0.75]) {
      const z = start + (i + part) * tread;
      stage.later([rail - 0.02, (i + 1) * rise, z - 0.02], [rail + 0.02, (i + 1) * rise + 0.9, z + 0.02], () =>
        stage.line(
          [
            [rail, (i + 1) * rise, z],
            [rail, (i + 0.5 + part) * rise + 0.9, z],
          ],
          iron,
          0.022,
        ),
      );
    }
  stage.later([rail - 0.06, 0, start - 0.14], [rail + 0.06, 1.15, start - 0.02], () => {
    stage.box([rail - 0.06, 0, start - 0.14], [rail + 0.06, 1.1, start - 0.02], palette.wood);
    stage.box([rail - 0.08, 1.1, start - 0.16], [rail + 0.08, 1.15, start], darken(palette.wood, 0.1));
  });
  const end = start + steps * tread;
  stage.later([rail - 0.04, 1, start], [rail + 0.04, steps * rise + 0.95, end], () =>
    stage.line(
      [
        [rail, 1.08, start - 0.08],
        [rail, steps * rise + 0.95, end],
      ],
      stage.shade(palette.wood, [0, 0.4, -0.8]),
      0.075,
      'stroke-linecap="round"',
    ),
  );
}
