import type { Estate } from '#shared/api/estate.ts';
import { heatingKinds, hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { priceChanges, type PricePoint } from '#shared/domain/priceChanges.ts';
import { daysSince } from '#shared/i18n/daysSince.ts';

/** The dated prices of an estate whose price is shown, from the first to the present one; at least two. */
function pricesOf({ status, price, priceHistory = [] }: Estate): PricePoint[] | undefined {
  if (hidesPrice(status) || !price) return undefined;
  const changes = priceChanges(priceHistory);
  return changes.length > 1 && changes.at(-1)!.price === price ? changes : undefined;
}

/**
 * The facts of an estate that a table shows, each undefined where it is not known. What depends on the day is decided
 * here, where the page's data are loaded: a browser's clock might decide otherwise.
 * @param now epoch milliseconds
 */
export function toFacts(estate: Estate, now = Date.now()) {
  const { availableFrom, createdAt, status } = estate;
  const days = daysSince(createdAt, now);
  return {
    floor: estate.floor,
    floorName: estate.floorName,
    /** False: there is none. */
    lift: estate.lift,
    floors: estate.floors || undefined,
    exterior: estate.exterior,
    areaUseful: estate.areaUseful || undefined,
    areaPlot: estate.areaPlot || undefined,
    areaTerrace: estate.areaTerrace || undefined,
    licence: estate.licence,
    worksLicence: estate.worksLicence,
    year: estate.year,
    heating: heatingKinds.find((kind) => kind === estate.heating),
    communityFee: estate.communityFee || undefined,
    ibi: estate.ibi || undefined,
    pets: estate.type === 'rent' ? estate.pets : undefined,
    /** Empty: already. */
    availableFrom:
      status !== 'new' || !availableFrom ? undefined : Date.parse(availableFrom) > now ? availableFrom : '',
    prices: pricesOf(estate),
    /** Of one that may still be had, as its card counts them. */
    daysListed: !isClosed(status) && days >= 0 ? days : undefined,
  };
}
