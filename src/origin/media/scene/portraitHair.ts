import { n, smoothPath, type Canvas, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Sitter } from './portrait.ts';
import type { Random } from './random.ts';

export interface Hair {
  colour: string;
  grey: boolean;
  style: 'long' | 'waves' | 'bob' | 'bun' | 'ponytail' | 'pixie' | 'curls' | 'part' | 'crop' | 'quiff' | 'bald' | 'receding' | 'swept';
  /** -1 parted at the left, 1 at the right. */
  side: number;
  volume: number;
}

const colours = ['#2a2220', '#3b2a22', '#4a3224', '#5f402a', '#7a5232', '#8c5a34', '#a8763f', '#c79a5b'];

export function chooseHair(random: Random, gender: 'female' | 'male', age: number, skin: number): Hair {
  const grey = age > 0.72 && random.chance(0.75);
  const tones = skin >= 4 ? colours.slice(0, 3) : colours;
  const colour = grey ? random.pick(['#b9b4ad', '#d3cec6', '#8f8a85']) : random.pick(tones);
  const style = gender === 'female'
    ? random.pick(['long', 'waves', 'bob', 'bun', 'ponytail', 'pixie', 'curls', 'waves', 'bob', 'long'] as const)
    : random.pick(age > 0.6 ? (['receding', 'part', 'bald', 'crop', 'swept'] as const) : (['part', 'crop', 'quiff', 'curls', 'swept', 'quiff', 'bald', 'part'] as const));
  return { colour, grey, style, side: random.chance(0.5) ? 1 : -1, volume: random.range(0.92, 1.12) };
}

const shine = (canvas: Canvas, colour: string): string => canvas.linear([380, 200], [820, 900], [0, lighten(colour, 0.2)], [0.4, colour], [1, darken(colour, 0.3)]);

const puffs = (canvas: Canvas, centres: readonly (readonly [number, number, number])[], fill: string): void =>
  canvas.path(centres.map(([cx, cy, r]) => `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`).join(''), fill);

/** What hangs behind neck and shoulders. */
export function drawBackHair(canvas: Canvas, { x, y, w, h, hair, random }: Sitter): void {
  const fill = shine(canvas, darken(hair.colour, 0.14));
  const v = hair.volume;
  if (hair.style === 'long' || hair.style === 'waves') {
    const length = h * (hair.style === 'long' ? 1.12 : 0.92);
    const wave = hair.style === 'waves' ? w * 0.14 : 0;
    const right: Point[] = [];
    const left: Point[] = [];
    for (let i = 0; i <= 5; i += 1) {
      const t = i / 5;
      const spread = w * (1.22 + 0.26 * t) * v + (i % 2 ? wave : -wave * 0.4);
      right.push([x + spread, y - h * 0.1 + t * length]);
      left.unshift([x - spread, y - h * 0.1 + t * length]);
    }
    canvas.path(smoothPath([[x, y - h * 0.62 * v], [x + w * 0.85, y - h * 0.48 * v], ...right, [x, y + length * 0.96], ...left, [x - w * 0.85, y - h * 0.48 * v]]), fill);
  } else if (hair.style === 'bob') {
    canvas.path(smoothPath([[x, y - h * 0.64 * v], [x + w * 1.06, y - h * 0.42], [x + w * 1.34 * v, y], [x + w * 1.3 * v, y + h * 0.42], [x + w * 0.7, y + h * 0.5], [x - w * 0.7, y + h * 0.5], [x - w * 1.3 * v, y + h * 0.42], [x - w * 1.34 * v, y], [x - w * 1.06, y - h * 0.42]]), fill);
  } else if (hair.style === 'bun') {
    canvas.circle(x + hair.side * w * 0.1, y - h * 0.68, w * 0.5, fill);
    canvas.ellipse(x, y - h * 0.16, w * 1.12, h * 0.46, fill);
  } else if (hair.style === 'ponytail') {
    canvas.ellipse(x, y - h * 0.16, w * 1.12, h * 0.46, fill);
    canvas.path(smoothPath([[x + hair.side * w * 0.7, y - h * 0.4], [x + hair.side * w * 1.62, y - h * 0.12], [x + hair.side * w * 1.7, y + h * 0.4], [x + hair.side * w * 1.3, y + h * 0.78], [x + hair.side * w * 1.16, y + h * 0.3], [x + hair.side * w * 0.9, y]]), fill);
  } else if (hair.style === 'curls') {
    const full = random.fork('curls').chance(0.5) ? 1 : 0.86;
    const list: [number, number, number][] = [];
    for (let i = 0; i < 17; i += 1) {
      const angle = Math.PI * (-0.16 + (1.32 * i) / 16);
      list.push([x + Math.cos(angle) * w * 1.22 * full, y - h * 0.16 - Math.sin(angle) * h * 0.46 * full, w * 0.4]);
    }
    puffs(canvas, [...list, [x, y - h * 0.2, w * 1.1]], fill);
  } else if (hair.style !== 'bald' && hair.style !== 'receding') canvas.ellipse(x, y - h * 0.17, w * 1.08, h * 0.42, fill);
}

