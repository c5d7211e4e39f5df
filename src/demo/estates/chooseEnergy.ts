import type { EnergyRating } from '#shared/domain/estate.ts';
import type { EnergyCertificateDto } from '#shared/contract/estate.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

/** Upper bounds by letter: kWh/m²·year and kg CO2/m²·year. */
const bands: readonly (readonly [
  EnergyRating,
  from: number,
  to: number,
  emissionsFrom: number,
  emissionsTo: number,
])[] = [
  ['A', 18, 44, 3, 9],
  ['B', 46, 74, 10, 15],
  ['C', 76, 118, 16, 24],
  ['D', 120, 178, 25, 38],
  ['E', 180, 298, 39, 66],
  ['F', 300, 370, 67, 80],
  ['G', 372, 480, 82, 108],
];

const weightsByConservation = {
  brandNew: [60, 35, 5, 0, 0, 0, 0],
  new: [6, 20, 34, 28, 12, 0, 0],
  good: [0, 2, 9, 27, 44, 11, 7],
  toRestore: [0, 0, 0, 6, 38, 26, 30],
} as const;

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Certificate extends EnergyCertificateDto {
  rating?: EnergyRating;
}

/** The certificate: exempt where none is asked for, now and then completed with its rating missing (PD-37). */
export function chooseEnergy({ conservation, kind }: HomeFacts, random: Random): Certificate {
  if (conservation === null) return { state: 'exempt' };
  const choice = random.next();
  if (kind === 'building' ? choice < 0.3 : choice < 0.02) return { state: 'exempt' };
  if (choice > 0.86) return { state: 'in_process' };
  if (choice > 0.848) return { state: 'completed' };
  const [rating, from, to, emissionsFrom, emissionsTo] = bands[random.weighted(weightsByConservation[conservation])]!;
  const share = random.next();
  return {
    state: 'completed',
    rating,
    consumption: tenth(from + (to - from) * share),
    emissions: tenth(emissionsFrom + (emissionsTo - emissionsFrom) * share),
  };
}
