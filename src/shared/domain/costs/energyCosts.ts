import type { HeatingKind } from '../estate.ts';

/** What a home is heated with, as far as its price is told apart. */
type Fuel = 'gas' | 'electricity';

/**
 * Assumptions, the same for all of Spain. Euros a kWh, all taxes included: rounded figures of ours, after Eurostat's
 * statistics of household prices (nrg_pc_202, nrg_pc_204). Primary energy that is not renewable in a kWh delivered, in
 * which certificates count: Ministerio de Industria and Ministerio de Fomento, Factores de emisión y coeficientes de
 * paso, 2016.
 */
export const fuels: Readonly<Record<Fuel, { price: number; primary: number }>> = {
  gas: { price: 0.09, primary: 1.19 },
  electricity: { price: 0.25, primary: 1.954 },
};

/** When they were compiled. */
export const energyPricesCompiledAt = '2026-11-29';

export interface EnergyCost {
  /** Euros a month, exact. */
  amount: number;
  fuel: Fuel;
  /** Whether the listing says what it is heated with; otherwise it is reckoned with the cheaper, gas. */
  isKnown: boolean;
}

const fuelOf: Partial<Record<HeatingKind, Fuel>> = { gas: 'gas', electric: 'electricity', heat_pump: 'electricity' };

/**
 * What heating, cooling and hot water cost a month by the certificate: primary energy over the area, as delivered, at
 * the price above. Undefined where consumption or area is not known: a letter alone is a range of climate zones.
 * @param home kWh/m²·year of the certificate, and m²
 */
export function energyCost({
  consumption,
  area,
  heating,
}: {
  consumption: number | undefined;
  area: number | undefined;
  heating: HeatingKind | undefined;
}): EnergyCost | undefined {
  if (consumption === undefined || !area) return undefined;
  const known = heating && fuelOf[heating];
  const fuel = known ?? 'gas';
  const { price, primary } = fuels[fuel];
  return { amount: ((consumption / primary) * area * price) / 12, fuel, isKnown: known !== undefined };
}
