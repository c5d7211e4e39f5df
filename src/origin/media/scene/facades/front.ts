import { n, type Canvas, type Point } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { Stage, type Vec } from '../stage.ts';

/** The face of a building towards the street: `u` along it, `v` up, `out` towards the viewer. */
export interface Front {
  stage: Stage;
  canvas: Canvas;
  home: Home;
  random: Random;
  z: number;
  /** Which way shadows fall along the wall: right (1) or left (-1). */
  fall: 1 | -1;
  at: (u: number, v: number, out?: number) => Vec;
  /** The wall ends here: shadows on it do too. */
  ends: [number, number];
}

export interface Framing {
  /** Metres seen from the picture's left to its right, on the plane of the front. */
  wide: number;
  /** Height of the horizon in the picture, 0 top to 1 bottom. */
  horizon: number;
  yaw: number;
  /** From the viewer to the front, in metres. */
  far?: number;
  eye?: number;
}

export function openFront(canvas: Canvas, home: Home, random: Random, { wide, horizon, yaw, far = wide * 0.95, eye = 1.7 }: Framing): Front {
  const fall = yaw === 0 ? (random.chance(0.5) ? 1 : -1) : yaw > 0 ? 1 : -1;
  const stage = new Stage(canvas, {
    at: [-Math.tan(yaw) * far, eye, -far], yaw, focal: (canvas.width / wide) * far, centreX: canvas.width / 2, horizon: canvas.height * horizon,
  }, home.light, [-fall * 0.6, 0.6, -0.55]);
  return { stage, canvas, home, random, z: 0, fall, ends: [-1e3, 1e3], at: (u, v, out = 0) => [u, v, -out] };
}

export const quad = (front: Front, u0: number, u1: number, v0: number, v1: number, out = 0): Vec[] => [front.at(u0, v0, out), front.at(u1, v0, out), front.at(u1, v1, out), front.at(u0, v1, out)];

/** A box that stands out from the wall. */
export const block = (front: Front, u0: number, u1: number, v0: number, v1: number, out: number, colour: string, inner = 0): void =>
  front.stage.box([u0, v0, front.z - out], [u1, v1, front.z - inner], colour);

/** The shadow on the wall of something that stands out by `out`. */
export function wallShadow(front: Front, u0: number, u1: number, v0: number, v1: number, out: number, strength = 0.3): void {
  const { stage, fall } = front;
  const [du, dv] = [out * 0.7 * fall, out * 0.9];
  const on = (u: number, v: number): Vec => front.at(Math.min(front.ends[1], Math.max(front.ends[0], u)), v);
  const points = fall > 0
    ? [on(u0, v1), on(u1, v1), on(u1 + du, v1 - dv), on(u1 + du, v0 - dv), on(u0 + du, v0 - dv), on(u0, v0)]
    : [on(u1, v1), on(u0, v1), on(u0 + du, v1 - dv), on(u0 + du, v0 - dv), on(u1 + du, v0 - dv), on(u1, v0)];
  stage.poly(points, stage.light.shadow, `fill-opacity="${strength}"`);
}

/** A wall with its light, and a breath of unevenness as of plaster. */
export function plaster(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string, out = 0): void {
  const { stage, canvas, random } = front;
  const base = stage.shade(colour, [0, 0.1, -1]);
  const points = stage.outline(quad(front, u0, u1, v0, v1, out));
  const [from, to] = front.fall > 0 ? [points[0]!, points[2]!] : [points[1]!, points[3]!];
  canvas.poly(points, canvas.linear([from[0], to[1]], [to[0], from[1]], [0, lighten(base, 0.14)], [0.55, base], [1, darken(base, 0.1)]));
  const patches: Vec[][] = [];
  for (let i = 0; i < 9; i += 1) {
    const [u, v] = [random.range(u0, u1), random.range(v0, v1)];
    const [w, h] = [random.range(0.4, 1.6), random.range(0.2, 0.8)];
    patches.push(quad(front, Math.max(u0, u - w), Math.min(u1, u + w), Math.max(v0, v - h), Math.min(v1, v + h), out));
  }
  stage.polys(patches, darken(base, 0.5), 'fill-opacity="0.025"');
}