/** What frames the face. */
export function drawFrontHair(canvas: Canvas, sitter: Sitter): void {
  const { x, y, w, h, hair, skin } = sitter;
  const fill = shine(canvas, hair.colour);
  const v = hair.volume;
  const s = hair.side;
  const cap = (crown: number, temple: number, part: number, hairline: number): string => {
    const [lx, rx] = [x - w * 1.1, x + w * 1.1];
    const top = y - h * crown * v;
    return `M${n(lx)} ${n(y + h * temple)}C${n(lx - w * 0.14)} ${n(y - h * 0.46)} ${n(x - w * 0.7)} ${n(top)} ${n(x)} ${n(top)}C${n(x + w * 0.7)} ${n(top)} ${n(rx + w * 0.14)} ${n(y - h * 0.46)} ${n(rx)} ${n(y + h * temple)}Q${n(x + w * 0.98)} ${n(y - h * 0.1)} ${n(x + w * 0.86)} ${n(y - h * (hairline - 0.06))}Q${n(x + (part * w + w * 0.86) / 2)} ${n(y - h * (hairline + (part > 0 ? 0.02 : 0.1)))} ${n(x + part * w)} ${n(y - h * (hairline + 0.1))}Q${n(x + (part * w - w * 0.86) / 2)} ${n(y - h * (hairline + (part > 0 ? 0.1 : 0.02)))} ${n(x - w * 0.86)} ${n(y - h * (hairline - 0.06))}Q${n(x - w * 0.98)} ${n(y - h * 0.1)} ${n(lx)} ${n(y + h * temple)}Z`;
  };
  const strands = (list: readonly string[]): void => canvas.stroke(list.join(''), lighten(hair.colour, 0.3), 5, 'stroke-opacity="0.4" stroke-linecap="round"');
  if (hair.style === 'bald') {
    canvas.path(cap(0.545, 0.02, 0, 0.42), mix(hair.colour, skin, 0.55), 'fill-opacity="0.42"');
    canvas.ellipse(x - w * 0.3, y - h * 0.42, w * 0.3, h * 0.07, '#fff6e6', 'fill-opacity="0.35"');
    return;
  }
  if (hair.style === 'receding') {
    for (const side of [-1, 1]) canvas.path(`M${n(x + side * w * 1.12)} ${n(y + h * 0.06)}C${n(x + side * w * 1.24)} ${n(y - h * 0.3)} ${n(x + side * w * 1.02)} ${n(y - h * 0.5)} ${n(x + side * w * 0.62)} ${n(y - h * 0.55)}Q${n(x + side * w * 0.94)} ${n(y - h * 0.34)} ${n(x + side * w * 0.9)} ${n(y - h * 0.14)}Z`, fill);
    canvas.path(`M${n(x - w * 0.7)} ${n(y - h * 0.52)}Q${n(x)} ${n(y - h * 0.66)} ${n(x + w * 0.7)} ${n(y - h * 0.52)}Q${n(x)} ${n(y - h * 0.5)} ${n(x - w * 0.7)} ${n(y - h * 0.52)}Z`, fill);
    return;
  }
  if (hair.style === 'curls') {
    const list: [number, number, number][] = [];
    for (let i = 0; i < 9; i += 1) {
      const t = i / 8;
      list.push([x + (t - 0.5) * w * 2, y - h * (0.36 + 0.14 * Math.sin(t * Math.PI)), w * 0.3]);
    }
    puffs(canvas, list, fill);
    puffs(canvas, list.map(([cx, cy, r]) => [cx - r * 0.3, cy - r * 0.4, r * 0.42] as const), lighten(hair.colour, 0.16));
    return;
  }
  if (hair.style === 'quiff' || hair.style === 'swept') {
    const lift = hair.style === 'quiff' ? 0.76 : 0.68;
    canvas.path(`M${n(x - s * w * 1.08)} ${n(y + h * 0.02)}C${n(x - s * w * 1.26)} ${n(y - h * 0.4)} ${n(x - s * w * 0.9)} ${n(y - h * lift * v)} ${n(x + s * w * 0.1)} ${n(y - h * lift * v)}C${n(x + s * w * 0.9)} ${n(y - h * (lift - 0.02) * v)} ${n(x + s * w * 1.2)} ${n(y - h * 0.46)} ${n(x + s * w * 1.08)} ${n(y + h * 0.02)}Q${n(x + s * w * 0.98)} ${n(y - h * 0.16)} ${n(x + s * w * 0.9)} ${n(y - h * 0.36)}Q${n(x + s * w * 0.2)} ${n(y - h * 0.36)} ${n(x - s * w * 0.84)} ${n(y - h * 0.4)}Q${n(x - s * w * 0.96)} ${n(y - h * 0.16)} ${n(x - s * w * 1.08)} ${n(y + h * 0.02)}Z`, fill);
    strands([`M${n(x - s * w * 0.7)} ${n(y - h * 0.46)}Q${n(x)} ${n(y - h * 0.66)} ${n(x + s * w * 0.7)} ${n(y - h * 0.5)}`, `M${n(x - s * w * 0.5)} ${n(y - h * 0.44)}Q${n(x + s * w * 0.1)} ${n(y - h * 0.56)} ${n(x + s * w * 0.8)} ${n(y - h * 0.44)}`]);
    return;
  }
  if (hair.style === 'crop') {
    canvas.path(cap(0.6, -0.02, 0, 0.36), fill);
    return;
  }
  const long = hair.style === 'long' || hair.style === 'waves' || hair.style === 'bob';
  canvas.path(cap(hair.style === 'pixie' ? 0.66 : 0.645, long ? 0.2 : 0.02, s * (hair.style === 'pixie' ? 0.62 : 0.42), 0.34), fill);
  if (long) {
    for (const side of [-1, 1]) canvas.path(`M${n(x + side * w * 0.78)} ${n(y - h * 0.4)}C${n(x + side * w * 1.02)} ${n(y - h * 0.2)} ${n(x + side * w * 0.92)} ${n(y + h * 0.2)} ${n(x + side * w * 1.04)} ${n(y + h * 0.44)}Q${n(x + side * w * 1.34)} ${n(y + h * 0.4)} ${n(x + side * w * 1.3)} ${n(y)}Q${n(x + side * w * 1.26)} ${n(y - h * 0.4)} ${n(x + side * w * 0.78)} ${n(y - h * 0.4)}Z`, fill);
  }
  if (hair.style === 'pixie' || hair.style === 'part') canvas.path(`M${n(x + s * w * 0.5)} ${n(y - h * 0.5)}Q${n(x - s * w * 0.5)} ${n(y - h * 0.52)} ${n(x - s * w * 0.98)} ${n(y - h * (hair.style === 'pixie' ? 0.1 : 0.2))}Q${n(x - s * w * 0.6)} ${n(y - h * 0.32)} ${n(x + s * w * 0.5)} ${n(y - h * 0.5)}Z`, fill);
  strands([`M${n(x + s * w * 0.4)} ${n(y - h * 0.58)}Q${n(x - s * w * 0.6)} ${n(y - h * 0.56)} ${n(x - s * w * 0.98)} ${n(y - h * 0.24)}`, `M${n(x + s * w * 0.42)} ${n(y - h * 0.53)}Q${n(x - s * w * 0.4)} ${n(y - h * 0.5)} ${n(x - s * w * 0.84)} ${n(y - h * 0.32)}`]);
}
