import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { drawShrub } from '../plants.ts';
import { balcony, block, brick, facadeWindow, leafyPot, openFront, plaster, quad, rubble, tiledSlope, wallShadow, type Front } from './front.ts';
import { drawDistance, drawGround, drawHedge, drawNeighbour, drawStreetLamp, drawStreetTree } from './street.ts';

function door(front: Front, u: number, w: number, h: number, colour: string, surround: string, arched: boolean, base = 0): void {
  const { stage } = front;
  facadeWindow(front, u - w / 2, u + w / 2, base, base + h, { frame: darken(colour, 0.2), surround, arched, panes: [1, 1], depth: 0.22 });
  const inner = h - (arched ? w / 2 : 0.1);
  stage.poly(quad(front, u - w / 2 + 0.06, u + w / 2 - 0.06, base, base + inner), stage.paint(colour, [0, 0, -1]));
  const seam = darken(stage.shade(colour, [0, 0, -1]), 0.4);
  stage.line([front.at(u, base), front.at(u, base + inner)], seam, 0.03);
  for (const [a, b] of [[u - w * 0.38, u - w * 0.1], [u + w * 0.1, u + w * 0.38]] as const) {
    for (const [c, d] of [[0.2, 0.9], [1.05, inner - 0.2]] as const) {
      const ring = quad(front, a, b, base + c, base + d);
      stage.line([...ring, ring[0]!], seam, 0.025, 'stroke-opacity="0.7"');
    }
  }
}

/** Bougainvillea or vine up a wall. */
function climber(front: Front, u: number, width: number, height: number, flowers: string): void {
  const { stage, canvas, random } = front;
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = stage.at(front.at(u + random.range(-0.3, 0.3) * width * (0.3 + i / 5), height * (0.2 + i * 0.19), 0.15));
    const m = stage.scale(front.at(u, 1));
    drawShrub(canvas, stage.light, random, [x, y + 0.3 * m], width * m * (0.5 + i * 0.14), 0.75 * m, '#5f7d48', flowers);
  }
}

/** A whitewashed house of the south. */
export function drawAndalusian(canvas: Canvas, home: Home, random: Random): void {
  const half = random.range(5, 6.5);
  const storeys = random.pick([2, 2, 3]);
  const storey = 3.1;
  const height = storeys * storey + 0.3;
  const front = openFront(canvas, home, random, { wide: Math.max(20, height * 2.1), horizon: 0.83, yaw: random.range(-0.22, 0.22) });
  const { stage } = front;
  const white = random.pick(['#faf6ee', '#f8f1e4', '#fbf8f2']);
  const trim = random.pick(['#dba545', '#c9813f', '#5c86a3', '#b9563c', '#cfc2a8', '#6f8a63']);
  drawDistance(front, 'hills');
  drawGround(front, 'cobbles');
  drawNeighbour(front, -half - 9, -half - 0.02, height * random.range(0.7, 1), '#f3eadb');
  drawNeighbour(front, half + 0.02, half + 9, height * random.range(0.7, 1), '#f0e6d4');
  front.ends = [-half, half];
  stage.box([-half, 0, 0], [half, height, 9], white);
  plaster(front, -half, half, 0, height, white);
  stage.poly(quad(front, -half, half, 0, 0.75, 0.01), stage.shade(trim, [0, 0, -1]));
  block(front, -half, half, storey + 0.02, storey + 0.16, 0.08, trim);
  for (const side of [-half, half - 0.35]) stage.poly(quad(front, side, side + 0.35, 0.75, height, 0.01), stage.shade(trim, [0, 0, -1]), 'fill-opacity="0.9"');
  const bays = 4;
  const doorBay = random.int(1, 2);
  for (let bay = 0; bay < bays; bay += 1) {
    const u = -half + ((bay + 0.5) * 2 * half) / bays;
    if (bay === doorBay) door(front, u, 1.5, 2.6, random.pick([darken(home.palette.wood, 0.25), '#4f6b58', '#35515a']), trim, random.chance(0.6));
    else facadeWindow(front, u - 0.5, u + 0.5, 0.85, 2.35, { surround: white, grille: true, frame: '#7a5a3c', sill: true });
    for (let floor = 1; floor < storeys; floor += 1) {
      const v = floor * storey + 0.3;
      const open = bay === doorBay || random.chance(0.5);
      facadeWindow(front, u - 0.5, u + 0.5, open ? v : v + 0.6, v + 2.1, { surround: floor === 1 ? trim : undefined, frame: '#7a5a3c', arched: floor === 2, grille: !open && random.chance(0.5), shutters: !open && random.chance(0.4) ? '#5f7d6a' : undefined, sill: !open });
      if (open) balcony(front, u - 0.9, u + 0.9, v, 0.55, { slab: '#e9dcc6', rail: 'iron', pots: true });
    }
  }
  wallShadow(front, -half, half, height - 0.2, height, 0.5, 0.3);
  tiledSlope(front, [[-half - 0.2, height - 0.05, -0.5], [half + 0.2, height - 0.05, -0.5]], [[-half + 0.3, height + 1.3, 3], [half - 0.3, height + 1.3, 3]]);
  for (let u = -half + 0.8; u < half; u += random.range(0.7, 1.4)) if (Math.abs(u - (-half + ((doorBay + 0.5) * 2 * half) / bays)) > 1.1) leafyPot(front, u, 0, 0.35, random.pick(['#d0463f', '#e07a9a', '#e5b04a']));
  if (random.chance(0.65)) climber(front, (random.chance(0.5) ? -1 : 1) * half * 0.82, 1.8, height * 0.75, random.pick(['#c8417f', '#d9568c', '#b8447f']));
  drawStreetTree(front, random.pick([-1, 1]) * half * 1.25, 2.4, 4.4, 'orange');
  if (random.chance(0.5)) drawStreetLamp(front, half * 0.6, 2.6);
}

