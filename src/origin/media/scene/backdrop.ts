import { n, smoothPath, type Canvas, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { ViewKind } from './home.ts';
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
export function drawSky(canvas: Canvas, light: Light, random: Random, { x, y, width, horizon }: Region, clouds = true): void {
  const height = horizon - y + 4;
  canvas.rect(x, y, width, height, canvas.down([0, light.sky[0]], [0.55, light.sky[1]], [1, light.sky[2]]));
  const sunX = x + width * random.range(0.15, 0.85);
  const low = light.time === 'golden' || light.time === 'dusk' || light.time === 'morning';
  if (low) {
    const reach = Math.max(height * 0.9, width * 0.25);
    canvas.circle(sunX, horizon - height * 0.08, reach, canvas.glow([0, '#ffe9bf', 0.75], [0.3, '#ffd9a0', 0.32], [1, '#ffd9a0', 0]));
  }
  if (!clouds) return;
  const count = random.int(2, 4);
  for (let i = 0; i < count; i += 1) drawCloud(canvas, light, random, x + random.range(0, width), y + height * random.range(0.12, 0.7), width * random.range(0.12, 0.3));
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
export function drawHills(canvas: Canvas, light: Light, random: Random, region: Region, base: number, tallness: number, layers = 3, colour = '#6f8a63'): void {
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
    canvas.path(`${inner}L${n(region.x + region.width + 20)} ${n(base + 4)}L${n(region.x - 20)} ${n(base + 4)}Z`, canvas.down([0, tone], [1, mix(tone, light.haze, 0.45)]));
  }
}

export function drawSea(canvas: Canvas, light: Light, random: Random, { x, width, horizon }: Region, bottom: number): void {
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

/** Roofs and houses from above the town: pale walls, tiled roofs, here and there a tower. */
export function drawTown(canvas: Canvas, light: Light, random: Random, { x, width }: Region, base: number, size: number, rows = 3): void {
  const walls = ['#f3e6d0', '#ead2b0', '#f6efe2', '#e0b996', '#d9a583', '#efe0c8'];
  for (let row = 0; row < rows; row += 1) {
    const nearness = (row + 1) / rows;
    const unit = size * (0.35 + 0.65 * nearness);
    const floor = base + (row - rows + 1) * size * 0.28 + size * 0.2;
    const fade = 0.6 - nearness * 0.45;
    let windows = '';
    let lamps = '';
    for (let left = x - unit * random.next(); left < x + width;) {
      const w = unit * random.range(0.5, 1.1);
      const h = unit * random.range(0.45, 1.15);
      const tower = random.chance(0.05);
      const top = floor - h * (tower ? 1.5 : 1);
      const colour = mix(litColour(light, random.pick(walls), random.range(0.3, 1)), light.haze, fade);
      canvas.rect(left, top, w * 0.62, floor - top + unit, colour);
      canvas.rect(left + w * 0.62, top, w * 0.38 + 0.6, floor - top + unit, mix(colour, light.shadow, 0.22));
      const roof = mix(litColour(light, '#b9653f', random.range(0.2, 0.9)), light.haze, fade);
      if (tower) canvas.path(`M${n(left - w * 0.04)} ${n(top)}L${n(left + w / 2)} ${n(top - w * 0.8)}L${n(left + w * 1.04)} ${n(top)}Z`, roof);
      else if (random.chance(0.75)) canvas.path(`M${n(left - w * 0.05)} ${n(top + 1)}L${n(left + w * 0.1)} ${n(top - h * 0.16)}L${n(left + w * 0.92)} ${n(top - h * 0.16)}L${n(left + w * 1.05)} ${n(top + 1)}Z`, roof);
      const ww = w * 0.09;
      for (let wy = top + h * 0.2; wy < floor + unit * 0.2; wy += h * 0.3) {
        for (let wx = left + w * 0.12; wx < left + w * 0.88; wx += w * 0.24) {
          const pane = `M${n(wx)} ${n(wy)}h${n(ww)}v${n(ww * 1.6)}h${n(-ww)}z`;
          if (light.lampsOn && random.chance(0.4)) lamps += pane;
          else windows += pane;
        }
      }
      left += w;
    }
    canvas.path(windows, mix('#54606b', light.haze, fade), 'fill-opacity="0.55"');
    canvas.path(lamps, '#ffd98c', 'fill-opacity="0.95"');
  }
}

/** A band of tree tops: far ones as one mass, near ones (`size` large) with their leaves. */
export function drawTreeLine(canvas: Canvas, light: Light, random: Random, { x, width }: Region, base: number, size: number, colour: string, fade = 0): void {
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
      const [lx, ly, s] = [left + random.range(-0.9, 0.9) * r, y + random.range(-0.7, 0.4) * r, r * random.range(0.04, 0.07)];
      layers[3] += `M${n(lx)} ${n(ly)}l${n(s)} ${n(-s * 0.8)}l${n(s * 0.9)} ${n(s * 0.5)}l${n(-s)} ${n(s * 0.7)}z`;
    }
  }
  const paints = [litColour(light, darken(tone, 0.26), 0.12), litColour(light, darken(tone, 0.05), 0.45), litColour(light, lighten(tone, 0.1), 0.85), litColour(light, lighten(tone, 0.3), 1)];
  layers.forEach((d, i) => canvas.path(d, paints[i]!));
}

