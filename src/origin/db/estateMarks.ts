import { floorLevelOf, floorLevels, type FloorLevel } from '#shared/domain/floorLevel.ts';
import { isNoPrice } from '#shared/domain/plausible.ts';
import { priceChanges } from '#shared/domain/priceChanges.ts';
import type { StorableEstate } from '../import/networkInput.ts';

/**
 * Facts that lists are filtered by as features are, stored as further bits of the mask of features: with them come the
 * exact counts, the lookup by a rare one, and the condition of alerts. Not as traits, whose combinations they would
 * multiply. Only append: the bits are stored. A number has bits up to position 52, but positionSums.ts counts those up
 * to 51 only: before a ninth mark, raise its `halfBits`.
 */
const markIds = [
  'exterior',
  'plan',
  'tour',
  'video',
  'price_drop',
  ...floorLevels.map((level) => `floor_${level}` as const),
] as const;
export type MarkId = (typeof markIds)[number];

/** Above the features that there are and may still be. */
const firstPosition = 44;

/** The position of a mark's bit, as of a feature's. */
export const markPosition = (mark: MarkId): number => firstPosition + markIds.indexOf(mark);

const bits = new Map(markIds.map((mark) => [mark, 2 ** markPosition(mark)]));

export const markMask = (marks: readonly MarkId[]): number => marks.reduce((mask, mark) => mask + bits.get(mark)!, 0);

/** The bits of floors. */
export const floorMask = (levels: readonly FloorLevel[]): number =>
  markMask(levels.map((level) => `floor_${level}` as const));

/** A plan among pictures, as the page shows one (docs/product.md#estate-page). */
function hasPlan(media: StorableEstate['media']): boolean {
  if ('detail' in media) return /"type":"plan"|"description_category":"(?:appraisal)?plan"/.test(media.detail);
  return media.some(
    ({ type, description_category: room }) => type === 'plan' || room === 'plan' || room === 'appraisalplan',
  );
}

/** The marks of an estate but for a drop of its price. */
export function estateMarks(estate: StorableEstate): MarkId[] {
  const level = floorLevelOf(estate);
  return [
    ...(estate.exterior === true ? (['exterior'] as const) : []),
    ...(hasPlan(estate.media) ? (['plan'] as const) : []),
    ...(estate.virtual_tour ? (['tour'] as const) : []),
    ...(estate.video ? (['video'] as const) : []),
    ...(level === null ? [] : [`floor_${level}` as const]),
  ];
}

interface Priced {
  /** 0 where there is none. */
  price: number;
  previous_price: number | null;
  area: number;
}

/** What follows from a price where it may be shown, and nothing where it may not (PD-27) or is on request. */
export function shownPrices(
  { price, previous_price: previous, area }: Priced,
  availabilityRank: number,
): { shown_price: number | null; area_price: number | null; dropMask: number } {
  if (availabilityRank > 0 || isNoPrice(price)) return { shown_price: null, area_price: null, dropMask: 0 };
  return {
    shown_price: price,
    area_price: area > 0 ? Math.trunc((price * 100) / area) : null,
    dropMask: previous !== null && previous > price ? markMask(['price_drop']) : 0,
  };
}

/** The price before the present one, if its history ends in that. */
export function previousPriceOf({ price_history = [] }: Pick<StorableEstate, 'price_history'>, price: number) {
  const [before, now] = priceChanges(price_history).slice(-2);
  return now?.price === price ? before!.price : null;
}
