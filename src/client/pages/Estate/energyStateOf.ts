import type { EnergyRating, EnergyState } from '#shared/domain/estate.ts';

/** What the page says of the certificate (PD-37): a completed one without a rating is told apart. */
export type ShownEnergy = 'rated' | 'noRating' | 'in_process' | 'exempt' | 'not_stated';

export function energyStateOf({ state, rating }: { state: EnergyState; rating?: EnergyRating }): ShownEnergy {
  if (state !== 'completed') return state;
  return rating ? 'rated' : 'noRating';
}
