import { drawSky } from './backdrop.ts';
import { n, pathOf, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { climber, vineColours } from './facades/climber.ts';
import { makeFront } from './facades/front.ts';
import { drawFloor } from './floors.ts';
import { drawCourt } from './court.ts';
import type { Painter } from './drawScene.ts';
import type { BuildingStyle, Home } from './home.ts';
import { openAir, pots, treeAt, wholeOf } from './openAir.ts';
import { drawShrub } from './plants.ts';
import type { Random } from './random.ts';
import { drawAtmosphere, type Room } from './room.ts';
import type { Vec } from './stage.ts';

const arched: ReadonlySet<BuildingStyle> = new Set(['andaluz', 'tiles', 'canarias']);

/** A patio of the south has arches and a fountain; elsewhere it lies between the walls of the house. */
export const patioKind = ({ style }: Home): 'arches' | 'court' => (arched.has(style) ? 'arches' : 'court');

/** A patio, as one builds it in the region. */
export const drawPatio: Painter = (canvas, home, random) =>
  patioKind(home) === 'arches' ? drawArches(canvas, home, random) : drawCourt(canvas, home, random);

/** A courtyard: white walls, arches, tiles, a fountain, pots with flowers. */
function drawArches(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 7,
    depth: 7.5,
    horizon: 0.46,
    eye: 1.75,
    angle: 72,
    yaw: random.range(-0.08, 0.08),
  });
  const { stage, width, depth } = room;
  drawSky(canvas, home.light, random, { ...wholeOf(room), height: 450 });
  const white = lighten(home.palette.wall, 0.4);
  const trim = random.pick(['#dba545', '#5c86a3', '#b9563c', '#6f8a63', home.palette.spark]);
  drawFloor(stage, home, random.pick(['terracotta', 'hydraulic', 'stone'] as const), {
    x0: 0,
    x1: width,
    z0: 0.3,
    z1: depth,
  });
  stage.poly(
    [
      [0, 0, depth],
      [width, 0, depth],
      [width, 3.9, depth],
      [0, 3.9, depth],
    ],
    stage.paint(white, [0, 0, -1]),
  );
  for (const [x, normal] of [
    [0, 1],
    [width, -1],
  ] as const)
    stage.poly(
      [
        [x, 0, 0.2],
        [x, 0, depth],
        [x, 3.9, depth],
        [x, 3.9, 0.2],
      ],
      stage.paint(white, [normal, 0, 0]),
    );
  const sunny = stage.keyFrom[0] < 0 ? 0 : width;
  stage.poly(
    [
      [sunny, 0, 0.2],
      [sunny, 0, depth],
      [sunny, 3.9, depth],
      [sunny, 3.9, 0.2],
    ],
    stage.light.shadow,
    'fill-opacity="0.22"',
  );
  stage.poly(
    [
      [sunny, 0.003, 0.3],
      [sunny, 0.003, depth],
      [width / 2, 0.003, depth],
      [sunny === 0 ? 2.4 : width - 2.4, 0.003, 0.3],
    ],
    stage.light.shadow,
    'fill-opacity="0.17"',
  );
  stage.poly(
    [
      [0, 0, depth - 0.01],
      [width, 0, depth - 0.01],
      [width, 0.9, depth - 0.01],
      [0, 0.9, depth - 0.01],
    ],
    stage.shade(trim, [0, 0, -1]),
    'fill-opacity="0.9"',
  );
  const arch = (middle: number, r: number): Vec[] => [
    [middle - r, 0, depth - 0.02],
    ...Array.from({ length: 13 }, (_, i): Vec => [
      middle + Math.cos(Math.PI * (1 - i / 12)) * r,
      1.9 + Math.sin(Math.PI * (1 - i / 12)) * r,
      depth - 0.02,
    ]),
    [middle + r, 0, depth - 0.02],
  ];
  for (const middle of [width * 0.2, width * 0.5, width * 0.8]) {
    stage.poly(arch(middle, 0.92), stage.shade(trim, [0, 0, -1]));
    const gallery = stage.shade(white, [0, 0, -1]);
    stage.poly(
      arch(middle, 0.8),
      canvas.down([0, darken(gallery, 0.5)], [1, home.light.lampsOn ? '#e8b168' : darken(gallery, 0.24)]),
    );
    canvas.clipped(pathOf(stage.outline(arch(middle, 0.8))), () => drawGallery(room, middle, trim, gallery));
  }
  const eave = stage.shade('#b8623c', [0, 0.3, -0.8]);
  stage.poly(
    [
      [0, 3.9, depth - 0.3],
      [width, 3.9, depth - 0.3],
      [width, 3.7, depth - 0.3],
      [0, 3.7, depth - 0.3],
    ],
    eave,
  );
  for (const x of [0.02, width - 0.02])
    stage.poly(
      [
        [x, 3.9, 0.2],
        [x, 3.9, depth],
        [x, 3.7, depth],
        [x, 3.7, 0.2],
      ],
      darken(eave, 0.15),
    );
  const back = makeFront(stage, home, random, [0, depth], 0, [0, width]);
  if (random.chance(0.75)) climber(back, random.pick([0.35, width - 0.35]), 1.7, 3.6, random.pick(vineColours));
  fountain(room, trim);
  for (let k = 0; k < 7; k += 1)
    wallPot(
      room,
      random,
      random.chance(0.5) ? 0.02 : width - 0.02,
      random.range(1.2, 2.6),
      random.range(3, depth - 0.6),
    );
  pots(room, random, [
    [0.5, depth - 0.7],
    [width - 0.5, depth - 0.7],
    [0.5, depth - 2.4],
    [width - 0.5, depth - 2.6],
  ]);
  if (random.chance(0.6)) treeAt(room, random.pick([1.1, width - 1.1]), depth - 1.6, 3.4, 'orange');
  stage.finish();
  drawAtmosphere(stage);
}

