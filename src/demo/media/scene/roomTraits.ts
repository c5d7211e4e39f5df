import { darken } from './colour.ts';
import type { Home } from './home.ts';
import type { Opening, Wall } from './openings.ts';
import type { Random } from './random.ts';
import type { RoomPlan } from './room.ts';

/** How the rooms of a house of this kind end above. */
export const ceilingOf = (home: Home): RoomPlan['ceiling'] =>
  home.style === 'masia' || home.style === 'canarias'
    ? 'beams'
    : home.style === 'andaluz'
      ? home.random.fork('ceiling').chance(0.6)
        ? 'beams'
        : 'plain'
      : home.style === 'eixample'
        ? home.random.fork('ceiling').chance(0.35)
          ? 'vaults'
          : 'cornice'
        : home.oldHouse
          ? 'cornice'
          : 'plain';

/** A tall window or balcony door as this house has them. */
export function windowOf(home: Home, random: Random, wall: Wall, from: number, to: number, curtains = true): Opening {
  const door = home.oldHouse ? random.chance(0.6) : random.chance(0.7);
  const height = home.height;
  return {
    wall,
    from,
    to,
    sill: door ? 0.04 : 0.85,
    head: Math.min(height - 0.35, home.oldHouse ? 2.45 : 2.3),
    arched: home.style === 'andaluz' && to - from < 1.8 && random.chance(0.5),
    panes: to - from > 2 ? [3, home.oldHouse ? 3 : 1] : [2, home.oldHouse ? 3 : 1],
    curtains: curtains && random.chance(0.75) ? 'linen' : 'none',
    railing: door && home.oldHouse,
    frame: home.style === 'masia' || home.style === 'canarias' ? darken(home.palette.wood, 0.15) : undefined,
  };
}
