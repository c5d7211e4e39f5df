import type { Point } from './canvas.ts';
import type { BoxLook, Solid, Stage, Vec } from './stage.ts';

/**
 * Where a piece stands: the middle of its footprint, and which way its front looks (0 to the viewer, 1 right, 2 away, 3
 * left).
 */
export interface Spot {
  x: number;
  z: number;
  turn?: 0 | 1 | 2 | 3;
  y?: number;
}

type Span = readonly [number, number];

/** A place from a piece's own measures: `u` to its right seen from the front, `v` from its front to its back. */
export function placeIn({ x, z, turn = 0, y: base = 0 }: Spot, u: number, y: number, v: number): Vec {
  if (turn === 1) return [x - v, base + y, z + u];
  if (turn === 2) return [x - u, base + y, z - v];
  if (turn === 3) return [x + v, base + y, z - u];
  return [x + u, base + y, z + v];
}

/** A box in a piece's own measures. */
export function solid(
  spot: Spot,
  [u0, u1]: Span,
  [y0, y1]: Span,
  [v0, v1]: Span,
  colour: string,
  look?: BoxLook,
): Solid {
  const a = placeIn(spot, u0, y0, v0);
  const b = placeIn(spot, u1, y1, v1);
  return {
    min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    max: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
    colour,
    look,
  };
}

/** Puts a piece with this footprint in line to be drawn, and its shadow on the floor now. */
export function stand(
  stage: Stage,
  spot: Spot,
  width: number,
  depth: number,
  height: number,
  draw: () => void,
  shadow = 0.32,
): void {
  const foot = solid(spot, [-width / 2, width / 2], [0, height], [-depth / 2, depth / 2], '#000000');
  if (shadow > 0) {
    const [x, z]: [Point, Point] = [
      [foot.min[0], foot.max[0]],
      [foot.min[2], foot.max[2]],
    ];
    const y = (spot.y ?? 0) + 0.003;
    stage.castShadow(x, z, height, y, stage.sharpShadows ? 0.36 : 0.3);
    stage.contactShadow(x, z, y, shadow);
  }
  stage.later(foot.min, foot.max, draw);
}

/** Four legs under a top. */
export function legs(spot: Spot, width: number, depth: number, height: number, thick: number, colour: string): Solid[] {
  const [w, d] = [width / 2 - thick, depth / 2 - thick];
  return [
    [-w, -d],
    [w, -d],
    [-w, d],
    [w, d],
  ].map(([u, v]) =>
    solid(spot, [u! - thick / 2, u! + thick / 2], [0, height], [v! - thick / 2, v! + thick / 2], colour),
  );
}
