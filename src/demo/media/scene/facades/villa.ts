import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { block, isSeen, plaster, quad, shifted, tone, wallShadow, type Front } from './front.ts';
import { leafyPot } from './balconies.ts';
import { tiledSlope } from './roofs.ts';
import { openShot, sideFronts, type Shot } from './shots.ts';
import { facadeWindow } from './windows.ts';
import { drawDistance, drawGround, drawHedge, drawStreetTree } from './street.ts';

/** Water before a house: the sky in it, and the house upside down. */
function drawPoolBefore(front: Front, u0: number, u1: number, out0: number, out1: number): void {
  const { stage, canvas, random } = front;
  const { light } = stage;
  const deck = stage.shade(random.pick(['#e9dcc4', '#d9b98f', '#cfc8ba']), [0, 1, 0]);
  const flat = (a: number, b: number, c: number, d: number, fill: string, attributes = ''): void =>
    stage.poly(
      [front.at(a, 0.01, c), front.at(b, 0.01, c), front.at(b, 0.01, d), front.at(a, 0.01, d)],
      fill,
      attributes,
    );
  flat(u0 - 6, u1 + 6, 0.1, out0 - 0.5, deck);
  flat(u0 - 1, u1 + 1, out0 - 0.9, out1 + 0.9, lighten(deck, 0.1));
  flat(
    u0,
    u1,
    out0,
    out1,
    canvas.down(
      [0, mix('#bfe6e2', light.sky[2], 0.4)],
      [0.35, mix('#5fbfc6', light.sky[1], 0.2)],
      [1, light.lampsOn ? '#2a7f9c' : '#2f9db2'],
    ),
  );
  // The white of the house and the dark of its glass, drawn down into the water.
  flat(
    u0 + (u1 - u0) * 0.15,
    u0 + (u1 - u0) * 0.7,
    out0,
    out0 + (out1 - out0) * 0.45,
    light.lampsOn ? '#ffd596' : '#fff8ea',
    'fill-opacity="0.24"',
  );
  flat(u0, u1, out0, out0 + 0.3, light.shadow, 'fill-opacity="0.3"');
  let ripples = '';
  for (let i = 0; i < 30; i += 1) {
    const [u, out] = [random.range(u0 + 0.2, u1 - 1), random.range(out0 + 0.4, out1 - 0.1)];
    const [p, q, r] = [
      stage.at(front.at(u, 0.02, out)),
      stage.at(front.at(u + 0.4, 0.02, out + 0.06)),
      stage.at(front.at(u + random.range(0.5, 0.9), 0.02, out)),
    ];
    ripples += `M${n(p[0])} ${n(p[1])}Q${n(q[0])} ${n(q[1])} ${n(r[0])} ${n(r[1])}`;
  }
  canvas.stroke(ripples, '#f6fffb', 2.2, 'stroke-opacity="0.5" stroke-linecap="round"');
}

/** A bed to lie on in the sun. */
function sunBed(front: Front, u: number, out: number, cloth: string): void {
  const { stage } = front;
  stage.castShadow([u - 0.35, u + 0.35], [-out - 0.95, -out + 0.95], 0.4, 0.012, 0.4);
  block(front, u - 0.35, u + 0.35, 0.18, 0.34, out + 0.95, cloth, out - 0.6);
  stage.poly(
    [
      front.at(u - 0.35, 0.34, out - 0.35),
      front.at(u + 0.35, 0.34, out - 0.35),
      front.at(u + 0.35, 0.85, out - 0.95),
      front.at(u - 0.35, 0.85, out - 0.95),
    ],
    stage.shade(lighten(cloth, 0.15), [0, 0.7, -0.6]),
  );
}

function shotOf(random: Random): Shot {
  const turn = random.pick([-1, 1]);
  const dice = random.next();
  if (dice < 0.25) return { aim: [0, 2.7], wide: random.range(19, 22), yaw: random.range(-0.12, 0.12), eye: 1.8 };
  if (dice < 0.65)
    return {
      aim: [-turn * 2.5, 2.6],
      wide: random.range(17, 21),
      yaw: turn * random.range(0.34, 0.6),
      far: 0.85,
      eye: 1.8,
    };
  return {
    aim: [-turn * 1, 1.5],
    wide: random.range(14, 17),
    yaw: turn * random.range(0.2, 0.5),
    far: 0.9,
    eye: random.range(1.3, 1.7),
  };
}

