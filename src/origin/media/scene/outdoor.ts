import { drawSky, drawView } from './backdrop.ts';
import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { drawFloor } from './floors.ts';
import { coffeeTable, plantAt, rug, vase } from './furniture.ts';
import type { FloorKind, Home } from './home.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { drawShrub, drawTree, type TreeKind } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawAtmosphere, type Room } from './room.ts';
import { chair, sofa } from './seating.ts';
import type { Stage, Vec } from './stage.ts';

/** A place in the open, looked at like a room without walls: x from 0 to `width`, z from the viewer. */
function openAir(canvas: Canvas, home: Home, random: Random, { width, depth, eye = 1.6, horizon = 0.44, yaw = 0, angle = 70 }: { width: number; depth: number; eye?: number; horizon?: number; yaw?: number; angle?: number }): Room {
  const room = buildRoom(canvas, home, random, { width, depth, openings: [], eye, yaw, angle, viewer: 0.5 });
  room.stage.camera.horizon = canvas.height * horizon;
  room.stage.keyFrom = random.chance(0.5) ? [-0.6, 0.7, -0.35] : [0.6, 0.7, -0.35];
  return room;
}

const wholeOf = (room: Room): { x: number; y: number; width: number; height: number; horizon: number } => ({
  x: 0, y: 0, width: room.stage.canvas.width, height: room.stage.canvas.height, horizon: room.stage.camera.horizon,
});

const outdoorFloor = (home: Home): FloorKind => home.random.fork('terrace').pick(home.style === 'modern' || home.style === 'villa' ? ['planks', 'stone', 'concrete'] : ['terracotta', 'terracotta', 'hydraulic', 'stone']);

function railing(room: Room, z: number, x0: number, x1: number, kind: 'glass' | 'iron' | 'wall'): void {
  const { stage, home } = room;
  if (kind === 'wall') {
    const colour = lighten(home.palette.wall, 0.4);
    stage.box([x0, 0, z], [x1, 0.95, z + 0.2], colour);
    stage.box([x0, 0.95, z - 0.04], [x1, 1.02, z + 0.24], home.palette.accentWall);
    return;
  }
  if (kind === 'glass') {
    stage.poly([[x0, 0.08, z], [x1, 0.08, z], [x1, 1.02, z], [x0, 1.02, z]], mix(home.light.sky[1], '#ffffff', 0.35), 'fill-opacity="0.24"');
    for (let x = x0; x < x1; x += 1.4) stage.poly([[x + 0.1, 0.1, z], [x + 0.45, 0.1, z], [x + 0.9, 1, z], [x + 0.55, 1, z]], '#ffffff', 'fill-opacity="0.12"');
    stage.line([[x0, 1.03, z], [x1, 1.03, z]], '#e6e3da', 0.045);
    return;
  }
  const iron = mix('#2e3338', home.light.haze, 0.08);
  let d = '';
  for (let x = x0; x <= x1; x += 0.12) {
    const [a, b] = [stage.at([x, 0.06, z]), stage.at([x, 1, z])];
    d += `M${n(a[0])} ${n(a[1])}V${n(b[1])}`;
  }
  stage.canvas.stroke(d, iron, 0.018 * stage.scale([0, 0, z]));
  for (const y of [0.08, 0.95]) stage.line([[x0, y, z], [x1, y, z]], iron, y > 0.5 ? 0.045 : 0.025);
}

/** Beams overhead on posts, with their bars of shade on the floor. */
function pergola(room: Room, x0: number, x1: number, z0: number, z1: number, colour: string): void {
  const { stage, random } = room;
  const high = 2.55;
  if (!stage.light.lampsOn) {
    for (let z = z0; z < z1; z += 0.55) stage.poly([[x0, 0.005, z + 0.3], [x1, 0.005, z + 0.3], [x1 + 0.3, 0.005, z + 0.5], [x0 + 0.3, 0.005, z + 0.5]], stage.light.shadow, 'fill-opacity="0.16"');
  }
  for (const x of [x0, x1]) stage.later([x - 0.07, 0, z1 - 0.14], [x + 0.07, high, z1], () => stage.box([x - 0.07, 0, z1 - 0.14], [x + 0.07, high, z1], colour));
  stage.later([x0, high, z0], [x1, high + 0.3, z1], () => {
    stage.box([x0 - 0.1, high, z1 - 0.14], [x1 + 0.1, high + 0.16, z1], colour);
    for (let z = z1; z > z0; z -= 0.55) stage.box([x0 - 0.15, high + 0.16, z - 0.08], [x1 + 0.15, high + 0.28, z], colour);
    if (random.chance(0.6)) {
      for (let x = x0; x < x1; x += 0.9) {
        const [px, py] = stage.at([x, high + 0.12, z1 - 0.1]);
        drawShrub(stage.canvas, stage.light, random, [px, py + 24], 0.8 * stage.scale([x, high, z1]), 0.34 * stage.scale([x, high, z1]), '#6f8a4f', random.chance(0.5) ? '#c8417f' : undefined);
      }
    }
  });
}

