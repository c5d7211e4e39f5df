import { n, smoothPath, type Canvas, type Point } from '../canvas.ts';
import { lighten, mix, multiply } from '../colour.ts';
import { litColour, type Light } from '../light.ts';
import type { Random } from '../random.ts';

/** A city's view on a canvas of 2100 × 900. */
export interface View {
  canvas: Canvas;
  light: Light;
  random: Random;
  /** Where the sun stands: its height decides the glow, its side which faces are lit. */
  sun: Point;
}

/** 1 when the light comes from the right. */
export const sunSide = ({ sun }: View): 1 | -1 => (sun[0] > 1050 ? 1 : -1);

/** A surface's colour: `amount` 0 in shade to 1 in the sun, seen through `fade` of haze. */
export function tone({ light }: View, colour: string, amount: number, fade = 0): string {
  // What lies in shade keeps its own colour, deepened, with the sky's blue over it.
  const shade = mix(light.shadow, multiply(colour, [0.56, 0.47, 0.5]), 0.55);
  return mix(
    mix(litColour(light, colour, amount), shade, (1 - amount) * (light.lampsOn ? 0.56 : 0.42)),
    light.haze,
    fade,
  );
}

/** Paint for what is round: light on the sun's side, shade on the other. */
export function roundPaint(view: View, x0: number, x1: number, colour: string, fade = 0): string {
  const [lit, dim] = sunSide(view) > 0 ? [x1, x0] : [x0, x1];
  return view.canvas.linear(
    [lit, 0],
    [dim, 0],
    [0, tone(view, colour, 0.8, fade)],
    [0.22, tone(view, lighten(colour, 0.14), 1, fade)],
    [0.6, tone(view, colour, 0.45, fade)],
    [1, tone(view, colour, 0, fade)],
  );
}

/** Sky, sun and long thin clouds, down to `horizon`. */
export function drawHeavens(view: View, horizon: number, clouds = 9): void {
  const {
    canvas,
    light,
    random,
    sun: [sx, sy],
  } = view;
  canvas.rect(0, 0, 2100, horizon + 6, canvas.down([0, light.sky[0]], [0.5, light.sky[1]], [1, light.sky[2]]));
  canvas.circle(
    sx,
    sy,
    760,
    canvas.glow(
      [0, '#fff3cf', light.time === 'noon' ? 0.5 : 0.85],
      [0.18, '#ffe2ad', light.time === 'noon' ? 0.2 : 0.5],
      [0.5, '#ffd9a0', 0.14],
      [1, '#ffd9a0', 0],
    ),
  );
  if (light.time !== 'noon')
    canvas.circle(
      sx,
      sy,
      58,
      canvas.glow([0, '#fffdf4'], [0.44, '#fffaf0', 0.95], [0.5, '#fff3d6', 0.5], [1, '#fff3d6', 0]),
    );
  for (let i = 0; i < clouds; i += 1) {
    const [x, y, w] = [random.range(-100, 2100), random.range(0.08, 0.86) * horizon, random.range(240, 760)];
    const near = Math.max(0, 1 - Math.hypot(x - sx, (y - sy) * 2) / 900);
    const colour = mix(light.cloud, '#fff6e0', near * 0.7);
    for (let k = 0; k < 4; k += 1) {
      const [dx, dy, share] = [random.range(-0.36, 0.36) * w, random.range(-0.04, 0.04) * w, random.range(0.35, 0.8)];
      canvas.ellipse(
        x + dx,
        y + dy,
        (w * share) / 2,
        w * share * random.range(0.022, 0.05),
        canvas.glow([0, colour, 0.5], [0.6, colour, 0.26], [1, colour, 0]),
      );
    }
  }
}

/** Swifts, far up. */
export function drawSwifts({ canvas, light, random }: View, x: number, y: number, count: number): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [bx, by, s] = [x + random.range(-140, 140), y + random.range(-60, 60), random.range(7, 17)];
    d += `M${n(bx - s * 1.5)} ${n(by - s * 0.5)}Q${n(bx - s * 0.4)} ${n(by - s * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.5)} ${n(by - s * 0.9)} ${n(bx + s * 1.6)} ${n(by - s * 0.8)}Q${n(bx + s * 0.6)} ${n(by - s * 0.4)} ${n(bx + s * 0.14)} ${n(by + s * 0.34)}Q${n(bx - s * 0.4)} ${n(by - s * 0.2)} ${n(bx - s * 1.5)} ${n(by - s * 0.5)}Z`;
  }
  canvas.path(d, mix(light.shadow, '#2a2430', 0.4), 'fill-opacity="0.7"');
}

