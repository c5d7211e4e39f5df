import { n, smoothPath, type Point } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { sunSide, tone, type View } from './view.ts';

const blob = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** A pointed leaf the way `turn`; a quarter of what a round one costs to paint. */
function leaf(x: number, y: number, r: number, turn: number): string {
  const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r];
  return `M${n(x - dx * 1.4)} ${n(y - dy * 1.4)}l${n(dx * 1.2 - dy * 0.8)} ${n(dy * 1.2 + dx * 0.8)}l${n(dx * 1.6 + dy * 0.8)} ${n(dy * 1.6 - dx * 0.8)}l${n(-dx * 1.4 + dy * 0.8)} ${n(-dy * 1.4 - dx * 0.8)}z`;
}

/**
 * A bank of leaves from `x0` to `x1` whose tops wander about `y`, with its shade down to `bottom`: shade, leaf, light.
 */
export function drawBank(
  view: View,
  x0: number,
  x1: number,
  y: number,
  size: number,
  colour: string,
  fade = 0,
  bottom = y + size * 2,
): void {
  const { canvas, random } = view;
  const side = sunSide(view);
  const tops: Point[] = [];
  for (let x = x0; x <= x1; x += size * random.range(0.5, 0.8)) tops.push([x, y + random.range(-0.5, 0.35) * size]);
  const dark = tone(view, darken(colour, 0.24), 0.12, fade);
  if (bottom > y + size)
    canvas.path(
      `M${n(x0 - bottom + y)} ${n(bottom)}L${tops.map(([x, ty]) => `${n(x)} ${n(ty + size * 0.3)}`).join('L')}L${n(x1 + bottom - y)} ${n(bottom)}Z`,
      dark,
    );
  for (const [fill, dx, dy, scale, each, spread] of [
    [dark, 0, 0.14, 0.34, 3, 0.5],
    [tone(view, colour, 0.5, fade), 0.06, 0.02, 0.19, 5, 0.55],
    [tone(view, lighten(colour, 0.12), 0.85, fade), 0.12, -0.1, 0.11, 5, 0.42],
    [tone(view, lighten(colour, 0.3), 1, fade), 0.18, -0.2, 0.06, 5, 0.36],
  ] as const) {
    let d = '';
    for (const [x, ty] of tops) {
      for (let k = 0; k < each; k += 1) {
        const [px, py, r] = [
          x + side * dx * size + random.range(-0.44, 0.44) * size,
          ty + (dy + random.range(-0.3, 1) * spread) * size,
          size * scale * random.range(0.7, 1.25),
        ];
        d += scale < 0.3 ? leaf(px, py, r, random.range(0, 6.3)) : blob(px, py, r);
      }
    }
    canvas.path(d, fill);
  }
}

/** A round-headed tree on a trunk. */
export function drawRoundTree(
  view: View,
  x: number,
  foot: number,
  height: number,
  colour = '#6b8650',
  fade = 0,
  squash = 0.85,
): void {
  const { canvas, random } = view;
  const [r, side] = [height * 0.34, sunSide(view)];
  canvas.path(
    `M${n(x - height * 0.025)} ${n(foot)}Q${n(x - height * 0.012)} ${n(foot - height * 0.3)} ${n(x - height * 0.05)} ${n(foot - height * 0.56)}H${n(x + height * 0.05)}Q${n(x + height * 0.012)} ${n(foot - height * 0.3)} ${n(x + height * 0.028)} ${n(foot)}Z`,
    tone(view, '#7d6450', 0.4, fade),
  );
  const layers: [string, number, number, number, number][] = [
    [tone(view, darken(colour, 0.24), 0.08, fade), 0, 0.24, 30, 0.84],
    [tone(view, colour, 0.5, fade), 0.1, 0.14, 46, 0.8],
    [tone(view, lighten(colour, 0.12), 0.85, fade), 0.2, 0.085, 54, 0.72],
    [tone(view, lighten(colour, 0.3), 1, fade), 0.3, 0.05, 54, 0.62],
  ];
  for (const [fill, lift, scale, count, spread] of layers) {
    let d = lift ? '' : blob(x, foot - height * 0.64, r * 0.7 * squash);
    for (let i = 0; i < count; i += 1) {
      const [angle, reach] = [random.next() * Math.PI * 2, Math.sqrt(random.next()) * r * spread];
      const [px, py, size] = [
        x + Math.cos(angle) * reach + side * r * lift * 0.7,
        foot - height * 0.66 + Math.sin(angle) * reach * squash - r * lift * 0.8,
        r * scale * random.range(0.7, 1.25),
      ];
      d += lift ? leaf(px, py, size, random.range(0, 6.3)) : blob(px, py, size);
    }
    canvas.path(d, fill);
  }
}

