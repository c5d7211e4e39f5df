import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { artwork, plantAt, rug } from './furniture.ts';
import { pendant, tableLamp } from './lamps.ts';
import { vase } from './smallThings.ts';
import type { Home } from './home.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import type { Opening } from './openings.ts';
import { worksite } from './livingPieces.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf, type Room } from './room.ts';
import { armchair, cushion } from './seating.ts';
import type { Solid } from './stage.ts';
import { isWorn } from './worn.ts';

function bed(room: Room, random: Random, spot: Spot): void {
  const { stage, home } = room;
  const { palette } = home;
  const [wide, long] = [1.7, 2.05];
  const head = random.pick(['upholstered', 'wood', 'cane'] as const);
  const headColour =
    head === 'wood'
      ? palette.wood
      : head === 'cane'
        ? '#d8b988'
        : random.pick([palette.accentWall, palette.fabric, palette.linen]);
  const sheet = mix(palette.linen, '#ffffff', 0.55);
  const duvet = random.pick([
    sheet,
    mix(palette.linen, '#ffffff', 0.2),
    mix(palette.fabric, sheet, 0.25),
    mix(palette.accentWall, sheet, 0.3),
  ]);
  const soft = { round: 0.08 };
  const parts: Solid[] = [
    solid(
      spot,
      [-wide / 2 - 0.1, wide / 2 + 0.1],
      [0.1, head === 'wood' ? 1 : 1.15],
      [long / 2, long / 2 + 0.1],
      headColour,
      head === 'upholstered' ? { round: 0.05 } : undefined,
    ),
    ...legs(spot, wide, long - 0.1, 0.14, 0.07, palette.wood),
    solid(
      spot,
      [-wide / 2 - 0.03, wide / 2 + 0.03],
      [0.14, 0.3],
      [-long / 2 - 0.02, long / 2],
      random.pick([palette.wood, palette.linen, headColour]),
    ),
    solid(spot, [-wide / 2, wide / 2], [0.3, 0.5], [-long / 2, long / 2], sheet, soft),
    solid(spot, [-wide / 2 - 0.05, wide / 2 + 0.05], [0.36, 0.58], [-long / 2 - 0.04, long / 2 - 0.72], duvet, soft),
    solid(
      spot,
      [-wide / 2 - 0.05, wide / 2 + 0.05],
      [0.54, 0.615],
      [long / 2 - 0.96, long / 2 - 0.66],
      lighten(duvet, 0.5),
      { round: 0.05 },
    ),
  ];
  stand(
    stage,
    spot,
    wide + 0.2,
    long + 0.2,
    1,
    () => {
      stage.solids(parts);
      const throwColour = random.pick([palette.spark, palette.fabric, mix(palette.spark, palette.linen, 0.4)]);
      stage.solids([
        solid(
          spot,
          [-wide / 2 - 0.07, wide / 2 + 0.07],
          [0.34, 0.6],
          [-long / 2 + 0.18, -long / 2 + 0.62],
          throwColour,
          { round: 0.05 },
        ),
      ]);
      for (const u of [-0.42, 0.42])
        cushion(stage, spot, u, 0.56, long / 2 - 0.2, 0.62, lighten(sheet, 0.5), random.range(-4, 4));
      for (const u of [-0.36, 0.36])
        cushion(stage, spot, u, 0.56, long / 2 - 0.38, 0.5, mix(palette.accentWall, sheet, 0.35), random.range(-5, 5));
      cushion(stage, spot, random.range(-0.1, 0.1), 0.58, long / 2 - 0.52, 0.36, palette.spark, random.range(-8, 8));
    },
    0.38,
  );
}

function nightstand(room: Room, random: Random, spot: Spot, lamp: boolean): void {
  const { stage, home } = room;
  const round = home.random.fork('nightstand').chance(0.4);
  const colour = home.random
    .fork('nightstand')
    .pick([home.palette.wood, darken(home.palette.wood, 0.2), lighten(home.palette.wall, 0.4)]);
  stand(
    stage,
    spot,
    0.46,
    0.4,
    0.54,
    () => {
      if (round) stage.cylinder([spot.x, 0, spot.z], 0.22, 0.52, colour);
      else {
        stage.solids([
          ...legs(spot, 0.44, 0.36, 0.16, 0.03, home.palette.metal),
          solid(spot, [-0.23, 0.23], [0.16, 0.52], [-0.19, 0.19], colour),
        ]);
        stage.line([placeIn(spot, -0.21, 0.34, -0.191), placeIn(spot, 0.21, 0.34, -0.191)], darken(colour, 0.4), 0.01);
      }
      if (lamp) tableLamp(stage, [spot.x, 0.52, spot.z], home.palette, home.palette.spark);
      else vase(stage, random, [spot.x, 0.52, spot.z], 0.2, home.palette.spark, true);
    },
    0.24,
  );
}