/** A stone farmhouse under a wide tiled gable. */
export function drawMasia(canvas: Canvas, home: Home, random: Random): void {
  const half = random.range(5.4, 7.4);
  const eaves = random.range(5.2, 5.9);
  const ridge = eaves + half * random.range(0.26, 0.4);
  const wing = random.chance(0.55) ? random.pick([-1, 1]) : 0;
  const front = openFront(canvas, home, random, { wide: random.range(19, 25) + (wing ? 2 : 0), horizon: random.range(0.74, 0.8), yaw: random.range(-0.3, 0.3), eye: 1.8 });
  front.ends = [-half, half];
  const { stage } = front;
  const mortar = random.pick(['#d8c3a0', '#cdb491', '#e0cfb0', '#c9b79c']);
  drawDistance(front, 'hills');
  const flip = random.pick([-1, 1]);
  for (let k = 0; k < random.int(1, 3); k += 1) drawStreetTree(front, flip * (half + 2.6 + k * 1.5), -6, random.range(7.5, 9.5), 'cypress');
  drawStreetTree(front, -flip * (half + 3.5), -5, random.range(6, 9), random.pick(['plane', 'pine', 'plane']));
  drawGround(front, 'gravel');
  if (wing) masiaWing(front, wing, half, mortar);
  const side = stage.camera.yaw < 0 ? -half : half;
  stage.box([-half, 0, 0], [half, eaves, 12], mortar);
  tiledSlope(front, [[side, eaves, 0], [side, eaves, 12]], [[0, ridge, 0], [0, ridge, 12]]);
  const roofAt = (u: number): number => ridge - (Math.abs(u) / half) * (ridge - eaves);
  const wall = [front.at(-half, 0), front.at(half, 0), front.at(half, eaves), front.at(0, ridge), front.at(-half, eaves)];
  const tone = stage.shade(mortar, [0, 0.1, -1]);
  stage.poly(wall, stage.canvas.down([0, lighten(tone, 0.1)], [1, darken(tone, 0.08)]));
  rubble(front, -half, half, 0, ridge, mortar, roofAt);
  const stone = '#e3d2b2';
  const paint = random.pick(['#56705a', '#5d7f93', '#7c4b35', '#6f8062']);
  const spread = random.range(0.56, 0.66);
  const shuttered = random.chance(0.7);
  if (random.chance(0.35)) plaster(front, -half + 0.5, half - 0.5, 0.6, eaves - 0.2, random.pick(['#ecd9b6', '#e3c9a0', '#f0e2c8']), 0.01);
  door(front, 0, 2, 2.9, darken(home.palette.wood, 0.2), stone, true);
  for (const u of [-half * spread, half * spread]) facadeWindow(front, u - 0.5, u + 0.5, 1, 2.3, { surround: stone, shutters: shuttered ? paint : undefined, grille: !shuttered, sill: true, frame: '#7a5a3c' });
  const balconied = random.chance(0.6);
  for (const u of [-half * spread, 0, half * spread]) {
    facadeWindow(front, u - 0.5, u + 0.5, 3.7, 4.95, { surround: stone, arched: !shuttered, shutters: u === 0 || !shuttered ? undefined : paint, sill: u !== 0, frame: '#7a5a3c' });
    if (u === 0 && balconied) balcony(front, -1.1, 1.1, 3.55, 0.7, { slab: stone, rail: 'iron', pots: true });
  }
  if (ridge > 7.5) facadeWindow(front, -0.35, 0.35, 6, 6.9, { surround: stone, arched: true, frame: '#7a5a3c' });
  for (const [a, b] of [[-half - 0.5, 0], [half + 0.5, 0]] as const) {
    const low = eaves - 0.5 * ((ridge - eaves) / half);
    const strip = [front.at(a, low + 0.12, 0.5), front.at(b, ridge + 0.12, 0.5), front.at(b, ridge - 0.14, 0.5), front.at(a, low - 0.14, 0.5)];
    stage.poly([front.at(a, low - 0.14), front.at(b, ridge - 0.14), front.at(b, ridge - 0.7), front.at(a * 0.93, low - 0.5)], stage.light.shadow, 'fill-opacity="0.28"');
    stage.poly(strip, stage.shade('#b8623c', [0, 0.5, -0.8]));
  }
  drawHedge(front, -half * 0.95, -half * 0.35, 0.9, 0.9, random.pick(['#b69ad0', '#d9c34f', '#f0e6d2', undefined]));
  drawHedge(front, half * 0.35, half * 0.95, 0.9, 0.9, '#b69ad0');
  if (random.chance(0.6)) climber(front, random.pick([-1, 1]) * half * 0.9, 1.6, 3.6, '#8fa35f');
  drawStreetTree(front, -flip * half * 1.2, 6, random.range(4.2, 5.6), random.pick(['olive', 'olive', 'orange']));
}

