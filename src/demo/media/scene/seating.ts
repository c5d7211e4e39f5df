import { darken, lighten, mix } from './colour.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import type { Solid, Stage } from './stage.ts';
import type { Palette } from './home.ts';
import { n } from './canvas.ts';

/** A loose cushion leaning at a place: a soft square with a seam's shade. */
export function cushion(
  stage: Stage,
  spot: Spot,
  u: number,
  y: number,
  v: number,
  size: number,
  colour: string,
  tilt = 0,
  pattern?: string,
): void {
  const [x, sy] = stage.at(placeIn(spot, u, y, v));
  const s = size * stage.scale(placeIn(spot, u, y, v));
  const w = spot.turn === 1 || spot.turn === 3 ? s * 0.62 : s;
  const base = stage.shade(colour, [0, 0.5, -0.6]);
  const d = `M${n(-w * 0.47)} ${n(-s * 0.5)}Q0 ${n(-s * 0.43)} ${n(w * 0.47)} ${n(-s * 0.5)}Q${n(w * 0.42)} 0 ${n(w * 0.5)} ${n(s * 0.46)}Q0 ${n(s * 0.52)} ${n(-w * 0.5)} ${n(s * 0.46)}Q${n(-w * 0.42)} 0 ${n(-w * 0.47)} ${n(-s * 0.5)}Z`;
  stage.canvas.group(`transform="translate(${n(x)} ${n(sy - s * 0.46)}) rotate(${n(tilt)})"`, () => {
    stage.canvas.path(d, stage.canvas.down([0, lighten(base, 0.14)], [0.6, base], [1, darken(base, 0.2)]));
    if (pattern) {
      const stripe = stage.shade(pattern, [0, 0.5, -0.6]);
      for (const at of [-0.24, 0, 0.24])
        stage.canvas.rect(w * at - w * 0.04, -s * 0.45, w * 0.08, s * 0.92, stripe, 'fill-opacity="0.75"');
    }
  });
}

export interface SofaLook {
  colour: string;
  seats: number;
  wood: string;
  /** A deep part at one end. */
  chaise?: 'left' | 'right';
  throwColour?: string;
  cushions: readonly string[];
  /** Low, with thin arms, or plump. */
  shape: 'low' | 'classic';
}

/** A sofa; its back is at the back of its footprint. */
export function sofa(stage: Stage, random: Random, spot: Spot, look: SofaLook): void {
  const width = look.seats * 0.78 + 0.36;
  const depth = 0.92;
  const low = look.shape === 'low';
  const [seat, back, arm, armWide] = low ? [0.4, 0.72, 0.5, 0.16] : [0.44, 0.84, 0.62, 0.22];
  const soft = { round: 0.07 };
  const parts: Solid[] = [
    ...legs(spot, width - 0.1, depth - 0.1, 0.13, 0.05, look.wood),
    solid(
      spot,
      [-width / 2, width / 2],
      [0.13, seat - 0.14],
      [-depth / 2 + 0.04, depth / 2],
      darken(look.colour, 0.1),
      soft,
    ),
    solid(
      spot,
      [-width / 2 + armWide, width / 2 - armWide],
      [seat - 0.14, back],
      [depth / 2 - 0.22, depth / 2],
      darken(look.colour, 0.06),
      soft,
    ),
    solid(
      spot,
      [-width / 2, -width / 2 + armWide],
      [seat - 0.14, arm],
      [-depth / 2 + 0.04, depth / 2],
      look.colour,
      soft,
    ),
    solid(
      spot,
      [width / 2 - armWide, width / 2],
      [seat - 0.14, arm],
      [-depth / 2 + 0.04, depth / 2],
      look.colour,
      soft,
    ),
  ];
  const inner = (width - 2 * armWide) / look.seats;
  for (let i = 0; i < look.seats; i += 1) {
    const u = -width / 2 + armWide + i * inner;
    parts.push(
      solid(
        spot,
        [u + 0.015, u + inner - 0.015],
        [seat - 0.13, seat],
        [-depth / 2, depth / 2 - 0.24],
        lighten(look.colour, 0.05),
        { round: 0.06 },
      ),
    );
    parts.push(
      solid(
        spot,
        [u + 0.03, u + inner - 0.03],
        [seat + 0.01, back + 0.02],
        [depth / 2 - 0.36, depth / 2 - 0.24],
        lighten(look.colour, 0.09),
        { round: 0.07 },
      ),
    );
  }
  stand(stage, spot, width, depth, back, () => {
    stage.solids(parts);
    if (spot.turn === 2) return;
    const places = random
      .shuffle([-width / 2 + armWide + 0.24, width / 2 - armWide - 0.24, width / 2 - armWide - 0.55])
      .slice(0, look.cushions.length);
    places.forEach((u, i) =>
      cushion(
        stage,
        spot,
        u,
        seat,
        depth / 2 - 0.42,
        random.range(0.4, 0.48),
        look.cushions[i]!,
        random.range(-10, 10),
        i === 1 && random.chance(0.5) ? lighten(look.cushions[i]!, 0.5) : undefined,
      ),
    );
    if (look.throwColour)
      throwBlanket(
        stage,
        spot,
        random.chance(0.5) ? -width / 2 : width / 2 - armWide,
        armWide,
        arm,
        depth,
        look.throwColour,
      );
  });
}