/** Wardrobe doors along a side wall. */
export function wardrobe(room: Room, wall: 'left' | 'right', from: number, to: number, colour: string): void {
  const { stage, width } = room;
  const height = Math.min(room.height - 0.05, 2.4);
  const [x0, x1] = wall === 'left' ? [0, 0.6] : [width - 0.6, width];
  stage.later([x0, 0, from], [x1, height, to], () => {
    stage.box([x0, 0, from], [x1, height, to], colour);
    const face = wall === 'left' ? x1 + 0.002 : x0 - 0.002;
    const seam = darken(stage.shade(colour, [wall === 'left' ? 1 : -1, 0, 0]), 0.35);
    const count = Math.round((to - from) / 0.55);
    for (let i = 1; i < count; i += 1) {
      const z = from + ((to - from) * i) / count;
      stage.line(
        [
          [face, 0.08, z],
          [face, height - 0.04, z],
        ],
        seam,
        0.012,
      );
      if (i % 2)
        for (const dz of [-0.05, 0.05])
          stage.line(
            [
              [face, 1, z + dz],
              [face, 1.25, z + dz],
            ],
            stage.shade(room.home.palette.metal, [0, 0, -1]),
            0.02,
          );
    }
  });
}

/** How a bedroom is seen: the first that the dice of its picture decide. */
export function bedroomLayout(home: Home, random: Random): { side: Side; layout: 'empty' | 'along' | 'facing' } {
  const side = random.pick(['left', 'right'] as const);
  const dice = random.next();
  if (isWorn(home)) return { side, layout: 'empty' };
  return { side, layout: dice > 0.62 ? 'along' : 'facing' };
}

/** A bedroom: the bed before the back wall, or along the room towards the window, or what the painters have left. */
export function drawBedroom(canvas: Canvas, home: Home, random: Random): void {
  const { side, layout } = bedroomLayout(home, random);
  if (layout === 'empty') drawEmptyBedroom(canvas, home, random, side);
  else if (layout === 'along') drawAlong(canvas, home, random, side);
  else drawFacing(canvas, home, random, side);
}

type Side = 'left' | 'right';

const wainscoted = (home: Home, random: Random): boolean =>
  home.oldHouse && home.style !== 'masia' && random.chance(0.3);

function drawFacing(canvas: Canvas, home: Home, random: Random, side: Side): void {
  const [width, depth] = [random.range(4.2, 5), random.range(5.3, 6)];
  const behind = random.chance(0.25);
  const x = width / 2 + (side === 'left' ? 0.25 : -0.25);
  const openings: Opening[] = behind
    ? [windowOf(home, random, 'back', x - 1.75, x - 0.95), windowOf(home, random, 'back', x + 0.95, x + 1.75)].map(
        (opening) => ({ ...opening, sill: 0.8, arched: false, railing: false }),
      )
    : [windowOf(home, random, side, depth - 2.2, depth - 0.9)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings,
    ceiling: ceilingOf(home),
    accent: random.chance(0.6) ? 'back' : undefined,
    wainscot: wainscoted(home, random),
    ...shotOf(random, side),
  });
  const { stage } = room;
  drawShell(room);
  rug(stage, random, [x - 1.5, x + 1.5], [depth - 2.9, depth - 1.2], home.palette);
  drawLight(room);
  bed(room, random, { x, z: depth - 1.2 });
  const lamps = random.chance(0.6);
  for (const u of [-1.2, 1.2]) nightstand(room, random, { x: x + u, z: depth - 0.3 }, lamps);
  if (!lamps)
    for (const u of [-1.2, 1.2])
      pendant(
        stage,
        random,
        [x + u, 1.35, depth - 0.35],
        room.height,
        home.palette,
        0.13,
        home.random.fork('lamp').int(0, 3),
      );
  if (!behind) {
    if (random.chance(0.5)) artwork(room, random, 'back', x, 1.85, 1.3, 0.75);
    else for (const u of [-0.42, 0.42]) artwork(room, random, 'back', x + u, 1.85, 0.6, 0.8);
  }
  const far = side === 'left' ? 'right' : 'left';
  if (random.chance(0.5))
    wardrobe(
      room,
      far,
      depth - 2.6,
      depth - 1.6 + 0.9,
      random.pick([lighten(home.palette.wall, 0.4), home.palette.wood, home.palette.accentWall]),
    );
  else
    plantAt(
      stage,
      random,
      { x: far === 'right' ? width - 0.42 : 0.42, z: depth - 1.3 },
      random.range(1.1, 1.7),
      random.pick(housePlants),
      '#c98a63',
    );
  if (random.chance(0.45))
    armchair(
      stage,
      random,
      { x: side === 'left' ? 0.75 : width - 0.75, z: depth - 2.4, turn: side === 'left' ? 1 : 3 },
      home.palette,
      home.palette.linen,
    );
  finishRoom(room);
}