/** Strips of fields running to the horizon: wheat, vines, olives, fallow. */
function drawFields(canvas: Canvas, light: Light, random: Random, { x, width, horizon }: Region, bottom: number): void {
  const tones = ['#c9b25e', '#9cab5c', '#b8a04e', '#7f9650', '#d2bf7a', '#a9976a'];
  const reach = Math.max(30, bottom - horizon);
  for (let row = 0, y = horizon; row < 6 && y < bottom; row += 1) {
    const high = reach * 0.05 * 1.75 ** row;
    for (let left = x - random.range(0, width * 0.3); left < x + width;) {
      const w = width * random.range(0.2, 0.5) * (0.6 + row * 0.25);
      const colour = mix(litColour(light, random.pick(tones), 0.7), light.haze, 0.42 - row * 0.07);
      const slant = high * random.range(-0.8, 0.8);
      canvas.path(`M${n(left)} ${n(y)}H${n(left + w)}L${n(left + w + slant)} ${n(y + high + 1)}H${n(left + slant)}Z`, colour);
      left += w;
    }
    y += high;
  }
}

/** The houses across a street, or a courtyard's quiet backs, as one sees them from a window. */
function drawAcross(canvas: Canvas, light: Light, random: Random, { x, y, width, height, horizon }: Region, courtyard: boolean): void {
  const walls = courtyard ? ['#efe6d4', '#e6d3b3', '#ddd2c0'] : ['#e0b184', '#e9dcc0', '#d2977a', '#c9c2a6', '#d8b07a', '#b9c0ac'];
  const storey = Math.max(width * 0.34, 130);
  const [top, foot] = [horizon - storey * random.range(1.1, 1.9), y + height + 4];
  for (let left = x - storey * random.range(0, 1); left < x + width;) {
    const w = storey * random.range(1.5, 2.6);
    const roof = top + storey * random.range(-0.25, 0.25);
    const wall = mix(litColour(light, random.pick(walls), courtyard ? 0.4 : 0.75), light.haze, 0.2);
    canvas.rect(left, roof, w, foot - roof, canvas.down([0, lighten(wall, 0.1)], [1, darken(wall, 0.1)]));
    canvas.rect(left, roof - storey * 0.06, w, storey * 0.06, courtyard ? mix('#b9653f', light.haze, 0.2) : lighten(wall, 0.25));
    const bays = Math.max(2, Math.round(w / (storey * 0.62)));
    let [frames, panes, lit, blinds, rails] = ['', '', '', '', ''];
    for (let v = roof + storey * 0.22; v < foot; v += storey) {
      for (let bay = 0; bay < bays; bay += 1) {
        const [cx, ww, wh] = [left + ((bay + 0.5) * w) / bays, storey * 0.15, storey * (courtyard ? 0.42 : 0.62)];
        const pane = `M${n(cx - ww)} ${n(v)}h${n(2 * ww)}v${n(wh)}h${n(-2 * ww)}z`;
        frames += `M${n(cx - ww * 1.3)} ${n(v - ww * 0.3)}h${n(2.6 * ww)}v${n(wh + ww * 0.3)}h${n(-2.6 * ww)}z`;
        if (light.lampsOn && random.chance(0.5)) lit += pane;
        else panes += pane;
        if (random.chance(0.45)) blinds += `M${n(cx - ww)} ${n(v)}h${n(2 * ww)}v${n(wh * random.range(0.2, 0.7))}h${n(-2 * ww)}z`;
        if (!courtyard) for (let k = -4; k <= 4; k += 1) rails += `M${n(cx + (k * ww * 1.6) / 4)} ${n(v + wh * 0.55)}V${n(v + wh)}`;
        if (!courtyard) rails += `M${n(cx - ww * 1.6)} ${n(v + wh * 0.55)}h${n(ww * 3.2)}M${n(cx - ww * 1.7)} ${n(v + wh)}h${n(ww * 3.4)}`;
      }
    }
    canvas.path(frames, lighten(wall, 0.35));
    canvas.path(panes, mix(light.sky[0], '#33454f', 0.6));
    canvas.path(lit, '#ffcf86');
    canvas.path(blinds, mix('#7d8f72', light.haze, 0.2));
    canvas.stroke(rails, mix('#33383c', light.haze, 0.2), Math.max(1, storey * 0.012));
    left += w;
  }
  if (random.chance(courtyard ? 0.5 : 0.75)) drawTreeLine(canvas, light, random, { x, y, width, height, horizon }, y + height + width * 0.05, Math.max(width * 0.16, 70), '#66834c', 0.06);
}

