import type { Transaction } from 'kysely';
import { operationTypes } from '#shared/domain/estate.ts';
import { priceChanges } from '#shared/domain/priceChanges.ts';
import { networkKeys, readNetworkKeyRows, type NetworkKeys } from '../../db/estates/networkKeys.ts';
import { moveEstates } from '../../db/estates/moveEstates.ts';
import { saveEstates } from '../../db/estates/saveEstates.ts';
import {
  findSourceRecords,
  noteReadings,
  writeSourceRecords,
  type KnownRecord,
  type PriceHistories,
} from '../../db/estates/sourceRecords.ts';
import { findLastGood } from '../../db/imports/importRuns.ts';
import type { Store } from '../../db/store.ts';
import type { EstateRow, SourceRecordRow, Tables } from '../../db/tables.ts';
import { withdrawEstate } from '../../db/estates/writeEstate.ts';
import type { AgentBriefInput, EstateInput } from '../../db/input/networkInput.ts';
import type { PeopleOfSource } from './people/PeopleOfSource.ts';
import type { PlaceFinder } from './places.ts';
import type { MovedListing } from './planSource.ts';
import { isNewer, type Planned } from './planListing.ts';
import type { PlannedListings } from './PlannedListings.ts';
import type { RunSize, SourceRun } from './SourceRun.ts';
import { storedReading, type Reading } from './UnchangedRecords.ts';
import { withdrawn } from './words.ts';

type Trx = Transaction<Tables>;
type StoredState = Pick<EstateRow, 'status' | 'type' | 'published_at'>;

interface ToStore {
  estate: EstateInput;
  record: SourceRecordRow;
}

interface Times {
  /** Where it is known. */
  created_at: string | undefined;
  updated_at: string;
  /** Epoch ms. */
  now: number;
}

/** The prices of a listing in its present operation: as its source says, else as stored, and the present one. */
function pricesOf(
  { price, price_history, type }: Planned['estate'],
  histories: PriceHistories,
  { created_at, updated_at, now }: Times,
): NonNullable<EstateInput['price_history']> {
  const points = priceChanges(price_history ?? histories[type] ?? []);
  const last = points.at(-1);
  if (price === undefined || last?.price === price) return points;
  if (!last) return [{ date: created_at ?? updated_at, price }];
  // Many programs write the day of the advert, whatever has changed since.
  const isLater = Date.parse(updated_at) > Date.parse(last.date);
  return [...points, { date: isLater ? updated_at : new Date(now).toISOString(), price }];
}

/** What is stored of a listing already, and of its record. */
interface Stored {
  state: StoredState | undefined;
  known: SourceRecordRow | undefined;
}

interface Seen {
  /** Epoch ms. */
  now: number;
  /** The source was never read before: what is in it was published at some time, which only itself may say. */
  isFirst: boolean;
}

/**
 * When a listing was published: as its source says, else as it is stored (0: not known), else now, when it is seen
 * first. Never after its last change.
 */
function publishedAt({ estate }: Planned, { state, known }: Stored, { now, isFirst }: Seen): string | undefined {
  const before = state?.published_at || known?.published_at;
  const seen = state || known ? before : isFirst ? 0 : now;
  const time = estate.created_at === undefined ? seen : Date.parse(estate.created_at);
  return time ? new Date(Math.min(time, Date.parse(estate.updated_at ?? '') || time)).toISOString() : undefined;
}

/** A listing as it is stored, and what is kept of its record. */
function toStore(planned: Planned, agent: AgentBriefInput, before: Stored, seen: Seen): ToStore {
  const { state: stored, known } = before;
  const { now } = seen;
  const { estate, digest, reading } = planned;
  // A status set by hand stays until the source has another, or a later change.
  const setByHand = stored && !isNewer({ estate, known }) ? (known?.set_by_hand_at ?? null) : null;
  const created_at = publishedAt(planned, before, seen);
  const updated_at = estate.updated_at ?? new Date(now).toISOString();
  const histories = known ? (JSON.parse(known.price_histories) as PriceHistories) : {};
  const prices = pricesOf(estate, histories, { created_at, updated_at, now });
  const isOtherOperation = stored !== undefined && operationTypes[stored.type] !== estate.type;
  return {
    estate: {
      ...estate,
      agent,
      status: setByHand === null ? estate.status : stored!.status,
      created_at,
      updated_at,
      price_history: prices.length > 1 || isOtherOperation ? prices : estate.price_history,
    },
    record: {
      source: estate.source,
      source_id: estate.id,
      digest,
      status: estate.status,
      set_by_hand_at: setByHand,
      published_at: created_at === undefined ? 0 : Date.parse(created_at),
      price_histories: JSON.stringify({ ...histories, [estate.type]: prices }),
      ...storedReading(reading),
    },
  };
}

