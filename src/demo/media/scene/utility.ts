import type { Canvas } from './canvas.ts';
import { n } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { drawFloor } from './floors.ts';
import { plantAt } from './furniture.ts';
import { pendant } from './lamps.ts';
import { stillLife, vase, bowl } from './smallThings.ts';
import type { Home } from './home.ts';
import { solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, type Room } from './room.ts';
import { cushion } from './seating.ts';
import type { Vec } from './stage.ts';

function shelves(room: Room, random: Random, wall: 'left' | 'right', from: number, to: number): void {
  const { stage, width, home } = room;
  const [x0, x1] = wall === 'left' ? [0.02, 0.45] : [width - 0.45, width - 0.02];
  stage.later([x0, 0, from], [x1, 2.1, to], () => {
    for (const y of [0.15, 0.75, 1.35, 1.95]) {
      stage.box([x0, y, from], [x1, y + 0.04, to], home.palette.wood);
      for (let z = to - 0.2; z > from + 0.2; z -= random.range(0.45, 0.7)) {
        const s = random.range(0.14, 0.2);
        const h = random.range(0.2, 0.4);
        stage.box(
          [x0 + 0.06, y + 0.04, z - s],
          [x1 - 0.03, y + 0.04 + h, z + s],
          random.pick([
            '#d1ab7b',
            '#c49a68',
            '#e3d2b2',
            home.palette.spark,
            mix(home.palette.accentWall, '#ffffff', 0.2),
          ]),
        );
      }
    }
    for (const z of [from, to - 0.05]) stage.box([x0, 0, z], [x1, 2.1, z + 0.05], darken(home.palette.wood, 0.2));
  });
}

/** A store room: shelves, boxes, a bicycle's place. */
export function drawStorage(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [random.range(3, 3.8), random.range(4.4, 5.4)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    height: 2.6,
    floor: 'concrete',
    wallColour: mix(home.palette.wall, '#e6e0d4', 0.5),
    openings: [
      {
        wall: 'back',
        from: width / 2 - 0.5,
        to: width / 2 + 0.5,
        sill: 1.5,
        head: 2.2,
        panes: [2, 1],
        frame: '#3a3d3f',
      },
    ],
    viewer: random.range(0.42, 0.58),
    angle: 70,
    yaw: random.range(-0.1, 0.1),
  });
  const { stage } = room;
  drawShell(room);
  drawLight(room);
  shelves(room, random, 'left', depth - 2.6, depth - 0.1);
  if (random.chance(0.6)) shelves(room, random, 'right', depth - 2, depth - 0.1);
  for (let i = 0; i < 4; i += 1) {
    const x = width / 2 - 0.4 + i * 0.42;
    const stack = random.int(1, 3);
    const spot: Spot = { x, z: depth - 0.4 - (i % 2) * 0.15 };
    stand(stage, spot, 0.4, 0.4, stack * 0.32, () => {
      for (let k = 0; k < stack; k += 1) {
        stage.solids([
          solid(spot, [-0.19, 0.19], [k * 0.32, k * 0.32 + 0.31], [-0.19, 0.19], k % 2 ? '#c49a68' : '#d1ab7b'),
        ]);
        stage.poly(
          [
            [x - 0.04, k * 0.32, spot.z - 0.192],
            [x + 0.04, k * 0.32, spot.z - 0.192],
            [x + 0.04, k * 0.32 + 0.31, spot.z - 0.192],
            [x - 0.04, k * 0.32 + 0.31, spot.z - 0.192],
          ],
          '#e9d6b0',
          'fill-opacity="0.7"',
        );
      }
    });
  }
  pendant(stage, random, [width / 2, 2.1, depth - 2], 2.6, home.palette, 0.16, 0);
  finishRoom(room);
}