/** Courses of brick with tones of firing. */
export function brick(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  plaster(front, u0, u1, v0, v1, colour);
  const { stage, random } = front;
  const base = stage.shade(colour, [0, 0.1, -1]);
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  for (let i = 0; i < (u1 - u0) * (v1 - v0) * 0.7; i += 1) {
    const [u, v] = [random.range(u0, u1 - 0.5), v0 + Math.floor(random.range(0, (v1 - v0) / 0.16)) * 0.16];
    (i % 2 ? dark : pale).push(quad(front, u, u + random.range(0.25, 0.5), v, Math.min(v1, v + 0.14)));
  }
  stage.polys(dark, darken(base, 0.5), 'fill-opacity="0.22"');
  stage.polys(pale, lighten(base, 0.5), 'fill-opacity="0.22"');
}

/** Rubble masonry: stones of several tones in mortar. */
export function rubble(front: Front, u0: number, u1: number, v0: number, v1: number, mortar = '#cdb797', roof?: (u: number) => number): void {
  const { stage, random } = front;
  const base = stage.shade(mortar, [0, 0.1, -1]);
  const shapes: Vec[][][] = [[], [], [], []];
  for (let v = v0; v < v1;) {
    const h = random.range(0.22, 0.42);
    for (let u = u0; u < u1;) {
      const w = random.range(0.28, 0.75);
      const [a, b] = [u + 0.02, Math.min(u1, u + w)];
      if (!roof || v + h < roof((a + b) / 2)) {
        const j = (): number => random.range(-0.03, 0.03);
        shapes[random.int(0, 3)]!.push([front.at(a + 0.04, v + 0.02 + j()), front.at(b - 0.05, v + 0.02 + j()), front.at(b, v + h * 0.5), front.at(b - 0.04, Math.min(v1, v + h - 0.02 + j())), front.at(a + 0.05, Math.min(v1, v + h - 0.02 + j())), front.at(a, v + h * 0.55)]);
      }
      u += w;
    }
    v += h;
  }
  const tones = [darken(base, 0.18), lighten(base, 0.25), mix(base, '#b98f68', 0.35), mix(base, '#9a9484', 0.4)];
  shapes.forEach((list, i) => stage.polys(list, tones[i]!, 'fill-opacity="0.85"'));
}

export interface WindowLook {
  frame?: string;
  surround?: string;
  arched?: boolean;
  shutters?: string;
  /** A roller or slatted blind, let down by this part. */
  blind?: { colour: string; down: number };
  grille?: boolean;
  panes?: readonly [number, number];
  sill?: boolean;
  awning?: string;
  depth?: number;
}

const archOf = (front: Front, u0: number, u1: number, v0: number, v1: number, out: number): Vec[] => {
  const [middle, r] = [(u0 + u1) / 2, (u1 - u0) / 2];
  return [front.at(u0, v0, out), ...Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1 - i / 10);
    return front.at(middle + Math.cos(angle) * r, v1 - r + Math.sin(angle) * r, out);
  }), front.at(u1, v0, out)];
};

