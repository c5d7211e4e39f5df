import { callingCodes, defaultCountry, isCountry } from '../domain/callingCodes.ts';
import { withoutInvisible } from './typedText.ts';

/** Their numbers keep a leading zero abroad; elsewhere it is dialled at home only. */
const keepsZero: ReadonlySet<string> = new Set(['IT']);

/**
 * The number that a telephone's two controls name, for the schema `phone` to check: as it was typed where it names its
 * country itself (`+44 …`, `0044 …`) or is Spanish, else with the calling code of the chosen country.
 */
export function phoneOf<Typed>(typed: Typed, country: unknown): Typed | string {
  if (typeof typed !== 'string') return typed;
  const number = withoutInvisible(typed).trim();
  const namesItsCountry = /^(?:\+|00)/.test(number);
  if (number === '' || namesItsCountry || !isCountry(country) || country === defaultCountry) return number;
  return `+${callingCodes[country]}${keepsZero.has(country) ? number : number.replace(/^\(?0\)?/, '')}`;
}
