import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { sunSide, tone, type View } from './view.ts';

/** A stone or plaster parapet along the lower edge, seen from the terrace behind it. */
export function drawParapet(view: View, top: number, colour = '#e9d7bb', coping = '#d9c3a0'): void {
  const { canvas, light } = view;
  canvas.rect(
    0,
    top + 22,
    2100,
    900 - top,
    canvas.down([0, tone(view, colour, 0.55)], [1, tone(view, darken(colour, 0.12), 0.1)]),
  );
  canvas.rect(0, top, 2100, 26, canvas.down([0, tone(view, lighten(coping, 0.3), 1)], [1, tone(view, coping, 0.6)]));
  canvas.rect(0, top + 26, 2100, 14, light.shadow, 'fill-opacity="0.28"');
}

/** A row of turned balusters under a rail. */
export function drawBalustrade(view: View, top: number, colour = '#efe2c8'): void {
  const { canvas, light } = view;
  const side = sunSide(view);
  const stone = (a: number): string => tone(view, colour, a);
  let d = '';
  for (let x = 20; x < 2100; x += 62) {
    if ((x - 20) % 744 < 70) continue;
    d += `M${n(x - 9)} ${top + 34}h18v12q14 26 4 56q-6 18 -4 46h-18q2 -28 -4 -46q-10 -30 4 -56z`;
  }
  canvas.path(d, canvas.down([0, stone(0.9)], [1, stone(0.35)]));
  canvas.path(d, light.shadow, `fill-opacity="0.16" transform="translate(${-side * 5} 0)"`);
  for (let x = 20; x < 2140; x += 744) {
    canvas.rect(
      x - 44,
      top + 20,
      88,
      900 - top,
      canvas.across([0, stone(side < 0 ? 1 : 0.3)], [1, stone(side < 0 ? 0.3 : 1)]),
    );
  }
  canvas.rect(0, top, 2100, 34, canvas.down([0, stone(1)], [1, stone(0.5)]));
  canvas.rect(0, top + 34, 2100, 8, light.shadow, 'fill-opacity="0.2"');
  canvas.rect(0, top + 148, 2100, 30, canvas.down([0, stone(0.9)], [1, stone(0.4)]));
}

/** A pot with its shadow; what grows in it is drawn by `grow` from the rim. */
export function drawPot(
  view: View,
  x: number,
  foot: number,
  size: number,
  grow: (rim: number) => void,
  clay = '#c4734c',
): void {
  const { canvas, light } = view;
  canvas.ellipse(x - sunSide(view) * size * 0.2, foot, size * 0.66, size * 0.1, light.shadow, 'fill-opacity="0.3"');
  grow(foot - size * 0.82);
  const [a, b] = sunSide(view) < 0 ? [1, 0] : [0, 1];
  canvas.path(
    `M${n(x - size * 0.42)} ${n(foot - size * 0.76)}L${n(x - size * 0.3)} ${n(foot)}H${n(x + size * 0.3)}L${n(x + size * 0.42)} ${n(foot - size * 0.76)}Z`,
    canvas.across([0, tone(view, clay, a)], [0.4, tone(view, clay, 0.6)], [1, tone(view, clay, b)]),
  );
  canvas.rect(
    x - size * 0.48,
    foot - size * 0.88,
    size * 0.96,
    size * 0.16,
    canvas.across([0, tone(view, lighten(clay, 0.14), a)], [1, tone(view, lighten(clay, 0.14), b)]),
    `rx="${n(size * 0.04)}"`,
  );
}

