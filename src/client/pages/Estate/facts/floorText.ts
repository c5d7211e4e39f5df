import type { TFunction } from 'i18next';

/** The texts of tables of facts. */
export type FactTexts = TFunction<['facts', 'estate', 'common']>;

export function floorText(floor: number | undefined, t: FactTexts): string | undefined {
  if (floor === undefined) return undefined;
  return floor < 0 ? t('floor.below') : floor === 0 ? t('floor.ground') : t('floor.upper', { floor });
}
