import type { Words } from '../sourceWords.ts';

/*
 * Words of ReSales Online's WebAPI V6 as slugs, and the contract's. What is not here is not guessed: the source's `map`
 * names it.
 */

/** `Status.system`. Without one it is offered: a search finds nothing else. */
export const statuses: Words = {
  ...{ available: 'new', 'under-offer': 'reserved', reserved: 'reserved', 'sale-agreed': 'reserved', sold: 'sold' },
  ...{ rented: 'rented', 'off-market': 'withdrawn' },
};

/** `P_Lang`, and the names of a `Description` in several languages. */
export const languages: Words = {
  ...{ '1': 'en', '2': 'es', '3': 'de', '4': 'fr', '5': 'nl', '6': 'da', '7': 'ru', '8': 'sv', '9': 'pl', '10': 'no' },
  ...{ '11': 'tr', english: 'en', spanish: 'es', german: 'de', french: 'fr', dutch: 'nl' },
};

/** In which the API answers that is asked for none. */
export const defaultLanguage = '1';
