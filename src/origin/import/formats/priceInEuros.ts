import type { Fields } from '#shared/contract/fields.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';

const euro = new Set(['EUR', 'EURO', 'EUROS', '€']);

/** A price as the contract has it; none, with a warning, in another currency: it would be shown as euros. */
export function priceInEuros(price: unknown, currency = 'EUR', warnings: FieldWarning[] = []): Fields {
  if (price === undefined || euro.has(currency.toUpperCase())) return { price };
  warnings.push({ field: 'price', reason: `is in ${currency.slice(0, 10)}: left out` });
  return {};
}
