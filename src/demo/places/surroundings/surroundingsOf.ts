import { andalusia } from './andalusia.ts';
import { canaries } from './canaries.ts';
import { catalonia } from './catalonia.ts';
import { interior } from './interior.ts';
import { levante } from './levante.ts';
import type { Surroundings, SurroundingsByProvince } from './surroundings.ts';

const all: SurroundingsByProvince = { ...catalonia, ...interior, ...levante, ...andalusia, ...canaries };

/** @throws when nothing is known of the place: every place that homes stand in has its entry */
export function surroundingsOf(provinceSlug: string, name: string): Surroundings {
  const found = all[provinceSlug]?.[name];
  if (!found) throw new Error(`Nothing is known around ${name} in ${provinceSlug}`);
  return found;
}
