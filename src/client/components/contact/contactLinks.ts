/** A mail link. Its subject names an estate or a page, not a person (no personal data in a URL). */
export const mailLink = (address: string, subject?: string): string =>
  `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Prefixes of Spanish numbers that are not mobile and cannot receive messages. */
const landline = /^\+34[89]/;

/**
 * A chat in WhatsApp, opened by its own link, with a first line that the visitor may change.
 * @param phone E.164 @returns undefined for a number that cannot be written to
 */
export function messagingLink(phone: string, text: string): string | undefined {
  const number = phone.replace(/[^+\d]/g, '');
  if (!/^\+\d{8,15}$/.test(number) || landline.test(number)) return undefined;
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}
