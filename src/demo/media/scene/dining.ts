import type { Canvas } from './canvas.ts';
import { darken, mix } from './colour.ts';
import { artwork, plantAt, rug, sideboard } from './furniture.ts';
import { pendant } from './lamps.ts';
import { bowl, vase } from './smallThings.ts';
import type { Home } from './home.ts';
import { drawLiving } from './living.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import type { Opening } from './openings.ts';
import { legs, placeIn, solid, stand, type Spot } from './pieces.ts';
import { housePlants } from './plants.ts';
import type { Random } from './random.ts';
import { buildRoom, drawLight, drawShell, finishRoom, shotOf } from './room.ts';
import { chair, type ChairShape } from './seating.ts';
import { isWorn } from './worn.ts';

/** A dining room: a table laid with little, chairs, a lamp above. */
export function drawDining(canvas: Canvas, home: Home, random: Random): void {
  if (isWorn(home)) return drawLiving(canvas, home, random);
  const side = random.pick(['left', 'right'] as const);
  const [width, depth] = [random.range(4.6, 5.4), random.range(5.7, 6.4)];
  const behind = random.chance(0.4);
  const openings: Opening[] = behind
    ? [
        windowOf(home, random, 'back', width * 0.5 - 1.5, width * 0.5 - 0.3),
        windowOf(home, random, 'back', width * 0.5 + 0.3, width * 0.5 + 1.5),
      ]
    : [windowOf(home, random, side, depth - 1.9, depth - 0.6), windowOf(home, random, side, depth - 3.8, depth - 2.5)];
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings,
    ceiling: ceilingOf(home),
    accent: random.chance(0.5) ? 'back' : undefined,
    wainscot: home.oldHouse && random.chance(0.35),
    ...shotOf(random, side),
  });
  const { stage } = room;
  drawShell(room);
  const [x, z] = [width / 2 + random.range(-0.2, 0.2), depth - 2.1];
  rug(stage, random, [x - 1.5, x + 1.5], [z - 1.1, z + 1.1], home.palette);
  drawLight(room);
  if (!behind) {
    sideboard(
      stage,
      random,
      { x: x + random.range(-0.3, 0.3), z: depth - 0.24 },
      1.8,
      home.palette,
      random.pick([home.palette.wood, home.palette.accentWall]),
    );
    artwork(room, random, 'back', x, 1.65, 1.2, 0.85);
  }
  const shape = random.pick<ChairShape>(['wood', 'shell', 'upholstered', 'woven']);
  const cover = random.pick([home.palette.fabric, home.palette.spark, home.palette.linen]);
  const round = random.chance(0.4);
  const spot: Spot = { x, z };
  const wide = round ? 1.3 : random.range(1.7, 2.1);
  const cells = round ? [0] : [-wide * 0.28, wide * 0.28];
  for (const u of cells) {
    chair(stage, { x: x + u, z: z + (round ? 0.85 : 0.72) }, shape, home.palette, cover);
    chair(stage, { x: x + u, z: z - (round ? 0.85 : 0.72), turn: 2 }, shape, home.palette, cover);
  }
  chair(stage, { x: x - wide / 2 - 0.22, z, turn: 1 }, shape, home.palette, cover);
  chair(stage, { x: x + wide / 2 + 0.22, z, turn: 3 }, shape, home.palette, cover);
  const wood = random.pick([
    home.palette.wood,
    darken(home.palette.wood, 0.2),
    mix('#efe6d6', home.palette.linen, 0.3),
  ]);
  stand(stage, spot, wide, 0.92, 0.76, () => {
    if (round) {
      stage.cylinder([x, 0, z], 0.12, 0.72, wood, wood, 0.09);
      stage.cylinder([x, 0.72, z], 0.64, 0.04, wood);
    } else
      stage.solids([
        ...legs(spot, wide - 0.1, 0.84, 0.72, 0.07, wood),
        solid(spot, [-wide / 2, wide / 2], [0.72, 0.76], [-0.46, 0.46], wood),
      ]);
    vase(stage, random, placeIn(spot, -0.12, 0.76, 0), 0.22, home.palette.spark, true);
    bowl(stage, placeIn(spot, 0.28, 0.76, -0.05), 0.15, '#efe6d6', random.pick(['#e0973f', '#c9533f', '#d9c04f']));
  });
  pendant(stage, random, [x, 1.72, z], room.height, home.palette, random.range(0.28, 0.4));
  plantAt(
    stage,
    random,
    { x: side === 'left' ? width - 0.45 : 0.45, z: depth - 0.45 },
    random.range(1.3, 1.9),
    random.pick(housePlants),
    random.pick(['#c98a63', '#efe6d6']),
  );
  finishRoom(room);
}
