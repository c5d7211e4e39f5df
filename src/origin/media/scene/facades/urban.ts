import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, block, brick, drawAwning, facadeWindow, openFront, plaster, quad, wallShadow, type Front } from './front.ts';
import { drawDistance, drawGround, drawNeighbour, drawStreetLamp, drawStreetShade, drawStreetTree } from './street.ts';

const neighbourTones = ['#e6d3b3', '#d9b48f', '#e9dcc6', '#cfc0a6', '#dcae8c', '#c9b8a2'];

function besides(front: Front, half: number, height: number): void {
  const { random } = front;
  drawNeighbour(front, -half - 15, -half, height * random.range(0.75, 1.08), random.pick(neighbourTones));
  drawNeighbour(front, half, half + 15, height * random.range(0.75, 1.08), random.pick(neighbourTones));
}

/** Metres across the picture: the whole house under its sky, or near enough to see the balconies. */
const framed = (random: Random, height: number, half: number): number => (random.chance(0.65) ? Math.max(half * 2.5, (height + 2.4) * 2.02) : half * random.range(1.9, 2.4));

function groundFloor(front: Front, half: number, height: number, stone: string, bays: number, arched: boolean): void {
  const { stage, random, home } = front;
  plaster(front, -half, half, 0, height, stone);
  for (let v = 0.5; v < height; v += 0.5) stage.line([front.at(-half, v), front.at(half, v)], darken(stage.shade(stone, [0, 0, -1]), 0.25), 0.02, 'stroke-opacity="0.5"');
  const portal = Math.floor(bays / 2);
  for (let bay = 0; bay < bays; bay += 1) {
    const u = -half + ((bay + 0.5) * 2 * half) / bays;
    const w = bay === portal ? 0.8 : 0.95;
    if (bay === portal) {
      facadeWindow(front, u - w, u + w, 0, height - 0.55, { frame: darken(home.palette.wood, 0.35), arched, panes: [2, 1], surround: lighten(stone, 0.25), depth: 0.25 });
      stage.poly(quad(front, u - w + 0.06, u + w - 0.06, 0, 1.1), stage.shade(darken(home.palette.wood, 0.3), [0, 0, -1]));
    } else {
      facadeWindow(front, u - w, u + w, 0.3, height - 0.6, { frame: random.pick(['#2f4a45', '#3a3d3f', '#6b3c2a']), arched: arched && random.chance(0.5), panes: [2, 1], depth: 0.22 });
      if (random.chance(0.5)) drawAwning(front, u - w - 0.2, u + w + 0.2, height - 0.55, 0.5, 1.1, random.pick([home.palette.spark, home.palette.fabric, '#e9dcc2', '#35515a']));
    }
  }
}

function eixampleTop(front: Front, half: number, height: number, stone: string): void {
  const { stage, random } = front;
  wallShadow(front, -half, half, height - 0.5, height, 0.5, 0.3);
  block(front, -half - 0.15, half + 0.15, height - 0.3, height, 0.45, stone);
  block(front, -half, half, height, height + 0.85, 0.1, lighten(stone, 0.08));
  for (let u = -half + 0.4; u < half; u += 0.5) stage.poly(quad(front, u, u + 0.2, height + 0.12, height + 0.66, 0.11), stage.light.shadow, 'fill-opacity="0.22"');
  if (random.chance(0.5)) stage.poly([front.at(-1.6, height + 0.85, 0.1), front.at(-1, height + 1.5, 0.1), front.at(0, height + 1.9, 0.1), front.at(1, height + 1.5, 0.1), front.at(1.6, height + 0.85, 0.1)], stage.shade(stone, [0, 0, -1]));
}

