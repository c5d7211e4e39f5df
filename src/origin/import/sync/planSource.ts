import { isFields } from '#shared/contract/fields.ts';
import { languagesOf, type Language } from '#shared/i18n/languages.ts';
import type { Store } from '../../db/store.ts';
import { readSourceRecords, type KnownRecord } from '../../db/estates/sourceRecords.ts';
import type { RecordsEnd, SourceRecord, SourceRecords } from '../formats/format.ts';
import { addTexts, noteTexts, warnOfTexts } from './furtherTexts.ts';
import { PeopleOfSource, type Settled } from './people/PeopleOfSource.ts';
import { PlaceFinder } from './places.ts';
import { isAsItWas, planListing } from './planListing.ts';
import type { PlannedListings } from './PlannedListings.ts';
import { readDefaults, type DefaultPeople } from './readDefaults.ts';
import { readSourceRecord, type ReadListing, type RefusedReading } from './readListing.ts';
import type { FieldWarning } from './RecordReader.ts';
import { emptyReport, type SyncReport } from './report.ts';
import { agentDigestOf, UnchangedRecords, type Reading, type UnchangedRecord } from './UnchangedRecords.ts';
import { timeOf } from './values.ts';
import { type WordMap, withdrawn } from './words.ts';

/** A source, as far as a run needs it. */
export interface SyncedSource {
  name: string;
  format?: string;
  /** Slugs of people that stand in for records without an agent; the agency also for agents without one. */
  agency?: string | undefined;
  agent?: string | undefined;
  /** Slugs of the network's and other sources' agencies whose agents it may name beside those of `agency`. */
  agencies?: 'all' | readonly string[] | undefined;
  /** The source's own words. */
  map?: WordMap | undefined;
}

export interface PlanOptions {
  /** The network itself. */
  network: DefaultPeople['network'] & { languages?: readonly Language[] };
  /** Profiles of its folder, of a dry run: a run stores them first. */
  people?: DefaultPeople['people'];
  /** Called with the number of records read, or stored, so far, and of those to be stored. */
  onProgress?: (done: number, step: 'reading' | 'storing', total?: number) => void;
  /** Changes a record before it is read, for example moves its dates. */
  prepare?: (record: unknown) => unknown;
  /** The time that is stored for changes, epoch ms. */
  now?: number;
}

/** A listing that is another person's now. */
export interface MovedListing {
  id: string;
  reference: string;
  /** As PeopleOfSource calls them. */
  agent: string;
}

export interface Plan {
  report: SyncReport;
  /** The file is whole: listings that are missing in it are withdrawn. */
  isWhole: boolean;
  /** Listings that the source has. */
  listed: number;
  /** Listings that are new, changed or returned. */
  planned: PlannedListings;
  /** Stored records that are to be withdrawn. */
  gone: KnownRecord[];
  /** Listings that are as they were, but for who offers them. */
  moved: MovedListing[];
  /** Ids of listings that are as they were, and whose records name another change: their pictures may be others. */
  redated: string[];
  /** Slugs of the people, by what `planned` and `moved` call them. */
  slugs: Settled['slugs'];
  /** How records were read that say otherwise what is stored, by their ids. */
  readings: ReadonlyMap<string, Reading>;
  places: PlaceFinder;
  people: PeopleOfSource;
}

/** Reads the first record, so that a failed download or an unchanged feed ends the run before the database is read. */
async function begin(records: SourceRecords): Promise<SourceRecords> {
  const first = await records.next();
  async function* all(): SourceRecords {
    try {
      if (first.done) return first.value;
      yield first.value;
      return yield* records;
    } finally {
      await records.return({ isWhole: false });
    }
  }
  return all();
}

/** The records. @param end filled when they have ended */
async function* withEnd(records: SourceRecords, end: RecordsEnd): AsyncGenerator<SourceRecord> {
  Object.assign(end, yield* records);
}

interface PlanContext {
  source: SyncedSource;
  known: ReadonlyMap<string, KnownRecord>;
  places: PlaceFinder;
  people: PeopleOfSource;
  unchanged: UnchangedRecords;
  planned: PlannedListings;
  prepare: (record: unknown) => unknown;
  /** Of the site. */
  languages: readonly Language[];
}

/** Formats whose date of a record announces a change of it, of its pictures too. */
const announcingFormats: ReadonlySet<string> = new Set(['kyero']);

