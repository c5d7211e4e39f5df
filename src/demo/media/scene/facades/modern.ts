import { darken, lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import type { Vec } from '../stage.ts';
import { balcony, leafyPot } from './balconies.ts';
import { band, block, brick, layerOn, plaster, quad, tone, wallShadow, type Front } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { groundFloor } from './shops.ts';
import { drawAwning } from './shutters.ts';
import { facadeWindow } from './windows.ts';

function slats(front: Front, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  const { stage } = front;
  const base = tone(front, colour, 0);
  layerOn(front, 1);
  stage.poly(quad(front, u0, u1, v0, v1), darken(base, 0.38));
  const strips: Vec[][] = [];
  for (let u = u0; u < u1 - 0.05; u += 0.16) strips.push(quad(front, u, u + 0.1, v0, v1, 0.02));
  layerOn(front, 2);
  stage.polys(strips, base);
}

/** A new block: long terraces, glass, slats of wood, green on every floor. */
export function modern(home: Home, random: Random): Program {
  const floors = random.int(3, 6);
  const storey = 3.1;
  const height = floors * storey + 0.6;
  const half = random.range(7, 10);
  const white = random.pick(['#f4efe6', '#efe9dd', '#e6ddcd', '#dccfb8', '#f7f3ec']);
  const warm = random.pick([home.palette.wood, '#b98a5c', '#9c7350', '#c8a47a', '#8a5a3c']);
  const second = random.pick([white, white, '#6b6f70', '#b9826a', '#8f9a8a']);
  const [step, out, rail] = [
    random.range(0.2, 0.9),
    random.range(1.3, 2),
    random.chance(0.8) ? ('glass' as const) : ('wall' as const),
  ];
  const hanging = random.chance(0.55);
  // Blocks stand in streets, unless their windows look at green.
  const { view } = home.facts;
  const inGreen = view === 'park' || view === 'fields' || view === 'hills';
  return {
    height,
    half,
    ground: storey,
    storey,
    colour: white,
    soil: inGreen && random.chance(0.5) ? 'lawn' : 'street',
    distance: home.facts.view === 'sea' ? 'sea' : 'trees',
    trees: ['pine', 'olive', 'palm', 'plane'],
    long: true,
    dress: (front, u0, u1) => {
      const { stage } = front;
      plaster(front, u0, u1, 0, height, white);
      const short = u1 - u0 < half * 1.7;
      for (let floor = 0; floor < floors; floor += 1) {
        const v = floor * storey + 0.15;
        layerOn(front, 0);
        if (second !== white && floor % 2)
          stage.poly(quad(front, u0, u1, v - 0.1, v + storey - 0.1, 0.005), tone(front, second));
        for (let u = u0 + 0.4, k = 0; u < u1 - 1; k += 1) {
          const end = Math.min(u1 - 0.4, u + random.range(1.6, 2.8));
          if ((k + floor) % 3 === 1) slats(front, u, end, v, v + 2.6, warm);
          else facadeWindow(front, u, end, v, v + 2.55, { frame: '#34373a', panes: [2, 1], depth: 0.35 });
          u = end + 0.25;
        }
        if (floor === 0 || short) {
          if (floor > 0) band(front, u0, u1, v - 0.16, v, 0.12, lighten(white, 0.3));
          continue;
        }
        const shift = (floor % 2 ? 1 : -1) * step;
        const [a, b] = [Math.max(u0 + 0.1, u0 + 0.3 + shift), Math.min(u1 - 0.1, u1 - 0.3 + shift)];
        balcony(front, a, b, v - 0.1, out, { slab: lighten(white, 0.4), rail });
        if (hanging)
          for (let u = a + random.range(0.3, 2); u < b - 0.4; u += random.range(0.35, 2.6))
            leafyPot(front, u, v + (rail === 'wall' ? 0.8 : 0), out * 0.85, '#9fb86a', random.range(1.1, 1.6));
      }
      layerOn(front, 46);
      wallShadow(front, u0, u1, height - 0.35, height, 1.7, 0.4);
      layerOn(front, 47);
      block(front, u0 - 0.3, u1 + 0.3, height - 0.35, height, short ? 0.4 : out, lighten(white, 0.3));
    },
  };
}

/** A block of the seventies: brick, long balconies, striped awnings in one colour, blinds. */
export function seventies(home: Home, random: Random): Program {
  const floors = random.int(4, 6);
  const [ground, storey] = [3.9, 2.95];
  const height = ground + floors * storey;
  const half = random.range(7, 9);
  const colour = random.pick(['#b5654a', '#c98f6a', '#d9c3a0', '#a9553f', '#c9a27c']);
  const slab = random.pick(['#f1ebdf', '#e6dccb', '#cfc6b8']);
  const awning = random.pick(['#2f6b4a', '#c9742f', '#2f5d7a', '#b8452f', '#d9a53c']);
  const wall = random.chance(0.5);
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'street',
    distance: 'town',
    trees: ['plane', 'orange', 'palm'],
    long: true,
    dress: (front, u0, u1) => {
      brick(front, u0, u1, ground, height, colour);
      groundFloor(front, u0, u1, ground, { stone: '#cbbfae', arched: false, bay: 3, dressed: false });
      const flats = baysOf(u0, u1, 6);
      for (let floor = 0; floor < floors; floor += 1) {
        const v = ground + floor * storey + 0.15;
        for (const middle of flats) {
          const [a, b] = [middle - 2.5, middle + 2.5];
          facadeWindow(front, a + 0.2, a + 2.1, v, v + 2.15, {
            frame: '#e9e4da',
            panes: [2, 1],
            blind: random.chance(0.35) ? { colour: '#e3d9c6', down: random.range(0.2, 0.8) } : undefined,
          });
          facadeWindow(front, b - 1.7, b - 0.3, v + 0.75, v + 2.15, {
            frame: '#e9e4da',
            panes: [2, 1],
            blind: random.chance(0.5) ? { colour: '#e3d9c6', down: random.range(0.2, 0.9) } : undefined,
          });
          balcony(front, a, b, v, 1.15, {
            slab,
            rail: wall ? 'wall' : 'iron',
            colour: wall ? slab : '#f3eee3',
            pots: !wall,
          });
          if (wall && random.chance(0.6))
            for (let u = a + 0.4; u < b; u += random.range(0.5, 1.3))
              leafyPot(front, u, v + 0.72, 1.05, random.pick(['#d0463f', '#e07a9a', '#e5b04a']));
          if (random.chance(0.62))
            drawAwning(
              front,
              a + 0.05,
              random.chance(0.5) ? b - 0.05 : middle,
              v + 2.5,
              0.85,
              1.25,
              awning,
              random.chance(0.3) ? '#f3ecdd' : undefined,
            );
        }
      }
      layerOn(front, 46);
      wallShadow(front, u0, u1, height - 0.2, height, 0.5, 0.4);
      layerOn(front, 47);
      block(front, u0, u1, height - 0.15, height + 0.5, 0.3, slab);
    },
  };
}