/** A window or balcony door set into the wall. */
export function facadeWindow(front: Front, u0: number, u1: number, v0: number, v1: number, look: WindowLook = {}): void {
  const { stage, canvas, random, fall, home } = front;
  const { light } = stage;
  const shape = (grow: number, out = 0): Vec[] => (look.arched ? archOf(front, u0 - grow, u1 + grow, v0 - (grow > 0 ? 0 : 0), v1 + grow, out) : quad(front, u0 - grow, u1 + grow, v0 - grow * 0.4, v1 + grow, out));
  if (look.surround) stage.poly(shape(0.16), stage.shade(look.surround, [0, 0.2, -1]));
  const lit = light.lampsOn && random.chance(0.5);
  const glass = lit ? ['#ffdf9e', '#f2b765'] : [mix(light.sky[0], '#39505e', 0.42), mix(light.sky[1], '#27353f', 0.66)];
  const outline = stage.outline(shape(0));
  canvas.poly(outline, canvas.down([0, glass[0]!], [1, glass[1]!]));
  const [w, h] = [u1 - u0, v1 - v0];
  if (!look.blind && random.chance(0.6)) {
    const side = random.chance(0.5) ? [u0, u0 + w * 0.3] : [u1 - w * 0.3, u1];
    stage.poly(quad(front, side[0]!, side[1]!, v0, look.arched ? v1 - w * 0.4 : v1), lit ? '#fff0cc' : lighten(light.haze, 0.4), `fill-opacity="${lit ? 0.6 : 0.4}"`);
  }
  if (!lit) stage.poly([front.at(u0, v0 + h * 0.35), front.at(u0 + w * 0.55, v1 - (look.arched ? w * 0.3 : 0)), front.at(u0 + w * 0.85, v1 - (look.arched ? w * 0.3 : 0)), front.at(u0, v0 + h * 0.05)], '#ffffff', 'fill-opacity="0.12"');
  const frame = stage.shade(look.frame ?? '#f4efe4', [0, 0, -1]);
  const [across, up] = look.panes ?? [2, 2];
  const bars: Point[][] = [];
  for (let i = 1; i < across; i += 1) bars.push([stage.at(front.at(u0 + (w * i) / across, v0)), stage.at(front.at(u0 + (w * i) / across, v1))]);
  for (let i = 1; i < up; i += 1) bars.push([stage.at(front.at(u0, v0 + (h * i) / up)), stage.at(front.at(u1, v0 + (h * i) / up))]);
  canvas.stroke(bars.map(([a, b]) => `M${n(a![0])} ${n(a![1])}L${n(b![0])} ${n(b![1])}`).join(''), frame, 0.06 * stage.scale(front.at(u0, v0)));
  const ring = shape(-0.03);
  stage.line([...ring, ring[0]!], frame, 0.07);
  // The depth of the wall shades the side from which the sun comes, and the top.
  const depth = look.depth ?? 0.14;
  const [a, b] = fall > 0 ? [u0, u0 + depth] : [u1 - depth, u1];
  if (!look.arched) stage.polys([quad(front, u0, u1, v1 - depth * 1.3, v1), quad(front, a, b, v0, v1 - depth * 1.3)], light.shadow, 'fill-opacity="0.42"');
  if (look.blind) drawBlind(front, u0, u1, v1 - h * look.blind.down, v1, look.blind.colour);
  if (look.sill) block(front, u0 - 0.12, u1 + 0.12, v0 - 0.1, v0, 0.14, lighten(look.surround ?? '#efe6d6', 0.1));
  if (look.shutters) for (const [p, q] of [[u0 - w * 0.52, u0 - 0.03], [u1 + 0.03, u1 + w * 0.52]] as const) drawShutter(front, p, q, v0, look.arched ? v1 - w * 0.35 : v1, look.shutters);
  if (look.grille) drawGrille(front, u0 - 0.06, u1 + 0.06, v0 - 0.06, v1 + 0.06);
  if (look.awning) drawAwning(front, u0 - 0.15, u1 + 0.15, v1 + 0.05, h * 0.42, 0.9, look.awning);
  void home;
}

function drawBlind(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  const { stage } = front;
  const base = stage.shade(colour, [0, 0.2, -1]);
  stage.poly(quad(front, u0, u1, v0, v1, 0.02), base);
  const slats: Vec[][] = [];
  for (let v = v0 + 0.08; v < v1; v += 0.16) slats.push(quad(front, u0, u1, v, v + 0.05, 0.02));
  stage.polys(slats, darken(base, 0.35), 'fill-opacity="0.4"');
}

