import * as z from 'zod/mini';
import { inTags } from '#shared/i18n/languages.ts';
import { checkedFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { visibilityOf } from '#shared/domain/address.ts';
import { isPostcode } from '#shared/domain/isPostcode.ts';
import {
  addressVisibilities,
  conservations,
  energyRatings,
  energyStates,
  heatingKinds,
  operationTypes,
  rentIncreaseReasons,
} from '#shared/domain/estate.ts';
import { floorNames } from '#shared/domain/floorLevel.ts';
import { isKey, keyOfReference, slugOfReference } from '#shared/domain/estateKey.ts';
import { isPlan, mediaCategories } from '#shared/domain/mediaCategories.ts';
import { pictureMakings } from '#shared/domain/pictureMaking.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { agentBriefSchema } from './agentBrief.ts';
import { registerSchema } from './register.ts';
import {
  amount,
  count,
  estateKey,
  filledLine,
  filledText,
  id,
  imageShape,
  integer,
  isFields,
  latitude,
  line,
  listOf,
  localisedLine,
  localisedList,
  localisedText,
  longitude,
  lowerCase,
  optional,
  pastTime,
  pictureUrl,
  reference,
  renameFields,
  renameValue,
  respelled,
  respellImage,
  slug,
  textUpTo,
  time,
  upperCase,
  webUrl,
  withFallback,
  word,
  type Fields,
  localisedSlug,
} from './fields.ts';
import { hidePrice } from './hiddenPrice.ts';
import { dropImplausible } from './implausible.ts';

/** Field names beside the contract's own (PD-35). */
export const fieldAliases = {
  ref: 'reference',
  bathroom_number: 'bathrooms',
  bathroomNumber: 'bathrooms',
  reference: 'id',
};

export const respellEstateType = renameValue({ ruralHouse: 'rural_house' });
const conservationAliases = { new_build: 'brandNew' };

/** Features that some networks call otherwise. The odd spellings are the contract's own. */
export const respellFeature = renameValue({
  lift: 'elevator',
  boxroom: 'boxrom',
  access_control: 'acces_control',
  heat: 'heating',
  community: 'community_zone',
  air_conditioning: 'conditioned_air',
});

export const addressShape = {
  province: filledLine,
  province_slug: slug,
  town: withFallback(line, ''),
  town_slug: withFallback(slug, ''),
  /** The official code of its municipality, five digits; in exports alone. */
  town_code: optional(textUpTo(5, 'five digits', (value) => /^\d{5}$/.test(value))),
  zone: optional(line),
  zone_slug: optional(slug),
  street_type: optional(line),
  street_name: optional(line),
  street_number: optional(line),
  /** Five digits; answered of a `full` address alone. */
  postal_code: optional(textUpTo(5, 'a Spanish postcode', isPostcode)),
  /** Others than `full` and `hidden` show the street without its number (PD-34). One that cannot be read hides it. */
  visibility: withFallback(
    respelled((value) => (typeof value === 'string' ? visibilityOf(value) : value), z.enum(addressVisibilities)),
    'hidden',
  ),
};

/** `#aabbcc`, a name, or a call such as `rgb(1 2 3)`: nothing that could load something. */
const harmlessColour = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%\s/]+\))$/i;
const colour = textUpTo(60, 'a CSS colour', (value) => harmlessColour.test(value));

export const mediaShape = {
  ...imageShape,
  type: z._default(z.enum(['image', 'plan']), 'image'),
  web_cover: optional(z.boolean()),
  /** What it shows; `29` comes as a number too (PD-36). */
  description_category: withFallback(respelled(String, z.enum(mediaCategories)), 'unknown'),
  /** How it was made, where that is no camera alone; nothing is said of a picture without it. */
  made_as: optional(z.enum(pictureMakings)),
  /** A CSS colour to paint before the picture arrives. */
  placeholder: optional(colour),
  /** Of the cover of a whole estate: a JPEG of 1200 × 630, as link previews want it. */
  preview: optional(pictureUrl),
};
export const mediaSchema = respelled(respellImage, z.object(mediaShape));

