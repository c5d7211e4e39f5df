import { homeTypes, type HeatingKind, type OperationType } from '../estate.ts';
import { energyCost, type EnergyCost } from './energyCosts.ts';
import { exampleMortgage, loanFor, monthlyPayment, recommendedSavings } from './mortgage.ts';
import { about, purchaseCosts } from './purchaseCosts.ts';

export interface MonthlyHome {
  type: OperationType;
  estateType: string;
  /** Euros, of a rent a month; undefined where it is hidden or on request. */
  price: number | undefined;
  provinceSlug: string;
  isNewBuild: boolean;
  /** m². */
  area: number | undefined;
  /** kWh/m²·year, of the certificate. */
  consumption: number | undefined;
  heating: HeatingKind | undefined;
  /** Euros a month, and a year. */
  communityFee: number | undefined;
  ibi: number | undefined;
}

type MonthlyPartKind = 'instalment' | 'rent' | 'community' | 'ibi' | 'energy';

export interface MonthlyCosts {
  /** Euros a month, whole; undefined where the listing does not say: it is then in no sum. */
  parts: readonly { kind: MonthlyPartKind; amount: number | undefined }[];
  /** The sum of the parts that are known. */
  total: number;
  /** Whether all are known, none by a guess that may be too low. */
  isComplete: boolean;
  /** Of a home for sale: what the instalment is reckoned with, in euros. */
  loan?: { savings: number; loan: number };
  energy: EnergyCost | undefined;
}

/** The loan of the page's table, and its instalment. */
function instalmentOf({ price, provinceSlug, isNewBuild }: MonthlyHome & { price: number }) {
  const { costs } = purchaseCosts({ price, provinceSlug, isNewBuild });
  const savings = recommendedSavings(price, costs);
  const loan = loanFor(price, costs, savings);
  return { amount: Math.round(monthlyPayment({ loan, ...exampleMortgage })), savings, loan: about(loan) };
}

/**
 * What living in a home costs a month: to buy, an example's instalment, the community, the property tax and the energy;
 * to let, the rent and the energy, since community and tax are the owner's unless the contract says otherwise (art.
 * 20.1 LAU).
 * @returns undefined without a price, and for what is no home
 */
export function monthlyCosts(home: MonthlyHome): MonthlyCosts | undefined {
  const { type, estateType, price, communityFee, ibi } = home;
  if (!price || !homeTypes.some((kind) => kind === estateType)) return undefined;
  const energy = energyCost(home);
  const whole = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount));
  const energyPart = { kind: 'energy', amount: whole(energy?.amount) } as const;
  const loan = type === 'buy' ? instalmentOf({ ...home, price }) : undefined;
  const parts: MonthlyCosts['parts'] = loan
    ? [
        { kind: 'instalment', amount: loan.amount },
        { kind: 'community', amount: whole(communityFee) },
        { kind: 'ibi', amount: whole(ibi === undefined ? undefined : ibi / 12) },
        energyPart,
      ]
    : [{ kind: 'rent', amount: price }, energyPart];
  return {
    parts,
    total: parts.reduce((sum, { amount = 0 }) => sum + amount, 0),
    isComplete: parts.every(({ amount }) => amount !== undefined) && energy?.isKnown === true,
    ...(loan ? { loan: { savings: loan.savings, loan: loan.loan } } : {}),
    energy,
  };
}
