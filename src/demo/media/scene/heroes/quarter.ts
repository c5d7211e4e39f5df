import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { sunSide, tone, type View } from './view.ts';

export interface QuarterLook {
  walls?: readonly string[];
  roofs?: readonly string[];
  /** Share of houses with a tiled roof; the others carry a terrace. */
  tiled?: number;
  /** Times the width of a house. */
  tall?: number;
  balconies?: boolean;
  /** How far the walls go on below `base`, in widths of a house. */
  foot?: number;
}

export const warmWalls = [
  '#f3e4cb',
  '#ecd3ae',
  '#f6ecdc',
  '#e3bb93',
  '#e9c9a4',
  '#d99f78',
  '#efdcc0',
  '#dcb083',
] as const;
export const whitewash = ['#faf5ea', '#f3ead8', '#f6f0e4', '#efe3cc', '#fbf7ee', '#ecd9b8'] as const;
const tiles = ['#b9653f', '#c27449', '#a9583a', '#cb8256'] as const;

interface Marks {
  glass: string;
  lamps: string;
  shutters: string;
  rails: string;
}

/** Windows of one face: upright openings in rows, some with shutters half down, some with a balcony. */
function openings(
  view: View,
  marks: Marks,
  x: number,
  top: number,
  w: number,
  h: number,
  unit: number,
  balconies: boolean,
): void {
  const { random, light } = view;
  const far = unit < 64;
  const step = unit * (far ? 0.3 : 0.2);
  const columns = Math.max(1, Math.floor(w / step));
  const gap = w / columns;
  const tall = unit * 0.13;
  for (let y = top + unit * 0.09; y < top + h - tall; y += unit * (far ? 0.3 : 0.24)) {
    for (let c = 0; c < columns; c += 1) {
      const [px, pw] = [x + (c + 0.28) * gap, gap * 0.44];
      const pane = `M${n(px)} ${n(y)}h${n(pw)}v${n(tall)}h${n(-pw)}z`;
      if (light.lampsOn && random.chance(0.42)) marks.lamps += pane;
      else marks.glass += pane;
      if (unit > 80 && random.chance(0.35))
        marks.shutters += `M${n(px)} ${n(y)}h${n(pw)}v${n(tall * random.range(0.3, 0.8))}h${n(-pw)}z`;
      if (balconies && unit > 60) marks.rails += `M${n(px - gap * 0.14)} ${n(y + tall)}h${n(pw + gap * 0.28)}`;
    }
  }
}

/** A tiled roof or a terrace with what stands on it. */
function cover(
  view: View,
  x: number,
  top: number,
  w: number,
  split: number,
  unit: number,
  tiled: boolean,
  roof: string,
  wall: string,
  fade: number,
): void {
  const { canvas, random } = view;
  const side = sunSide(view);
  if (tiled) {
    const rise = unit * random.range(0.1, 0.2);
    const ridge = x + split * 0.62;
    canvas.path(
      `M${n(x - unit * 0.03)} ${n(top + 2)}L${n(ridge)} ${n(top - rise)}H${n(x + w - (w - split) * 0.4)}L${n(x + w + unit * 0.03)} ${n(top + 2)}Z`,
      tone(view, roof, 0.35, fade),
    );
    canvas.path(
      `M${n(x - unit * 0.03)} ${n(top + 2)}L${n(x + split * 0.2)} ${n(top - rise)}H${n(x + w - (w - split) * 0.5)}L${n(x + split)} ${n(top + 2)}Z`,
      tone(view, roof, side < 0 ? 1 : 0.65, fade),
    );
    return;
  }
  canvas.path(
    `M${n(x)} ${n(top)}L${n(x + unit * 0.09)} ${n(top - unit * 0.055)}H${n(x + w)}V${n(top)}Z`,
    tone(view, '#c88f6a', 0.85, fade),
  );
  canvas.rect(
    x - unit * 0.015,
    top - unit * 0.012,
    w + unit * 0.03,
    unit * 0.04,
    tone(view, lighten(wall, 0.2), 0.9, fade),
  );
  if (random.chance(0.55)) {
    const [bx, bw, bh] = [x + w * random.range(0.15, 0.5), w * random.range(0.2, 0.36), unit * random.range(0.1, 0.2)];
    canvas.rect(bx, top - bh, bw, bh, tone(view, wall, side < 0 ? 0.8 : 0.4, fade));
    canvas.rect(bx + bw * 0.66, top - bh, bw * 0.34, bh, tone(view, wall, side < 0 ? 0.1 : 0.9, fade));
  }
  if (random.chance(0.4))
    canvas.ellipse(
      x + w * random.range(0.2, 0.8),
      top - unit * 0.05,
      unit * 0.08,
      unit * 0.055,
      tone(view, '#6d8a52', 0.6, fade),
    );
}

