import type { NearbyPlace } from '#shared/contract/nearby.ts';
import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import { shortVisitDay, visitHour } from '#shared/domain/visitTimes.ts';
import type { Estate } from '#shared/api/estate.ts';
import { streetLine, zoneLine } from '#shared/domain/address.ts';
import { isBright } from '#shared/domain/brightness.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { headlineOf } from '#shared/domain/headline.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { imageUrl } from '#shared/domain/images.ts';
import { sides, type Side } from '#shared/domain/sunlight.ts';
import { isNoPrice } from '#shared/domain/plausible.ts';
import { priceFairness } from '#shared/domain/priceFairness.ts';
import { priceBeforeDrop, pricePerArea } from '#shared/domain/prices.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { registerLine } from '../registerLine.ts';
import { isNew } from '../estateCard/isNew.ts';
import { toDevelopment } from '../estateCard/toEstateCard.ts';
import { estateTarget, estateUrls } from './estateTarget.ts';
import { shownTexts } from './shownTexts.ts';
import { toEvidence } from './toEvidence.ts';
import { toFacts } from './toFacts.ts';
import { toSurroundings } from './toSurroundings.ts';
import { toWalks } from './toWalks.ts';
import { groupFeatures } from './groupFeatures.ts';
import { similarQuery } from './similarQuery.ts';
import { toPhotos } from './toPhotos.ts';

/**
 * The estate's agent (docs/product.md#agent). An independent agent's agency is the agent's own name: no brand.
 */
function toAgent(agent: NonNullable<Estate['agent']>) {
  const { slug, fullName, phone, email, avatar, agency } = agent;
  return {
    slug,
    name: fullName,
    phone,
    email,
    languages: agent.languages,
    brand: agency?.independent === false ? agency.commercialBrand : undefined,
    avatar: avatar && imageUrl(avatar, 'xs'),
    register: registerLine(agent.registerNumber, agent.register),
  };
}

/** What the law requires beside a rental's price (docs/product.md#compliance); undefined when nothing was given. */
function toRentalFacts(estate: Estate) {
  const { referenceIndex, lastRent, largeHolder, registrationNumber, rentIncreaseReason } = estate;
  const facts = { referenceIndex, lastRent, largeHolder, registrationNumber, rentIncreaseReason };
  if (Object.values(facts).every((fact) => fact === undefined)) return undefined;
  return { ...facts, registrationRegister: estate.registrationRegister };
}

/** Free times that are offered beside the price. */
const maxFirstTimes = 3;

/** A location on a map: exact, or the centre of a circle of 500 m. */
export interface MapLocation {
  lat: number;
  lng: number;
  exact: boolean;
}

/**
 * The homes of a development, each with a price only where it can be had and the listing shows one; `onRequest` where
 * it can be had, and its price has to be asked for.
 */
function toUnits({ development, status: ofAll }: Estate, shownPrice: number | undefined) {
  const units = development?.units.map(({ price: given, status, ...unit }) => {
    const isHidden = hidesPrice(ofAll) || hidesPrice(status);
    const price = isHidden || shownPrice === undefined || isNoPrice(given) ? undefined : given;
    return { ...unit, status, price, onRequest: !isHidden && price === undefined ? (true as const) : undefined };
  });
  return units?.length ? units : undefined;
}

/** The way to the same home under its other operation, and for how much that is. */
function toLinked({ linked = [], type: ownType }: Estate, language: Language) {
  const other = linked.find(({ type, status }) => type !== ownType && !isClosed(status));
  if (!other) return undefined;
  const { type, status, price } = other;
  return { type, price: hidesPrice(status) ? undefined : price, params: estateTarget(other, language).params };
}

/**
 * The image of link previews: the cover, cropped for previews where the upstream has that, else at `xl` and 16:9.
 */
function toPreview({ media }: Estate): { url: string; width: number; height: number } | undefined {
  const cover = coverOf(media);
  return (
    cover &&
    (cover.preview ? { url: cover.preview, width: 1200, height: 630 } : { url: cover.url, width: 1400, height: 788 })
  );
}

/**
 * The location for maps. Omits exact coordinates unless the address is full (PD-34).
 */
export function toMapLocation({ address: { visibility }, location }: Estate): MapLocation | undefined {
  const exact = location?.precision === 'exact';
  return location && (!exact || visibility === 'full') ? { lat: location.lat, lng: location.lng, exact } : undefined;
}

/** Where its windows look; undefined where nothing was given. */
function toFacing({
  orientationNorth: north,
  orientationEast: east,
  orientationSouth: south,
  orientationWest: west,
}: Estate): Side[] | undefined {
  const looks: Readonly<Record<Side, boolean>> = { north, east, south, west };
  const facing = sides.filter((side) => looks[side]);
  return facing.length > 0 ? facing : undefined;
}

