import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { isSeen, makeFront, plaster, tone, type Front } from './front.ts';
import { dressDoor } from './doorstep.ts';
import {
  drawNeighbour,
  drawDistance,
  drawGround,
  drawPasserBy,
  drawStreetLamp,
  drawStreetShade,
  drawStreetTree,
} from './street.ts';
import { dressFace, type Program } from './program.ts';
import { drawShopFront } from './shopFront.ts';
import { facadeWindow } from './windows.ts';
import { openShot, sideFronts, type Shot } from './shots.ts';

export type BlockView = 'whole' | 'near' | 'corner' | 'balconies' | 'street' | 'door' | 'lane' | 'shop';

const viewsOfBlocks: readonly BlockView[] = [
  'whole',
  'near',
  'near',
  'corner',
  'corner',
  'corner',
  'balconies',
  'balconies',
  'street',
  'street',
];
const viewsOfLongBlocks: readonly BlockView[] = [
  'whole',
  'near',
  'near',
  'corner',
  'corner',
  'corner',
  'corner',
  'street',
];
const viewsOfHouses: readonly BlockView[] = ['whole', 'near', 'corner', 'corner', 'door', 'door', 'lane', 'lane'];

type Create = (home: Home, random: Random) => Program;

const neighbourTones = ['#e6d3b3', '#d9b48f', '#e9dcc6', '#cfc0a6', '#dcae8c', '#c9b8a2'];

function shotOf(view: BlockView, { half, height, ground, storey, lane, door = 0 }: Program, random: Random): Shot {
  const turn = random.pick([-1, 1]);
  if (view === 'whole')
    return {
      aim: [0, height * (lane ? 0.46 : 0.5)],
      wide: Math.max(half * 2.6, (height + 3) * 1.9),
      yaw: random.range(-0.24, 0.24),
    };
  if (view === 'near')
    return lane
      ? {
          aim: [random.range(-0.2, 0.2) * half, height * 0.45],
          wide: Math.min(half * 2.3, height * 1.6),
          yaw: random.range(-0.35, 0.35),
          far: 0.9,
        }
      : {
          aim: [random.range(-0.25, 0.25) * half, random.range(5, 6.4)],
          wide: random.range(17, 21),
          yaw: random.range(-0.28, 0.28),
          far: 0.85,
        };
  if (view === 'corner')
    return {
      aim: [-turn * half * random.range(0.35, 0.6), Math.min(height * 0.48, random.range(6.4, 8.4))],
      wide: lane ? height * random.range(1.7, 2.1) : random.range(19, 27),
      yaw: turn * random.range(0.5, 0.72),
      far: 0.85,
    };
  if (view === 'balconies')
    return {
      aim: [random.range(-0.4, 0.4) * half, ground + storey * random.range(1.1, 1.6)],
      wide: random.range(8, 10.5),
      yaw: turn * random.range(0.15, 0.5),
      far: 1.5,
      eye: random.range(4, 6),
    };
  if (view === 'door')
    return {
      aim: [door + turn * random.range(0.2, 0.9), random.range(1.75, 2.1)],
      wide: random.range(6, 7.6),
      yaw: turn * random.range(0, 0.4),
      far: 1.05,
      eye: 1.55,
    };
  if (view === 'shop')
    return {
      aim: [random.range(-0.3, 0.3), 2.3],
      wide: random.range(10.4, 12),
      yaw: turn * random.range(0.06, 0.3),
      far: 1,
      eye: 1.6,
    };
  if (view === 'lane')
    return {
      aim: [0, random.range(2.8, 3.6)],
      wide: random.range(8, 9.6),
      yaw: turn * random.range(1.28, 1.42),
      far: 1,
      off: random.range(2, 2.6),
    };
  return {
    aim: [0, random.range(4.4, 5.4)],
    wide: random.range(12, 15),
    yaw: turn * random.range(0.95, 1.08),
    far: 0.9,
  };
}

interface Plot {
  house: Program;
  u0: number;
  u1: number;
}

