import { randomUUID } from 'node:crypto';
import { markReal } from '../../db/realNetwork.ts';
import { removeUnnamedPeople } from '../../db/people/savePeople.ts';
import { readSourceRecords } from '../../db/estates/sourceRecords.ts';
import type { Store } from '../../db/store.ts';
import type { SourceRecordRow } from '../../db/tables.ts';
import type { SourceRecord, SourceRecords } from '../formats/format.ts';
import { PeopleOfSource } from './PeopleOfSource.ts';
import { PlaceFinder } from './places.ts';
import { isAsItWas, planListing, type Planned } from './planListing.ts';
import { readDefaultPerson, type DefaultPeople } from './readDefaultPerson.ts';
import { readListing } from './readListing.ts';
import { type WordMap, withdrawn } from './words.ts';
import type { SyncReport } from './report.ts';
import { storePlanned, withdrawGone } from './storePlanned.ts';

/** Where listings come from, as a file of `sources/` says it. */
export interface SyncedSource {
  name: string;
  /** Slugs of people of the network, who stand for records that name nobody. */
  agency?: string | undefined;
  agent?: string | undefined;
  /** The source's own words. */
  map?: WordMap | undefined;
}

export interface SyncOptions {
  /** The network itself. */
  network: DefaultPeople['network'];
  /** Called with the number of records read, or stored, so far. */
  onProgress?: (done: number, step: 'reading' | 'storing') => void;
  /** Puts a record otherwise before it is read, as with moved dates. */
  prepare?: (record: unknown) => unknown;
  /** A network that is no demo, which no start ever replaces by one. By default it is. */
  isReal?: boolean;
  /** Epoch ms. */
  now?: number;
}

interface Plan {
  report: SyncReport;
  /** What is new, changed or back. */
  planned: Planned[];
  /** Records that are no longer there, and were. */
  gone: SourceRecordRow[];
  places: PlaceFinder;
  people: PeopleOfSource;
}

const emptyReport = (source: string): SyncReport => ({
  ...{ source, run: randomUUID(), read: 0, new: 0, changed: 0, unchanged: 0, withdrawn: 0, returned: 0 },
  ...{ refused: [], warnings: [] },
});

/** The records, and when they end whether they were all that there is. */
async function* withEnd(records: SourceRecords, end: { isWhole: boolean }): AsyncGenerator<SourceRecord> {
  end.isWhole = (yield* records).isWhole;
}

/** Reads and checks everything, and finds out what is to be done: nothing is stored yet. */
async function plan(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  { network, onProgress, prepare = (record) => record }: SyncOptions,
): Promise<Plan> {
  const report = emptyReport(source.name);
  const known = await readSourceRecords(store.db, source.name);
  const places = await PlaceFinder.read(store.db);
  const fallback = await readDefaultPerson(store.db, { ...source, network });
  const people = new PeopleOfSource(source.name, fallback.person);
  for (const warning of fallback.warnings) report.warnings.push({ id: '', reference: '', ...warning });
  const planned = new Map<string, Planned>();
  const listed = new Set<string>();
  /** What cannot be read is not withdrawn for that. */
  const refused = new Set<string | null>();
  /** Said to be no longer offered. */
  const deleted = new Set<string>();
  const end = { isWhole: false };

  for await (const { place, value, warnings: ofFormat = [] } of withEnd(records, end)) {
    report.read += 1;
    onProgress?.(report.read, 'reading');
    const reading = readListing(prepare(value), source.map);
    if (reading.kind === 'refused') {
      const { id, reference, reason } = reading;
      const isNamed = id !== null || reference !== null;
      report.refused.push({ id, reference, reason: isNamed ? reason : `${place} ${reason}` });
      refused.add(id);
    } else if (reading.kind === 'withdrawn') {
      deleted.add(reading.id);
    } else {
      const { listing } = reading;
      const { id, warnings } = listing;
      const one = planListing(listing, { source: source.name, places, people, known: known.get(id) });
      if (listed.has(id)) warnings.push({ field: 'id', reason: 'stands twice: the last record counts' });
      for (const warning of [...ofFormat, ...warnings])
        report.warnings.push({ id, reference: one.estate.reference, ...warning });
      listed.add(id);
      if (isAsItWas(one)) planned.delete(id);
      else planned.set(id, one);
    }
  }
  report.unchanged = listed.size - planned.size;
  // Nor is anything where a record cannot even be told from others, or nothing is there: the file may be cut off.
  const isWhole = end.isWhole && report.read > 0 && !refused.has(null);
  const isGone = (id: string) => !listed.has(id) && (deleted.has(id) || (isWhole && !refused.has(id)));
  const gone = [...known.values()].filter(({ source_id: id, status }) => status !== withdrawn && isGone(id));
  return { report, planned: [...planned.values()], gone, places, people };
}

/** Marks the database as filled, and with a real network, so that no start ever loads the demo network into it. */
async function markFilled({ db }: Store, isReal: boolean, now: number): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: 'filled', value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  if (isReal) await markReal(db, now);
}

/**
 * Brings what is stored of a source to what its records say: reads and checks all of them first, then stores in batches
 * what is new, changed or back, and withdraws what is missing. A record that is as it was touches nothing. Places and
 * people that the records name are added or brought up to date. Works on any network, also while it serves.
 * @param records those of its file; what they do not name is withdrawn where they are all that there is
 * @throws UnreadableFile for a file that cannot be what it should be; nothing is stored then
 */
export async function syncSource(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  options: SyncOptions,
): Promise<SyncReport> {
  const { now = Date.now(), isReal = true, onProgress } = options;
  const { report, planned, gone, places, people } = await plan(store, source, records, options);
  await markFilled(store, isReal, now);
  const done = (count: number) => onProgress?.(count, 'storing');
  await storePlanned(store, planned, { places, people, now, done });
  await withdrawGone(store, gone, now);
  await store.db.transaction().execute((trx) => removeUnnamedPeople(trx, source.name, now));
  for (const { known } of planned)
    report[known === undefined ? 'new' : known.status === withdrawn ? 'returned' : 'changed'] += 1;
  report.withdrawn = gone.length;
  return report;
}
