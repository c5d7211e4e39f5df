/**
 * How long a browser may use an answer again within its session, in seconds (docs/product.md#constants: 24 h unless
 * said otherwise). Apart from the API, which every page would load first with it.
 */
export const sessionSeconds = { day: 24 * 3600, list: 60, never: 0 } as const;
