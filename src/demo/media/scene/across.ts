import { drawSky } from './backdrop.ts';
import { dressFace } from './facades/program.ts';
import { makeFront, type Front } from './facades/front.ts';
import { drawStreetTree } from './facades/street.ts';
import { programs } from './facades/programs.ts';
import { mix } from './colour.ts';
import type { BuildingStyle } from './home.ts';
import { wholeOf } from './openAir.ts';
import type { Room } from './room.ts';

/** Houses of a street as its neighbours see them: who lives in a villa looks at town houses. */
const acrossFrom = (style: BuildingStyle): keyof typeof programs =>
  style === 'villa' || style === 'masia' ? 'townhouse' : style;

/** The upper floors of the houses across a street, from a terrace or balcony `z` metres before them, under the sky. */
export function drawStreetAcross(room: Room, z: number): void {
  const { stage, home, random } = room;
  drawSky(stage.canvas, stage.light, random, wholeOf(room));
  const create = programs[acrossFrom(home.style)];
  const first = makeFront(stage, home, random, [0, z], 0);
  let u = -z * 1.1;
  for (let k = 0; u < z * 1.5; k += 1) {
    const house = create(home, random.fork(`across${k}`));
    const drop = house.height - random.range(2.6, 4.6);
    const front: Front = { ...first, at: (a, v, out = 0) => first.at(a, v - drop, out), ends: [u, u + house.half * 2] };
    stage.box(
      [u, -drop, z + 0.01],
      [u + house.half * 2, house.height - drop, z + 9],
      mix(house.colour, stage.light.haze, 0.12),
    );
    dressFace(front, house, u, u + house.half * 2);
    if (random.chance(0.6)) drawStreetTree(front, u + house.half, 4, drop + random.range(-1.4, 0.4), 'plane');
    u += house.half * 2;
  }
}
