import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { operationWords } from '../sync/words.ts';
import { lookUp } from './sourceWords.ts';

/** What a home is offered for. */
export interface Offer {
  /**
   * `buy` or `rent`, or an operation that the product does not have, for which the record is refused: `transfer`,
   * `rent_week`, `rent_to_own`, `rent_room`. Undefined where the source does not say it.
   */
  type: string | undefined;
  /** Fields of this offer alone, such as the price. */
  fields?: Fields;
}

/** Appended to the reference of a let whose home is for sale under the same one (*alquiler*). */
export const rentSuffix = '-ALQ';

/**
 * The id of an offer: for a sale that of the home, else with the operation appended (`12`, `12-rent`). It does not
 * depend on other offers of the home, so a listing keeps its id when the other one is added or removed.
 * @param id of the home
 */
export function offerId(id: string, type: string): string {
  const operation = lookUp(operationWords, slugify(type)) ?? type;
  return operation === 'buy' ? id : `${id}-${operation}`;
}

/** The fields that all offers of a home share. */
export interface Home extends Fields {
  id?: string | undefined;
  reference?: string | undefined;
}

/** The listing of an offer. @param isForBoth whether the home is for sale and to let: then `linked` is the other one */
export function listingOfOffer(home: Home, { type, fields }: Offer, isForBoth: boolean): Fields {
  const { id = home.reference, reference } = home;
  const listing: Fields = { ...home, ...fields, type };
  if (id !== undefined && type !== undefined) listing.id = offerId(id, type);
  if (!isForBoth || id === undefined || (type !== 'buy' && type !== 'rent')) return listing;
  listing.linked = offerId(id, type === 'buy' ? 'rent' : 'buy');
  if (type === 'rent' && reference !== undefined) listing.reference = `${reference}${rentSuffix}`;
  return listing;
}

/** A home as a listing for each of its offers. */
export function listingsOfHome(home: Home, offers: readonly Offer[]): Fields[] {
  const isForBoth = ['buy', 'rent'].every((type) => offers.some((offer) => offer.type === type));
  return offers.map((offer) => listingOfOffer(home, offer, isForBoth));
}

/** Conditions of a let, in the three languages. */
export const rentalConditions = {
  season: { es: 'Alquiler de temporada', ca: 'Lloguer de temporada', en: 'Seasonal let' },
  optionToBuy: { es: 'Con opción de compra', ca: 'Amb opció de compra', en: 'With an option to buy' },
  communityIncluded: {
    es: 'Gastos de comunidad incluidos',
    ca: 'Despeses de comunitat incloses',
    en: 'Community fees included',
  },
} as const;

/** @returns as the contract has them; undefined for none */
export function conditionTexts(names: readonly (keyof typeof rentalConditions)[]): Fields | undefined {
  if (names.length === 0) return undefined;
  const inLanguage = (language: 'es' | 'ca' | 'en') => names.map((name) => rentalConditions[name][language]);
  return { es: inLanguage('es'), ca: inLanguage('ca'), en: inLanguage('en') };
}