/** The list of the place that the page names: its zone, else its town; undefined where it has no slug. */
function toPlaceFilters({ zone, zoneSlug, townSlug }: Estate['address']): EstateFilters | undefined {
  if (!townSlug || (zone && !zoneSlug)) return undefined;
  return { town: townSlug, ...(zone && zoneSlug ? { zone: [zoneSlug] } : {}) };
}

/** Times beside the price: the first of each of the next days, written here, since date formatters are slow to make. */
function toFirstTimes({ starts, zone }: VisitSlots, language: Language): { start: string; text: string }[] {
  const days = new Map<string, { start: string; text: string }>();
  for (const start of starts) {
    const [weekday, date] = shortVisitDay(start, zone, language);
    if (!days.has(date)) days.set(date, { start, text: `${weekday} ${date}, ${visitHour(start, zone, language)}` });
    if (days.size === maxFirstTimes) break;
  }
  return [...days.values()];
}

/**
 * What an estate's page shows, in the page's language, and nothing more: it is part of the HTML's state.
 * Omits exact coordinates unless the address is full (PD-34).
 * @param languages of the site
 * @param slots the agent's free times, where visits can be booked
 * @param nearby what the maps have around its location
 */
export function toEstateView(
  estate: Estate,
  { language, languages }: { language: Language; languages: readonly Language[] },
  { slots, nearby = [] }: { slots?: VisitSlots | undefined; nearby?: readonly NearbyPlace[] } = {},
) {
  const { address, agent, type, status, price, areaConstructed } = estate;
  const shownPrice = hidesPrice(status) ? undefined : price;
  const features = groupFeatures(estate.features, estate.estateType);
  const mapLocation = toMapLocation(estate);
  const texts = shownTexts(estate, language);
  return {
    key: estate.key,
    reference: estate.reference,
    type,
    status,
    isNew: isNew(estate) || undefined,
    estateType: estate.estateType,
    subtype: estate.subtype,
    ...texts,
    /** What it is called in the page's language, where its title is in another. */
    headline: texts.title.lang === undefined ? undefined : headlineOf(estate, language),
    price: shownPrice,
    previousPrice: priceBeforeDrop(estate.previousPrice, shownPrice),
    pricePerArea: estate.development ? undefined : pricePerArea({ type, price: shownPrice, area: areaConstructed }),
    fairness: estate.development ? undefined : priceFairness(shownPrice, areaConstructed, estate.comparablePrices),
    area: areaConstructed > 0 ? areaConstructed : undefined,
    rooms: estate.rooms,
    bathrooms: estate.bathrooms,
    furnished: estate.furnished,
    conditionedAir: estate.conditionedAir || features.own.includes('conditioned_air'),
    bright: isBright(estate),
    conservation: estate.conservation,
    facts: toFacts(estate),
    evidence: toEvidence(estate, { language, languages }),
    meetsRules: estate.meetsRules || undefined,
    energy: estate.cee,
    /** Without air conditioning, which has its own field. */
    features: { ...features, own: features.own.filter((id) => id !== 'conditioned_air') },
    province: { slug: address.provinceSlug, name: placeNameIn(address.province, language) },
    town: placeNameIn(address.town, language),
    street: streetLine(address) ?? undefined,
    zone: zoneLine(address, language),
    placeFilters: toPlaceFilters(address),
    mapLocation,
    facing: toFacing(estate),
    surroundings: toSurroundings(estate, language, mapLocation?.exact === true),
    walks: nearby.length > 0 ? toWalks(nearby, mapLocation?.exact === true) : undefined,
    ...toPhotos(estate.media, language),
    preview: toPreview(estate),
    virtualTour: estate.virtualTour,
    video: estate.video,
    agent: agent && toAgent(agent),
    /** When it can be visited. */
    slots,
    firstTimes: slots && toFirstTimes(slots, language),
    updatedAt: estate.updatedAt,
    // Formatted here, so mostly on the server: making a date formatter takes a phone 20 ms of its hydration.
    updatedOn: estate.updatedAt === undefined ? undefined : formatDate(estate.updatedAt, language),
    /** For structured data. */
    postedAt: estate.createdAt,
    /** The search of an alert for others like it. */
    similar: similarQuery(estate, shownPrice),
    rentalFacts: type === 'rent' ? toRentalFacts(estate) : undefined,
    deposit: type === 'rent' && shownPrice ? estate.deposit : undefined,
    linked: toLinked(estate, language),
    development: toDevelopment(estate),
    units: toUnits(estate, shownPrice),
    /** Its URL in each language of the site. */
    urls: estateUrls(estate, languages),
  };
}

export type EstateView = ReturnType<typeof toEstateView>;
