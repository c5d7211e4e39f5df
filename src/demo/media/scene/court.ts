import { drawSky } from './backdrop.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { climber, vineColours } from './facades/climber.ts';
import { ashlar, band, layerOn, makeFront, plaster, rubble, type Front } from './facades/front.ts';
import { door, facadeWindow } from './facades/windows.ts';
import { drawFloor } from './floors.ts';
import type { Home } from './home.ts';
import { openAir, outdoorDining, pots, wholeOf } from './openAir.ts';
import type { Random } from './random.ts';
import { drawAtmosphere, type Room } from './room.ts';
import type { Vec } from './stage.ts';

/** How far the house's walls rise above the patio, metres. */
const high = 6.4;

/** A patio between the walls of a house: its windows and its door, a table, plants, a strip of sky. */
export function drawCourt(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6.4,
    depth: 6.8,
    horizon: 0.58,
    eye: 1.6,
    angle: 72,
    yaw: random.range(-0.06, 0.06),
  });
  const { stage, width, depth } = room;
  drawSky(canvas, home.light, random, { ...wholeOf(room), height: 450 });
  drawFloor(stage, home, random.pick(['terracotta', 'stone', 'hydraulic'] as const), {
    x0: 0,
    x1: width,
    z0: 0.3,
    z1: depth,
  });
  const wall = random.pick(['#f1e6d2', '#ead2b0', '#e6cdb0', '#efe0c8', '#e3d6c0']);
  const trim = lighten(wall, 0.35);
  const front = makeFront(stage, home, random, [0, depth], 0, [0, width]);
  canvas.inLayers(() => backWall(front, room, wall, trim));
  for (const side of [0, 1] as const) sideWall(room, side, wall, trim);
  shade(room);
  if (random.chance(0.8)) climber(front, random.pick([0.5, width - 0.5]), 1.5, 4.6, random.pick(vineColours));
  const x = width / 2 + random.range(-0.6, 0.6);
  outdoorDining(room, random, x, depth - 2.2);
  pots(room, random, [
    [0.5, depth - 0.6],
    [width - 0.5, depth - 0.6],
    [0.45, depth - 2.2],
    [width - 0.45, depth - 2.4],
    [width - 0.5, depth - 3.6],
  ]);
  stage.finish();
  lampsAcross(room);
  drawAtmosphere(stage);
}

/** The house's own wall: a glazed door to the patio, windows beside and above it. */
function backWall(front: Front, { home, width }: Room, wall: string, trim: string): void {
  const { random } = front;
  if (home.style === 'masia') rubble(front, 0, width, 0, high, '#cdb592');
  else if (home.style === 'castilla') ashlar(front, 0, width, 0, high, '#dcbf90');
  else plaster(front, 0, width, 0, high, wall);
  const blind = random.pick(['#5f7d68', '#3f6f86', '#8a5a3c', '#7d8a7a']);
  const at = width * random.pick([0.32, 0.5, 0.68]);
  door(front, at, 1.5, 2.4, darken(home.palette.wood, 0.2), trim, false);
  for (const u of [0.18, 0.5, 0.82].map((part) => part * width))
    if (Math.abs(u - at) > 1.5)
      facadeWindow(front, u - 0.5, u + 0.5, 0.95, 2.3, { panes: [2, 2], surround: trim, depth: 0.25 });
  for (const u of [0.2, 0.5, 0.8].map((part) => part * width))
    facadeWindow(front, u - 0.5, u + 0.5, 3.5, 5.3, {
      panes: [2, 3],
      surround: trim,
      depth: 0.25,
      blind: random.chance(0.5) ? { colour: blind, down: random.range(0.25, 0.7) } : undefined,
    });
  band(front, 0, width, 3, 3.16, 0.12, trim);
  layerOn(front, 40);
  band(front, 0, width, high - 0.2, high, 0.3, '#b8623c');
}

/** A wall beside the patio, a window in each of its floors. */
function sideWall({ stage, width, depth }: Room, side: 0 | 1, wall: string, trim: string): void {
  const x = side === 0 ? 0 : width;
  const normal: Vec = [side === 0 ? 1 : -1, 0, 0];
  const quad = (z0: number, z1: number, v0: number, v1: number, out: number): Vec[] => {
    const at = side === 0 ? out : x - out;
    return [
      [at, v0, z0],
      [at, v0, z1],
      [at, v1, z1],
      [at, v1, z0],
    ];
  };
  stage.poly(quad(0.2, depth, 0, high, 0), stage.paint(wall, normal));
  for (const v of [1, 3.6]) {
    stage.poly(quad(depth - 3.3, depth - 2.1, v - 0.12, v + 1.72, 0.01), stage.shade(trim, normal));
    stage.poly(
      quad(depth - 3.2, depth - 2.2, v, v + 1.6, 0.015),
      stage.light.lampsOn ? '#f0b968' : stage.canvas.down([0, '#7f9aa6'], [1, '#3d5560']),
    );
    stage.poly(quad(depth - 2.73, depth - 2.67, v, v + 1.6, 0.02), stage.shade('#efe6d6', normal));
  }
  stage.poly(quad(0.2, depth, 3, 3.16, 0.05), stage.shade(trim, normal));
}

/** The side without sun, and what it throws over the floor. */
function shade({ stage, width, depth }: Room): void {
  const sunny = stage.keyFrom[0] < 0 ? 0 : width;
  stage.poly(
    [
      [sunny, 0, 0.2],
      [sunny, 0, depth],
      [sunny, high, depth],
      [sunny, high, 0.2],
    ],
    stage.light.shadow,
    'fill-opacity="0.2"',
  );
  stage.poly(
    [
      [sunny, 0.003, 0.3],
      [sunny, 0.003, depth],
      [width * (sunny === 0 ? 0.55 : 0.45), 0.003, depth],
      [sunny === 0 ? 2.6 : width - 2.6, 0.003, 0.3],
    ],
    stage.light.shadow,
    'fill-opacity="0.17"',
  );
}

/** A string of bulbs from wall to wall. */
function lampsAcross({ stage, width, depth }: Room): void {
  const z = depth - 2.4;
  const hang = (t: number): Vec => [t * width, 3.2 - Math.sin(Math.PI * t) * 0.45, z];
  const line = Array.from({ length: 15 }, (_, i) => hang(i / 14));
  stage.line(line, '#4b4640', 0.016);
  for (const place of line.slice(1, -1)) {
    const [x, y] = stage.at(place);
    const m = stage.scale(place);
    if (stage.light.lampsOn)
      stage.canvas.circle(x, y, 0.3 * m, stage.canvas.glow([0, '#ffdc98', 0.6], [1, '#ffcb78', 0]));
    stage.canvas.circle(x, y + 0.05 * m, 0.05 * m, '#ffefc2');
  }
}