export function lounger(stage: Stage, spot: Spot, wood: string, cloth: string): void {
  stand(stage, spot, 0.7, 1.9, 0.7, () => {
    stage.solids([...legs(spot, 0.66, 1.8, 0.26, 0.05, wood), solid(spot, [-0.34, 0.34], [0.24, 0.28], [-0.95, 0.95], wood), solid(spot, [-0.32, 0.32], [0.28, 0.38], [-0.93, 0.4], cloth, { round: 0.05 })]);
    const back: Vec[] = [placeIn(spot, -0.32, 0.34, 0.38), placeIn(spot, 0.32, 0.34, 0.38), placeIn(spot, 0.32, 0.78, 0.92), placeIn(spot, -0.32, 0.78, 0.92)];
    stage.poly(back, stage.shade(lighten(cloth, 0.1), [0, 0.6, -0.6]), `stroke="${stage.shade(lighten(cloth, 0.1), [0, 0.6, -0.6])}" stroke-width="8" stroke-linejoin="round"`);
  }, 0.3);
}

export function parasol(stage: Stage, [x, , z]: Vec, colour: string): void {
  stage.disc([x + 0.5, 0.006, z + 0.2], 1.2, stage.light.shadow, 'fill-opacity="0.2"');
  stage.later([x - 0.05, 0, z - 0.05], [x + 0.05, 2.6, z + 0.05], () => {
    const { canvas } = stage;
    stage.line([[x, 0, z], [x, 2.5, z]], '#e9e2d2', 0.05);
    const [cx, top] = stage.at([x, 2.65, z]);
    const [, low] = stage.at([x, 2.2, z]);
    const r = 1.35 * stage.scale([x, 2, z]);
    const tone = stage.shade(colour, [0, 0.8, -0.5]);
    const ribs = [-1, -0.62, -0.2, 0.24, 0.64, 1];
    ribs.slice(0, -1).forEach((a, i) => canvas.path(`M${n(cx)} ${n(top)}L${n(cx + a * r)} ${n(low)}Q${n(cx + ((a + ribs[i + 1]!) / 2) * r)} ${n(low + r * 0.05)} ${n(cx + ribs[i + 1]! * r)} ${n(low)}Z`, i % 2 ? lighten(tone, 0.3) : darken(tone, i * 0.03)));
  });
}

function pots(room: Room, random: Random, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places) plantAt(room.stage, random, { x, z }, random.range(0.9, 1.8), random.pick(['olive', 'areca', 'strelitzia', 'ficus', 'snake'] as const), random.pick(['#c07a52', '#b9673f', '#efe6d6', room.home.palette.spark]));
}

function outdoorDining(room: Room, random: Random, x: number, z: number): void {
  const { stage, home } = room;
  const spot: Spot = { x, z };
  const shape = random.pick(['wood', 'woven'] as const);
  for (const u of [-0.42, 0.42]) {
    chair(stage, { x: x + u, z: z + 0.7 }, shape, home.palette, home.palette.linen);
    chair(stage, { x: x + u, z: z - 0.7, turn: 2 }, shape, home.palette, home.palette.linen);
  }
  stand(stage, spot, 1.7, 0.85, 0.75, () => {
    stage.solids([...legs(spot, 1.6, 0.8, 0.71, 0.06, home.palette.wood), solid(spot, [-0.85, 0.85], [0.71, 0.75], [-0.43, 0.43], home.palette.wood)]);
    vase(stage, random, placeIn(spot, 0, 0.75, 0), 0.2, home.palette.spark, true);
  });
}

