import { listNotTwins } from '../db/twins/twins.ts';
import type { Store } from '../db/store.ts';
import type { TwinReason } from '../db/tables.ts';
import { countAlike } from './alikePictures.ts';
import { compareReferences } from './compareReferences.ts';
import { readFactsOf, type TwinFacts } from './facts.ts';
import { areFactsAlike, findCandidates, isSameKind } from './findCandidates.ts';
import type { PictureHashes } from './PictureHashes.ts';

/** A listing of another source that is the same home. */
export interface Twin {
  facts: TwinFacts;
  reason: TwinReason;
}

/**
 * Pictures that two listings with alike facts need in common. One does not prove a home: it may be the street's, the
 * building's, or what stands where there is none. So a listing with a single picture is known by its reference alone.
 */
const minAlike = 2;

/** Where both name the same plot in the land register. */
const minAlikeOnPlot = 1;

/** Why two listings of different sources are the same home; null where that is not known. */
async function compare(a: TwinFacts, b: TwinFacts, hashes: PictureHashes): Promise<TwinReason | null> {
  if (!isSameKind(a, b)) return null;
  const references = compareReferences(a.cadastral, b.cadastral);
  if (references === 'same_home') return 'cadastral_reference';
  if (references === 'different' || !areFactsAlike(a, b)) return null;
  const alike = countAlike(await hashes.of(a.pictures), await hashes.of(b.pictures));
  return alike >= (references === 'same_plot' ? minAlikeOnPlot : minAlike) ? 'pictures' : null;
}

/** All that look like the same home. @param source the only one to look in */
async function findAlike(store: Store, facts: TwinFacts, hashes: PictureHashes, source?: string): Promise<Twin[]> {
  const apart = await listNotTwins(store.db, facts.url_key);
  const found = await readFactsOf(store, await findCandidates(store, facts));
  const twins: Twin[] = [];
  for (const other of found) {
    if (apart.has(other.url_key) || (source !== undefined && other.source !== source)) continue;
    const reason = await compare(facts, other, hashes);
    if (reason) twins.push({ facts: other, reason });
  }
  return twins;
}

export interface FoundTwins {
  /** One of a source at most. */
  twins: Twin[];
  /** Keys of listings that look like this one, where it cannot be told which is its twin. */
  unclear: string[];
}

/**
 * The listings of other sources that are the same home. Where a source has several that look like it, as the homes of a
 * development do, or this one's source has several that look like the other, which is which cannot be told: none is.
 */
export async function findTwins(store: Store, facts: TwinFacts, hashes: PictureHashes): Promise<FoundTwins> {
  const bySource = Map.groupBy(await findAlike(store, facts, hashes), (twin) => twin.facts.source);
  const found: FoundTwins = { twins: [], unclear: [] };
  for (const [twin, ...further] of bySource.values()) {
    const back = further.length > 0 ? [] : await findAlike(store, twin!.facts, hashes, facts.source);
    if (back.length === 1) found.twins.push(twin!);
    else found.unclear.push(...[twin!, ...further].map((one) => one.facts.url_key));
  }
  return found;
}