function drawShutter(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  wallShadow(front, u0, u1, v0, v1, 0.1, 0.22);
  const { stage } = front;
  const base = stage.shade(colour, [0, 0.2, -1]);
  stage.poly(quad(front, u0, u1, v0, v1, 0.05), base);
  const slats: Vec[][] = [];
  for (let v = v0 + 0.14; v < v1 - 0.1; v += 0.15) slats.push(quad(front, u0 + 0.06, u1 - 0.06, v, v + 0.07, 0.05));
  stage.polys(slats, darken(base, 0.3), 'fill-opacity="0.55"');
}

function drawGrille(front: Front, u0: number, u1: number, v0: number, v1: number, out = 0.16): void {
  const { stage, canvas } = front;
  wallShadow(front, u0, u1, v0, v1, 0.05, 0.1);
  let d = '';
  const bar = (a: Vec, b: Vec): void => {
    const [p, q] = [stage.at(a), stage.at(b)];
    d += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  for (let u = u0; u <= u1 + 0.01; u += (u1 - u0) / Math.max(3, Math.round((u1 - u0) / 0.16))) bar(front.at(u, v0, out), front.at(u, v1, out));
  for (let i = 0; i <= 3; i += 1) bar(front.at(u0, v0 + ((v1 - v0) * i) / 3, out), front.at(u1, v0 + ((v1 - v0) * i) / 3, out));
  canvas.stroke(d, mix('#2b2f33', stage.light.haze, 0.06), 0.035 * stage.scale(front.at(u0, v0)));
}

export function drawAwning(front: Front, u0: number, u1: number, v: number, drop: number, out: number, colour: string): void {
  const { stage } = front;
  wallShadow(front, u0, u1, v - drop * 0.6, v, out * 0.6, 0.28);
  const base = stage.shade(colour, [0, 0.7, -0.7]);
  stage.poly([front.at(u0, v), front.at(u1, v), front.at(u1, v - drop, out), front.at(u0, v - drop, out)], stage.canvas.down([0, lighten(base, 0.16)], [1, darken(base, 0.06)]));
  stage.poly([front.at(u0, v - drop, out), front.at(u1, v - drop, out), front.at(u1, v - drop - 0.16, out), front.at(u0, v - drop - 0.16, out)], darken(base, 0.18));
}

/** A balcony: slab, railing of iron or glass, now and then pots with flowers. */
export function balcony(front: Front, u0: number, u1: number, v: number, out: number, look: { slab: string; rail: 'iron' | 'glass' | 'wood' | 'wall'; colour?: string; pots?: boolean }): void {
  const { stage, canvas, random, home } = front;
  wallShadow(front, u0, u1, v - 0.16, v, out, 0.34);
  const high = v + 1;
  if (look.pots && random.chance(0.6)) {
    for (let u = u0 + 0.3; u < u1 - 0.2; u += random.range(0.5, 1.1)) leafyPot(front, u, v, out * 0.75, random.pick([home.palette.spark, '#d0563f', '#e08a8a', '#e5b04a']));
  }
  block(front, u0, u1, v - 0.16, v, out, look.slab);
  const colour = look.colour ?? '#2f3438';
  if (look.rail === 'wall') {
    block(front, u0, u1, v, high - 0.05, out, look.colour ?? look.slab, out - 0.12);
    return;
  }
  if (look.rail === 'glass') {
    stage.poly(quad(front, u0, u1, v, high, out), mix(stage.light.sky[1], '#ffffff', 0.2), 'fill-opacity="0.42"');
    stage.poly([front.at(u0, v + 0.1, out), front.at(u0 + (u1 - u0) * 0.3, high, out), front.at(u0 + (u1 - u0) * 0.45, high, out), front.at(u0 + (u1 - u0) * 0.15, v + 0.1, out)], '#ffffff', 'fill-opacity="0.2"');
    stage.line([front.at(u0, high, out), front.at(u1, high, out)], '#e9e9e4', 0.05);
    return;
  }
  let d = '';
  const bar = (a: Vec, b: Vec): void => {
    const [p, q] = [stage.at(a), stage.at(b)];
    d += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  const step = look.rail === 'wood' ? 0.22 : 0.13;
  for (let u = u0; u <= u1 + 0.001; u += (u1 - u0) / Math.max(2, Math.round((u1 - u0) / step))) bar(front.at(u, v, out), front.at(u, high, out));
  const wide = look.rail === 'wood' ? 0.09 : 0.024;
  canvas.stroke(d, stage.shade(colour, [0, 0, -1]), wide * stage.scale(front.at(u0, v, out)));
  stage.line([front.at(u0, high), front.at(u0, high, out), front.at(u1, high, out), front.at(u1, high)], stage.shade(colour, [0, 0.5, -0.5]), look.rail === 'wood' ? 0.1 : 0.05);
}

export function leafyPot(front: Front, u: number, v: number, out: number, flower: string): void {
  const { stage, canvas, random } = front;
  const [x, y] = stage.at(front.at(u, v, out));
  const m = stage.scale(front.at(u, v, out));
  canvas.path(`M${n(x - 0.15 * m)} ${n(y - 0.26 * m)}H${n(x + 0.15 * m)}L${n(x + 0.1 * m)} ${n(y)}H${n(x - 0.1 * m)}Z`, stage.shade('#b9673f', [0, 0, -1]));
  let [leaves, blooms] = ['', ''];
  for (let i = 0; i < 8; i += 1) {
    const [dx, dy, r] = [random.range(-0.24, 0.24) * m, random.range(0.24, 0.56) * m, random.range(0.07, 0.13) * m];
    leaves += `M${n(x + dx - r)} ${n(y - dy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
    if (i % 2) blooms += `M${n(x + dx)} ${n(y - dy - r)}a${n(r * 0.5)} ${n(r * 0.5)} 0 1 0 ${n(r)} 0a${n(r * 0.5)} ${n(r * 0.5)} 0 1 0 ${n(-r)} 0z`;
  }
  canvas.path(leaves, stage.shade('#5f7d48', [0, 0.6, -0.6]));
  canvas.path(blooms, stage.shade(flower, [0, 0.8, -0.6]));
}

/** A tiled slope seen from the front: from the eaves up to the ridge. */
export function tiledSlope(front: Front, eaves: readonly [Vec, Vec], ridge: readonly [Vec, Vec], colour = '#b8623c'): void {
  const { stage, canvas } = front;
  const base = stage.shade(colour, [0, 0.75, -0.65]);
  const [a, b, c, d] = [stage.at(eaves[0]), stage.at(eaves[1]), stage.at(ridge[1]), stage.at(ridge[0])];
  canvas.poly([a, b, c, d], canvas.linear([0, Math.min(c[1], d[1])], [0, Math.max(a[1], b[1])], [0, lighten(base, 0.18)], [1, darken(base, 0.06)]));
  const count = Math.round(Math.hypot(eaves[1][0] - eaves[0][0], eaves[1][2] - eaves[0][2]) / 0.28);
  let ribs = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    ribs += `M${n(a[0] + (b[0] - a[0]) * t)} ${n(a[1] + (b[1] - a[1]) * t)}L${n(d[0] + (c[0] - d[0]) * t)} ${n(d[1] + (c[1] - d[1]) * t)}`;
  }
  const rib = (0.28 * stage.scale(eaves[0])) / 2.4;
  canvas.stroke(ribs, darken(base, 0.4), rib, 'stroke-opacity="0.34"');
  canvas.stroke(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, darken(base, 0.3), rib * 1.8, `stroke-dasharray="${n(rib * 1.4)} ${n(rib)}"`);
}
