import { n, type Point } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Vec } from '../stage.ts';
import { block, inPicture, layerOn, quad, scaleAt, tone, wallShadow, type Front } from './front.ts';
import { drawAwning, drawBlind, drawGrille, drawShutter } from './shutters.ts';

export interface WindowLook {
  frame?: string;
  /** A moulding about it, of this colour. */
  surround?: string;
  /** A little roof of stone above the surround. */
  lintel?: boolean;
  arched?: boolean;
  shutters?: string;
  /** A roller or slatted blind, let down by this part. */
  blind?: { colour: string; down: number };
  grille?: boolean;
  panes?: readonly [number, number];
  sill?: boolean;
  awning?: string;
  /** How deep the glass lies in the wall, metres. */
  depth?: number;
}

const archOf = (front: Front, u0: number, u1: number, v0: number, v1: number, out: number): Vec[] => {
  const [middle, r] = [(u0 + u1) / 2, (u1 - u0) / 2];
  return [
    front.at(u0, v0, out),
    ...Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (1 - i / 10);
      return front.at(middle + Math.cos(angle) * r, v1 - r + Math.sin(angle) * r, out);
    }),
    front.at(u1, v0, out),
  ];
};

/** What of the glass, `depth` behind the wall, is seen through the opening in it. */
function glassWithin(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  depth: number,
): [number, number, number, number] {
  const { stage, normal, along } = front;
  const [x, , z] = front.at(0, 0);
  const [cx, cy, cz] = stage.camera.at;
  const eyeU = (cx - x) * along[0] + (cz - z) * along[2];
  const eyeOut = Math.max(0.5, (cx - x) * normal[0] + (cz - z) * normal[2]);
  const t = depth / (eyeOut + depth);
  const seen = (place: number, eye: number): number => place + (eye - place) * t;
  return [
    Math.max(u0, seen(u0, eyeU)),
    Math.min(u1, seen(u1, eyeU)),
    Math.max(v0, seen(v0, cy)),
    Math.min(v1, seen(v1, cy)),
  ];
}

/** Glass by day gives back some of the sky and is dark beneath it; by night it is lit or black. */
function glassPaint(front: Front, lit: boolean): string {
  const {
    canvas,
    random,
    stage: { light },
  } = front;
  if (lit) {
    const [top, foot] = random.pick([
      ['#ffd58a', '#f2a655'],
      ['#ffe3a6', '#f6b968'],
      ['#ffcf86', '#e6994e'],
    ] as const);
    return canvas.down([0, top], [1, foot]);
  }
  const sky = mix(light.sky[0], light.sky[1], front.slide ? 0.7 : 0.3);
  const night = light.lampsOn ? 0.3 : 0;
  const [high, low] = random.pick([
    [0.4, 0.78],
    [0.3, 0.68],
    [0.55, 0.8],
  ] as const);
  return canvas.down([0, mix(sky, '#2b4152', high + night)], [1, mix(light.sky[1], '#1d2c38', low + night * 0.4)]);
}

