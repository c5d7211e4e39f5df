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
  /** Slug of who offers it. */
  agent: string;
  digest: string;
  /** What was stored of its record last. */
  known: SourceRecordRow | undefined;
}

interface PlanContext {
  source: string;
  places: PlaceFinder;
  people: PeopleOfSource;
  known: SourceRecordRow | undefined;
}

/** Without the date of its change: many programs write that of the export. */
function digestOf({ updated_at: _, ...content }: Planned['estate'], agent: string): string {
  return hash('sha256', JSON.stringify([content, agent]), 'base64url');
}

/** Finds a listing's places and people, which are stored later, and what it is stored as. New places are reported. */
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

/** Whether a source says something newer than what was set by hand. */
export const isNewer = ({ estate, known }: Planned): boolean =>
  known?.status !== estate.status || Date.parse(estate.updated_at ?? '') > (known.set_by_hand_at ?? 0);

/** Whether nothing is to be done for it. */
export const isAsItWas = (planned: Planned): boolean => {
  const { digest, known } = planned;
  if (known?.digest !== digest || known.status === withdrawn) return false;
  return known.set_by_hand_at === null || !isNewer(planned);
};
