import { areaChecks } from './areaChecks.ts';
import { buildingChecks } from './buildingChecks.ts';
import type { Check } from './Check.ts';
import { energyChecks } from './energyChecks.ts';
import { lawChecks } from './lawChecks.ts';
import { placeChecks } from './placeChecks.ts';
import { priceChecks } from './priceChecks.ts';
import { registerChecks } from './registerChecks.ts';
import { textChecks } from './textChecks.ts';

/**
 * The checks of an advert: against itself, against what a network has from elsewhere, and against what a law asks of
 * it. Report, import and pages follow from this table; a new row is one entry here and its words (operatorWords.ts, and
 * `evidence.fault.…` in the namespace `mail` of each language). See docs/adding-things.md, "A check of adverts".
 */
export const checks = {
  ...energyChecks,
  ...lawChecks,
  ...areaChecks,
  ...priceChecks,
  ...buildingChecks,
  ...placeChecks,
  ...textChecks,
  ...registerChecks,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

export const checkNames = Object.keys(checks) as readonly CheckName[];

/** A check without the types of its own. */
export const checkOf = (name: CheckName): Check => checks[name];
