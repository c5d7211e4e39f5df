import { sql, type RawBuilder, type Transaction } from 'kysely';
import { alertFrequencies, type AlertFrequency } from '#shared/domain/alert.ts';
import { decodeArea, isInside } from '#shared/domain/drawnArea.ts';
import { countMatches } from './countMatches.ts';
import { leaseEstateEvents } from '../db/changes/estateEvents.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Store } from '../db/store.ts';
import { countryKey, type AlertMatchRow, type Tables } from '../db/tables.ts';
import { minute } from '#shared/times.ts';
import { isWanted } from './alertConditions.ts';
import { nextDelivery } from './digestTimes.ts';

/** Events of one transaction: each may find thousands of alerts, and nobody else writes to SQLite meanwhile. */
const batchSize = 25;

const lease = minute;

/** Of matches in areas. */
const rowsPerStatement = 50;

/** The columns of alert_matches, and what goes into them. `v` is a row of estate_events, `p` an alert's. */
const columns = sql`alert, url_key, reason, price, previous_price, made_at, due_at, sent_at`;

const values = (now: number): RawBuilder<unknown> => sql`
  p.alert, e.url_key, v.reason, case when v.reason = 'price_dropped' then e.shown_price else 0 end,
  v.previous_price, ${sql.lit(now)}, case p.frequency ${sql.join(
    alertFrequencies.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(nextDelivery(now, name))}`),
    sql` `,
  )} end, null`;

/** The listings of some events, as they are now: what is no longer available is not mailed. */
const listings = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`estate_events v inner join estates e on e.key = v.estate and e.availability_rank = 0 and v.id in (${sql.join(ids)})`;

/**
 * Alerts of a listing's places, that may match. A cross join keeps SQLite from reading them first; PostgreSQL looks
 * up an array in the index, and of a list compares each alert of the operation.
 */
const searchers = ({ kind }: Store): RawBuilder<unknown> => {
  const places = sql`${sql.lit(countryKey)}, e.province, e.town, e.zone`;
  return kind === 'sqlite'
    ? sql`cross join alert_places p on p.type = e.type and p.place in (${places})`
    : sql`inner join alert_places p on p.type = e.type and p.place = any(array[${places}])`;
};

/** An alert and the listing that it found. */
type Match = Pick<AlertMatchRow, 'alert' | 'url_key'>;

/** Finds the alerts of some events, all in the database. */
async function matchPlaces(
  store: Store,
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: number,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    insert into alert_matches (${columns})
    select ${values(now)} from ${listings(ids)} ${searchers(store)}
    where p.drawn is null and ${isWanted()}
    on conflict do nothing returning alert, url_key`.execute(trx);
  return rows;
}

/** Price alerts of one listing, which was there before. */
async function matchHomes(trx: Transaction<Tables>, ids: readonly string[], now: number): Promise<Match[]> {
  const { rows } = await sql<Match>`
    insert into alert_matches (${columns})
    select ${values(now)} from ${listings(ids)} inner join alert_homes p on p.url_key = e.url_key
    where v.reason <> 'new'
    on conflict do nothing returning alert, url_key`.execute(trx);
  return rows;
}

type Found = Pick<AlertMatchRow, 'alert' | 'url_key' | 'reason' | 'price' | 'previous_price'> & {
  frequency: AlertFrequency;
};

/** Alerts with areas: the database compares their bounds, the outlines are checked here, event by event. */
async function matchAreas(
  store: Store,
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: number,
): Promise<Match[]> {
  const found: Match[] = [];
  for (const id of ids) {
    const { rows } = await sql<Found & { drawn: string; lat: number; lng: number }>`
      select p.alert as alert, e.url_key as url_key, v.reason as reason,
        case when v.reason = 'price_dropped' then e.shown_price else 0 end as price, v.previous_price as previous_price,
        p.frequency as frequency, p.drawn as drawn, e.lat as lat, e.lng as lng
      from ${listings([id])} ${searchers(store)}
      where p.drawn is not null and e.lat between p.min_lat and p.max_lat and e.lng between p.min_lng and p.max_lng
        and ${isWanted()}`.execute(trx);
    const inside = rows.flatMap(({ drawn, lat, lng, ...row }) => {
      const areas = drawn.split(' ').map(decodeArea);
      return areas.every((area) => area && isInside({ lat, lng }, area)) ? [row] : [];
    });
    for (let first = 0; first < inside.length; first += rowsPerStatement)
      found.push(...(await insertMatches(trx, inside.slice(first, first + rowsPerStatement), now)));
  }
  return found;
}

const insertMatches = (trx: Transaction<Tables>, found: readonly Found[], now: number): Promise<Match[]> =>
  trx
    .insertInto('alert_matches')
    .values(
      found.map(({ frequency, ...row }) => ({
        ...row,
        made_at: now,
        due_at: nextDelivery(now, frequency),
        sent_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['alert', 'url_key'])
    .execute();

/** Without alerts there is nobody to send anything to. */
async function dropEvents({ db }: Store): Promise<boolean> {
  const alert = await db.selectFrom('alerts').select('key').where('state', '=', 'active').limit(1).executeTakeFirst();
  if (alert) return false;
  await db.deleteFrom('estate_events').execute();
  return true;
}

export interface Matched {
  events: number;
  matches: number;
}

interface MatchOptions {
  /** Adds to what listings earned. */
  isCounted?: boolean;
  /** Called with what was done so far. */
  onMatched?: (matched: Matched) => void;
}

/**
 * Finds the alerts that match an event: from each listing to the alerts of its places, and of these to the ones whose
 * filters it meets. Events and what they found are one transaction: after a crash nothing is lost or found twice.
 */
export async function matchEvents(
  store: Store,
  now: number,
  { isCounted = false, onMatched }: MatchOptions = {},
): Promise<Matched> {
  const matched: Matched = { events: 0, matches: 0 };
  for (;;) {
    const leased = await leaseEstateEvents(store.db, { now, time: lease, max: batchSize });
    if (leased.length === 0) return matched;
    if (await dropEvents(store)) return matched;
    await inTransaction(store.db, async (trx) => {
      const held = await trx
        .updateTable('estate_events')
        .set({ leased_until: now + lease })
        .where('id', 'in', leased)
        .returning('id')
        .execute();
      const ids = held.map(({ id }) => id);
      if (ids.length === 0) return;
      const found = [
        ...(await matchPlaces(store, trx, ids, now)),
        ...(await matchHomes(trx, ids, now)),
        ...(await matchAreas(store, trx, ids, now)),
      ];
      if (isCounted) await countMatches(store, trx, found, now);
      matched.matches += found.length;
      await trx.deleteFrom('estate_events').where('id', 'in', ids).execute();
      matched.events += ids.length;
    });
    onMatched?.(matched);
  }
}

/** How many changes of listings wait. */
export async function countEvents({ db }: Store): Promise<number> {
  const { events } = await db
    .selectFrom('estate_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
}
