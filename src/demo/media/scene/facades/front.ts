import { type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { type Vec } from '../stage.ts';

/** One face of a building: `u` along it from left to right as one looks at it, `v` up, `out` towards who looks. */
export interface Front {
  stage: Stage;
  canvas: Canvas;
  home: Home;
  random: Random;
  at: (u: number, v: number, out?: number) => Vec;
  normal: Vec;
  along: Vec;
  /**
   * Where a shadow of something that stands out by a metre falls, in metres along and down; null on a face without sun.
   */
  slide: readonly [number, number] | null;
  /** Which way shadows fall along the wall: right (1) or left (-1). */
  fall: 1 | -1;
  /** What is added to the layers of windows and balconies on this face: those of a bay lie over those of its wall. */
  over: number;
  /** The wall ends here: shadows on it do too. */
  ends: [number, number];
}

/**
 * A face that starts at `x`, `z` and runs on at `turn`: 0 faces the viewer, a quarter circle faces right, minus one
 * left.
 */
export function makeFront(
  stage: Stage,
  home: Home,
  random: Random,
  [x, z]: readonly [number, number],
  turn: number,
  ends: [number, number] = [-1e3, 1e3],
): Front {
  const along: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const normal: Vec = [Math.sin(turn), 0, -Math.cos(turn)];
  const [kx, ky, kz] = stage.keyFrom;
  const facing = kx * normal[0] + kz * normal[2];
  const drift = facing > 0.08 ? Math.max(-1.3, Math.min(1.3, -(kx * along[0] + kz * along[2]) / facing)) : 0;
  return {
    stage,
    canvas: stage.canvas,
    home,
    random,
    normal,
    along,
    ends,
    over: 0,
    at: (u, v, out = 0) => [x + along[0] * u + normal[0] * out, v, z + along[2] * u + normal[2] * out],
    slide: facing > 0.08 ? [drift, Math.min(1.5, ky / facing)] : null,
    fall: kx * along[0] + kz * along[2] > 0 ? -1 : 1,
  };
}

/** What is drawn next on this face goes to this layer of it (Canvas.inLayers). */
export const layerOn = (front: Front, layer: number): void => {
  front.canvas.layer = front.over + layer;
};

/** The same face moved out by some metres (or in), as of a storey that stands out. */
export const shifted = (front: Front, by: number): Front => ({
  ...front,
  at: (u, v, out = 0) => front.at(u, v, out + by),
});

/** A colour on this face; `up` tilts it towards the sky. */
export const tone = ({ stage, normal }: Front, colour: string, up = 0.1): string =>
  stage.shade(colour, [normal[0], up, normal[2]]);

export const isSeen = ({ stage, normal, at }: Front): boolean => {
  const [x, , z] = at(0, 0);
  const [cx, , cz] = stage.camera.at;
  return (cx - x) * normal[0] + (cz - z) * normal[2] > 0;
};

/** Pixels of a metre at this place of the face. */
export const scaleAt = (front: Front, u: number, v: number): number => front.stage.scale(front.at(u, v));

/** Whether a stretch of the face shows at all in the picture. */
export function inPicture(front: Front, u0: number, u1: number, v0: number, v1: number): boolean {
  const points = front.stage.outline(quad(front, u0, u1, v0, v1));
  if (points.length < 3) return false;
  const { width, height } = front.canvas;
  return (
    points.some(([x]) => x > -60) &&
    points.some(([x]) => x < width + 60) &&
    points.some(([, y]) => y > -60) &&
    points.some(([, y]) => y < height + 60)
  );
}

export const quad = (front: Front, u0: number, u1: number, v0: number, v1: number, out = 0): Vec[] => [
  front.at(u0, v0, out),
  front.at(u1, v0, out),
  front.at(u1, v1, out),
  front.at(u0, v1, out),
];

/** A box that stands out from the wall, its faces shaded as they are turned. */
export function block(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  out: number,
  colour: string,
  inner = 0,
): void {
  const { stage, normal, along, at } = front;
  const [cx, cy, cz] = stage.camera.at;
  const across = ([x, , z]: Vec): number => (cx - x) * along[0] + (cz - z) * along[2];
  const face = (points: Vec[], turned: Vec): void => stage.poly(points, stage.shade(colour, turned));
  if (cy > v1) face([at(u0, v1, inner), at(u1, v1, inner), at(u1, v1, out), at(u0, v1, out)], [0, 1, 0]);
  else if (cy < v0)
    stage.poly(
      [at(u0, v0, inner), at(u1, v0, inner), at(u1, v0, out), at(u0, v0, out)],
      darken(stage.shade(colour, [0, -0.6, 0]), 0.16),
    );
  if (across(at(u0, v0, out)) < 0)
    face([at(u0, v0, inner), at(u0, v0, out), at(u0, v1, out), at(u0, v1, inner)], [-along[0], 0, -along[2]]);
  else if (across(at(u1, v0, out)) > 0)
    face([at(u1, v0, inner), at(u1, v0, out), at(u1, v1, out), at(u1, v1, inner)], along);
  face(quad(front, u0, u1, v0, v1, out), [normal[0], 0.1, normal[2]]);
}

/** A moulding along the wall: over its windows, under its balconies. */
export function band(front: Front, u0: number, u1: number, v0: number, v1: number, out: number, colour: string): void {
  layerOn(front, 20);
  block(front, u0, u1, v0, v1, out, colour);
}

/** The shadow on the wall of something that stands out by `out`. */
export function wallShadow(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  out: number,
  strength = 0.42,
): void {
  const { stage, slide, ends } = front;
  const [du, dv] = slide ? [out * slide[0], out * slide[1]] : [0, out * 0.5];
  const on = (u: number, v: number): Vec => front.at(Math.min(ends[1], Math.max(ends[0], u)), v);
  const points =
    du >= 0
      ? [on(u0, v1), on(u1, v1), on(u1 + du, v1 - dv), on(u1 + du, v0 - dv), on(u0 + du, v0 - dv), on(u0, v0)]
      : [on(u1, v1), on(u0, v1), on(u0 + du, v1 - dv), on(u0 + du, v0 - dv), on(u1 + du, v0 - dv), on(u1, v0)];
  const dusk = stage.light.lampsOn ? 0.5 : 1;
  stage.poly(
    points,
    stage.light.shadow,
    `fill-opacity="${Math.round(strength * dusk * (slide ? 1 : 0.35) * 100) / 100}"`,
  );
}

/** A wall with its light, and a breath of unevenness. */
function wash(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string, out = 0): void {
  const { stage, canvas, random } = front;
  layerOn(front, 0);
  const base = tone(front, colour);
  const points = stage.outline(quad(front, u0, u1, v0, v1, out));
  if (points.length < 3) return;
  const [from, to] = front.fall > 0 ? [points[0]!, points[2]!] : [points[1]!, points[3] ?? points[2]!];
  canvas.poly(
    points,
    canvas.linear([from[0], to[1]], [to[0], from[1]], [0, lighten(base, 0.12)], [0.5, base], [1, darken(base, 0.13)]),
  );
  const patches: Vec[][] = [];
  for (let i = 0; i < 9; i += 1) {
    const [u, v] = [random.range(u0, u1), random.range(v0, v1)];
    const [w, h] = [random.range(0.4, 1.6), random.range(0.2, 0.8)];
    patches.push(quad(front, Math.max(u0, u - w), Math.min(u1, u + w), Math.max(v0, v - h), Math.min(v1, v + h), out));
  }
  stage.polys(patches, darken(base, 0.5), 'fill-opacity="0.03"');
}

/** A wall of plaster, which falls off where all is to be restored. */
export function plaster(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string, out = 0): void {
  wash(front, u0, u1, v0, v1, colour, out);
  if (front.home.facts.state === 'toRestore' && v1 - v0 > 2.4 && u1 - u0 > 2) peel(front, u0, u1, v0, v1, out);
}

/** Where plaster has fallen off a wall, its bricks show; cracks run on from there. */
function peel(front: Front, u0: number, u1: number, v0: number, v1: number, out: number): void {
  const { stage } = front;
  const random = front.random.fork(`peel${u0}/${v0}`);
  const [bed, bricks, dark]: [Vec[][], Vec[][], Vec[][]] = [[], [], []];
  const count = Math.min(7, Math.ceil(((u1 - u0) * (v1 - v0)) / 16));
  for (let i = 0; i < count; i += 1) {
    const rows = random.int(4, 9);
    const [left, low] = [random.range(u0, u1 - 1), random.range(v0 + 0.2, v1 - rows * 0.13 - 0.2)];
    for (let row = 0; row < rows; row += 1) {
      const lean = Math.abs(row - rows / 2) * 0.14;
      const [a, b] = [left + lean + random.range(0, 0.3), Math.min(u1, left + 1.9 - lean - random.range(0, 0.4))];
      const v = low + row * 0.13;
      bed.push(quad(front, a, b, v, v + 0.135, out + 0.004));
      for (let u = a + (row % 2 ? 0.02 : 0.13); u < b - 0.2; u += 0.27)
        (random.chance(0.3) ? dark : bricks).push(
          quad(front, u, Math.min(b, u + 0.25), v + 0.015, v + 0.12, out + 0.005),
        );
    }
    const crack = [front.at(left + 0.9, low + rows * 0.13, out + 0.006)];
    for (let k = 1; k < 5; k += 1)
      crack.push(
        front.at(
          Math.min(u1, Math.max(u0, left + 0.9 + random.range(-0.3, 0.5) * k)),
          Math.min(v1, low + rows * 0.13 + k * 0.35),
          out + 0.006,
        ),
      );
    stage.line(crack, darken(tone(front, '#8d7a66'), 0.3), 0.025, 'stroke-opacity="0.6"');
  }
  stage.polys(bed, tone(front, '#cbb597'));
  stage.polys(bricks, tone(front, '#b8765a'));
  stage.polys(dark, tone(front, '#9c5f47'));
}

/** Courses of brick with tones of firing. */
export function brick(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  wash(front, u0, u1, v0, v1, colour);
  const { stage, random } = front;
  const base = tone(front, colour);
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  const count = Math.min(170, (u1 - u0) * (v1 - v0) * 0.7);
  for (let i = 0; i < count; i += 1) {
    const [u, v] = [random.range(u0, u1 - 0.5), v0 + Math.floor(random.range(0, (v1 - v0) / 0.16)) * 0.16];
    (i % 2 ? dark : pale).push(quad(front, u, u + random.range(0.25, 0.5), v, Math.min(v1, v + 0.14)));
  }
  stage.polys(dark, darken(base, 0.5), 'fill-opacity="0.22"');
  stage.polys(pale, lighten(base, 0.5), 'fill-opacity="0.22"');
}

/** Dressed stone: courses of blocks, each of its own tone, seams between. */
export function ashlar(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  colour: string,
  course = 0.5,
): void {
  wash(front, u0, u1, v0, v1, colour);
  const { stage, random } = front;
  const base = tone(front, colour);
  const [dark, pale, seams]: [Vec[][], Vec[][], Vec[][]] = [[], [], []];
  for (let v = v0, row = 0; v < v1 - 0.05; v += course, row += 1) {
    const top = Math.min(v1, v + course);
    seams.push(quad(front, u0, u1, v, v + 0.025));
    for (let u = u0 - (row % 2) * course * 0.8; u < u1; u += course * 1.7) {
      const [a, b] = [Math.max(u0, u), Math.min(u1, u + course * 1.7)];
      if (b <= a) continue;
      const dice = random.next();
      if (dice < 0.22) dark.push(quad(front, a, b, v, top));
      else if (dice < 0.42) pale.push(quad(front, a, b, v, top));
      seams.push(quad(front, a, a + 0.02, v, top));
    }
  }
  stage.polys(dark, darken(base, 0.4), 'fill-opacity="0.16"');
  stage.polys(pale, lighten(base, 0.6), 'fill-opacity="0.2"');
  stage.polys(seams, darken(base, 0.5), 'fill-opacity="0.3"');
}

/** Rubble masonry: stones of several tones in mortar. */
export function rubble(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  mortar = '#cdb797',
  roof?: (u: number) => number,
): void {
  const { stage, random } = front;
  const base = tone(front, mortar);
  const shapes: Vec[][][] = [[], [], [], []];
  for (let v = v0; v < v1;) {
    const h = random.range(0.26, 0.46);
    for (let u = u0; u < u1;) {
      const w = random.range(0.34, 0.85);
      const [a, b] = [u + 0.02, Math.min(u1, u + w)];
      if (!roof || v + h < roof((a + b) / 2)) {
        const j = (): number => random.range(-0.03, 0.03);
        shapes[random.int(0, 3)]!.push([
          front.at(a + 0.04, v + 0.02 + j()),
          front.at(b - 0.05, v + 0.02 + j()),
          front.at(b, v + h * 0.5),
          front.at(b - 0.04, Math.min(v1, v + h - 0.02 + j())),
          front.at(a + 0.05, Math.min(v1, v + h - 0.02 + j())),
          front.at(a, v + h * 0.55),
        ]);
      }
      u += w;
    }
    v += h;
  }
  const tones = [darken(base, 0.18), lighten(base, 0.25), mix(base, '#b9844f', 0.35), mix(base, '#a09078', 0.35)];
  shapes.forEach((list, i) => stage.polys(list, tones[i]!, 'fill-opacity="0.85"'));
}