/** A palm with feathered fronds; `foot` may lie under the picture's edge. */
export function drawPalm(view: View, x: number, foot: number, height: number, lean = 0, fade = 0): void {
  const { canvas, random } = view;
  const side = sunSide(view);
  const [tx, ty, w] = [x + lean * height, foot - height, height * 0.022];
  const trunk = `M${n(x - w * 1.3)} ${n(foot)}Q${n(x - w + lean * height * 0.2)} ${n(foot - height * 0.55)} ${n(tx - w * 0.8)} ${n(ty)}H${n(tx + w * 0.8)}Q${n(x + w + lean * height * 0.2)} ${n(foot - height * 0.55)} ${n(x + w * 1.3)} ${n(foot)}Z`;
  canvas.path(
    trunk,
    canvas.across(
      [0, tone(view, '#9a7a58', side < 0 ? 1 : 0.1, fade)],
      [1, tone(view, '#9a7a58', side < 0 ? 0.1 : 1, fade)],
    ),
  );
  let rings = '';
  for (let t = 0.04; t < 0.96; t += 0.035) {
    const cx = x + lean * height * (0.4 * t * (1 - t) + t * t);
    rings += `M${n(cx - w)} ${n(foot - height * t)}q${n(w)} ${n(w * 0.7)} ${n(2 * w)} 0`;
  }
  canvas.stroke(rings, tone(view, '#5d4632', 0.2, fade), Math.max(1, w * 0.28), 'stroke-opacity="0.5"');
  const crown = height * 0.3;
  // From afar a frond is a stroke with a few leaflets.
  const leaflets = height < 160 ? 5 : 13;
  for (let pass = 0; pass < 2; pass += 1) {
    let [d, ribs] = ['', ''];
    const count = pass ? 9 : 11;
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * (-0.16 + (1.32 * (i + 0.5)) / count) + random.range(-0.08, 0.08);
      const reach = crown * random.range(0.85, 1.1) * (pass ? 0.86 : 1);
      const [ex, ey] = [
        tx + Math.cos(angle) * reach,
        ty - Math.sin(angle) * reach * 0.86 + reach * (0.1 + 0.36 * Math.abs(Math.cos(angle))),
      ];
      const [mx, my] = [tx + Math.cos(angle) * reach * 0.55, ty - Math.sin(angle) * reach * 0.9 - reach * 0.14];
      ribs += `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`;
      for (let k = 2; k <= leaflets; k += 1) {
        const t = k / leaflets;
        const [px, py] = [
          (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex,
          (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey,
        ];
        const length = reach * 0.24 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.86 + 0.25);
        const way = Math.sign(Math.cos(angle)) || 1;
        d += `M${n(px)} ${n(py)}l${n(way * length * 0.42)} ${n(length)}M${n(px)} ${n(py)}l${n(way * length * 0.72)} ${n(-length * 0.3 + length * t * 0.6)}`;
      }
    }
    const green = pass ? tone(view, '#7f9a52', 0.95, fade) : tone(view, '#4f6e42', 0.15, fade);
    canvas.stroke(d, green, height * (height < 160 ? 0.02 : 0.0085));
    canvas.stroke(ribs, green, Math.max(1.4, height * 0.009));
  }
}

