import { drawStreetAcross } from './across.ts';
import { drawView } from './views.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { drawFloor } from './floors.ts';
import { coffeeTable, rug } from './furniture.ts';
import { vase } from './smallThings.ts';
import type { Home } from './home.ts';
import { houseFlank } from './houseFlank.ts';
import {
  openAir,
  openView,
  wholeOf,
  outdoorFloor,
  railing,
  pots,
  outdoorDining,
  lawn,
  bedAt,
  blossoms,
  lounger,
  parasol,
} from './openAir.ts';
import { stand, type Spot } from './pieces.ts';
import { drawShrub, drawTree } from './plants.ts';
import type { Random } from './random.ts';
import { drawAtmosphere, type Room } from './room.ts';
import { chair, sofa } from './seating.ts';
import type { Vec } from './stage.ts';

/** What one sees from a terrace: the houses across the street, or all that lies beyond them. */
function drawOutlook(room: Room, random: Random, z: number): void {
  const { stage, home } = room;
  if (home.view === 'street' || home.view === 'courtyard') drawStreetAcross(room, z);
  else drawView(stage.canvas, home.light, random.fork('view'), home.view, wholeOf(room));
}

/** Boxes of flowers and grasses along the parapet, and lights on a string for the evening. */
function flowerBoxes(room: Room, random: Random, z: number, x0: number, x1: number): void {
  const { stage, home } = room;
  const box = random.pick([home.palette.wood, '#e9e2d4', '#5b5650', '#b9673f']);
  const kind = random.int(0, 2);
  for (let x = x0 + random.range(0, 0.8); x < x1 - 1; x += random.range(1.3, 2.2)) {
    const spot = { x: x + 0.45, z: z - 0.22 };
    const flower = random.pick(blossoms);
    stand(
      stage,
      spot,
      0.9,
      0.3,
      0.8,
      () => {
        stage.box([x, 0, z - 0.36], [x + 0.9, 0.36, z - 0.08], box);
        const m = stage.scale([x, 0.4, z]);
        drawShrub(
          stage.canvas,
          stage.light,
          random,
          stage.at([x + 0.45, 0.34, z - 0.2]),
          0.95 * m,
          (kind === 0 ? 0.34 : kind === 1 ? 0.55 : 0.42) * m,
          kind === 1 ? '#8d9a72' : '#5f7f48',
          random.chance(0.7) ? flower : undefined,
        );
      },
      0.2,
    );
  }
  if (!random.chance(stage.light.lampsOn ? 0.9 : 0.35)) return;
  stage.later([x0, 2.2, z - 0.3], [x1, 2.8, z - 0.2], () => {
    const bulbs: Vec[] = Array.from({ length: 15 }, (_, i) => [
      x0 + ((x1 - x0) * i) / 14,
      2.75 - Math.sin(((i % 7) / 7) * Math.PI) * 0.22,
      z - 0.25,
    ]);
    stage.line(bulbs, '#3a3532', 0.012);
    for (const bulb of bulbs) {
      const [bx, by] = stage.at(bulb);
      const r = 0.045 * stage.scale(bulb);
      if (stage.light.lampsOn)
        stage.canvas.circle(bx, by, r * 6, stage.canvas.glow([0, '#ffdf9a', 0.7], [1, '#ffdf9a', 0]));
      stage.canvas.circle(bx, by + r, r, stage.light.lampsOn ? '#fff0c8' : '#f3ead6');
    }
  });
}

/** Beams overhead on posts, with their bars of shade on the floor. */
function pergola(room: Room, x0: number, x1: number, z0: number, z1: number, colour: string): void {
  const { stage, random } = room;
  const high = 2.55;
  if (!stage.light.lampsOn) {
    for (let z = z0; z < z1; z += 0.55)
      stage.poly(
        [
          [x0, 0.005, z + 0.3],
          [x1, 0.005, z + 0.3],
          [x1 + 0.3, 0.005, z + 0.5],
          [x0 + 0.3, 0.005, z + 0.5],
        ],
        stage.light.shadow,
        'fill-opacity="0.16"',
      );
  }
  for (const x of [x0, x1])
    stage.later([x - 0.07, 0, z1 - 0.14], [x + 0.07, high, z1], () =>
      stage.box([x - 0.07, 0, z1 - 0.14], [x + 0.07, high, z1], colour),
    );
  stage.later([x0, high, z0], [x1, high + 0.3, z1], () => {
    stage.box([x0 - 0.1, high, z1 - 0.14], [x1 + 0.1, high + 0.16, z1], colour);
    for (let z = z1; z > z0; z -= 0.55)
      stage.box([x0 - 0.15, high + 0.16, z - 0.08], [x1 + 0.15, high + 0.28, z], colour);
    if (random.chance(0.6)) {
      for (let x = x0; x < x1; x += 0.9) {
        const [px, py] = stage.at([x, high + 0.12, z1 - 0.1]);
        drawShrub(
          stage.canvas,
          stage.light,
          random,
          [px, py + 24],
          0.8 * stage.scale([x, high, z1]),
          0.34 * stage.scale([x, high, z1]),
          '#6f8a4f',
          random.chance(0.5) ? '#c8417f' : undefined,
        );
      }
    }
  });
}

