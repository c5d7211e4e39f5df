import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { keepNumbers } from '#shared/i18n/keepNumbers.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { FilterWords } from './filterWords.ts';
import type { HomeBlock, MailBlock } from './layOutMail.ts';
import { optionalField } from '../optionalField.ts';
import { pictureOf, registerDetails } from './cards.ts';
import { alertUrl, cancelUrl, mailedPage, myAlertsLink } from './links.ts';
import type { AlertDigestMail, DigestListing, Mail } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { nounOfListing, nounOfSearch } from './nounOf.ts';
import { priceText } from './priceText.ts';
import { sayCount, searchLines } from './searchText.ts';

/** Metres as one says them: to 50 m, and from a kilometre on in kilometres. */
function distanceText(metres: number, language: Language, say: Say): string {
  if (metres < 1_000)
    return say('digest.metres', { metres: formatNumber(Math.max(50, Math.round(metres / 50) * 50), language) });
  return say('digest.kilometres', { kilometres: formatNumber(Math.round(metres / 100) / 10, language) });
}

function pricesText(listing: DigestListing, language: Language, say: Say): string[] {
  const now = priceText(listing, language, say);
  if (now === undefined) return [];
  const { price, previousPrice } = listing;
  return [
    price === undefined || previousPrice === undefined
      ? now
      : say('digest.dropped', { now, before: formatEuros(previousPrice, language) }),
  ];
}

function homeBlock(listing: DigestListing, language: Language, say: Say, publicOrigin: string): HomeBlock {
  const { reason, title, place, path, area, rooms, bathrooms, metres, image, register } = listing;
  const facts = [
    ...(area === undefined ? [] : [say('digest.area', { area: formatNumber(area, language) })]),
    ...(rooms === undefined ? [] : [sayCount(say, 'digest.rooms', rooms, language)]),
    ...(bathrooms === undefined ? [] : [sayCount(say, 'digest.bathrooms', bathrooms, language)]),
  ];
  return {
    kind: 'home',
    note: say(`digest.reason.${reason}`, { context: nounOfListing(listing) }),
    title,
    details: [
      ...pricesText(listing, language, say),
      ...(facts.length > 0 ? [facts.map(keepNumbers).join(' · ')] : []),
      place,
      ...(metres === undefined ? [] : [distanceText(metres, language, say)]),
      ...registerDetails(register, say),
    ],
    url: mailedPage(publicOrigin, path),
    ...optionalField('picture', pictureOf(image, publicOrigin)),
  };
}

/** What an alert found: listings as cards, the way to all of them, and the ways to change the alert and out of it. */
export function digestText(
  mail: Mail & AlertDigestMail,
  say: Say,
  { publicOrigin }: MailSettings,
  filterWords: FilterWords,
): MailText {
  const { language, listings, total, search, seeAll, token, cancel } = mail;
  const isOfPrice = search.reference !== undefined;
  // A price alert has no filters: it is of the kind of its one listing.
  const context = isOfPrice ? nounOfListing(listings[0]) : nounOfSearch(search);
  const more = total - listings.length;
  const [first] = listings;
  const all: MailBlock[] =
    seeAll === undefined
      ? first
        ? [{ kind: 'action', action: say('listing.action'), url: mailedPage(publicOrigin, first.path) }]
        : []
      : [
          ...(more > 0 ? [{ kind: 'text' as const, text: sayCount(say, 'digest.more', more, language) }] : []),
          { kind: 'action', action: say('digest.seeAll', { context }), url: mailedPage(publicOrigin, seeAll) },
        ];
  return {
    subject: isOfPrice
      ? say('digest.subject_price')
      : sayCount(say, context === 'any' ? 'digest.subject_any' : 'digest.subject', total, language),
    blocks: [
      { kind: 'text', text: say(isOfPrice ? 'digest.text_price' : 'digest.text') },
      { kind: 'soft', text: searchLines(search, language, say, filterWords, context).join('\n') },
      ...listings.map((listing) => homeBlock(listing, language, say, publicOrigin)),
      ...all,
      { kind: 'softLink', action: say('alert.manage'), url: alertUrl(publicOrigin, language, token) },
      myAlertsLink(say, publicOrigin, language),
    ],
    why: say('why.alert'),
    unsubscribe: cancel,
    wayOut: { action: say('alert.wayOut'), url: cancelUrl(publicOrigin, language, cancel) },
  };
}
