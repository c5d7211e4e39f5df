import { isFields, type Fields } from '#shared/contract/fields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { numberOf } from '../../sync/values.ts';
import type { WordMap } from '../../sync/words.ts';
import type { SourceRecord } from '../format.ts';
import { listingOfOffer } from '../offers.ts';
import { fieldsOf, itemsOf, textOf } from './fields.ts';
import { readHome } from './readHome.ts';
import { readOffer } from './readOffer.ts';

interface DevelopmentContext {
  map: WordMap;
  agency: string | undefined;
}

/** Year and month of the delivery, as `2027-06`, or the year alone. */
function deliveryOf({ featuresKeyDeliveryYear, featuresKeyDeliveryMonth }: Fields): string | undefined {
  const [year, month] = [numberOf(featuresKeyDeliveryYear), numberOf(featuresKeyDeliveryMonth)];
  if (year === undefined || year < 1_900) return undefined;
  return month !== undefined && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}

/** One kind of home of a development. */
function readUnit(property: Fields, { map }: DevelopmentContext): Fields {
  const home = readHome(property, { map, agency: undefined, warnings: [] });
  const { type, fields } = readOffer(property, map, []);
  const { reference, estate_type, subtype, rooms, bathrooms, floor, area_constructed, area_useful, area_plot } = home;
  return {
    ...{ id: home.id, reference, type, estate_type, subtype, rooms, bathrooms, floor },
    ...{ area_constructed, area_useful, area_plot, price: fields?.price },
  };
}

/** What all units have in common. */
const sharedBy = (units: readonly Fields[], name: string): unknown =>
  new Set(units.map((unit) => unit[name])).size === 1 ? units[0]![name] : undefined;

const lowest = (values: readonly unknown[]): number | undefined => {
  const prices = values.map(numberOf).filter((price) => price !== undefined && price > 1);
  return prices.length > 0 ? Math.min(...(prices as number[])) : undefined;
};

/** A new development as one listing, with its kinds of homes (`newDevelopmentTypologies`) as units. */
export function readDevelopment(value: Fields, context: DevelopmentContext): Omit<SourceRecord, 'place'> {
  const warnings: FieldWarning[] = [];
  const given = fieldsOf(value.propertyFeatures);
  const home = readHome(value, { ...context, warnings });
  const units = itemsOf(value.newDevelopmentTypologies)
    .filter(isFields)
    .map((unit) => readUnit(unit, context));
  const listing = {
    ...home,
    estate_type: sharedBy(units, 'estate_type'),
    price: lowest(units.map(({ price }) => price)),
    development: {
      name: textOf(given.featuresNewDevelopmentName),
      delivery: deliveryOf(given),
      // It says which kinds of homes there are, and not how many of each.
      total: 0,
      units,
    },
  };
  const type = sharedBy(units, 'type') === 'rent' ? 'rent' : 'buy';
  return { value: listingOfOffer(listing, { type }, false), warnings };
}
