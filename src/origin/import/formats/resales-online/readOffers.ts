import type { Fields } from '#shared/contract/fields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { elementAt, filledNumberAt, isYesAt, textAt } from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { Offer } from '../offers.ts';
import { priceInEuros } from '../priceInEuros.ts';

/** What programs call the price of a month, and of shorter times. */
const monthlyPrices = ['longTermPrice', 'monthlyPrice', 'monthPrice', 'longTermMonthlyPrice', 'pricePerMonth', 'price'];
const shorterPrices = ['weeklyPrice', 'weekPrice', 'shortTermPrice', 'pricePerWeek', 'weeklyPriceLow', 'dailyPrice'];

const firstAt = (details: XmlElement, names: readonly string[]): number | string | undefined =>
  names.map((name) => filledNumberAt(details, name)).find((price) => price !== undefined);

function readOffer(type: string, price: unknown, details: XmlElement, property: XmlElement, warnings: FieldWarning[]) {
  const fields: Fields = isYesAt(details, 'hidePrice')
    ? { price_on_request: true }
    : priceInEuros(price, textAt(property, 'currency'), warnings);
  return { type, fields };
}

/** A let of weeks alone is refused by its name. */
function rentTypeOf(details: XmlElement): string {
  const isMonthly = firstAt(details, monthlyPrices) !== undefined || isYesAt(details, 'longTerm');
  const isShorter = firstAt(details, shorterPrices) !== undefined || isYesAt(details, 'shortTerm');
  return isShorter && !isMonthly ? 'rent_short_term' : 'rent';
}

/** What a home is offered for: `saleDetails`, `rentalDetails`, or both. */
export function readOffers(property: XmlElement, warnings: FieldWarning[]): Offer[] {
  const [sale, rental] = [elementAt(property, 'saleDetails'), elementAt(property, 'rentalDetails')];
  const hasAny = (details: XmlElement | undefined): details is XmlElement => (details?.children.length ?? 0) > 0;
  return [
    ...(hasAny(sale) ? [readOffer('buy', filledNumberAt(sale, 'price'), sale, property, warnings)] : []),
    ...(hasAny(rental)
      ? [readOffer(rentTypeOf(rental), firstAt(rental, monthlyPrices), rental, property, warnings)]
      : []),
  ];
}
