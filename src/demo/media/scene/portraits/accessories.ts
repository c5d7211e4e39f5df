import { n, type Canvas } from '../canvas.ts';
import { eyesOf } from './features.ts';
import type { Sitter } from './sitter.ts';

const frames = ['#2a2422', '#5c3524', '#b08a4a', '#2f4a55', '#7a3a32', '#4a4f52'];

const hidesEar = ({ hair }: Sitter): boolean => ['long', 'waves', 'bob', 'lob', 'cloud'].includes(hair.fall);

function drawGlasses(canvas: Canvas, sitter: Sitter): void {
  const { random, middle: m, width: w, skin, lightFrom } = sitter;
  const colour = random.pick(frames);
  const kind = random.int(0, 3);
  const thick = kind === 0 ? 5 : kind === 1 ? 9 : 7.5;
  let outline = '';
  for (const { x, half, outer } of eyesOf(sitter)) {
    const r = half + 17;
    if (kind === 0)
      outline += `M${n(x - r)} 6a${n(r)} ${n(r * 0.98)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.98)} 0 1 0 ${n(-2 * r)} 0z`;
    else if (kind === 1)
      outline += `M${n(x - r)} -22Q${n(x)} -38 ${n(x + r)} -22Q${n(x + r + 2)} 34 ${n(x + r * 0.5)} 42Q${n(x)} 46 ${n(x - r * 0.5)} 42Q${n(x - r - 2)} 34 ${n(x - r)} -22Z`;
    else if (kind === 2)
      outline += `M${n(x - outer * r)} -18Q${n(x)} -36 ${n(x + outer * (r + 8))} -40Q${n(x + outer * (r + 2))} 34 ${n(x)} 42Q${n(x - outer * r)} 36 ${n(x - outer * r)} -18Z`;
    else outline += `M${n(x - r)} -24H${n(x + r)}Q${n(x + r)} 36 ${n(x)} 40Q${n(x - r)} 36 ${n(x - r)} -24Z`;
  }
  const [near, far] = eyesOf(sitter) as [ReturnType<typeof eyesOf>[number], ReturnType<typeof eyesOf>[number]];
  canvas.group('transform="translate(0 9)"', () => canvas.stroke(outline, skin.shade, thick, 'stroke-opacity="0.45"'));
  canvas.path(
    outline,
    '#ffffff',
    `fill-opacity="0.1" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round"`,
  );
  canvas.stroke(
    `M${n(near.x + near.half + 16)} -6Q${n(m)} -20 ${n(far.x - far.half - 16)} -6M${n(near.x - near.half - 17)} -10L${n((hidesEar(sitter) ? -126 : -166) * w)} -14`,
    colour,
    thick * 0.86,
    'stroke-linecap="round"',
  );
  canvas.stroke(
    `M${n(near.x - near.half)} 24l22 -40M${n(far.x - far.half)} 22l18 -34`,
    '#ffffff',
    6,
    `stroke-opacity="${lightFrom > 0 ? 0.24 : 0.3}" stroke-linecap="round"`,
  );
}

function drawEarring(canvas: Canvas, { random, width: w }: Sitter): void {
  const gold = random.pick(['#d9b25f', '#efe3cb', '#c4623f', '#8fb3b8']);
  const [x, y] = [-172 * w, 72];
  if (random.chance(0.5)) canvas.circle(x, y, 8, gold);
  else canvas.circle(x, y + 22, 20, 'none', `stroke="${gold}" stroke-width="5"`);
}

/** Glasses and earrings, for those who wear them. */
export function drawAccessories(canvas: Canvas, sitter: Sitter): void {
  const { random, age, gender, hair } = sitter;
  if (gender === 'female' && ['bun', 'knot', 'ponytail', 'none', 'braid'].includes(hair.fall) && random.chance(0.75))
    drawEarring(canvas, sitter);
  if (random.chance(age > 45 ? 0.48 : 0.26)) drawGlasses(canvas, sitter);
}
