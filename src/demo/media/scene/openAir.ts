import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { plantAt } from './furniture.ts';
import { vase } from './smallThings.ts';
import type { FloorKind, Home, ViewKind } from './home.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { litColour } from './light.ts';
import { bumpy, drawShrub, drawTree, type TreeKind } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, type Room } from './room.ts';
import { chair } from './seating.ts';
import type { Stage, Vec } from './stage.ts';

export const blossoms = ['#b69ad0', '#e9a3b5', '#f3ead8', '#e5b04a', '#d0563f'];

/** A place in the open, looked at like a room without walls: x from 0 to `width`, z from the viewer. */
export function openAir(
  canvas: Canvas,
  home: Home,
  random: Random,
  {
    width,
    depth,
    eye = 1.6,
    horizon = 0.44,
    yaw = 0,
    angle = 70,
  }: { width: number; depth: number; eye?: number; horizon?: number; yaw?: number; angle?: number },
): Room {
  const room = buildRoom(canvas, home, random, { width, depth, openings: [], eye, yaw, angle, viewer: 0.5 });
  room.stage.camera.horizon = canvas.height * horizon;
  room.stage.keyFrom = random.chance(0.5) ? [-0.6, 0.7, -0.35] : [0.6, 0.7, -0.35];
  room.stage.sharpShadows = !home.light.lampsOn;
  return room;
}

export const wholeOf = (room: Room): { x: number; y: number; width: number; height: number; horizon: number } => ({
  x: 0,
  y: 0,
  width: room.stage.canvas.width,
  height: room.stage.canvas.height,
  horizon: room.stage.camera.horizon,
});

/** What lies behind a garden: open country or the sea where the home looks at these, else trees. */
export const openView = ({ view }: Home): ViewKind =>
  view === 'sea' || view === 'hills' || view === 'fields' ? view : 'garden';

export const outdoorFloor = (home: Home): FloorKind =>
  home.random
    .fork('terrace')
    .pick(
      home.style === 'modern' || home.style === 'villa'
        ? ['planks', 'stone', 'concrete']
        : ['terracotta', 'terracotta', 'hydraulic', 'stone'],
    );

export function railing(room: Room, z: number, x0: number, x1: number, kind: 'glass' | 'iron' | 'wall'): void {
  const { stage, home } = room;
  if (kind === 'wall') {
    const colour = lighten(home.palette.wall, 0.4);
    stage.box([x0, 0, z], [x1, 0.95, z + 0.2], colour);
    stage.box([x0, 0.95, z - 0.04], [x1, 1.02, z + 0.24], home.palette.accentWall);
    return;
  }
  if (kind === 'glass') {
    stage.poly(
      [
        [x0, 0.08, z],
        [x1, 0.08, z],
        [x1, 1.02, z],
        [x0, 1.02, z],
      ],
      mix(home.light.sky[1], '#ffffff', 0.35),
      'fill-opacity="0.24"',
    );
    for (let x = x0; x < x1; x += 1.4)
      stage.poly(
        [
          [x + 0.1, 0.1, z],
          [x + 0.45, 0.1, z],
          [x + 0.9, 1, z],
          [x + 0.55, 1, z],
        ],
        '#ffffff',
        'fill-opacity="0.12"',
      );
    stage.line(
      [
        [x0, 1.03, z],
        [x1, 1.03, z],
      ],
      '#e6e3da',
      0.045,
    );
    return;
  }
  const iron = mix('#2e3338', home.light.haze, 0.08);
  let d = '';
  for (let x = x0; x <= x1; x += 0.12) {
    const [a, b] = [stage.at([x, 0.06, z]), stage.at([x, 1, z])];
    d += `M${n(a[0])} ${n(a[1])}V${n(b[1])}`;
  }
  stage.canvas.stroke(d, iron, 0.018 * stage.scale([0, 0, z]));
  for (const y of [0.08, 0.95])
    stage.line(
      [
        [x0, y, z],
        [x1, y, z],
      ],
      iron,
      y > 0.5 ? 0.045 : 0.025,
    );
}