/** Houses along one side of a street, from `start` onwards into the distance, the nearest first. */
function rowOf(
  front: Front,
  first: Program,
  start: number,
  away: 1 | -1,
  create: Create,
  count: number,
  name: string,
): Plot[] {
  const row: Plot[] = [];
  let edge = start;
  for (let k = 0; k < count; k += 1) {
    const house = k === 0 ? first : create(front.home, front.random.fork(`${name}${k}`));
    const end = edge + house.half * 2 * away;
    row.push({ house, u0: Math.min(edge, end), u1: Math.max(edge, end) });
    edge = end;
  }
  return row;
}

/** The farthest first: nothing of a row hides what is before it. */
function drawRow(front: Front, row: readonly Plot[]): void {
  for (const { house, u0, u1 } of [...row].reverse()) {
    const { stage } = front;
    const corners = [front.at(u0, 0, -0.01), front.at(u1, 0, -9)] as const;
    stage.box(
      [Math.min(corners[0][0], corners[1][0]), 0, Math.min(corners[0][2], corners[1][2])],
      [Math.max(corners[0][0], corners[1][0]), house.height, Math.max(corners[0][2], corners[1][2])],
      mix(house.colour, stage.light.haze, 0.1),
    );
    front.ends = [u0, u1];
    dressFace(front, house, u0, u1);
  }
  front.ends = [-1e3, 1e3];
}

function drawStreetRow(front: Front, program: Program, create: Create, away: 1 | -1): void {
  drawRow(front, rowOf(front, program, -program.half * away, away, create, 5, 'row'));
  drawRow(
    front,
    rowOf(
      front,
      create(front.home, front.random.fork('behind')),
      -program.half * away,
      away === 1 ? -1 : 1,
      create,
      1,
      'behind',
    ),
  );
}

/** Both sides of a narrow lane, with its shade and what stands at its end. */
function drawLane(front: Front, program: Program, create: Create, away: 1 | -1): void {
  const { stage, home, random } = front;
  const wide = 5;
  const opposite = makeFront(stage, home, random, [0, -wide], Math.PI);
  laneEnd(front, away, wide);
  if (!stage.light.lampsOn) {
    const shaded = front.slide ? [wide * 0.35, wide] : [0, wide * 0.65];
    stage.poly(
      [
        front.at(-60, 0.003, shaded[0]),
        front.at(80, 0.003, shaded[0]),
        front.at(80, 0.003, shaded[1]),
        front.at(-60, 0.003, shaded[1]),
      ],
      stage.light.shadow,
      'fill-opacity="0.34"',
    );
  }
  // The opposite face's own left and right are the other way round.
  const across = rowOf(
    opposite,
    create(home, random.fork('across')),
    2.5 * away,
    away === 1 ? -1 : 1,
    create,
    6,
    'across',
  );
  const own = rowOf(front, program, -program.half * away, away, create, 6, 'row');
  drawRow(opposite, across);
  drawRow(front, own);
}

/** The lane's end: a house across it, or a church's tower above roofs. */
function laneEnd(front: Front, away: 1 | -1, wide: number): void {
  const { stage, random, home } = front;
  const end = makeFront(
    stage,
    home,
    random,
    [away * 52, away > 0 ? -wide - 6 : 6],
    away > 0 ? -Math.PI / 2 : Math.PI / 2,
  );
  const walls = mix(random.pick(neighbourTones), stage.light.haze, 0.45);
  plaster(end, -12, 30, 0, 6.4, walls);
  if (random.chance(0.7)) {
    const u = random.range(6.5, 10.5);
    plaster(end, u - 2.2, u + 2.2, 0, 15, mix(walls, '#c9a77c', 0.3));
    facadeWindow(end, u - 0.7, u + 0.7, 11, 13.6, { arched: true, panes: [1, 1], depth: 0.3 });
    stage.poly(
      [end.at(u - 2.5, 15), end.at(u + 2.5, 15), end.at(u, 18.6)],
      mix(stage.shade('#a85c3d', [0, 0.4, -0.6]), stage.light.haze, 0.35),
    );
  }
}

