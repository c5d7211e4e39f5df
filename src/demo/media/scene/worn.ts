import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Home } from './home.ts';
import type { Wall } from './openings.ts';
import { placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf, type Room } from './room.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import { tiledWall, toilet } from './sanitary.ts';
import type { Vec } from './stage.ts';

/** Whether all is still to be done: its rooms are drawn empty and worn. */
export const isWorn = ({ facts }: Home): boolean => facts.state === 'toRestore';

const normalOf: Record<Wall, Vec> = { back: [0, 0, -1], left: [1, 0, 0], right: [-1, 0, 0] };

/** A patch of bricks where plaster has fallen off a wall, and a crack that runs on from it. */
function barePatch(room: Room, wall: Wall, u: number, v: number, random: Random): void {
  const { stage } = room;
  const shade = (colour: string): string => stage.shade(colour, normalOf[wall]);
  const quad = (a: number, b: number, c: number, d: number, out: number): Vec[] => [
    room.on(wall, a, c, out),
    room.on(wall, b, c, out),
    room.on(wall, b, d, out),
    room.on(wall, a, d, out),
  ];
  const rows = random.int(4, 8);
  const half = random.range(0.4, 0.75);
  const [bed, bricks, dark]: [Vec[][], Vec[][], Vec[][]] = [[], [], []];
  for (let row = 0; row < rows; row += 1) {
    const lean = (Math.abs(row - rows / 2) / rows) * half;
    const [a, b] = [u - half + lean + random.range(0, 0.16), u + half - lean - random.range(0, 0.16)];
    const low = v + row * 0.085;
    bed.push(quad(a - 0.03, b + 0.03, low - 0.01, low + 0.085, 0.003));
    for (let at = a + (row % 2 ? 0.01 : 0.09); at < b - 0.1; at += 0.2)
      (random.chance(0.3) ? dark : bricks).push(quad(at, Math.min(b, at + 0.185), low, low + 0.072, 0.004));
  }
  stage.polys(bed, shade('#d3c1a4'));
  stage.polys(bricks, shade('#bd7d60'));
  stage.polys(dark, shade('#a2674c'));
  const crack = [room.on(wall, u, v + rows * 0.085, 0.005)];
  for (let k = 1; k < 5; k += 1)
    crack.push(
      room.on(wall, u + random.range(-0.12, 0.16) * k, Math.min(room.height, v + rows * 0.085 + k * 0.2), 0.005),
    );
  stage.line(crack, darken(shade('#8d7a66'), 0.25), 0.014, 'stroke-opacity="0.7"');
}

/**
 * Walls that have lost their plaster, stains of damp under the ceiling, wires that hang out of the wall.
 * @param low metres up to which the walls are tiled, and keep what they have
 */
