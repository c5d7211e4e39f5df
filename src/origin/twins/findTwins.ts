import { listDecided } from '../db/twins/decisions.ts';
import { listLinked } from '../db/twins/twins.ts';
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

/** How two listings of different sources are known to be the same home; `agencies`: they look so, of two agencies. */
type Likeness = TwinReason | 'agencies';

/** What listings are compared with. */
export interface Comparison {
  hashes: PictureHashes;
  agencies: SourceAgencies;
}

/** What is said of a listing and others, by their keys. */
interface Said {
  /** They are two homes. */
  apart: ReadonlySet<string>;
  /** They are one. */
  sure: ReadonlySet<string>;
  /** One stands behind the other. */
  linked: ReadonlySet<string>;
}

async function readSaid({ db }: Store, key: string): Promise<Said> {
  const [apart, sure] = [await listDecided(db, 'not_twins', key), await listDecided(db, 'sure_twins', key)];
  return { apart, sure, linked: await listLinked(db, key) };
}

/** The agencies whose listings sources have, as the network's folder says, by the names of the sources. */
export type SourceAgencies = ReadonlyMap<string, string | undefined>;

/** Whether two listings are of one agency by what the operator says of their sources: a feed may name any. */
function areOfOneAgency(a: TwinFacts, b: TwinFacts, agencies: SourceAgencies): boolean {
  const agency = agencies.get(a.source);
  return agency !== undefined && agencies.get(b.source) === agency && [a, b].every((one) => one.agency_slug === agency);
}

/**
 * Whoever has a home's photographs and its price may write both into a listing of their own: of two agencies it takes
 * the land register, or an operator's word.
 * @returns null where two listings are not known to be one home
 */
async function compare(
  a: TwinFacts,
  b: TwinFacts,
  { hashes, agencies }: Comparison,
  { apart, sure, linked }: Said,
): Promise<Likeness | null> {
  if (apart.has(b.url_key)) return null;
  if (sure.has(b.url_key)) return 'operator';
  if (!isSameKind(a, b)) return null;
  const references = compareReferences(a.cadastral, b.cadastral);
  if (references === 'same_home') return 'cadastral_reference';
  if (references === 'different' || !areFactsAlike(a, b, linked.has(b.url_key))) return null;
  const alike = countAlike(await hashes.of(a.pictures), await hashes.of(b.pictures));
  if (alike < (references === 'same_plot' ? minAlikeOnPlot : minAlike)) return null;
  return areOfOneAgency(a, b, agencies) ? 'pictures' : 'agencies';
}

interface Alike {
  facts: TwinFacts;
  likeness: Likeness;
}

/** All that look like the same home. @param source the only one to look in */
async function findAlike(store: Store, facts: TwinFacts, by: Comparison, source?: string): Promise<Alike[]> {
  const said = await readSaid(store, facts.url_key);
  const found = await readFactsOf(store, await findCandidates(store, facts, [...said.sure, ...said.linked]));
  const alike: Alike[] = [];
  for (const other of found) {
    if (source !== undefined && other.source !== source) continue;
    const likeness = await compare(facts, other, by, said);
    if (likeness) alike.push({ facts: other, likeness });
  }
  return alike;
}

export interface FoundTwins {
  /** One of a source at most. */
  twins: Twin[];
  /** Keys of listings that look like this one, where it cannot be told which is its twin. */
  unclear: string[];
  /** Of other agencies: an operator may say that they are the same home. One of a source at most. */
  suggested: TwinFacts[];
}

/** The only one, or the one that an operator names. */
const onlyOne = (alike: readonly Alike[]): Alike | undefined => {
  const [named, another] = alike.filter(({ likeness }) => likeness === 'operator');
  if (named && !another) return named;
  return alike.length === 1 ? alike[0] : undefined;
};

/**
 * The listings of other sources that are the same home. Where a source has several that look like it, as the homes of a
 * development do, or this one's source has several that look like the other, which is which cannot be told: none is.
 */
export async function findTwins(store: Store, facts: TwinFacts, by: Comparison): Promise<FoundTwins> {
  const bySource = Map.groupBy(await findAlike(store, facts, by), (one) => one.facts.source);
  const found: FoundTwins = { twins: [], unclear: [], suggested: [] };
  for (const alike of bySource.values()) {
    const one = onlyOne(alike);
    const back = one && onlyOne(await findAlike(store, one.facts, by, facts.source));
    if (!one || back?.facts.url_key !== facts.url_key) found.unclear.push(...alike.map((each) => each.facts.url_key));
    else if (one.likeness === 'agencies') found.suggested.push(one.facts);
    else found.twins.push({ facts: one.facts, reason: one.likeness });
  }
  return found;
}