export function lounger(stage: Stage, spot: Spot, wood: string, cloth: string): void {
  stand(
    stage,
    spot,
    0.7,
    1.9,
    0.7,
    () => {
      stage.solids([
        ...legs(spot, 0.66, 1.8, 0.26, 0.05, wood),
        solid(spot, [-0.34, 0.34], [0.24, 0.28], [-0.95, 0.95], wood),
        solid(spot, [-0.32, 0.32], [0.28, 0.38], [-0.93, 0.4], cloth, { round: 0.05 }),
      ]);
      const back: Vec[] = [
        placeIn(spot, -0.32, 0.34, 0.38),
        placeIn(spot, 0.32, 0.34, 0.38),
        placeIn(spot, 0.32, 0.78, 0.92),
        placeIn(spot, -0.32, 0.78, 0.92),
      ];
      stage.poly(
        back,
        stage.shade(lighten(cloth, 0.1), [0, 0.6, -0.6]),
        `stroke="${stage.shade(lighten(cloth, 0.1), [0, 0.6, -0.6])}" stroke-width="8" stroke-linejoin="round"`,
      );
    },
    0.3,
  );
}

export function parasol(stage: Stage, [x, , z]: Vec, colour: string): void {
  stage.disc([x + 0.5, 0.006, z + 0.2], 1.2, stage.light.shadow, 'fill-opacity="0.2"');
  stage.later([x - 0.05, 0, z - 0.05], [x + 0.05, 2.6, z + 0.05], () => {
    const { canvas } = stage;
    stage.line(
      [
        [x, 0, z],
        [x, 2.5, z],
      ],
      '#e9e2d2',
      0.05,
    );
    const [cx, top] = stage.at([x, 2.65, z]);
    const [, low] = stage.at([x, 2.2, z]);
    const r = 1.35 * stage.scale([x, 2, z]);
    const tone = stage.shade(colour, [0, 0.8, -0.5]);
    const ribs = [-1, -0.62, -0.2, 0.24, 0.64, 1];
    ribs
      .slice(0, -1)
      .forEach((a, i) =>
        canvas.path(
          `M${n(cx)} ${n(top)}L${n(cx + a * r)} ${n(low)}Q${n(cx + ((a + ribs[i + 1]!) / 2) * r)} ${n(low + r * 0.05)} ${n(cx + ribs[i + 1]! * r)} ${n(low)}Z`,
          i % 2 ? lighten(tone, 0.3) : darken(tone, i * 0.03),
        ),
      );
  });
}

export function pots(room: Room, random: Random, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places)
    plantAt(
      room.stage,
      random,
      { x, z },
      random.range(0.9, 1.8),
      random.pick(['olive', 'areca', 'strelitzia', 'ficus', 'snake'] as const),
      random.pick(['#c07a52', '#b9673f', '#efe6d6', room.home.palette.spark]),
    );
}

export function outdoorDining(room: Room, random: Random, x: number, z: number): void {
  const { stage, home } = room;
  const spot: Spot = { x, z };
  const shape = random.pick(['wood', 'woven'] as const);
  for (const u of [-0.42, 0.42]) {
    chair(stage, { x: x + u, z: z + 0.7 }, shape, home.palette, home.palette.linen);
    chair(stage, { x: x + u, z: z - 0.7, turn: 2 }, shape, home.palette, home.palette.linen);
  }
  stand(stage, spot, 1.7, 0.85, 0.75, () => {
    stage.solids([
      ...legs(spot, 1.6, 0.8, 0.71, 0.06, home.palette.wood),
      solid(spot, [-0.85, 0.85], [0.71, 0.75], [-0.43, 0.43], home.palette.wood),
    ]);
    vase(stage, random, placeIn(spot, 0, 0.75, 0), 0.2, home.palette.spark, true);
  });
}

