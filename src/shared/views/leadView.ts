import type { Camelized } from 'humps';
import type { LeadConfirmation } from '#shared/api/lead.ts';
import type { LeadVariant, LinkedListingDto } from '#shared/contract/lead.ts';
import { estateTypes, featureIds, hidesPrice, type EstateType, type FeatureId } from '#shared/domain/estate.ts';
import { headlineAt } from '#shared/domain/headline.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { imageSrcSet, imageUrl, type Image } from '#shared/domain/images.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { routeTarget, type RouteTarget } from '#shared/routes/build.ts';

const channels = ['email', 'phone', 'message'] as const;
export type LeadChannel = (typeof channels)[number];

const channelOf = (given: string): LeadChannel => channels.find((channel) => channel === given) ?? 'message';

/** The listing that was asked about. */
export interface LeadEstate {
  target: RouteTarget<'Estate'>;
  title?: MarkedText;
  place?: string;
  area?: number;
  rooms?: number;
  bathrooms?: number;
  price?: number;
  isPriceOnRequest?: true;
  features: FeatureId[];
  picture?: { src: string; srcSet?: string; alt?: string };
}

/** What the holder of a lead's link is shown, and nothing more: it travels in the page's state. */
export interface LeadView {
  state: 'found';
  /** First name; may be empty. */
  name: string;
  agent: { name: string; slug?: string; phone?: string };
  /** How the agent answers; others than the known ones are messaging apps. */
  channel: LeadChannel;
  reference?: string;
  /** Of the listing. */
  kind?: EstateType;
  /** Absent for an enquiry without a listing, for one that was withdrawn, and where nothing leads to it. */
  estate?: LeadEstate;
  /** Present in the variants with a calendar only. */
  calendarUrl?: string;
  variant: LeadVariant;
  supportMail: string;
}

/**
 * As the API states it, else by demand and calendar (PD-42). A calendar is promised only where there is one
 * (docs/product.md#lead-confirmation).
 */
function variantOf({ variant, highDemand = false, calendarUrl }: LeadConfirmation): LeadVariant {
  const demand = (variant?.startsWith('highDemand') ?? highDemand) ? 'highDemand' : 'automatic';
  const offersCalendar = calendarUrl !== undefined && (variant?.endsWith('WithCalendar') ?? true);
  return offersCalendar ? `${demand}WithCalendar` : demand;
}

/** The cover, in the sizes that a column of text needs. */
function toPicture(image: Image | undefined, language: Language): LeadEstate['picture'] {
  if (!image) return undefined;
  const srcSet = imageSrcSet(image, 'xl');
  const alt = image.alt?.[languageFacts[language].tag];
  return { src: imageUrl(image, 'md'), ...(srcSet ? { srcSet } : {}), ...(alt ? { alt } : {}) };
}

/** The page of a listing; undefined where the answer does not say enough for a link. */
export function targetOf(
  info: Camelized<LinkedListingDto> | undefined,
  language: Language,
): RouteTarget<'Estate'> | undefined {
  const slug = info?.urlSlug && localised(info.urlSlug, language)?.value;
  if (!info || !slug || !info.provinceSlug) return undefined;
  const { type, reference, key = keyOfReference(reference), provinceSlug: province } = info;
  return routeTarget<'Estate'>({ to: 'Estate', params: { province, type, slug, ref: key } });
}

/**
 * The key of the listing, where the answer says that it is advertised and not enough for a link to it: its own page
 * says the rest.
 */
export function unlinkedListing({ info, propertyType, reference }: LeadConfirmation, language: Language) {
  const isAdvertised = info !== undefined || propertyType !== undefined;
  return reference !== undefined && isAdvertised && !targetOf(info, language) ? keyOfReference(reference) : undefined;
}

/** What people called it in the page's language; else what it is and where, as far as the answer says. */
function titleOf(info: LeadConfirmation['info'], kind: string | undefined, language: Language): MarkedText | undefined {
  const written = markedText(info?.description, language);
  if (!info?.place || kind === undefined || (written && written.lang === undefined)) return written;
  const where = placeWithIn(info.place, info.provinceSlug, language);
  return { text: headlineAt({ type: info.type, estateType: kind }, where, language) };
}

/** @param page of the listing, where the answer has no link to it */
function toEstate(
  { info, propertyType }: LeadConfirmation,
  language: Language,
  page: RouteTarget<'Estate'> | undefined,
): LeadEstate | undefined {
  const target = targetOf(info, language) ?? page;
  if (!target) return undefined;
  const { place, area, rooms, bathrooms, price, status, features = [], image } = info ?? {};
  const title = titleOf(info, propertyType, language);
  const picture = toPicture(image, language);
  const isPriceOnRequest = price === undefined && status !== undefined && !hidesPrice(status) ? true : undefined;
  const facts = { title, place, area, rooms, bathrooms, price, isPriceOnRequest, picture };
  return {
    target,
    features: featureIds.filter((id) => features.includes(id)),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  };
}

/** @param page of the listing, where the answer has no link to it (unlinkedListing) */
export function toLeadView(lead: LeadConfirmation, language: Language, page?: RouteTarget<'Estate'>): LeadView {
  const { name, agent, contactChannel, reference, propertyType, calendarUrl, supportMail } = lead;
  const variant = variantOf(lead);
  const estate = toEstate(lead, language, page);
  const kind = estateTypes.find((known) => known === propertyType);
  return {
    state: 'found',
    name,
    agent: {
      name: agent.fullName,
      ...(agent.slug === undefined ? {} : { slug: agent.slug }),
      ...(agent.phone === undefined ? {} : { phone: agent.phone }),
    },
    channel: channelOf(contactChannel),
    variant,
    supportMail,
    ...(reference === undefined ? {} : { reference }),
    ...(kind ? { kind } : {}),
    ...(estate ? { estate } : {}),
    ...(calendarUrl !== undefined && variant.endsWith('WithCalendar') ? { calendarUrl } : {}),
  };
}
