import { hash } from 'node:crypto';
import type { SourceRecordRow } from '../../db/tables.ts';
import type { EstateInput } from '../../db/input/networkInput.ts';
import { completeListing } from './completeListing.ts';
import type { PeopleOfSource } from './PeopleOfSource.ts';
import { municipalityOf } from '../../places/municipalities.ts';
import { provinceOf } from '../../places/provinces.ts';
import type { PlaceFinder } from './places.ts';
import type { ReadListing } from './readListing.ts';
import { withdrawn } from './words.ts';

/** A listing that may have to be stored. */
export interface Planned {
  estate: Omit<EstateInput, 'agent' | 'updated_at' | 'source'> & { source: string; updated_at: string | undefined };
  /** Slug of its agent. */
  agent: string;
  digest: string;
  /** The stored record. */
  known: SourceRecordRow | undefined;
}

interface PlanContext {
  source: string;
  places: PlaceFinder;
  people: PeopleOfSource;
  known: SourceRecordRow | undefined;
}

/** Without `updated_at`: many programs write the date of the export there. */
function digestOf({ updated_at: _, ...content }: Planned['estate'], agent: string): string {
  return hash('sha256', JSON.stringify([content, agent]), 'base64url');
}

/** The listing as it is to be stored, with its places and agent, which are stored later. New places are warned of. */
export function planListing(listing: ReadListing, { source, places, people, known }: PlanContext): Planned {
  const { address, added } = places.find(listing.address);
  for (const { kind, name } of added)
    if (kind === 'zone' || (kind === 'town' && !municipalityOf(provinceOf(address.province_slug)?.code ?? '', name)))
      listing.warnings.push({ field: `address.${kind}`, reason: `“${name}” is new: as written` });
  const agent = people.add(listing.agent, address);
  const { updated_at, ...rest } = completeListing(listing.estate, address, listing.hasSlugs);
  const estate = { ...rest, source, address, updated_at };
  return { estate, agent, digest: digestOf(estate, agent), known };
}

/** Whether the source's status is newer than one that was set by hand. */
export const isNewer = ({ estate, known }: Planned): boolean =>
  known?.status !== estate.status || Date.parse(estate.updated_at ?? '') > (known.set_by_hand_at ?? 0);

/** Whether the stored listing is up to date. */
export const isAsItWas = (planned: Planned): boolean => {
  const { digest, known } = planned;
  if (known?.digest !== digest || known.status === withdrawn) return false;
  return known.set_by_hand_at === null || !isNewer(planned);
};
