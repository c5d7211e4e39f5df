import { n, smoothPath, type Canvas, type Point } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';

export type HairTop =
  'middle' | 'side' | 'fringe' | 'back' | 'curls' | 'short' | 'quiff' | 'crop' | 'receding' | 'bald' | 'tousled';
export type HairFall = 'long' | 'waves' | 'bob' | 'lob' | 'bun' | 'knot' | 'ponytail' | 'braid' | 'cloud' | 'none';

export interface Hair {
  base: string;
  /** 0 none to 1 all. */
  grey: number;
  top: HairTop;
  fall: HairFall;
  beard: 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';
  volume: number;
}

const colours = ['#231b19', '#2e221d', '#3d2b22', '#4e3526', '#63422b', '#7a5232', '#8f5a30', '#a9713c', '#c39a5e'];
const greys = ['#b5afa8', '#cfc9c1', '#938d88', '#dcd6cd'];

const femaleCuts: readonly (readonly [HairTop, HairFall])[] = [
  ['side', 'long'],
  ['middle', 'long'],
  ['middle', 'waves'],
  ['side', 'waves'],
  ['fringe', 'long'],
  ['side', 'bob'],
  ['middle', 'bob'],
  ['fringe', 'bob'],
  ['side', 'lob'],
  ['middle', 'lob'],
  ['back', 'bun'],
  ['middle', 'knot'],
  ['back', 'ponytail'],
  ['side', 'knot'],
  ['fringe', 'ponytail'],
  ['side', 'braid'],
  ['curls', 'cloud'],
  ['curls', 'waves'],
  ['tousled', 'none'],
  ['side', 'none'],
  ['fringe', 'lob'],
];
const maleCuts: readonly (readonly [HairTop, HairFall])[] = [
  ['short', 'none'],
  ['short', 'none'],
  ['quiff', 'none'],
  ['quiff', 'none'],
  ['crop', 'none'],
  ['curls', 'none'],
  ['tousled', 'none'],
  ['tousled', 'none'],
  ['back', 'none'],
];
const olderMaleCuts: readonly (readonly [HairTop, HairFall])[] = [
  ['short', 'none'],
  ['receding', 'none'],
  ['receding', 'none'],
  ['bald', 'none'],
  ['crop', 'none'],
  ['back', 'none'],
  ['quiff', 'none'],
];

export function chooseHair(random: Random, gender: 'female' | 'male', age: number, tone: number): Hair {
  const grey =
    age < 45
      ? 0
      : Math.min(1, Math.max(0, (age - 43) / 20 + random.range(-0.45, 0.2)) * (gender === 'female' ? 0.75 : 1));
  const natural = random.pick(tone >= 6 ? colours.slice(0, 3) : tone >= 4 ? colours.slice(0, 6) : colours);
  const [top, fall] = random.pick(gender === 'female' ? femaleCuts : age > 44 ? olderMaleCuts : maleCuts);
  const beard =
    gender === 'female'
      ? 'none'
      : random.pick(['none', 'none', 'stubble', 'stubble', 'short', 'full', 'goatee', 'moustache'] as const);
  return {
    base: mix(natural, random.pick(greys), grey < 0.25 ? 0 : grey),
    grey,
    top,
    fall,
    beard,
    volume: random.range(0.94, 1.08),
  };
}

const between = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map(([x, y], i) => [x + (b[i]![0] - x) * t, y + (b[i]![1] - y) * t]);

/** Paint of hair: the crown catches the light, the ends sink into shade. */
export const hairPaint = (canvas: Canvas, base: string, lightFrom: number, depth = 0): string =>
  canvas.linear(
    [lightFrom * 170, -300],
    [lightFrom * -150, 260],
    [0, lighten(darken(base, depth), 0.2)],
    [0.35, darken(base, depth)],
    [1, darken(base, 0.36 + depth)],
  );

/**
 * A lock: all hair between two edges that run the same way from root to tip, with strands along it and a band of light
 * where it bends towards the lamp.
 */
export function drawLock(
  canvas: Canvas,
  from: readonly Point[],
  to: readonly Point[],
  base: string,
  lightFrom: number,
  strands = 7,
  depth = 0,
): void {
  canvas.path(
    `${smoothPath(from, false)}L${smoothPath([...to].reverse(), false).slice(1)}Z`,
    hairPaint(canvas, base, lightFrom, depth),
  );
  let [dark, pale] = ['', ''];
  for (let i = 1; i < strands; i += 1) {
    const strand = smoothPath(between(from, to, i / strands), false);
    if (i % 2) pale += strand;
    else dark += strand;
  }
  canvas.stroke(dark, darken(base, 0.5), 3.6, 'stroke-opacity="0.24" stroke-linecap="round"');
  canvas.stroke(
    pale,
    canvas.linear(
      [0, -300],
      [0, 330],
      [0, lighten(base, 0.2), 0.2],
      [0.16, lighten(base, 0.36), 0.7],
      [0.36, lighten(base, 0.14), 0.1],
      [0.56, lighten(base, 0.24), 0.4],
      [1, base, 0],
    ),
    5.5,
    'stroke-linecap="round"',
  );
}

/** Round masses of curls along a line, the lit side paler. */
export function drawCurls(
  canvas: Canvas,
  centres: readonly (readonly [number, number, number])[],
  base: string,
  lightFrom: number,
  random: Random,
): void {
  const ring = ([x, y, r]: readonly [number, number, number]): string =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
  canvas.path(centres.map(ring).join(''), hairPaint(canvas, base, lightFrom));
  let [pale, dark] = ['', ''];
  for (const [x, y, r] of centres) {
    for (let k = 0; k < 3; k += 1) {
      const [cx, cy, s] = [
        x + random.range(-0.5, 0.5) * r,
        y + random.range(-0.5, 0.5) * r,
        r * random.range(0.3, 0.55),
      ];
      const arc = `M${n(cx - s)} ${n(cy)}A${n(s)} ${n(s)} 0 0 1 ${n(cx + s * 0.8)} ${n(cy - s * 0.5)}`;
      if (k === 0 || x * lightFrom < -60) dark += arc;
      else pale += arc;
    }
  }
  canvas.stroke(dark, darken(base, 0.5), 5, 'stroke-opacity="0.4" stroke-linecap="round"');
  canvas.stroke(pale, lighten(base, 0.32), 4.5, 'stroke-opacity="0.5" stroke-linecap="round"');
}