/** A detached house: white cubes with great panes, or arches under tiles. */
export function drawVilla(canvas: Canvas, home: Home, random: Random): void {
  const front = openShot(canvas, home, random, shotOf(random));
  front.ends = [-7, 7];
  drawDistance(front, home.facts.view === 'sea' ? 'sea' : random.pick(['hills', 'trees']));
  for (const u of [-9.5, -13, 9.8, 12.5])
    drawStreetTree(
      front,
      u,
      random.range(-10, -4),
      random.range(6, 9.5),
      random.pick(['pine', 'cypress', 'palm', 'pine']),
    );
  drawGround(front, 'lawn');
  drawPoolBefore(front, random.range(-6, -4), random.range(3, 6), 3.6, 8.5);
  if (home.random.fork('villa').chance(0.6)) cubes(front);
  else arches(front);
  drawHedge(front, -10.5, -7.6, 2.4, 0.9, random.pick(['#b69ad0', '#f3ead8', undefined]));
  drawHedge(front, 7.8, 10.8, 2, 1, random.pick(['#e9a3b5', undefined]));
  if (random.chance(0.6)) for (const k of [0, 1.1]) sunBed(front, random.pick([-6.6, 6.2]) + k, 2, home.palette.linen);
  for (const u of [-7, 6.6]) leafyPot(front, u, 0, 1.2, '#9fb86a', random.range(1.8, 2.6));
  drawStreetTree(front, random.pick([-1, 1]) * 9, 5.5, random.range(3.6, 5), random.pick(['olive', 'palm', 'orange']));
}

function cubes(front: Front): void {
  const { stage, random, home } = front;
  const white = random.pick(['#f7f2e8', '#f2eadb', '#ece2d0']);
  const accent = random.pick([home.palette.wood, '#b98a5c', '#c9ab86', home.palette.accentWall]);
  const flip = random.chance(0.5) ? 1 : -1;
  const span = (a: number, b: number): [number, number] => (flip > 0 ? [a, b] : [-b, -a]);
  const [g0, g1] = span(-6.8, 6.4);
  stage.box([g0, 0, 0], [g1, 3.1, 9], white);
  for (const side of sideFronts(front, 0, 9).map((face) => shifted(face, face.normal[0] > 0 ? g1 : -g0)))
    if (isSeen(side)) sideOfCube(side, 0, 9, 0, 3.1, white);
  plaster(front, g0, g1, 0, 3.1, white);
  const [w0, w1] = span(-3.6, 5.6);
  facadeWindow(front, w0, w1, 0.05, 2.75, { frame: '#3a3d3f', panes: [5, 1], depth: 0.35 });
  const [d0, d1] = span(-6.4, -4.2);
  stage.poly(quad(front, d0, d1, 0, 3.1, 0.02), tone(front, accent));
  for (let u = d0; u < d1; u += 0.2)
    stage.line([front.at(u, 0, 0.03), front.at(u, 3.1, 0.03)], darken(accent, 0.35), 0.02, 'stroke-opacity="0.6"');
  const [u0, u1] = span(-4.6, 7.2);
  wallShadow(front, g0, g1, 2.6, 3.2, 1.6, 0.34);
  stage.box([u0, 3.2, -1.6], [u1, 6.3, 7], lighten(white, 0.3));
  const upper = shifted(front, 1.6);
  for (const side of sideFronts(front, 0, 7).map((face) => shifted(face, face.normal[0] > 0 ? u1 : -u0)))
    if (isSeen(side))
      sideOfCube(side, side.normal[0] > 0 ? -1.6 : 0, side.normal[0] > 0 ? 7 : 8.6, 3.2, 6.3, lighten(white, 0.3));
  plaster(upper, u0, u1, 3.2, 6.3, lighten(white, 0.3));
  const [a0, a1] = span(-3.9, -0.4);
  facadeWindow(upper, a0, a1, 3.7, 5.8, { frame: '#3a3d3f', panes: [2, 1], depth: 0.3 });
  const [b0, b1] = span(0.8, 6.2);
  stage.poly(quad(upper, b0, b1, 3.45, 6.05, 0.01), tone(front, darken(accent, 0.1)));
  facadeWindow(upper, b0 + 0.3, b1 - 0.3, 3.6, 5.9, { frame: '#3a3d3f', panes: [3, 1], depth: 0.3 });
  stage.poly(quad(upper, b0, b1, 3.45, 4.4, 0.1), '#cfe4e6', 'fill-opacity="0.4"');
}