export function wornWalls(room: Room, random: Random, low = 0.4): void {
  const { stage, width, depth, height, plan } = room;
  const top = Math.max(low + 0.1, height - (low > 1 ? 0.6 : 1.2));
  for (const part of random.shuffle([0.14, 0.36, 0.62, 0.86]).slice(0, low > 1 ? 2 : 3))
    barePatch(room, 'back', part * width, random.range(low, top), random);
  for (const wall of ['left', 'right'] as const)
    if (!plan.openings.some((opening) => opening.wall === wall))
      barePatch(room, wall, depth - random.range(0.7, 2.6), random.range(low, top), random);
  for (const wall of ['back', random.pick(['left', 'right'] as const)] as const) {
    const u = wall === 'back' ? random.range(0.2, 0.8) * width : depth - random.range(0.6, 2);
    for (const [grow, strength] of [
      [1, 0.12],
      [0.66, 0.14],
    ] as const) {
      const stain = Array.from({ length: 9 }, (_, i): Vec => {
        const turn = (i / 8) * Math.PI;
        const reach = grow * random.range(0.75, 1.1);
        return room.on(wall, u + Math.cos(turn) * 0.8 * reach, height - Math.sin(turn) * 0.75 * reach, 0.002);
      });
      stage.poly(stain, '#8a6f45', `fill-opacity="${strength}"`);
    }
  }
  const wire = random.range(0.25, 0.75) * width;
  stage.poly(
    [
      room.on('back', wire - 0.06, 1.08, 0.006),
      room.on('back', wire + 0.06, 1.08, 0.006),
      room.on('back', wire + 0.06, 1.2, 0.006),
      room.on('back', wire - 0.06, 1.2, 0.006),
    ],
    '#6d5f50',
  );
  for (const [dx, colour] of [
    [-0.05, '#8c3f2b'],
    [0.06, '#2f5d62'],
  ] as const)
    stage.line(
      [
        room.on('back', wire, 1.12, 0.01),
        room.on('back', wire + dx, 1, 0.06),
        room.on('back', wire + dx * 2.4, 0.88, 0.05),
      ],
      colour,
      0.014,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
}

/** A bulb on its wire. */
function bareBulb({ stage, height }: Room, x: number, z: number): void {
  const [low, high] = [Math.min(2.2, height - 0.4), height];
  stage.later([x - 0.06, low - 0.1, z - 0.06], [x + 0.06, high, z + 0.06], () => {
    stage.line(
      [
        [x, high, z],
        [x, low, z],
      ],
      '#3a3d3f',
      0.014,
    );
    const [px, py] = stage.at([x, low, z]);
    const m = stage.scale([x, low, z]);
    stage.canvas.circle(px, py, 0.3 * m, stage.canvas.glow([0, '#ffe2a8', 0.6], [1, '#ffd089', 0]));
    stage.canvas.rect(px - 0.025 * m, py - 0.06 * m, 0.05 * m, 0.06 * m, '#4b4640');
    stage.canvas.ellipse(px, py + 0.04 * m, 0.045 * m, 0.06 * m, '#fff3d2');
  });
}

/** Sacks of rubble and a few loose bricks. */
function sacks({ stage }: Room, x: number, z: number, random: Random): void {
  for (const [dx, dz, tall] of [
    [0, 0, 0.46],
    [0.42, 0.14, 0.38],
  ] as const) {
    const spot: Spot = { x: x + dx, z: z + dz };
    stand(stage, spot, 0.36, 0.34, tall, () =>
      stage.solids([
        solid(spot, [-0.17, 0.17], [0, tall - 0.1], [-0.16, 0.16], '#d9cdb4', { round: 0.05 }),
        solid(spot, [-0.1, 0.1], [tall - 0.1, tall], [-0.09, 0.09], '#cbbd9f', { round: 0.04 }),
      ]),
    );
  }
  for (const [dx, dz] of [
    [-0.4, -0.1],
    [-0.3, 0.16],
    [-0.62, 0.1],
  ] as const) {
    const spot: Spot = { x: x + dx, z: z + dz, turn: random.pick([0, 1] as const) };
    stand(stage, spot, 0.24, 0.12, 0.08, () =>
      stage.solids([solid(spot, [-0.12, 0.12], [0, 0.08], [-0.06, 0.06], '#b5704f')]),
    );
  }
}

/** Tiles that came off, here and there alone and some in a cluster: the cement behind them shows. */
function missingTiles(
  room: Room,
  wall: Wall,
  from: number,
  to: number,
  high: number,
  size: number,
  random: Random,
): void {
  const { stage } = room;
  const gone: Vec[][] = [];
  const [cu, cv] = [random.range(from + 0.4, to - 0.4), random.range(0.5, high)];
  for (let u = from; u < to - size; u += size)
    for (let v = 0; v < high - size * 0.5; v += size) {
      const near = Math.hypot(u - cu, v - cv);
      if (!random.chance(near < 0.45 ? 0.8 : 0.04)) continue;
      gone.push([
        room.on(wall, u, v, 0.006),
        room.on(wall, u + size, v, 0.006),
        room.on(wall, u + size, Math.min(high, v + size), 0.006),
        room.on(wall, u, Math.min(high, v + size), 0.006),
      ]);
    }
  stage.polys(gone, stage.shade('#b3a48f', normalOf[wall]));
}

/** A kitchen as it was left: an old run with a door missing, a stone sink, a cooker, tiles that came off. */
export function drawWornKitchen(canvas: Canvas, home: Home, random: Random): void {
  const side = random.pick(['left', 'right'] as const);
  const [width, depth] = [random.range(3.8, 4.4), random.range(4.8, 5.3)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    ceiling: ceilingOf(home),
    ...shotOf(random, side),
    openings: [{ ...windowOf(home, random, side, depth - 2.5, depth - 1.3, false), arched: false, sill: 1 }],
  });
  const { stage } = room;
  drawShell(room);
  tiledWall(room, 'back', 1.55, random.pick(['#e9dcb4', '#cfe0d8', '#f0e4d6']), 0.15, 0.15);
  missingTiles(room, 'back', 0.1, width - 0.1, 1.55, 0.15, random);
  wornWalls(room, random, 1.65);
  drawLight(room);
  const front = random.pick(['#c9b48c', '#a9b7a0', '#b9a68a']);
  const spot: Spot = { x: width / 2, z: depth - 0.31 };
  const half = width / 2 - 0.5;
  stage.contactShadow([spot.x - half, spot.x + half], [depth - 0.62, depth], 0.002, 0.3);
  stage.later([spot.x - half, 0, depth - 0.66], [spot.x + half, 1.2, depth], () => {
    stage.solids([
      solid(spot, [-half, half], [0.1, 0.84], [-0.29, 0.31], front),
      solid(spot, [-half, half], [0, 0.1], [-0.22, 0.31], darken(front, 0.4)),
      solid(spot, [-half, half - 0.62], [0.84, 0.9], [-0.32, 0.31], '#d6d0c4'),
    ]);
    const count = Math.round((half * 2 - 0.62) / 0.5);
    const open = random.int(0, count - 1);
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [-half + 0.03 + i * 0.5, -half + 0.47 + i * 0.5];
      const ring = (
        [
          [a, 0.16],
          [b, 0.16],
          [b, 0.78],
          [a, 0.78],
        ] as const
      ).map(([u, v]) => placeIn(spot, u, v, -0.292));
      stage.poly(ring, i === open ? '#4a3f33' : lighten(stage.shade(front, [0, 0, -1]), 0.06));
      stage.line([...ring, ring[0]!], darken(stage.shade(front, [0, 0, -1]), 0.3), 0.012);
      if (i === open) stage.line([placeIn(spot, a, 0.46, -0.291), placeIn(spot, b, 0.46, -0.291)], '#8a7658', 0.03);
      else stage.line([placeIn(spot, b - 0.08, 0.62, -0.3), placeIn(spot, b - 0.08, 0.7, -0.3)], '#7d7466', 0.025);
    }
    // A stone sink with one tap, and the cooker at the end.
    const sink = [-half + 0.5, -half + 1.15] as const;
    stage.poly(
      [
        placeIn(spot, sink[0], 0.903, -0.22),
        placeIn(spot, sink[1], 0.903, -0.22),
        placeIn(spot, sink[1], 0.903, 0.16),
        placeIn(spot, sink[0], 0.903, 0.16),
      ],
      '#a59d90',
    );
    stage.line(
      [
        placeIn(spot, (sink[0] + sink[1]) / 2, 1.1, 0.3),
        placeIn(spot, (sink[0] + sink[1]) / 2, 1.12, 0.08),
        placeIn(spot, (sink[0] + sink[1]) / 2, 1.04, 0.06),
      ],
      '#8f918f',
      0.03,
      'stroke-linejoin="round"',
    );
    stage.solids([
      solid(spot, [half - 0.58, half], [0, 0.88], [-0.31, 0.3], '#efe9dc'),
      solid(spot, [half - 0.58, half], [0.88, 1.06], [0.24, 0.3], '#e3dccd'),
    ]);
    stage.poly(
      (
        [
          [half - 0.5, 0.2],
          [half - 0.08, 0.2],
          [half - 0.08, 0.56],
          [half - 0.5, 0.56],
        ] as const
      ).map(([u, v]) => placeIn(spot, u, v, -0.313)),
      '#4d4f50',
    );
    for (const u of [0.5, 0.37, 0.24, 0.11]) {
      const [x, y] = stage.at(placeIn(spot, half - u, 0.74, -0.314));
      stage.canvas.circle(x, y, 0.028 * stage.scale(placeIn(spot, 0, 0.7, -0.3)), '#5b5650');
    }
    for (const u of [0.44, 0.16]) stage.disc(placeIn(spot, half - u, 0.885, 0), 0.09, '#3a3d3f');
  });
  // The boiler on the wall, with its pipes.
  const boiler = spot.x + half * (side === 'left' ? -0.35 : 0.1);
  stage.later([boiler - 0.22, 1.4, depth - 0.34], [boiler + 0.22, 2.2, depth], () => {
    for (const dx of [-0.08, 0.08])
      stage.line(
        [room.on('back', boiler + dx, 1.55, 0.05), room.on('back', boiler + dx, 0.92, 0.05)],
        '#b07a4a',
        0.022,
      );
    stage.box([boiler - 0.21, 1.55, depth - 0.3], [boiler + 0.21, 2.2, depth], '#efe9dc');
    stage.line([room.on('back', boiler, 2.2, 0.15), room.on('back', boiler, room.height, 0.15)], '#c9c5bb', 0.1);
  });
  bareBulb(room, width / 2, depth - 2);
  sacks(room, side === 'left' ? width - 1.1 : 0.9, depth - 1.4, random);
  finishRoom(room);
}

