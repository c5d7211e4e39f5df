import type { Store } from '../store.ts';
import type { Db, TwinRow } from '../tables.ts';
import { behindRank } from '../estates/availability.ts';

/** The twin that a listing stands behind, if it does. @param key of its URL */
export const findTwinOf = (db: Db, key: string): Promise<TwinRow | undefined> =>
  db.selectFrom('twins').selectAll().where('hidden', '=', key).executeTakeFirst();

/** The key of the listing that is shown in place of another; undefined where that one is shown, or its twin is gone. */
export async function findShownTwin(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('twins')
    .innerJoin('estates as behind', 'behind.url_key', 'twins.hidden')
    .innerJoin('estates as front', 'front.url_key', 'twins.shown')
    .select('twins.shown')
    .where('twins.hidden', '=', key)
    .where('behind.availability_rank', '=', behindRank)
    .where('front.availability_rank', '<', behindRank)
    .executeTakeFirst();
  return row?.shown;
}

/** The keys of listings that stand behind another. */
export async function listBehind(db: Db, key: string): Promise<string[]> {
  const rows = await db.selectFrom('twins').select('hidden').where('shown', '=', key).orderBy('hidden').execute();
  return rows.map(({ hidden }) => hidden);
}

/** The hidden ones of links between a listing and those of a source. */
export async function listLinksWith(db: Db, key: string, source: string): Promise<string[]> {
  const rows = await db
    .selectFrom('twins')
    .innerJoin('estates as behind', 'behind.url_key', 'twins.hidden')
    .innerJoin('estates as front', 'front.url_key', 'twins.shown')
    .select('twins.hidden')
    .where((row) =>
      row.or([
        row.and([row('twins.hidden', '=', key), row('front.source', '=', source)]),
        row.and([row('twins.shown', '=', key), row('behind.source', '=', source)]),
      ]),
    )
    .execute();
  return rows.map(({ hidden }) => hidden);
}

/** Notes that a listing stands behind another, or behind none. */
export async function writeTwin(db: Db, hidden: string, twin: Omit<TwinRow, 'hidden'> | null): Promise<void> {
  await db.deleteFrom('twins').where('hidden', '=', hidden).execute();
  if (twin)
    await db
      .insertInto('twins')
      .values({ hidden, ...twin })
      .execute();
}

/** The keys of all listings that stand behind another, or before one. */
export async function listTwinKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('twins').select(['hidden', 'shown']).execute();
  return rows.flatMap(({ hidden, shown }) => [hidden, shown]);
}

/** The keys of listings that stand behind this one, or before it. */
export async function listLinked(db: Db, key: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('twins')
    .select(['hidden', 'shown'])
    .where((row) => row.or([row('hidden', '=', key), row('shown', '=', key)]))
    .execute();
  return new Set(rows.map(({ hidden, shown }) => (hidden === key ? shown : hidden)));
}

/** Two listings of one home, as a report names them. */
export interface NamedTwins {
  key: string;
  reference: string;
  reason: TwinRow['reason'];
  shown: { source: string; key: string; reference: string };
}

/** Some of the listings of a source that stand behind those of others, by key, and how many there are in all. */
export async function listTwinsOfSource(
  { db }: Store,
  source: string,
  limit: number,
  offset = 0,
): Promise<{ total: number; twins: NamedTwins[] }> {
  const ofSource = db
    .selectFrom('twins')
    .innerJoin('estates as behind', 'behind.url_key', 'twins.hidden')
    .innerJoin('estates as front', 'front.url_key', 'twins.shown')
    .where('behind.source', '=', source);
  const { total } = await ofSource.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ofSource
    .select(['behind.url_key as key', 'behind.reference', 'twins.reason'])
    .select(['front.source', 'front.url_key as shown', 'front.reference as shown_reference'])
    .orderBy('behind.url_key')
    .limit(limit)
    .offset(offset)
    .execute();
  const twins = rows.map(({ key, reference, reason, ...front }) => ({
    ...{ key, reference, reason },
    shown: { source: front.source, key: front.shown, reference: front.shown_reference },
  }));
  return { total: Number(total), twins };
}