/** A terrace with its furniture, plants and what one sees from it. */
export function drawTerrace(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 6.4, depth: random.range(5, 6), yaw: random.range(-0.12, 0.12), angle: 74, horizon: random.range(0.42, 0.47) });
  const { stage, width, depth } = room;
  drawView(canvas, home.light, random.fork('view'), home.view, wholeOf(room));
  drawFloor(stage, home, outdoorFloor(home), { x0: -4, x1: width + 4, z0: 0.25, z1: depth });
  railing(room, depth, -4, width + 4, home.random.fork('railing').pick(home.oldHouse ? ['iron', 'wall', 'iron'] : ['glass', 'glass', 'wall']));
  const side = random.chance(0.5);
  const wallX = side ? 0.2 : width - 0.2;
  houseWall(room, random, wallX, side, depth);
  if (random.chance(0.6)) rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 2.8, depth - 0.9], home.palette);
  if (random.chance(0.55)) {
    sofa(stage, random, { x: side ? width - 1.2 : 1.2, z: depth - 1.9, turn: side ? 3 : 1 }, { colour: home.palette.linen, seats: 2, wood: home.palette.wood, cushions: [home.palette.spark, home.palette.accentWall], shape: 'low' });
    coffeeTable(stage, random, { x: width / 2, z: depth - 1.9 }, home.palette, random.pick(['round', 'square', 'block'] as const));
    chair(stage, { x: side ? width / 2 - 1.2 : width / 2 + 1.2, z: depth - 1.5, turn: side ? 1 : 3 }, 'woven', home.palette, home.palette.linen);
  } else if (random.chance(0.5)) outdoorDining(room, random, width / 2, depth - 1.9);
  else {
    for (const x of [width / 2 - 0.75, width / 2 + 0.75]) lounger(stage, { x, z: depth - 1.8 }, home.palette.wood, random.pick([home.palette.linen, '#f3ead8']));
    parasol(stage, [width / 2, 0, depth - 1], random.pick([home.palette.spark, home.palette.linen, home.palette.fabric]));
  }
  pots(room, random, [[side ? width - 0.4 : 0.4, depth - 0.4], [side ? width + 0.6 : -0.6, depth - 0.5], [side ? 1 : width - 1, depth - 0.45]]);
  if (random.chance(0.45)) pergola(room, 0.5, width - 0.5, 0.6, depth - 0.3, random.pick([home.palette.wood, '#f3eee3']));
  stage.finish();
  drawAtmosphere(stage);
}

/** The house's own wall beside a terrace, with a door to it. */
function houseWall(room: Room, random: Random, x: number, left: boolean, depth: number): void {
  const { stage, home } = room;
  const { canvas } = stage;
  const high = 3.4;
  const colour = stage.shade(lighten(home.palette.wall, 0.2), [left ? 1 : -1, 0, 0]);
  const far = depth - 0.02;
  const a = stage.at([x, 1, far]);
  stage.poly([[x, 0, 0.2], [x, 0, far], [x, high, far], [x, high, 0.2]], canvas.linear([a[0], 0], [left ? 0 : canvas.width, 0], [0, lighten(colour, 0.14)], [1, darken(colour, 0.1)]));
  const [z0, z1] = [depth - 2.6, depth - 1.1];
  const quad = (p: number, q: number, r: number, s: number): Vec[] => [[x, r, p], [x, r, q], [x, s, q], [x, s, p]];
  stage.poly(quad(z0, z1, 0, 2.3), stage.shade('#f6f1e6', [0, 0, -1]));
  stage.poly(quad(z0 + 0.07, z1 - 0.07, 0.05, 2.23), canvas.down([0, mix(home.light.sky[0], '#3c4d58', 0.4)], [1, home.light.lampsOn ? '#f2b765' : mix(home.light.sky[1], '#39464e', 0.6)]));
  stage.line([[x, 0.05, (z0 + z1) / 2], [x, 2.23, (z0 + z1) / 2]], stage.shade('#f6f1e6', [0, 0, -1]), 0.06);
  stage.poly([[x, 0, far - 0.6], [x, 0, far], [x, high, far], [x, high, far - 0.6]], stage.light.shadow, 'fill-opacity="0.08"');
  stage.poly([[x, 0.002, 0.3], [x, 0.002, far], [x + (left ? 0.8 : -0.8), 0.002, far], [x + (left ? 0.8 : -0.8), 0.002, 0.3]], stage.light.shadow, 'fill-opacity="0.14"');
  void random;
}

/** A balcony: narrow, two chairs, the street below. */
export function drawBalcony(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 3.6, depth: 3.1, eye: 1.5, horizon: 0.4, yaw: random.range(-0.14, 0.14), angle: 72 });
  const { stage, width, depth } = room;
  drawView(canvas, home.light, random.fork('view'), home.view, wholeOf(room));
  drawFloor(stage, home, outdoorFloor(home), { x0: -2, x1: width + 2, z0: 0.25, z1: depth });
  railing(room, depth, -2, width + 2, home.oldHouse ? 'iron' : random.pick(['glass', 'iron']));
  for (const left of [true, false]) houseWall(room, random, left ? -0.15 : width + 0.15, left, depth);
  const x = width / 2;
  const table: Spot = { x, z: depth - 0.8 };
  stand(stage, table, 0.6, 0.6, 0.72, () => {
    stage.cylinder([table.x, 0, table.z], 0.04, 0.7, home.palette.metal);
    stage.cylinder([table.x, 0.7, table.z], 0.32, 0.03, random.pick([home.palette.wood, '#f3eee3', home.palette.spark]));
    vase(stage, random, [table.x, 0.73, table.z], 0.16, home.palette.spark, true);
  }, 0.2);
  const shape = random.pick(['wood', 'woven', 'shell'] as const);
  chair(stage, { x: x - 0.8, z: depth - 0.8, turn: 1 }, shape, home.palette, home.palette.fabric);
  chair(stage, { x: x + 0.8, z: depth - 0.8, turn: 3 }, shape, home.palette, home.palette.fabric);
  pots(room, random, [[0.25, depth - 0.35], [width - 0.25, depth - 0.35], [width - 0.3, depth - 1.5]]);
  stage.finish();
  drawAtmosphere(stage);
}