/** A bathroom as it was left: broken tiles, a basin on its foot, a built-in bath. */
export function drawWornBathroom(canvas: Canvas, home: Home, random: Random): void {
  const side = random.pick(['left', 'right'] as const);
  const [width, depth] = [random.range(3, 3.4), random.range(4.2, 4.6)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    floor: 'terrazzo',
    openings: [
      { ...windowOf(home, random, side, depth - 2.2, depth - 1.4, false), sill: 1.2, railing: false, arched: false },
    ],
    ...shotOf(random, side),
    eye: random.range(1.25, 1.45),
  });
  const { stage } = room;
  drawShell(room);
  const tile = random.pick(['#e9cdc6', '#cfe3da', '#ece0b6', '#cfdde6']);
  for (const wall of ['left', 'right', 'back'] as const) tiledWall(room, wall, 1.6, tile, 0.15, 0.15);
  missingTiles(room, 'back', 0.1, width - 0.1, 1.6, 0.15, random);
  missingTiles(room, side, depth - 3, depth - 0.1, 1.6, 0.15, random);
  wornWalls(room, random, 1.7);
  drawLight(room);
  const far = side === 'left' ? 1 : -1;
  const bathX = side === 'left' ? 0.37 : width - 0.37;
  const bath: Spot = { x: bathX, z: depth - 0.85 };
  stand(stage, bath, 0.72, 1.6, 0.56, () =>
    stage.solids([
      solid(bath, [-0.36, 0.36], [0, 0.52], [-0.8, 0.8], tile),
      solid(bath, [-0.37, 0.37], [0.52, 0.57], [-0.81, 0.81], '#fbf8f1'),
    ]),
  );
  const middle = width / 2 + far * 0.12;
  basinOnFoot(room, middle, random);
  toilet(room, { x: side === 'left' ? width - 0.45 : 0.45, z: depth - 0.36 });
  bareBulb(room, width / 2, depth - 1.6);
  sacks(room, side === 'left' ? 0.75 : width - 1.1, depth - 2, random);
  finishRoom(room);
}

