import { darken, lighten, mix } from './colour.ts';
import type { FloorKind, Home } from './home.ts';
import type { Random } from './random.ts';
import type { Stage, Vec } from './stage.ts';

export interface Ground {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  y?: number;
}

const woodTones: Partial<Record<FloorKind, number>> = { planks: 0.12, herringbone: 0.2 };

const baseColour = (home: Home, kind: FloorKind): string => {
  const bases: Record<FloorKind, string> = {
    planks: lighten(home.palette.wood, woodTones.planks!),
    herringbone: lighten(home.palette.wood, woodTones.herringbone!),
    hydraulic: '#e6dcc8',
    terracotta: '#c47e58',
    stone: home.floorTone,
    terrazzo: '#e2d9cc',
    concrete: '#c2bbb0',
  };
  return bases[kind];
};

/** Flat shapes of a level floor, given by their corners in x and z. */
function tiles(
  stage: Stage,
  ground: Ground,
  shapes: readonly (readonly (readonly [number, number])[])[],
  fill: string,
  opacity: number,
): void {
  const y = ground.y ?? 0;
  const clamp = ([x, z]: readonly [number, number]): Vec => [
    Math.min(ground.x1, Math.max(ground.x0, x)),
    y,
    Math.min(ground.z1, Math.max(ground.z0, z)),
  ];
  stage.polys(
    shapes.map((shape) => shape.map(clamp)),
    fill,
    `fill-opacity="${opacity}"`,
  );
}

const cell = (x: number, z: number, w: number, d: number): (readonly [number, number])[] => [
  [x, z],
  [x + w, z],
  [x + w, z + d],
  [x, z + d],
];

function drawPlanks(stage: Stage, random: Random, ground: Ground, colour: string): void {
  const width = random.range(0.14, 0.2);
  const [dark, pale, seams]: [
    (readonly [number, number])[][],
    (readonly [number, number])[][],
    (readonly [number, number])[][],
  ] = [[], [], []];
  for (let x = ground.x0; x < ground.x1; x += width) {
    for (let z = ground.z0 - random.range(0, 1.4); z < ground.z1;) {
      const length = random.range(1, 2);
      if (z + length > ground.z0) {
        const tone = random.next();
        if (tone < 0.34) dark.push(cell(x, z, width, length));
        else if (tone < 0.6) pale.push(cell(x, z, width, length));
        seams.push(cell(x, z, width, 0.012));
      }
      z += length;
    }
    seams.push(cell(x, ground.z0, 0.008, ground.z1 - ground.z0));
  }
  tiles(stage, ground, dark, darken(colour, 0.4), 0.14);
  tiles(stage, ground, pale, lighten(colour, 0.6), 0.16);
  tiles(stage, ground, seams, darken(colour, 0.6), 0.4);
}

function drawHerringbone(stage: Stage, ground: Ground, colour: string): void {
  const [column, rise, step] = [0.52, 0.3, 0.13];
  const [left, right, seams]: [
    (readonly [number, number])[][],
    (readonly [number, number])[][],
    (readonly [number, number])[][],
  ] = [[], [], []];
  for (let i = 0, x = ground.x0; x < ground.x1; i += 1, x += column / 2) {
    const up = i % 2 === 0;
    for (let z = ground.z0 - rise, k = 0; z < ground.z1; z += step, k += 1) {
      const [a, b] = up ? [z, z + rise] : [z + rise, z];
      const plank = [
        [x, a],
        [x + column / 2, b],
        [x + column / 2, b + step],
        [x, a + step],
      ] as const;
      if ((k * 7 + i * 3) % 5 < 2) (up ? left : right).push([...plank]);
      seams.push([
        [x, a],
        [x + column / 2, b],
        [x + column / 2, b + 0.012],
        [x, a + 0.012],
      ]);
    }
  }
  tiles(stage, ground, left, darken(colour, 0.35), 0.16);
  tiles(stage, ground, right, lighten(colour, 0.7), 0.18);
  tiles(stage, ground, seams, darken(colour, 0.6), 0.3);
}