/** A cellar: vaults of brick, bottles and barrels. */
export function drawCellar(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [4.6, 6];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    height: 2.9,
    floor: 'stone',
    wallColour: '#c39a78',
    openings: [],
    viewer: 0.5,
    angle: 70,
  });
  const { stage } = room;
  drawShell(room);
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  for (const wall of ['back', 'left', 'right'] as const) {
    const long = wall === 'back' ? width : depth;
    for (let i = 0; i < 130; i += 1) {
      const [u, v] = [random.range(0.3, long - 0.4), Math.floor(random.range(0, 2.8) / 0.14) * 0.14];
      (i % 2 ? dark : pale).push([
        room.on(wall, u, v, 0.005),
        room.on(wall, u + 0.3, v, 0.005),
        room.on(wall, u + 0.3, v + 0.12, 0.005),
        room.on(wall, u, v + 0.12, 0.005),
      ]);
    }
  }
  stage.polys(dark, '#8f5f42', 'fill-opacity="0.35"');
  stage.polys(pale, '#e0bd98', 'fill-opacity="0.35"');
  for (const z of [depth - 0.1, depth - 2.2, depth - 4.2]) {
    const ring: Vec[] = Array.from({ length: 15 }, (_, i) => [
      width / 2 - Math.cos((i / 14) * Math.PI) * (width / 2),
      1.3 + Math.sin((i / 14) * Math.PI) * 1.6,
      z,
    ]);
    stage.line(ring, stage.shade('#a9744f', [0, 0, -1]), 0.22, 'stroke-opacity="0.9"');
  }
  for (let i = 0; i < 3; i += 1) barrel(room, 0.85 + i * 1.45, depth - 0.6);
  for (const wall of ['left', 'right'] as const) for (const y of [0.4, 0.9, 1.4]) bottleRow(room, wall, y);
  pendant(stage, random, [width / 2, 2, depth - 2.4], 2.9, home.palette, 0.2, 0);
  finishRoom(room);
  canvas.circle(canvas.width / 2, canvas.height * 0.3, 640, canvas.glow([0, '#ffd893', 0.4], [1, '#ffd893', 0]));
}

function barrel(room: Room, x: number, z: number): void {
  const { stage, home } = room;
  stage.discShadow([x, 0.01, z], 0.75, 0.5);
  stage.later([x - 0.6, 0, z - 0.6], [x + 0.6, 1.3, z + 0.6], () => {
    const [cx, cy] = stage.at([x, 0.65, z - 0.5]);
    const r = 0.58 * stage.scale([x, 0.65, z - 0.5]);
    const wood = stage.shade(home.palette.wood, [0, 0.2, -0.8]);
    stage.canvas.circle(cx, cy, r * 1.06, darken(wood, 0.35));
    stage.canvas.circle(cx, cy, r * 0.94, stage.canvas.across([0, lighten(wood, 0.1)], [1, darken(wood, 0.2)]));
    let d = '';
    for (const k of [-0.6, -0.3, 0, 0.3, 0.6])
      d += `M${n(cx + k * r)} ${n(cy - r * 0.94 * Math.sqrt(1 - k * k))}V${n(cy + r * 0.94 * Math.sqrt(1 - k * k))}`;
    stage.canvas.stroke(d, darken(wood, 0.4), 2, 'stroke-opacity="0.6"');
    stage.canvas.circle(cx, cy + r * 0.6, r * 0.07, '#3b2a1e');
  });
}

function bottleRow(room: Room, wall: 'left' | 'right', y: number): void {
  const { stage, depth, width, home } = room;
  const [x0, x1] = wall === 'left' ? [0.02, 0.4] : [width - 0.4, width - 0.02];
  stage.later([x0, y, 2.4], [x1, y + 0.3, depth - 1.3], () => {
    stage.box([x0, y, 2.4], [x1, y + 0.05, depth - 1.3], home.palette.wood);
    for (let z = depth - 1.5; z > 2.5; z -= 0.2)
      stage.cylinder([(x0 + x1) / 2, y + 0.05, z], 0.05, 0.22, z % 0.4 > 0.2 ? '#3f5a45' : '#5a2f33', undefined, 0.03);
  });
}

