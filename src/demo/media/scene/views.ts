import { drawHills, drawSea, drawSky, drawTreeLine, type Region } from './backdrop.ts';
import { n, type Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { drawCountry, drawFields } from './countryside.ts';
import type { ViewKind } from './home.ts';
import { litColour, type Light } from './light.ts';
import type { Random } from './random.ts';
import { drawAcross, drawTown } from './townscape.ts';

/** The sea with its sparkle: a headland now and then, sails, the sun's path on the water. */
function drawSeascape(canvas: Canvas, light: Light, random: Random, region: Region): void {
  const { x, y, width, height, horizon } = region;
  const bottom = Math.max(y + height, horizon + 10);
  const unit = Math.max(width, 300);
  const under = Math.min(y + height, horizon);
  if (random.chance(0.7))
    drawHills(
      canvas,
      light,
      random,
      { ...region, width: width * 0.5, x: random.chance(0.5) ? x : x + width * 0.5 },
      under,
      unit * 0.055,
      2,
      '#7c8d78',
    );
  drawSea(canvas, light, random, region, bottom);
  if (width < 500 || bottom - horizon < 100) return;
  const path = x + width * random.range(0.3, 0.7);
  let glitter = '';
  for (let i = 0; i < 60; i += 1) {
    const t = random.next() ** 1.5;
    const spread = width * (0.02 + t * 0.1);
    glitter += `M${n(path + random.range(-1, 1) * spread)} ${n(horizon + 2 + t * (bottom - horizon) * 0.8)}h${n(6 + t * 40 * random.next())}`;
  }
  canvas.stroke(
    glitter,
    light.time === 'golden' || light.lampsOn ? '#ffe0a6' : '#ffffff',
    2.4,
    'stroke-opacity="0.55" stroke-linecap="round"',
  );
  for (let k = random.int(1, 3); k > 0; k -= 1) {
    const [sx, t] = [x + width * random.range(0.1, 0.9), random.range(0.01, 0.12)];
    const [sy, s] = [horizon + (bottom - horizon) * t + 2, unit * (0.008 + t * 0.1)];
    canvas.path(
      `M${n(sx)} ${n(sy - s * 2)}L${n(sx + s * 0.8)} ${n(sy - s * 0.2)}H${n(sx)}ZM${n(sx - s * 0.1)} ${n(sy - s * 1.7)}L${n(sx - s * 0.6)} ${n(sy - s * 0.2)}H${n(sx - s * 0.1)}Z`,
      light.lampsOn ? '#d9c6cf' : '#fffdf6',
    );
    canvas.path(
      `M${n(sx - s * 0.7)} ${n(sy - s * 0.12)}H${n(sx + s * 0.9)}L${n(sx + s * 0.6)} ${n(sy + s * 0.16)}H${n(sx - s * 0.45)}Z`,
      mix('#7a4a34', light.haze, 0.3),
    );
  }
  if (random.chance(0.5)) {
    drawTown(canvas, light, random, { ...region, x: x - 20, width: width * 0.4 }, bottom - unit * 0.03, unit * 0.09, 2);
    drawTreeLine(
      canvas,
      light,
      random,
      { ...region, x: x + width * 0.3, width: width * 0.7 },
      bottom + unit * 0.01,
      unit * 0.08,
      '#5c7048',
    );
  } else drawTreeLine(canvas, light, random, region, bottom + unit * 0.02, unit * 0.1, '#5c7048');
}

/** What lies outside a window or beyond a terrace, of a home whose view is of this kind. */
export function drawView(canvas: Canvas, light: Light, random: Random, view: ViewKind, region: Region): void {
  const { x, y, width, height, horizon } = region;
  const bottom = y + height;
  const unit = Math.max(width, 300);
  const wide = width > 900;
  drawSky(canvas, light, random, { ...region, horizon: Math.max(y + 20, horizon) });
  if (view === 'street' || view === 'courtyard') return drawAcross(canvas, light, random, region, view === 'courtyard');
  if (view === 'sea') {
    drawSeascape(canvas, light, random, region);
    if (!wide && bottom - horizon > 90)
      drawTreeLine(canvas, light, random, region, bottom + unit * 0.02, unit * 0.11, '#5c7048');
    return;
  }
  if (wide && (view === 'fields' || view === 'hills')) return drawCountry(canvas, light, random, region);
  canvas.rect(
    x,
    horizon - 1,
    width,
    Math.max(2, bottom - horizon + 2),
    canvas.down([0, mix(litColour(light, '#9aa783', 0.4), light.haze, 0.5)], [1, litColour(light, '#7f8f5d', 0.4)]),
  );
  if (view === 'fields') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.07, 3, '#7f8f68');
    drawFields(canvas, light, random, region, bottom);
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.02, unit * 0.035, '#6f7f55', 0.3);
  } else if (view === 'hills') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.13, 4, '#66805f');
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.05, unit * 0.05, '#6f7f55', 0.25);
    if (bottom - horizon > 60)
      drawTreeLine(canvas, light, random, region, bottom + unit * 0.02, unit * 0.12, '#566b3f');
  } else if (view === 'garden') {
    drawHills(canvas, light, random, region, horizon + 2, unit * 0.06, 2, '#7f9472');
    drawTreeLine(canvas, light, random, region, horizon + unit * 0.02, unit * (wide ? 0.075 : 0.14), '#7d9068', 0.35);
    drawTreeLine(
      canvas,
      light,
      random,
      region,
      horizon + unit * (wide ? 0.05 : 0.1),
      unit * (wide ? 0.085 : 0.16),
      '#5f7746',
      0.08,
    );
  } else {
    const near = view === 'city';
    drawHills(canvas, light, random, region, horizon + 2, unit * (near ? 0.09 : 0.07), 2, '#74877c');
    const size = unit * (wide ? random.range(0.08, 0.14) : near ? 0.2 : 0.15);
    const depth = wide ? Math.max(3, Math.min(7, Math.round((bottom - horizon) / (size * 0.42)))) : near ? 3 : 4;
    drawTown(
      canvas,
      light,
      random,
      region,
      wide ? Math.min(bottom - size * 0.5, horizon + depth * size * 0.4) : horizon + unit * (near ? 0.1 : 0.14),
      size,
      depth,
    );
    if (near && bottom - horizon > unit * 0.22)
      drawTreeLine(canvas, light, random, region, bottom + unit * 0.03, unit * 0.1, '#5f7748');
  }
}
