import { drawHills, drawTreeLine, type Region } from './backdrop.ts';
import { n, smoothPath, type Canvas, type Point } from './canvas.ts';
import { mix } from './colour.ts';
import { litColour, type Light } from './light.ts';
import { drawTree } from './plants.ts';
import type { Random } from './random.ts';
import { drawTown } from './townscape.ts';

/** Strips of fields running to the horizon: wheat, vines, olives, fallow. */
export function drawFields(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, width, horizon }: Region,
  bottom: number,
): void {
  const tones = ['#c9b25e', '#9cab5c', '#b8a04e', '#7f9650', '#d2bf7a', '#a9976a'];
  const reach = Math.max(30, bottom - horizon);
  for (let row = 0, y = horizon; row < 6 && y < bottom; row += 1) {
    const high = reach * 0.05 * 1.75 ** row;
    for (let left = x - random.range(0, width * 0.3); left < x + width;) {
      const w = width * random.range(0.2, 0.5) * (0.6 + row * 0.25);
      const colour = mix(litColour(light, random.pick(tones), 0.7), light.haze, 0.42 - row * 0.07);
      const slant = high * random.range(-0.8, 0.8);
      canvas.path(
        `M${n(left)} ${n(y)}H${n(left + w)}L${n(left + w + slant)} ${n(y + high + 1)}H${n(left + slant)}Z`,
        colour,
      );
      left += w;
    }
    y += high;
  }
}

/** Wide country below hills: fields, rows of vines or olives, a road, a farm or a village with its church. */
export function drawCountry(canvas: Canvas, light: Light, random: Random, region: Region): void {
  const { x, width, horizon, y, height } = region;
  const bottom = y + height;
  drawHills(canvas, light, random, region, horizon + 4, width * 0.12, 4, '#66805f');
  canvas.rect(
    x,
    horizon,
    width,
    bottom - horizon,
    canvas.down([0, mix(litColour(light, '#a8b078', 0.5), light.haze, 0.45)], [1, litColour(light, '#8a9a58', 0.6)]),
  );
  drawFields(canvas, light, random, region, bottom);
  if (random.chance(0.7)) {
    const at = random.range(0.1, 0.6);
    drawTown(
      canvas,
      light,
      random,
      { ...region, x: x + at * width, width: width * 0.2 },
      horizon + width * 0.012,
      width * 0.04,
      2,
    );
  }
  for (const [t, size] of [
    [0.05, 0.02],
    [0.2, 0.03],
    [0.45, 0.045],
  ] as const) {
    const start = random.range(-0.1, 0.6);
    drawTreeLine(
      canvas,
      light,
      random,
      { ...region, x: x + start * width, width: width * random.range(0.25, 0.6) },
      horizon + (bottom - horizon) * t,
      width * size,
      '#66804c',
      0.32 - t * 0.5,
    );
  }
  drawRoad(canvas, light, random, region);
  for (let k = 0; k < 5; k += 1) {
    const t = random.range(0.12, 0.55);
    drawTree(
      canvas,
      light,
      random,
      random.pick(['cypress', 'olive', 'pine']),
      [x + random.range(0.05, 0.95) * width, horizon + (bottom - horizon) * t],
      width * (0.02 + t * 0.09),
    );
  }
}

/** A pale track that winds up to the horizon. */
function drawRoad(canvas: Canvas, light: Light, random: Random, { x, width, horizon, y, height }: Region): void {
  const bottom = y + height;
  const [from, sway] = [random.range(0.25, 0.75), random.range(0.05, 0.12) * random.pick([-1, 1])];
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 8; i += 1) {
    const t = i / 8;
    const near = (1 - t) ** 1.8;
    const cx = x + width * (from + Math.sin(t * 5) * sway * (0.4 + near));
    const cy = horizon + (bottom + 20 - horizon) * near;
    left.push([cx - width * 0.06 * near - 1, cy]);
    right.unshift([cx + width * 0.06 * near + 1, cy]);
  }
  const back = smoothPath(right, false).slice(1);
  canvas.path(
    `${smoothPath(left, false)}L${back.slice(0, back.indexOf('C'))}${back.slice(back.indexOf('C'))}Z`,
    mix(litColour(light, '#dcc8a0', 0.9), light.haze, 0.1),
  );
}
