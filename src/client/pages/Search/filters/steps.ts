import type { OperationType } from '#shared/domain/estate.ts';

/** Steps of the price, closer together where most estates are. Euros, per month for rent. */
export const priceSteps: Record<OperationType, readonly number[]> = {
  buy: [50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000, 3000].map(
    (thousands) => thousands * 1000,
  ),
  rent: [300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000, 6000],
};

/** Square metres. */
export const areaSteps: readonly number[] = [30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 250, 300, 500, 1000];

/** Around a place, in kilometres. */
export const distanceSteps = [1, 2, 5, 10, 20, 50];
