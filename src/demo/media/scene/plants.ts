import { n, smoothPath, type Canvas, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { litColour, type Light } from './light.ts';
import type { Random } from './random.ts';
import type { Stage, Vec } from './stage.ts';

const blob = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** A closed outline of soft bumps, as a mass of leaves has against the sky. */
export function bumpy(random: Random, cx: number, cy: number, rx: number, ry: number, bumps: number): string {
  const turn = random.range(0, 6);
  const at = (i: number, reach: number): string => {
    const angle = turn + (i / bumps) * Math.PI * 2;
    return `${n(cx + Math.cos(angle) * rx * reach)} ${n(cy + Math.sin(angle) * ry * reach)}`;
  };
  let d = `M${at(0, 0.92)}`;
  for (let i = 0; i < bumps; i += 1)
    d += `Q${at(i + 0.5, random.range(1.12, 1.3))} ${at(i + 1, random.range(0.86, 0.96))}`;
  return `${d}Z`;
}

/** Which side the light comes from: -1 from the left. */
const sideOf = (light: Light): number => light.from ?? -1;

/** A crown: a few masses of leaves, each dark below and lit towards the sun, with single leaves about its edge. */
export function treeCrown(
  canvas: Canvas,
  light: Light,
  random: Random,
  [cx, cy]: Point,
  radius: number,
  colour: string,
  squash = 0.9,
): void {
  const { width, height } = canvas;
  if (cx < -radius * 1.4 || cx > width + radius * 1.4 || cy < -radius * 1.4 || cy > height + radius * 1.4) return;
  const small = radius < 46;
  const masses: [x: number, y: number, r: number][] = [];
  const count = small ? 4 : 7;
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + random.range(-0.25, 0.25);
    masses.push([
      cx + Math.cos(angle) * radius * 0.58,
      cy + Math.sin(angle) * radius * 0.56 * squash,
      radius * random.range(0.34, 0.48),
    ]);
  }
  masses.push([cx, cy - radius * 0.06, radius * 0.56]);
  // Lower masses hang before the upper ones; each tone is one path, so that a crown is six elements.
  const tones = [
    litColour(light, darken(colour, 0.3), 0.12),
    litColour(light, darken(colour, 0.06), 0.45),
    litColour(light, lighten(colour, 0.1), 0.85),
  ];
  const layers = ['', '', ''];
  const side = sideOf(light);
  for (const [x, y, r] of masses) {
    layers[0] += bumpy(random, x, y + r * 0.12, r, r * 0.94, small ? 6 : 9);
    layers[1] += bumpy(random, x + side * r * 0.14, y - r * 0.14, r * 0.76, r * 0.68, small ? 5 : 8);
    if (y > cy + radius * 0.3 || (x - cx) * side < -radius * 0.5) continue;
    layers[2] += bumpy(
      random,
      x + side * r * 0.34,
      y - r * 0.4,
      r * random.range(0.3, 0.42),
      r * random.range(0.2, 0.28),
      small ? 4 : 5,
    );
    if (!small)
      layers[2] += bumpy(
        random,
        x + side * r * random.range(-0.1, 0.1),
        y - r * random.range(0, 0.16),
        r * random.range(0.16, 0.26),
        r * random.range(0.12, 0.18),
        4,
      );
  }
  layers.forEach((d, i) => canvas.path(d, tones[i]!));
  if (radius < 26) return;
  let [rim, dark, bright] = ['', '', ''];
  const leaves = small ? 20 : 66;
  for (let i = 0; i < leaves; i += 1) {
    const angle = random.range(0, Math.PI * 2);
    const kind = i % 3;
    const reach = radius * (kind === 0 ? random.range(0.9, 1.1) : Math.sqrt(random.next()) * 0.92);
    const [x, y, s] = [
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach * squash,
      Math.min(9, radius * random.range(0.035, 0.06)),
    ];
    const tip = random.range(-1, 1);
    const dab = `M${n(x)} ${n(y)}l${n(s)} ${n(s * (tip - 0.6))}l${n(s * 0.9)} ${n(s * (0.7 - tip * 0.3))}l${n(-s)} ${n(s * 0.55)}z`;
    if (kind === 0) rim += dab;
    else if (Math.cos(angle) * side > -0.2 && Math.sin(angle) < 0.35) bright += dab;
    else dark += dab;
  }
  canvas.path(rim, tones[1]!);
  canvas.path(dark, tones[0]!, 'fill-opacity="0.75"');
  canvas.path(bright, litColour(light, lighten(colour, 0.38), 1), 'fill-opacity="0.8"');
}

export type TreeKind = 'plane' | 'olive' | 'orange' | 'cypress' | 'palm' | 'pine';