/** Sword leaves of an agave or aloe. */
export function drawAgave(view: View, x: number, y: number, size: number, colour = '#7d9a82'): void {
  const { canvas, random } = view;
  for (const [count, amount, scale] of [
    [9, 0.1, 1],
    [7, 0.6, 0.9],
    [5, 1, 0.72],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * (0.08 + (0.84 * (i + 0.5)) / count) + random.range(-0.06, 0.06);
      const [ex, ey] = [x + Math.cos(angle) * size * scale, y - Math.sin(angle) * size * scale];
      const [nx, ny] = [Math.sin(angle) * size * 0.075, Math.cos(angle) * size * 0.075];
      d += `M${n(x)} ${n(y)}Q${n((x + ex) / 2 - nx * 2)} ${n((y + ey) / 2 - ny * 2)} ${n(ex)} ${n(ey)}Q${n((x + ex) / 2 + nx)} ${n((y + ey) / 2 + ny)} ${n(x)} ${n(y)}Z`;
    }
    canvas.path(
      d,
      tone(view, amount > 0.8 ? lighten(colour, 0.2) : amount < 0.3 ? darken(colour, 0.3) : colour, amount),
    );
  }
}

/** A small sailing boat. */
export function drawBoat(view: View, x: number, y: number, size: number): void {
  const { canvas, light } = view;
  canvas.path(
    `M${n(x)} ${n(y - size)}Q${n(x + size * 0.42)} ${n(y - size * 0.5)} ${n(x + size * 0.5)} ${n(y - size * 0.1)}H${n(x)}Z`,
    lighten(light.cloud, 0.4),
  );
  canvas.path(
    `M${n(x - size * 0.05)} ${n(y - size * 0.85)}Q${n(x - size * 0.3)} ${n(y - size * 0.4)} ${n(x - size * 0.36)} ${n(y - size * 0.1)}H${n(x - size * 0.05)}Z`,
    mix(light.cloud, light.shadow, 0.16),
  );
  canvas.path(
    `M${n(x - size * 0.42)} ${n(y - size * 0.06)}H${n(x + size * 0.54)}L${n(x + size * 0.36)} ${n(y + size * 0.1)}H${n(x - size * 0.28)}Z`,
    tone(view, '#a8573f', 0.5),
  );
  canvas.path(
    `M${n(x - size * 0.3)} ${n(y + size * 0.12)}h${n(size * 0.7)}l${n(-size * 0.3)} ${n(size * 0.5)}z`,
    light.cloud,
    'fill-opacity="0.25"',
  );
}

/** A wooden pleasure or fishing boat hauled up or moored. */
export function drawSkiff(view: View, x: number, y: number, size: number, paint: string): void {
  const { canvas, light } = view;
  canvas.ellipse(x, y + size * 0.2, size * 0.7, size * 0.07, light.shadow, 'fill-opacity="0.35"');
  canvas.path(
    `M${n(x - size * 0.72)} ${n(y - size * 0.18)}Q${n(x - size * 0.5)} ${n(y + size * 0.2)} ${n(x - size * 0.2)} ${n(y + size * 0.2)}H${n(x + size * 0.3)}Q${n(x + size * 0.56)} ${n(y + size * 0.16)} ${n(x + size * 0.76)} ${n(y - size * 0.26)}Q${n(x)} ${n(y + size * 0.06)} ${n(x - size * 0.72)} ${n(y - size * 0.18)}Z`,
    canvas.down([0, tone(view, lighten(paint, 0.15), 1)], [1, tone(view, darken(paint, 0.2), 0.1)]),
  );
  canvas.path(
    `M${n(x - size * 0.72)} ${n(y - size * 0.18)}Q${n(x)} ${n(y + size * 0.06)} ${n(x + size * 0.76)} ${n(y - size * 0.26)}Q${n(x)} ${n(y - size * 0.12)} ${n(x - size * 0.72)} ${n(y - size * 0.18)}Z`,
    tone(view, '#6b4a34', 0.3),
  );
  canvas.stroke(
    `M${n(x - size * 0.64)} ${n(y - size * 0.06)}Q${n(x)} ${n(y + size * 0.15)} ${n(x + size * 0.68)} ${n(y - size * 0.12)}`,
    '#fdf6e6',
    size * 0.035,
  );
}
