import { n, type Canvas } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { litColour, type Light } from '../light.ts';

/** A place to draw landmarks on: everything stands on `base`, seen through this much haze. */
export interface Skyline {
  canvas: Canvas;
  light: Light;
  fade: number;
}

const sides = ({ light, fade }: Skyline, colour: string): [string, string] => {
  const lit = mix(litColour(light, colour, 0.9), light.haze, fade);
  return [lighten(lit, 0.1), mix(lit, light.shadow, 0.3)];
};

const paint = (skyline: Skyline, colour: string): string => {
  const [lit, shade] = sides(skyline, colour);
  return skyline.canvas.across([0, lit], [0.55, lit], [0.62, shade], [1, shade]);
};

export interface TowerLook {
  top?: 'flat' | 'spire' | 'dome' | 'merlons' | 'tiles' | 'lantern';
  colour?: string;
  roof?: string;
  windows?: boolean;
}

/** A tower, its foot at (x, base). */
export function tower(skyline: Skyline, x: number, base: number, width: number, height: number, { top = 'flat', colour = '#e3c79a', roof = '#a9593a', windows = true }: TowerLook = {}): void {
  const { canvas, light, fade } = skyline;
  const head = base - height;
  canvas.rect(x - width / 2, head, width, height, paint(skyline, colour));
  const [lit, shade] = sides(skyline, roof);
  if (top === 'spire') {
    canvas.path(`M${n(x - width * 0.56)} ${n(head)}L${n(x)} ${n(head - width * 2.2)}L${n(x)} ${n(head)}Z`, lit);
    canvas.path(`M${n(x + width * 0.56)} ${n(head)}L${n(x)} ${n(head - width * 2.2)}L${n(x)} ${n(head)}Z`, shade);
  } else if (top === 'tiles') canvas.path(`M${n(x - width * 0.62)} ${n(head)}L${n(x)} ${n(head - width * 0.6)}L${n(x + width * 0.62)} ${n(head)}Z`, lit);
  else if (top === 'dome') dome(skyline, x, head, width * 0.5, roof);
  else if (top === 'merlons') for (let k = 0; k < 4; k += 1) canvas.rect(x - width / 2 + (k * width) / 3.5, head - width * 0.14, width * 0.14, width * 0.15, k < 2 ? sides(skyline, colour)[0] : sides(skyline, colour)[1]);
  else if (top === 'lantern') {
    canvas.rect(x - width * 0.32, head - width * 0.8, width * 0.64, width * 0.8, paint(skyline, lighten(colour, 0.15)));
    dome(skyline, x, head - width * 0.8, width * 0.3, roof);
  }
  if (!windows) return;
  let d = '';
  for (let y = head + width * 0.5; y < base - width * 0.6; y += width * 0.9) d += `M${n(x - width * 0.12)} ${n(y + width * 0.34)}v${n(-width * 0.2)}a${n(width * 0.11)} ${n(width * 0.11)} 0 0 1 ${n(width * 0.22)} 0v${n(width * 0.2)}z`;
  canvas.path(d, light.lampsOn ? '#ffd98c' : mix('#4a3f3c', light.haze, fade), 'fill-opacity="0.8"');
}

export function dome(skyline: Skyline, x: number, base: number, radius: number, colour = '#6f8f94'): void {
  const { canvas } = skyline;
  canvas.path(`M${n(x - radius)} ${n(base)}C${n(x - radius)} ${n(base - radius * 1.35)} ${n(x + radius)} ${n(base - radius * 1.35)} ${n(x + radius)} ${n(base)}Z`, paint(skyline, colour));
  canvas.rect(x - radius * 0.13, base - radius * 1.45, radius * 0.26, radius * 0.5, paint(skyline, lighten(colour, 0.3)));
  canvas.path(`M${n(x - radius * 0.16)} ${n(base - radius * 1.44)}L${n(x)} ${n(base - radius * 1.9)}L${n(x + radius * 0.16)} ${n(base - radius * 1.44)}Z`, paint(skyline, colour));
}

