import { n } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Wall } from './openings.ts';
import { convexHull } from './outlines.ts';
import { placeIn, solid, stand, type Spot } from './pieces.ts';
import type { Room } from './room.ts';
import type { Vec } from './stage.ts';

/** Tiles on a wall up to a height. */
export function tiledWall(room: Room, wall: Wall, high: number, colour: string, w: number, h: number): void {
  const { stage, width, depth, random } = room;
  const [from, to] = wall === 'back' ? [0, width] : [0.3, depth];
  const base = stage.shade(colour, wall === 'back' ? [0, 0, -1] : wall === 'left' ? [1, 0, 0] : [-1, 0, 0]);
  const quad = (u0: number, u1: number, v0: number, v1: number): Vec[] => [
    room.on(wall, u0, v0, 0.004),
    room.on(wall, u1, v0, 0.004),
    room.on(wall, u1, v1, 0.004),
    room.on(wall, u0, v1, 0.004),
  ];
  stage.poly(
    quad(from, to, 0, high),
    wall === 'back' ? stage.canvas.across([0, lighten(base, 0.12)], [1, darken(base, 0.08)]) : base,
  );
  const [dark, joints]: [Vec[][], Vec[][]] = [[], []];
  for (let v = 0, row = 0; v < high - 0.01; v += h, row += 1) {
    joints.push(quad(from, to, v, v + 0.007));
    const top = Math.min(high, v + h);
    for (let u = from; u < to - 0.01; u += w) {
      if (random.chance(0.26)) dark.push(quad(u, Math.min(to, u + w), v, top));
      if (row === 0) joints.push(quad(u, u + 0.007, 0, high));
    }
  }
  stage.polys(dark, darken(base, 0.4), 'fill-opacity="0.1"');
  stage.polys(joints, darken(base, 0.4), 'fill-opacity="0.28"');
  stage.line([room.on(wall, from, high, 0.01), room.on(wall, to, high, 0.01)], lighten(base, 0.4), 0.03);
}

/** A toilet, its cistern to the wall. */
export function toilet(room: Room, spot: Spot): void {
  const { stage, home } = room;
  const white = '#fbf8f1';
  stand(
    stage,
    spot,
    0.42,
    0.68,
    0.82,
    () => {
      stage.solids([
        solid(spot, [-0.19, 0.19], [0.36, 0.8], [0.17, 0.34], white, { round: 0.02 }),
        solid(spot, [-0.2, 0.2], [0.8, 0.83], [0.16, 0.34], '#efe9dc'),
        solid(spot, [-0.13, 0.13], [0, 0.3], [-0.16, 0.26], '#efe9dc', { round: 0.04 }),
      ]);
      const turned = spot.turn === 1 || spot.turn === 3;
      const oval = (y: number, grow: number, middle: number): Vec[] => {
        const centre = placeIn(spot, 0, y, middle);
        const [across, along] = [0.2 * grow, 0.27 * grow];
        return stage.ring(centre, turned ? along : across, 24, turned ? across : along);
      };
      const hull = (low: Vec[], high: Vec[]): void =>
        stage.canvas.poly(
          convexHull([...low, ...high].map((place) => stage.at(place))),
          stage.canvas.across(
            [0, stage.shade(white, [-0.7, 0.1, -0.5])],
            [0.5, stage.shade(white, [0, 0.2, -0.9])],
            [1, stage.shade(white, [0.7, 0.1, -0.5])],
          ),
        );
      hull(oval(0.12, 0.62, -0.02), oval(0.4, 1, -0.06));
      stage.poly(oval(0.4, 1, -0.06), lighten(stage.shade(white, [0, 1, 0]), 0.3));
      hull(oval(0.41, 0.98, -0.06), oval(0.45, 0.98, -0.06));
      stage.poly(oval(0.45, 0.98, -0.06), stage.shade('#fffdf8', [0, 1, 0]));
      stage.line(
        oval(0.452, 0.8, -0.05).slice(6, 19),
        darken(stage.shade(white, [0, 1, 0]), 0.18),
        0.008,
        'stroke-opacity="0.7"',
      );
    },
    0.3,
  );
  // Paper on its holder, within reach.
  const side = spot.turn === 1 || spot.turn === 3 ? -0.42 : 0.36;
  const roll = placeIn(spot, side, 0.72, 0.28);
  stage.later([roll[0] - 0.06, 0.6, roll[2] - 0.06], [roll[0] + 0.06, 0.78, roll[2] + 0.06], () => {
    const [x, y] = stage.at(roll);
    const m = stage.scale(roll);
    stage.canvas.rect(x - 0.06 * m, y - 0.055 * m, 0.12 * m, 0.11 * m, '#f6f1e6', `rx="${n(0.04 * m)}"`);
    stage.canvas.rect(x - 0.05 * m, y, 0.1 * m, 0.12 * m, '#fffdf8');
    stage.canvas.stroke(
      `M${n(x - 0.09 * m)} ${n(y - 0.07 * m)}h${n(0.18 * m)}`,
      stage.shade(home.palette.metal, [0, 0.3, -0.8]),
      0.02 * m,
      'stroke-linecap="round"',
    );
  });
}
