import type { BuildingStyle, Home } from '../home.ts';
import type { Random } from '../random.ts';
import { andalusian } from './andalusian.ts';
import { canarian } from './canarian.ts';
import { eixample } from './eixample.ts';
import { galleries, madrid } from './madrid.ts';
import { modern, seventies } from './modern.ts';
import { castilian, oldQuarter, tiledHouse, townhouse } from './oldTown.ts';
import type { Program } from './program.ts';

/** Houses that stand in a street, wall to wall, by their manner. */
export const programs: Record<Exclude<BuildingStyle, 'masia' | 'villa'>, (home: Home, random: Random) => Program> = {
  eixample,
  madrid,
  modern,
  galleries,
  seventies,
  andaluz: andalusian,
  canarias: canarian,
  castilla: castilian,
  quarter: oldQuarter,
  tiles: tiledHouse,
  townhouse,
};
