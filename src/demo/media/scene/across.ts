import { drawSky } from './backdrop.ts';
import { dressFace, type Program } from './facades/program.ts';
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

interface House {
  program: Program;
  /** Its left edge. */
  u: number;
}

/** The street between the terrace and the houses, `drop` metres below: carriageway, kerb and pavement. */
function drawRoadway(room: Room, z: number, drop: number): void {
  const { stage } = room;
  const strip = (from: number, to: number, colour: string): void =>
    stage.poly(
      [
        [-60, -drop, from],
        [60, -drop, from],
        [60, -drop, to],
        [-60, -drop, to],
      ],
      stage.shade(colour, [0, 1, 0]),
    );
  strip(1, z - 2.6, '#8b888a');
  strip(z - 2.6, z - 2.4, '#e6ddcc');
  strip(z - 2.4, z + 0.1, '#cfc4b2');
}

/** The upper floors of the houses across a street, from a terrace or balcony `z` metres before them, under the sky. */
export function drawStreetAcross(room: Room, z: number): void {
  const { stage, home, random } = room;
  drawSky(stage.canvas, stage.light, random, wholeOf(room));
  const create = programs[acrossFrom(home.style)];
  const first = makeFront(stage, home, random, [0, z], 0);
  const row: House[] = [];
  for (let u = -z * 1.1, k = 0; u < z * 1.5; k += 1) {
    const program = create(home, random.fork(`across${k}`));
    row.push({ program, u });
    u += program.half * 2;
  }
  // All stand on one street, and the lowest of them reaches above the viewer's floor.
  const drop = Math.min(...row.map(({ program }) => program.height)) - random.range(2.6, 4.2);
  drawRoadway(room, z, drop);
  const away = ({ program, u }: House): number => Math.abs(u + program.half - stage.camera.at[0]);
  const standing = row
    .toSorted((a, b) => away(b) - away(a))
    .map(({ program, u }) => {
      const end = u + program.half * 2;
      const front: Front = { ...first, at: (a, v, out = 0) => first.at(a, v - drop, out), ends: [u, end] };
      stage.box([u, -drop, z + 0.01], [end, program.height - drop, z + 9], mix(program.colour, stage.light.haze, 0.12));
      dressFace(front, program, u, end);
      return { front, middle: u + program.half };
    });
  // Trees stand before all houses: a house drawn after one would cut it.
  for (const { front, middle } of standing)
    if (random.chance(0.45)) drawStreetTree(front, middle, 2, drop + random.range(-1.6, 0.2), 'plane');
}
