import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { bumpy } from '../plants.ts';
import { createRandom } from '../random.ts';
import type { Vec } from '../stage.ts';
import { block, inPicture, layerOn, quad, scaleAt, tone, wallShadow, type Front } from './front.ts';
import { facadeWindow } from './windows.ts';

export interface BalconyLook {
  slab: string;
  rail: 'iron' | 'glass' | 'wood' | 'wall';
  colour?: string;
  pots?: boolean;
  /** Brackets of stone beneath. */
  corbels?: boolean;
}

const blooms = ['#d0463f', '#e07a9a', '#e5b04a', '#f3e6d0', '#c85a86'] as const;

function railBars(front: Front, u0: number, u1: number, v: number, high: number, out: number, look: BalconyLook): void {
  const { stage, canvas } = front;
  const m = scaleAt(front, (u0 + u1) / 2, v);
  const colour = tone(front, look.colour ?? '#23282c', 0);
  let d = '';
  const bar = (a: Vec, b: Vec): void => {
    const [p, q] = [stage.at(a), stage.at(b)];
    d += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  // A far railing is a veil, not bars that nobody can tell apart.
  const apart = Math.abs(stage.at(front.at(u1, v))[0] - stage.at(front.at(u0, v))[0]) / (u1 - u0);
  const usual = look.rail === 'wood' ? 0.22 : 0.14;
  const step = Math.max(usual, Math.min(0.5, Math.max(7, canvas.pixel * 2.4) / apart));
  const count = Math.max(2, Math.round((u1 - u0) / step));
  for (let i = 0; i <= count; i += 1)
    bar(front.at(u0 + ((u1 - u0) * i) / count, v, out), front.at(u0 + ((u1 - u0) * i) / count, high, out));
  for (const u of [u0, u1])
    for (const part of [0.33, 0.66]) bar(front.at(u, v, out * part), front.at(u, high, out * part));
  canvas.stroke(d, colour, (look.rail === 'wood' ? 0.09 : 0.026) * m * Math.sqrt(step / usual));
  const rails = look.rail === 'wood' ? [high] : [high, v + 0.1, high - 0.14];
  for (const [i, y] of rails.entries())
    stage.line(
      [front.at(u0, y), front.at(u0, y, out), front.at(u1, y, out), front.at(u1, y)],
      colour,
      i === 0 ? (look.rail === 'wood' ? 0.1 : 0.05) : 0.025,
    );
}

/** A balcony: slab, railing, now and then pots with flowers. */
export function balcony(front: Front, u0: number, u1: number, v: number, out: number, look: BalconyLook): void {
  const { stage, random, slide } = front;
  if (!inPicture(front, u0, u1, v - 0.2, v + 1)) return;
  const span = Math.abs(stage.at(front.at(u1, v))[0] - stage.at(front.at(u0, v))[0]);
  if (span < 14) {
    layerOn(front, 26);
    block(front, u0, u1, v - 0.16, v, out, look.slab);
    stage.poly(quad(front, u0, u1, v, v + 1, out), tone(front, look.colour ?? '#23282c', 0), 'fill-opacity="0.4"');
    return;
  }
  layerOn(front, 22);
  wallShadow(front, u0, u1, v - 0.16, v, out, 0.46);
  const high = v + 1;
  // The railing's own fine shadow on the wall behind it.
  if (slide && look.rail === 'iron' && scaleAt(front, u0, v) > 34) wallShadow(front, u0, u1, v, high, out * 0.5, 0.07);
  layerOn(front, 23);
  if (look.corbels)
    for (const u of [u0 + 0.25, u1 - 0.25])
      block(front, u - 0.07, u + 0.07, v - 0.5, v - 0.14, out * 0.55, darken(look.slab, 0.05));
  if (look.pots && random.chance(0.62)) {
    const flower = random.pick(blooms);
    const [from, to] = random.chance(0.5)
      ? [u0 + 0.25, u1 - 0.15]
      : random.chance(0.5)
        ? [u0 + 0.2, u0 + (u1 - u0) * 0.45]
        : [u0 + (u1 - u0) * 0.55, u1 - 0.1];
    for (let u = from; u < to; u += random.range(0.42, 0.8))
      leafyPot(front, u, v, out * 0.75, random.chance(0.7) ? flower : random.pick(blooms), random.range(0.8, 1.25), 24);
  }
  layerOn(front, 29);
  block(front, u0, u1, v - 0.16, v, out, look.slab);
  layerOn(front, 30);
  if (look.rail === 'wall') return block(front, u0, u1, v, high - 0.05, out, look.colour ?? look.slab, out - 0.12);
  if (look.rail === 'glass') {
    stage.poly(quad(front, u0, u1, v, high, out), mix(stage.light.sky[1], '#ffffff', 0.2), 'fill-opacity="0.38"');
    for (let u = u0; u < u1 - 0.8; u += 2.4)
      stage.poly(
        [
          front.at(u + 0.1, v + 0.1, out),
          front.at(u + 0.5, high, out),
          front.at(u + 1, high, out),
          front.at(u + 0.6, v + 0.1, out),
        ],
        '#ffffff',
        'fill-opacity="0.2"',
      );
    stage.line([front.at(u0, high, out), front.at(u1, high, out)], tone(front, '#e9e9e4', 0.6), 0.05);
    return;
  }
  railBars(front, u0, u1, v, high, out, look);
}

/** A pot with leaves and blossoms, `scale` 1 being knee-high. */
export function leafyPot(front: Front, u: number, v: number, out: number, flower: string, scale = 1, after = 31): void {
  const { stage, canvas } = front;
  // A stream of its own: how finely it is drawn depends on the picture's size, what comes after must not.
  const random = createRandom(`pot${front.random.next()}`);
  const place = front.at(u, v, out);
  const [x, y] = stage.at(place);
  const m = stage.scale(place) * scale;
  if (m < 21 || x < -m || x > canvas.width + m || y < -m || y > canvas.height + m) return;
  layerOn(front, after);
  canvas.path(
    `M${n(x - 0.15 * m)} ${n(y - 0.26 * m)}H${n(x + 0.15 * m)}L${n(x + 0.1 * m)} ${n(y)}H${n(x - 0.1 * m)}Z`,
    tone(front, '#b9673f', 0),
  );
  let [leaves, lit, dots] = ['', '', ''];
  const dab = (px: number, py: number, r: number): string =>
    `M${n(px - r)} ${n(py)}q${n(r * 0.3)} ${n(-r * 1.3)} ${n(r * 1.2)} ${n(-r)}q${n(r)} ${n(r * 0.3)} ${n(r * 0.5)} ${n(r * 1.2)}q${n(-r)} ${n(r * 0.9)} ${n(-r * 1.7)} ${n(-r * 0.2)}z`;
  const coarse = Math.max(1, canvas.pixel / 2);
  const fine = m >= 40 * coarse;
  const trailing = random.chance(0.4) ? 0.3 : 0;
  if (!fine) {
    leaves = bumpy(random, x, y - 0.4 * m, 0.3 * m, (0.22 + trailing * 0.3) * m, 5);
    lit = bumpy(random, x + front.fall * -0.08 * m, y - 0.5 * m, 0.14 * m, 0.09 * m, 4);
  }
  const count = !fine ? 6 : m < 90 * coarse ? 12 : 22;
  const size = m < 90 * coarse ? 1 : 0.72;
  for (let i = 0; i < count; i += 1) {
    const [dx, dy, r] = [
      random.range(-0.3, 0.3) * m,
      random.range(0.18 - trailing, 0.58) * m,
      random.range(0.08, 0.14) * m * size,
    ];
    if (fine) {
      leaves += dab(x + dx, y - dy, r);
      if (i % 3 === 0) lit += dab(x + dx - 0.03 * m, y - dy - 0.04 * m, r * 0.6);
    }
    if (i % 2) dots += dab(x + dx * 1.05, y - dy - r * 0.4, r * 0.5);
  }
  layerOn(front, after + 1);
  canvas.path(leaves, tone(front, '#47693a', 0.5));
  layerOn(front, after + 2);
  canvas.path(lit, tone(front, '#86a45c', 0.9));
  canvas.path(dots, tone(front, flower, 0.8));
}

/** The glazed bay that climbs over several floors. */
export function glazedBay(
  front: Front,
  u: number,
  half: number,
  v0: number,
  v1: number,
  colour: string,
  storey: number,
  frame = '#f4efe4',
  panes = 3,
): void {
  const { stage } = front;
  const out = 0.9;
  layerOn(front, 36);
  wallShadow(front, u - half, u + half, v0, v1, out, 0.42);
  layerOn(front, 37);
  block(front, u - half, u + half, v0 - 0.25, v1 + 0.2, out, lighten(colour, 0.12));
  const face: Front = {
    ...front,
    over: front.over + 50,
    at: (x, y, o = 0) => front.at(x, y, o + out + 0.005),
    ends: [u - half, u + half],
  };
  for (let v = v0; v < v1 - 1; v += storey) {
    const wide = (2 * half - 0.24) / panes;
    for (let i = 0; i < panes; i += 1)
      facadeWindow(face, u - half + 0.14 + i * wide, u - half + 0.1 + (i + 1) * wide, v + 0.72, v + storey - 0.42, {
        panes: [1, 3],
        depth: 0.05,
        frame,
      });
    layerOn(face, 0);
    stage.poly(quad(face, u - half, u + half, v - 0.05, v + 0.5), tone(front, colour));
    layerOn(face, 1);
    stage.line([face.at(u - half, v + 0.5), face.at(u + half, v + 0.5)], darken(tone(front, colour), 0.3), 0.03);
  }
}
