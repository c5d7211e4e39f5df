import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressDto } from '#shared/contract/estate.ts';
import { estateInputSchema } from '../import/estateInputSchema.ts';
import type { AgentBriefInput, AgentInput, EstateInput, NetworkInput, ProvinceInput } from '../import/networkInput.ts';
import { moveDates } from './moveDates.ts';
import type { FolderContent } from './readFolder.ts';

type SlugField = 'province_slug' | 'town_slug' | 'zone_slug';

/** Addresses by a slug; those that lack it are left out. */
const groupedBy = (addresses: readonly AddressDto[], field: SlugField): [slug: string, of: AddressDto[]][] => [
  ...Map.groupBy(
    addresses.filter((address) => address[field] !== undefined),
    (address) => address[field]!,
  ),
];

/** The places of addresses, by province and town. */
export const placesOf = (addresses: readonly AddressDto[]): ProvinceInput[] =>
  groupedBy(addresses, 'province_slug').map(([slug, inProvince]) => ({
    slug,
    name: inProvince[0]!.province,
    towns: groupedBy(inProvince, 'town_slug').map(([slug, inTown]) => ({
      slug,
      name: inTown[0]!.town,
      zones: groupedBy(inTown, 'zone_slug').map(([slug, [first]]) => ({ slug, name: first!.zone ?? slug })),
    })),
  }));

/** What a listing says of its agent. */
const briefOf = ({
  id,
  slug,
  full_name,
  phone,
  email,
  languages,
  agency,
  image: avatar,
}: AgentInput): AgentBriefInput => ({
  id,
  slug,
  full_name,
  phone,
  email,
  languages,
  agency,
  ...(avatar ? { avatar } : {}),
});

/**
 * What a database that holds nothing is filled with: the people of a network's folder, and the listings of its sources
 * that are files in the contract's shape.
 * @param days by which times are moved
 * @param now epoch ms, the time of what has none
 * @param onRefused called for a listing that is not taken
 */
export function initialNetwork(
  dir: string,
  { people, sources }: Pick<FolderContent, 'people' | 'sources'>,
  days: number,
  now: number,
  onRefused: (record: { source: string; line: number; problems: string[] }) => void,
): NetworkInput {
  const estates = sources.flatMap(({ name, file, agent: slug }) => {
    if (file === undefined) return [];
    const agent = people.agents.find((one) => one.slug === slug);
    const lines = readFileSync(path.join(dir, file), 'utf8').split('\n');
    return lines.flatMap((text, index): EstateInput[] => {
      if (text.trim() === '') return [];
      const record = JSON.parse(text) as object;
      const { data, error } = estateInputSchema.safeParse(agent ? { agent: briefOf(agent), ...record } : record);
      if (!data) {
        const problems = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
        onRefused({ source: name, line: index + 1, problems });
        return [];
      }
      const { price, created_at: created, updated_at: updated = new Date(now).toISOString(), ...rest } = data;
      return [
        moveDates(
          { ...rest, price: price ?? undefined, created_at: created ?? undefined, updated_at: updated ?? '' },
          days,
        ),
      ];
    });
  });
  return { provinces: placesOf(estates.map(({ address }) => address)), ...people, estates: () => estates };
}