/** The bed with its head at a side wall, a tall window or two in the back one: where one wakes. */
function drawAlong(canvas: Canvas, home: Home, random: Random, side: Side): void {
  const [width, depth] = [random.range(4.2, 4.8), random.range(4.9, 5.5)];
  const head = side === 'left' ? 1 : -1;
  const wide = random.chance(0.45);
  const middle = width / 2 + head * 0.45;
  const openings = wide
    ? [
        {
          ...windowOf(home, random, 'back', middle - 1.15, middle + 1.15),
          sill: home.oldHouse ? 0.5 : 0.04,
          arched: false,
          railing: false,
          panes: [home.oldHouse ? 4 : 3, home.oldHouse ? 3 : 1] as const,
        },
      ]
    : [windowOf(home, random, 'back', middle - 0.6, middle + 0.6)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings,
    ceiling: ceilingOf(home),
    accent: random.chance(0.6) ? side : undefined,
    wainscot: wainscoted(home, random),
    viewer: 0.5 + head * 0.16,
    back: 0.5,
    eye: random.range(1.15, 1.4),
    yaw: -head * random.range(0.05, 0.3),
    angle: random.range(60, 66),
    horizon: random.range(0.42, 0.48),
  });
  const { stage } = room;
  drawShell(room);
  const bedX = side === 'left' ? 1.15 : width - 1.15;
  const z = depth - 1.9;
  rug(
    stage,
    random,
    [Math.min(bedX, bedX + head * 1.9), Math.max(bedX, bedX + head * 1.9)],
    [z - 1.3, z + 1.2],
    home.palette,
  );
  drawLight(room);
  bed(room, random, { x: bedX, z, turn: side === 'left' ? 1 : 3 });
  artwork(room, random, side, z, 1.8, random.range(0.9, 1.4), random.range(0.7, 0.9));
  for (const dz of [-1.2, 1.2])
    nightstand(
      room,
      random,
      { x: side === 'left' ? 0.3 : width - 0.3, z: z + dz, turn: side === 'left' ? 1 : 3 },
      dz > 0 || random.chance(0.5),
    );
  const corner = side === 'left' ? width - 0.6 : 0.6;
  if (random.chance(0.55)) {
    armchair(
      stage,
      random,
      { x: side === 'left' ? width - 0.7 : 0.7, z: depth - 1.1, turn: side === 'left' ? 3 : 1 },
      home.palette,
      random.pick([home.palette.linen, home.palette.spark]),
    );
    plantAt(stage, random, { x: corner, z: depth - 2.2 }, random.range(1.2, 1.6), random.pick(housePlants), '#efe6d6');
  } else {
    plantAt(stage, random, { x: corner, z: depth - 0.5 }, random.range(1.4, 1.9), random.pick(housePlants), '#c98a63');
    if (random.chance(0.6))
      wardrobe(
        room,
        side === 'left' ? 'right' : 'left',
        depth - 3.2,
        depth - 1.2,
        random.pick([lighten(home.palette.wall, 0.4), home.palette.wood]),
      );
  }
  if (random.chance(0.5)) pendant(stage, random, [width / 2, 2.1, depth - 2], room.height, home.palette, 0.24);
  finishRoom(room);
}

function drawEmptyBedroom(canvas: Canvas, home: Home, random: Random, side: Side): void {
  const [width, depth] = [4.2, 5];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings: [{ ...windowOf(home, random, side, depth - 2.4, depth - 1), curtains: 'none' }],
    ceiling: ceilingOf(home),
    wainscot: wainscoted(home, random),
    ...shotOf(random, side),
  });
  drawShell(room);
  drawLight(room);
  worksite(room, random);
  finishRoom(room);
}
