import { darken, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import type { Vec } from '../stage.ts';
import { balcony, glazedBay, leafyPot } from './balconies.ts';
import { climber, vineColours } from './climber.ts';
import { ashlar, band, block, brick, layerOn, plaster, quad, tone, type Front } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { eavesOf, tiledSlope } from './roofs.ts';
import { door, facadeWindow } from './windows.ts';

const roof = (front: Front, u0: number, u1: number, height: number, out = 0.5, colour?: string): void =>
  tiledSlope(
    front,
    [front.at(u0 - 0.1, height - 0.02, out), front.at(u1 + 0.1, height - 0.02, out)],
    [front.at(u0, height + 1.2, -3), front.at(u1, height + 1.2, -3)],
    colour,
  );

/** A house of golden stone in an old town of Castile: a portal of long voussoirs, a coat of arms, iron balconies. */
export function castilian(home: Home, random: Random): Program {
  const storeys = random.pick([2, 3, 3]);
  const [ground, storey] = [3.9, 3.3];
  const height = ground + (storeys - 1) * storey + 0.4;
  const half = random.range(4.6, 6.4);
  const stone = random.pick(['#dcb884', '#d9b98f', '#cdb492', '#d3a878', '#c9b79c']);
  const pale = lighten(stone, 0.25);
  const wood = random.pick([darken(home.palette.wood, 0.35), '#4f3526', '#3f4a40']);
  const bays = random.pick([3, 4]);
  const portal = random.int(1, bays - 2);
  const glazed = random.chance(0.35);
  return {
    height,
    half,
    ground,
    storey,
    colour: stone,
    soil: 'cobbles',
    distance: 'town',
    trees: ['plane', 'cypress', 'olive'],
    lane: true,
    door: -half + ((portal + 0.5) * 2 * half) / bays,
    dress: (front, u0, u1) => {
      ashlar(front, u0, u1, 0, height, stone, 0.48);
      const middles = baysOf(u0, u1, (2 * half) / bays);
      middles.forEach((u, bay) => {
        const main = bay === portal && middles.length === bays;
        if (main) {
          voussoirs(front, u, 1.15, 2.3, pale);
          door(front, u, 2.1, 3.2, wood, pale, true);
        } else
          facadeWindow(front, u - 0.5, u + 0.5, 1.2, 2.5, {
            surround: pale,
            grille: true,
            frame: '#6b4a35',
            sill: true,
            depth: 0.35,
          });
        for (let floor = 1; floor < storeys; floor += 1) {
          const v = ground + (floor - 1) * storey + 0.25;
          if (glazed && floor === storeys - 1) continue;
          facadeWindow(front, u - 0.55, u + 0.55, v, v + 2.35, {
            surround: pale,
            lintel: floor === 1,
            frame: wood,
            panes: [2, 3],
            depth: 0.35,
          });
          if (floor === 1 || bay % 2 === 0)
            balcony(front, u - 0.95, u + 0.95, v, 0.6, { slab: pale, rail: 'iron', pots: true, corbels: true });
        }
        if (main) arms(front, u, ground - 0.25, pale);
      });
      band(front, u0, u1, ground - 0.1, ground + 0.05, 0.1, pale);
      if (glazed)
        glazedBay(
          front,
          (u0 + u1) / 2,
          (u1 - u0) / 2 - 0.5,
          height - storey,
          height - 0.3,
          '#f3efe2',
          storey,
          '#fbf8f1',
          Math.max(3, Math.round((u1 - u0) / 1.1)),
        );
      eavesOf(front, u0, u1, height, 0.7, '#7a5a3c');
      roof(front, u0, u1, height, 0.75, '#b06a45');
    },
  };
}

/** The stones of an arch, fanned out about it. */
function voussoirs(front: Front, u: number, r: number, spring: number, colour: string): void {
  const { stage } = front;
  layerOn(front, 0);
  const [a, b]: [Vec[][], Vec[][]] = [[], []];
  const at = (angle: number, reach: number): Vec =>
    front.at(u + Math.cos(angle) * reach, spring + Math.sin(angle) * reach - 0.15, 0.02);
  for (let i = 0; i < 11; i += 1) {
    const [from, to] = [(Math.PI * i) / 11, (Math.PI * (i + 0.94)) / 11];
    (i % 2 ? a : b).push([at(from, r), at(to, r), at(to, r + 0.85), at(from, r + 0.85)]);
  }
  stage.polys(a, tone(front, colour, 0.2));
  stage.polys(b, tone(front, darken(colour, 0.07), 0.2));
}

function arms(front: Front, u: number, v: number, colour: string): void {
  band(front, u - 0.42, u + 0.42, v - 0.1, v + 0.9, 0.08, colour);
  layerOn(front, 21);
  front.stage.poly(
    [
      front.at(u - 0.28, v + 0.78, 0.1),
      front.at(u + 0.28, v + 0.78, 0.1),
      front.at(u + 0.26, v + 0.3, 0.1),
      front.at(u, v + 0.05, 0.1),
      front.at(u - 0.26, v + 0.3, 0.1),
    ],
    darken(tone(front, colour), 0.26),
  );
}

/** A tall narrow house of an old quarter in the north-east: plaster in ochres and roses, green shutters, laundry. */
export function oldQuarter(home: Home, random: Random): Program {
  const floors = random.int(3, 4);
  const [ground, storey] = [3.6, 2.9];
  const height = ground + floors * storey;
  const half = random.range(3, 4.2);
  const colour = random.pick([
    '#e2a95f',
    '#d98a63',
    '#e6c07a',
    '#c9705a',
    '#dfb48f',
    '#e8d3a0',
    '#b98a6a',
    '#d9a58f',
    '#c8b06a',
  ]);
  const stone = random.pick(['#b9a88c', '#c4b094', '#a99a84']);
  const shutters = random.chance(0.75)
    ? random.pick(['#3f6b55', '#4f6b8a', '#6b4a35', '#5f7d6a', '#2f5d5f'])
    : undefined;
  const bays = random.pick([2, 2, 3]);
  const doorBay = random.int(0, bays - 1);
  const laundry = random.chance(0.4);
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'cobbles',
    distance: 'town',
    trees: ['olive', 'orange', 'cypress'],
    lane: true,
    door: -half + ((doorBay + 0.5) * 2 * half) / bays,
    dress: (front, u0, u1) => {
      ashlar(front, u0, u1, 0, ground, stone, 0.44);
      plaster(front, u0, u1, ground, height, colour);
      const middles = baysOf(u0, u1, (2 * half) / bays);
      middles.forEach((u, bay) => {
        if (bay === doorBay) door(front, u, 1.5, 2.7, darken(home.palette.wood, 0.3), lighten(stone, 0.2), true);
        else
          facadeWindow(front, u - 0.75, u + 0.75, 0.3, 2.7, {
            arched: true,
            surround: lighten(stone, 0.2),
            frame: '#4a3a2e',
            panes: [2, 1],
            depth: 0.35,
          });
        for (let floor = 0; floor < floors; floor += 1) {
          const v = ground + floor * storey + 0.25;
          const open = floor < floors - 1;
          facadeWindow(front, u - 0.45, u + 0.45, open ? v : v + 0.6, v + 2.05, {
            surround: lighten(colour, 0.4),
            frame: '#efe6d4',
            panes: [2, 3],
            shutters: shutters && (floor + bay) % 3 ? shutters : undefined,
            sill: !open,
          });
          if (open) balcony(front, u - 0.85, u + 0.85, v, 0.5, { slab: lighten(stone, 0.2), rail: 'iron', pots: true });
        }
      });
      if (laundry) hangLaundry(front, u0 + 0.5, u1 - 0.5, ground + storey * 2 - 0.5);
      eavesOf(front, u0, u1, height, 0.7, '#8a6a4a');
      roof(front, u0, u1, height, 0.75);
    },
  };
}

