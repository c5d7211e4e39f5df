import { drawView } from './views.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { drawFloor } from './floors.ts';
import type { Home } from './home.ts';
import { houseFlank } from './houseFlank.ts';
import {
  openAir,
  openView,
  outdoorFloor,
  wholeOf,
  pots,
  outdoorDining,
  lawn,
  treeAt,
  bedAt,
  blossoms,
  lounger,
  parasol,
  rowOfBushes,
  water,
  type Bush,
} from './openAir.ts';
import { legs, solid, stand, type Spot } from './pieces.ts';
import type { TreeKind } from './plants.ts';
import type { Random } from './random.ts';
import { drawAtmosphere, type Room } from './room.ts';
import type { Vec } from './stage.ts';

const greens = ['#66834c', '#587649', '#7a8f58', '#8d9a72'] as const;

const gardenTrees: readonly TreeKind[] = ['olive', 'orange', 'pine', 'plane', 'palm'];

function gardenWall(room: Room, z: number): void {
  const { stage, home } = room;
  stage.box([-30, 0, z], [30, 1.7, z + 0.3], lighten(home.palette.wall, 0.2));
  stage.box([-30, 1.7, z - 0.05], [30, 1.8, z + 0.35], '#c98a63');
}

/** Shrubs along the end of the lawn. */
function border(room: Room, random: Random, z: number, flowers: number): void {
  const bushes: Bush[] = [];
  for (let x = -12; x < 18; x += random.range(1.6, 2.4))
    bushes.push({
      x,
      width: 2.5,
      height: random.range(1, 1.9),
      leaves: random.pick(greens),
      flowers: random.chance(flowers) ? random.pick(blossoms) : undefined,
    });
  rowOfBushes(room, z, bushes);
}

type GardenPlan = (room: Room, random: Random, flip: number) => void;

const slabPath: GardenPlan = (room, random, flip) => {
  const { stage, width, home } = room;
  const bend = random.range(-0.6, 0.6);
  for (let z = 2, k = 0; z < 11.5; z += 0.85, k += 1) {
    const x = width / 2 + Math.sin(k * 0.35) * bend * 2 + bend * k * 0.15;
    const slab: Vec[] = [
      [x - 0.45, 0.01, z],
      [x + 0.45, 0.01, z],
      [x + 0.42, 0.01, z + 0.55],
      [x - 0.42, 0.01, z + 0.55],
    ];
    stage.poly(
      slab.map(([a, b, c]): Vec => [a + 0.03, b, c - 0.04]),
      stage.light.shadow,
      'fill-opacity="0.3"',
    );
    stage.poly(slab, stage.shade(k % 2 ? '#dccfb8' : '#e3d8c4', [0, 1, 0]));
  }
  treeAt(room, width / 2 - flip * 3.4, 6.5, random.range(4, 5.4), random.pick(gardenTrees));
  treeAt(room, width / 2 + flip * 4.8, 9.5, random.range(4.6, 6.5), random.pick(gardenTrees));
  if (random.chance(0.5))
    for (const k of [0, 1, 2])
      treeAt(room, width / 2 + flip * (2.6 + k * 1.1), 11.6, random.range(4.5, 5.5), 'cypress');
  for (const [dx, z] of [
    [-flip * 2.2, 4.2],
    [-flip * 3.4, 5],
    [flip * 2.6, 4.6],
    [flip * 3.4, 6],
  ] as const)
    bedAt(room, width / 2 + dx, z, random.range(0.9, 1.5), random.range(0.45, 0.8), random.pick(blossoms));
  if (random.chance(0.5)) outdoorDining(room, random, width / 2 + flip * 2.3, 7.4);
  else
    for (const k of [0, 1])
      lounger(stage, { x: width / 2 + flip * (1.9 + k * 1.1), z: 7.2 }, home.palette.wood, home.palette.linen);
};

/** The house along one side, its doors open to the grass. */
const besideTheHouse: GardenPlan = (room, random, flip) => {
  const { stage, width, home } = room;
  const x = flip > 0 ? 0.2 : width - 0.2;
  drawFloor(stage, home, outdoorFloor(home), {
    x0: flip > 0 ? x : x - 2.6,
    x1: flip > 0 ? x + 2.6 : x,
    z0: 0.3,
    z1: 9,
  });
  houseFlank(room, { side: flip > 0 ? 'left' : 'right', x, z0: 0.2, z1: 9, height: random.pick([3.2, 5.6, 5.6]) });
  outdoorDining(room, random, x + flip * 1.4, 5.4);
  treeAt(room, x + flip * 5.6, 7.5, random.range(4.4, 6), random.pick(gardenTrees));
  for (const z of [3, 4.4, 5.8, 7.2]) bedAt(room, x + flip * 3, z, 0.9, random.range(0.35, 0.6), random.pick(blossoms));
  if (random.chance(0.6))
    for (const k of [0, 1]) treeAt(room, x + flip * (3.6 + k * 1.1), 11.8, random.range(4.5, 5.5), 'cypress');
};

