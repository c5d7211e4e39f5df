import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { operationWords, type WordMap } from '../../sync/words.ts';
import type { Offer } from '../offers.ts';
import { periodIn } from './cells.ts';
import { bothOperations, monthWords, onRequest, otherPeriods, wordIn } from './words.ts';

/**
 * The operation that the time behind a rent makes of it; undefined for a month, or none. A time that is not known makes
 * an operation that is not known either.
 */
function otherPeriodIn(cell: string): string | undefined {
  const period = periodIn(cell);
  if (!period || monthWords.has(period.word)) return undefined;
  return wordIn(otherPeriods, period.word) ?? (period.isSaid ? `rent_${period.word}` : undefined);
}

/** A price by the week or the night is none by the month: the record is refused by the name of that. */
function offerOf(type: string | undefined, price: unknown, cell = ''): Offer {
  const other = type === 'buy' ? undefined : otherPeriodIn(cell);
  const isOnRequest = onRequest.has(slugify(cell));
  return { type: other ?? type, fields: isOnRequest ? { price_on_request: true } : { price } };
}

/**
 * For what a home is offered. A sheet with a price to buy and a rent says by them what its operation leaves out; of one
 * with a single price nobody can tell which of two operations it is for.
 */
export function readOffers(
  listing: Fields,
  cells: ReadonlyMap<string, string>,
  hasRents: boolean,
  map: WordMap,
): Offer[] {
  const { type: given, price, rent_price: rent } = listing;
  const word = slugify(typeof given === 'string' ? (wordIn(map.type, given) ?? given) : '');
  const type = wordIn(operationWords, word) ?? (given as string | undefined);
  const buying = offerOf('buy', price, cells.get('price'));
  const letting = offerOf('rent', rent, cells.get('rent_price'));
  if (hasRents && bothOperations.has(word)) return [buying, letting];
  if (hasRents && type === undefined)
    return [...(price === undefined ? [] : [buying]), ...(rent === undefined ? [] : [letting])];
  return [type === 'rent' && rent !== undefined ? letting : offerOf(type, price, cells.get('price'))];
}