/** Houses from `x0` to `x1` in rows down to `base`, the farther the smaller and paler; looked at from a roof. */
export function drawQuarter(
  view: View,
  x0: number,
  x1: number,
  base: number,
  unit: number,
  rows: number,
  fades: readonly [far: number, near: number],
  look: QuarterLook = {},
): void {
  const { canvas, light, random } = view;
  const { walls = warmWalls, roofs = tiles, tiled = 0.45, tall = 1, balconies = true, foot = 0.8 } = look;
  const side = sunSide(view);
  for (let row = 0; row < rows; row += 1) {
    const t = rows === 1 ? 1 : row / (rows - 1);
    const size = unit * (0.42 + 0.58 * t);
    const fade = fades[0] + (fades[1] - fades[0]) * t;
    const floor = base - (1 - t) * unit * (0.3 + rows * 0.16);
    const marks: Marks = { glass: '', lamps: '', shutters: '', rails: '' };
    for (let x = x0 - size * random.next() * 0.4; x < x1;) {
      const [w, h] = [size * random.range(0.5, 0.95), size * random.range(0.55, 1.05) * tall];
      const [top, split] = [floor - h, w * random.range(0.58, 0.76)];
      const wall = random.pick(walls);
      const wallHeight = h + size * (row === rows - 1 ? foot : 0.8);
      // Windows only where the next row leaves them to be seen.
      const seen = row === rows - 1 ? h + size * Math.min(0.3, foot) : h * 0.66;
      canvas.rect(
        x,
        top,
        split + 0.5,
        wallHeight,
        fade > 0.3
          ? tone(view, wall, side < 0 ? 0.9 : 0.45, fade)
          : canvas.down(
              [0, tone(view, wall, side < 0 ? 1 : 0.5, fade)],
              [1, mix(tone(view, wall, side < 0 ? 0.75 : 0.36, fade), light.haze, 0.12)],
            ),
      );
      canvas.rect(x + split, top, w - split + 0.6, wallHeight, tone(view, wall, side < 0 ? 0.08 : 0.95, fade));
      openings(view, marks, x + size * 0.04, top, split - size * 0.08, seen, size, balconies);
      openings(view, marks, x + split + size * 0.03, top, w - split - size * 0.06, seen, size, false);
      cover(view, x, top, w, split, size, random.chance(tiled), random.pick(roofs), wall, fade);
      x += w + (random.chance(0.12) ? size * 0.12 : 0);
    }
    canvas.path(marks.glass, mix(darken('#56636c', 0.1), light.haze, fade), 'fill-opacity="0.6"');
    canvas.path(marks.lamps, '#ffd98c', 'fill-opacity="0.95"');
    canvas.path(marks.shutters, mix('#f3e9d8', light.haze, fade), 'fill-opacity="0.55"');
    canvas.stroke(marks.rails, mix('#3f3a3c', light.haze, fade), Math.max(1.2, size * 0.018), 'stroke-opacity="0.5"');
  }
}