/** A lower house built on at one side. */
function masiaWing(front: Front, side: number, half: number, mortar: string): void {
  const { stage } = front;
  const [u0, u1] = side > 0 ? [half, half + 5.2] : [-half - 5.2, -half];
  stage.box([u0, 0, 1.5], [u1, 3.2, 10], mortar);
  const back: Front = { ...front, z: 1.5, ends: [u0, u1], at: (u, v, out = 0) => front.at(u, v, out - 1.5) };
  plaster(back, u0, u1, 0, 3.2, mortar);
  rubble(back, u0, u1, 0, 3.2, mortar);
  for (const k of [0.28, 0.72]) facadeWindow(back, u0 + 5.2 * k - 0.75, u0 + 5.2 * k + 0.75, 0, 2.5, { arched: true, surround: '#e3d2b2', frame: '#7a5a3c', panes: [2, 1], depth: 0.3 });
  wallShadow(back, u0, u1, 2.9, 3.2, 0.5, 0.3);
  tiledSlope(front, [[u0 - 0.2, 3.15, 1], [u1 + 0.2, 3.15, 1]], [[u0, 4.3, 5], [u1, 4.3, 5]]);
}

/** Coloured houses with wooden balconies, as on the islands. */
export function drawCanarian(canvas: Canvas, home: Home, random: Random): void {
  const front = openFront(canvas, home, random, { wide: 22, horizon: 0.84, yaw: random.range(-0.24, 0.24) });
  const tones = random.shuffle(['#e0a04f', '#d9714f', '#7fa9b5', '#e3c25f', '#c95f5a', '#8fae84', '#f3ead8', '#e6a58a', '#4f8a99']);
  const wood = random.pick(['#6b4329', '#3f5f4c', '#7a4a2c', '#54382a']);
  drawDistance(front, 'sea');
  drawGround(front, 'cobbles');
  front.ends = [-8.8, 8.8];
  const widths = [5.6, random.range(6.5, 7.6), 5.8];
  let u = -(widths[0]! + widths[1]! / 2);
  widths.forEach((width, i) => {
    const height = random.range(6.6, 7.4) + (random.chance(0.35) ? 2.6 : 0);
    canarianHouse(front, u, u + width, height, tones[i]!, wood, i === 1);
    u += width;
  });
  drawStreetTree(front, random.pick([-1, 1]) * 8.6, 3, 9.5, 'palm');
  if (random.chance(0.6)) drawStreetTree(front, random.pick([-1, 1]) * 5.2, 1.4, 3.2, 'orange');
}

