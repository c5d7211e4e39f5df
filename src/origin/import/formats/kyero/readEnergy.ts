import type { Fields } from '#shared/contract/fields.ts';
import { textAt } from '../../input/xmlFields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { numberOf } from '../../sync/values.ts';

/** `X`: nothing is stated. */
const isStated = (text: string | undefined): text is string => text !== undefined && !/^(?:x|-|n\/?a|0)$/i.test(text);

/**
 * `energy_rating` as a certificate: the letters of the consumption, which is that of the label, and of the emissions.
 * Some agencies write figures in place of letters (kWh and kg of CO2 a year and m²).
 * @returns undefined where it states nothing
 */
export function readEnergy(rating: XmlElement | undefined): Fields | undefined {
  const [consumption, emissions] = [textAt(rating, 'consumption'), textAt(rating, 'emissions')];
  const [consumed, emitted] = [numberOf(consumption), numberOf(emissions)];
  const figures = { ...(consumed ? { consumption: consumed } : {}), ...(emitted ? { emissions: emitted } : {}) };
  const letters = {
    ...(isStated(consumption) && consumed === undefined ? { rating: consumption } : {}),
    ...(isStated(emissions) && emitted === undefined ? { emissions_rating: emissions } : {}),
  };
  if (Object.keys(letters).length > 0) return { ...letters, ...figures };
  return consumed || emitted ? { state: 'completed', ...figures } : undefined;
}