/** A block of flats of Barcelona's Eixample: tall doors, iron balconies, blinds of slats. */
export function drawEixample(canvas: Canvas, home: Home, random: Random): void {
  const floors = random.int(3, 5);
  const bays = random.pick([5, 7, 7]);
  const half = bays * 1.32;
  const storey = 3.35;
  const ground = 4.2;
  const height = ground + floors * storey;
  const front = openFront(canvas, home, random, { wide: framed(random, height, half), horizon: 0.87, yaw: random.range(-0.2, 0.2) });
  const colour = random.pick(['#e8c9a0', '#e3b48f', '#d9a98a', '#e9dcc0', '#c9cbb2', '#b9c4c0', '#dfc0a8', '#d8b27a']);
  const stone = random.pick(['#e2d3ba', '#d8c8ae', '#efe4d0']);
  drawDistance(front, 'town');
  drawGround(front, 'street');
  besides(front, half, height);
  front.ends = [-half, half];
  front.stage.box([-half, 0, 0], [half, height, 11], colour);
  plaster(front, -half, half, ground, height, colour);
  if (random.chance(0.5)) sgraffito(front, half, ground, height, storey, colour);
  for (const side of [-1, 1]) block(front, Math.min(side * half, side * (half - 0.5)), Math.max(side * half, side * (half - 0.5)), ground, height - 0.3, 0.08, stone);
  groundFloor(front, half, ground, stone, bays, random.chance(0.6));
  const blindColour = random.pick(['#6f8062', '#a9805a', '#7d8f93', '#b08d66']);
  const gallery = random.chance(0.5);
  for (let floor = 0; floor < floors; floor += 1) {
    const v = ground + floor * storey + 0.25;
    const tall = storey - 0.85 - (floor === floors - 1 ? 0.35 : 0);
    for (let bay = 0; bay < bays; bay += 1) {
      const u = -half + ((bay + 0.5) * 2 * half) / bays;
      if (gallery && floor < 3 && bay === Math.floor(bays / 2)) continue;
      facadeWindow(front, u - 0.58, u + 0.58, v, v + tall, { frame: '#efe6d4', surround: stone, panes: [2, 3], blind: random.chance(0.55) ? { colour: blindColour, down: random.range(0.15, 0.75) } : undefined });
    }
    const joined = floor === 0;
    if (joined) balcony(front, -half + 0.5, half - 0.5, v, 0.8, { slab: stone, rail: 'iron', pots: true });
    else for (let bay = 0; bay < bays; bay += 1) {
      const u = -half + ((bay + 0.5) * 2 * half) / bays;
      if (!(gallery && floor < 3 && bay === Math.floor(bays / 2))) balcony(front, u - 0.95, u + 0.95, v, 0.6, { slab: stone, rail: 'iron', pots: true });
    }
  }
  if (gallery) glazedGallery(front, 0, 1.25, ground + 0.25, ground + 3 * storey - 0.2, stone, storey);
  eixampleTop(front, half, height, stone);
  drawStreetShade(front, -half, half, ground * random.range(0.5, 1.1));
  dressStreet(front, 'plane');
}

function sgraffito(front: Front, half: number, ground: number, height: number, storey: number, colour: string): void {
  const { stage } = front;
  const tone = mix(stage.shade(colour, [0, 0, -1]), '#ffffff', 0.35);
  for (let v = ground + storey; v < height; v += storey) stage.line([front.at(-half, v - 0.2), front.at(half, v - 0.2)], tone, 0.12, `stroke-opacity="0.6" stroke-dasharray="${Math.round(stage.scale(front.at(0, v)) * 0.35)} ${Math.round(stage.scale(front.at(0, v)) * 0.18)}"`);
}

/** The glazed bay that climbs over several floors. */
function glazedGallery(front: Front, u: number, half: number, v0: number, v1: number, colour: string, storey: number): void {
  const { stage } = front;
  const out = 0.9;
  wallShadow(front, u - half, u + half, v0, v1, out, 0.34);
  block(front, u - half, u + half, v0 - 0.25, v1 + 0.2, out, lighten(colour, 0.15));
  for (let v = v0; v < v1 - 1; v += storey) {
    for (const [a, b] of [[-half + 0.12, -half / 3], [-half / 3 + 0.05, half / 3 - 0.05], [half / 3, half - 0.12]] as const) {
      const place: Front = { ...front, at: (x, y, o = 0) => front.at(x, y, o + out + 0.005) };
      facadeWindow(place, u + a, u + b, v + 0.7, v + storey - 0.45, { panes: [1, 2], depth: 0.06 });
    }
    stage.poly(quad(front, u - half, u + half, v - 0.05, v + 0.5, out + 0.01), stage.shade(colour, [0, 0, -1]));
  }
}