/** What is stored of listings, by their ids. */
async function readStored(
  store: Store,
  trx: Trx,
  source: string,
  ids: readonly string[],
): Promise<(id: string) => Stored> {
  const rows = await trx
    .selectFrom('estates')
    .select(['source_id', 'status', 'type', 'published_at'])
    .where('source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  const states = new Map(rows.map(({ source_id, ...state }) => [source_id, state]));
  const records = await findSourceRecords(store, trx, source, ids);
  return (id) => ({ state: states.get(id), known: records.get(id) });
}

interface StoreOptions {
  run: SourceRun;
  size: RunSize;
  moved: readonly MovedListing[];
  places: PlaceFinder;
  people: PeopleOfSource;
  /** Epoch ms. */
  now: number;
  /** Called with the number of listings stored so far. */
  done: (stored: number) => void;
}

/** Stores places, people and listings, in this order: each needs those before. */
export async function storePlanned(
  store: Store,
  planned: PlannedListings,
  { run, size, moved, places, people, now, done }: StoreOptions,
): Promise<void> {
  await run.claim(size);
  await run.turn(0, (trx) => places.store(store, trx));
  const briefs = await people.store(store, run, now);
  const { ofEstate: keysOf } = networkKeys(await readNetworkKeyRows(store.db));
  const isFirst = (await store.db.selectFrom('estates').select('key').limit(1).executeTakeFirst()) === undefined;
  const isFirstOfSource = (await findLastGood(store.db, run.source)) === undefined;
  let stored = 0;
  for await (const batch of planned.batches(() => run.turnSize)) {
    await storeBatch(store, batch, { run, briefs, keysOf, now, isFirstOfSource });
    // Without statistics, PostgreSQL would look each further batch up by reading all that is stored.
    if (isFirst && stored === 0) await store.analyze();
    stored += batch.length;
    done(stored);
  }
  if (isFirst) await store.analyze();
  await storeMoved(store, moved, { run, briefs, now });
}

/** Brings listings to the people who offer them now. */
const storeMoved = (
  store: Store,
  moved: readonly MovedListing[],
  { run, briefs, now }: Omit<BatchOptions, 'keysOf' | 'isFirstOfSource'>,
): Promise<void> =>
  run.turns(moved, async (trx, some) => {
    const slugs = new Map(some.map(({ id, agent }) => [id, briefs.get(agent)!.slug]));
    await run.keep(trx, [...slugs.keys()]);
    await moveEstates(store, trx, run.source, slugs, now);
  });

interface BatchOptions extends Pick<StoreOptions, 'run' | 'now'> {
  briefs: Map<string, AgentBriefInput>;
  keysOf: NetworkKeys['ofEstate'];
  isFirstOfSource: boolean;
}

async function storeBatch(
  store: Store,
  batch: readonly Planned[],
  { run, briefs, keysOf, now, isFirstOfSource }: BatchOptions,
): Promise<void> {
  const ids = batch.map(({ estate }) => estate.id);
  await run.turn(batch.length, async (trx) => {
    const storedOf = await readStored(store, trx, run.source, ids);
    const listings = batch.map((one) =>
      toStore(one, briefs.get(one.agent)!, storedOf(one.estate.id), { now, isFirst: isFirstOfSource }),
    );
    await run.keep(trx, ids);
    const estates = listings.map(({ estate }) => estate);
    await saveEstates(store, trx, estates, { now, keysOf, isFirstOfSource });
    await writeSourceRecords(
      store,
      trx,
      listings.map(({ record }) => record),
    );
  });
}

/** Withdraws listings; what is kept of their records is there when they return. */
export const withdrawGone = (
  store: Store,
  gone: readonly KnownRecord[],
  { run, now }: Pick<StoreOptions, 'run' | 'now'>,
): Promise<void> =>
  run.turns(gone, async (trx, some) => {
    const ids = some.map(({ source_id }) => source_id);
    await run.keep(trx, ids);
    for (const id of ids) {
      const row = await trx
        .selectFrom('estates')
        .select('url_key')
        .where('source', '=', run.source)
        .where('source_id', '=', id)
        .executeTakeFirst();
      if (row) await withdrawEstate(store, trx, row.url_key, now);
    }
    const records = await findSourceRecords(store, trx, run.source, ids);
    const changed = [...records.values()].map((record) => ({ ...record, status: withdrawn, set_by_hand_at: null }));
    await writeSourceRecords(store, trx, changed);
  });

/** Notes how records were read whose listings are unchanged, so that the next run need not read them. */
export const storeReadings = (store: Store, readings: ReadonlyMap<string, Reading>, run: SourceRun): Promise<void> =>
  run.turns([...readings], (trx, some) =>
    noteReadings(store, trx, run.source, new Map(some.map(([id, reading]) => [id, storedReading(reading)]))),
  );