const crowns: Record<TreeKind, string> = {
  plane: '#76904f',
  olive: '#8d9a72',
  orange: '#557a41',
  cypress: '#3f5f46',
  palm: '#5f7f47',
  pine: '#52774a',
};

/** A tree whose trunk's foot is at `foot`, `height` pixels tall. */
export function drawTree(
  canvas: Canvas,
  light: Light,
  random: Random,
  kind: TreeKind,
  [x, y]: Point,
  height: number,
  colour = crowns[kind],
): void {
  const bark = litColour(light, kind === 'palm' ? '#a58763' : '#8a7058', 0.5);
  const trunk = (width: number, top: number, lean = 0): void =>
    canvas.path(
      `M${n(x - width)} ${n(y)}Q${n(x - width * 0.5)} ${n(y - top * 0.5)} ${n(x + lean - width * 0.55)} ${n(y - top)}L${n(x + lean + width * 0.55)} ${n(y - top)}Q${n(x + width * 0.6)} ${n(y - top * 0.5)} ${n(x + width)} ${n(y)}Z`,
      canvas.across([0, lighten(bark, 0.16)], [1, darken(bark, 0.3)]),
    );
  if (kind === 'cypress') {
    trunk(height * 0.015, height * 0.2);
    const half = height * 0.1;
    const outline: Point[] = [
      [x, y - height],
      [x + half * 0.6, y - height * 0.72],
      [x + half, y - height * 0.35],
      [x + half * 0.7, y - height * 0.08],
      [x, y - height * 0.04],
      [x - half * 0.7, y - height * 0.08],
      [x - half, y - height * 0.35],
      [x - half * 0.6, y - height * 0.72],
    ];
    canvas.path(
      smoothPath(outline),
      canvas.across(
        [0, litColour(light, lighten(colour, 0.18), 1)],
        [0.5, litColour(light, colour, 0.4)],
        [1, litColour(light, darken(colour, 0.3), 0)],
      ),
    );
    return;
  }
  if (kind === 'palm') {
    const lean = height * random.range(-0.08, 0.08);
    trunk(height * 0.022, height * 0.8, lean);
    drawFronds(canvas, light, random, [x + lean, y - height * 0.8], height * 0.3, colour, 13);
    return;
  }
  if (kind === 'pine') {
    trunk(height * 0.025, height * 0.7, height * 0.03);
    treeCrown(canvas, light, random, [x + height * 0.03, y - height * 0.76], height * 0.34, colour, 0.42);
    return;
  }
  trunk(height * 0.026, height * 0.55, height * random.range(-0.03, 0.03));
  canvas.stroke(
    `M${n(x)} ${n(y - height * 0.4)}Q${n(x + height * 0.06)} ${n(y - height * 0.5)} ${n(x + height * 0.14)} ${n(y - height * 0.62)}M${n(x)} ${n(y - height * 0.45)}Q${n(x - height * 0.05)} ${n(y - height * 0.55)} ${n(x - height * 0.12)} ${n(y - height * 0.64)}`,
    bark,
    height * 0.018,
  );
  treeCrown(canvas, light, random, [x, y - height * 0.66], height * 0.36, colour, random.range(0.78, 0.95));
  if (kind === 'orange') {
    let fruit = '';
    for (let i = 0; i < 12; i += 1)
      fruit += blob(
        x + height * random.range(-0.25, 0.25),
        y - height * (0.68 + random.range(-0.2, 0.2)),
        height * 0.016,
      );
    canvas.path(fruit, litColour(light, '#e08a35', 0.9));
  }
}

/** Arching fronds from one point. */
function drawFronds(
  canvas: Canvas,
  light: Light,
  random: Random,
  [x, y]: Point,
  length: number,
  colour: string,
  count: number,
): void {
  for (let pass = 0; pass < 2; pass += 1) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * (0.02 + (0.96 * (i + 0.5)) / count) + random.range(-0.12, 0.12);
      const reach = length * random.range(0.8, 1.1) * (pass ? 0.85 : 1);
      const [ex, ey] = [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach * 0.72 + reach * (pass ? 0.2 : 0.34)];
      const [mx, my] = [x + Math.cos(angle) * reach * 0.5, y - Math.sin(angle) * reach * 0.85 - reach * 0.14];
      const w = length * 0.075;
      d += `M${n(x)} ${n(y)}Q${n(mx)} ${n(my - w)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + w)} ${n(x)} ${n(y)}Z`;
    }
    canvas.path(d, pass ? litColour(light, lighten(colour, 0.2), 0.9) : litColour(light, darken(colour, 0.25), 0.2));
  }
}