/** A certificate that cannot be read counts as in progress (PD-37). */
export const energyCertificateShape = {
  state: withFallback(z.enum(energyStates), 'in_process'),
  /** kWh/m²·year. */
  consumption: optional(amount),
  /** kg CO2/m²·year. */
  emissions: optional(amount),
  /** The letter of the consumption, which is that of the label. */
  rating: optional(respelled(upperCase, z.enum(energyRatings))),
  /** The letter of the emissions. */
  emissions_rating: optional(respelled(upperCase, z.enum(energyRatings))),
};

export const locationShape = {
  lat: latitude,
  lng: longitude,
  /** `approximate` is rounded to about 500 m. */
  precision: withFallback(z.enum(['exact', 'approximate']), 'approximate'),
};

/** One home of a development, or one kind of them. */
export const unitShape = {
  reference: optional(line),
  /** As of a listing. */
  estate_type: optional(respelled(respellEstateType, word)),
  rooms: optional(count),
  /** Square metres. */
  area: optional(amount),
  floor: optional(integer),
  /** Euros, whole. */
  price: optional(amount),
  /** As of a listing. */
  status: withFallback(respelled(lowerCase, word), 'new'),
};

/** New homes that are sold under one name: the listing's price is that of the cheapest which can be had. */
export const developmentShape = {
  name: optional(line),
  /** When it will be finished: `2027-06`, or the year alone. */
  delivery: optional(textUpTo(7, 'a year, or a year and a month', (value) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value))),
  /** How many homes it has, where that is known. */
  total: optional(count),
  /** On its own page: what there is to choose from. */
  units: withFallback(listOf(z.object(unitShape)), []),
};

/** What a card needs. A field without a fallback is required: without it there is no estate to show. */
export const estateSummaryShape = {
  id,
  reference,
  key: estateKey,
  slug,
  url_slug: localisedSlug,
  type: respelled(lowerCase, z.enum(operationTypes)),
  /** Lower case. Others than the known ones are possible and count as available (PD-26). */
  status: respelled(lowerCase, word),
  /** Others than the known ones have a general label (PD-35). */
  estate_type: withFallback(respelled(respellEstateType, word), 'other'),
  subtype: optional(word),
  /** Euros, whole; per month for rent. Absent where it may not be shown (PD-27). */
  price: optional(amount),
  /** Before its latest change, where that was a drop. */
  previous_price: optional(amount),
  /** What comparable listings ask a square metre; absent where it may not be compared. */
  comparable_prices: optional(z.object({ count, median: amount, scope: z.enum(['zone', 'town']) })),
  /** Square metres; 0 where it is not known. */
  area_constructed: withFallback(amount, 0),
  rooms: optional(count),
  bathrooms: optional(count),
  /** 0 is the ground floor. */
  floor: optional(integer),
  /** What people call its floor, where that is more than its number. */
  floor_name: optional(z.enum(floorNames)),
  /** Whether it looks onto the street, and not only onto a courtyard. */
  exterior: optional(z.boolean()),
  /** The headline. */
  description: withFallback(localisedLine, { 'es-ES': '' }),
  address: z.object(addressShape),
  location: optional(z.object(locationShape)),
  furnished: withFallback(z.boolean(), false),
  conditioned_air: withFallback(z.boolean(), false),
  orientation_north: withFallback(z.boolean(), false),
  orientation_south: withFallback(z.boolean(), false),
  orientation_east: withFallback(z.boolean(), false),
  orientation_west: withFallback(z.boolean(), false),
  conservation: optional(respelled(renameValue(conservationAliases), z.enum(conservations))),
  cee: withFallback(z.object(energyCertificateShape), { state: 'in_process' }),
  /** Ids; one that is not known has a general label (PD-35). */
  features: withFallback(listOf(respelled(respellFeature, word)), []),
  media: withFallback(listOf(mediaSchema), []),
  /** How many pictures the estate has, plans left out: more than a summary carries. */
  pictures: optional(count),
  plans: optional(count),
  development: optional(z.object(developmentShape)),
  agent: optional(agentBriefSchema),
  /**
   * True where the advert says all that the law of its place asks of it, and nothing of it contradicts itself; absent
   * where that is not known.
   */
  meets_rules: optional(z.boolean()),
  created_at: optional(time),
  updated_at: optional(time),
};

