import { operationTypes, type EstateStatus } from '#shared/domain/estate.ts';
import { isNoPrice } from '#shared/domain/plausible.ts';
import { priceChanges } from '#shared/domain/priceChanges.ts';
import { availabilityRankOf } from './availability.ts';
import type { StorableEstate } from './estateMedia.ts';
import { identityColumns, keyOf } from './estateIdentity.ts';
import { dropPosition, featurePositions, markPositions } from '../facts/estateMarks.ts';
import { estateTraits, withTraits } from '../facts/estateTraits.ts';
import { masksOf, positionsIn } from '../facts/maskColumns.ts';
import { publicAddress } from './publicAddress.ts';
import { publicLocation } from './publicLocation.ts';
import { shuffleRank } from './shuffleRank.ts';
import { unjudged, type EstateRow } from '../tables.ts';

interface Priced {
  /** 0 where there is none. */
  price: number;
  previous_price: number | null;
  area: number;
}

/** What follows from a price where it may be shown, and nothing where it may not (PD-27) or is on request. */
function shownPrices(
  { price, previous_price: previous, area }: Priced,
  availabilityRank: number,
): { shown_price: number | null; area_price: number | null; hasDropped: boolean } {
  if (availabilityRank > 0 || isNoPrice(price)) return { shown_price: null, area_price: null, hasDropped: false };
  return {
    shown_price: price,
    area_price: area > 0 ? Math.trunc((price * 100) / area) : null,
    hasDropped: previous !== null && previous > price,
  };
}

/** The price before the present one, if its history ends in that. */
function previousPriceOf({ price_history = [] }: Pick<StorableEstate, 'price_history'>, price: number) {
  const [before, now] = priceChanges(price_history).slice(-2);
  return now?.price === price ? before!.price : null;
}

/** The store's keys of what an estate belongs to. */
export interface EstateKeys {
  province: number;
  town: number;
  zone: number | null;
  agent: number;
  agency: number;
}

/**
 * An estate's row.
 * @param key the estate's own
 * @param urlKey what stands for it in URLs
 * @param knownPrice what is stored of an estate that comes without the price that its status hides; 0 where nothing is
 */
export function estateRow(
  estate: StorableEstate,
  keys: EstateKeys,
  key: number,
  urlKey = keyOf(estate),
  knownPrice = 0,
): EstateRow {
  const { reference, status, subtype = null, rooms = null, bathrooms = null, conservation = null } = estate;
  const availabilityRank = availabilityRankOf(status);
  const price = estate.price ?? (availabilityRank > 0 ? knownPrice : 0);
  const previous_price = previousPriceOf(estate, price);
  const { hasDropped, ...prices } = shownPrices(
    { price, previous_price, area: estate.area_constructed },
    availabilityRank,
  );
  return {
    key,
    ...identityColumns(estate, urlKey),
    type: operationTypes.findIndex((type) => type === estate.type),
    status,
    availability_rank: availabilityRank,
    estate_type: estate.estate_type,
    subtype,
    price,
    previous_price,
    ...prices,
    area: estate.area_constructed,
    rooms,
    bathrooms,
    furnished: Number(estate.furnished),
    conservation,
    // 1970 where it is not known: after all others where the newest come first.
    published_at: Date.parse(estate.created_at ?? '') || 0,
    updated_at: Date.parse(estate.updated_at),
    shuffle_rank: shuffleRank(reference),
    traits: estateTraits({
      type: estate.type,
      availabilityRank,
      estateType: estate.estate_type,
      subtype,
      rooms,
      bathrooms,
      furnished: estate.furnished,
      conservation,
      cee: estate.cee,
    }),
    ...masksOf([...featurePositions(estate.features), ...markPositions(estate), ...(hasDropped ? [dropPosition] : [])]),
    province: keys.province,
    town: keys.town,
    zone: keys.zone,
    agent: keys.agent,
    agency: keys.agency,
    ...publicLocation(estate.location, estate.address.visibility),
    verdict: unjudged,
    linked: estate.linked ?? null,
    cadastral_reference: estate.cadastral_reference ?? null,
    ...publicAddress(estate.address),
  };
}

/** The same estate in another state, with all that follows from it. @param now epoch ms */
export function withStatus(row: EstateRow, status: EstateStatus, now: number): EstateRow {
  const availabilityRank = availabilityRankOf(status);
  const traits = withTraits(row.traits, 'availability', [availabilityRank]);
  const { hasDropped, ...prices } = shownPrices(row, availabilityRank);
  const others = positionsIn(row).filter((position) => position !== dropPosition);
  return {
    ...row,
    status,
    availability_rank: availabilityRank,
    ...prices,
    ...masksOf(hasDropped ? [...others, dropPosition] : others),
    traits,
    updated_at: now,
  };
}
