import type { Law } from './law.ts';
/** Months of rent that a law sets, and the law. */
export const moveInRules = {
  /** A home to live in: art. 36.1 and 36.5 LAU. */
  home: { deposit: 1, guarantees: 2 },
  /** A let for a season: a use other than a home in the law, without a limit of guarantees. */
  seasonal: { deposit: 2, guarantees: undefined },
  /** Offices, premises and buildings: art. 36.1 LAU. */
  business: { deposit: 2, guarantees: undefined },
} as const;

export type LetKind = keyof typeof moveInRules;

export const moveInSources: readonly Law[] = [
  { name: 'Ley 29/1994 (LAU)', articles: ['20.1', '36'] },
  { name: 'Ley 12/2023' },
];

export interface MoveInCosts {
  kind: LetKind;
  /** Euros. */
  firstMonth: number;
  deposit: number;
  /** What may be asked for beside the deposit at most; undefined without a limit in the law. */
  guarantees: number | undefined;
  /** First month and deposit. */
  total: number;
}

const homes: readonly string[] = ['flat', 'house', 'rural_house'];
const businesses: readonly string[] = ['office', 'premises', 'building'];

/**
 * What a tenant pays before moving in.
 * @param statedDeposit what the listing says, in euros
 * @returns null for kinds that the law of lettings does not cover alone: garages, storage rooms, land
 */
export function moveInCosts(lease: {
  rent: number;
  estateType: string;
  isSeasonal: boolean;
  statedDeposit: number | undefined;
}): MoveInCosts | null {
  const { rent, estateType, isSeasonal, statedDeposit } = lease;
  const isHome = homes.includes(estateType);
  if (!isHome && !businesses.includes(estateType)) return null;
  const kind: LetKind = !isHome ? 'business' : isSeasonal ? 'seasonal' : 'home';
  const { deposit: months, guarantees } = moveInRules[kind];
  const deposit = statedDeposit ?? rent * months;
  return {
    kind,
    firstMonth: rent,
    deposit,
    guarantees: guarantees === undefined ? undefined : rent * guarantees,
    total: rent + deposit,
  };
}
