import type { Words } from '../sourceWords.ts';

/*
 * Kyero's words, and those that agencies write into its fields, as slugs, and the contract's. What is not here is not
 * guessed: the source's `map` names it.
 */

/** `price_freq`. Version 2.1 has `new_build`; `rent` and the like are in no version, but in feeds. */
export const operations: Words = {
  ...{ sale: 'buy', 'for-sale': 'buy', resale: 'buy', new_build: 'buy', 'new-build': 'buy' },
  ...{ month: 'rent', monthly: 'rent', rent: 'rent', rentlong: 'rent', 'long-term': 'rent', 'long-term-rent': 'rent' },
  ...{ week: 'rent_week', weekly: 'rent_week', day: 'rent_day', night: 'rent_day', daily: 'rent_day' },
  ...{ rentshort: 'rent_short_term', 'short-term': 'rent_short_term', 'holiday-rent': 'rent_short_term' },
};

/** `type`: kinds, and subtypes that say the kind as well. */
export const kinds: Words = {
  ...{ apartment: 'flat', 'apartment-with-terrace': 'flat', flat: 'flat', 'ground-floor-apartment': 'flat' },
  ...{ 'ground-floor': 'flat', 'middle-floor-apartment': 'flat', 'top-floor-apartment': 'flat', triplex: 'flat' },
  ...{ studio: 'studio', loft: 'studio', 'ground-floor-studio': 'studio', penthouse: 'penthouse', duplex: 'duplex' },
  ...{ villa: 'villa', 'detached-villa': 'villa', 'semi-detached-villa': 'villa', 'linked-villa': 'villa' },
  ...{ 'luxury-villa': 'villa', house: 'house', 'detached-house': 'house', 'semi-detached-house': 'house' },
  ...{ 'semi-detached': 'house', chalet: 'house', bungalow: 'bungalow', 'quad-house': 'house', quad: 'house' },
  ...{ 'town-house': 'town-house', townhouse: 'town-house', 'terraced-house': 'town-house', 'village-house': 'house' },
  ...{ 'end-of-terrace': 'house', 'wooden-home': 'house', 'log-cabin': 'house', mansion: 'house' },
  ...{ 'country-house': 'rural_house', finca: 'rural_house', 'finca-cortijo': 'rural_house', cortijo: 'rural_house' },
  ...{ masia: 'rural_house', farmhouse: 'rural_house', 'farm-house': 'rural_house', 'cave-house': 'rural_house' },
  ...{ 'rustic-house': 'rural_house', 'rural-house': 'rural_house' },
  ...{ office: 'office', commercial: 'premises', 'commercial-property': 'premises', premises: 'premises' },
  ...{
    shop: 'premises',
    restaurant: 'premises',
    bar: 'premises',
    warehouse: 'premises',
    'business-premises': 'premises',
  },
  ...{ building: 'building', 'apartment-building': 'building', 'storage-room': 'storage', storage: 'storage' },
  ...{ garage: 'garage', parking: 'garage', 'parking-space': 'garage', 'garage-space': 'garage' },
  ...{ plot: 'land', land: 'land', 'building-plot': 'land', 'urban-plot': 'land', 'residential-plot': 'land' },
  ...{ 'rustic-plot': 'land', 'rural-plot': 'land', 'plot-of-land': 'land' },
};