function hangLaundry(front: Front, u0: number, u1: number, v: number): void {
  const { stage, random, home } = front;
  layerOn(front, 43);
  stage.line([front.at(u0, v, 0.5), front.at((u0 + u1) / 2, v - 0.08, 0.5), front.at(u1, v, 0.5)], '#efe9dd', 0.02);
  for (let u = u0 + 0.2; u < u1 - 0.5;) {
    const [w, h] = [random.range(0.35, 0.8), random.range(0.4, 0.9)];
    const cloth = tone(
      front,
      random.pick(['#f7f2e8', home.palette.spark, home.palette.fabric, '#e9dcc6', '#9fb5bd']),
      0.2,
    );
    stage.poly(
      quad(front, u, u + w, v - h, v - 0.04, 0.5),
      stage.canvas.across([0, lighten(cloth, 0.12)], [0.5, cloth], [1, darken(cloth, 0.12)]),
    );
    u += w + random.range(0.06, 0.3);
  }
}

/** A fisherman's house by the Valencian shore: two floors of glazed tiles in two colours, white mouldings. */
export function tiledHouse(home: Home, random: Random): Program {
  const [ground, storey] = [3.7, 3.4];
  const height = ground + storey + 0.3;
  const half = random.range(2.9, 4);
  const [first, second] = random.pick([
    ['#3f7f86', '#e9dfc8'],
    ['#4f8a5f', '#f1e7cf'],
    ['#3f6f9f', '#f3ecdc'],
    ['#c9843f', '#f1e3c6'],
    ['#a9503f', '#efdfc6'],
    ['#6b8f9a', '#f6efe0'],
    ['#8f6a8f', '#efe3d6'],
  ] as const);
  const checked = random.chance(0.5);
  const white = '#f6f0e4';
  const leaf = random.pick(['#2f5d62', '#6b3527', '#3f6350', '#24465f']);
  return {
    height,
    half,
    ground,
    storey,
    colour: mix(first, second, 0.5),
    soil: 'street',
    distance: home.facts.view === 'sea' ? 'sea' : 'hills',
    trees: ['palm', 'orange', 'palm'],
    lane: true,
    door: 0,
    dress: (front, u0, u1) => {
      const { stage, random: dice } = front;
      plaster(front, u0, u1, 0, height, second);
      const size = 0.3;
      const tiles: Vec[][] = [];
      for (let v = 0.7, row = 0; v < height - 0.5; v += size, row += 1) {
        for (let u = u0, i = 0; u < u1 - 0.02; u += size, i += 1) {
          const [a, b] = [u, Math.min(u1, u + size)];
          if (checked ? (row + i) % 2 : row % 2) continue;
          tiles.push(
            checked
              ? [
                  front.at((a + b) / 2, v, 0.005),
                  front.at(b, v + size / 2, 0.005),
                  front.at((a + b) / 2, v + size, 0.005),
                  front.at(a, v + size / 2, 0.005),
                ]
              : quad(front, a, b - 0.01, v, v + size - 0.01, 0.005),
          );
        }
      }
      stage.polys(tiles, tone(front, first), 'fill-opacity="0.88"');
      stage.poly(quad(front, u0, u1, 0, 0.75, 0.02), tone(front, darken(first, 0.2)));
      block(front, u0, u1, ground - 0.12, ground + 0.1, 0.12, white);
      for (const u of [u0, u1 - 0.3]) block(front, u, u + 0.3, 0.75, height, 0.06, white);
      const middles = baysOf(u0, u1, (2 * half) / 3);
      middles.forEach((u, bay) => {
        const main = bay === 1 && middles.length === 3;
        if (main) door(front, u, 1.4, 2.9, leaf, white, false);
        else
          facadeWindow(front, u - 0.5, u + 0.5, 0.95, 2.9, {
            surround: white,
            lintel: true,
            grille: true,
            frame: leaf,
            panes: [2, 2],
          });
        facadeWindow(front, u - 0.5, u + 0.5, ground + 0.25, ground + 2.65, {
          surround: white,
          lintel: true,
          frame: white,
          panes: [2, 3],
          blind: !main && dice.chance(0.5) ? { colour: leaf, down: 0.45 } : undefined,
        });
        if (!main) balcony(front, u - 0.8, u + 0.8, ground + 0.2, 0.5, { slab: white, rail: 'iron', pots: true });
      });
      if (middles.length === 3)
        balcony(front, middles[1]! - 1, middles[1]! + 1, ground + 0.2, 0.65, {
          slab: white,
          rail: 'iron',
          pots: true,
          corbels: true,
        });
      band(front, u0, u1, height - 0.35, height - 0.1, 0.25, white);
      band(front, u0, u1, height, height + 0.7, 0.05, white);
      layerOn(front, 21);
      for (let u = u0 + 0.5; u < u1; u += 1)
        stage.poly(quad(front, u - 0.25, u + 0.25, height + 0.12, height + 0.56, 0.06), tone(front, first));
      for (const u of [u0 + 0.6, u1 - 0.6]) leafyPot(front, u, 0, 0.35, dice.pick(['#d0463f', '#e5b04a']), 1.6);
    },
  };
}