function canarianHouse(front: Front, u0: number, u1: number, height: number, colour: string, wood: string, main: boolean): void {
  const { stage, random } = front;
  stage.box([u0, 0, 0], [u1, height, 8], colour);
  plaster(front, u0, u1, 0, height, colour);
  const stone = '#8d8078';
  for (const a of [u0, u1 - 0.4]) for (let v = 0; v < height - 0.3; v += 0.7) stage.poly(quad(front, a, a + (Math.round(v / 0.7) % 2 ? 0.4 : 0.28), v, v + 0.62, 0.02), stage.shade(stone, [0, 0, -1]), 'fill-opacity="0.85"');
  stage.poly(quad(front, u0, u1, 0, 0.5, 0.01), stage.shade(stone, [0, 0, -1]));
  const bays = 3;
  const floors = Math.floor((height - 0.4) / 3.1);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const u = u0 + ((bay + 0.5) * (u1 - u0)) / bays;
      const v = floor * 3.2;
      if (floor === 0 && bay === 1) door(front, u, 1.3, 2.5, wood, stone, false);
      else facadeWindow(front, u - 0.48, u + 0.48, v + (floor && bay === 1 ? 0.2 : 0.9), v + 2.35, { frame: lighten(wood, 0.1), surround: floor === 0 ? stone : lighten(colour, 0.5), panes: [2, 3], sill: true, shutters: floor > 0 && !main && random.chance(0.4) ? wood : undefined });
    }
  }
  if (main) {
    const [a, b] = [u0 + 0.9, u1 - 0.9];
    wallShadow(front, a, b, 3.2, 5.8, 1.1, 0.3);
    for (const x of [a + 0.05, (a + b) / 2, b - 0.05]) block(front, x - 0.07, x + 0.07, 3.2, 5.9, 1.05, wood, 0.9);
    balcony(front, a, b, 3.2, 1.1, { slab: wood, rail: 'wood', colour: wood, pots: true });
    tiledSlope(front, [front.at(a - 0.2, 5.75, 1.35), front.at(b + 0.2, 5.75, 1.35)], [front.at(a - 0.1, 6.3), front.at(b + 0.1, 6.3)]);
  } else if (random.chance(0.6)) balcony(front, (u0 + u1) / 2 - 0.9, (u0 + u1) / 2 + 0.9, 3.35, 0.7, { slab: wood, rail: 'wood', colour: wood, pots: true });
  wallShadow(front, u0, u1, height - 0.2, height, 0.35, 0.3);
  if (random.chance(0.5)) tiledSlope(front, [[u0 - 0.1, height - 0.02, -0.4], [u1 + 0.1, height - 0.02, -0.4]], [[u0, height + 0.9, 2.4], [u1, height + 0.9, 2.4]]);
  else block(front, u0 - 0.05, u1 + 0.05, height - 0.2, height + 0.25, 0.22, lighten(colour, 0.45));
}