function lawn(room: Room, z1: number): void {
  const { stage, random } = room;
  const { canvas } = stage;
  const green = stage.shade(random.pick(['#93a860', '#8aa15b', '#a0ae68']), [0, 1, 0]);
  const [, far] = stage.at([0, 0, z1]);
  stage.poly([[-40, 0, 0.2], [40, 0, 0.2], [40, 0, z1], [-40, 0, z1]], canvas.linear([0, far], [0, canvas.height], [0, lighten(green, 0.2)], [1, darken(green, 0.16)]));
  for (let z = 2; z < z1; z += 2.2) stage.poly([[-40, 0.001, z], [40, 0.001, z], [40, 0.001, z + 1.1], [-40, 0.001, z + 1.1]], '#ffffff', 'fill-opacity="0.05"');
  let blades = '';
  for (let i = 0; i < 160; i += 1) {
    const place: Vec = [random.range(-9, 9), 0, random.range(1, Math.min(z1, 12))];
    const [x, y] = stage.at(place);
    const h = stage.scale(place) * random.range(0.03, 0.07);
    blades += `M${n(x)} ${n(y)}l${n(h * random.range(-0.4, 0.4))} ${n(-h)}`;
  }
  canvas.stroke(blades, darken(green, 0.3), 1.6, 'stroke-opacity="0.4" stroke-linecap="round"');
}

function treeAt(room: Room, x: number, z: number, height: number, kind: TreeKind): void {
  const { stage, random } = room;
  stage.discShadow([x + 0.4, 0.01, z], height * 0.32, 0.42);
  stage.later([x - 0.1, 0, z - 0.1], [x + 0.1, height, z + 0.1], () => drawTree(stage.canvas, stage.light, random, kind, stage.at([x, 0, z]), height * stage.scale([x, 0, z])));
}

function bedAt(room: Room, x: number, z: number, width: number, height: number, flowers?: string): void {
  const { stage, random } = room;
  stage.discShadow([x, 0.01, z], width * 0.6, 0.35);
  stage.later([x - width / 2, 0, z - 0.2], [x + width / 2, height, z + 0.2], () => {
    const m = stage.scale([x, 0, z]);
    drawShrub(stage.canvas, stage.light, random, stage.at([x, 0, z]), width * m, height * m, random.pick(['#66834c', '#587649', '#7a8f58', '#8d9a72']), flowers);
  });
}

const gardenTrees: readonly TreeKind[] = ['olive', 'orange', 'pine', 'plane', 'palm'];
const blossoms = ['#b69ad0', '#e9a3b5', '#f3ead8', '#e5b04a', '#d0563f'];

function gardenWall(room: Room, z: number): void {
  const { stage, home } = room;
  stage.box([-30, 0, z], [30, 1.7, z + 0.3], lighten(home.palette.wall, 0.2));
  stage.box([-30, 1.7, z - 0.05], [30, 1.8, z + 0.35], '#c98a63');
}

/** A garden: lawn, a path of slabs, beds, a tree or three, somewhere to sit. */
export function drawGarden(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 6, depth: 12, horizon: random.range(0.4, 0.46), eye: 1.65, yaw: random.range(-0.1, 0.1), angle: 68 });
  const { stage, width } = room;
  drawView(canvas, home.light, random.fork('view'), home.view === 'city' || home.view === 'roofs' ? 'garden' : home.view, wholeOf(room));
  lawn(room, 13);
  if (random.chance(0.6)) gardenWall(room, 13);
  for (let x = -12; x < 18; x += random.range(1.6, 2.4)) bedAt(room, x, 12.4, 2.4, random.range(1, 1.9), random.chance(0.35) ? random.pick(blossoms) : undefined);
  const bend = random.range(-0.6, 0.6);
  for (let z = 2, k = 0; z < 11.5; z += 0.85, k += 1) {
    const x = width / 2 + Math.sin(k * 0.35) * bend * 2 + bend * k * 0.15;
    const slab: Vec[] = [[x - 0.45, 0.01, z], [x + 0.45, 0.01, z], [x + 0.42, 0.01, z + 0.55], [x - 0.42, 0.01, z + 0.55]];
    stage.poly(slab.map(([a, b, c]): Vec => [a + 0.03, b, c - 0.04]), stage.light.shadow, 'fill-opacity="0.3"');
    stage.poly(slab, stage.shade(k % 2 ? '#dccfb8' : '#e3d8c4', [0, 1, 0]));
  }
  const flip = random.pick([-1, 1]);
  treeAt(room, width / 2 - flip * 3.4, 6.5, random.range(4, 5.4), random.pick(gardenTrees));
  treeAt(room, width / 2 + flip * 4.8, 9.5, random.range(4.6, 6.5), random.pick(gardenTrees));
  if (random.chance(0.6)) for (const k of [0, 1, 2]) treeAt(room, width / 2 + flip * (2.6 + k * 1.1), 11.6, random.range(4.5, 5.5), 'cypress');
  for (const [dx, z] of [[-flip * 2.2, 4.2], [-flip * 3.4, 5], [flip * 2.6, 4.6], [flip * 3.4, 6]] as const) bedAt(room, width / 2 + dx, z, random.range(0.9, 1.5), random.range(0.45, 0.8), random.pick(blossoms));
  if (random.chance(0.6)) outdoorDining(room, random, width / 2 + flip * 2.3, 7.4);
  else for (const k of [0, 1]) lounger(stage, { x: width / 2 + flip * (1.9 + k * 1.1), z: 7.2 }, home.palette.wood, home.palette.linen);
  stage.finish();
  drawAtmosphere(stage);
}

