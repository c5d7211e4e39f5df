/** A mail link. Its subject names an estate or a page, not a person (no personal data in a URL). */
export const mailLink = (address: string, subject?: string): string =>
  `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;

const digitsOf = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');

/** A call; undefined for what is no number: E.164 as it is shown, or one of Spain. */
export function phoneLink(phone: string): string | undefined {
  const number = digitsOf(phone);
  return /^(?:\+\d{8,15}|[6-9]\d{8})$/.test(number) ? `tel:${number}` : undefined;
}

/** Prefixes of Spanish numbers that are not mobile and cannot receive messages. */
const landline = /^\+34[89]/;

/**
 * A chat in WhatsApp, opened by its own link, with a first line that the visitor may change.
 * @returns undefined for a number that cannot be written to
 */
export function messagingLink(phone: string, text: string): string | undefined {
  const number = digitsOf(phone);
  if (!/^\+\d{8,15}$/.test(number) || landline.test(number)) return undefined;
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}