function throwBlanket(
  stage: Stage,
  spot: Spot,
  u: number,
  wide: number,
  top: number,
  depth: number,
  colour: string,
): void {
  const [v0, v1] = [-depth / 2 + 0.16, -depth / 2 + 0.52];
  stage.solids([
    solid(spot, [u - 0.025, u + wide + 0.025], [top - 0.28, top + 0.03], [v0, v1], colour, { round: 0.05 }),
  ]);
}

export type ChairShape = 'wood' | 'shell' | 'upholstered' | 'woven';

/** A dining chair. */
export function chair(stage: Stage, spot: Spot, shape: ChairShape, palette: Palette, colour: string): void {
  const wood = palette.wood;
  const seat = 0.46;
  const frame = shape === 'shell' ? darken(palette.metal, 0.1) : wood;
  const cover = shape === 'woven' ? '#d8b988' : shape === 'wood' ? lighten(wood, 0.1) : colour;
  const parts: Solid[] = [
    ...legs(spot, 0.46, 0.46, seat, 0.035, frame),
    solid(spot, [-0.23, 0.23], [seat - 0.05, seat], [-0.24, 0.22], cover, { round: 0.03 }),
  ];
  if (shape === 'shell' || shape === 'upholstered') {
    parts.push(solid(spot, [-0.22, 0.22], [seat + 0.02, 0.86], [0.19, 0.25], cover, { round: 0.06 }));
  } else {
    parts.push(
      solid(spot, [-0.22, -0.18], [seat, 0.86], [0.2, 0.24], frame),
      solid(spot, [0.18, 0.22], [seat, 0.86], [0.2, 0.24], frame),
    );
    parts.push(solid(spot, [-0.23, 0.23], [0.76, 0.87], [0.19, 0.25], frame, { round: 0.02 }));
    if (shape === 'wood')
      for (const u of [-0.09, 0, 0.09])
        parts.push(solid(spot, [u - 0.012, u + 0.012], [seat, 0.76], [0.21, 0.23], frame));
    else parts.push(solid(spot, [-0.18, 0.18], [0.55, 0.72], [0.21, 0.23], cover));
  }
  stand(stage, spot, 0.48, 0.5, 0.88, () => stage.solids(parts), 0.22);
}

/** An easy chair: a wooden frame with cushions, or a soft tub. */
export function armchair(stage: Stage, random: Random, spot: Spot, palette: Palette, colour: string): void {
  const tub = random.chance(0.45);
  const parts: Solid[] = tub
    ? [
        ...legs(spot, 0.66, 0.66, 0.16, 0.045, palette.wood),
        solid(spot, [-0.4, 0.4], [0.16, 0.3], [-0.38, 0.38], darken(colour, 0.08), { round: 0.1 }),
        solid(spot, [-0.27, 0.27], [0.3, 0.44], [-0.38, 0.22], lighten(colour, 0.07), { round: 0.08 }),
        solid(spot, [-0.4, -0.27], [0.3, 0.62], [-0.34, 0.38], colour, { round: 0.1 }),
        solid(spot, [0.27, 0.4], [0.3, 0.62], [-0.34, 0.38], colour, { round: 0.1 }),
        solid(spot, [-0.27, 0.27], [0.3, 0.78], [0.22, 0.38], colour, { round: 0.1 }),
      ]
    : [
        ...legs(spot, 0.72, 0.72, 0.56, 0.045, palette.wood),
        solid(spot, [-0.38, -0.32], [0.56, 0.6], [-0.38, 0.36], palette.wood),
        solid(spot, [0.32, 0.38], [0.56, 0.6], [-0.38, 0.36], palette.wood),
        solid(spot, [-0.31, 0.31], [0.24, 0.3], [-0.34, 0.34], palette.wood),
        solid(spot, [-0.3, 0.3], [0.31, 0.44], [-0.36, 0.2], colour, { round: 0.06 }),
        solid(spot, [-0.3, 0.3], [0.4, 0.86], [0.21, 0.34], lighten(colour, 0.06), { round: 0.06 }),
      ];
  stand(stage, spot, 0.82, 0.82, 0.86, () => {
    stage.solids(parts);
    if (spot.turn !== 2 && random.chance(0.6))
      cushion(stage, spot, 0, 0.45, 0.12, 0.36, mix(palette.spark, palette.linen, 0.15), random.range(-8, 8));
  });
}

/** A bar stool. */
export function stool(stage: Stage, spot: Spot, palette: Palette, seatColour: string): void {
  const parts = [
    ...legs(spot, 0.36, 0.36, 0.64, 0.03, palette.wood),
    solid(spot, [-0.16, 0.16], [0.24, 0.27], [-0.17, -0.14], palette.wood),
    solid(spot, [-0.19, 0.19], [0.64, 0.7], [-0.19, 0.19], seatColour, { round: 0.04 }),
  ];
  stand(stage, spot, 0.4, 0.4, 0.72, () => stage.solids(parts), 0.2);
}
