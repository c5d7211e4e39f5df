import type { LeadConfirmationDto, LinkedListingDto } from '#shared/contract/lead.ts';
import type { LeadEventData } from '#shared/contract/leadEvents.ts';
import type { ImageDto } from '#shared/contract/fields.ts';
import { zoneLine } from '#shared/domain/address.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { headlineOf } from '#shared/domain/headline.ts';
import { localised, ownWords } from '#shared/i18n/localised.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import { pathOf, type EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { unpackMedia, type StoredMedia } from '../db/estates/imageSizes.ts';
import type { MailedListing } from '../db/outbox/mail.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { optionalField } from '../optionalField.ts';
import { mailedPicture } from './mailedPicture.ts';
import { registerOf } from './registerOf.ts';

const documentOf = ({ summary }: EstateRecord): EstateSummaryDocument => JSON.parse(summary) as EstateSummaryDocument;

const headlineIn = ({ type, estate_type: estateType, subtype, address }: EstateSummaryDocument, language: Language) =>
  headlineOf({ type, estateType, subtype, address: { ...address, provinceSlug: address.province_slug } }, language);

/** The zone, else the town (PD-34). */
const placeOf = ({ address }: EstateSummaryDocument): string => address.zone ?? address.town;

/**
 * A listing as a mail in this language names it, its pictures by their paths (readShownEstate). A price that may not be
 * shown is absent (PD-27).
 */
export function mailedListing(record: EstateRecord, language: Language): MailedListing {
  const document = documentOf(record);
  const { reference, type, estate_type, description, address, media } = document;
  const [cover] = media;
  return {
    reference,
    title: ownWords(description, language) ?? headlineIn(document, language),
    path: pathOf(document, language),
    place: zoneLine(address, language),
    ...optionalField('price', record.shown_price),
    ...(record.shown_price === null && !hidesPrice(record.status) ? { isOnRequest: true } : {}),
    ...(document.development ? { isDevelopment: true } : {}),
    operation: type,
    estateType: estate_type,
    ...optionalField('image', cover && mailedPicture(unpackMedia(cover))),
    ...optionalField('register', registerOf(JSON.parse(record.agent_brief) as AgentBriefInput)),
  };
}

/** A listing as an event names it. @param publicOrigin of the site */
export function toldListing(
  record: EstateRecord,
  language: Language,
  publicOrigin: string,
): NonNullable<LeadEventData<'enquiry.created'>['listing']> {
  const { reference, path, place, price, operation, estateType } = mailedListing(record, language);
  // Its own title, in whatever language: another program finds the listing again by it.
  const title = localised(documentOf(record).description, language)?.value ?? reference;
  return {
    ...{ key: record.url_key, reference, url: publicOrigin + path, type: operation },
    ...{ estate_type: estateType!, title, place, ...optionalField('price', price) },
  };
}

function imageOf(cover: StoredMedia): ImageDto {
  const { url, dimensions, alt } = unpackMedia(cover);
  return { url, dimensions, ...optionalField('alt', alt) };
}

/** A listing, as far as it takes for a link to its page. */
export function linkedListing(record: EstateRecord): LinkedListingDto {
  const { key, reference, type, url_slug, address } = documentOf(record);
  return { type, reference, key, url_slug, province_slug: address.province_slug };
}

/** A listing as the confirmation of an enquiry shows it. */
export function confirmedListing(record: EstateRecord, agent: string): NonNullable<LeadConfirmationDto['info']> {
  const document = documentOf(record);
  const { description, area_constructed, rooms, bathrooms, features } = document;
  const [cover] = document.media;
  return {
    ...linkedListing(record),
    place: placeOf(document),
    area: area_constructed,
    description,
    ...optionalField('rooms', rooms),
    ...optionalField('bathrooms', bathrooms),
    ...optionalField('price', record.shown_price),
    status: record.status,
    features,
    ...optionalField('image', cover && imageOf(cover)),
    agent,
  };
}

export const kindOf = (record: EstateRecord): string => documentOf(record).estate_type;