/** A long building with a pitched or flat top and rows of windows. */
export function hallOf(skyline: Skyline, x: number, base: number, width: number, height: number, { colour = '#e3c79a', roof = '#a9593a', flat = false, rows = 2, pitch = 0.3 }: { colour?: string; roof?: string; flat?: boolean; rows?: number; pitch?: number } = {}): void {
  const { canvas, light, fade } = skyline;
  const [lit, shade] = sides(skyline, colour);
  canvas.rect(x, base - height, width, height, canvas.down([0, lit], [1, mix(lit, shade, 0.45)]));
  canvas.rect(x + width * 0.88, base - height, width * 0.12, height, shade, 'fill-opacity="0.7"');
  if (!flat) {
    const [roofLit] = sides(skyline, roof);
    canvas.path(`M${n(x - 6)} ${n(base - height)}L${n(x + width * 0.06)} ${n(base - height * (1 + pitch))}H${n(x + width * 0.94)}L${n(x + width + 6)} ${n(base - height)}Z`, canvas.down([0, lighten(roofLit, 0.12)], [1, roofLit]));
  }
  let d = '';
  const step = Math.max(14, height / (rows + 1));
  for (let row = 0; row < rows; row += 1) for (let u = x + step * 0.5; u < x + width - step * 0.5; u += step) d += `M${n(u)} ${n(base - height + step * (0.6 + row))}h${n(step * 0.3)}v${n(-step * 0.42)}h${n(-step * 0.3)}z`;
  canvas.path(d, light.lampsOn ? '#ffd98c' : mix('#4a4340', light.haze, fade), 'fill-opacity="0.62"');
}

/** A bridge or aqueduct: piers and round arches between x0 and x1. */
export function bridge(skyline: Skyline, x0: number, x1: number, deck: number, base: number, arches: number, colour = '#d9b98a'): void {
  const { canvas } = skyline;
  const span = (x1 - x0) / arches;
  const [lit, shade] = sides(skyline, colour);
  let holes = '';
  for (let i = 0; i < arches; i += 1) {
    const [a, b] = [x0 + i * span + span * 0.13, x0 + (i + 1) * span - span * 0.13];
    const r = (b - a) / 2;
    const spring = Math.min(base - 2, deck + r + (base - deck) * 0.12);
    holes += `M${n(a)} ${n(base)}V${n(spring)}A${n(r)} ${n(r)} 0 0 1 ${n(b)} ${n(spring)}V${n(base)}Z`;
  }
  canvas.path(`M${n(x0)} ${n(deck)}H${n(x1)}V${n(base)}H${n(x0)}Z${holes}`, canvas.down([0, lit], [1, shade]), 'fill-rule="evenodd"');
  canvas.rect(x0, deck - 6, x1 - x0, 8, lighten(lit, 0.2));
}

/** Water in the foreground, with the light of the sky and broken reflections. */
export function river(skyline: Skyline, top: number, bottom: number, width: number, pick: () => number): void {
  const { canvas, light } = skyline;
  canvas.rect(0, top, width, bottom - top, canvas.down([0, mix(light.sea[0], light.sky[2], 0.35)], [1, light.sea[1]]));
  let [pale, dark] = ['', ''];
  for (let i = 0; i < 90; i += 1) {
    const t = pick() ** 1.5;
    const mark = `M${n(pick() * width)} ${n(top + 4 + t * (bottom - top))}h${n(20 + pick() * 90 * (0.3 + t))}`;
    if (i % 3) pale += mark;
    else dark += mark;
  }
  canvas.stroke(pale, light.cloud, 3, 'stroke-opacity="0.4" stroke-linecap="round"');
  canvas.stroke(dark, light.shadow, 4, 'stroke-opacity="0.16" stroke-linecap="round"');
}

/** A sharp far peak, with snow if asked for. */
export function peak(skyline: Skyline, x: number, base: number, width: number, height: number, { snow = false, colour = '#7f8aa0' }: { snow?: boolean; colour?: string } = {}): void {
  const { canvas, light } = skyline;
  const [lit, shade] = sides(skyline, colour);
  canvas.path(`M${n(x - width / 2)} ${n(base)}Q${n(x - width * 0.2)} ${n(base - height * 0.5)} ${n(x)} ${n(base - height)}Q${n(x + width * 0.16)} ${n(base - height * 0.56)} ${n(x + width / 2)} ${n(base)}Z`, canvas.down([0, lit], [1, mix(lit, light.haze, 0.6)]));
  canvas.path(`M${n(x)} ${n(base - height)}Q${n(x + width * 0.16)} ${n(base - height * 0.56)} ${n(x + width / 2)} ${n(base)}H${n(x + width * 0.08)}L${n(x + width * 0.02)} ${n(base - height * 0.5)}Z`, shade, 'fill-opacity="0.45"');
  if (snow) canvas.path(`M${n(x)} ${n(base - height)}Q${n(x - width * 0.1)} ${n(base - height * 0.74)} ${n(x - width * 0.17)} ${n(base - height * 0.58)}L${n(x - width * 0.08)} ${n(base - height * 0.64)}L${n(x - width * 0.02)} ${n(base - height * 0.5)}L${n(x + width * 0.04)} ${n(base - height * 0.66)}L${n(x + width * 0.14)} ${n(base - height * 0.56)}Q${n(x + width * 0.08)} ${n(base - height * 0.74)} ${n(x)} ${n(base - height)}Z`, mix('#ffffff', light.sky[2], 0.25));
}