/** A table in the shade of one great tree. */
const underTheTree: GardenPlan = (room, random, flip) => {
  const { stage, width } = room;
  const x = width / 2 + flip * random.range(0.4, 1.2);
  stage.discShadow([x - flip * 0.6, 0.012, 5.6], 3.6, 0.6);
  outdoorDining(room, random, x - flip * 0.7, 5.2);
  treeAt(room, x + flip * 1.2, 6.6, random.range(5.6, 6.8), random.pick(['olive', 'plane', 'orange', 'pine']));
  for (const dx of [-4.4, -3.2, 4.2, 5.4])
    bedAt(room, width / 2 + dx, 8.6, 1.5, random.range(0.5, 0.9), random.pick(blossoms));
  treeAt(room, x - flip * 5, 10, random.range(4, 5), random.pick(gardenTrees));
  if (random.chance(0.5)) pots(room, random, [[width / 2 - flip * 2.4, 3.4]]);
};

/** Rows of lavender, or beds edged with wood, running away from the viewer. */
const rows: GardenPlan = (room, random, flip) => {
  const { stage, width, home } = room;
  const lavender = random.chance(0.55);
  const path = stage.shade('#dccdb2', [0, 1, 0]);
  stage.poly(
    [
      [width / 2 - 0.6, 0.01, 0.3],
      [width / 2 + 0.6, 0.01, 0.3],
      [width / 2 + 0.6, 0.01, 11],
      [width / 2 - 0.6, 0.01, 11],
    ],
    path,
  );
  const beds = [-3.8, -2.5, -1.2, 1.2, 2.5, 3.8];
  for (let z = 10.5; z > 2.2; z -= lavender ? 0.8 : 1.7) {
    if (!lavender)
      for (const dx of beds)
        stage.later([width / 2 + dx - 0.5, 0, z - 0.55], [width / 2 + dx + 0.5, 0.35, z + 0.55], () =>
          stage.box([width / 2 + dx - 0.5, 0, z - 0.55], [width / 2 + dx + 0.5, 0.3, z + 0.55], home.palette.wood),
        );
    rowOfBushes(
      room,
      lavender ? z : z - 0.56,
      beds.map((dx): Bush =>
        lavender
          ? { x: width / 2 + dx, width: 0.95, height: 0.5, leaves: '#8f86b4', flowers: '#c3a6ee' }
          : {
              x: width / 2 + dx,
              width: 0.9,
              height: random.range(0.6, 0.85),
              leaves: random.pick(greens),
              flowers: random.chance(0.4) ? random.pick(['#d0463f', '#e5b04a', '#f3ead8']) : undefined,
            },
      ),
    );
  }
  treeAt(room, width / 2 + flip * 4.6, 11, random.range(4, 5), 'olive');
  treeAt(room, width / 2 - flip * 5, 9.6, random.range(3.6, 4.6), random.pick(['orange', 'olive']));
};

/** A garden: lawn, shrubs at its end, and what its owner made of it. */
export function drawGarden(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6,
    depth: 12,
    horizon: random.range(0.38, 0.46),
    eye: random.range(1.4, 1.75),
    yaw: random.range(-0.18, 0.18),
    angle: random.range(60, 68),
  });
  drawView(canvas, home.light, random.fork('view'), openView(home), wholeOf(room));
  lawn(room, 13);
  if (random.chance(0.5)) gardenWall(room, 13);
  border(room, random, 12.4, 0.35);
  const flip = random.pick([-1, 1]);
  random.pick([slabPath, besideTheHouse, besideTheHouse, underTheTree, rows])(room, random, flip);
  room.stage.finish();
  drawAtmosphere(room.stage);
}

/** What a pool lies in: the first that the dice of its picture decide. */
export const poolSetting = (random: Random): 'garden' | 'house' | 'edge' =>
  random.pick(['garden', 'house', 'house', 'edge'] as const);

