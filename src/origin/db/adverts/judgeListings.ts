import { sql, type Transaction } from 'kysely';
import { recordChange } from '../changes/changes.ts';
import { recordReplaced } from '../changes/recordReplaced.ts';
import { estateTag } from '../changes/tags.ts';
import { CountTally } from '../counts/countTally.ts';
import type { EstateDocuments } from '../estates/readDocuments.ts';
import { acquireWriteLock } from '../estates/acquireWriteLock.ts';
import { pauseAsLong } from '../pauseAsLong.ts';
import type { Store } from '../store.ts';
import { unjudged, type EstateRow, type Tables } from '../tables.ts';
import { queueTwinChecks } from '../twins/twinChecks.ts';
import { noteLastJudged, readAdvertRules, readLastJudged } from './advertRules.ts';
import { isVerdict, judgeRow } from './judgeRow.ts';

type Trx = Transaction<Tables>;

/** Listings that are judged in one transaction: some 50 ms. */
const batchSize = 100;

/** What was judged: how many, and how many of them are off the site now, or on it again. */
interface JudgedListings {
  judged: number;
  hidden: number;
  shown: number;
}

/** The next: of all after the last that was judged, or, where all were, of those that are to be judged. */
const readSome = (trx: Trx, last: number | null) =>
  trx
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .selectAll('estates')
    .select(['summary', 'detail', 'agents.brief'])
    .where((eb) => (last === null ? eb('estates.verdict', '=', unjudged) : eb('estates.key', '>', last)))
    .orderBy('estates.key')
    .limit(batchSize)
    .execute();

interface Judged {
  before: EstateDocuments;
  after: EstateRow;
}

const isOther = ({ before: { row }, after }: Judged): boolean =>
  (['availability_rank', 'traits', 'verdict'] as const).some((column) => row[column] !== after[column]);

const isMoved = ({ before: { row }, after }: Judged): boolean => row.availability_rank !== after.availability_rank;

/** In one statement: one by one they hold the lock of writes several times as long, as a row is in many indexes. */
const writeJudged = (trx: Trx, judged: readonly Judged[]) => {
  const rows = judged.map(
    ({ after: { key, availability_rank, traits, verdict } }) =>
      sql`(cast(${key} as integer), cast(${availability_rank} as integer), cast(${traits} as bigint),
        cast(${verdict} as integer))`,
  );
  return sql`with judged (key, availability_rank, traits, verdict) as (values ${sql.join(rows)})
    update estates set availability_rank = judged.availability_rank, traits = judged.traits, verdict = judged.verdict
    from judged where estates.key = judged.key`.execute(trx);
};

/** All that follows from listings that are off the site now, or on it again: for alerts it is no news. */
async function recordMoved(store: Store, trx: Trx, moved: readonly Judged[], now: number): Promise<void> {
  if (moved.length === 0) return;
  const tally = new CountTally();
  for (const { before, after } of moved) {
    tally.add(before.row, -1, now);
    tally.add(after, 1, now);
  }
  const replaced = moved.map(({ before, after }) => ({ before: before.row, after, at: now }));
  await recordReplaced(store, trx, replaced, { tally, now, isUndo: true });
  await queueTwinChecks(
    trx,
    moved.map(({ after }) => after.url_key),
  );
}

async function judgeSome(store: Store, trx: Trx, now: number): Promise<JudgedListings> {
  await acquireWriteLock(trx);
  const rules = await readAdvertRules(trx);
  const last = await readLastJudged(trx);
  const all = (await readSome(trx, last)).map(({ summary, detail, brief, ...row }): Judged => {
    const before = { row, summary, detail };
    return { before, after: judgeRow(before, brief, rules, now) };
  });
  const others = all.filter(isOther);
  if (others.length > 0) await writeJudged(trx, others);
  if (last !== null) await noteLastJudged(trx, all.length < batchSize ? null : all.at(-1)!.after.key);
  const moved = others.filter(isMoved);
  await recordMoved(store, trx, moved, now);
  // Their cards may bear a mark now, or none any more.
  const met = others.filter(
    (one) => !isMoved(one) && [one.before.row, one.after].some((row) => isVerdict(row, 'meets')),
  );
  if (met.length > 0)
    await recordChange(trx, { hardTags: [], softTags: met.map(({ after }) => estateTag(after.url_key)) });
  const hidden = moved.filter(({ before, after }) => after.availability_rank > before.row.availability_rank).length;
  return { judged: all.length, hidden, shown: moved.length - hidden };
}

/**
 * Judges the listings that are to be judged: of an earlier release, by other rules, or whose agent has another number
 * in a register. What is written anew is judged there and then (saveEstates.ts).
 * @param now epoch ms
 * @param signal the work ends after the batch that it is at
 * @returns null where there is none, or another process is at it
 */
export async function judgeListings(store: Store, now: number, signal?: AbortSignal): Promise<JudgedListings | null> {
  const next = store.db.selectFrom('estates').select('key').where('verdict', '=', unjudged).limit(1);
  if ((await readLastJudged(store.db)) === null && (await next.executeTakeFirst()) === undefined) return null;
  return store.unlessRunning('adverts', async () => {
    const sum: JudgedListings = { judged: 0, hidden: 0, shown: 0 };
    while (!signal?.aborted) {
      const startedAt = performance.now();
      const { judged, hidden, shown } = await store.db.transaction().execute((trx) => judgeSome(store, trx, now));
      sum.judged += judged;
      sum.hidden += hidden;
      sum.shown += shown;
      if (judged < batchSize) break;
      await pauseAsLong(startedAt, signal);
    }
    return sum;
  });
}
