import { lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, glazedBay } from './balconies.ts';
import { band, block, brick, plaster } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { cornice, mansard } from './roofs.ts';
import { groundFloor } from './shops.ts';
import { drawAwning } from './shutters.ts';
import { facadeWindow } from './windows.ts';

/**
 * A block of Madrid: brick or tinted plaster with pale trims, balconies to every floor, green awnings, a roof of slate
 * or tiles.
 */
export function madrid(home: Home, random: Random): Program {
  const floors = random.int(3, 5);
  const bays = random.pick([5, 6, 7]);
  const [ground, storey] = [4.1, 3.3];
  const height = ground + floors * storey;
  const half = bays * 1.3;
  const bricks = random.chance(0.6);
  const colour = bricks
    ? random.pick(['#b0583f', '#bd6f4d', '#a35643', '#c4805d'])
    : random.pick(['#e2b25a', '#d98d66', '#c9705a', '#e0c08a', '#d5a38f', '#c9c2a6']);
  const trim = random.pick(['#efe4cf', '#e6dac3', '#f3ecdd']);
  const stone = random.pick(['#b9b4aa', '#cfc6b6', '#a9a49c']);
  const awning = random.chance(0.5) ? random.pick(['#2f5d42', '#3f6b4a', '#2c5560', '#a8532f']) : undefined;
  const glazed = random.chance(0.45);
  const [roof, slate] = [random.chance(0.6), random.pick(['#4f5a68', '#63686f', '#a85c3d'])];
  const shutters = !awning && random.chance(0.4) ? random.pick(['#4f6b58', '#6b4a35', '#5b7480']) : undefined;
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'street',
    distance: 'town',
    trees: ['plane', 'plane', 'orange'],
    dress: (front, u0, u1) => {
      if (bricks) brick(front, u0, u1, ground, height, colour);
      else plaster(front, u0, u1, ground, height, colour);
      for (const u of [u0, u1 - 0.42]) block(front, u, u + 0.42, ground, height - 0.3, 0.07, trim);
      groundFloor(front, u0, u1, ground, { stone, arched: false, bay: 2.6, dressed: true });
      const middles = baysOf(u0, u1, 2.6);
      const bowed = glazed && middles.length >= 4 ? [1, middles.length - 2] : [];
      for (let floor = 0; floor < floors; floor += 1) {
        const v = ground + floor * storey + 0.32;
        band(front, u0, u1, v - 0.42, v - 0.27, 0.07, trim);
        middles.forEach((u, i) => {
          if (bowed.includes(i)) return;
          facadeWindow(front, u - 0.54, u + 0.54, v, v + 2.3, {
            frame: '#f4efe4',
            surround: trim,
            lintel: floor === 0,
            panes: [2, 3],
            shutters,
            blind: !shutters && random.chance(0.4) ? { colour: '#bdb096', down: random.range(0.15, 0.6) } : undefined,
          });
          balcony(front, u - 0.86, u + 0.86, v, 0.5, { slab: trim, rail: 'iron', pots: true });
          if (awning && random.chance(0.55)) drawAwning(front, u - 0.75, u + 0.75, v + 2.4, 0.75, 0.8, awning);
        });
      }
      for (const i of bowed) glazedBay(front, middles[i]!, 0.9, ground + 0.3, height - 0.5, '#f1ebdf', storey);
      cornice(front, u0, u1, height, 0.55, trim);
      if (roof) mansard(front, u0, u1, height, slate, Math.max(1, Math.round((u1 - u0) / 4)));
      else band(front, u0, u1, height, height + 0.5, 0, lighten(colour, 0.2));
    },
  };
}

/** A house of the north: glass galleries, white from the first floor to the eaves, over a floor of stone. */
export function galleries(home: Home, random: Random): Program {
  const floors = random.int(3, 4);
  const columns = random.pick([3, 4, 5]);
  const [ground, storey] = [4, 3.1];
  const height = ground + floors * storey;
  const half = columns * 1.75;
  const colour = random.pick(['#d9c7a6', '#b9c2b4', '#c9a58a', '#cfd2cc', '#dcc58f']);
  const frame = random.pick(['#fbf8f1', '#fbf8f1', '#f3efe2', '#3f6152', '#7a3b30']);
  const stone = random.pick(['#b8ad9a', '#c6bba6', '#a8a295']);
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'street',
    distance: 'hills',
    trees: ['plane'],
    dress: (front, u0, u1) => {
      plaster(front, u0, u1, ground, height, colour);
      groundFloor(front, u0, u1, ground, { stone, arched: true, bay: 3.5, dressed: true });
      baysOf(u0, u1, 3.5).forEach((u, i) => {
        if (i % 3 === 2)
          for (let floor = 0; floor < floors; floor += 1) {
            const v = ground + floor * storey + 0.3;
            facadeWindow(front, u - 0.6, u + 0.6, v, v + 2.2, { frame, surround: stone, panes: [2, 3] });
            balcony(front, u - 1, u + 1, v, 0.55, { slab: stone, rail: 'iron', pots: true });
          }
        else glazedBay(front, u, 1.5, ground + 0.25, height - 0.35, mixedFrame(frame), storey, frame, 4);
      });
      cornice(front, u0, u1, height, 0.6, stone);
      mansard(front, u0, u1, height, random.pick(['#a85c3d', '#5d6570']), Math.max(1, Math.round((u1 - u0) / 4.4)));
    },
  };
}

const mixedFrame = (frame: string): string => lighten(frame, 0.1);
