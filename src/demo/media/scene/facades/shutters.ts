import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Vec } from '../stage.ts';
import { layerOn, quad, scaleAt, tone, wallShadow, type Front } from './front.ts';

/** A blind of slats let down before the glass. */
export function drawBlind(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  colour: string,
  fine: boolean,
): void {
  const { stage } = front;
  const base = tone(front, colour, 0.2);
  layerOn(front, 10);
  stage.poly(quad(front, u0, u1, v0, v1, 0.02), base);
  layerOn(front, 11);
  if (!fine || scaleAt(front, u0, v0) * 0.05 < front.canvas.pixel * 0.3) return;
  const slats: Vec[][] = [];
  for (let v = v0 + 0.08; v < v1; v += 0.16) slats.push(quad(front, u0, u1, v, v + 0.05, 0.02));
  stage.polys(slats, darken(base, 0.35), 'fill-opacity="0.4"');
}

/** A leaf of a shutter, open against the wall. */
export function drawShutter(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  layerOn(front, 13);
  wallShadow(front, u0, u1, v0, v1, 0.12, 0.34);
  const { stage } = front;
  const base = tone(front, colour, 0.2);
  layerOn(front, 14);
  stage.poly(quad(front, u0, u1, v0, v1, 0.05), base);
  layerOn(front, 15);
  if (scaleAt(front, u0, v0) * 0.07 < front.canvas.pixel * 0.3) return;
  const slats: Vec[][] = [];
  const middle = (v0 + v1) / 2;
  for (let v = v0 + 0.14; v < v1 - 0.1; v += 0.15)
    if (Math.abs(v - middle) > 0.12) slats.push(quad(front, u0 + 0.07, u1 - 0.07, v, v + 0.07, 0.05));
  stage.polys(slats, darken(base, 0.34), 'fill-opacity="0.6"');
}

/** Bars before a window of the ground floor. */
export function drawGrille(front: Front, u0: number, u1: number, v0: number, v1: number, out = 0.16): void {
  const { stage, canvas } = front;
  layerOn(front, 16);
  wallShadow(front, u0, u1, v0, v1, 0.05, 0.12);
  layerOn(front, 17);
  let d = '';
  const bar = (a: Vec, b: Vec): void => {
    const [p, q] = [stage.at(a), stage.at(b)];
    d += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  for (let u = u0; u <= u1 + 0.01; u += (u1 - u0) / Math.max(3, Math.round((u1 - u0) / 0.16)))
    bar(front.at(u, v0, out), front.at(u, v1, out));
  for (let i = 0; i <= 3; i += 1)
    bar(front.at(u0, v0 + ((v1 - v0) * i) / 3, out), front.at(u1, v0 + ((v1 - v0) * i) / 3, out));
  canvas.stroke(d, mix('#24282c', stage.light.haze, 0.06), 0.035 * scaleAt(front, u0, v0));
}

/** A cloth stretched out over a window or a shop. */
export function drawAwning(
  front: Front,
  u0: number,
  u1: number,
  v: number,
  drop: number,
  out: number,
  colour: string,
  stripe?: string,
): void {
  const { stage, normal } = front;
  layerOn(front, 40);
  wallShadow(front, u0, u1, v - drop * 0.6, v, out * 0.7, 0.4);
  layerOn(front, 41);
  const base = stage.shade(colour, [normal[0] * 0.7, 0.7, normal[2] * 0.7]);
  const slope = (a: number, b: number): Vec[] => [
    front.at(a, v),
    front.at(b, v),
    front.at(b, v - drop, out),
    front.at(a, v - drop, out),
  ];
  stage.poly(slope(u0, u1), stage.canvas.down([0, lighten(base, 0.2)], [1, darken(base, 0.04)]));
  layerOn(front, 42);
  if (stripe) {
    const bands: Vec[][] = [];
    for (let u = u0 + 0.12; u < u1 - 0.1; u += 0.36) bands.push(slope(u, Math.min(u1, u + 0.18)));
    stage.polys(bands, stage.shade(stripe, [normal[0] * 0.7, 0.7, normal[2] * 0.7]));
  }
  stage.poly(
    [
      front.at(u0, v - drop, out),
      front.at(u1, v - drop, out),
      front.at(u1, v - drop - 0.18, out),
      front.at(u0, v - drop - 0.18, out),
    ],
    darken(base, 0.22),
  );
}