function dressStreet(front: Front, program: Program, view: BlockView, turn: number): void {
  const { random, stage } = front;
  const tree = random.pick(program.trees);
  const height =
    tree === 'palm' ? random.range(8, 10) : tree === 'orange' ? 4.2 : tree === 'olive' ? 4 : random.range(6, 8.5);
  const reach = (stage.canvas.width / stage.camera.focal) * Math.hypot(stage.camera.at[2], 0.1) * 0.5;
  if (view === 'street') {
    for (let k = 6; k >= 1; k -= 1)
      drawStreetTree(front, turn * (k * 7.5 - 2), 3.9, height * random.range(0.8, 1), tree);
    drawStreetLamp(front, turn * 2, 4);
    if (random.chance(0.75)) drawPasserBy(front, turn * random.range(4, 9), random.range(1.6, 3));
    if (random.chance(0.4)) drawPasserBy(front, turn * random.range(10, 16), random.range(1.4, 3));
    return;
  }
  if (view === 'balconies') return;
  if (view === 'lane') {
    if (random.chance(0.7)) drawPasserBy(front, turn * random.range(3, 9), random.range(1.6, 3.4));
    return;
  }
  if (view === 'shop') {
    if (random.chance(0.6)) drawPasserBy(front, turn * random.range(2.6, 4), random.range(2, 3));
    return;
  }
  if (view === 'door') return dressDoor(front, program.door ?? 0);
  if (view === 'corner') {
    drawStreetTree(front, turn * program.half * random.range(0.5, 0.8), 3.8, height * 0.9, tree);
    if (random.chance(0.6)) drawStreetTree(front, -turn * (program.half + random.range(4, 6)), 4, height, tree);
  } else {
    drawStreetTree(front, -reach * random.range(0.7, 0.92), 3.8, height, tree);
    drawStreetTree(front, reach * random.range(0.7, 0.95), 3.8, height * random.range(0.85, 1.1), tree);
  }
  if (random.chance(0.5)) drawStreetLamp(front, random.range(-0.4, 0.4) * reach, 4);
  if (random.chance(0.55)) drawPasserBy(front, random.range(-0.5, 0.5) * reach, random.range(1.4, 3));
}

/** The house, and how it is looked at: the first that the dice of its picture decide. Of a shop, its window. */
export function blockLayout(home: Home, random: Random, create: Create): { program: Program; view: BlockView } {
  const program = create(home, random.fork('house'));
  const view = random.pick(program.lane ? viewsOfHouses : program.long ? viewsOfLongBlocks : viewsOfBlocks);
  return { program, view: home.facts.kind === 'premises' ? 'shop' : view };
}

/**
 * A block of flats in its street, seen as the dice say: whole, near, its corner, its balconies, or along the street.
 */
export function drawBlock(canvas: Canvas, home: Home, random: Random, create: Create): void {
  const { program, view } = blockLayout(home, random, create);
  const front = openShot(canvas, home, random, shotOf(view, program, random));
  const turn = front.stage.camera.yaw > 0 ? 1 : -1;
  const { half, height } = program;
  drawDistance(front, program.distance);
  drawGround(front, program.soil);
  if (view === 'street') drawStreetRow(front, program, create, turn);
  else if (view === 'lane') drawLane(front, program, create, turn);
  else {
    const alone = program.soil === 'lawn';
    if (!alone && view !== 'balconies') {
      const sides = view === 'corner' ? [turn] : [-1, 1];
      for (const side of sides) {
        if (program.lane)
          drawRow(
            front,
            rowOf(
              front,
              create(home, random.fork(`beside${side}`)),
              half * side,
              side > 0 ? 1 : -1,
              create,
              2,
              `beside${side}`,
            ),
          );
        else
          drawNeighbour(
            front,
            side < 0 ? -half - 15 : half,
            side < 0 ? -half : half + 15,
            height * random.range(0.75, 1.05),
            random.pick(neighbourTones),
          );
      }
    }
    if (view === 'corner' || alone)
      for (const side of sideFronts(front, half, 11))
        if (isSeen(side)) {
          side.stage.poly(
            [side.at(0, 0), side.at(11, 0), side.at(11, height), side.at(0, height)],
            tone(side, program.colour),
          );
          dressFace(side, program, 0, 11);
        }
    front.ends = [-half, half];
    dressFace(front, program, -half, half);
    if (view === 'shop') drawShopFront(front, program);
    if (program.soil === 'street' && view !== 'balconies' && view !== 'door' && view !== 'shop')
      drawStreetShade(front, -half, half, program.ground * random.range(0.4, 1));
  }
  dressStreet(front, program, view, turn);
}