/** What lies outside a window or beyond a terrace, of a home whose view is of this kind. */
export function drawView(canvas: Canvas, light: Light, random: Random, view: ViewKind, region: Region): void {
  const { x, y, width, height, horizon } = region;
  const bottom = y + height;
  const unit = Math.max(width, 300);
  drawSky(canvas, light, random, { ...region, horizon: Math.max(y + 20, horizon) });
  if (view === 'street' || view === 'courtyard') return drawAcross(canvas, light, random, region, view === 'courtyard');
  const under = Math.min(bottom, horizon);
  if (view === 'sea') {
    if (random.chance(0.6)) drawHills(canvas, light, random, { ...region, width: width * 0.55, x: random.chance(0.5) ? x : x + width * 0.45 }, under, unit * 0.06, 2, '#7c8d78');
    drawSea(canvas, light, random, region, Math.max(bottom, horizon + 10));
    if (bottom - horizon > 90) drawTreeLine(canvas, light, random, region, bottom + unit * 0.02, unit * 0.11, '#5c7048');
    return;
  }
  canvas.rect(x, horizon - 1, width, Math.max(2, bottom - horizon + 2), canvas.down([0, mix(litColour(light, '#9aa783', 0.4), light.haze, 0.5)], [1, litColour(light, '#7f8f5d', 0.4)]));
  if (view === 'fields') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.07, 3, '#7f8f68');
    drawFields(canvas, light, random, region, bottom);
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.02, unit * 0.035, '#6f7f55', 0.3);
    return;
  }
  if (view === 'hills') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.13, 4, '#66805f');
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.05, unit * 0.05, '#6f7f55', 0.25);
    if (bottom - horizon > 60) drawTreeLine(canvas, light, random, region, bottom + unit * 0.02, unit * 0.12, '#566b3f');
  } else if (view === 'garden') {
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.02, unit * 0.14, '#7d9068', 0.35);
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.1, unit * 0.16, '#5f7746', 0.08);
  } else if (view === 'city') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.09, 2, '#74877c');
    drawTown(canvas, light, random, region, horizon + unit * 0.1, unit * 0.2, 3);
    if (bottom - horizon > unit * 0.22) drawTreeLine(canvas, light, random, region, bottom + unit * 0.03, unit * 0.12, '#5f7748');
  } else {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.07, 2, '#7c8d78');
    drawTown(canvas, light, random, region, horizon + unit * 0.14, unit * 0.15, 4);
  }
}

/** A pale veil of light over a window. */
export const bloom = (canvas: Canvas, light: Light, [x, y]: Point, radius: number, strength: number): void =>
  canvas.circle(x, y, radius, canvas.glow([0, lighten(light.sun, 0.4), strength], [0.5, light.sun, strength * 0.35], [1, light.sun, 0]));
