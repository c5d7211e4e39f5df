/** What an owner can ask for, each on a page of its own (docs/product.md#owner-requests). */
export type Service = 'sell' | 'rent';

/** The element that holds the form: where the page's calls lead. */
export const requestId = 'request';

/** What differs between the two pages: names, and the parts of their lists in order. */
export const services = {
  sell: {
    route: 'Sell',
    other: 'Rent',
    dictionary: 'serviceSell',
    type: 'BUY',
    operation: 'buy',
    accent: 'secondary',
    points: ['valuation', 'plan', 'papers', 'staging', 'publication', 'visits', 'offers', 'deposit', 'signing'],
    duties: ['title', 'energy', 'payments', 'truth', 'taxes'],
    documents: [
      'identity',
      'deed',
      'registry',
      'energy',
      'habitability',
      'ibi',
      'community',
      'building',
      'mortgage',
      'lease',
    ],
  },
  rent: {
    route: 'Rent',
    other: 'Sell',
    dictionary: 'serviceRent',
    type: 'RENT',
    operation: 'rent',
    accent: 'info',
    points: [
      'valuation',
      'contract',
      'papers',
      'staging',
      'publication',
      'visits',
      'tenant',
      'signing',
      'handover',
      'after',
    ],
    duties: ['habitable', 'energy', 'deposit', 'costs', 'term'],
    documents: [
      'identity',
      'deed',
      'energy',
      'habitability',
      'ibi',
      'utilities',
      'community',
      'insurance',
      'previous',
      'registration',
    ],
  },
} as const;
