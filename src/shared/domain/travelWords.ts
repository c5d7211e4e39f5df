import type { TravelMode, TravelTime } from './travelTime.ts';
import { rulesOf } from '#rules';
import { capitalised } from '../i18n/formats.ts';
import type { Language } from '../i18n/languages.ts';
import { placeWithOf } from '../i18n/placeNames.ts';

/** How somebody travels: `en bicicleta`. */
export const travelModeName = (mode: TravelMode, language: Language): string => rulesOf(language).travel[mode];

/**
 * From where a place is reached in time: `a 20 min en bicicleta de Sants`.
 * @param name undefined where nobody knows what lies there
 * @param province of the place, by its slug
 */
export function travelWithOf(
  { minutes, mode }: Pick<TravelTime, 'minutes' | 'mode'>,
  name: string | undefined,
  province: string | undefined,
  language: Language,
): string {
  const { within, [mode]: how } = rulesOf(language).travel;
  return `${within} ${minutes}\u00a0min ${how} ${placeWithOf(name, province, language)}`;
}

/** The same as a filter is called: `A 20 min en bicicleta de Sants`. */
export const travelFilterText = (travel: TravelTime, name: string | undefined, language: Language): string =>
  capitalised(travelWithOf(travel, name, undefined, language), language);