/** A terrace with its furniture, plants and what one sees from it. */
export function drawTerrace(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6.4,
    depth: random.range(5, 6),
    yaw: random.range(-0.12, 0.12),
    angle: 74,
    horizon: random.range(0.42, 0.47),
  });
  const { stage, width, depth } = room;
  drawOutlook(room, random, depth + 11);
  drawFloor(stage, home, outdoorFloor(home), { x0: -4, x1: width + 4, z0: 0.25, z1: depth });
  railing(
    room,
    depth,
    -4,
    width + 4,
    home.random.fork('railing').pick(home.oldHouse ? ['iron', 'wall', 'iron'] : ['glass', 'glass', 'wall']),
  );
  const side = random.chance(0.5);
  const wallX = side ? 0.2 : width - 0.2;
  houseFlank(room, { side: side ? 'left' : 'right', x: wallX, z0: 0.2, z1: depth - 0.02, height: 3.4 });
  flowerBoxes(room, random, depth, side ? wallX + 0.6 : -0.6, side ? width + 0.6 : wallX - 0.6);
  if (random.chance(0.6))
    rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 2.8, depth - 0.9], home.palette);
  if (random.chance(0.55)) {
    sofa(
      stage,
      random,
      { x: side ? width - 1.2 : 1.2, z: depth - 1.9, turn: side ? 3 : 1 },
      {
        colour: home.palette.linen,
        seats: 2,
        wood: home.palette.wood,
        cushions: [home.palette.spark, home.palette.accentWall],
        shape: 'low',
      },
    );
    coffeeTable(
      stage,
      random,
      { x: width / 2, z: depth - 1.9 },
      home.palette,
      random.pick(['round', 'square', 'block'] as const),
    );
    chair(
      stage,
      { x: side ? width / 2 - 1.2 : width / 2 + 1.2, z: depth - 1.5, turn: side ? 1 : 3 },
      'woven',
      home.palette,
      home.palette.linen,
    );
  } else if (random.chance(0.5)) outdoorDining(room, random, width / 2, depth - 1.9);
  else {
    for (const x of [width / 2 - 0.75, width / 2 + 0.75])
      lounger(stage, { x, z: depth - 1.8 }, home.palette.wood, random.pick([home.palette.linen, '#f3ead8']));
    parasol(
      stage,
      [width / 2, 0, depth - 1],
      random.pick([home.palette.spark, home.palette.linen, home.palette.fabric]),
    );
  }
  pots(room, random, [
    [side ? width - 0.4 : 0.4, depth - 0.4],
    [side ? width + 0.6 : -0.6, depth - 0.5],
    [side ? 1 : width - 1, depth - 0.45],
  ]);
  if (random.chance(0.45))
    pergola(room, 0.5, width - 0.5, 0.6, depth - 0.3, random.pick([home.palette.wood, '#f3eee3']));
  stage.finish();
  drawAtmosphere(stage);
}

/** A balcony: narrow, two chairs, the street below. */
export function drawBalcony(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 3.6,
    depth: 3.1,
    eye: 1.5,
    horizon: 0.4,
    yaw: random.range(-0.14, 0.14),
    angle: 72,
  });
  const { stage, width, depth } = room;
  drawOutlook(room, random, depth + 10);
  drawFloor(stage, home, outdoorFloor(home), { x0: -2, x1: width + 2, z0: 0.25, z1: depth });
  railing(room, depth, -2, width + 2, home.oldHouse ? 'iron' : random.pick(['glass', 'iron']));
  for (const side of ['left', 'right'] as const)
    houseFlank(room, {
      side,
      x: side === 'left' ? -0.15 : width + 0.15,
      z0: 0.2,
      z1: depth,
      height: 3.4,
      vine: random.chance(0.4),
    });
  const x = width / 2;
  const table: Spot = { x, z: depth - 0.8 };
  stand(
    stage,
    table,
    0.6,
    0.6,
    0.72,
    () => {
      stage.cylinder([table.x, 0, table.z], 0.04, 0.7, home.palette.metal);
      stage.cylinder(
        [table.x, 0.7, table.z],
        0.32,
        0.03,
        random.pick([home.palette.wood, '#f3eee3', home.palette.spark]),
      );
      vase(stage, random, [table.x, 0.73, table.z], 0.16, home.palette.spark, true);
    },
    0.2,
  );
  const shape = random.pick(['wood', 'woven', 'shell'] as const);
  chair(stage, { x: x - 0.8, z: depth - 0.8, turn: 1 }, shape, home.palette, home.palette.fabric);
  chair(stage, { x: x + 0.8, z: depth - 0.8, turn: 3 }, shape, home.palette, home.palette.fabric);
  pots(room, random, [
    [0.25, depth - 0.35],
    [width - 0.25, depth - 0.35],
    [width - 0.3, depth - 1.5],
  ]);
  stage.finish();
  drawAtmosphere(stage);
}