function dressStreet(front: Front, kind: 'plane' | 'orange' | 'palm'): void {
  const { random, stage } = front;
  const reach = (stage.canvas.width / stage.camera.focal) * -stage.camera.at[2] * 0.5;
  const height = kind === 'palm' ? 10 : kind === 'orange' ? 4.2 : random.range(6.5, 9);
  drawStreetTree(front, -reach * random.range(0.66, 0.86), 4, height, kind);
  drawStreetTree(front, reach * random.range(0.66, 0.88), 4, height * random.range(0.85, 1.1), kind);
  if (random.chance(0.6)) drawStreetLamp(front, reach * random.range(-0.45, 0.45), 4.2);
}

/** A brick block of Madrid: pale trims, white glazed bays or green awnings, a slate or tiled top. */
export function drawMadrid(canvas: Canvas, home: Home, random: Random): void {
  const floors = random.int(3, 5);
  const bays = random.pick([5, 6, 7, 8]);
  const half = bays * 1.3;
  const [ground, storey] = [4, 3.2];
  const height = ground + floors * storey;
  const front = openFront(canvas, home, random, { wide: framed(random, height, half), horizon: 0.87, yaw: random.range(-0.2, 0.2) });
  const colour = random.pick(['#b9694b', '#c27a55', '#a85f47', '#c88a66', '#b5745c', '#d5a07c']);
  const trim = random.pick(['#efe4cf', '#e6dac3', '#f3ecdd']);
  drawDistance(front, 'town');
  drawGround(front, 'street');
  besides(front, half, height);
  front.ends = [-half, half];
  front.stage.box([-half, 0, 0], [half, height, 11], colour);
  brick(front, -half, half, ground, height, colour);
  groundFloor(front, half, ground, random.pick(['#b9b4aa', '#cfc6b6', '#a9a49c']), bays, false);
  const awnings = random.chance(0.55) ? random.pick(['#3f6b4a', '#4a7255', '#35606b']) : undefined;
  const glazed = random.chance(0.5) ? [1, bays - 2] : [];
  for (let floor = 0; floor < floors; floor += 1) {
    const v = ground + floor * storey + 0.3;
    block(front, -half, half, v - 0.42, v - 0.26, 0.08, trim);
    for (let bay = 0; bay < bays; bay += 1) {
      if (glazed.includes(bay)) continue;
      const u = -half + ((bay + 0.5) * 2 * half) / bays;
      facadeWindow(front, u - 0.56, u + 0.56, v, v + 2.25, { frame: '#f4efe4', surround: trim, panes: [2, 2], blind: random.chance(0.45) ? { colour: '#cfc4ae', down: random.range(0.15, 0.6) } : undefined });
      balcony(front, u - 0.85, u + 0.85, v, 0.5, { slab: trim, rail: 'iron', pots: true });
      if (awnings && random.chance(0.55)) drawAwning(front, u - 0.75, u + 0.75, v + 2.35, 0.75, 0.75, awnings);
    }
  }
  for (const bay of glazed) glazedGallery(front, -half + ((bay + 0.5) * 2 * half) / bays, 0.85, ground + 0.3, height - 0.5, '#f4efe6', storey);
  wallShadow(front, -half, half, height - 0.4, height, 0.6, 0.34);
  block(front, -half - 0.2, half + 0.2, height - 0.25, height + 0.05, 0.55, trim);
  if (random.chance(0.6)) mansard(front, half, height, random.pick(['#5a6470', '#6a6f76', '#a85c3d']));
  drawStreetShade(front, -half, half, ground * random.range(0.5, 1.2));
  dressStreet(front, random.pick(['plane', 'plane', 'orange']));
}

