import parsePhoneNumber from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';

/** Numbers that are already formatted, by their E.164 form. */
const formatted = new LRUCache<string, string>(entriesAtMost(5_000));

function formatInternational(phone: string): string {
  const cached = formatted.get(phone);
  if (cached !== undefined) return cached;
  const text = parsePhoneNumber(phone)?.formatInternational() ?? phone;
  formatted.set(phone, text);
  return text;
}

/** A foreign number in E.164 as the value of `phone`. Spanish ones are grouped where they are shown (formatPhone). */
const foreignPhone = /"phone":\s*"(\+(?!34)\d{8,15})"/g;

/**
 * Writes the foreign phone numbers of a JSON text as their country does: "+33612345678" becomes "+33 6 12 34 56 78".
 * Done on the server once for each response, because the rules of all countries are too large for the browser (24 KB).
 */
export const formatPhones = (json: string): string =>
  json.replaceAll(foreignPhone, (_match, phone: string) => `"phone":"${formatInternational(phone)}"`);
