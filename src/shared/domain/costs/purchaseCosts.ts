import { tariffOf, notaryTariff, registryTariff, feesBeyondTariff } from './tariffs.ts';
import { taxRatesOf, type Bracket, type Scale, type TaxRates } from './taxRates.ts';

/** Fees of notary and registry bear the VAT of most of Spain where the community is not known. */
const standardVat = 21;

/** About: to ten euros, from 10,000 on to a hundred. */
export function about(amount: number): number {
  const step = amount < 10_000 ? 10 : 100;
  return Math.round(amount / step) * step;
}

/** The brackets that a price reaches, lowest first. */
const reachedBy = (price: number, brackets: readonly Bracket[]): Bracket[] =>
  brackets.filter(({ from }, index) => index === 0 || price > from);

/** The tax on a price, in euros, exact; undefined where a rate that it needs is not known. */
export function taxOn(price: number, { brackets, applies }: Scale): number | undefined {
  const reached = reachedBy(price, brackets);
  const taxed = applies === 'whole' ? [{ from: 0, rate: reached.pop()?.rate }] : reached;
  return taxed.reduce<number | undefined>((sum, { from, rate }, index) => {
    const part = Math.min(price, taxed[index + 1]?.from ?? price) - from;
    return sum === undefined || rate === undefined ? undefined : sum + (part * rate) / 100;
  }, 0);
}

export type TaxKind = 'itp' | 'vat' | 'igic' | 'ajd';

export interface Tax {
  kind: TaxKind;
  /** Euros, about. */
  amount: number;
  /** In per cent of the price; undefined where parts of the price have different rates. */
  rate: number | undefined;
}

export interface PurchaseCosts {
  /** None where the table lacks a rate. */
  taxes: readonly Tax[];
  rates: TaxRates | undefined;
  /** Euros, about, with VAT or IGIC. */
  notary: number;
  registry: number;
  paperwork: number;
  /** The sum of the rounded amounts above. */
  costs: number;
  /** With the price. */
  total: number;
}

/** Of a home: the tax on any other kind depends on who sells it. */
export interface Purchase {
  price: number;
  provinceSlug: string;
  isNewBuild: boolean;
}

/** The rate of a price that lies in the first bracket or is taxed as a whole. */
function singleRate(price: number, { brackets, applies }: Scale): number | undefined {
  const reached = reachedBy(price, brackets);
  return applies === 'whole' || reached.length === 1 ? reached.pop()?.rate : undefined;
}

/** A tax by its scale: none in the list where its amount is not known. */
function taxBy(kind: TaxKind, price: number, scale: Scale): Tax[] {
  const amount = taxOn(price, scale);
  return amount === undefined ? [] : [{ kind, amount: about(amount), rate: singleRate(price, scale) }];
}

/** None where one of them is not known: a sum without it would mislead. */
function taxesOf({ price, isNewBuild }: Purchase, { resale, stampDuty, salesTax }: TaxRates): Tax[] {
  if (!isNewBuild) return taxBy('itp', price, resale);
  const { kind, newHome: rate } = salesTax;
  const duty = taxBy('ajd', price, stampDuty);
  return duty.length ? [{ kind, amount: about((price * rate) / 100), rate }, ...duty] : [];
}

/** What buying costs beside the price, by general rates and official tariffs (docs/product.md#estate-page). */
export function purchaseCosts(purchase: Purchase): PurchaseCosts {
  const { price, provinceSlug } = purchase;
  const rates = taxRatesOf(provinceSlug);
  const taxes = rates ? taxesOf(purchase, rates) : [];
  const withTax = (amount: number) => about(amount * (1 + (rates?.salesTax.services ?? standardVat) / 100));
  const notary = withTax(tariffOf(price, notaryTariff) + feesBeyondTariff.notary);
  const registry = withTax(tariffOf(price, registryTariff) + feesBeyondTariff.registry);
  const paperwork = withTax(feesBeyondTariff.paperwork);
  const costs = taxes.reduce((sum, { amount }) => sum + amount, notary + registry + paperwork);
  return { taxes, rates, notary, registry, paperwork, costs, total: price + costs };
}
