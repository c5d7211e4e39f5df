import type { Fields } from '#shared/contract/fields.ts';
import { textAt } from '../../input/xmlFields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { numberOf } from '../../sync/values.ts';

/** `X`: nothing is stated. */
const isStated = (text: string | undefined): text is string => text !== undefined && !/^(?:x|-|n\/?a|0)$/i.test(text);

/**
 * `energy_rating` as a certificate: the letter of the consumption, which is that of the label. The contract has no
 * letter of the emissions. Some agencies write figures in place of letters (kWh and kg of CO2 a year and m²).
 * @returns undefined where it states nothing
 */
export function readEnergy(rating: XmlElement | undefined): Fields | undefined {
  const [consumption, emissions] = [textAt(rating, 'consumption'), textAt(rating, 'emissions')];
  const [consumed, emitted] = [numberOf(consumption), numberOf(emissions)];
  const figures = { ...(consumed ? { consumption: consumed } : {}), ...(emitted ? { emissions: emitted } : {}) };
  if (isStated(consumption) && consumed === undefined) return { rating: consumption, ...figures };
  return consumed || emitted ? { state: 'completed', ...figures } : undefined;
}
