import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { pendant } from './lamps.ts';
import type { Home } from './home.ts';
import {
  byTheFire,
  library,
  mediaWall,
  otherSide,
  overTheSofa,
  readingCorner,
  sofaOnBackWall,
  throughTheHouse,
  toRestore,
  windowsBehind,
  type Layout,
  type Side,
} from './livingLayouts.ts';
import type { Opening } from './openings.ts';
import type { Random } from './random.ts';
import { buildRoom, drawShell, finishRoom, shotOf, type Room } from './room.ts';
import { ceilingOf, windowOf } from './roomTraits.ts';
import type { Vec } from './stage.ts';
import { isWorn } from './worn.ts';

/** Bricks left bare on the back wall. */
function bareBrick(room: Room): void {
  const { stage, random, width, height } = room;
  const base = stage.shade('#b9765a', [0, 0, -1]);
  const quad = (u0: number, u1: number, v0: number, v1: number): Vec[] => [
    room.on('back', u0, v0, 0.003),
    room.on('back', u1, v0, 0.003),
    room.on('back', u1, v1, 0.003),
    room.on('back', u0, v1, 0.003),
  ];
  stage.poly(quad(0, width, 0.08, height), stage.canvas.across([0, lighten(base, 0.14)], [1, darken(base, 0.08)]));
  const tones: Vec[][][] = [[], [], []];
  for (let v = 0.08, row = 0; v < height; v += 0.11, row += 1) {
    for (let u = row % 2 ? -0.14 : 0; u < width; u += 0.28) {
      const tone = random.int(0, 6);
      if (tone < 3)
        tones[tone]!.push(quad(Math.max(0, u + 0.012), Math.min(width, u + 0.268), v, Math.min(height, v + 0.096)));
    }
  }
  [darken(base, 0.22), lighten(base, 0.22), '#c9967a'].forEach((tone, i) =>
    stage.polys(tones[i]!, tone, 'fill-opacity="0.5"'),
  );
}

/** A loft: high, brick, factory panes. */
export function drawLoft(canvas: Canvas, home: Home, random: Random): void {
  const side: 'left' | 'right' = random.chance(0.5) ? 'left' : 'right';
  const [width, depth] = [random.range(5.4, 6.2), random.range(6.2, 7)];
  const factory = (from: number): Opening => ({
    wall: side,
    from,
    to: from + 2,
    sill: 0.5,
    head: 3,
    panes: [4, 4],
    frame: '#2f3234',
    curtains: 'none',
  });
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    height: 3.6,
    floor: random.pick(['planks', 'concrete']),
    openings: [factory(depth - 2.6), factory(depth - 5)],
    ceiling: random.pick(['beams', 'plain', 'vaults']),
    viewer: random.range(0.4, 0.6),
    eye: 1.45,
    yaw: random.range(-0.12, 0.12),
    angle: 72,
  });
  drawShell(room);
  bareBrick(room);
  random.pick([sofaOnBackWall, library, mediaWall])(room, random, side);
  for (const x of [width / 2 - 0.7, width / 2 + 0.7])
    pendant(room.stage, random, [x, 2.4, depth - 2.2], room.height, home.palette, 0.22, 0);
  finishRoom(room);
}

/** The top floor: glass to the ceiling and all the view there is. */
export const drawPenthouse = (canvas: Canvas, home: Home, random: Random): void =>
  drawLivingIn(canvas, { ...home, oldHouse: false }, random, random.pick([windowsBehind, overTheSofa]));

const layoutsOf = (home: Home): readonly Layout[] => [
  sofaOnBackWall,
  windowsBehind,
  windowsBehind,
  overTheSofa,
  overTheSofa,
  library,
  mediaWall,
  throughTheHouse,
  readingCorner,
  ...(home.oldHouse ? [byTheFire, byTheFire, throughTheHouse] : [byTheFire]),
];

/** What stands in a living room: the first that the dice of its picture decide. */
export const livingLayout = (home: Home, random: Random): Layout =>
  isWorn(home) ? toRestore : random.pick(layoutsOf(home));

/** A living room. */
export const drawLiving = (canvas: Canvas, home: Home, random: Random): void =>
  drawLivingIn(canvas, home, random, livingLayout(home, random));

/** Windows in the back wall: two tall ones in an old house, a wall of glass in a new one. */
const windowsInBack = (home: Home, random: Random, width: number): Opening[] =>
  home.oldHouse
    ? random.chance(0.3)
      ? [0.14, 0.4, 0.66].map((at) => windowOf(home, random.fork('back'), 'back', width * at, width * at + 0.95))
      : [
          windowOf(home, random, 'back', width * 0.2, width * 0.2 + 1.2),
          windowOf(home, random, 'back', width * 0.8 - 1.2, width * 0.8),
        ]
    : [
        {
          ...windowOf(home, random, 'back', 0.7, width - 0.7),
          sill: 0.04,
          head: home.height - 0.28,
          panes: [4, 1],
          arched: false,
          railing: false,
        },
      ];

function drawLivingIn(canvas: Canvas, home: Home, random: Random, layout: Layout): void {
  const side: Side = random.chance(0.5) ? 'left' : 'right';
  const close = layout === readingCorner;
  const [width, depth] = close ? [3.8, random.range(4, 4.4)] : [random.range(4.6, 5.6), random.range(5.5, 6.4)];
  const behind = layout === windowsBehind || layout === overTheSofa;
  const openings: Opening[] = behind
    ? windowsInBack(home, random, width)
    : [
        windowOf(home, random, side, depth - 1.95, depth - 0.6),
        ...(close ? [] : [windowOf(home, random, side, depth - 3.9, depth - 2.55)]),
      ];
  if (layout === toRestore) for (const opening of openings) opening.curtains = 'none';
  const shot = shotOf(random, random.chance(0.6) ? side : otherSide(side));
  const room = buildRoom(canvas, home, random, {
    width,
    depth,
    openings,
    ceiling: ceilingOf(home),
    accent: behind || layout === toRestore ? undefined : random.chance(0.55) ? 'back' : undefined,
    wainscot: home.oldHouse && home.style !== 'masia' && random.chance(0.35),
    ...shot,
    ...(layout === overTheSofa
      ? { yaw: shot.yaw * 0.4, viewer: 0.5 + (shot.viewer - 0.5) * 0.5, eye: random.range(1.35, 1.55) }
      : {}),
  });
  drawShell(room);
  layout(room, random, side);
  if (layout !== toRestore && random.chance(0.4))
    pendant(room.stage, random, [width / 2, 2.05, depth - 2.2], room.height, home.palette, 0.26);
  finishRoom(room);
}