/** A range of hills through these crests, misty at the foot. */
export function drawRidge(view: View, crests: readonly Point[], foot: number, colour: string, fade: number): void {
  const { canvas, light } = view;
  const base = tone(view, colour, 0.4, fade);
  const top = Math.min(...crests.map(([, y]) => y));
  canvas.path(
    `${smoothPath(crests, false)}L${n(crests.at(-1)![0])} ${n(foot)}L${n(crests[0]![0])} ${n(foot)}Z`,
    canvas.linear([0, top], [0, foot], [0, base], [1, mix(base, light.haze, 0.55)]),
  );
}

/** Crests of a range that nobody knows by name. */
export function crestsOf({ random }: View, y: number, tall: number, count = 11): Point[] {
  const phase = random.range(0, 6);
  return Array.from({ length: count }, (_, i): Point => [
    -60 + (2220 * i) / (count - 1),
    y - tall * (0.5 + 0.3 * Math.sin(phase + i * 1.1) + 0.2 * Math.sin(phase * 2 + i * 2.7)),
  ]);
}

/** Still or running water between two heights, with the sky in it and the sun's path. */
export function drawWater(
  view: View,
  top: number,
  bottom: number,
  deep = view.light.sea[1],
  x = 0,
  width = 2100,
): void {
  const { canvas, light, random, sun } = view;
  canvas.rect(
    x,
    top,
    width,
    bottom - top,
    canvas.down([0, mix(light.sea[0], light.sky[2], 0.4)], [0.3, mix(light.sea[0], deep, 0.4)], [1, deep]),
  );
  let [pale, dark] = ['', ''];
  const lens = (cx: number, cy: number, w: number, h: number): string =>
    `M${n(cx - w)} ${n(cy)}q${n(w)} ${n(-h)} ${n(2 * w)} 0q${n(-w)} ${n(h)} ${n(-2 * w)} 0z`;
  for (let i = 0; i < 130; i += 1) {
    const t = random.next() ** 1.5;
    const mark = lens(
      x + random.next() * width,
      top + 3 + t * (bottom - top),
      (8 + 60 * t) * random.range(0.5, 1.4),
      1.4 + 5 * t,
    );
    if (i % 3) pale += mark;
    else dark += mark;
  }
  canvas.path(pale, light.cloud, 'fill-opacity="0.34"');
  canvas.path(dark, light.shadow, 'fill-opacity="0.2"');
  if (light.time === 'noon' || sun[0] < x || sun[0] > x + width) return;
  let glitter = '';
  for (let i = 0; i < 60; i += 1) {
    const t = random.next();
    glitter += lens(
      sun[0] + random.range(-1, 1) * (14 + 110 * t),
      top + 2 + t * (bottom - top),
      random.range(8, 34) * (0.4 + t),
      1.5 + 3.4 * t,
    );
  }
  canvas.path(glitter, '#fff2cc', 'fill-opacity="0.75"');
}

/**
 * What `draw` adds, and its broken image in the water under `line`; the water itself is drawn by `water` in between.
 */
export function drawMirrored(
  { canvas, light, random }: View,
  line: number,
  draw: () => void,
  water: () => void,
  opacity = 0.42,
): void {
  const id = `mirror${Math.round(line)}`;
  canvas.group(`id="${id}"`, draw);
  water();
  canvas.group(`opacity="${opacity}"`, () =>
    canvas.add(`<use href="#${id}" transform="translate(0 ${n(line * 2)}) scale(1 -1)"/>`),
  );
  let gaps = '';
  for (let i = 0; i < 80; i += 1) {
    const t = random.next() ** 0.8;
    gaps += `M${n(random.range(-60, 2100))} ${n(line + 5 + t * (900 - line))}h${n(random.range(40, 200) * (0.4 + t))}`;
  }
  canvas.stroke(gaps, mix(light.cloud, '#ffffff', 0.3), 2.6, 'stroke-opacity="0.34" stroke-linecap="round"');
}
