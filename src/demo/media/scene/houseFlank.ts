import { lighten } from './colour.ts';
import { leafyPot } from './facades/balconies.ts';
import { climber, vineColours } from './facades/climber.ts';
import { makeFront, plaster, quad, rubble, tone, type Front } from './facades/front.ts';
import { eavesOf } from './facades/roofs.ts';
import { facadeWindow } from './facades/windows.ts';
import type { Room } from './room.ts';

export interface Flank {
  side: 'left' | 'right';
  /** Where the wall stands, and from where to where it runs away from the viewer. */
  x: number;
  z0: number;
  z1: number;
  height: number;
  vine?: boolean;
}

/** The home's own wall along one side of a terrace, garden or pool: doors to it, a window, something that climbs. */
export function houseFlank(room: Room, { side, x, z0, z1, height, vine = true }: Flank): void {
  const { stage, home, random } = room;
  const long = z1 - z0;
  const front: Front =
    side === 'left'
      ? makeFront(stage, home, random, [x, z0], Math.PI / 2, [0, long])
      : makeFront(stage, home, random, [x, z1], -Math.PI / 2, [0, long]);
  const wall = lighten(home.palette.wall, 0.3);
  const newer = !home.oldHouse;
  const frame = newer
    ? '#34373a'
    : home.style === 'masia' || home.style === 'canarias' || home.style === 'castilla'
      ? '#6b4a35'
      : '#f4efe4';
  const far = (from: number, wide: number): [number, number] =>
    side === 'left' ? [long - from - wide, long - from] : [from, from + wide];
  const draw = (): void =>
    stage.canvas.inLayers(() => {
      plaster(front, 0, long, 0, height, wall);
      if (home.style === 'masia') rubble(front, 0, long, 0, height, '#d9bd92');
      else if (home.style === 'andaluz')
        stage.poly(quad(front, 0, long, 0, 0.6, 0.01), tone(front, home.palette.spark));
      const shutters =
        home.oldHouse && random.chance(0.5) ? random.pick(['#5f7d6a', '#4f7590', home.palette.spark]) : undefined;
      const doors: [number, number][] = newer
        ? [far(0.5, Math.min(3, long * 0.45)), far(long * 0.58, Math.min(2.4, long * 0.3))]
        : [far(0.7, 1.3), far(2.9, 1.3), far(5.1, 1.3)];
      for (const [a, b] of doors)
        if (b - a > 0.8 && a >= 0 && b <= long)
          facadeWindow(front, a, b, 0.02, newer ? 2.45 : 2.3, {
            frame,
            panes: [newer ? 3 : 2, newer ? 1 : 3],
            shutters: b - a < 1.5 ? shutters : undefined,
            surround: newer ? undefined : lighten(wall, 0.4),
            depth: 0.3,
          });
      if (height > 4.6)
        for (const [a, b] of doors)
          if (b <= long && a >= 0)
            facadeWindow(front, (a + b) / 2 - 0.5, (a + b) / 2 + 0.5, 3.4, 4.9, {
              frame,
              panes: [2, 2],
              shutters,
              surround: lighten(wall, 0.4),
              sill: true,
            });
      eavesOf(front, 0, long, height, newer ? 0.2 : 0.6, newer ? wall : '#8a6a4a');
      if (vine && random.chance(0.6)) {
        const [a] = far(random.range(0.1, 0.4), 1);
        climber(front, a + 0.5, 1.5, Math.min(height, 3), random.pick([...vineColours, undefined]));
      }
      for (const from of [2.3, 4.6])
        if (from < long - 0.5)
          leafyPot(
            front,
            far(from, 0.2)[0],
            0,
            0.35,
            random.pick(['#d0463f', '#e5b04a', '#e07a9a', '#f3e6d0']),
            random.range(1.3, 2),
          );
    });
  stage.later([side === 'left' ? x - 6 : x, 0, z0], [side === 'left' ? x : x + 6, height, z1], draw);
  // The foot of the wall in its own shade.
  const out = side === 'left' ? 0.7 : -0.7;
  stage.poly(
    [
      [x, 0.006, z0],
      [x, 0.006, z1],
      [x + out * (front.slide ? 0.4 : 1.8), 0.006, z1],
      [x + out * (front.slide ? 0.4 : 1.8), 0.006, z0],
    ],
    stage.light.shadow,
    `fill-opacity="${front.slide ? 0.2 : 0.3}"`,
  );
}