/** A pool with its deck. */
export function drawPool(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 7, depth: 14, horizon: random.range(0.38, 0.44), eye: 1.8, yaw: random.range(-0.16, 0.16), angle: 70 });
  const { stage, width } = room;
  drawView(canvas, home.light, random.fork('view'), home.view === 'city' ? 'garden' : home.view, wholeOf(room));
  lawn(room, 15);
  const flip = random.pick([-1, 1]);
  const [x0, x1] = flip > 0 ? [0.4, 4.6] : [width - 4.6, width - 0.4];
  const [z0, z1] = [2.6, random.range(8.6, 10)];
  drawFloor(stage, home, random.pick(['planks', 'stone', 'terracotta'] as const), { x0: x0 - 2.6, x1: x1 + 2.6, z0: 0.8, z1: z1 + 1.6 });
  water(room, x0, x1, z0, z1);
  for (let x = -10; x < 18; x += random.range(1.5, 2.3)) bedAt(room, x, 14.2, 2.2, random.range(1, 1.7), random.chance(0.3) ? random.pick(blossoms) : undefined);
  const deck = flip > 0 ? x1 + 1.2 : x0 - 1.2;
  for (const z of [4.4, 6]) lounger(stage, { x: deck, z, turn: flip > 0 ? 3 : 1 }, home.palette.wood, random.pick([home.palette.linen, '#f6efe2']));
  parasol(stage, [deck + flip * 0.8, 0, 5.3], random.pick([home.palette.spark, home.palette.linen, home.palette.fabric]));
  for (const [dx, z, h] of [[-3.6, 11.5, 6.5], [-2.2, 13, 5.2], [5.4, 12.4, 7]] as const) treeAt(room, width / 2 + flip * dx, z, h * random.range(0.85, 1.1), random.pick(['palm', 'palm', 'pine', 'cypress', 'olive']));
  pots(room, random, [[flip > 0 ? x0 - 0.6 : x1 + 0.6, z1 + 0.8], [flip > 0 ? x1 + 0.8 : x0 - 0.8, z1 + 0.9], [flip > 0 ? x1 + 2.2 : x0 - 2.2, 3.2]]);
  stage.finish();
  drawAtmosphere(stage);
}

export function water(room: Room, x0: number, x1: number, z0: number, z1: number): void {
  const { stage, random } = room;
  const { canvas, light } = stage;
  const edge = stage.shade('#f1e8d8', [0, 1, 0]);
  stage.poly([[x0 - 0.35, 0.02, z0 - 0.35], [x1 + 0.35, 0.02, z0 - 0.35], [x1 + 0.35, 0.02, z1 + 0.35], [x0 - 0.35, 0.02, z1 + 0.35]], edge);
  const flat: Vec[] = [[x0, 0.02, z0], [x1, 0.02, z0], [x1, 0.02, z1], [x0, 0.02, z1]];
  const [far, close] = [stage.at([x0, 0, z1]), stage.at([x0, 0, z0])];
  stage.poly(flat, canvas.linear([0, far[1]], [0, close[1]], [0, mix('#a9dcd9', light.sky[2], 0.25)], [0.4, mix('#63b9c0', light.sky[1], 0.15)], [1, light.lampsOn ? '#2f7f9a' : '#3797ab']));
  stage.poly([[x0, 0.02, z1], [x1, 0.02, z1], [x1, -0.12, z1], [x0, -0.12, z1]], '#7cc0c6');
  const side = stage.camera.at[0] < (x0 + x1) / 2 ? [x1, -0.4] : [x0, 0.4];
  stage.poly([[side[0]!, 0.02, z0], [side[0]!, 0.02, z1], [side[0]! + side[1]!, 0.02, z1], [side[0]! + side[1]!, 0.02, z0]], light.shadow, 'fill-opacity="0.2"');
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, z, w] = [random.range(x0 + 0.2, x1 - 0.9), random.range(z0 + 0.2, z1 - 0.2), random.range(0.25, 0.8)];
    const [a, b, c] = [stage.at([x, 0.02, z]), stage.at([x + w / 2, 0.02, z + 0.1]), stage.at([x + w, 0.02, z])];
    d += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
  }
  canvas.stroke(d, '#f4fcf8', 2.6, 'stroke-opacity="0.5" stroke-linecap="round"');
}