/** A house in a row of a newer quarter: brick or plaster, a balcony, a tiled roof, something that climbs. */
export function townhouse(home: Home, random: Random): Program {
  const [ground, storey] = [3.3, 3.1];
  const height = ground + storey + 0.3;
  const half = random.range(3.3, 4.3);
  const bricks = random.chance(0.35);
  const colour = bricks
    ? random.pick(['#b0614a', '#bd7552'])
    : random.pick(['#f2e8d6', '#d9b48f', '#e2c49a', '#e9dcc6', '#aebba6', '#dfae90', '#c9d0cc', '#e6c3a6']);
  const trim = lighten(colour, 0.45);
  const left = random.chance(0.5);
  const leaf = random.pick([home.palette.spark, home.palette.fabric, '#2f4f58', '#8c3f2b', '#3f6350']);
  const [rail, shutters] = [
    random.pick(['iron', 'glass', 'iron'] as const),
    random.chance(0.45) ? random.pick([home.palette.spark, '#5f7d6a', '#4f6b8a']) : undefined,
  ];
  const vine = random.chance(0.45) ? random.pick([...vineColours, undefined]) : null;
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'street',
    distance: 'trees',
    trees: ['plane', 'orange', 'olive', 'pine'],
    lane: true,
    door: left ? -half + 1.4 : half - 1.4,
    dress: (front, u0, u1) => {
      const wide = u1 - u0;
      (bricks ? brick : plaster)(front, u0, u1, 0, height, colour);
      const at = left ? u0 + 1.4 : u1 - 1.4;
      const w0 = left ? u0 + 2.9 : u0 + 0.7;
      block(front, at - 1, at + 1, 0, 0.16, 0.9, '#d8ccb8');
      door(front, at, 1.15, 2.45, leaf, trim, false, 0.16);
      band(front, at - 0.95, at + 0.95, 2.85, 2.98, 0.8, trim);
      facadeWindow(front, w0, Math.min(u1 - 0.6, w0 + 2.8), 0.6, 2.75, {
        surround: trim,
        panes: [3, 1],
        frame: '#f6f1e8',
        sill: true,
      });
      const [a, b] = [u0 + wide * 0.28, u0 + wide * 0.72];
      for (const u of [a, b])
        facadeWindow(front, u - 0.75, u + 0.75, ground + 0.35, ground + 2.5, {
          surround: trim,
          panes: [2, 1],
          frame: '#f6f1e8',
          shutters,
        });
      balcony(front, a - 1.2, b + 1.2, ground + 0.2, 0.95, { slab: trim, rail, pots: true });
      if (vine !== null) climber(front, left ? u1 - 0.7 : u0 + 0.7, 1.6, height * 0.75, vine);
      eavesOf(front, u0, u1, height, 0.55, '#a58a6a');
      roof(front, u0, u1, height, 0.6, '#a9593a');
    },
  };
}
