import type { OperationType } from './estate.ts';

/** To what a price of the whole home is rounded, in euros. */
const steps = { buy: 1_000, rent: 10 } as const satisfies Record<OperationType, number>;

/** The price of a home of that area, in euros. @param price a square metre @param area m² */
export const wholePrice = (price: number, area: number, operation: OperationType): number =>
  Math.round((price * area) / steps[operation]) * steps[operation];

/** Areas are compared in steps of 5 m²: fewer different answers are kept. */
export const comparedArea = (area: number): number => Math.round(area / 5) * 5;