/** Listings of one run. Where more than half are dated anew, and more than these, the dates are those of the export. */
const fewRedated = 50;

/** Reads records one by one, and collects what is to be done about each. */
class Planner {
  readonly report: SyncReport;
  readonly #context: PlanContext;
  readonly #listed = new Set<string>();
  readonly #idsByReference = new Map<string, string>();
  /** Ids of broken records, whose listings stay; null for one without an id. */
  readonly #refused = new Set<string | null>();
  /** Ids of records that are withdrawn, or that the site does not offer. */
  readonly #deleted = new Set<string>();
  readonly #readings = new Map<string, Reading>();
  readonly #toldOnce = new Set<string>();
  readonly #redated = new Set<string>();
  /** How many there are in each language but Spanish. */
  readonly #texts = new Map<string, number>();
  /** Agents of listed records by their ids, and by the digests of what their records say of them. */
  readonly #agents = new Map<string, string>();
  readonly #agentsByDigest = new Map<string, string>();

  constructor(context: PlanContext) {
    this.#context = context;
    this.report = emptyReport(context.source.name, '');
  }

  async add(given: SourceRecord): Promise<void> {
    const { source, planned, unchanged, prepare } = this.#context;
    this.report.read += 1;
    const textDigest = unchanged.textDigestOf(given);
    const sameText = unchanged.findText(textDigest);
    if (sameText) return this.#leave(sameText);
    const { place, problem, warnings } = given;
    const record = { place, problem, warnings, value: prepare(given.value) };
    const digest = unchanged.digestOf(record, textDigest);
    const same = unchanged.find(digest, record.value);
    if (same && !this.#isRedated(same.known, isFields(record.value) ? timeOf(record.value.updated_at) : undefined))
      return this.#leave(same);
    const reading = readSourceRecord(record, source.map);
    if (reading.kind === 'read') return this.#plan(reading.listing, record, digest);
    if (reading.kind === 'refused') return this.#refuse(reading, record.place);
    // The last record of an id counts, also where it deletes what one before it has changed.
    this.#deleted.add(reading.id);
    this.#listed.delete(reading.id);
    planned.delete(reading.id);
  }

  /** To be called after the last record. @param settled of the people that were collected */
  end({ isWhole: isFileWhole, fetched }: RecordsEnd, { slugs, warnings }: Settled): Plan {
    const { known, places, people, planned, languages } = this.#context;
    const moved = this.#findMoved(slugs);
    this.report.unchanged = this.#listed.size - planned.size - moved.length;
    for (const warning of warnOfTexts(this.#texts, languages)) this.warnOfSource(warning);
    this.report.warnings.push(...warnings);
    // A broken record without an id may be of any listing, so none is withdrawn; nor by an empty file.
    const isWhole = isFileWhole && this.report.read > 0 && !this.#refused.has(null);
    if (fetched) this.report.fetched = isWhole ? fetched : { ...fetched, isOffer: undefined };
    const isGone = (id: string) =>
      !this.#listed.has(id) && (this.#deleted.has(id) || (isWhole && !this.#refused.has(id)));
    const offered = [...known.values()].filter(({ status }) => status !== withdrawn);
    return {
      report: this.report,
      isWhole: isFileWhole,
      listed: offered.length,
      planned,
      gone: offered.filter(({ source_id: id }) => isGone(id)),
      moved,
      redated: this.#redated.size > Math.max(fewRedated, this.#listed.size / 2) ? [] : [...this.#redated],
      slugs,
      readings: this.#readings,
      places,
      people,
    };
  }

  /** Whether a record names another change than before, where that announces one (Kyero). */
  #isRedated({ source_date }: KnownRecord, updatedAt: string | undefined): boolean {
    const isAnnounced = announcingFormats.has(this.#context.source.format ?? '');
    return isAnnounced && updatedAt !== undefined && source_date !== updatedAt;
  }

  #findMoved(slugs: Settled['slugs']): MovedListing[] {
    const { known, planned } = this.#context;
    return [...this.#agents].flatMap(([id, agent]) => {
      const stored = known.get(id);
      const isHere = stored?.agent && this.#listed.has(id) && !planned.has(id);
      return isHere && slugs.get(agent) !== stored.agent ? [{ id, reference: stored.reference ?? id, agent }] : [];
    });
  }

  #leave({ known: { source_id: id, reference }, agent: digest, warnings }: UnchangedRecord): void {
    this.#list(id, reference ?? id, warnings);
    const agent = this.#agentsByDigest.get(digest);
    if (agent !== undefined) this.#agents.set(id, agent);
    this.#context.planned.delete(id);
  }