/** Since when it had a price. */
export const pricePointShape = { date: time, price: amount };
export const pricePointSchema = z.object(pricePointShape);

/** A plain string is a name in Spanish, as most proper names are. */
const respellName = (value: unknown): unknown => (typeof value === 'string' ? { 'es-ES': value } : value);

export const surroundingShape = {
  /** Others than the known ones have a general label. */
  kind: word,
  name: respelled(respellName, localisedLine),
  /** Metres. */
  distance: optional(amount),
};

/** A fact that a network has from elsewhere: what, its value, who says so, and when it was looked up. */
export const checkedShape = {
  what: z.enum(checkedFacts),
  /** Of areas square metres, of `year` a year; of the others words, or yes and no. */
  value: z.union([amount, z.boolean(), filledLine]),
  source: filledLine,
  date: optional(time),
};

/** The licence by which new homes are built: its number, and the day on which it expires. */
export const worksLicenceShape = { number: optional(filledLine), expires_on: optional(time) };

/** What a link to another listing needs of its summary. */
export const linkedShape = {
  reference,
  key: estateKey,
  type: respelled(lowerCase, z.enum(operationTypes)),
  status: respelled(lowerCase, word),
  price: optional(amount),
  slug,
  url_slug: estateSummaryShape.url_slug,
  address: z.object({ province_slug: slug }),
};

/** What a machine translated of a listing into one language. */
export const translatedShape = {
  /** Who translated it, as `deepl`, and when. */
  provider: word,
  translated_at: optional(time),
  description: optional(filledLine),
  text: optional(filledText),
  highlights: optional(listOf(line)),
  special: optional(listOf(line)),
  rental_conditions: optional(listOf(line)),
};

/** By locale tag: of the fields alone that people did not write in that language. */
const translated = z.object(inTags(() => optional(z.object(translatedShape))));
export type TranslatedDto = z.output<typeof translated>;

/** What its own page needs beside the summary. */
export const estateDetailShape = {
  text: optional(localisedText),
  /** Texts of a machine, apart from those of people. */
  translated: optional(translated),
  virtual_tour: optional(webUrl),
  video: optional(webUrl),
  highlights: optional(localisedList),
  special: optional(localisedList),
  rental_conditions: optional(localisedList),
  /** False: it is stated that there is no lift. That there is one, `features` say. */
  lift: optional(z.boolean()),
  /** Floors of the building, the ground floor among them; of a house, its own. */
  floors: optional(count),
  /** Square metres. */
  area_useful: optional(amount),
  area_plot: optional(amount),
  area_terrace: optional(amount),
  /** In which it was built. */
  year: optional(integer),
  heating: optional(z.enum(heatingKinds)),
  /** Euros a month. */
  community_fee: optional(amount),
  /** Euros a year: the property tax. */
  ibi: optional(amount),
  /** Euros. */
  deposit: optional(amount),
  available_from: optional(time),
  pets: optional(z.boolean()),
  /** From the first price to the present one. */
  price_history: optional(listOf(pricePointSchema)),
  /** What is near, by the network's own data. */
  surroundings: optional(listOf(z.object(surroundingShape))),
  /** Of rentals in Catalonia. */
  reference_index: optional(amount),
  last_rent: optional(amount),
  /** Why more is asked than the last rent. */
  rent_increase_reason: optional(z.enum(rentIncreaseReasons)),
  large_holder: optional(z.boolean()),
  /** Under which it is let for short, and the register that gave it. */
  registration_number: optional(line),
  registration_register: optional(registerSchema),
  /** Number under which a home is let to tourists (*licencia turística*), as its register writes it. */
  licence: optional(line),
  works_licence: optional(z.object(worksLicenceShape)),
  /** What the network has of the home from elsewhere, as the land register's area. */
  checked: optional(listOf(z.object(checkedShape))),
  /** When somebody last said or showed that it is on offer: whole days are enough. */
  confirmed_at: optional(pastTime),
  /** The same home, offered for the other operation. */
  linked: optional(listOf(z.object(linkedShape))),
};

