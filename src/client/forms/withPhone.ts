import { defaultCountry, isCountry } from '#shared/domain/callingCodes.ts';
import { withoutInvisible } from '#shared/forms/typedText.ts';
import type { FormValues } from './formValues.ts';

/**
 * The values of a form with its telephone as one number (shared/forms/readPhone.ts). The rules of all countries are
 * large: they are fetched for a foreign number without its calling code, and for one with brackets. Others the schema
 * reads as well.
 */
export async function withPhone(values: FormValues): Promise<FormValues> {
  const { phone, phoneCountry } = values;
  if (typeof phone !== 'string') return values;
  const text = withoutInvisible(phone).trim();
  const isForeign = isCountry(phoneCountry) && phoneCountry !== defaultCountry && !/^(?:\+|00)/.test(text);
  if (text === '' || !(isForeign || text.includes('('))) return values;
  const { withReadPhone } = await import(/* webpackChunkName: "readPhone" */ '#shared/forms/readPhone.ts');
  return withReadPhone(values);
}