/** The flank of a white cube, with a long slit of glass in it. */
function sideOfCube(side: Front, u0: number, u1: number, v0: number, v1: number, white: string): void {
  plaster(side, u0, u1, v0, v1, white);
  facadeWindow(side, u0 + 2, u0 + 3.6, v0 + 0.6, v1 - 0.5, { frame: '#3a3d3f', panes: [1, 1], depth: 0.3 });
  facadeWindow(side, u1 - 3, u1 - 1.2, v1 - 1.4, v1 - 0.6, { frame: '#3a3d3f', panes: [2, 1], depth: 0.3 });
}

function arches(front: Front): void {
  const { stage, random, home } = front;
  const white = random.pick(['#faf5ea', '#f3e6d0', '#efd9bd', '#f7f0e2']);
  const trim = random.pick(['#e3d2b2', '#d9b48f', '#f3ead8']);
  const count = random.int(3, 6);
  const half = Math.max(5.2, count * 1.28);
  const flip = random.pick([-1, 1]);
  const [a, b] =
    flip > 0
      ? [-half + random.range(0, 1.8), half - random.range(2, 4)]
      : [-half + random.range(2, 4), half - random.range(0, 1.8)];
  const shutters = random.chance(0.6) ? random.pick([home.palette.spark, '#5f7d6a', '#5d7f93', '#7c4b35']) : undefined;
  stage.box([-half, 0, 0], [half, 3.2, 9], white);
  stage.box([a, 3.2, 0.6], [b, 6, 8], white);
  const upper = shifted(front, -0.6);
  plaster(upper, a, b, 3.2, 6, white);
  const bays = random.int(2, 4);
  for (let i = 0; i < bays; i += 1)
    facadeWindow(upper, a + ((i + 0.5) * (b - a)) / bays - 0.5, a + ((i + 0.5) * (b - a)) / bays + 0.5, 4.1, 5.5, {
      surround: trim,
      arched: shutters === undefined,
      shutters,
      frame: '#7a5a3c',
      sill: true,
    });
  wallShadow(upper, a, b, 5.7, 6, 0.5, 0.3);
  tiledSlope(
    front,
    [
      [a - 0.3, 5.95, 0.1],
      [b + 0.3, 5.95, 0.1],
    ],
    [
      [a + 1, 7.3, 4],
      [b - 1, 7.3, 4],
    ],
  );
  plaster(front, -half, half, 0, 3.2, white);
  for (let i = 0; i < count; i += 1)
    facadeWindow(
      front,
      -half + ((i + 0.5) * 2 * half) / count - 0.92,
      -half + ((i + 0.5) * 2 * half) / count + 0.92,
      0,
      2.75,
      { arched: true, surround: trim, frame: '#7a5a3c', panes: [2, 1], depth: 0.4 },
    );
  wallShadow(front, -half, half, 2.9, 3.2, 0.6, 0.3);
  tiledSlope(
    front,
    [
      [-half - 0.4, 3.1, -0.7],
      [half + 0.4, 3.1, -0.7],
    ],
    [
      [-half, 3.75, 0.6],
      [half, 3.75, 0.6],
    ],
  );
  block(front, -half - 0.3, half + 0.3, 0, 0.12, 1.6, '#dccbb0');
}
