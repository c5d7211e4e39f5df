import { darken } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, leafyPot } from './balconies.ts';
import { climber, vineColours } from './climber.ts';
import { block, plaster, quad, tone } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { tiledSlope, eavesOf } from './roofs.ts';
import { door, facadeWindow } from './windows.ts';

/** A whitewashed house of the south: a coloured foot, grilles, pots on the wall, a climbing vine. */
export function andalusian(home: Home, random: Random): Program {
  const storeys = random.pick([2, 2, 3]);
  const storey = 3.15;
  const height = storeys * storey + 0.3;
  const half = random.range(4.2, 5.8);
  const white = random.pick(['#fbf7ee', '#f9f3e6', '#fdfaf4', '#f8efe0']);
  const trim = random.pick(['#e0a83f', '#c9813f', '#4f7f9f', '#a94f36', '#cfc2a8', '#5f7f5a', '#3f6f9a']);
  const leaf = random.pick([darken(home.palette.wood, 0.25), '#3f6350', '#2f5363', '#6b3527', '#3f6f9a']);
  const bays = random.pick([3, 3, 4]);
  const [doorBay, arched, potted, framed] = [
    random.int(1, bays - 2 || 1),
    random.chance(0.6),
    random.chance(0.6),
    random.chance(0.5),
  ];
  const shutters = random.chance(0.3) ? random.pick(['#5f7d6a', '#4f7f9f', '#6b4a35']) : undefined;
  const vine = random.chance(0.6) ? random.pick(vineColours) : undefined;
  const vineSide = random.pick([-1, 1]);
  return {
    height,
    half,
    ground: storey,
    storey,
    colour: white,
    soil: 'cobbles',
    distance: 'hills',
    trees: ['orange', 'orange', 'olive', 'palm'],
    lane: true,
    door: -half + ((doorBay + 0.5) * 2 * half) / bays,
    dress: (front, u0, u1) => {
      const { stage } = front;
      plaster(front, u0, u1, 0, height, white);
      stage.poly(quad(front, u0, u1, 0, 0.8, 0.01), tone(front, trim));
      if (framed)
        for (const u of [u0, u1 - 0.35]) stage.poly(quad(front, u, u + 0.35, 0.8, height, 0.01), tone(front, trim));
      block(front, u0, u1, storey + 0.02, storey + 0.14, 0.08, framed ? trim : white);
      const middles = baysOf(u0, u1, (2 * half) / bays);
      const portal = middles.length > doorBay ? doorBay : -1;
      middles.forEach((u, bay) => {
        if (bay === portal) door(front, u, 1.5, 2.65, leaf, trim, arched);
        else
          facadeWindow(front, u - 0.5, u + 0.5, 0.95, 2.4, {
            surround: framed ? trim : white,
            grille: true,
            frame: '#7a5a3c',
            sill: true,
          });
        for (let floor = 1; floor < storeys; floor += 1) {
          const v = floor * storey + 0.3;
          const open = bay === portal || (bay + floor) % 2 === 0;
          facadeWindow(front, u - 0.5, u + 0.5, open ? v : v + 0.6, v + 2.15, {
            surround: floor === 1 ? trim : white,
            frame: '#7a5a3c',
            arched: floor === 2,
            grille: !open && !shutters,
            shutters: open ? undefined : shutters,
            sill: !open,
          });
          if (open) balcony(front, u - 0.9, u + 0.9, v, 0.55, { slab: '#e9dcc6', rail: 'iron', pots: true });
        }
      });
      eavesOf(front, u0, u1, height, 0.45, white);
      tiledSlope(
        front,
        [front.at(u0 - 0.15, height - 0.02, 0.5), front.at(u1 + 0.15, height - 0.02, 0.5)],
        [front.at(u0, height + 1.3, -3), front.at(u1, height + 1.3, -3)],
      );
      if (potted)
        for (let k = 0; k < 9; k += 1)
          leafyPot(
            front,
            front.random.range(u0 + 0.5, u1 - 0.5),
            front.random.range(1.6, 2.9),
            0.1,
            front.random.pick(['#d0342f', '#e0567a', '#e0567a', '#f0a0b0']),
            0.75,
          );
      const gap = portal >= 0 ? middles[portal]! : u0 - 9;
      for (let u = u0 + 0.6; u < u1 - 0.4; u += front.random.range(0.5, 1.2))
        if (Math.abs(u - gap) > 1.1)
          leafyPot(
            front,
            u,
            0,
            0.35,
            front.random.pick(['#d0463f', '#e07a9a', '#e5b04a']),
            front.random.range(0.9, 1.5),
          );
      if (vine) climber(front, vineSide > 0 ? u1 - 0.8 : u0 + 0.8, 1.9, height * 0.8, vine);
    },
  };
}
