import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { block, facadeWindow, openFront, plaster, quad, tiledSlope, wallShadow, type Front } from './front.ts';
import { drawDistance, drawGround, drawHedge, drawStreetTree } from './street.ts';

/** Water before a house, with the light of the sky on it. */
function drawPoolBefore(front: Front, u0: number, u1: number, out0: number, out1: number): void {
  const { stage, canvas, random } = front;
  const deck = stage.shade('#e6d8be', [0, 1, 0]);
  const flat = (a: number, b: number, c: number, d: number, fill: string, attributes = ''): void => stage.poly([front.at(a, 0.01, c), front.at(b, 0.01, c), front.at(b, 0.01, d), front.at(a, 0.01, d)], fill, attributes);
  flat(u0 - 1, u1 + 1, out0 - 0.9, out1 + 0.9, deck);
  flat(u0, u1, out0, out1, canvas.down([0, '#9ed4d6'], [1, '#3f9fb0']));
  flat(u0, u1, out0, out0 + 0.35, stage.light.shadow, 'fill-opacity="0.25"');
  for (let i = 0; i < 9; i += 1) {
    const [u, out] = [random.range(u0 + 0.3, u1 - 1.6), random.range(out0 + 0.5, out1 - 0.2)];
    stage.line([front.at(u, 0.02, out), front.at(u + random.range(0.4, 1.3), 0.02, out)], '#f3fbf8', 0.04, 'stroke-opacity="0.55" stroke-linecap="round"');
  }
}

/** A detached house: white cubes with great panes, or arches under tiles. */
export function drawVilla(canvas: Canvas, home: Home, random: Random): void {
  const front = openFront(canvas, home, random, { wide: random.range(19, 23), horizon: 0.68, yaw: random.range(0.1, 0.32) * random.pick([-1, 1]), eye: 1.9 });
  front.ends = [-4.5, 4.5];
  drawDistance(front, home.view === 'sea' ? 'sea' : random.pick(['hills', 'trees']));
  drawStreetTree(front, -9.5, -4, random.range(6, 9), random.pick(['pine', 'cypress', 'palm']));
  drawStreetTree(front, 9.8, -5, random.range(6, 9), random.pick(['pine', 'cypress', 'palm']));
  drawGround(front, 'lawn');
  if (home.random.fork('villa').chance(0.55)) cubes(front);
  else arches(front);
  drawPoolBefore(front, random.range(-6, -4), random.range(3, 6), 3.6, 8.5);
  drawHedge(front, -10.5, -7.6, 2.4, 0.9, random.pick(['#b69ad0', '#f3ead8', undefined]));
  drawHedge(front, 7.8, 10.8, 2, 1, random.pick(['#e9a3b5', undefined]));
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
  plaster(front, g0, g1, 0, 3.1, white);
  const [w0, w1] = span(-3.6, 5.6);
  facadeWindow(front, w0, w1, 0.05, 2.75, { frame: '#3a3d3f', panes: [5, 1], depth: 0.35 });
  const [d0, d1] = span(-6.4, -4.2);
  stage.poly(quad(front, d0, d1, 0, 3.1, 0.02), stage.paint(accent, [0, 0, -1]));
  for (let u = d0; u < d1; u += 0.2) stage.line([front.at(u, 0, 0.03), front.at(u, 3.1, 0.03)], darken(accent, 0.35), 0.02, 'stroke-opacity="0.6"');
  const [u0, u1] = span(-4.6, 7.2);
  wallShadow(front, g0, g1, 2.6, 3.2, 1.6, 0.34);
  stage.box([u0, 3.2, -1.6], [u1, 6.3, 7], lighten(white, 0.3));
  const upper: Front = { ...front, z: -1.6, at: (u, v, out = 0) => front.at(u, v, out + 1.6) };
  plaster(upper, u0, u1, 3.2, 6.3, lighten(white, 0.3));
  const [a0, a1] = span(-3.9, -0.4);
  facadeWindow(upper, a0, a1, 3.7, 5.8, { frame: '#3a3d3f', panes: [2, 1], depth: 0.3 });
  const [b0, b1] = span(0.8, 6.2);
  stage.poly(quad(upper, b0, b1, 3.45, 6.05, 0.01), stage.shade(darken(accent, 0.1), [0, 0, -1]));
  facadeWindow(upper, b0 + 0.3, b1 - 0.3, 3.6, 5.9, { frame: '#3a3d3f', panes: [3, 1], depth: 0.3 });
  stage.poly(quad(upper, b0, b1, 3.45, 4.4, 0.1), '#cfe4e6', 'fill-opacity="0.4"');
}

function arches(front: Front): void {
  const { stage, random, home } = front;
  const white = random.pick(['#faf5ea', '#f3e6d0', '#efd9bd', '#f7f0e2']);
  const trim = random.pick(['#e3d2b2', '#d9b48f', '#f3ead8']);
  const count = random.int(3, 6);
  const half = Math.max(5.2, count * 1.28);
  const flip = random.pick([-1, 1]);
  const [a, b] = flip > 0 ? [-half + random.range(0, 1.8), half - random.range(2, 4)] : [-half + random.range(2, 4), half - random.range(0, 1.8)];
  const shutters = random.chance(0.6) ? random.pick([home.palette.spark, '#5f7d6a', '#5d7f93', '#7c4b35']) : undefined;
  stage.box([-half, 0, 0], [half, 3.2, 9], white);
  stage.box([a, 3.2, 0.6], [b, 6, 8], white);
  const upper: Front = { ...front, z: 0.6, at: (u, v, out = 0) => front.at(u, v, out - 0.6) };
  plaster(upper, a, b, 3.2, 6, white);
  const bays = random.int(2, 4);
  for (let i = 0; i < bays; i += 1) facadeWindow(upper, a + ((i + 0.5) * (b - a)) / bays - 0.5, a + ((i + 0.5) * (b - a)) / bays + 0.5, 4.1, 5.5, { surround: trim, arched: shutters === undefined, shutters, frame: '#7a5a3c', sill: true });
  wallShadow(upper, a, b, 5.7, 6, 0.5, 0.3);
  tiledSlope(front, [[a - 0.3, 5.95, 0.1], [b + 0.3, 5.95, 0.1]], [[a + 1, 7.3, 4], [b - 1, 7.3, 4]]);
  plaster(front, -half, half, 0, 3.2, white);
  for (let i = 0; i < count; i += 1) facadeWindow(front, -half + ((i + 0.5) * 2 * half) / count - 0.92, -half + ((i + 0.5) * 2 * half) / count + 0.92, 0, 2.75, { arched: true, surround: trim, frame: '#7a5a3c', panes: [2, 1], depth: 0.4 });
  wallShadow(front, -half, half, 2.9, 3.2, 0.6, 0.3);
  tiledSlope(front, [[-half - 0.4, 3.1, -0.7], [half + 0.4, 3.1, -0.7]], [[-half, 3.75, 0.6], [half, 3.75, 0.6]]);
  block(front, -half - 0.3, half + 0.3, 0, 0.12, 1.6, '#dccbb0');
}
