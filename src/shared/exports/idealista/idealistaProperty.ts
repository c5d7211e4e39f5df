import parsePhoneNumber from 'libphonenumber-js/min';
import type { Estate } from '#shared/api/estate.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { shortId } from '../shortId.ts';
import { textsByLanguage } from '../textsByLanguage.ts';
import { featuresOf, labels, languages } from './propertyFeatures.ts';

/** Limits of the schemas, in characters, euros and pictures. */
const limits = { reference: 50, name: 60, place: 50, street: 200, number: 10, text: 4_000, images: 200 } as const;
const maxPrice = 99_999_999;
const maxCommunityFee = 9_999;
const maxDepositMonths = 12;

type Fields = Record<string, unknown>;

/** Nothing of what is undefined: the schemas know no null. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The deposit as months of rent, where it is whole months. */
function depositMonths({ type, deposit, price }: Estate): number | undefined {
  if (type !== 'rent' || deposit === undefined || !price) return undefined;
  const months = deposit / price;
  return Number.isInteger(months) && months <= maxDepositMonths ? months : undefined;
}

/** null without a price: idealista has no place for one on request. */
function operationOf(estate: Estate): Fields | null {
  const { type, price, communityFee } = estate;
  if (price === undefined || price < 1 || price > maxPrice) return null;
  const fee = communityFee === undefined ? 0 : Math.round(communityFee);
  return given({
    operationType: type === 'rent' ? 'rent' : 'sale',
    operationPrice: Math.round(price),
    operationPriceCommunity: type === 'buy' && fee >= 1 && fee <= maxCommunityFee ? fee : undefined,
    operationDepositMonths: depositMonths(estate),
  });
}

/** As -2 to 60; some floors have a word of their own. */
function floorOf({ floor, floorName }: Estate): string | undefined {
  if (floorName === 'mezzanine') return 'en';
  if (floorName === 'semi_basement') return 'ss';
  if (floor === undefined || floor < -2 || floor > 60) return undefined;
  return floor === 0 ? 'bj' : String(floor);
}

/** A code of the statistics institute has a digit behind it, which follows from the others. */
export function withControlDigit(code: string): string {
  const weights = ['0382741596', '0246813579', '0123456789'];
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(weights[at % 3]![Number(digit)]), 0);
  return code + String((10 - (sum % 10)) % 10);
}

/**
 * By its street as far as it is shown; else by a place that is rounded and marked as moved, with which idealista shows
 * the zone alone. null for one with neither.
 */
function addressOf(estate: Estate): Fields | null {
  const { address, location } = estate;
  const street = [address.streetType, address.streetName].filter(Boolean).join(' ');
  const isShown = address.visibility !== 'hidden' && address.streetName !== undefined;
  const isExact = address.visibility === 'full' && location?.precision === 'exact';
  if (!isShown && !location) return null;
  return given({
    addressVisibility: isShown ? address.visibility : 'hidden',
    addressStreetName: isShown ? street.slice(0, limits.street) : undefined,
    addressStreetNumber: isShown ? address.streetNumber?.slice(0, limits.number) : undefined,
    addressFloor: floorOf(estate),
    addressUrbanization: address.zone?.slice(0, limits.place),
    addressTown: (address.town || address.province).slice(0, limits.place),
    addressNsiCode: address.townCode && withControlDigit(address.townCode),
    addressCountry: 'Spain',
    // A rounded place beside a street would be taken for the house's.
    ...(location && (isExact || !isShown)
      ? {
          addressCoordinatesPrecision: isExact ? 'exact' : 'moved',
          addressCoordinatesLatitude: location.lat,
          addressCoordinatesLongitude: location.lng,
        }
      : {}),
  });
}

const emailPattern = /^[\w.-]+@(?:[\w-]+\.)+[a-zA-Z]{2,5}$/;

/** Whom to ask, as far as the schema has a place for them; undefined for nobody. */
export function contactOf({ name, phone, email }: { name: string; phone?: string; email?: string }): Fields {
  const number = phone === undefined ? undefined : parsePhoneNumber(phone, 'ES');
  return given({
    contactName: name.slice(0, limits.name),
    contactEmail: email !== undefined && emailPattern.test(email) ? email : undefined,
    contactPrimaryPhonePrefix: number?.countryCallingCode,
    contactPrimaryPhoneNumber: number?.nationalNumber,
  });
}

/** Headline and text in each language that they are given in. */
function descriptionsOf({ description, text }: Estate): Fields[] {
  const [headlines, texts] = [textsByLanguage(description), textsByLanguage(text)];
  return Object.entries(languages).flatMap(([code, language]) => {
    const words = [headlines[code], texts[code]].filter(Boolean).join('\n\n');
    return words === '' ? [] : [{ descriptionLanguage: language, descriptionText: words.slice(0, limits.text) }];
  });
}

/** The cover first. */
function imagesOf({ media }: Estate, publicOrigin: string): Fields[] {
  const cover = coverOf(media);
  const sorted = [...(cover ? [cover] : []), ...media.filter((item) => item !== cover)];
  return sorted.slice(0, limits.images).map(({ url, type, descriptionCategory: category }, position) => ({
    imageOrder: position + 1,
    imageLabel: type === 'plan' && category !== 'appraisalplan' ? 'plan' : (labels[category] ?? category),
    imageUrl: new URL(url, publicOrigin).href,
  }));
}

/** Lists of the schemas have an item at least. */
const filled = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

/**
 * A listing as `propertyJson` of idealista v6.
 * @param estate as `exportedEstate` gives it
 * @returns null for one that idealista would refuse: without a price, a place, or what the schema of its kind requires
 */
export function idealistaProperty(estate: Estate, publicOrigin: string): Fields | null {
  const [propertyOperation, propertyAddress] = [operationOf(estate), addressOf(estate)];
  const propertyFeatures = featuresOf(estate);
  if (!propertyOperation || !propertyAddress || !propertyFeatures) return null;
  const { agent } = estate;
  return given({
    propertyCode: shortId(estate.key),
    propertyReference: estate.reference.slice(0, limits.reference),
    propertyVisibility: 'idealista',
    propertyOperation,
    propertyContact: agent && contactOf({ ...agent, name: agent.fullName }),
    propertyAddress,
    propertyFeatures,
    propertyDescriptions: filled(descriptionsOf(estate)),
    propertyImages: filled(imagesOf(estate, publicOrigin)),
    propertyVideos: estate.video && [{ videoOrder: 1, videoUrl: estate.video }],
    propertyVirtualTours: estate.virtualTour && { virtualTour: { virtualTourUrl: estate.virtualTour } },
  });
}
