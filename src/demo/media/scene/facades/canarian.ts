import { lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, leafyPot } from './balconies.ts';
import { block, layerOn, plaster, quad, tone, wallShadow, type Front } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { tiledSlope } from './roofs.ts';
import { door, facadeWindow } from './windows.ts';

/** A covered balcony of carved wood along the upper floor, as on the islands. */
function woodenGallery(front: Front, a: number, b: number, v: number, wood: string): void {
  layerOn(front, 21);
  wallShadow(front, a, b, v, v + 2.6, 1.1, 0.44);
  layerOn(front, 23);
  for (let u = a + 0.2; u < b; u += 0.9) block(front, u - 0.06, u + 0.06, v - 0.4, v - 0.14, 0.9, wood);
  layerOn(front, 21);
  front.stage.poly(quad(front, a, b, v, v + 2.5, 0.02), front.stage.light.shadow, 'fill-opacity="0.2"');
  const posts = Math.max(2, Math.round((b - a) / 1.5));
  balcony(front, a, b, v, 1.1, { slab: wood, rail: 'wood', colour: wood, pots: true });
  for (let i = 0; i <= posts; i += 1) {
    layerOn(front, 35);
    const u = a + 0.06 + ((b - a - 0.12) * i) / posts;
    block(front, u - 0.06, u + 0.06, v, v + 2.6, 1.08, wood, 0.96);
  }
  layerOn(front, 36);
  block(front, a, b, v + 2.45, v + 2.62, 1.1, wood, 0.9);
  tiledSlope(
    front,
    [front.at(a - 0.2, v + 2.58, 1.4), front.at(b + 0.2, v + 2.58, 1.4)],
    [front.at(a - 0.1, v + 3.1), front.at(b + 0.1, v + 3.1)],
  );
}

const walls = [
  '#e0a04f',
  '#d9714f',
  '#6f9fb0',
  '#e3c25f',
  '#c9564f',
  '#86a878',
  '#f6efe0',
  '#e6a58a',
  '#3f8296',
  '#d98a9a',
  '#f4e3c0',
];

/** A house of the Canaries: plaster in one strong colour, corners of dark stone, carved wood. */
export function canarian(home: Home, random: Random): Program {
  const storeys = random.pick([2, 2, 3]);
  const storey = 3.3;
  const height = storeys * storey + 0.5;
  const half = random.range(3.8, 5.2);
  const colour = random.pick(walls);
  const wood = random.pick(['#6b4329', '#3a5a46', '#7a4a2c', '#4f3526', '#5b3a22']);
  const stone = random.pick(['#7d736c', '#8d8078', '#6b6460']);
  const gallery = random.chance(0.65);
  const doorSide = random.int(0, 2);
  const tiled = random.chance(0.5);
  return {
    height,
    half,
    ground: storey,
    storey,
    colour,
    soil: 'cobbles',
    distance: home.facts.view === 'sea' ? 'sea' : 'hills',
    trees: ['palm', 'palm', 'orange'],
    lane: true,
    door: -half + ((doorSide + 0.5) * 2 * half) / 3,
    dress: (front, u0, u1) => {
      const { stage } = front;
      plaster(front, u0, u1, 0, height, colour);
      for (const a of [u0, u1 - 0.44])
        for (let v = 0; v < height - 0.3; v += 0.62)
          stage.poly(
            quad(
              front,
              a + (a > u0 && Math.round(v / 0.62) % 2 ? 0.14 : 0),
              a + (a > u0 || Math.round(v / 0.62) % 2 ? 0.44 : 0.3),
              v,
              v + 0.56,
              0.02,
            ),
            tone(front, stone),
          );
      stage.poly(quad(front, u0, u1, 0, 0.55, 0.01), tone(front, stone));
      const middles = baysOf(u0, u1, (2 * half) / 3);
      const covered = gallery && middles.length === 3;
      for (let floor = 0; floor < storeys; floor += 1) {
        const v = floor * storey;
        const under = covered && floor === storeys - 1;
        middles.forEach((u, bay) => {
          if (floor === 0 && bay === doorSide && middles.length === 3)
            return door(front, u, 1.4, 2.6, wood, stone, false);
          const open = under || (floor > 0 && bay === 1);
          facadeWindow(front, u - 0.5, u + 0.5, v + (open ? 0.2 : 0.95), v + 2.45, {
            frame: lighten(wood, 0.12),
            surround: floor === 0 ? stone : lighten(colour, 0.5),
            panes: [2, 3],
            sill: !open,
            shutters: floor > 0 && !covered && bay !== 1 ? wood : undefined,
          });
        });
        if (!covered && floor > 0)
          balcony(
            front,
            middles[Math.min(1, middles.length - 1)]! - 1,
            middles[Math.min(1, middles.length - 1)]! + 1,
            v + 0.15,
            0.8,
            { slab: wood, rail: 'wood', colour: wood, pots: true },
          );
      }
      if (covered) woodenGallery(front, u0 + 0.6, u1 - 0.6, (storeys - 1) * storey + 0.1, wood);
      layerOn(front, 46);
      wallShadow(front, u0, u1, height - 0.2, height, 0.35, 0.4);
      layerOn(front, 47);
      if (tiled)
        tiledSlope(
          front,
          [front.at(u0 - 0.1, height - 0.02, 0.45), front.at(u1 + 0.1, height - 0.02, 0.45)],
          [front.at(u0, height + 0.9, -2.4), front.at(u1, height + 0.9, -2.4)],
        );
      else block(front, u0, u1, height - 0.2, height + 0.3, 0.2, lighten(colour, 0.45));
      for (let u = u0 + 0.7; u < u1; u += front.random.range(1.2, 3))
        leafyPot(front, u, 0, 0.35, front.random.pick(['#e5b04a', '#d0463f', '#f3e6d0']), 1.2);
    },
  };
}