/** A courtyard: white walls, arches, tiles, a fountain, pots with flowers. */
export function drawPatio(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 7, depth: 7.5, horizon: 0.5, eye: 1.6, angle: 68, yaw: random.range(-0.08, 0.08) });
  const { stage, width, depth } = room;
  drawSky(canvas, home.light, random, { ...wholeOf(room), height: 450 });
  const white = lighten(home.palette.wall, 0.4);
  const trim = random.pick(['#dba545', '#5c86a3', '#b9563c', '#6f8a63', home.palette.spark]);
  drawFloor(stage, home, random.pick(['terracotta', 'hydraulic', 'stone'] as const), { x0: 0, x1: width, z0: 0.3, z1: depth });
  stage.poly([[0, 0, depth], [width, 0, depth], [width, 3.9, depth], [0, 3.9, depth]], stage.paint(white, [0, 0, -1]));
  for (const [x, normal] of [[0, 1], [width, -1]] as const) stage.poly([[x, 0, 0.2], [x, 0, depth], [x, 3.9, depth], [x, 3.9, 0.2]], stage.paint(white, [normal, 0, 0]));
  const sunny = stage.keyFrom[0] < 0 ? 0 : width;
  stage.poly([[sunny, 0, 0.2], [sunny, 0, depth], [sunny, 3.9, depth], [sunny, 3.9, 0.2]], stage.light.shadow, 'fill-opacity="0.22"');
  stage.poly([[sunny, 0.003, 0.3], [sunny, 0.003, depth], [width / 2, 0.003, depth], [sunny === 0 ? 2.4 : width - 2.4, 0.003, 0.3]], stage.light.shadow, 'fill-opacity="0.17"');
  stage.poly([[0, 0, depth - 0.01], [width, 0, depth - 0.01], [width, 0.9, depth - 0.01], [0, 0.9, depth - 0.01]], stage.shade(trim, [0, 0, -1]), 'fill-opacity="0.9"');
  const arch = (middle: number, r: number): Vec[] => [[middle - r, 0, depth - 0.02], ...Array.from({ length: 13 }, (_, i): Vec => [middle + Math.cos(Math.PI * (1 - i / 12)) * r, 1.9 + Math.sin(Math.PI * (1 - i / 12)) * r, depth - 0.02]), [middle + r, 0, depth - 0.02]];
  for (const middle of [width * 0.2, width * 0.5, width * 0.8]) {
    stage.poly(arch(middle, 0.92), stage.shade(trim, [0, 0, -1]));
    stage.poly(arch(middle, 0.8), canvas.down([0, darken(stage.shade(white, [0, 0, -1]), 0.55)], [1, home.light.lampsOn ? '#e8b168' : darken(stage.shade(white, [0, 0, -1]), 0.32)]));
  }
  const eave = stage.shade('#b8623c', [0, 0.3, -0.8]);
  stage.poly([[0, 3.9, depth - 0.3], [width, 3.9, depth - 0.3], [width, 3.7, depth - 0.3], [0, 3.7, depth - 0.3]], eave);
  for (const x of [0.02, width - 0.02]) stage.poly([[x, 3.9, 0.2], [x, 3.9, depth], [x, 3.7, depth], [x, 3.7, 0.2]], darken(eave, 0.15));
  fountain(room, trim);
  for (let k = 0; k < 7; k += 1) wallPot(room, random, random.chance(0.5) ? 0.02 : width - 0.02, random.range(1.2, 2.6), random.range(3, depth - 0.6));
  pots(room, random, [[0.5, depth - 0.7], [width - 0.5, depth - 0.7], [0.5, depth - 2.4], [width - 0.5, depth - 2.6]]);
  if (random.chance(0.6)) treeAt(room, random.pick([1.1, width - 1.1]), depth - 1.6, 3.4, 'orange');
  stage.finish();
  drawAtmosphere(stage);
}