/** A garage with a car, seen from its door or within. */
export function drawGarage(canvas: Canvas, home: Home, random: Random): void {
  const [width, depth] = [5.6, 8];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    height: 2.7,
    floor: 'concrete',
    wallColour: '#ece6da',
    openings: [
      {
        wall: random.pick(['left', 'right'] as const),
        from: depth - 3,
        to: depth - 1.4,
        sill: 1.4,
        head: 2.2,
        panes: [3, 1],
        frame: '#3a3d3f',
      },
    ],
    viewer: random.range(0.4, 0.6),
    eye: 1.45,
    angle: 64,
    yaw: random.range(-0.1, 0.1),
  });
  const { stage } = room;
  drawShell(room);
  stage.poly(
    [
      [0, 0.01, depth - 0.01],
      [width, 0.01, depth - 0.01],
      [width, 0.9, depth - 0.01],
      [0, 0.9, depth - 0.01],
    ],
    stage.shade(home.palette.accentWall, [0, 0, -1]),
  );
  for (const x of [0.9, width - 0.9])
    stage.poly(
      [
        [x - 0.05, 0.01, 1],
        [x + 0.05, 0.01, 1],
        [x + 0.05, 0.01, depth - 0.5],
        [x - 0.05, 0.01, depth - 0.5],
      ],
      '#f3ead8',
      'fill-opacity="0.8"',
    );
  drawLight(room);
  if (random.chance(0.6)) shelves(room, random, 'right', depth - 2.4, depth - 0.2);
  car(
    room,
    width / 2 - 0.1,
    depth - 3.2,
    random.pick([home.palette.fabric, home.palette.spark, '#d9d5cc', '#5f7f8f', '#8c3f2b']),
  );
  for (const z of [depth - 1.6, depth - 4])
    stage.later([width / 2 - 0.9, 2.6, z], [width / 2 + 0.9, 2.68, z + 0.12], () =>
      stage.poly(
        [
          [width / 2 - 0.9, 2.66, z],
          [width / 2 + 0.9, 2.66, z],
          [width / 2 + 0.9, 2.66, z + 0.14],
          [width / 2 - 0.9, 2.66, z + 0.14],
        ],
        '#fff6dd',
      ),
    );
  finishRoom(room);
}

/** A small car from behind, parked with its nose to the wall. */
function car(room: Room, x: number, z: number, colour: string): void {
  const { stage } = room;
  stage.contactShadow([x - 0.85, x + 0.85], [z, z + 2.6], 0.004, 0.6);
  stage.later([x - 0.86, 0, z], [x + 0.86, 1.5, z + 2.6], () => {
    const p = (u: number, v: number, dz = 0): Vec => [x + u, v, z + dz];
    const body = stage.shade(colour, [0, 0.2, -0.8]);
    stage.box([x - 0.8, 0.02, z + 0.1], [x - 0.56, 0.5, z + 0.6], '#2b2d2f', { round: 0.06 });
    stage.box([x + 0.56, 0.02, z + 0.1], [x + 0.8, 0.5, z + 0.6], '#2b2d2f', { round: 0.06 });
    const shell: Vec[] = [
      p(-0.84, 0.3),
      p(0.84, 0.3),
      p(0.87, 0.75),
      p(0.8, 0.95),
      p(0.62, 1.45, 0.35),
      p(-0.62, 1.45, 0.35),
      p(-0.8, 0.95),
      p(-0.87, 0.75),
    ];
    stage.poly(
      shell,
      stage.canvas.down([0, lighten(body, 0.22)], [0.5, body], [1, darken(body, 0.22)]),
      `stroke="${body}" stroke-width="12" stroke-linejoin="round"`,
    );
    stage.poly(
      [p(-0.62, 0.98, -0.01), p(0.62, 0.98, -0.01), p(0.52, 1.36, 0.2), p(-0.52, 1.36, 0.2)],
      stage.canvas.down([0, '#6f8a96'], [1, '#33424a']),
      'stroke="#33424a" stroke-width="6" stroke-linejoin="round"',
    );
    stage.poly(
      [p(-0.4, 1.36, 0.19), p(-0.15, 1.36, 0.19), p(-0.35, 0.98, -0.02), p(-0.56, 0.98, -0.02)],
      '#ffffff',
      'fill-opacity="0.18"',
    );
    for (const side of [-1, 1])
      stage.poly([p(side * 0.84, 0.66), p(side * 0.6, 0.68), p(side * 0.6, 0.82), p(side * 0.82, 0.84)], '#c9412f');
    stage.poly([p(-0.26, 0.5, -0.01), p(0.26, 0.5, -0.01), p(0.26, 0.62, -0.01), p(-0.26, 0.62, -0.01)], '#f6f2e8');
    stage.poly(
      [p(-0.84, 0.3, -0.01), p(0.84, 0.3, -0.01), p(0.84, 0.4, -0.01), p(-0.84, 0.4, -0.01)],
      darken(body, 0.45),
    );
  });
}