  async #plan(listing: ReadListing, { value, warnings: ofFormat = [] }: SourceRecord, digest?: string): Promise<void> {
    const { source, known, places, people, planned } = this.#context;
    const { id } = listing;
    const warnings = [...ofFormat, ...listing.warnings, ...noteTexts(listing.texts)];
    const { updated_at: updatedAt } = listing.estate;
    const reading = digest === undefined ? undefined : { digest, updatedAt, warnings };
    const context = { source: source.name, places, people, reading, known: known.get(id) };
    const { planned: one, warnings: ofPlaces } = planListing(listing, context);
    this.#list(id, one.estate.reference, [...warnings, ...ofPlaces]);
    this.#agents.set(id, one.agent);
    this.#agentsByDigest.set(agentDigestOf(value), one.agent);
    if (!isAsItWas(one)) return planned.set(id, one);
    planned.delete(id);
    const isRedated = one.known !== undefined && this.#isRedated(one.known, updatedAt);
    if (isRedated) this.#redated.add(id);
    if (reading && (isRedated || digest !== one.known?.record_digest)) this.#readings.set(id, reading);
  }

  #refuse({ id, reference, refusal, reason }: RefusedReading, place: string): void {
    const andKept = id === null ? '; it may be of any listing, so the run withdraws none that is missing' : '';
    this.report.refused.push({ id, reference, place, kind: refusal, reason: reason + andKept });
    if (refusal === 'not_offered' && id !== null) this.#deleted.add(id);
    else this.#refused.add(id);
  }

  /** Notes what is said of no record. */
  warnOfSource({ field, reason }: FieldWarning): void {
    this.report.warnings.push({ id: '', reference: '', field, reason });
  }

  /** Whether a warning that is told once has not been told. */
  #isNew({ field, reason }: FieldWarning): boolean {
    const text = `${field} ${reason}`;
    if (this.#toldOnce.has(text)) return false;
    this.#toldOnce.add(text);
    return true;
  }

  #list(id: string, reference: string, warnings: readonly FieldWarning[]): void {
    const twice: FieldWarning[] = [];
    if (this.#listed.has(id)) twice.push({ field: 'id', reason: 'stands twice: the last record counts' });
    const first = this.#idsByReference.get(reference) ?? id;
    if (first !== id) twice.push({ field: 'reference', reason: `is also that of “${first}”: told apart in the URL` });
    for (const { field, reason, isOnce, texts } of [...warnings, ...twice])
      if (texts) addTexts(this.#texts, texts);
      else if (!isOnce) this.report.warnings.push({ id, reference, field, reason });
      else if (this.#isNew({ field, reason }))
        this.report.warnings.push({ id, reference, field, reason: `${reason} (told of the first alone)` });
    this.#listed.add(id);
    this.#idsByReference.set(reference, first);
    this.#readings.delete(id);
  }
}

/**
 * Reads and checks all records, and plans what is to be stored and withdrawn. Stores nothing.
 * @param planned filled with the listings to be stored
 */
export async function planSource(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  planned: PlannedListings,
  { network, people: profiles, onProgress, prepare = (record) => record, now = Date.now() }: PlanOptions,
): Promise<Plan> {
  const all = await begin(records);
  const known = await readSourceRecords(store.db, source.name);
  const places = await PlaceFinder.read(store.db);
  const { warnings, ...defaults } = await readDefaults(store.db, { ...source, network, people: profiles });
  // What has no name is no feed: listings that are loaded as a whole are the network's own.
  const agencies = source.name === '' ? 'all' : source.agencies;
  const people = new PeopleOfSource({ name: source.name, agencies }, defaults);
  const unchanged = new UnchangedRecords(known.values(), { map: source.map, defaults, agencies }, now);
  const planner = new Planner({
    source,
    known,
    places,
    people,
    unchanged,
    planned,
    prepare,
    languages: languagesOf(network),
  });
  for (const warning of warnings) planner.warnOfSource(warning);
  const end: RecordsEnd = { isWhole: false };
  for await (const record of withEnd(all, end)) {
    await planner.add(record);
    onProgress?.(planner.report.read, 'reading');
  }
  return planner.end(end, await people.settle(store));
}
