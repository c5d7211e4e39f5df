import type { Store } from '../../db/store.ts';
import type { SourceRecordRow } from '../../db/tables.ts';
import { readSourceRecords } from '../../db/estates/sourceRecords.ts';
import type { RecordsEnd, SourceRecord, SourceRecords } from '../formats/format.ts';
import { PeopleOfSource } from './PeopleOfSource.ts';
import { PlaceFinder } from './places.ts';
import { isAsItWas, planListing } from './planListing.ts';
import type { PlannedListings } from './PlannedListings.ts';
import { readDefaults, type DefaultPeople } from './readDefaults.ts';
import { readSourceRecord } from './readListing.ts';
import { emptyReport, type SyncReport } from './report.ts';
import { type WordMap, withdrawn } from './words.ts';

/** A source, as far as a run needs it. */
export interface SyncedSource {
  name: string;
  /** Slugs of people that stand in for records without an agent; the agency also for agents without one. */
  agency?: string | undefined;
  agent?: string | undefined;
  /** The source's own words. */
  map?: WordMap | undefined;
}

export interface PlanOptions {
  /** The network itself. */
  network: DefaultPeople['network'];
  /** Profiles of its folder, of a dry run: a run stores them first. */
  people?: DefaultPeople['people'];
  /** Called with the number of records read, or stored, so far, and of those to be stored. */
  onProgress?: (done: number, step: 'reading' | 'storing', total?: number) => void;
  /** Changes a record before it is read, for example moves its dates. */
  prepare?: (record: unknown) => unknown;
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
  gone: SourceRecordRow[];
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

/**
 * Reads and checks all records, and plans what is to be stored and withdrawn. Stores nothing.
 * @param planned filled with the listings to be stored
 */
export async function planSource(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  planned: PlannedListings,
  { network, people: profiles, onProgress, prepare = (record) => record }: PlanOptions,
): Promise<Plan> {
  const all = await begin(records);
  const report = emptyReport(source.name, '');
  const known = await readSourceRecords(store.db, source.name);
  const places = await PlaceFinder.read(store.db);
  const defaults = await readDefaults(store.db, { ...source, network, people: profiles });
  const people = new PeopleOfSource(source.name, defaults);
  for (const warning of defaults.warnings) report.warnings.push({ id: '', reference: '', ...warning });
  const listed = new Set<string>();
  /** Ids of broken records, whose listings stay; null for one without an id. */
  const refused = new Set<string | null>();
  /** Ids of records that are withdrawn, or that the site does not offer. */
  const deleted = new Set<string>();
  const end: RecordsEnd = { isWhole: false };

  for await (const { place, value, problem, warnings: ofFormat = [] } of withEnd(all, end)) {
    report.read += 1;
    onProgress?.(report.read, 'reading');
    const reading = readSourceRecord({ value: prepare(value), problem }, source.map);
    if (reading.kind === 'refused') {
      const { id, reference, refusal, reason } = reading;
      report.refused.push({ id, reference, place, kind: refusal, reason });
      if (refusal === 'not_offered' && id !== null) deleted.add(id);
      else refused.add(id);
    } else if (reading.kind === 'withdrawn') {
      // The last record of an id counts, also where it deletes what one before it has changed.
      deleted.add(reading.id);
      listed.delete(reading.id);
      planned.delete(reading.id);
    } else {
      const { listing } = reading;
      const { id, warnings } = listing;
      const one = planListing(listing, { source: source.name, places, people, known: known.get(id) });
      if (listed.has(id)) warnings.push({ field: 'id', reason: 'stands twice: the last record counts' });
      for (const warning of [...ofFormat, ...warnings])
        report.warnings.push({ id, reference: one.estate.reference, ...warning });
      listed.add(id);
      if (isAsItWas(one)) planned.delete(id);
      else await planned.set(id, one);
    }
  }
  report.unchanged = listed.size - planned.size;
  if (end.fetched) report.fetched = end.fetched;
  // A broken record without an id may be of any listing, so none is withdrawn; nor by an empty file.
  const isWhole = end.isWhole && report.read > 0 && !refused.has(null);
  const isGone = (id: string) => !listed.has(id) && (deleted.has(id) || (isWhole && !refused.has(id)));
  const offered = [...known.values()].filter(({ status }) => status !== withdrawn);
  const gone = offered.filter(({ source_id: id }) => isGone(id));
  return { report, isWhole: end.isWhole, listed: offered.length, planned, gone, places, people };
}