/** A pool with its deck: along the garden, before the house, or with nothing behind it but the view. */
export function drawPool(canvas: Canvas, home: Home, random: Random): void {
  const kind = poolSetting(random);
  const room = openAir(canvas, home, random, {
    width: 7,
    depth: 14,
    horizon: random.range(0.36, 0.46),
    eye: random.range(1.3, 1.9),
    yaw: random.range(-0.2, 0.2),
    angle: random.range(60, 70),
  });
  const { stage, width } = room;
  const view = openView(home);
  drawView(canvas, home.light, random.fork('view'), view, wholeOf(room));
  const flip = random.pick([-1, 1]);
  if (kind === 'edge') {
    drawFloor(stage, home, random.pick(['planks', 'stone'] as const), { x0: -8, x1: width + 8, z0: 0.4, z1: 3.2 });
    water(room, -3, width + 3, 3.2, 8.4);
    for (const k of [0, 1])
      lounger(stage, { x: width / 2 + flip * (1.6 + k * 1.1), z: 2.2 }, home.palette.wood, '#f6efe2');
    parasol(stage, [width / 2 + flip * 2.1, 0, 2.9], random.pick([home.palette.spark, home.palette.linen, '#f3ead8']));
    for (const [x, h] of [
      [-flip * 5.2, 6],
      [-flip * 6.6, 4.6],
      [flip * 7, 5.4],
    ] as const)
      treeAt(room, width / 2 + x, 9.4, h, random.pick(['palm', 'pine', 'olive']));
    pots(room, random, [
      [width / 2 - flip * 2.8, 2.6],
      [width / 2 - flip * 3.6, 2.9],
    ]);
  } else {
    lawn(room, 15);
    const [x0, x1] = flip > 0 ? [0.4, 4.6] : [width - 4.6, width - 0.4];
    const [z0, z1] = [2.6, random.range(8.6, 10)];
    const deck = flip > 0 ? x1 + 1.2 : x0 - 1.2;
    drawFloor(stage, home, random.pick(['planks', 'stone', 'terracotta'] as const), {
      x0: x0 - 2.6,
      x1: x1 + 2.6,
      z0: 0.8,
      z1: z1 + 1.6,
    });
    water(room, x0, x1, z0, z1);
    border(room, random, 14.2, 0.3);
    if (kind === 'house')
      houseFlank(room, {
        side: flip > 0 ? 'right' : 'left',
        x: flip > 0 ? x1 + 3.2 : x0 - 3.2,
        z0: 1.4,
        z1: 11.5,
        height: random.pick([3.2, 5.6]),
      });
    for (const z of [4.4, 6])
      lounger(
        stage,
        { x: deck, z, turn: flip > 0 ? 3 : 1 },
        home.palette.wood,
        random.pick([home.palette.linen, '#f6efe2']),
      );
    if (random.chance(0.7))
      parasol(
        stage,
        [deck + flip * 0.8, 0, 5.3],
        random.pick([home.palette.spark, home.palette.linen, home.palette.fabric]),
      );
    for (const [dx, z, h] of [
      [-3.6, 11.5, 6.5],
      [-2.2, 13, 5.2],
      ...(kind === 'garden' ? [[5.4, 12.4, 7]] : []),
    ] as const)
      treeAt(
        room,
        width / 2 + flip * dx,
        z,
        h * random.range(0.85, 1.1),
        random.pick(['palm', 'palm', 'pine', 'cypress', 'olive']),
      );
    pots(room, random, [
      [flip > 0 ? x0 - 0.6 : x1 + 0.6, z1 + 0.8],
      [flip > 0 ? x1 + 0.8 : x0 - 0.8, z1 + 0.9],
    ]);
  }
  stage.finish();
  drawAtmosphere(stage);
}

/** The neighbourhood: a promenade with trees and a bench. */
export function drawSurroundings(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6,
    depth: 20,
    horizon: 0.5,
    eye: 1.65,
    angle: 66,
    yaw: random.range(-0.08, 0.08),
  });
  const { stage } = room;
  drawView(
    canvas,
    home.light,
    random.fork('view'),
    home.view === 'street' || home.view === 'courtyard' ? 'city' : home.view,
    wholeOf(room),
  );
  lawn(room, 24);
  const path = stage.shade('#dccdb2', [0, 1, 0]);
  stage.poly(
    [
      [0.6, 0.01, 0.2],
      [5.4, 0.01, 0.2],
      [5.4, 0.01, 24],
      [0.6, 0.01, 24],
    ],
    canvas.down([0, lighten(path, 0.2)], [1, darken(path, 0.08)]),
  );
  const kind = random.pick<TreeKind>(home.view === 'sea' ? ['palm', 'pine'] : ['plane', 'orange', 'plane']);
  for (let z = 21; z > 3; z -= 3.6) {
    stage.poly(
      [
        [0.6, 0.012, z],
        [3.4, 0.012, z + 0.8],
        [3.4, 0.012, z + 1.6],
        [0.6, 0.012, z + 0.9],
      ],
      stage.light.shadow,
      'fill-opacity="0.14"',
    );
    treeAt(room, -0.5, z, random.range(5, 6.5), kind);
    treeAt(room, 6.5, z + 0.6, random.range(5, 6.5), kind);
  }
  for (const z of [5.4, 10.5]) {
    const bench: Spot = { x: 1, z, turn: 1 };
    stand(stage, bench, 1.6, 0.5, 0.85, () =>
      stage.solids([
        ...legs(bench, 1.5, 0.4, 0.42, 0.06, '#3a3d3f'),
        solid(bench, [-0.8, 0.8], [0.42, 0.47], [-0.22, 0.22], home.palette.wood),
        solid(bench, [-0.8, 0.8], [0.55, 0.85], [0.2, 0.25], home.palette.wood),
      ]),
    );
  }
  stage.finish();
  drawAtmosphere(stage);
}

/** Whether neighbours share a pool, else a garden: the first that the dice of its picture decide. */
export const isPoolShared = (random: Random): boolean => random.chance(0.6);

/** A garden or pool that all neighbours share. */
export function drawCommunal(canvas: Canvas, home: Home, random: Random): void {
  if (isPoolShared(random)) drawPool(canvas, home, random);
  else drawGarden(canvas, home, random);
}
