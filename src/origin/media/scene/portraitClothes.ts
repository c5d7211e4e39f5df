import { n, type Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Sitter } from './portrait.ts';

const cloths = ['#24545a', '#35515a', '#27527a', '#c4623f', '#8c3f2b', '#6f7a45', '#c99a3f', '#efe3cb', '#b66a5a', '#4d5a60', '#d9c7a7', '#3d4a57', '#56725f', '#e3b49a'];
const shirts = ['#fdfaf3', '#f3ead8', '#dfe8ec', '#e9d5c3', '#d3dde0'];

/** Shoulders and what they wear. */
export function drawClothes(canvas: Canvas, { x, y, w, h, random, gender, skin }: Sitter): void {
  const wide = w * (gender === 'male' ? 3 : 2.6) * random.range(0.96, 1.05);
  const base = y + h * 0.72;
  const neck = w * (gender === 'male' ? 0.74 : 0.66);
  const colour = random.pick(cloths);
  const fill = canvas.linear([x - wide, base], [x + wide, 1200], [0, lighten(colour, 0.16)], [0.5, colour], [1, darken(colour, 0.25)]);
  const body = (dip: number): string => `M${n(x - wide)} 1260C${n(x - wide)} ${n(base + 170)} ${n(x - wide * 0.72)} ${n(base + 96)} ${n(x - neck * 1.25)} ${n(base + 18)}Q${n(x)} ${n(base + dip)} ${n(x + neck * 1.25)} ${n(base + 18)}C${n(x + wide * 0.72)} ${n(base + 96)} ${n(x + wide)} ${n(base + 170)} ${n(x + wide)} 1260Z`;
  const kind = random.int(0, gender === 'male' ? 3 : 4);
  const shirt = random.pick(shirts);
  if (kind <= 1) {
    canvas.path(body(170), canvas.down([0, lighten(shirt, 0.3)], [1, darken(shirt, 0.1)]));
    if (kind === 0) {
      canvas.path(`M${n(x - neck)} ${n(base + 20)}L${n(x)} ${n(base + 190)}L${n(x + neck)} ${n(base + 20)}L${n(x + neck * 0.4)} ${n(base + 40)}L${n(x)} ${n(base + 120)}L${n(x - neck * 0.4)} ${n(base + 40)}Z`, darken(shirt, 0.08));
      canvas.path(`M${n(x - neck * 0.5)} ${n(base + 30)}L${n(x)} ${n(base + 132)}L${n(x + neck * 0.5)} ${n(base + 30)}Z`, darken(skin, 0.1));
    }
    for (const side of [-1, 1]) {
      canvas.path(`M${n(x + side * neck * 1.1)} ${n(base + 6)}C${n(x + side * wide * 0.72)} ${n(base + 90)} ${n(x + side * wide)} ${n(base + 165)} ${n(x + side * wide)} 1260H${n(x + side * 16)}L${n(x + side * neck * 0.3)} ${n(base + 330)}Z`, fill);
      canvas.path(`M${n(x + side * neck * 1.1)} ${n(base + 4)}L${n(x + side * neck * 1.7)} ${n(base + 60)}L${n(x + side * neck * 2)} ${n(base + 190)}L${n(x + side * neck * 1.55)} ${n(base + 205)}L${n(x + side * neck * 0.24)} ${n(base + 350)}Q${n(x + side * neck * 0.66)} ${n(base + 170)} ${n(x + side * neck * 1.1)} ${n(base + 4)}Z`, canvas.down([0, lighten(colour, 0.22)], [1, darken(colour, 0.12)]));
    }
  } else if (kind === 2) {
    canvas.path(body(40), fill);
    canvas.path(`M${n(x - neck * 0.86)} ${n(base - 74)}Q${n(x)} ${n(base - 24)} ${n(x + neck * 0.86)} ${n(base - 74)}L${n(x + neck * 1.05)} ${n(base + 44)}Q${n(x)} ${n(base + 100)} ${n(x - neck * 1.05)} ${n(base + 44)}Z`, canvas.across([0, lighten(colour, 0.2)], [1, darken(colour, 0.2)]));
  } else if (kind === 3) {
    canvas.path(body(150), fill);
    for (const side of [-1, 1]) canvas.path(`M${n(x + side * neck * 1.05)} ${n(base - 8)}L${n(x + side * neck * 1.5)} ${n(base + 70)}L${n(x + side * neck * 0.75)} ${n(base + 150)}L${n(x)} ${n(base + 112)}Z`, lighten(colour, 0.24));
    canvas.stroke(`M${n(x)} ${n(base + 115)}V1260`, darken(colour, 0.3), 4, 'stroke-opacity="0.6"');
    for (const dy of [190, 290]) canvas.circle(x, base + dy, 8, lighten(colour, 0.5));
  } else {
    canvas.path(body(230), fill);
    const gold = '#d9b25f';
    canvas.stroke(`M${n(x - neck)} ${n(base + 30)}Q${n(x)} ${n(base + 150)} ${n(x + neck)} ${n(base + 30)}`, gold, 4);
    canvas.circle(x, base + 94, 9, gold);
  }
  canvas.stroke(`M${n(x - wide * 0.66)} ${n(base + 250)}Q${n(x - wide * 0.6)} ${n(base + 330)} ${n(x - wide * 0.64)} 1240M${n(x + wide * 0.66)} ${n(base + 250)}Q${n(x + wide * 0.6)} ${n(base + 330)} ${n(x + wide * 0.64)} 1240`, darken(colour, 0.4), 5, 'stroke-opacity="0.4" stroke-linecap="round"');
}
