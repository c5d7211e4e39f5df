export interface Mortgage {
  /** Euros that are borrowed. */
  loan: number;
  years: number;
  /** A year, in per cent; the same for the whole time. */
  rate: number;
}

/**
 * What banks usually lend at most, in per cent of the price (Banco de España, Guía de acceso al préstamo hipotecario).
 */
export const recommendedLoanShare = 80;

/** What the page begins with: an example, not an offer. */
export const exampleMortgage = { years: 25, rate: 3 } as const;

/** Years and rates of the plain table. */
export const exampleYears = [20, 25, 30] as const;
export const exampleRates = [2.5, 3, 3.5] as const;

/** The instalment of each month, in euros, exact: of a loan paid back in equal instalments (the French system). */
export function monthlyPayment({ loan, years, rate }: Mortgage): number {
  const months = years * 12;
  const monthly = rate / 1200;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** All interest of the loan, in euros, exact. */
export const totalInterest = (mortgage: Mortgage): number =>
  monthlyPayment(mortgage) * mortgage.years * 12 - mortgage.loan;

/** What price and costs leave to borrow, in euros; 0 where the savings are enough. */
export const loanFor = (price: number, costs: number, savings: number): number => Math.max(0, price + costs - savings);

/** The savings that a loan of the usual share asks for, to the next thousand above. */
export const recommendedSavings = (price: number, costs: number): number =>
  Math.ceil((price * (1 - recommendedLoanShare / 100) + costs) / 1000) * 1000;
