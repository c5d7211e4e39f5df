import { n, pathOf, type Canvas, type Point } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';

/** A composed picture of things, 1600 × 900, the light from the upper left. */
export interface Still {
  canvas: Canvas;
  random: Random;
}

export const shade = '#43304a';

/** A place on a flat four-cornered thing: `u` along its upper edge, `v` down its left one, both 0 to 1. */
export const onQuad = ([a, b, c, d]: readonly [Point, Point, Point, Point], u: number, v: number): Point => [
  (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
  (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
];

/** What a thing that stands at (x, y) keeps the light from: falls to the lower right. */
export function castShadow(
  { canvas }: Still,
  x: number,
  y: number,
  width: number,
  length = width,
  strength = 0.34,
): void {
  canvas.ellipse(
    x + length * 0.36,
    y + length * 0.02,
    width * 0.56 + length * 0.3,
    width * 0.2,
    canvas.glow([0, shade, strength], [0.55, shade, strength * 0.6], [1, shade, 0]),
  );
  canvas.ellipse(
    x + width * 0.04,
    y + width * 0.01,
    width * 0.56,
    width * 0.13,
    canvas.glow([0, shade, strength * 1.3], [0.7, shade, strength * 0.7], [1, shade, 0]),
  );
}

/** Paint of a round thing standing between x0 and x1. */
export const round = (canvas: Canvas, x0: number, x1: number, colour: string): string =>
  canvas.linear(
    [x0, 0],
    [x1, 0],
    [0, lighten(colour, 0.1)],
    [0.22, lighten(colour, 0.34)],
    [0.55, colour],
    [0.88, darken(colour, 0.32)],
    [1, darken(colour, 0.22)],
  );

/** Wall and table top, with the sun of a window on both. */
export function drawTable(still: Still, wall: string, wood: string, edge: number): void {
  const { canvas, random } = still;
  canvas.rect(
    0,
    0,
    1600,
    edge + 4,
    canvas.linear([0, 0], [1600, edge], [0, lighten(wall, 0.3)], [0.5, wall], [1, darken(wall, 0.2)]),
  );
  const panes: string[] = [];
  for (let c = 0; c < 3; c += 1)
    for (let r = 0; r < 2; r += 1)
      panes.push(`M${360 + c * 250 - r * 60} ${-60 + c * 54 + r * 300}l226 48l-54 268l-226 -48z`);
  canvas.clipped(`M0 0H1600V${edge}H0Z`, () =>
    canvas.path(panes.join(''), canvas.linear([300, 0], [1100, edge], [0, '#fff3d2', 0.75], [1, '#fff3d2', 0.25])),
  );
  canvas.rect(
    0,
    edge,
    1600,
    900 - edge,
    canvas.linear([0, edge], [1400, 900], [0, lighten(wood, 0.28)], [0.5, wood], [1, darken(wood, 0.26)]),
  );
  let grain = '';
  for (let i = 0; i < 44; i += 1) {
    const y = edge + 14 + (900 - edge) * (i / 44) ** 1.5;
    const x = random.range(-200, 1200);
    grain += `M${n(x)} ${n(y)}q${n(random.range(120, 300))} ${n(random.range(-9, 9))} ${n(random.range(360, 800))} 0`;
  }
  canvas.stroke(grain, darken(wood, 0.45), 2.4, 'stroke-opacity="0.2" stroke-linecap="round"');
  canvas.rect(0, edge, 1600, 6, lighten(wood, 0.5), 'fill-opacity="0.7"');
  canvas.rect(0, edge - 26, 1600, 26, canvas.down([0, shade, 0], [1, shade, 0.16]));
  canvas.path(
    `M300 ${edge + 6}L820 ${edge + 6}L640 900H-40Z`,
    canvas.linear([0, edge], [0, 900], [0, '#fff3d2', 0.42], [1, '#fff3d2', 0.1]),
  );
}

/** A sheet lying on the table, ruled with lines of writing; `heading` is drawn stronger. */
export function drawSheet(
  { canvas, random }: Still,
  quad: readonly [Point, Point, Point, Point],
  lines: number,
  colour = '#fdf9f0',
): void {
  canvas.poly(
    quad.map(([x, y]): Point => [x + 14, y + 16]),
    shade,
    'fill-opacity="0.2"',
  );
  canvas.poly(quad, canvas.linear(quad[0], quad[2], [0, lighten(colour, 0.4)], [1, darken(colour, 0.08)]));
  let [text, head] = ['', ''];
  for (let i = 0; i < lines; i += 1) {
    const v = 0.14 + (0.74 * i) / lines;
    const [a, b] = [
      onQuad(quad, 0.1, v),
      onQuad(quad, i % 5 === 4 ? random.range(0.4, 0.6) : random.range(0.82, 0.9), v),
    ];
    if (i === 0) head += pathOf([a, onQuad(quad, 0.55, v)], false);
    else text += pathOf([a, b], false);
  }
  canvas.stroke(text, '#6d6668', 5, 'stroke-opacity="0.42" stroke-linecap="round"');
  canvas.stroke(head, '#24545a', 12, 'stroke-opacity="0.85" stroke-linecap="round"');
}

export function drawCup(still: Still, x: number, y: number, size: number, colour: string): void {
  const { canvas } = still;
  castShadow(still, x, y, size * 1.9, size * 1.5);
  canvas.ellipse(
    x,
    y - size * 0.02,
    size * 0.98,
    size * 0.27,
    canvas.linear([x - size, 0], [x + size, 0], [0, lighten(colour, 0.5)], [1, darken(colour, 0.12)]),
  );
  canvas.ellipse(x, y - size * 0.05, size * 0.66, size * 0.17, darken(colour, 0.2), 'fill-opacity="0.5"');
  canvas.stroke(
    `M${n(x + size * 0.5)} ${n(y - size * 0.66)}q${n(size * 0.46)} ${n(-size * 0.04)} ${n(size * 0.36)} ${n(size * 0.28)}q${n(-size * 0.1)} ${n(size * 0.2)} ${n(-size * 0.48)} ${n(size * 0.16)}`,
    darken(colour, 0.16),
    size * 0.12,
    'stroke-linecap="round"',
  );
  canvas.path(
    `M${n(x - size * 0.6)} ${n(y - size * 0.86)}C${n(x - size * 0.58)} ${n(y - size * 0.3)} ${n(x - size * 0.42)} ${n(y)} ${n(x)} ${n(y)}C${n(x + size * 0.42)} ${n(y)} ${n(x + size * 0.58)} ${n(y - size * 0.3)} ${n(x + size * 0.6)} ${n(y - size * 0.86)}Z`,
    round(canvas, x - size * 0.6, x + size * 0.6, colour),
  );
  canvas.ellipse(x, y - size * 0.86, size * 0.6, size * 0.17, lighten(colour, 0.4));
  canvas.ellipse(
    x,
    y - size * 0.84,
    size * 0.53,
    size * 0.135,
    canvas.linear([x - size * 0.5, 0], [x + size * 0.5, 0], [0, '#8a5a38'], [1, '#4a2c1c']),
  );
  canvas.ellipse(x - size * 0.14, y - size * 0.86, size * 0.2, size * 0.04, '#e6c39a', 'fill-opacity="0.8"');
}

/** A pot or vase by its radii from foot to rim, each at its height. */
export function drawVessel(
  still: Still,
  x: number,
  y: number,
  profile: readonly (readonly [height: number, radius: number])[],
  colour: string,
): void {
  const { canvas } = still;
  const widest = Math.max(...profile.map(([, r]) => r));
  castShadow(still, x, y, widest * 2, profile.at(-1)![0] * 0.9);
  const right = profile.map(([h, r]): Point => [x + r, y - h]);
  const left = profile.map(([h, r]): Point => [x - r, y - h]).reverse();
  let d = `M${n(x - profile[0]![1])} ${n(y)}Q${n(x)} ${n(y + profile[0]![1] * 0.3)} ${n(right[0]![0])} ${n(right[0]![1])}`;
  for (const side of [right, left]) {
    for (let i = 1; i < side.length; i += 1) {
      const [a, b] = [side[i - 1]!, side[i]!];
      d += `C${n(a[0])} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`;
    }
    if (side === right) d += `L${n(left[0]![0])} ${n(left[0]![1])}`;
  }
  canvas.path(`${d}Z`, round(canvas, x - widest, x + widest, colour));
  const [top, r] = profile.at(-1)!;
  canvas.ellipse(x, y - top, r, r * 0.26, lighten(colour, 0.26));
  canvas.ellipse(x, y - top + r * 0.04, r * 0.84, r * 0.19, darken(colour, 0.5));
}

/** Branches with leaves that grow from (x, y) to `height`. */
export function drawBranches(
  { canvas, random }: Still,
  x: number,
  y: number,
  height: number,
  colour: string,
  count = 7,
  leafy = 1,
): void {
  let stems = '';
  const layers = ['', '', ''];
  for (let i = 0; i < count; i += 1) {
    const lean = (i / Math.max(1, count - 1) - 0.5) * 1.5 + random.range(-0.1, 0.1);
    const top = height * random.range(0.72, 1);
    const [ex, ey] = [x + Math.sin(lean) * top * 0.8, y - Math.cos(lean * 0.8) * top];
    const [mx, my] = [x + Math.sin(lean) * top * 0.24, y - top * 0.56];
    stems += `M${n(x + lean * 8)} ${n(y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`;
    for (let k = 2; k <= 9; k += 1) {
      const t = k / 9;
      const [px, py] = [
        (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * ex,
        (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ey,
      ];
      for (const side of [-1, 1]) {
        const [a, l] = [
          Math.atan2(ey - my, ex - mx) + side * random.range(0.5, 1),
          height * 0.12 * leafy * random.range(0.8, 1.2),
        ];
        const [tx, ty] = [px + Math.cos(a) * l, py + Math.sin(a) * l];
        const [nx, ny] = [-Math.sin(a) * l * 0.26, Math.cos(a) * l * 0.26];
        layers[(k + i) % 3] +=
          `M${n(px)} ${n(py)}Q${n((px + tx) / 2 + nx)} ${n((py + ty) / 2 + ny)} ${n(tx)} ${n(ty)}Q${n((px + tx) / 2 - nx)} ${n((py + ty) / 2 - ny)} ${n(px)} ${n(py)}Z`;
      }
    }
  }
  canvas.stroke(stems, darken(mix(colour, '#7c5a3c', 0.5), 0.2), Math.max(2, height * 0.012), 'stroke-linecap="round"');
  [darken(colour, 0.3), colour, lighten(colour, 0.24)].forEach((fill, i) => canvas.path(layers[i]!, fill));
}

/** A ring of keys with a tag. */
export function drawKeys(still: Still, x: number, y: number, size: number, tag: string): void {
  const { canvas } = still;
  const key = (angle: number, metal: string): void =>
    canvas.group(`transform="translate(${n(x)} ${n(y)}) scale(1 0.62) rotate(${angle})"`, () => {
      canvas.path(
        `M${n(size * 0.3)} ${n(-size * 0.1)}a${n(size * 0.24)} ${n(size * 0.24)} 0 1 1 0 ${n(size * 0.22)}zM${n(size * 0.66)} ${n(-size * 0.06)}H${n(size * 1.5)}V${n(size * 0.1)}h${n(-size * 0.1)}v${n(size * 0.14)}h${n(-size * 0.12)}v${n(-size * 0.1)}h${n(-size * 0.1)}v${n(size * 0.14)}h${n(-size * 0.12)}v${n(-size * 0.16)}H${n(size * 0.66)}Z`,
        shade,
        `fill-opacity="0.3" transform="translate(${n(size * 0.05)} ${n(size * 0.1)})"`,
      );
      canvas.path(
        `M${n(size * 0.3)} ${n(-size * 0.1)}a${n(size * 0.27)} ${n(size * 0.27)} 0 1 1 0 ${n(size * 0.24)}a${n(size * 0.1)} ${n(size * 0.1)} 0 1 0 0 ${n(-size * 0.24)}ZM${n(size * 0.74)} ${n(-size * 0.05)}H${n(size * 1.5)}V${n(size * 0.08)}h${n(-size * 0.1)}v${n(size * 0.14)}h${n(-size * 0.12)}v${n(-size * 0.09)}h${n(-size * 0.1)}v${n(size * 0.13)}h${n(-size * 0.12)}v${n(-size * 0.12)}H${n(size * 0.74)}Z`,
        canvas.linear(
          [0, -size * 0.3],
          [0, size * 0.3],
          [0, lighten(metal, 0.45)],
          [0.5, metal],
          [1, darken(metal, 0.35)],
        ),
      );
    });
  key(8, '#c9a24f');
  key(52, '#b8b4ac');
  canvas.path(
    `M${n(x - size * 0.1)} ${n(y + size * 0.06)}L${n(x - size * 0.5)} ${n(y + size * 0.2)}L${n(x - size * 1.3)} ${n(y + size * 0.34)}Q${n(x - size * 1.44)} ${n(y + size * 0.5)} ${n(x - size * 1.2)} ${n(y + size * 0.62)}L${n(x - size * 0.42)} ${n(y + size * 0.46)}Z`,
    canvas.linear([x - size * 1.3, y], [x, y + size * 0.6], [0, lighten(tag, 0.2)], [1, darken(tag, 0.15)]),
  );
  canvas.circle(x - size * 0.44, y + size * 0.3, size * 0.06, '#fdf6e6');
  canvas.ellipse(x, y, size * 0.34, size * 0.21, 'none', `stroke="#8f8a80" stroke-width="${n(size * 0.07)}"`);
}

export function drawPen({ canvas }: Still, x: number, y: number, length: number, angle: number, colour: string): void {
  canvas.group(`transform="translate(${n(x)} ${n(y)}) rotate(${angle})"`, () => {
    canvas.rect(6, 10, length, 16, shade, 'fill-opacity="0.3" rx="8"');
    canvas.rect(
      length * 0.24,
      -9,
      length * 0.76,
      18,
      canvas.linear([0, -9], [0, 9], [0, lighten(colour, 0.4)], [0.4, colour], [1, darken(colour, 0.4)]),
      'rx="8"',
    );
    canvas.path(
      `M0 0L${n(length * 0.13)} -7H${n(length * 0.26)}V7H${n(length * 0.13)}Z`,
      canvas.linear([0, -7], [0, 7], [0, '#f0dca8'], [1, '#9c7a34']),
    );
    canvas.rect(length * 0.56, -12, length * 0.3, 5, '#d9b25f', 'rx="2"');
  });
}
