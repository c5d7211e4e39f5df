import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressDto } from '#shared/contract/estate.ts';
import type {
  AgencyInput,
  AgentInput,
  EstateInput,
  NetworkInput,
  ProvinceInput,
} from '#origin/db/input/networkInput.ts';

const folder = path.resolve(import.meta.dirname, '../../networks/vencejo');

const readText = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** As the import reads it: sizes of a picture are the origin's own, and a price of null is on request. */
function toEstate(line: string): EstateInput {
  const { price, ...estate } = JSON.parse(line) as Omit<EstateInput, 'price'> & { price: number | null };
  const media = estate.media.map((picture) => ({ ...picture, dimensions: {} }));
  return { ...estate, ...(price === null ? {} : { price }), media };
}

const toAgent = ({ image, ...agent }: AgentInput): AgentInput => ({
  ...agent,
  ...(image ? { image: { ...image, dimensions: {} } } : {}),
});

type SlugField = 'province_slug' | 'town_slug' | 'zone_slug';

/** Addresses by a slug; those that lack it are left out. */
const groupedBy = (addresses: readonly AddressDto[], field: SlugField): [slug: string, of: AddressDto[]][] => [
  ...Map.groupBy(
    addresses.filter((address) => address[field] !== undefined),
    (address) => address[field]!,
  ),
];

/** The places of addresses, by province and town. */
const placesOf = (addresses: readonly AddressDto[]): ProvinceInput[] =>
  groupedBy(addresses, 'province_slug').map(([slug, inProvince]) => ({
    slug,
    name: inProvince[0]!.province,
    towns: groupedBy(inProvince, 'town_slug').map(([slug, inTown]) => ({
      slug,
      name: inTown[0]!.town,
      zones: groupedBy(inTown, 'zone_slug').map(([slug, [first]]) => ({ slug, name: first!.zone ?? slug })),
    })),
  }));

let all: readonly EstateInput[] | undefined;

/** All listings of the demo's folder, read once. */
export const demoListings = (): readonly EstateInput[] =>
  (all ??= readText('listings/vencejo.ndjson').trim().split('\n').map(toEstate));

/**
 * The demo's folder as an import reads it: all its people and places, and some of its listings, spread over the whole
 * file so that few show much. Dates are those of the folder, the last one on 1 November 2026.
 * @param count of listings; all of them without it
 */
export function demoNetwork(count = Infinity): NetworkInput {
  const listings = demoListings();
  const taken = Math.min(count, listings.length);
  const some = Array.from({ length: taken }, (_, n) => listings[Math.floor((n * listings.length) / taken)]!);
  return {
    provinces: placesOf(listings.map(({ address }) => address)),
    agencies: (JSON.parse(readText('people/agencies.json')) as { agencies: AgencyInput[] }).agencies,
    agents: (JSON.parse(readText('people/agents.json')) as { agents: AgentInput[] }).agents.map(toAgent),
    homeData: {},
    estates: () => some,
  };
}
