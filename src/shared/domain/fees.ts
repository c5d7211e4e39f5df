/** What the network asks of owners, VAT excluded (docs/product.md#constants). In per cent. */
export const fees = {
  /** Of the price: by exclusivity, municipality and location. */
  sale: { from: 4, to: 5 },
  /** From one monthly rent up to this part of a year's rent, by municipality. */
  letting: { to: 10 },
} as const;
