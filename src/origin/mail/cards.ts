import type { Language } from '#shared/i18n/languages.ts';
import type { MailedListing, MailedPerson } from '../db/outbox/mail.ts';
import { formatPhone } from '#shared/i18n/formats.ts';
import { optionalField } from '../optionalField.ts';
import type { HomeBlock, PersonBlock } from './layOutMail.ts';
import { mailedPage, mediaUrl } from './links.ts';
import type { MailSettings, Say } from './MailText.ts';
import { priceText } from './priceText.ts';

/** A listing's cover. Its description is the listing's title, which stands below it. */
export function pictureOf(image: string | undefined, publicOrigin: string): HomeBlock['picture'] {
  const url = mediaUrl(publicOrigin, image);
  return url === undefined ? undefined : { url, alt: '' };
}

/** Which entry of a public register an agent has. */
export const registerDetails = (register: string | undefined, say: Say): string[] =>
  register === undefined ? [] : [say('register', { number: register })];

/** The listing that a mail is about, if any. */
export function listingBlocks(
  listing: MailedListing | undefined,
  language: Language,
  say: Say,
  { publicOrigin }: MailSettings,
): HomeBlock[] {
  if (!listing) return [];
  const { title, place, reference, path, image } = listing;
  const price = priceText(listing, language, say);
  return [
    {
      kind: 'home',
      title,
      details: [place, ...(price === undefined ? [] : [price]), say('reference', { reference })],
      url: publicOrigin + path,
      ...optionalField('picture', pictureOf(image, publicOrigin)),
    },
  ];
}

/** The same in a mail to a visitor. */
export const listingBlocksToVisitor: typeof listingBlocks = (listing, language, say, settings) =>
  listingBlocks(listing, language, say, settings).map((block) => ({
    ...block,
    url: mailedPage(settings.publicOrigin, listing!.path),
  }));

/** Who answers: their face, name, agency and telephone, as far as they are known. */
export function personBlock(
  { fullName, phone, agency, image, register }: MailedPerson,
  say: Say,
  { publicOrigin }: MailSettings,
): PersonBlock {
  return {
    kind: 'person',
    name: fullName,
    details: [...(agency === undefined ? [] : [agency]), ...registerDetails(register, say)],
    // On one line.
    ...optionalField(
      'phone',
      phone === undefined ? undefined : { shown: formatPhone(phone).replaceAll(' ', '\u00a0'), url: `tel:${phone}` },
    ),
    ...optionalField('face', mediaUrl(publicOrigin, image)),
  };
}
