import { n, smoothPath, type Canvas, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { litColour, type Light } from './light.ts';
import type { Random } from './random.ts';
import { bumpy } from './plants.ts';

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  horizon: number;
}

/** Sky over the whole region down to the horizon, with a low sun's glow and a few clouds. */
export function drawSky(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, y, width, horizon }: Region,
  clouds = true,
): void {
  const height = horizon - y + 4;
  canvas.rect(x, y, width, height, canvas.down([0, light.sky[0]], [0.55, light.sky[1]], [1, light.sky[2]]));
  const sunX = x + width * random.range(0.15, 0.85);
  const low = light.time === 'golden' || light.time === 'dusk' || light.time === 'morning';
  if (low) {
    const reach = Math.max(height * 0.9, width * 0.25);
    canvas.circle(
      sunX,
      horizon - height * 0.08,
      reach,
      canvas.glow([0, '#ffe9bf', 0.75], [0.3, '#ffd9a0', 0.32], [1, '#ffd9a0', 0]),
    );
  }
  if (!clouds) return;
  const count = random.int(2, 4);
  for (let i = 0; i < count; i += 1)
    drawCloud(
      canvas,
      light,
      random,
      x + random.range(0, width),
      y + height * random.range(0.12, 0.7),
      width * random.range(0.12, 0.3),
    );
}

function drawCloud(canvas: Canvas, light: Light, random: Random, x: number, y: number, width: number): void {
  const puffs = random.int(5, 8);
  let d = '';
  for (let i = 0; i < puffs; i += 1) {
    const t = (i + 0.5) / puffs;
    const rx = width * (0.09 + 0.1 * Math.sin(t * Math.PI)) * random.range(0.8, 1.3);
    const ry = rx * random.range(0.28, 0.44);
    const px = x + (t - 0.5) * width * 0.8;
    d += `M${n(px - rx)} ${n(y)}a${n(rx)} ${n(ry * 2)} 0 0 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry * 0.35)} 0 0 1 ${n(-rx * 2)} 0z`;
  }
  canvas.path(d, canvas.down([0, light.cloud, 0.8], [0.75, light.cloud, 0.4], [1, light.cloud, 0.05]));
}

/** Ranges of hills, the farther the paler, down to `base`. */
export function drawHills(
  canvas: Canvas,
  light: Light,
  random: Random,
  region: Region,
  base: number,
  tallness: number,
  layers = 3,
  colour = '#6f8a63',
): void {
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / layers;
    const peak = tallness * (1.15 - nearness * 0.75);
    const points: Point[] = [[region.x - 20, base + 4]];
    const steps = 9;
    const phase = random.range(0, 6);
    for (let i = 0; i <= steps; i += 1) {
      const wave = 0.5 + 0.32 * Math.sin(phase + i * 0.9) + 0.18 * Math.sin(phase * 2 + i * 2.3);
      points.push([region.x - 10 + ((region.width + 20) * i) / steps, base - peak * (0.25 + 0.75 * wave)]);
    }
    points.push([region.x + region.width + 20, base + 4]);
    const tone = mix(litColour(light, colour, 0.3), light.haze, 0.82 - nearness * 0.55);
    const inner = smoothPath(points.slice(1, -1), false);
    canvas.path(
      `${inner}L${n(region.x + region.width + 20)} ${n(base + 4)}L${n(region.x - 20)} ${n(base + 4)}Z`,
      canvas.down([0, tone], [1, mix(tone, light.haze, 0.45)]),
    );
  }
}

export function drawSea(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, width, horizon }: Region,
  bottom: number,
): void {
  const height = bottom - horizon;
  canvas.rect(x, horizon, width, height, canvas.down([0, light.sea[0]], [1, light.sea[1]]));
  let glints = '';
  for (let i = 0; i < 26; i += 1) {
    const t = random.next() ** 1.6;
    const length = width * random.range(0.01, 0.05) * (0.4 + t);
    glints += `M${n(x + random.range(0, width))} ${n(horizon + 2 + t * height)}h${n(length)}`;
  }
  canvas.stroke(glints, light.cloud, Math.max(0.8, height * 0.012), 'stroke-opacity="0.45" stroke-linecap="round"');
}

/** A band of tree tops: far ones as one mass, near ones (`size` large) with their leaves. */
export function drawTreeLine(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, width }: Region,
  base: number,
  size: number,
  colour: string,
  fade = 0,
): void {
  const tone = mix(colour, light.haze, fade);
  const side = light.from ?? -1;
  const layers = ['', '', '', ''];
  const fine = size > 90;
  for (let left = x - size * 0.4; left < x + width + size * 0.4; left += size * random.range(0.45, 0.8)) {
    const r = size * random.range(0.5, 0.8);
    const y = base - size * random.range(0.05, 0.45);
    layers[0] += bumpy(random, left, y + r * 0.2, r, r * 0.86, fine ? 9 : 6);
    layers[1] += bumpy(random, left + side * r * 0.14, y - r * 0.06, r * 0.76, r * 0.6, fine ? 8 : 5);
    layers[2] += bumpy(random, left + side * r * 0.3, y - r * 0.32, r * 0.4, r * 0.26, fine ? 6 : 4);
    for (let k = 0; fine && k < 7; k += 1) {
      const [lx, ly, s] = [
        left + random.range(-0.9, 0.9) * r,
        y + random.range(-0.7, 0.4) * r,
        r * random.range(0.04, 0.07),
      ];
      layers[3] += `M${n(lx)} ${n(ly)}l${n(s)} ${n(-s * 0.8)}l${n(s * 0.9)} ${n(s * 0.5)}l${n(-s)} ${n(s * 0.7)}z`;
    }
  }
  const paints = [
    litColour(light, darken(tone, 0.26), 0.12),
    litColour(light, darken(tone, 0.05), 0.45),
    litColour(light, lighten(tone, 0.1), 0.85),
    litColour(light, lighten(tone, 0.3), 1),
  ];
  layers.forEach((d, i) => canvas.path(d, paints[i]!));
}

/** A pale veil of light over a window. */
export const bloom = (canvas: Canvas, light: Light, [x, y]: Point, radius: number, strength: number): void =>
  canvas.circle(
    x,
    y,
    radius,
    canvas.glow([0, lighten(light.sun, 0.4), strength], [0.5, light.sun, strength * 0.35], [1, light.sun, 0]),
  );