/** Cement tiles as in the flats of the Eixample: a field of one motif and a border along the walls. */
function drawHydraulic(stage: Stage, home: Home, ground: Ground): void {
  const random = home.random.fork('tiles');
  const motif = random.int(0, 3);
  const size = motif === 0 ? 0.3 : 0.4;
  const first = mix(random.pick([home.palette.spark, home.palette.fabric, '#4e6a6e', '#a2563e']), '#efe6d6', 0.3);
  const second = mix(random.pick(['#b88a4f', '#7a8a80', '#9c4f3a', '#6c7f8d']), '#efe6d6', 0.3);
  const [a, b, grout]: [
    (readonly [number, number])[][],
    (readonly [number, number])[][],
    (readonly [number, number])[][],
  ] = [[], [], []];
  const border = size;
  for (let x = ground.x0, i = 0; x < ground.x1 - 0.01; x += size, i += 1) {
    grout.push(cell(x, ground.z0, 0.008, ground.z1 - ground.z0));
    for (let z = ground.z1 - size, k = 0; z > ground.z0 - size; z -= size, k += 1) {
      const [c, d, h] = [x + size / 2, z + size / 2, size / 2];
      if (i === 0) grout.push(cell(ground.x0, z, ground.x1 - ground.x0, 0.01));
      if (x < ground.x0 + border || x + size > ground.x1 - border + 0.01 || k === 0) {
        a.push(cell(x, z, size, size));
        continue;
      }
      if (motif === 0) {
        if ((i + k) % 2 === 0) b.push(cell(x, z, size, size));
      } else if (motif === 1) {
        a.push([
          [c, z],
          [x + size, d],
          [c, z + size],
          [x, d],
        ]);
        b.push([
          [c, d - h * 0.45],
          [c + h * 0.45, d],
          [c, d + h * 0.45],
          [c - h * 0.45, d],
        ]);
      } else if (motif === 2) {
        const t = h * 0.38;
        a.push([
          [c, z],
          [c + t, d - t],
          [x + size, d],
          [c + t, d + t],
          [c, z + size],
          [c - t, d + t],
          [x, d],
          [c - t, d - t],
        ]);
        b.push(
          [
            [x, z],
            [x + t, z],
            [x, z + t],
          ],
          [
            [x + size, z],
            [x + size, z + t],
            [x + size - t, z],
          ],
          [
            [x, z + size],
            [x, z + size - t],
            [x + t, z + size],
          ],
          [
            [x + size, z + size],
            [x + size - t, z + size],
            [x + size, z + size - t],
          ],
        );
      } else {
        a.push([
          [x, z],
          [c, d],
          [x, z + size],
        ]);
        b.push([
          [x, z],
          [c, d],
          [x + size, z],
        ]);
      }
    }
  }
  tiles(stage, ground, a, litTone(stage, first), 0.9);
  tiles(stage, ground, b, litTone(stage, second), 0.9);
  tiles(stage, ground, grout, '#8d8272', 0.25);
}

const litTone = (stage: Stage, colour: string): string => stage.shade(colour, [0, 1, 0]);

function drawSquares(
  stage: Stage,
  random: Random,
  ground: Ground,
  colour: string,
  w: number,
  d: number,
  variety: number,
  grout: string,
  joint: number,
): void {
  const [dark, pale, joints]: [
    (readonly [number, number])[][],
    (readonly [number, number])[][],
    (readonly [number, number])[][],
  ] = [[], [], []];
  for (let z = ground.z0; z < ground.z1; z += d) {
    joints.push(cell(ground.x0, z - joint / 2, ground.x1 - ground.x0, joint));
    for (let x = ground.x0; x < ground.x1; x += w) {
      const tone = random.next();
      if (tone < 0.3) dark.push(cell(x, z, w, d));
      else if (tone < 0.55) pale.push(cell(x, z, w, d));
    }
  }
  for (let x = ground.x0; x < ground.x1; x += w)
    joints.push(cell(x - joint / 2, ground.z0, joint, ground.z1 - ground.z0));
  tiles(stage, ground, dark, darken(colour, 0.5), variety);
  tiles(stage, ground, pale, lighten(colour, 0.7), variety);
  tiles(stage, ground, joints, grout, 0.55);
}

function drawTerrazzo(stage: Stage, random: Random, home: Home, ground: Ground): void {
  const chips: (readonly [number, number])[][][] = [[], [], []];
  const spread = (ground.z1 - ground.z0) * (ground.x1 - ground.x0);
  for (let i = 0; i < Math.min(420, spread * 14); i += 1) {
    const [x, z, s] = [
      random.range(ground.x0, ground.x1),
      random.range(ground.z0, ground.z1),
      random.range(0.02, 0.06),
    ];
    chips[i % 3]!.push([
      [x, z],
      [x + s, z + s * random.range(-0.3, 0.5)],
      [x + s * random.range(0.3, 1), z + s],
      [x - s * 0.3, z + s * 0.6],
    ]);
  }
  [home.palette.spark, '#a9856a', '#7d7a74'].forEach((colour, i) => tiles(stage, ground, chips[i]!, colour, 0.4));
}

/** A level floor with its material, brighter where it runs towards the light. */
export function drawFloor(stage: Stage, home: Home, kind: FloorKind, ground: Ground): void {
  const random = home.random.fork('floor');
  const y = ground.y ?? 0;
  const colour = stage.shade(baseColour(home, kind), [0, 1, 0]);
  const corners: Vec[] = [
    [ground.x0, y, ground.z0],
    [ground.x1, y, ground.z0],
    [ground.x1, y, ground.z1],
    [ground.x0, y, ground.z1],
  ];
  const [, far] = stage.at([(ground.x0 + ground.x1) / 2, y, ground.z1]);
  stage.poly(
    corners,
    stage.canvas.linear(
      [0, far],
      [0, stage.canvas.height],
      [0, lighten(colour, 0.16)],
      [0.5, colour],
      [1, darken(colour, 0.16)],
    ),
  );
  if (kind === 'planks') drawPlanks(stage, random, ground, colour);
  else if (kind === 'herringbone') drawHerringbone(stage, ground, colour);
  else if (kind === 'hydraulic') drawHydraulic(stage, home, ground);
  else if (kind === 'terracotta') drawSquares(stage, random, ground, colour, 0.3, 0.3, 0.13, '#e7d3b8', 0.014);
  else if (kind === 'stone') drawSquares(stage, random, ground, colour, 0.9, 0.6, 0.1, darken(colour, 0.3), 0.01);
  else if (kind === 'terrazzo') drawTerrazzo(stage, random, home, ground);
  else drawSquares(stage, random, ground, colour, 1.8, 1.8, 0.04, darken(colour, 0.25), 0.008);
}
