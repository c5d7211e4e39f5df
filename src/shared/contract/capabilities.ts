import * as z from 'zod/mini';
import { areaPriceSort } from '#shared/domain/sorts.ts';
import { optionalFilterNames } from '#shared/filters/table.ts';
import { listOf, withFallback } from './fields.ts';

/** Which later parts of the contract an API has: what it does not name it has not. */
export const capabilitiesSchema = z.object({
  /** Later filters of lists and maps; `drawn` is the parameter `area`. */
  filters: listOf(z.enum(optionalFilterNames)),
  /** Later sorts of lists; `area_price` is both directions. */
  sorts: withFallback(listOf(z.enum([areaPriceSort])), []),
  /** Enquiries that are for no listing, no agent and no agency. */
  messages: withFallback(z.boolean(), false),
  /** What visitors report about adverts: `POST /web/report`. */
  reports: withFallback(z.boolean(), false),
});

export type CapabilitiesDto = z.infer<typeof capabilitiesSchema>;

/** What this software's own API has, which is all. */
export const wholeContract: CapabilitiesDto = {
  filters: optionalFilterNames,
  sorts: [areaPriceSort],
  messages: true,
  reports: true,
};

/** What every API has. */
export const baseContract: CapabilitiesDto = { filters: [], sorts: [], messages: false, reports: false };

/** What travel times need too (docs/api.md#capabilities): they are asked for by their outline. */
const partsOfTravel = ['near', 'drawn'] as const;

/** The later filters and the sort that an API would ignore. */
export function unsupportedBy({ filters, sorts }: CapabilitiesDto) {
  const named: readonly string[] = [...filters, ...sorts];
  const isMissing = (name: string): boolean =>
    !named.includes(name) || (name === 'travel' && !partsOfTravel.every((part) => named.includes(part)));
  return ([...optionalFilterNames, areaPriceSort] as const).filter(isMissing);
}
