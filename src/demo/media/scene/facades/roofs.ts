import { n } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import type { Vec } from '../stage.ts';
import { block, layerOn, shifted, tone, wallShadow, type Front } from './front.ts';
import { facadeWindow } from './windows.ts';

/** A tiled slope seen from the front: from the eaves up to the ridge. */
export function tiledSlope(
  front: Front,
  eaves: readonly [Vec, Vec],
  ridge: readonly [Vec, Vec],
  colour = '#b8623c',
): void {
  const { stage, canvas, normal } = front;
  layerOn(front, 48);
  const base = stage.shade(colour, [normal[0] * 0.65, 0.75, normal[2] * 0.65]);
  const [a, b, c, d] = [stage.at(eaves[0]), stage.at(eaves[1]), stage.at(ridge[1]), stage.at(ridge[0])];
  canvas.poly(
    [a, b, c, d],
    canvas.linear(
      [0, Math.min(c[1], d[1])],
      [0, Math.max(a[1], b[1])],
      [0, lighten(base, 0.18)],
      [1, darken(base, 0.06)],
    ),
  );
  const count = Math.round(Math.hypot(eaves[1][0] - eaves[0][0], eaves[1][2] - eaves[0][2]) / 0.28);
  let ribs = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    ribs += `M${n(a[0] + (b[0] - a[0]) * t)} ${n(a[1] + (b[1] - a[1]) * t)}L${n(d[0] + (c[0] - d[0]) * t)} ${n(d[1] + (c[1] - d[1]) * t)}`;
  }
  const rib = (0.28 * stage.scale(eaves[0])) / 2.4;
  canvas.stroke(ribs, darken(base, 0.4), rib, 'stroke-opacity="0.34"');
  canvas.stroke(
    `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`,
    darken(base, 0.3),
    rib * 1.8,
    `stroke-dasharray="${n(rib * 1.4)} ${n(rib)}"`,
  );
}

/** A cornice along the wall's head, with its shadow. */
export function cornice(front: Front, u0: number, u1: number, v: number, out: number, colour: string): void {
  layerOn(front, 46);
  wallShadow(front, u0, u1, v - 0.3, v, out, 0.46);
  layerOn(front, 47);
  block(front, u0, u1, v - 0.5, v - 0.26, out * 0.45, darken(colour, 0.04));
  block(front, u0 - 0.1, u1 + 0.1, v - 0.27, v, out, colour);
}

/** A parapet of balusters. */
export function balustrade(front: Front, u0: number, u1: number, v: number, colour: string): void {
  const { stage } = front;
  layerOn(front, 48);
  block(front, u0, u1, v, v + 0.16, 0.06, colour);
  const gaps: Vec[][] = [];
  stage.poly(
    [
      front.at(u0, v + 0.16, 0.02),
      front.at(u1, v + 0.16, 0.02),
      front.at(u1, v + 0.8, 0.02),
      front.at(u0, v + 0.8, 0.02),
    ],
    tone(front, colour),
  );
  for (let u = u0 + 0.35; u < u1 - 0.3; u += 0.38)
    gaps.push([
      front.at(u, v + 0.2, 0.03),
      front.at(u + 0.2, v + 0.2, 0.03),
      front.at(u + 0.2, v + 0.74, 0.03),
      front.at(u, v + 0.74, 0.03),
    ]);
  stage.polys(gaps, stage.light.shadow, 'fill-opacity="0.42"');
  block(front, u0, u1, v + 0.78, v + 0.9, 0.1, colour);
}

/** A steep roof of slate or tiles with windows in it, above a wall from `u0` to `u1`. */
export function mansard(front: Front, u0: number, u1: number, v: number, colour: string, dormers: number): void {
  const { stage, canvas, normal } = front;
  layerOn(front, 48);
  const base = stage.shade(colour, [normal[0] * 0.8, 0.5, normal[2] * 0.8]);
  stage.poly(
    [
      front.at(u0, v + 0.05),
      front.at(u1, v + 0.05),
      front.at(u1 - 0.7, v + 2.1, -0.9),
      front.at(u0 + 0.7, v + 2.1, -0.9),
    ],
    canvas.down([0, lighten(base, 0.2)], [1, base]),
  );
  for (let i = 0; i < dormers; i += 1) {
    const u = u0 + ((i + 0.5) * (u1 - u0)) / dormers;
    layerOn(front, 49);
    block(front, u - 0.6, u + 0.6, v + 0.1, v + 1.6, 0, '#efe6d6', -0.6);
    facadeWindow({ ...shifted(front, 0.01), over: front.over + 50 }, u - 0.38, u + 0.38, v + 0.3, v + 1.35, {
      panes: [2, 1],
    });
    layerOn(front, 70);
    stage.poly(
      [front.at(u - 0.75, v + 1.6, 0.1), front.at(u + 0.75, v + 1.6, 0.1), front.at(u, v + 2.15, 0.1)],
      darken(base, 0.1),
    );
  }
}

/** The underside of eaves that stand out by `out`, with their shadow on the wall. */
export function eavesOf(front: Front, u0: number, u1: number, v: number, out: number, colour: string): void {
  layerOn(front, 46);
  wallShadow(front, u0, u1, v - 0.2, v, out * 1.2, 0.46);
  layerOn(front, 47);
  block(front, u0, u1, v - 0.2, v - 0.05, out * 0.8, darken(colour, 0.1));
}