function fountain(room: Room, trim: string): void {
  const { stage, width, depth } = room;
  const [x, z] = [width / 2, depth - 3.2];
  stage.discShadow([x, 0.01, z], 1.3, 0.4);
  stage.later([x - 0.95, 0, z - 0.95], [x + 0.95, 1.3, z + 0.95], () => {
    stage.cylinder([x, 0, z], 0.95, 0.5, mix(trim, '#f3ead8', 0.35), '#e9dfcc');
    stage.disc([x, 0.5, z], 0.8, '#7fc0c6');
    stage.cylinder([x, 0.45, z], 0.1, 0.65, '#e3d8c4');
    stage.cylinder([x, 1.05, z], 0.18, 0.14, '#e9dfcc', '#8fc9cd', 0.4);
    const [fx, fy] = stage.at([x, 1.2, z]);
    const m = stage.scale([x, 1, z]);
    stage.canvas.stroke(`M${n(fx)} ${n(fy)}q${n(-0.12 * m)} ${n(-0.3 * m)} ${n(-0.3 * m)} ${n(0.5 * m)}M${n(fx)} ${n(fy)}q${n(0.12 * m)} ${n(-0.3 * m)} ${n(0.3 * m)} ${n(0.5 * m)}`, '#f4fcfb', 0.025 * m, 'stroke-opacity="0.8"');
  });
}

function wallPot(room: Room, random: Random, x: number, y: number, z: number): void {
  const { stage } = room;
  const [px, py] = stage.at([x, y, z]);
  const m = stage.scale([x, y, z]);
  stage.canvas.path(`M${n(px - 0.12 * m)} ${n(py - 0.2 * m)}h${n(0.24 * m)}l${n(-0.04 * m)} ${n(0.2 * m)}h${n(-0.16 * m)}z`, stage.shade(random.pick(['#5c86a3', '#b9673f']), [0, 0, -1]));
  drawShrub(stage.canvas, stage.light, random, [px, py - 0.14 * m], 0.34 * m, 0.22 * m, '#5f7d48', random.pick(['#d0463f', '#e07a9a', '#e58aa0']));
}

/** A porch: roof beams on pillars, looking out. */
export function drawPorch(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 6.4, depth: 5.4, horizon: 0.46, eye: 1.5, angle: 72, yaw: random.range(-0.12, 0.12) });
  const { stage, width, depth } = room;
  drawView(canvas, home.light, random.fork('view'), home.view === 'city' ? 'garden' : home.view, wholeOf(room));
  lawn(room, 16);
  for (const x of [-6, -3, 9, 12]) bedAt(room, x, 9, 2.2, random.range(0.8, 1.4), random.pick(blossoms));
  drawFloor(stage, home, outdoorFloor(home), { x0: 0, x1: width, z0: 0.25, z1: depth });
  const wood = home.palette.wood;
  stage.poly([[-0.4, 2.75, 0.2], [width + 0.4, 2.75, 0.2], [width + 0.4, 2.75, depth + 0.3], [-0.4, 2.75, depth + 0.3]], stage.shade(lighten(wood, 0.1), [0, -1, 0]));
  stage.finish();
  for (let z = depth - 0.2; z > 0.4; z -= 0.7) stage.box([-0.4, 2.6, z], [width + 0.4, 2.76, z + 0.13], darken(wood, 0.15));
  const white = home.style === 'masia' ? '#cdb491' : lighten(home.palette.wall, 0.3);
  for (const x of [0.1, width / 2 - 1.9, width / 2 + 1.9, width - 0.1]) {
    stage.contactShadow([x - 0.17, x + 0.17], [depth - 0.34, depth]);
    stage.box([x - 0.17, 0, depth - 0.34], [x + 0.17, 2.5, depth], white);
  }
  stage.box([-0.4, 2.42, depth - 0.34], [width + 0.4, 2.7, depth], white);
  rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 3, depth - 1], home.palette);
  if (random.chance(0.5)) outdoorDining(room, random, width / 2, depth - 2);
  else {
    sofa(stage, random, { x: 0.9, z: depth - 2, turn: 1 }, { colour: home.palette.linen, seats: 2, wood: home.palette.wood, cushions: [home.palette.spark, home.palette.fabric], shape: 'low' });
    sofa(stage, random, { x: width - 0.9, z: depth - 2, turn: 3 }, { colour: home.palette.linen, seats: 2, wood: home.palette.wood, cushions: [home.palette.accentWall], shape: 'low' });
    coffeeTable(stage, random, { x: width / 2, z: depth - 2 }, home.palette, 'square');
  }
  pots(room, random, [[0.65, depth - 0.5], [width - 0.65, depth - 0.5]]);
  stage.finish();
  drawAtmosphere(stage);
}

/** What one sees from the house, framed by a sill or a branch. */
export function drawViews(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 6, depth: 6, horizon: random.range(0.46, 0.58), eye: 1.6 });
  drawView(canvas, home.light, random, home.view, wholeOf(room));
  const { stage } = room;
  const low = random.chance(0.5);
  if (low) {
    railing(room, 2.6, -3, 9, home.oldHouse ? 'iron' : 'glass');
    pots(room, random, [[random.chance(0.5) ? 1.4 : 4.6, 2.2]]);
    stage.finish();
  } else {
    const left = random.chance(0.5);
    drawTree(canvas, home.light, random, random.pick(['pine', 'olive', 'palm']), [left ? 120 : canvas.width - 120, canvas.height + 120], canvas.height * 1.15);
  }
  drawAtmosphere(stage);
}

