import { spokenLanguages } from '#shared/domain/agent.ts';
import type { StreetRegion } from '../places/placeSource.ts';
import type { Random } from '../random.ts';
import type { Resident, SpokenLanguage } from './residents.ts';

/** Languages of a region's agents beside Spanish, with how many speak them (names of docs/product.md#agent). */
const shares: Record<StreetRegion, readonly (readonly [name: SpokenLanguage, share: number])[]> = {
  catalan: [
    ['Català', 1],
    ['English', 0.65],
    ['Francés', 0.3],
    ['Italiano', 0.12],
    ['Alemán', 0.08],
    ['Ruso', 0.04],
  ],
  castilian: [
    ['English', 0.6],
    ['Francés', 0.2],
    ['Portugués', 0.12],
    ['Italiano', 0.1],
  ],
  valencian: [
    ['Valenciano', 0.75],
    ['English', 0.75],
    ['Alemán', 0.25],
    ['Neerlandés', 0.15],
    ['Francés', 0.2],
  ],
  andalusian: [
    ['English', 0.7],
    ['Francés', 0.2],
    ['Alemán', 0.2],
    ['Neerlandés', 0.1],
    ['Italiano', 0.1],
  ],
  canarian: [
    ['English', 0.85],
    ['Alemán', 0.45],
    ['Italiano', 0.25],
    ['Francés', 0.12],
  ],
};

/** The languages that an agent speaks, in the order of `spokenLanguages`: often three or four, rarely more. */
export function chooseLanguages(
  { speaks = [], origin }: Resident,
  region: StreetRegion,
  random: Random,
): SpokenLanguage[] {
  const learnt = shares[region]
    .filter(([, share]) => random.chance(origin && share < 1 ? share / 2 : share))
    .map(([name]) => name);
  const spoken = new Set<SpokenLanguage>(['Español', ...speaks, ...learnt.slice(0, 3)]);
  return spokenLanguages.filter((name) => spoken.has(name));
}