/** The contract's own names of an estate's fields. */
export const respellEstateFields = renameFields(fieldAliases);

const isSlug = (value: unknown): value is string => slug.safeParse(value).success;

/**
 * The fields that a listing's URL is made of. An upstream may write its reference as a number, and need not give what
 * follows from it: the key, and where it gives no slug that a URL can hold, the words of one that it gives, or the key.
 */
function respellIdentity(estate: Fields): void {
  if (typeof estate.reference === 'number') estate.reference = String(estate.reference);
  if (typeof estate.reference !== 'string') return;
  estate.reference = estate.reference.trim();
  if (typeof estate.key !== 'string' || !isKey(estate.key)) estate.key = keyOfReference(estate.reference as string);
  const slugs = isFields(estate.url_slug) ? estate.url_slug : {};
  const given = [estate.slug, ...Object.values(slugs)];
  const words = given.find((value) => typeof value === 'string');
  estate.slug = given.find(isSlug) ?? (slugify(String(words ?? '')) || slugOfReference(estate.reference as string));
  if (!isSlug(slugs['es-ES'])) estate.url_slug = { ...slugs, 'es-ES': estate.slug };
}

/** Of a linked listing the reference and the operation are enough: it can be had, and is where this one is. */
function respellLinked(estate: Fields): void {
  if (!Array.isArray(estate.linked)) return;
  estate.linked = estate.linked.filter(isFields).map((item) => {
    const linked: Fields = { status: 'new', address: estate.address, ...item };
    respellIdentity(linked);
    return linked;
  });
}

/** In place: a lift is among the features, and beside them the field only says that there is none. */
export function respellLift(estate: Fields): void {
  const { lift, features } = estate;
  if (lift === undefined) return;
  const ids = Array.isArray(features) ? features.map(respellFeature) : [];
  if (lift === true && !ids.includes('elevator')) estate.features = [...ids, 'elevator'];
  if (lift !== false || ids.includes('elevator')) delete estate.lift;
}

/**
 * The contract's own field names; key, slug and translated slugs where they follow from the rest; no price where none
 * may be shown (PD-27), and nothing that cannot be true.
 */
export function respellEstate(value: unknown): unknown {
  const estate = respellEstateFields(value);
  if (!isFields(estate)) return estate;
  respellIdentity(estate);
  respellLinked(estate);
  respellLift(estate);
  hidePrice(estate);
  dropImplausible(estate);
  return estate;
}

const summaryMedia = 6;

/**
 * As `respellEstate`, with the cover and at most five more pictures: an upstream may send all, and they are counted.
 */
function respellSummary(value: unknown): unknown {
  const estate = respellEstate(value);
  if (isFields(estate) && Array.isArray(estate.media) && estate.media.length > summaryMedia) {
    const media: unknown[] = estate.media;
    const plans = media.filter((item) => isFields(item) && isPlan(item.type, item.description_category)).length;
    estate.pictures ??= media.length - plans;
    estate.plans ??= plans;
    const cover = media.find((item) => isFields(item) && item.web_cover === true);
    estate.media = [...(cover ? [cover] : []), ...media.filter((item) => item !== cover)].slice(0, summaryMedia);
  }
  return estate;
}

export const estateSummarySchema = respelled(respellSummary, z.object(estateSummaryShape));
export const estateSchema = respelled(respellEstate, z.object({ ...estateSummaryShape, ...estateDetailShape }));

export type EstateSummaryDto = z.output<typeof estateSummarySchema>;
export type EstateDto = z.output<typeof estateSchema>;
export type AddressDto = EstateSummaryDto['address'];
export type MediaDto = z.output<typeof mediaSchema>;
