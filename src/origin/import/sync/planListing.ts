import { hash } from 'node:crypto';
import type { KnownRecord } from '../../db/estates/sourceRecords.ts';
import type { EstateInput } from '../../db/input/networkInput.ts';
import { completeListing } from './completeListing.ts';
import type { PeopleOfSource } from './people/PeopleOfSource.ts';
import { municipalityOf } from '../../places/municipalities.ts';
import { provinceOf } from '../../places/provinces.ts';
import type { PlaceFinder } from './places.ts';
import type { ReadListing } from './readListing.ts';
import type { FieldWarning } from './RecordReader.ts';
import { newTown } from './report.ts';
import type { Reading } from './UnchangedRecords.ts';
import { withdrawn } from './words.ts';

/** A listing that may have to be stored. */
export interface Planned {
  estate: Omit<EstateInput, 'agent' | 'updated_at' | 'source'> & { source: string; updated_at: string | undefined };
  /** Its agent, as PeopleOfSource calls them. */
  agent: string;
  digest: string;
  /** What is kept of how its record was read. */
  reading: Reading | undefined;
  /** The stored record. */
  known: KnownRecord | undefined;
}

interface PlanContext {
  source: string;
  places: PlaceFinder;
  people: PeopleOfSource;
  reading: Reading | undefined;
  known: KnownRecord | undefined;
}

/**
 * Without `updated_at`: many programs write the date of the export there.
 * @param agent the slug that its record gives: who that is, is known when all are read
 */
function digestOf({ updated_at: _, ...content }: Planned['estate'], agent: string): string {
  return hash('sha256', JSON.stringify([content, agent]), 'base64url');
}

/** Of a town that no list has: most often a village, or a slip of the pen, which would get a page of its own. */
const reasonOfNew = (kind: string, name: string, province: string): string =>
  kind === 'town' ? `“${name}” ${newTown} of ${province}: a new town, as written` : `“${name}” is new: as written`;

/**
 * The listing as it is to be stored, with its places and agent, which are stored later.
 * @returns it, and a warning of each place that is new
 */
export function planListing(
  listing: ReadListing,
  { source, places, people, reading, known }: PlanContext,
): { planned: Planned; warnings: FieldWarning[] } {
  const { address, added } = places.find(listing.address);
  const warnings = added
    .filter(
      ({ kind, name }) =>
        kind === 'zone' || (kind === 'town' && !municipalityOf(provinceOf(address.province_slug)?.code ?? '', name)),
    )
    .map(({ kind, name }) => ({ field: `address.${kind}`, reason: reasonOfNew(kind, name, address.province) }));
  const { agent, slug } = people.add(listing.agent, address, { id: listing.id, reference: listing.estate.reference });
  const { updated_at, ...rest } = completeListing(listing.estate, address, listing.hasSlugs);
  const estate = { ...rest, source, address, updated_at };
  return { planned: { estate, agent, digest: digestOf(estate, slug), reading, known }, warnings };
}

/** Whether the source's status is newer than one that was set by hand. */
export const isNewer = ({
  estate,
  known,
}: Pick<Planned, 'estate'> & { known: Pick<KnownRecord, 'status' | 'set_by_hand_at'> | undefined }): boolean =>
  known?.status !== estate.status || Date.parse(estate.updated_at ?? '') > (known.set_by_hand_at ?? 0);

/** Whether the stored listing is up to date. */
export const isAsItWas = (planned: Planned): boolean => {
  const { digest, known } = planned;
  if (known?.digest !== digest || known.status === withdrawn) return false;
  return known.set_by_hand_at === null || !isNewer(planned);
};