/** The neighbourhood: a promenade with trees and a bench. */
export function drawSurroundings(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 6, depth: 20, horizon: 0.5, eye: 1.65, angle: 66, yaw: random.range(-0.08, 0.08) });
  const { stage } = room;
  drawView(canvas, home.light, random.fork('view'), home.view, wholeOf(room));
  lawn(room, 24);
  const path = stage.shade('#dccdb2', [0, 1, 0]);
  stage.poly([[0.6, 0.01, 0.2], [5.4, 0.01, 0.2], [5.4, 0.01, 24], [0.6, 0.01, 24]], canvas.down([0, lighten(path, 0.2)], [1, darken(path, 0.08)]));
  const kind = random.pick<TreeKind>(home.view === 'sea' ? ['palm', 'pine'] : ['plane', 'orange', 'plane']);
  for (let z = 21; z > 3; z -= 3.6) {
    stage.poly([[0.6, 0.012, z], [3.4, 0.012, z + 0.8], [3.4, 0.012, z + 1.6], [0.6, 0.012, z + 0.9]], stage.light.shadow, 'fill-opacity="0.14"');
    treeAt(room, -0.5, z, random.range(5, 6.5), kind);
    treeAt(room, 6.5, z + 0.6, random.range(5, 6.5), kind);
  }
  for (const z of [5.4, 10.5]) {
    const bench: Spot = { x: 1, z, turn: 1 };
    stand(stage, bench, 1.6, 0.5, 0.85, () => stage.solids([...legs(bench, 1.5, 0.4, 0.42, 0.06, '#3a3d3f'), solid(bench, [-0.8, 0.8], [0.42, 0.47], [-0.22, 0.22], home.palette.wood), solid(bench, [-0.8, 0.8], [0.55, 0.85], [0.2, 0.25], home.palette.wood)]));
  }
  stage.finish();
  drawAtmosphere(stage);
}

/** Open land: a field, a path, a fence, far hills. */
export function drawLand(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, { width: 8, depth: 30, horizon: random.range(0.4, 0.5), eye: 1.8, angle: 66 });
  const { stage } = room;
  const light = home.light;
  drawView(canvas, light, random.fork('view'), home.view === 'sea' ? 'sea' : 'hills', wholeOf(room));
  const soil = stage.shade(random.pick(['#b9a668', '#a8a860', '#c2aa72', '#9caa62']), [0, 1, 0]);
  const y = stage.camera.horizon + 12;
  canvas.rect(0, y, canvas.width, canvas.height - y, canvas.down([0, mix(soil, light.haze, 0.35)], [1, darken(soil, 0.08)]));
  const rows = random.pick(['vines', 'wheat', 'olives'] as const);
  for (let x = -60; x < 70; x += 2.6) stage.poly([[x, 0, 1], [x + 0.9, 0, 1], [x + 0.9, 0, 60], [x, 0, 60]], rows === 'wheat' ? lighten(soil, 0.3) : darken(soil, 0.2), 'fill-opacity="0.35"');
  stage.poly([[2.6, 0.01, 0.3], [5.4, 0.01, 0.3], [4.6, 0.01, 60], [3.8, 0.01, 60]], stage.shade('#dcc8a0', [0, 1, 0]));
  if (rows !== 'wheat') for (let z = 34; z > 5; z -= rows === 'vines' ? 3 : 6) for (const x of [-12, -7.5, -3, 11, 15.5, 20]) (rows === 'olives' ? treeAt(room, x + random.range(-0.6, 0.6), z, 3.2, 'olive') : bedAt(room, x, z, 1.6, 1));
  treeAt(room, random.pick([-2.4, 9.6]), 7, random.range(5, 7), random.pick(['pine', 'olive', 'plane']));
  for (let x = -9; x < 18; x += 1.5) if (x < 2.2 || x > 5.4) stage.later([x - 0.05, 0, 5.95], [x + 0.05, 1, 6.05], () => stage.box([x - 0.05, 0, 5.95], [x + 0.05, 1, 6.05], '#9a7b58'));
  stage.finish();
  for (const h of [0.4, 0.8]) for (const [a, b] of [[-9, 1.5], [6, 18]] as const) stage.line([[a, h, 6], [b, h, 6]], stage.shade('#8a6c4c', [0, 0, -1]), 0.035);
  drawAtmosphere(stage);
}

/** A garden or pool that all neighbours share. */
export function drawCommunal(canvas: Canvas, home: Home, random: Random): void {
  if (random.chance(0.6)) drawPool(canvas, home, random);
  else drawGarden(canvas, home, random);
}

