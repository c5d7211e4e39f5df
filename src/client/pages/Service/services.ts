/** What an owner can ask for, each on a page of its own (docs/product.md#owner-requests). */
export const services = ['sell', 'rent'] as const;
export type Service = (typeof services)[number];

/** The page of a service. */
export const serviceRoutes = { sell: 'Sell', rent: 'Rent' } as const;