export function lawn(room: Room, z1: number): void {
  const { stage, random } = room;
  const { canvas } = stage;
  const green = stage.shade(random.pick(['#93a860', '#8aa15b', '#a0ae68']), [0, 1, 0]);
  const [, far] = stage.at([0, 0, z1]);
  stage.poly(
    [
      [-40, 0, 0.2],
      [40, 0, 0.2],
      [40, 0, z1],
      [-40, 0, z1],
    ],
    canvas.linear([0, far], [0, canvas.height], [0, lighten(green, 0.2)], [1, darken(green, 0.16)]),
  );
  for (let z = 2; z < z1; z += 2.2)
    stage.poly(
      [
        [-40, 0.001, z],
        [40, 0.001, z],
        [40, 0.001, z + 1.1],
        [-40, 0.001, z + 1.1],
      ],
      '#ffffff',
      'fill-opacity="0.05"',
    );
  let blades = '';
  for (let i = 0; i < 160; i += 1) {
    const place: Vec = [random.range(-9, 9), 0, random.range(1, Math.min(z1, 12))];
    const [x, y] = stage.at(place);
    const h = stage.scale(place) * random.range(0.03, 0.07);
    blades += `M${n(x)} ${n(y)}l${n(h * random.range(-0.4, 0.4))} ${n(-h)}`;
  }
  canvas.stroke(blades, darken(green, 0.3), 1.6, 'stroke-opacity="0.4" stroke-linecap="round"');
}

export function treeAt(room: Room, x: number, z: number, height: number, kind: TreeKind): void {
  const { stage, random } = room;
  stage.discShadow([x + 0.4, 0.01, z], height * 0.32, 0.42);
  stage.later([x - 0.1, 0, z - 0.1], [x + 0.1, height, z + 0.1], () =>
    drawTree(stage.canvas, stage.light, random, kind, stage.at([x, 0, z]), height * stage.scale([x, 0, z])),
  );
}

export function bedAt(
  room: Room,
  x: number,
  z: number,
  width: number,
  height: number,
  flowers?: string,
  leaves?: string,
): void {
  const { stage, random } = room;
  stage.discShadow([x, 0.01, z], width * 0.6, 0.35);
  stage.later([x - width / 2, 0, z - 0.2], [x + width / 2, height, z + 0.2], () => {
    const m = stage.scale([x, 0, z]);
    drawShrub(
      stage.canvas,
      stage.light,
      random,
      stage.at([x, 0, z]),
      width * m,
      height * m,
      leaves ?? random.pick(['#66834c', '#587649', '#7a8f58', '#8d9a72']),
      flowers,
    );
  });
}

export interface Bush {
  x: number;
  width: number;
  height: number;
  leaves: string;
  flowers?: string;
}