export function drawCypress(view: View, x: number, foot: number, height: number, fade = 0): void {
  const h = height * 0.095;
  const side = sunSide(view);
  const [a, b] = side < 0 ? [1, 0] : [0, 1];
  view.canvas.path(
    smoothPath([
      [x, foot - height],
      [x + h * 0.55, foot - height * 0.74],
      [x + h, foot - height * 0.36],
      [x + h * 0.75, foot - height * 0.06],
      [x, foot],
      [x - h * 0.75, foot - height * 0.06],
      [x - h, foot - height * 0.36],
      [x - h * 0.55, foot - height * 0.74],
    ]),
    view.canvas.across(
      [0, tone(view, '#57754f', a, fade)],
      [0.5, tone(view, '#446243', 0.4, fade)],
      [1, tone(view, '#57754f', b, fade)],
    ),
  );
  let d = '';
  for (let i = 0; i < 12; i += 1) {
    const t = (i + 0.5) / 12;
    d += `M${n(x + side * h * 0.1)} ${n(foot - height * t)}q${n(side * h * 0.4)} ${n(-height * 0.03)} ${n(side * h * 0.5 * (1.2 - t))} ${n(-height * 0.07)}`;
  }
  view.canvas.stroke(
    d,
    tone(view, '#7c9a63', 1, fade),
    Math.max(1, h * 0.1),
    'stroke-opacity="0.6" stroke-linecap="round"',
  );
}

/** A pine with its parasol. */
export function drawPine(view: View, x: number, foot: number, height: number, fade = 0): void {
  const { canvas, random } = view;
  const w = height * 0.02;
  canvas.path(
    `M${n(x - w)} ${n(foot)}Q${n(x + w)} ${n(foot - height * 0.4)} ${n(x - w * 0.2)} ${n(foot - height * 0.78)}H${n(x + w * 1.4)}Q${n(x + w * 2.6)} ${n(foot - height * 0.4)} ${n(x + w * 1.2)} ${n(foot)}Z`,
    tone(view, '#8a6248', 0.6, fade),
  );
  canvas.stroke(
    `M${n(x + w)} ${n(foot - height * 0.6)}Q${n(x + height * 0.1)} ${n(foot - height * 0.68)} ${n(x + height * 0.2)} ${n(foot - height * 0.76)}M${n(x)} ${n(foot - height * 0.62)}Q${n(x - height * 0.1)} ${n(foot - height * 0.7)} ${n(x - height * 0.2)} ${n(foot - height * 0.77)}`,
    tone(view, '#8a6248', 0.3, fade),
    w * 1.1,
  );
  for (const [colour, amount, lift, r, count] of [
    ['#4a6b45', 0.1, 0, 0.13, 12],
    ['#5f8150', 0.6, 0.035, 0.09, 16],
    ['#86a366', 1, 0.08, 0.045, 22],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count;
      d += blob(
        x + (t - 0.5) * height * 0.78,
        foot - height * (0.8 + lift + 0.1 * Math.sin(t * Math.PI)) + random.range(-0.02, 0.03) * height,
        height * r * random.range(0.6, 1) * (0.55 + 0.5 * Math.sin(t * Math.PI)),
      );
    }
    canvas.path(d, tone(view, colour, amount, fade));
  }
}

/** Bougainvillea or oleander: leaves and a cloud of flowers. */
export function drawBlossom(view: View, x: number, y: number, width: number, height: number, flower: string): void {
  const { canvas, random } = view;
  drawBank(view, x - width * 0.44, x + width * 0.44, y - height * 0.3, height * 0.4, '#5f7d48', 0, 0);
  drawBank(view, x - width * 0.4, x + width * 0.4, y - height * 0.66, height * 0.4, '#5f7d48', 0, 0);
  let [petals, lit] = ['', ''];
  for (let i = 0; i < 90; i += 1) {
    const [px, py, r] = [
      x + random.range(-0.56, 0.56) * width,
      y - height * random.range(-0.3, 0.98),
      random.range(4.5, 9.5),
    ];
    if (i % 3) petals += leaf(px, py, r, random.range(0, 6.3));
    else lit += leaf(px, py, r * 0.85, random.range(0, 6.3));
  }
  canvas.path(petals, tone(view, flower, 0.55));
  canvas.path(lit, tone(view, lighten(flower, 0.22), 1));
}
