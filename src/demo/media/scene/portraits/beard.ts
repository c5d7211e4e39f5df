import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { headPath } from './head.ts';
import type { Sitter } from './sitter.ts';

/** From the ear down the jaw and round the mouth, open at the lips. */
function beardPath({ width: w, middle: m, turn: u, chin }: Sitter, low: number): string {
  const c = m + 6 + 8 * u;
  const y = 139 * chin;
  return `M${n(-152 * w)} -20C${n(-130 * w)} 40 ${n(-118 * w)} 76 ${n(c - 92)} 96Q${n(c - 62)} ${n(y - 34)} ${n(c - 18)} ${n(y - 27)}Q${n(c)} ${n(y - 22)} ${n(c + 18)} ${n(y - 27)}Q${n(c + 48)} ${n(y - 32)} ${n(c + 66)} 94C${n(160 * w)} 70 ${n(158 * w)} 40 ${n(166 * w)} -6L${n(190 * w)} 60L${n(150 * w)} 190L${n(m + 30)} ${n(low)}Q${n(m - 20)} ${n(low + 12)} ${n(m - 70)} ${n(low - 6)}L${n(-150 * w)} 130Z`;
}

const aroundMouth = (x: number, y: number, low: number, half: number): string =>
  `M${n(x - half)} ${n(y - 6)}Q${n(x - half * 0.8)} ${n(y - 36)} ${n(x - 10)} ${n(y - 28)}Q${n(x)} ${n(y - 23)} ${n(x + 10)} ${n(y - 28)}Q${n(x + half * 0.7)} ${n(y - 36)} ${n(x + half * 0.86)} ${n(y - 6)}L${n(x + half * 0.8)} ${n(y + 40)}Q${n(x + 30)} ${n(low)} ${n(x - 8)} ${n(low)}Q${n(x - 50)} ${n(low)} ${n(x - half * 0.92)} ${n(y + 40)}Z`;

const moustache = (x: number, y: number): string =>
  `M${n(x)} ${n(y - 26)}Q${n(x - 36)} ${n(y - 36)} ${n(x - 62)} ${n(y + 2)}Q${n(x - 30)} ${n(y - 4)} ${n(x)} ${n(y - 9)}Q${n(x + 28)} ${n(y - 4)} ${n(x + 55)} ${n(y)}Q${n(x + 32)} ${n(y - 36)} ${n(x)} ${n(y - 26)}Z`;

/** Stubble, beard or moustache; to be drawn before the mouth. */
export function drawBeard(canvas: Canvas, sitter: Sitter): void {
  const { hair, skin, middle: m, turn: u, chin, lightFrom, width: w, random } = sitter;
  if (hair.beard === 'none') return;
  const colour = mix(hair.base, skin.deep, 0.12);
  const [x, y] = [m + 6 + 8 * u, 139 * chin];
  const full = canvas.linear(
    [lightFrom * 160, 40],
    [lightFrom * -160, 200],
    [0, lighten(colour, 0.16)],
    [0.5, colour],
    [1, darken(colour, 0.28)],
  );
  canvas.clipped(headPath(sitter), () => {
    if (hair.beard === 'stubble')
      canvas.path(
        beardPath(sitter, 260),
        canvas.linear(
          [0, 20],
          [0, 150],
          [0, mix(colour, skin.shade, 0.4), 0],
          [0.5, mix(colour, skin.shade, 0.4), 0.36],
          [1, mix(colour, skin.shade, 0.35), 0.5],
        ),
      );
    else if (hair.beard === 'goatee') canvas.path(aroundMouth(x, y, 262, 78), full, 'fill-opacity="0.94"');
    else if (hair.beard !== 'moustache')
      canvas.path(beardPath(sitter, 280), full, `fill-opacity="${hair.beard === 'short' ? 0.82 : 0.97}"`);
  });
  if (hair.beard === 'full')
    canvas.path(
      `M${n(-140 * w)} 96C${n(-120 * w)} 190 ${n(m - 90)} ${n(252 * chin)} ${n(m - 10)} ${n(254 * chin)}C${n(m + 60)} ${n(252 * chin)} ${n(140 * w)} 180 ${n(154 * w)} 84L${n(m + 60)} 190L${n(m - 70)} 190Z`,
      full,
      'fill-opacity="0.97"',
    );
  if (hair.beard === 'moustache') canvas.path(moustache(x, y), full);
  if (hair.beard === 'stubble') return;
  let hairs = '';
  for (let i = 0; i < 46 && hair.beard !== 'moustache'; i += 1) {
    const t = random.range(-0.72, 0.72);
    const px = hair.beard === 'goatee' ? x + t * 56 : m - 8 + t * 138 * w;
    const py = 222 - Math.abs(t) * (hair.beard === 'goatee' ? 20 : 92) - random.range(0, 40);
    hairs += `M${n(px)} ${n(py)}q${n(t * -5)} 9 ${n(t * -9)} 17`;
  }
  canvas.stroke(hairs, lighten(colour, 0.2), 3, 'stroke-opacity="0.4" stroke-linecap="round"');
}