/** A still life before a window: what the light does here. */
export function drawDetails(canvas: Canvas, home: Home, random: Random): void {
  const left = random.chance(0.5);
  const room = buildRoom(canvas, home, random, {
    width: 3,
    depth: 2.7,
    openings: [
      {
        wall: 'back',
        from: left ? 0.35 : 1.65,
        to: left ? 1.35 : 2.65,
        sill: 0.95,
        head: 2.3,
        panes: [2, 2],
        arched: random.chance(0.4),
        curtains: 'linen',
      },
    ],
    accent: random.chance(0.6) ? 'back' : undefined,
    viewer: 0.5,
    eye: 1.15,
    angle: 62,
  });
  const { stage } = room;
  drawShell(room);
  drawLight(room);
  const y = 0.74;
  const wood = random.pick([home.palette.wood, lighten(home.palette.wood, 0.3), '#e9dfcd']);
  stage.box([-0.4, y - 0.06, 0.95], [3.4, y, 2], wood);
  drawFloor(stage, home, 'planks', { x0: -0.4, x1: 3.4, z0: 0.95, z1: 2, y });
  stage.poly(
    [
      [left ? 0.5 : 1.7, y + 0.002, 1],
      [left ? 1.1 : 2.3, y + 0.002, 1],
      [left ? 0.9 : 2.6, y + 0.002, 1.95],
      [left ? 0.3 : 2, y + 0.002, 1.95],
    ],
    home.light.sun,
    `fill-opacity="${home.light.lampsOn ? 0.08 : home.light.sunStrength * 0.6}"`,
  );
  const x = left ? 1.85 : 1.15;
  for (const dx of [-0.4, 0, 0.36]) stage.discShadow([x + dx, y + 0.003, 1.42], 0.2, 0.4);
  vase(stage, random, [x - 0.34, y, 1.55], 0.36, random.pick([home.palette.spark, '#efe3cd']), true);
  vase(stage, random, [x - 0.04, y, 1.5], 0.24, random.pick([home.palette.fabric, '#c98a63']), false);
  bowl(stage, [x + 0.3, y, 1.4], 0.17, '#efe6d6', random.pick(['#e0973f', '#c9533f', '#d9c04f', '#8fa35f']));
  stillLife(stage, random, [left ? 0.85 : 2.25, y, 1.4], home.palette, 0.2);
  if (random.chance(0.5))
    plantAt(
      stage,
      random,
      { x: left ? 2.6 : 0.4, z: 1.6, y },
      0.7,
      random.pick(['monstera', 'snake', 'olive'] as const),
      '#c98a63',
    );
  finishRoom(room);
}

/** A window seat, a cushion, the view: the mood of a place. */
export function drawAtmospherePiece(canvas: Canvas, home: Home, random: Random): void {
  const room = buildRoom(canvas, home, random, {
    width: 4,
    depth: 3.6,
    openings: [{ wall: 'back', from: 0.7, to: 3.3, sill: 0.5, head: 2.3, panes: [3, 1], curtains: 'linen' }],
    viewer: 0.5,
    eye: 1.25,
    angle: 66,
  });
  const { stage } = room;
  drawShell(room);
  drawLight(room);
  const seat: Spot = { x: 2, z: 3.3 };
  stand(stage, seat, 2.7, 0.6, 0.5, () => {
    stage.solids([
      solid(seat, [-1.35, 1.35], [0, 0.42], [-0.3, 0.3], lighten(home.palette.wall, 0.3)),
      solid(seat, [-1.32, 1.32], [0.42, 0.52], [-0.29, 0.29], home.palette.fabric, { round: 0.05 }),
    ]);
    for (const [u, colour] of [
      [-1, home.palette.spark],
      [-0.62, home.palette.linen],
      [1, home.palette.accentWall],
    ] as const)
      cushion(stage, seat, u, 0.52, 0.1, 0.42, colour, random.range(-12, 12));
    stillLife(stage, random, [2.3, 0.52, 3.2], home.palette, 0.16);
  });
  plantAt(stage, random, { x: 3.5, z: 2.6 }, 1.4, 'strelitzia', '#c98a63');
  finishRoom(room);
}
