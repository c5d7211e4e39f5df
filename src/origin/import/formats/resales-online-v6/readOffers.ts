import type { Fields } from '#shared/contract/fields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { Offer } from '../offers.ts';
import { priceInEuros } from '../priceInEuros.ts';
import { amountOf, textOf } from './fields.ts';

/**
 * What a home is offered for: what was searched for says it, else its prices do. `RentalPrice1` is that of a short let
 * in most accounts, and `RentalPrice2` that of a long one, a month; a let of weeks alone is refused by its name.
 * @param searchType of the answer, as `Long Term Rental`; undefined for one of a single home
 * @param warnings added to
 */
export function readOffers(property: Fields, searchType: string | undefined, warnings: FieldWarning[]): Offer[] {
  const [sale, short, long] = [property.Price, property.RentalPrice1, property.RentalPrice2].map(amountOf);
  const priced = (price: unknown) => priceInEuros(price, textOf(property.Currency), warnings);
  const isMonthly = /month/i.test(textOf(property.RentalPeriod) ?? '');
  const rent: Offer = { type: 'rent', fields: priced(long ?? (isMonthly ? short : undefined)) };
  if (searchType === undefined) {
    const offers: Offer[] = sale === undefined ? [] : [{ type: 'buy', fields: priced(sale) }];
    return long === undefined ? offers : [...offers, rent];
  }
  if (!/rent/i.test(searchType)) return [{ type: 'buy', fields: priced(sale) }];
  const isShort = /short/i.test(searchType) || (long === undefined && short !== undefined && !isMonthly);
  return [isShort ? { type: 'rent_short_term' } : rent];
}