/** A basin on its foot under a small mirror that has lost a corner. */
function basinOnFoot({ stage, depth }: Room, x: number, random: Random): void {
  const spot: Spot = { x, z: depth - 0.26 };
  const tilt = random.range(-0.03, 0.03);
  const z = depth - 0.02;
  stage.poly(
    [
      [x - 0.24, 1.25, z],
      [x + 0.12, 1.25 + tilt, z],
      [x + 0.24, 1.4, z],
      [x + 0.24, 1.85, z],
      [x - 0.24, 1.85 + tilt, z],
    ],
    stage.canvas.down([0, '#d5dddb'], [1, '#aab6b6']),
  );
  stand(stage, spot, 0.56, 0.46, 0.88, () => {
    stage.solids([
      solid(spot, [-0.09, 0.09], [0, 0.68], [-0.02, 0.2], '#efe9dc', { round: 0.02 }),
      solid(spot, [-0.27, 0.27], [0.68, 0.84], [-0.22, 0.24], '#fbf8f1', { round: 0.03 }),
    ]);
    stage.poly(stage.ring(placeIn(spot, 0, 0.845, -0.02), 0.19, 24, 0.14), '#cfc8ba');
    for (const u of [-0.1, 0.1])
      stage.line(
        [placeIn(spot, u, 0.84, 0.18), placeIn(spot, u, 0.95, 0.18), placeIn(spot, u, 0.95, 0.06)],
        '#8f918f',
        0.03,
      );
  });
}
