import { fileNamed } from '#config/network/fileNamed.ts';
import { UnreadableFile } from '../import/formats/format.ts';
import { readFeed } from '../import/formats/readFeed.ts';
import { readSourceRecord, type ReadListing } from '../import/sync/readListing.ts';
import { factsOfListing } from '../import/sync/factsOfListing.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { faultsOf, nameOf, rankOf } from '#shared/domain/evidence/evaluate.ts';
import { verdictOf } from '#shared/domain/evidence/verdict.ts';
import type { Registered } from '#shared/domain/registers.ts';
import { describeFault, titleOf } from '#shared/domain/evidence/operatorWords.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';
import type { NamedFile } from './checkPictures.ts';
import type { FolderContent } from './readFolder.ts';
import type { Source } from './sourceFile.ts';

/**
 * Agents and agencies that a source names and `people/` does not have.
 * @returns a line for each, with the source's file
 */
export const unknownPeople = ({ sources, people }: Pick<FolderContent, 'sources' | 'people'>): string[] =>
  sources.flatMap(({ name, agent, agency }) => [
    ...(agent === undefined || people.agents.some(({ slug }) => slug === agent)
      ? []
      : [`sources/${name}.json: agent ${agent} is not in people/agents.json`]),
    ...(agency === undefined || people.agencies.some(({ slug }) => slug === agency)
      ? []
      : [`sources/${name}.json: agency ${agency} is not in people/agencies.json`]),
  ]);

/** By what the listings of a folder are checked, beside the site's own checks. */
interface FolderRules extends Pick<FolderContent, 'people' | 'rules'> {
  /** The network's entry in a register of agents. */
  registered: Registered | null;
  /** Whether adverts that break a rule are hidden (ADVERT_RULES). */
  isHiding: boolean;
}

/** Who answers for a listing: its agent by their profile or its record, else their agency, else the network. */
function registeredOf(
  { agent }: ReadListing,
  source: Pick<Source, 'agent' | 'agency'>,
  { people, registered }: FolderRules,
): Registered {
  const profile = people.agents.find(({ slug }) => slug === (agent?.slug ?? source.agent));
  const agency = people.agencies.find(({ slug }) => slug === (agent?.agency?.slug ?? source.agency));
  return [profile, agent, agency, registered].find((one) => one?.register_number !== undefined) ?? {};
}

interface CheckedListings {
  refused: string[];
  /** What is wrong with adverts that an import takes (`src/shared/domain/evidence`), the worst first. */
  faults: string[];
  pictures: NamedFile[];
  agencies: Set<string>;
}

/** Lines that are told; the rest is counted. */
const maxFaults = 200;

/** Faults of adverts, of any number of which a few are kept: the first of each rank. */
class FaultList {
  readonly #rules: FolderRules;
  readonly #byRank: string[][] = [];
  #count = 0;
  #hidden = 0;

  constructor(rules: FolderRules) {
    this.#rules = rules;
  }

  /** Not of what is sold or rented. When it was confirmed is left out: dates of a folder may be moved (DATES_AS_OF). */
  add(place: string, listing: ReadListing, source: Source): void {
    if (isClosed(listing.estate.status)) return;
    const { isHiding, rules } = this.#rules;
    const facts = { ...factsOfListing(listing), registered: registeredOf(listing, source, this.#rules) };
    if (isHiding && verdictOf(facts, rules) === 'breaks') this.#hidden += 1;
    for (const fault of faultsOf(facts, rules).filter((one) => nameOf(one) !== 'confirmation')) {
      const lines = (this.#byRank[rankOf(fault)] ??= []);
      this.#count += 1;
      if (lines.length < maxFaults) lines.push(`${place}: ${titleOf(fault)}: ${describeFault(fault)}`);
    }
  }

  /** The worst first. */
  lines(): string[] {
    const lines = this.#byRank.flat().slice(0, maxFaults);
    const others = this.#count - lines.length;
    return [
      ...lines,
      ...(others > 0 ? [`${others} more: npm run report lists those of all listings`] : []),
      ...(this.#hidden > 0
        ? [`ADVERT_RULES=hide: ${this.#hidden} listings are not published until they are mended`]
        : []),
    ];
  }
}

/**
 * The records that an import would refuse, of the files of a network's sources. A `url` is not downloaded.
 * @returns a line for each record, with file, place and reason, and for each file that cannot be read; of the others
 * what is wrong with them, their pictures and agencies
 */
export async function checkListings(
  dir: string,
  sources: readonly Source[],
  rules: FolderRules,
): Promise<CheckedListings> {
  const refused: string[] = [];
  const faults = new FaultList(rules);
  const pictures: NamedFile[] = [];
  const agencies = new Set<string>();
  for (const source of sources) {
    const { file, map } = source;
    if (file === undefined) continue;
    try {
      for await (const record of readFeed({ path: await fileNamed(dir, file) }, source)) {
        const reading = readSourceRecord(record, map);
        if (reading.kind === 'refused')
          refused.push(`${file}: ${record.place}: ${reading.reference ?? reading.id ?? 'a record'} ${reading.reason}`);
        if (reading.kind === 'read') {
          const { agent } = reading.listing;
          if (agent?.agency?.slug) agencies.add(agent.agency.slug);
          const { reference, media } = reading.listing.estate;
          const place = `${file}: ${record.place}: ${reference}`;
          faults.add(place, reading.listing, source);
          pictures.push(...media.map(({ url }) => [place, url] as const).filter(([, url]) => isFolderFile(url)));
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refused.push(`${file}: ${error.message}`);
    }
  }
  return { refused, faults: faults.lines(), pictures, agencies };
}