function mansard(front: Front, half: number, height: number, colour: string): void {
  const { stage, canvas, random } = front;
  const base = stage.shade(colour, [0, 0.5, -0.8]);
  stage.poly([[-half, height + 0.05, 0], [half, height + 0.05, 0], [half - 0.7, height + 2.1, 0.9], [-half + 0.7, height + 2.1, 0.9]], canvas.down([0, lighten(base, 0.2)], [1, base]));
  const count = random.int(3, 4);
  for (let i = 0; i < count; i += 1) {
    const u = -half + ((i + 0.5) * 2 * half) / count;
    block(front, u - 0.6, u + 0.6, height + 0.1, height + 1.6, 0, '#efe6d6', -0.6);
    facadeWindow({ ...front, at: (x, y, o = 0) => front.at(x, y, o + 0.01) }, u - 0.38, u + 0.38, height + 0.3, height + 1.35, { panes: [2, 1] });
    stage.poly([front.at(u - 0.75, height + 1.6, 0.1), front.at(u + 0.75, height + 1.6, 0.1), front.at(u, height + 2.15, 0.1)], darken(base, 0.1));
  }
}

/** A new block: long terraces, glass, slats of wood, green on every floor. */
export function drawModernBlock(canvas: Canvas, home: Home, random: Random): void {
  const floors = random.int(3, 6);
  const storey = 3.05;
  const height = floors * storey + 0.6;
  const half = random.range(7, 10.5);
  const front = openFront(canvas, home, random, { wide: random.chance(0.6) ? Math.max(27, (height + 2.2) * 2.05) : 24, horizon: 0.85, yaw: random.range(0.12, 0.34) * (random.chance(0.5) ? 1 : -1) });
  const { stage } = front;
  const white = random.pick(['#f4efe6', '#efe9dd', '#e6ddcd', '#f7f3ec']);
  const warm = random.pick([home.palette.wood, '#b98a5c', '#9c7350', '#c8a47a']);
  drawDistance(front, home.view === 'sea' ? 'sea' : 'trees');
  drawGround(front, random.pick(['street', 'lawn']));
  front.ends = [-half, half];
  stage.box([-half, 0, 0], [half, height, 12], white);
  plaster(front, -half, half, 0, height, white);
  const step = random.range(0.2, 0.5);
  for (let floor = 0; floor < floors; floor += 1) {
    const v = floor * storey + 0.2;
    for (let u = -half + 0.4, k = 0; u < half - 1; k += 1) {
      const w = random.range(1.6, 2.8);
      const end = Math.min(half - 0.4, u + w);
      if ((k + floor) % 3 === 1) slats(front, u, end, v, v + 2.55, warm);
      else facadeWindow(front, u, end, v, v + 2.5, { frame: '#3a3d3f', panes: [2, 1], depth: 0.3 });
      u = end + 0.25;
    }
    if (floor > 0) {
      const shift = (floor % 2 ? 1 : -1) * step;
      balcony(front, -half + 0.2 + shift, half - 0.2 + shift, v - 0.1, 1.5, { slab: lighten(white, 0.4), rail: random.chance(0.85) ? 'glass' : 'wall', pots: true });
    }
  }
  block(front, -half - 0.3, half + 0.3, height - 0.35, height, 1.7, lighten(white, 0.3));
  const reach = (canvas.width / stage.camera.focal) * -stage.camera.at[2] * 0.5;
  drawStreetTree(front, -reach * random.range(0.7, 0.9), 5, random.range(5, 8), random.pick(['pine', 'olive', 'palm']));
  drawStreetTree(front, reach * random.range(0.7, 0.9), 4.5, random.range(5, 9), random.pick(['pine', 'palm', 'plane']));
}

function slats(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  const { stage } = front;
  const base = stage.shade(colour, [0, 0, -1]);
  stage.poly(quad(front, u0, u1, v0, v1), darken(base, 0.3));
  const strips = [];
  for (let u = u0; u < u1 - 0.05; u += 0.16) strips.push(quad(front, u, u + 0.1, v0, v1, 0.02));
  stage.polys(strips, base);
}
