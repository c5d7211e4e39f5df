import type { HeatingKind } from '../estate.ts';

/** What a home is heated with, as far as its price is told apart. */
type Fuel = 'gas' | 'electricity';

/**
 * What a kWh costs, all taxes included, and how much primary energy that is not renewable it stands for.
 *
 * Prices: Eurostat, households in Spain, mean of both halves of 2025, all taxes. Gas: nrg_pc_202, 20–199 GJ a year,
 * 24.2912 and 26.5320 €/GJ of gross calorific value, of 277.78 kWh. Electricity: nrg_pc_204, 2,500–4,999 kWh a year,
 * 0.2612 and 0.2669 €/kWh. Read on 2026-11-29; Eurostat adds a half-year each April and October.
 *
 * Factors, in which certificates count: Ministerio de Industria and Ministerio de Fomento, Factores de emisión y
 * coeficientes de paso, 2016.
 */
export const fuels: Readonly<Record<Fuel, { price: number; primary: number }>> = {
  gas: { price: 0.091, primary: 1.19 },
  electricity: { price: 0.264, primary: 1.954 },
};

/** The year whose prices they are. */
export const energyPricesYear = 2025;

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
