import { formatEuros } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { MailedListing } from '../db/outbox/mail.ts';
import type { Say } from './MailText.ts';

/** The price of a listing in words, or that it is on request; undefined where it may not be shown. */
export function priceText(
  { price, isOnRequest, isDevelopment, operation }: MailedListing,
  language: Language,
  say: Say,
): string | undefined {
  if (price === undefined) return isOnRequest ? say('price.onRequest') : undefined;
  return say(isDevelopment ? 'price.from' : `price.${operation}`, { price: formatEuros(price, language) });
}
