import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { amountOf } from '../sync/amounts.ts';
import { operationsOf, siteOperationOf } from '../sync/operations.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';

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

/** The site's operation that a word means; the word itself where it is none of the site's. */
const operationOf = (type: string): string => siteOperationOf(slugify(type))?.type ?? type;

/** Appended to the reference of a let whose home is for sale under the same one (*alquiler*). */
export const rentSuffix = '-ALQ';

/**
 * The id of an offer: for a sale that of the home, else with the operation appended (`12`, `12-rent`). It does not
 * depend on other offers of the home, so a listing keeps its id when the other one is added or removed.
 * @param id of the home
 */
export function offerId(id: string, type: string): string {
  const operation = operationOf(type);
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
  const operation = operationOf(type ?? '');
  if (!isForBoth || id === undefined || (operation !== 'buy' && operation !== 'rent')) return listing;
  listing.linked = offerId(id, operation === 'buy' ? 'rent' : 'buy');
  if (operation === 'rent' && reference !== undefined) listing.reference = `${reference}${rentSuffix}`;
  return listing;
}

/** A home as a listing for each of its offers. */
export function listingsOfHome(home: Home, offers: readonly Offer[]): Fields[] {
  const isForBoth = ['buy', 'rent'].every((type) => offers.some((offer) => operationOf(offer.type ?? '') === type));
  return offers.map((offer) => listingOfOffer(home, offer, isForBoth));
}

/** A price at least so high is none of a rent, and one below is none of a home. In euros. */
const leastOfSale = 30_000;
const leastOfAny = 3_000;

/**
 * What a home is offered for by a word that may mean several operations (`Venta y alquiler`).
 * @param price of the record, where it has one alone; it counts for the operation that it can only be of
 * @param rent where there is one of its own
 * @param warnings added to
 */
export function offersNamed(word: string, { price, rent }: Prices, warnings: FieldWarning[]): Offer[] {
  const types = operationsOf(slugify(word)) ?? [word];
  if (types.length === 1 || !types.includes('buy') || !types.includes('rent'))
    return types.map((type) => ({ type, fields: { price: operationOf(type) === 'rent' ? (rent ?? price) : price } }));
  const value = amountOf(price)?.value;
  const isForSale = rent !== undefined || (value !== undefined && value >= leastOfSale);
  const isForRent = rent === undefined && value !== undefined && value < leastOfAny;
  if (rent === undefined && value !== undefined)
    warnings.push({ field: 'price', reason: `is one for two operations: ${toldFor(isForSale, isForRent)}` });
  const prices: Fields = { buy: isForSale ? price : undefined, rent: rent ?? (isForRent ? price : undefined) };
  return types.map((type) => ({ type, fields: { price: prices[type] } }));
}

const toldFor = (isForSale: boolean, isForRent: boolean): string =>
  isForSale ? 'taken for the sale' : isForRent ? 'taken for the rent' : 'left out';

interface Prices {
  price: unknown;
  rent?: unknown;
}