/** Bushes beside each other, all `z` from the viewer, as few marks: a hedge, a row of vines or of lavender. */
export function rowOfBushes(room: Room, z: number, bushes: readonly Bush[]): void {
  const { stage, random } = room;
  const { canvas, light } = stage;
  const [x0, x1] = [
    Math.min(...bushes.map(({ x, width }) => x - width / 2)),
    Math.max(...bushes.map(({ x, width }) => x + width / 2)),
  ];
  const side = light.from ?? -1;
  stage.later([x0, 0, z - 0.2], [x1, 1, z + 0.2], () =>
    canvas.inLayers(() => {
      for (const { x, width, height, leaves, flowers } of bushes) {
        const m = stage.scale([x, 0, z]);
        const [px, py] = stage.at([x, 0, z]);
        const [w, h] = [width * m, height * m];
        if (px < -w || px > canvas.width + w) continue;
        const masses = Math.max(1, Math.round(width / height / 0.9));
        const bumps = h > 90 ? 9 : h > 40 ? 7 : 5;
        let blooms = '';
        canvas.layer = 0;
        canvas.path(
          `M${n(px - w * 0.5)} ${n(py)}a${n(w * 0.5)} ${n(h * 0.12)} 0 1 0 ${n(w)} 0a${n(w * 0.5)} ${n(h * 0.12)} 0 1 0 ${n(-w)} 0z`,
          light.shadow,
          'fill-opacity="0.3"',
        );
        for (let i = 0; i < masses; i += 1) {
          const [cx, cy, r] = [
            px + ((i + 0.5) / masses - 0.5) * w,
            py - h * random.range(0.42, 0.52),
            h * random.range(0.48, 0.6),
          ];
          const rx = Math.max(r * 0.8, (w / masses) * 0.62);
          canvas.layer = 1;
          canvas.path(
            bumpy(random, cx, cy + r * 0.08, rx, r * 0.92, bumps),
            litColour(light, darken(leaves, 0.3), 0.12),
          );
          canvas.layer = 2;
          canvas.path(
            bumpy(random, cx + side * rx * 0.12, cy - r * 0.14, rx * 0.76, r * 0.64, bumps),
            litColour(light, darken(leaves, 0.05), 0.5),
          );
          canvas.layer = 3;
          canvas.path(
            bumpy(random, cx + side * rx * 0.28, cy - r * 0.4, rx * 0.42, r * 0.26, Math.max(4, bumps - 3)),
            litColour(light, lighten(leaves, 0.12), 0.9),
          );
          for (let k = 0; flowers && k < (h > 60 ? 12 : 7); k += 1) {
            const [fx, fy, s] = [
              cx + random.range(-0.95, 0.95) * rx,
              cy - random.range(-0.5, 0.95) * r,
              Math.max(1.6, h * random.range(0.025, 0.05)),
            ];
            blooms += `M${n(fx - s)} ${n(fy)}l${n(s)} ${n(-s)}l${n(s)} ${n(s)}l${n(-s)} ${n(s)}z`;
          }
        }
        canvas.layer = 4;
        if (flowers) canvas.path(blooms, litColour(light, flowers, 0.9));
      }
    }),
  );
}

export function water(room: Room, x0: number, x1: number, z0: number, z1: number): void {
  const { stage, random } = room;
  const { canvas, light } = stage;
  const edge = stage.shade('#f1e8d8', [0, 1, 0]);
  stage.poly(
    [
      [x0 - 0.35, 0.02, z0 - 0.35],
      [x1 + 0.35, 0.02, z0 - 0.35],
      [x1 + 0.35, 0.02, z1 + 0.35],
      [x0 - 0.35, 0.02, z1 + 0.35],
    ],
    edge,
  );
  const flat: Vec[] = [
    [x0, 0.02, z0],
    [x1, 0.02, z0],
    [x1, 0.02, z1],
    [x0, 0.02, z1],
  ];
  const [far, close] = [stage.at([x0, 0, z1]), stage.at([x0, 0, z0])];
  stage.poly(
    flat,
    canvas.linear(
      [0, far[1]],
      [0, close[1]],
      [0, mix('#a9dcd9', light.sky[2], 0.25)],
      [0.4, mix('#63b9c0', light.sky[1], 0.15)],
      [1, light.lampsOn ? '#2f7f9a' : '#3797ab'],
    ),
  );
  stage.poly(
    [
      [x0, 0.02, z1],
      [x1, 0.02, z1],
      [x1, -0.12, z1],
      [x0, -0.12, z1],
    ],
    '#7cc0c6',
  );
  const side = stage.camera.at[0] < (x0 + x1) / 2 ? [x1, -0.4] : [x0, 0.4];
  stage.poly(
    [
      [side[0]!, 0.02, z0],
      [side[0]!, 0.02, z1],
      [side[0]! + side[1]!, 0.02, z1],
      [side[0]! + side[1]!, 0.02, z0],
    ],
    light.shadow,
    'fill-opacity="0.2"',
  );
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, z, w] = [random.range(x0 + 0.2, x1 - 0.9), random.range(z0 + 0.2, z1 - 0.2), random.range(0.25, 0.8)];
    const [a, b, c] = [stage.at([x, 0.02, z]), stage.at([x + w / 2, 0.02, z + 0.1]), stage.at([x + w, 0.02, z])];
    d += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
  }
  canvas.stroke(d, '#f4fcf8', 2.6, 'stroke-opacity="0.5" stroke-linecap="round"');
}