function drawBars(
  front: Front,
  [u0, u1, v0, v1]: readonly [number, number, number, number],
  [across, up]: readonly [number, number],
  arched: boolean,
  colour: string,
  out: number,
): void {
  const { stage, canvas } = front;
  const m = scaleAt(front, u0, v0);
  let d = '';
  const line = (a: Vec, b: Vec): void => {
    const [p, q] = [stage.at(a), stage.at(b)];
    d += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  for (let i = 1; i < across; i += 1)
    line(front.at(u0 + ((u1 - u0) * i) / across, v0, out), front.at(u0 + ((u1 - u0) * i) / across, v1, out));
  const thin = d;
  d = '';
  for (let i = 1; i < up; i += 1)
    line(front.at(u0, v0 + ((v1 - v0) * i) / up, out), front.at(u1, v0 + ((v1 - v0) * i) / up, out));
  const ring: Point[] = (
    arched
      ? archOf(front, u0 + 0.03, u1 - 0.03, v0 + 0.03, v1 - 0.03, out)
      : quad(front, u0 + 0.03, u1 - 0.03, v0 + 0.03, v1 - 0.03, out)
  ).map((point) => stage.at(point));
  canvas.stroke(`${thin}M${ring.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, colour, 0.075 * m);
  if (d) canvas.stroke(d, colour, 0.045 * m);
}

/** A window that is no more than a stroke in the picture. */
function farWindow(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  { surround, shutters }: WindowLook,
): void {
  const { stage } = front;
  layerOn(front, 1);
  if (surround) stage.poly(quad(front, u0 - 0.16, u1 + 0.16, v0, v1 + 0.16), tone(front, surround, 0.2));
  if (shutters) stage.poly(quad(front, u0 - 0.5, u1 + 0.5, v0, v1), tone(front, shutters, 0.2));
  layerOn(front, 4);
  stage.poly(quad(front, u0, u1, v0, v1), stage.light.lampsOn ? '#f2a655' : '#4f6674');
}

/** A window or balcony door set into the wall. */
export function facadeWindow(
  front: Front,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  look: WindowLook = {},
): void {
  const { stage, random, slide } = front;
  const { light } = stage;
  if (!inPicture(front, u0, u1, v0, v1)) return;
  const m = scaleAt(front, (u0 + u1) / 2, v0);
  const [w, h] = [u1 - u0, v1 - v0];
  const shape = (grow: number, out = 0): Vec[] =>
    look.arched
      ? archOf(front, u0 - grow, u1 + grow, v0, v1 + grow, out)
      : quad(front, u0 - grow, u1 + grow, v0 - grow * 0.4, v1 + grow, out);
  const across = Math.abs(stage.at(front.at(u1, v0))[0] - stage.at(front.at(u0, v0))[0]);
  const fine = m > 20 && across > 14;
  if (across < 7) return farWindow(front, u0, u1, v0, v1, look);
  layerOn(front, 1);
  if (look.surround) stage.poly(shape(0.16), tone(front, look.surround, 0.2));
  if (look.lintel && look.surround) {
    layerOn(front, 2);
    wallShadow(front, u0 - 0.24, u1 + 0.24, v1 + 0.2, v1 + 0.32, 0.2, 0.36);
    layerOn(front, 3);
    block(front, u0 - 0.26, u1 + 0.26, v1 + 0.2, v1 + 0.32, 0.16, look.surround);
  }
  const lit = light.lampsOn && random.chance(0.55);
  const depth = look.depth ?? 0.2;
  layerOn(front, 4);
  stage.poly(shape(0), darken(tone(front, look.surround ?? '#d9cdb8'), slide ? 0.3 : 0.42));
  const glass = look.arched ? ([u0, u1, v0, v1] as const) : glassWithin(front, u0, u1, v0, v1, depth);
  const [g0, g1, b0, b1] = glass;
  layerOn(front, 5);
  stage.poly(look.arched ? shape(0) : quad(front, g0, g1, b0, b1), glassPaint(front, lit));
  layerOn(front, 6);
  const top = look.arched ? v1 - w * 0.45 : b1;
  if (!look.blind && random.chance(0.6)) {
    const side = random.chance(0.5) ? [g0, g0 + w * 0.3] : [g1 - w * 0.3, g1];
    stage.poly(
      quad(front, side[0]!, side[1]!, b0, top),
      lit ? '#fff0cc' : lighten(light.haze, 0.4),
      `fill-opacity="${lit ? 0.55 : light.lampsOn ? 0.12 : 0.42}"`,
    );
  }
  layerOn(front, 7);
  if (!lit && fine)
    stage.poly(
      [
        front.at(g0, b0 + h * 0.35),
        front.at(g0 + w * 0.55, top),
        front.at(Math.min(g1, g0 + w * 0.85), top),
        front.at(g0, b0 + h * 0.05),
      ],
      '#ffffff',
      `fill-opacity="${slide ? 0.17 : 0.09}"`,
    );
  layerOn(front, 8);
  drawBars(front, glass, look.panes ?? [2, 2], look.arched ?? false, tone(front, look.frame ?? '#f4efe4', 0), 0);
  layerOn(front, 9);
  // The wall's thickness shades the glass from above and from the sun's side.
  if (!look.arched && slide && fine) {
    const [du, dv] = [depth * slide[0], depth * slide[1]];
    const strip = [quad(front, g0, g1, Math.max(b0, v1 - dv), b1)];
    if (Math.abs(du) > 0.03)
      strip.push(
        du > 0
          ? quad(front, g0, Math.min(g1, u0 + du), b0, Math.max(b0, v1 - dv))
          : quad(front, Math.max(g0, u1 + du), g1, b0, Math.max(b0, v1 - dv)),
      );
    stage.polys(strip, light.shadow, 'fill-opacity="0.45"');
  }
  if (look.blind) drawBlind(front, u0, u1, v1 - h * look.blind.down, v1, look.blind.colour, fine);
  layerOn(front, 12);
  if (look.sill) block(front, u0 - 0.12, u1 + 0.12, v0 - 0.1, v0, 0.14, lighten(look.surround ?? '#efe6d6', 0.1));
  if (look.shutters)
    for (const [p, q] of [
      [u0 - w * 0.52, u0 - 0.03],
      [u1 + 0.03, u1 + w * 0.52],
    ] as const)
      drawShutter(front, p, q, v0, look.arched ? v1 - w * 0.35 : v1, look.shutters);
  if (look.grille) drawGrille(front, u0 - 0.06, u1 + 0.06, v0 - 0.06, v1 + 0.06);
  if (look.awning) drawAwning(front, u0 - 0.15, u1 + 0.15, v1 + 0.05, h * 0.42, 0.9, look.awning);
}

/** A door of the street: leaves with panels, a light above, a step. */
export function door(
  front: Front,
  u: number,
  wide: number,
  high: number,
  colour: string,
  surround: string,
  arched: boolean,
  base = 0,
): void {
  const { stage, random } = front;
  facadeWindow(front, u - wide / 2, u + wide / 2, base, base + high, {
    frame: darken(colour, 0.2),
    surround,
    arched,
    panes: [2, 1],
    depth: 0.3,
  });
  layerOn(front, 18);
  const inner = arched ? high - wide / 2 : high * 0.8;
  const leaf = tone(front, colour, 0);
  stage.poly(
    quad(front, u - wide / 2 + 0.05, u + wide / 2 - 0.05, base, base + inner),
    stage.canvas.down([0, darken(leaf, 0.2)], [0.25, lighten(leaf, 0.08)], [1, darken(leaf, 0.12)]),
  );
  const seam = darken(leaf, 0.4);
  layerOn(front, 19);
  stage.line([front.at(u, base), front.at(u, base + inner)], seam, 0.03);
  for (const [a, b] of [
    [u - wide * 0.38, u - wide * 0.1],
    [u + wide * 0.1, u + wide * 0.38],
  ] as const) {
    for (const [c, d] of [
      [0.2, 0.9],
      [1.05, inner - 0.2],
    ] as const) {
      if (d - c < 0.2) continue;
      const ring = quad(front, a, b, base + c, base + d);
      stage.line([...ring, ring[0]!], seam, 0.025, 'stroke-opacity="0.7"');
    }
  }
  stage.line(
    [front.at(u + 0.08, base + 1.02), front.at(u + 0.08, base + 1.18)],
    stage.shade(random.pick(['#c9a45a', '#b9bcb9']), [0, 0.3, -1]),
    0.04,
    'stroke-linecap="round"',
  );
}