/** A leaf with a midrib from its stalk's end. */
const leaf = (x: number, y: number, angle: number, length: number, width: number): string => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [tx, ty] = [x + dx * length, y + dy * length];
  const [ax, ay] = [x + dx * length * 0.42 - dy * width, y + dy * length * 0.42 + dx * width];
  const [bx, by] = [x + dx * length * 0.42 + dy * width, y + dy * length * 0.42 - dx * width];
  return `M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}Z`;
};

export const housePlants = ['ficus', 'monstera', 'areca', 'snake', 'olive', 'strelitzia'] as const;
export type HousePlant = (typeof housePlants)[number];

/** The leaves of a house plant, from the soil upwards. */
export function drawFoliage(stage: Stage, random: Random, soil: Vec, height: number, kind: HousePlant): void {
  const { canvas, light } = stage;
  const [x, y] = stage.at(soil);
  const h = height * stage.scale(soil);
  const green = random.pick(['#5b7d4e', '#4d7352', '#6b8650', '#3f6a50']);
  const tones = [
    litColour(light, darken(green, 0.3), 0.1),
    litColour(light, green, 0.5),
    litColour(light, lighten(green, 0.2), 1),
  ];
  if (kind === 'olive') {
    canvas.stroke(
      `M${n(x)} ${n(y)}Q${n(x + h * 0.04)} ${n(y - h * 0.3)} ${n(x - h * 0.02)} ${n(y - h * 0.6)}`,
      litColour(light, '#8a7058', 0.5),
      h * 0.03,
    );
    treeCrown(canvas, light, random, [x, y - h * 0.72], h * 0.28, '#8d9a72');
    return;
  }
  if (kind === 'areca') {
    drawFronds(canvas, light, random, [x, y - h * 0.12], h * 0.85, green, 15);
    return;
  }
  const count = kind === 'snake' ? 9 : kind === 'ficus' ? 22 : 11;
  const layers: string[] = ['', '', ''];
  let stalks = '';
  for (let i = 0; i < count; i += 1) {
    const side = (i / (count - 1)) * 2 - 1 + random.range(-0.1, 0.1);
    const layer = i % 3;
    if (kind === 'snake') {
      layers[layer] += leaf(x + side * h * 0.1, y + 2, -Math.PI / 2 + side * 0.32, h * random.range(0.7, 1), h * 0.07);
    } else if (kind === 'ficus') {
      const up = random.range(0.3, 0.95);
      const bend = side * h * 0.2 * (0.5 + up / 2);
      layers[layer] += leaf(
        x + bend * 0.5,
        y - h * up,
        -Math.PI / 2 + side * 1.5 + random.range(-0.4, 0.4),
        h * random.range(0.17, 0.26),
        h * 0.08,
      );
      if (i % 6 === 0)
        stalks += `M${n(x)} ${n(y)}Q${n(x + bend * 0.2)} ${n(y - h * 0.4)} ${n(x + bend * 0.5)} ${n(y - h * 0.9)}`;
    } else {
      const wide = kind === 'monstera' ? 0.17 : 0.09;
      const up = random.range(0.45, 0.85) * (1 - Math.abs(side) * 0.35);
      const [lx, ly] = [x + side * h * 0.3, y - h * up];
      stalks += `M${n(x)} ${n(y)}Q${n(x + side * h * 0.06)} ${n(y - h * up * 0.7)} ${n(lx)} ${n(ly)}`;
      layers[layer] += leaf(lx, ly, -Math.PI / 2 + side * 1.25, h * random.range(0.28, 0.38), h * wide);
    }
  }
  canvas.stroke(stalks, mix(tones[1]!, '#7c6a48', 0.35), Math.max(1, h * 0.012));
  layers.forEach((d, i) => canvas.path(d, tones[i]!));
}

/** A low mass of leaves, as a hedge or a flower bed. */
export function drawShrub(
  canvas: Canvas,
  light: Light,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  colour: string,
  flowers?: string,
): void {
  const count = Math.max(2, Math.round(width / height));
  for (let i = 0; i < count; i += 1)
    treeCrown(
      canvas,
      light,
      random,
      [x + ((i + 0.5) / count - 0.5) * width, y - height * 0.5],
      height * random.range(0.55, 0.7),
      colour,
      0.85,
    );
  if (!flowers) return;
  let d = '';
  for (let i = 0; i < count * 9; i += 1)
    d += blob(
      x + random.range(-0.5, 0.5) * width,
      y - height * random.range(0.2, 1),
      height * random.range(0.03, 0.06),
    );
  canvas.path(d, litColour(light, flowers, 0.9));
}
