import type { Estate } from '#shared/api/estate.ts';
import { streetLine, zoneLine } from '#shared/domain/address.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { isBright } from '#shared/domain/brightness.ts';
import { imageSrcSet, imageUrl } from '#shared/domain/images.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { langAttribute, localised } from '#shared/i18n/localised.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { estateTarget } from './estateTarget.ts';

/** A text with the mark of its language where that is not the page's. */
export interface MarkedText {
  text: string;
  lang?: Language;
}

export interface MarkedList {
  items: readonly string[];
  lang?: Language;
}

export interface Photo {
  src: string;
  srcSet?: string;
  category: string;
  isPlan: boolean;
  colour?: string;
}

const marked = (values: Parameters<typeof localised<string>>[0] | undefined, language: Language): MarkedText | undefined => {
  const found = values && localised(values, language);
  const lang = found && langAttribute(found, language);
  return found && { text: found.value, ...(lang ? { lang } : {}) };
};

const markedList = (values: Parameters<typeof localised<readonly string[]>>[0] | undefined, language: Language): MarkedList | undefined => {
  const found = values && localised(values, language);
  const lang = found && langAttribute(found, language);
  return found && found.value.length > 0 ? { items: found.value, ...(lang ? { lang } : {}) } : undefined;
};

/** Everything that a home's page shows, in the page's language; the data behind the Estate page's props and state. */
export function toEstateView(estate: Estate, language: Language) {
  const { address, media, agent } = estate;
  const cover = coverOf(media);
  const title = marked(estate.description, language) ?? { text: estate.reference };
  const photos = media.map(({ url, dimensions, type, descriptionCategory, placeholder }): Photo => {
    const srcSet = imageSrcSet({ url, dimensions });
    return {
      src: imageUrl({ url, dimensions }, 'lg'), category: descriptionCategory, isPlan: type === 'plan',
      ...(srcSet ? { srcSet } : {}), ...(placeholder ? { colour: placeholder } : {}),
    };
  });
  return {
    reference: estate.reference,
    type: estate.type,
    status: estate.status,
    estateType: estate.estateType,
    subtype: estate.subtype,
    title,
    text: marked(estate.text, language),
    highlights: markedList(estate.highlights, language),
    special: markedList(estate.special, language),
    rentalConditions: markedList(estate.rentalConditions, language),
    price: estate.price,
    area: estate.areaConstructed,
    rooms: estate.rooms,
    bathrooms: estate.bathrooms,
    furnished: estate.furnished,
    conditionedAir: estate.conditionedAir,
    bright: isBright(estate),
    conservation: estate.conservation,
    energy: estate.cee,
    features: estate.features,
    province: { slug: address.provinceSlug, name: address.province },
    town: address.town,
    street: streetLine(address) ?? undefined,
    zone: zoneLine(address),
    location: estate.location,
    photos,
    preview: cover?.url,
    virtualTour: estate.virtualTour,
    video: estate.video,
    agent: agent && {
      name: agent.fullName, phone: agent.phone, email: agent.email, brand: agent.agency?.independent === false ? agent.agency.commercialBrand : undefined,
      avatar: agent.avatar && imageUrl(agent.avatar, 'xs'),
    },
    updatedAt: estate.updatedAt,
    rentalFacts: {
      referenceIndex: estate.referenceIndex, lastRent: estate.lastRent, largeHolder: estate.largeHolder, registrationNumber: estate.registrationNumber,
    },
    /** Its URL in each language. */
    urls: Object.fromEntries(languages.map((other) => [other, buildUrl(estateTarget(estate, other), other)])) as Record<Language, string>,
  };
}

export type EstateView = ReturnType<typeof toEstateView>;
