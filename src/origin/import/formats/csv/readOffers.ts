import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { operationsOf } from '../../sync/operations.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { offersNamed, type Offer } from '../offers.ts';
import { wordIn } from './words.ts';

const isFor = (word: string, type: string): boolean => operationsOf(slugify(word))?.includes(type) === true;

/**
 * For what a home is offered. A sheet with a price to buy and a rent says by them what its operation leaves out.
 * @param hasRents whether the sheet has a column for the rent
 * @param warnings added to
 */
export function readOffers(listing: Fields, hasRents: boolean, map: WordMap, warnings: FieldWarning[]): Offer[] {
  const { type: given, price, rent_price: rent } = listing;
  const word = typeof given === 'string' ? (wordIn(map.type, given) ?? given) : undefined;
  const buying: Offer = { type: 'buy', fields: { price } };
  const letting: Offer = { type: 'rent', fields: { price: rent } };
  if (word === undefined) {
    const stated = [...(price === undefined ? [] : [buying]), ...(rent === undefined ? [] : [letting])];
    return hasRents ? stated : [{ type: undefined, fields: { price } }];
  }
  if (hasRents && isFor(word, 'buy') && isFor(word, 'rent')) return [buying, letting];
  return offersNamed(word, { price, rent }, warnings);
}