/** A house in a row: front garden, steps, gable or flat top. */
export function drawTownhouse(canvas: Canvas, home: Home, random: Random): void {
  const front = openFront(canvas, home, random, { wide: 21, horizon: 0.82, yaw: random.range(-0.24, 0.24) });
  const { stage } = front;
  const walls = random.shuffle(['#f2e8d6', '#d9b48f', '#c88a66', '#e9dcc6', '#b9c0ac', '#dfae90', '#cfd4cf']);
  front.ends = [-10.2, 10.2];
  drawDistance(front, 'trees');
  drawGround(front, 'street');
  const gabled = random.chance(0.5);
  const bricks = random.chance(0.4);
  for (const [i, u] of [-10.2, 3.4, -3.4].entries()) rowHouse(front, u, u + 6.8, i === 2 ? walls[0]! : mix(walls[i]!, stage.light.haze, 0.2), gabled, bricks && i === 2, i === 2);
  for (const [u0, u1] of [[-10, -1.4], [1.2, 10]] as const) {
    block(front, u0, u1, 0, 0.55, 3.1, '#e3d8c4', 2.85);
    drawHedge(front, u0 + 0.3, u1 - 0.3, 2.6, 1.05, random.chance(0.6) ? random.pick(['#e9a3b5', '#f3e6d0', '#c9a0d0']) : undefined);
    balcony({ ...front, fall: front.fall }, u0, u1, 0.55, 3, { slab: '#e3d8c4', rail: 'iron', colour: '#3d4644' });
  }
  drawStreetTree(front, random.pick([-1, 1]) * 7.6, 4, random.range(4.6, 6.2), random.pick(['plane', 'orange', 'olive']));
}

function rowHouse(front: Front, u0: number, u1: number, colour: string, gabled: boolean, bricks: boolean, main: boolean): void {
  const { stage, random, home } = front;
  const height = 6.9;
  const middle = (u0 + u1) / 2;
  stage.box([u0, 0, 0], [u1, height, 8], colour);
  (bricks ? brick : plaster)(front, u0, u1, 0, height, bricks ? '#b9694b' : colour);
  const trim = lighten(colour, 0.45);
  const left = random.chance(0.5);
  const doorAt = left ? u0 + 1.4 : u1 - 1.4;
  block(front, doorAt - 1, doorAt + 1, 0, 0.18, 0.9, '#d8ccb8');
  door(front, doorAt, 1.15, 2.45, main ? random.pick([home.palette.spark, home.palette.fabric, '#35515a', '#8c3f2b']) : '#7a6a58', trim, false, 0.18);
  block(front, doorAt - 0.95, doorAt + 0.95, 2.85, 2.98, 0.8, trim);
  const w0 = left ? u0 + 2.9 : u0 + 0.7;
  facadeWindow(front, w0, w0 + 3, 0.55, 2.75, { surround: trim, panes: [3, 1], frame: '#f6f1e8', sill: true });
  for (const u of [middle - 1.7, middle + 1.7]) facadeWindow(front, u - 0.85, u + 0.85, 3.95, 5.75, { surround: trim, panes: [2, 1], frame: '#f6f1e8', sill: true, shutters: main && random.chance(0.3) ? home.palette.spark : undefined });
  if (main) balcony(front, middle - 2.9, middle + 2.9, 3.55, 0.9, { slab: trim, rail: random.pick(['iron', 'glass']), pots: true });
  if (gabled) {
    const tone = stage.shade(bricks ? '#b9694b' : colour, [0, 0.1, -1]);
    stage.poly([front.at(u0, height - 0.02), front.at(u1, height - 0.02), front.at(middle, height + 2.2)], tone);
    for (const [a, b] of [[u0 - 0.25, middle], [u1 + 0.25, middle]] as const) stage.poly([front.at(a, height - 0.12, 0.35), front.at(b, height + 2.3, 0.35), front.at(b, height + 2.02, 0.35), front.at(a, height - 0.4, 0.35)], stage.shade('#a4573a', [0, 0.5, -0.8]));
    facadeWindow(front, middle - 0.35, middle + 0.35, height + 0.4, height + 1.25, { surround: trim, arched: true, frame: '#f6f1e8' });
  } else {
    wallShadow(front, u0, u1, height - 0.2, height, 0.5, 0.3);
    tiledSlope(front, [[u0, height - 0.05, -0.45], [u1, height - 0.05, -0.45]], [[u0, height + 1.7, 3.2], [u1, height + 1.7, 3.2]], '#a9593a');
  }
}
