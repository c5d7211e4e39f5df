import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { conditionTexts, siteOperationOf } from '../../sync/operations.ts';
import { numberOf } from '../../sync/values.ts';
import type { WordMap } from '../../sync/words.ts';
import type { Offer } from '../offers.ts';
import { wordOf } from '../sourceWords.ts';
import { fieldsOf, isAmount, isStated, isYes, textOf } from './fields.ts';
import * as words from './words.ts';

/** More months of deposit than anybody asks for. */
const maxDepositMonths = 36;

/** What a property is offered for. What only looks like a rent has a name of its own. */
export function readOperation(property: Fields, map: WordMap): string | undefined {
  const operation = fieldsOf(property.propertyOperation);
  const features = fieldsOf(property.propertyFeatures);
  const word = wordOf(map, 'type', textOf(operation.operationType), words.operations);
  const type = word === undefined ? undefined : (siteOperationOf(slugify(word))?.type ?? word);
  // Programs write them into either object.
  const isSaid = [operation, features].some(
    ({ operationPriceTransfer, featuresPriceTransfer, featuresIsATransfer }) =>
      isYes(featuresIsATransfer) || [operationPriceTransfer, featuresPriceTransfer].some(isAmount),
  );
  if (isSaid) return 'transfer';
  if (type !== 'rent') return type;
  if (words.roomTypes.includes(textOf(features.featuresType) ?? '')) return 'rent_room';
  return isYes(features.featuresShortTerm) ? 'rent_short_term' : type;
}

function depositOf(months: unknown, price: unknown): number | undefined {
  const [count, rent] = [numberOf(months), numberOf(price)];
  if (count === undefined || rent === undefined || count <= 0 || count > maxDepositMonths) return undefined;
  return Math.round(count * rent);
}

/** What a property is offered for, and for how much. */
export function readOffer(property: Fields, map: WordMap, warnings: FieldWarning[]): Offer {
  const operation = fieldsOf(property.propertyOperation);
  const features = fieldsOf(property.propertyFeatures);
  const type = readOperation(property, map);
  const isHidden = isYes(features.featuresHiddenPrice);
  const isSeasonal = type === 'rent' && isYes(features.featuresSeasonalRental);
  if (isSeasonal) warnings.push({ field: 'type', reason: 'is a seasonal let: taken as a rent that says so' });
  return {
    type,
    fields: {
      price: isHidden ? undefined : operation.operationPrice,
      ...(isHidden ? { price_on_request: true } : {}),
      community_fee: isStated(operation.operationPriceCommunity) ? operation.operationPriceCommunity : undefined,
      deposit: type === 'rent' ? depositOf(operation.operationDepositMonths, operation.operationPrice) : undefined,
      rental_conditions: conditionTexts(isSeasonal ? ['season'] : []),
    },
  };
}