/** What is seen of the gallery behind an arch: its wall, a dado of tiles, a door or a window, a lantern. */
function drawGallery(room: Room, middle: number, trim: string, wall: string): void {
  const { stage, depth, home, random } = room;
  const z = depth + 2.2;
  const quad = (u0: number, u1: number, v0: number, v1: number): Vec[] => [
    [u0, v0, z],
    [u1, v0, z],
    [u1, v1, z],
    [u0, v1, z],
  ];
  drawFloor(stage, home, 'terracotta', { x0: middle - 1.4, x1: middle + 1.4, z0: depth, z1: z });
  stage.poly(quad(middle - 2, middle + 2, 0, 3.4), darken(wall, 0.2));
  stage.poly(quad(middle - 2, middle + 2, 0, 0.9), darken(stage.shade(trim, [0, 0, -1]), 0.22));
  const lit = home.light.lampsOn || random.chance(0.3);
  stage.poly(
    quad(middle - 0.45, middle + 0.45, random.chance(0.5) ? 0 : 0.9, 2.2),
    lit ? '#f0b968' : darken(home.palette.wood, 0.4),
  );
  stage.line(
    [
      [middle, 3, depth + 1],
      [middle, 2.5, depth + 1],
    ],
    '#2b2f33',
    0.02,
  );
  const [x, y] = stage.at([middle, 2.4, depth + 1]);
  const m = stage.scale([middle, 2.4, depth + 1]);
  if (lit) stage.canvas.circle(x, y, 0.9 * m, stage.canvas.glow([0, '#ffdc98', 0.6], [1, '#ffcb78', 0]));
  stage.canvas.rect(x - 0.08 * m, y - 0.1 * m, 0.16 * m, 0.24 * m, lit ? '#ffe9b8' : '#d9d0ba', 'rx="3"');
}

function fountain(room: Room, trim: string): void {
  const { stage, width, depth } = room;
  const [x, z] = [width / 2, depth - 2.6];
  stage.discShadow([x, 0.01, z], 1.3, 0.4);
  stage.later([x - 0.95, 0, z - 0.95], [x + 0.95, 1.3, z + 0.95], () => {
    stage.cylinder([x, 0, z], 0.95, 0.5, mix(trim, '#f3ead8', 0.35), '#e9dfcc');
    stage.disc([x, 0.5, z], 0.8, '#7fc0c6');
    stage.cylinder([x, 0.45, z], 0.1, 0.65, '#e3d8c4');
    stage.cylinder([x, 1.05, z], 0.18, 0.14, '#e9dfcc', '#8fc9cd', 0.4);
    const [fx, fy] = stage.at([x, 1.2, z]);
    const m = stage.scale([x, 1, z]);
    stage.canvas.stroke(
      `M${n(fx)} ${n(fy)}q${n(-0.12 * m)} ${n(-0.3 * m)} ${n(-0.3 * m)} ${n(0.5 * m)}M${n(fx)} ${n(fy)}q${n(0.12 * m)} ${n(-0.3 * m)} ${n(0.3 * m)} ${n(0.5 * m)}`,
      '#f4fcfb',
      0.025 * m,
      'stroke-opacity="0.8"',
    );
  });
}

function wallPot(room: Room, random: Random, x: number, y: number, z: number): void {
  const { stage } = room;
  const [px, py] = stage.at([x, y, z]);
  const m = stage.scale([x, y, z]);
  stage.canvas.path(
    `M${n(px - 0.12 * m)} ${n(py - 0.2 * m)}h${n(0.24 * m)}l${n(-0.04 * m)} ${n(0.2 * m)}h${n(-0.16 * m)}z`,
    stage.shade(random.pick(['#5c86a3', '#b9673f']), [0, 0, -1]),
  );
  drawShrub(
    stage.canvas,
    stage.light,
    random,
    [px, py - 0.14 * m],
    0.34 * m,
    0.22 * m,
    '#5f7d48',
    random.pick(['#d0463f', '#e07a9a', '#e58aa0']),
  );
}
