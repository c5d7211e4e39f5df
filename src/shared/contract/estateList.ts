import * as z from 'zod/mini';
import { isNoPrice } from '#shared/domain/plausible.ts';
import { isInSpain } from '#shared/domain/spain.ts';
import type { EstateSummaryDto } from './estate.ts';
import {
  amount,
  count,
  estateKey,
  filledLine,
  latitude,
  localisedLine,
  longitude,
  optional,
  respelled,
  withFallback,
  word,
} from './fields.ts';
import { hidePinPrice } from './hiddenPrice.ts';

/**
 * Option value → number of estates if that option were chosen with the other filters kept, by filter.
 * A filter may be left out: its options then show no numbers. `zone` is there only with a town or a province.
 */
export const facetsSchema = z.record(word, withFallback(z.record(word, count), {}));
export type FacetsDto = z.output<typeof facetsSchema>;

/** A list without its records, which are read one by one (readRecords). */
export const estateListSchema = z.object({
  results: z.array(z.unknown()),
  /** Estates that match, up to `total_capped`'s bound. */
  total: count,
  /** True when more estates match than are counted; `total` is then the bound. */
  total_capped: optional(z.boolean()),
  /** Of all that match, those that are neither reserved nor sold nor rented. Left out where they are not counted. */
  available: optional(count),
  /** Those that are sold or rented, which close the list. Left out where they are not counted. */
  closed: optional(count),
  /** The middle of a list of one town or zone; around a point that, and the name of what lies there, if known. */
  centre: optional(z.object({ lat: latitude, lng: longitude, name: optional(filledLine) })),
  /** What the point that it lies around or its drawn area is called, if known, with the article for sentences. */
  called: optional(localisedLine),
  page: withFallback(count, 1),
  pages: count,
  qty: withFallback(count, 24),
  facets: optional(facetsSchema),
  /** True when some facet counts are estimates; an option that is missing then need not have no estates. */
  facets_approximate: optional(z.boolean()),
});
export type EstateListDto = Omit<z.output<typeof estateListSchema>, 'results'> & { results: EstateSummaryDto[] };

const outsideSpain = 'must be in Spain';

function respellPin(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const pin: unknown[] = [...(value as unknown[])];
  hidePinPrice(pin);
  if (isNoPrice(pin[3])) pin[3] = null;
  return pin;
}

/**
 * Key, longitude, latitude, price; 1 where the estate stands exactly there, else within some 500 m; its state
 * where it is not simply available; 1 where the price is the lowest of a development's. No price where the state hides
 * it (PD-27).
 */
export const pinSchema = respelled(
  respellPin,
  z
    .tuple([
      estateKey,
      longitude,
      latitude,
      withFallback(z.nullable(amount), null),
      optional(z.literal([0, 1])),
      optional(word),
      optional(z.literal(1)),
    ])
    .check(z.refine(([, lng, lat]) => isInSpain(lat, lng), outsideSpain)),
);
export type PinDto = z.output<typeof pinSchema>;

export const pinClusterSchema = z
  .object({ lng: longitude, lat: latitude, count })
  .check(z.refine(({ lat, lng }) => isInSpain(lat, lng), outsideSpain));
export type PinClusterDto = z.output<typeof pinClusterSchema>;

/** A whole result on the map: pins, or clusters where there are too many. */
export const pinsSchema = z.object({
  total: count,
  /** Side of the clusters' cells in degrees, counted from 180° west and 90° south. */
  cell: optional(z.number().check(z.positive())),
  pins: z.optional(z.array(z.unknown())),
  clusters: z.optional(z.array(z.unknown())),
});
export interface PinsDto {
  total: number;
  cell?: number;
  pins?: PinDto[];
  clusters?: PinClusterDto[];
}