/** A porch: roof beams on pillars, looking out. */
export function drawPorch(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6.4,
    depth: 5.4,
    horizon: 0.46,
    eye: 1.5,
    angle: 72,
    yaw: random.range(-0.12, 0.12),
  });
  const { stage, width, depth } = room;
  drawView(canvas, home.light, random.fork('view'), openView(home), wholeOf(room));
  lawn(room, 16);
  for (const x of [-6, -3, 9, 12]) bedAt(room, x, 9, 2.2, random.range(0.8, 1.4), random.pick(blossoms));
  drawFloor(stage, home, outdoorFloor(home), { x0: 0, x1: width, z0: 0.25, z1: depth });
  const wood = home.palette.wood;
  stage.poly(
    [
      [-0.4, 2.75, 0.2],
      [width + 0.4, 2.75, 0.2],
      [width + 0.4, 2.75, depth + 0.3],
      [-0.4, 2.75, depth + 0.3],
    ],
    stage.shade(lighten(wood, 0.1), [0, -1, 0]),
  );
  stage.finish();
  for (let z = depth - 0.2; z > 0.4; z -= 0.7)
    stage.box([-0.4, 2.6, z], [width + 0.4, 2.76, z + 0.13], darken(wood, 0.15));
  const white = home.style === 'masia' ? '#cdb491' : lighten(home.palette.wall, 0.3);
  for (const x of [0.1, width / 2 - 1.9, width / 2 + 1.9, width - 0.1]) {
    stage.contactShadow([x - 0.17, x + 0.17], [depth - 0.34, depth]);
    stage.box([x - 0.17, 0, depth - 0.34], [x + 0.17, 2.5, depth], white);
  }
  stage.box([-0.4, 2.42, depth - 0.34], [width + 0.4, 2.7, depth], white);
  rug(stage, random, [width / 2 - 1.5, width / 2 + 1.5], [depth - 3, depth - 1], home.palette);
  if (random.chance(0.5)) outdoorDining(room, random, width / 2, depth - 2);
  else {
    sofa(
      stage,
      random,
      { x: 0.9, z: depth - 2, turn: 1 },
      {
        colour: home.palette.linen,
        seats: 2,
        wood: home.palette.wood,
        cushions: [home.palette.spark, home.palette.fabric],
        shape: 'low',
      },
    );
    sofa(
      stage,
      random,
      { x: width - 0.9, z: depth - 2, turn: 3 },
      {
        colour: home.palette.linen,
        seats: 2,
        wood: home.palette.wood,
        cushions: [home.palette.accentWall],
        shape: 'low',
      },
    );
    coffeeTable(stage, random, { x: width / 2, z: depth - 2 }, home.palette, 'square');
  }
  pots(room, random, [
    [0.65, depth - 0.5],
    [width - 0.65, depth - 0.5],
  ]);
  stage.finish();
  drawAtmosphere(stage);
}

/** What one sees from the house, framed by a sill or a branch. */
export function drawViews(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 6,
    depth: 6,
    horizon:
      home.view === 'sea' || home.view === 'hills' || home.view === 'fields'
        ? random.range(0.42, 0.55)
        : random.range(0.3, 0.42),
    eye: 1.6,
  });
  drawView(
    canvas,
    home.light,
    random,
    home.view === 'street' || home.view === 'courtyard' ? 'city' : home.view,
    wholeOf(room),
  );
  const { stage } = room;
  const low = random.chance(0.5);
  if (low) {
    railing(room, 2.6, -3, 9, home.oldHouse ? 'iron' : 'glass');
    pots(room, random, [[random.chance(0.5) ? 1.4 : 4.6, 2.2]]);
    stage.finish();
  } else {
    const left = random.chance(0.5);
    drawTree(
      canvas,
      home.light,
      random,
      random.pick(['pine', 'olive', 'palm']),
      [left ? 120 : canvas.width - 120, canvas.height + 120],
      canvas.height * 1.15,
    );
  }
  drawAtmosphere(stage);
}
