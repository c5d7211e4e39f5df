import type { LeadConfirmation } from '#shared/api/lead.ts';
import type { LeadVariant } from '#shared/contract/lead.ts';
import { estateTypes, featureIds, hidesPrice, type EstateType, type FeatureId } from '#shared/domain/estate.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { imageSrcSet, imageUrl, type Image } from '#shared/domain/images.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { routeTarget, type RouteTarget } from '#shared/routes/build.ts';

const channels = ['email', 'phone', 'message'] as const;
export type LeadChannel = (typeof channels)[number];

const channelOf = (given: string): LeadChannel => channels.find((channel) => channel === given) ?? 'message';

/** The listing that was asked about. */
export interface LeadEstate {
  target: RouteTarget<'Estate'>;
  title?: string;
  kind?: EstateType;
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
  /** Absent for an enquiry without a listing, and for one that was withdrawn. */
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

/** The listing with its link; undefined where the API does not say enough for one. */
function toEstate({ info, propertyType }: LeadConfirmation, language: Language): LeadEstate | undefined {
  const slug = info?.urlSlug && localised(info.urlSlug, language)?.value;
  if (!info || !slug || !info.provinceSlug) return undefined;
  const {
    type,
    reference,
    key = keyOfReference(reference),
    place,
    area,
    rooms,
    bathrooms,
    price,
    status,
    description,
    features = [],
    image,
  } = info;
  const target = routeTarget<'Estate'>({
    to: 'Estate',
    params: { province: info.provinceSlug, type, slug, ref: key },
  });
  const title = description && localised(description, language)?.value;
  const kind = estateTypes.find((known) => known === propertyType);
  const picture = toPicture(image, language);
  const isPriceOnRequest = price === undefined && status !== undefined && !hidesPrice(status) ? true : undefined;
  const facts = { title, kind, place, area, rooms, bathrooms, price, isPriceOnRequest, picture };
  return {
    target,
    features: featureIds.filter((id) => features.includes(id)),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  };
}

export function toLeadView(lead: LeadConfirmation, language: Language): LeadView {
  const { name, agent, contactChannel, reference, calendarUrl, supportMail } = lead;
  const variant = variantOf(lead);
  const estate = toEstate(lead, language);
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
    ...(estate ? { estate } : {}),
    ...(calendarUrl !== undefined && variant.endsWith('WithCalendar') ? { calendarUrl } : {}),
  };
}
