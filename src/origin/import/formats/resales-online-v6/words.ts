import type { Words } from '../sourceWords.ts';

/*
 * Words of ReSales Online's WebAPI V6 as slugs, and the contract's. What is not here is not guessed: the source's `map`
 * names it.
 */

/** `PropertyType`: its kinds in English, the API's own language. */
export const kinds: Words = {
  ...{ apartment: 'flat', 'ground-floor-apartment': 'flat', 'middle-floor-apartment': 'flat', flat: 'flat' },
  ...{ 'top-floor-apartment': 'flat', penthouse: 'penthouse', 'penthouse-duplex': 'penthouse', duplex: 'duplex' },
  ...{ 'ground-floor-studio': 'studio', 'middle-floor-studio': 'studio', 'top-floor-studio': 'studio' },
  ...{ studio: 'studio', loft: 'studio', house: 'house', villa: 'villa', 'detached-villa': 'villa' },
  ...{ 'semi-detached-villa': 'villa', 'semi-detached-house': 'house', townhouse: 'town-house' },
  ...{ 'terraced-townhouse': 'town-house', 'terraced-house': 'town-house', bungalow: 'bungalow', quad: 'house' },
  ...{ 'wooden-house': 'house', 'finca-cortijo': 'rural_house', finca: 'rural_house', cortijo: 'rural_house' },
  ...{ 'cave-house': 'rural_house', plot: 'land', 'residential-plot': 'land', 'commercial-plot': 'land' },
  ...{ land: 'land', 'land-with-ruin': 'land', commercial: 'premises', bar: 'premises', restaurant: 'premises' },
  ...{ cafe: 'premises', shop: 'premises', 'beach-bar': 'premises', 'commercial-premises': 'premises' },
  ...{ warehouse: 'premises', 'industrial-premises': 'premises', office: 'office', 'storage-room': 'storage' },
  ...{ garage: 'garage', 'parking-space': 'garage', building: 'building', 'apartment-complex': 'building' },
};

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
