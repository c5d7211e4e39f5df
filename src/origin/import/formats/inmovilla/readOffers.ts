import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { WordMap } from '../../sync/words.ts';
import { conditionTexts, operationsOf, type RentalCondition } from '../../sync/operations.ts';
import { periodOf, rentFor } from '../../sync/periods.ts';
import type { Offer } from '../offers.ts';
import { lookUp } from '../sourceWords.ts';
import type { RecordFields } from './RecordFields.ts';
import * as words from './words.ts';

/** What a home is offered for: one operation or some; undefined where it is not said. */
function readActions(record: RecordFields, map: WordMap): readonly (string | undefined)[] {
  const code = record.text('keyacci', 'codaccion');
  const given =
    record.text('accion', 'acciones') ?? (code === undefined ? undefined : (lookUp(words.actionCodes, code) ?? code));
  if (given === undefined) return [undefined];
  const own = map.type;
  if (own && Object.hasOwn(own, given)) return [own[given]];
  return operationsOf(slugify(given)) ?? [given];
}

/** A rent that is not one of a month, or of a whole home, has a name of its own. */
function readRent(record: RecordFields): string {
  if (words.roomKinds.includes(slugify(record.text('tipo_ofer', 'nbtipo', 'key_tipo') ?? ''))) return 'rent_room';
  const given = record.text('tipomensual');
  if (given === undefined) return 'rent';
  const period = periodOf(given);
  return period === undefined ? `rent (${given})` : rentFor(period);
}

function readConditions(record: RecordFields, action: string): Fields | undefined {
  const names: RentalCondition[] = [];
  if (action === 'rent_season') names.push('season');
  if (action === 'rent_option' || record.isYes('opcioncompra')) names.push('optionToBuy');
  if (record.isYes('comunidadincluida')) names.push('communityIncluded');
  return conditionTexts(names);
}

const priceFields: Readonly<Record<string, readonly string[]>> = {
  ...{ buy: ['precioinmo'], rent: ['precioalq'], transfer: ['preciotraspaso'] },
};

/** One on request is not shown, though it may be there. */
function readPrice(record: RecordFields, operation: string): Fields {
  if (record.isYes('aconsultar')) return { price_on_request: true };
  return { price: record.stated(...(lookUp(priceFields, operation) ?? [])) };
}

function readOffer(record: RecordFields, action: string): Offer {
  if (action === 'rent_season' || action === 'rent_option' || action === 'rent') {
    const type = readRent(record);
    return { type, fields: { ...readPrice(record, 'rent'), rental_conditions: readConditions(record, action) } };
  }
  return { type: action, fields: readPrice(record, action) };
}

/** The price before the present one, of the first offer. */
function addPreviousPrice(record: RecordFields, { fields }: Offer): void {
  const before = record.count('outlet');
  if (fields && typeof fields.price === 'number' && before > fields.price) fields.previous_price = before;
}

/** What a home is offered for, and for how much; none where it is off the market. */
export function readOffers(record: RecordFields, map: WordMap): Offer[] {
  const actions = readActions(record, map).filter((action) => action !== 'out');
  const offers = actions.map((action) => (action === undefined ? { type: undefined } : readOffer(record, action)));
  const [first] = offers;
  if (first) addPreviousPrice(record, first);
  return offers;
}
