import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/max';
import { callingCodes, defaultCountry, isCountry, type Country } from '../domain/callingCodes.ts';
import { isBlank, withoutInvisible } from './typedText.ts';

/** `Tel.: `, before a number. */
const label = /^\p{L}+\.?:?\s*(?=[+\d(])/u;

/** Digits, and what only parts them. */
const writtenPhone = /^[+(\d][\d\s\p{Dash_Punctuation}\u2212./()]{4,40}$/u;

/** The trunk zero, which is dialled at home only: `+44 (0)20 …`. */
const bracketedZero = /\(0\)/;

const namesItsCountry = /^\(?(?:\+|00)/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** What a text may stand for, in the spellings that libphonenumber reads. */
function readingsOf(text: string, country: Country): string[] {
  if (namesItsCountry.test(text))
    return [text.replace(bracketedZero, ''), text].map((reading) => `+${digitsOf(reading).replace(/^00/, '')}`);
  const digits = digitsOf(text);
  return digits.startsWith(callingCodes[country]) ? [digits, `+${digits}`] : [digits];
}

/**
 * The one way by which a telephone is read, of forms and of feeds. Of two readings that are numbers both, as
 * `4961 12345` of Germany is with its calling code and without, the only mobile one is meant; else there is a doubt.
 * @param country whose number it is where it does not say so itself
 * @returns E.164; undefined for what is no number that exists, or may be two
 */
export function readPhone(typed: string, country: Country = defaultCountry): string | undefined {
  const text = withoutInvisible(typed).trim().replace(label, '');
  if (!writtenPhone.test(text)) return undefined;
  const found = new Map<string, PhoneNumber>();
  for (const reading of readingsOf(text, country)) {
    const number = parsePhoneNumber(reading, { defaultCountry: country, extract: false });
    if (number?.isValid()) found.set(number.number, number);
  }
  if (found.size <= 1) return [...found.keys()][0];
  const mobile = [...found.values()].filter((number) => number.getType() === 'MOBILE');
  return mobile.length === 1 ? mobile[0]!.number : undefined;
}

/** What no number is. */
const unreadable = '?';

/**
 * The fields of a form with its two controls of a telephone read as one number: E.164, or a text that the schema
 * `phone` refuses. A telephone that is empty stays so.
 */
export function withReadPhone<F extends { phone?: unknown; phoneCountry?: unknown }>(fields: F): F {
  const { phone, phoneCountry } = fields;
  if (typeof phone !== 'string' || isBlank(phone)) return fields;
  return { ...fields, phone: readPhone(phone, isCountry(phoneCountry) ? phoneCountry : defaultCountry) ?? unreadable };
}
