import { municipalityOf, positionOfMunicipality } from './municipalities.ts';
import { kmFromMunicipality, kmFromProvince, type Place } from './positions.ts';
import { provinceOf } from './provinces.ts';

export interface Distances {
  km_from_town?: number;
  km_from_province?: number;
}

/**
 * Kilometres from coordinates to the town and the province that an address names, at least: 0 where they may lie in
 * them. Without that of a town that is no municipality, as villages are none, and of a province that there is not.
 */
export function distancesFrom(place: Place, { province, town }: { province: string; town: string }): Distances {
  const code = provinceOf(province)?.code;
  if (code === undefined) return {};
  const municipality = municipalityOf(code, town);
  const km = municipality && kmFromMunicipality(place, code, positionOfMunicipality(code, municipality));
  return { ...(km === undefined ? {} : { km_from_town: km }), km_from_province: kmFromProvince(place, code) };
}
