import type { Law } from './law.ts';
/**
 * When the figures of this folder were compiled: tax rates from consolidated texts and summaries of the laws, which are
 * not official. Here and not beside the tax rates, so that the page of a rental does not load those.
 */
export const ratesCompiledAt = '2026-11-23';

/** A part of a tariff: on what exceeds `from`, this rate, in per cent. */
interface Step {
  from: number;
  rate: number;
}

export interface Tariff {
  /** Euros, up to the first step. */
  base: number;
  steps: readonly Step[];
  /** The reduction that holds since 2010 (Real Decreto-ley 8/2010), in per cent. */
  reduction: number;
  /** No price beyond it is counted. */
  upTo: number;
  most: number;
}

/** Of a deed with an amount: annex I, number 2. */
export const notaryTariff: Tariff = {
  base: 90.15,
  steps: [
    { from: 6010.12, rate: 0.45 },
    { from: 30_050.61, rate: 0.15 },
    { from: 60_101.21, rate: 0.1 },
    { from: 150_253.03, rate: 0.05 },
    { from: 601_012.1, rate: 0.03 },
  ],
  reduction: 5,
  // Beyond it, notary and client agree.
  upTo: 6_010_121.04,
  most: Infinity,
};

/** Of an entry in the property register: annex I, number 2. */
export const registryTariff: Tariff = {
  base: 24.04,
  steps: [
    { from: 6010.12, rate: 0.175 },
    { from: 30_050.61, rate: 0.125 },
    { from: 60_101.21, rate: 0.075 },
    { from: 150_253.03, rate: 0.03 },
    { from: 601_012.1, rate: 0.02 },
  ],
  reduction: 5,
  upTo: Infinity,
  most: 2181.67,
};

export const tariffSources: readonly Law[] = [{ name: 'Real Decreto 1426/1989' }, { name: 'Real Decreto 1427/1989' }];

/**
 * Euros before tax that no tariff fixes, estimates of ours: pages and copies of the deed; the entries beside that of
 * the purchase; the agency that files tax and deed, whose price is free.
 */
export const feesBeyondTariff = { notary: 250, registry: 60, paperwork: 300 } as const;

/** Euros before tax, exact. */
export function tariffOf(price: number, { base, steps, reduction, upTo, most }: Tariff): number {
  const counted = Math.min(price, upTo);
  const sum = steps.reduce((total, { from, rate }, index) => {
    const end = Math.min(counted, steps[index + 1]?.from ?? Infinity);
    return total + (Math.max(0, end - from) * rate) / 100;
  }, base);
  return Math.min(sum, most) * (1 - reduction / 100);
}
