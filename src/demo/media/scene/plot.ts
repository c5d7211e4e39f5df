import { n, type Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import type { Home } from './home.ts';
import { centredLettering } from './lettering.ts';
import { ink, label, paper } from './planSheet.ts';

/** A plot: its bounds with their lengths, the road before it, what grows on it. */
export function drawPlot(canvas: Canvas, home: Home): void {
  const random = home.random.fork('plot');
  const area = home.facts.area ?? random.int(400, 2400);
  const wide = Math.sqrt(area * random.range(1.1, 1.7));
  const deep = area / wide;
  const scale = Math.min(980 / wide, 640 / deep);
  const [x, y, w, h] = [(canvas.width - wide * scale) / 2, 190, wide * scale, deep * scale];
  canvas.rect(60, y - 90, canvas.width - 120, h + 300, mix('#cfd5b2', paper, 0.55), 'rx="18"');
  canvas.rect(60, y + h + 60, canvas.width - 120, 90, '#d9d4ca');
  canvas.stroke(`M60 ${n(y + h + 105)}H${canvas.width - 60}`, '#ffffff', 4, 'stroke-dasharray="34 26"');
  // Corners out of square as far as the area stays what it is.
  const lean = w * random.range(-0.06, 0.06);
  const corners = [
    [x + lean, y],
    [x + w + lean, y],
    [x + w - lean, y + h],
    [x - lean, y + h],
  ] as const;
  const outline = `M${corners.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z`;
  canvas.path(outline, mix('#b7c48a', paper, 0.2));
  for (let k = 0; k < 16; k += 1) {
    const [tx, ty, r] = [x + random.range(0.08, 0.92) * w, y + random.range(0.1, 0.9) * h, random.range(14, 34)];
    if (Math.abs(ty - (y + h / 2)) < 60 && Math.abs(tx - (x + w / 2)) < 170) continue;
    canvas.circle(tx + 5, ty + 6, r, '#7d8a5c', 'fill-opacity="0.35"');
    canvas.circle(tx, ty, r, random.pick(['#8aa05c', '#9fb07c', '#7a9455']));
    canvas.circle(tx - r * 0.25, ty - r * 0.25, r * 0.5, '#b3c486', 'fill-opacity="0.7"');
  }
  canvas.stroke(outline, '#b9573a', 6, 'stroke-linejoin="round" stroke-dasharray="26 12 6 12"');
  for (const [a, b] of corners) canvas.circle(a, b, 9, ink);
  const side = Math.hypot(deep, (2 * lean) / scale);
  const write = (text: string, cx: number, cy: number, size: number, turn = 0): void =>
    canvas.group(`transform="translate(${n(cx)} ${n(cy)}) rotate(${turn})"`, () => {
      canvas.rect(-size * 3.6, -size * 1.1, size * 7.2, size * 2.2, paper, `rx="${n(size)}" fill-opacity="0.9"`);
      canvas.stroke(
        centredLettering(text, 0, size / 2, size),
        ink,
        size * 0.125,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
    });
  write(label(wide, 1, 'm'), x + w / 2 + lean, y - 34, 20);
  write(label(wide, 1, 'm'), x + w / 2 - lean, y + h + 32, 20);
  write(label(side, 1, 'm'), x - 52, y + h / 2, 20, -90);
  write(label(side, 1, 'm'), x + w + 52, y + h / 2, 20, -90);
  write(`${Math.round(area)} m²`, x + w / 2, y + h / 2, 34);
}
