import type { Transaction } from 'kysely';
import { markRevision } from '../changes/revisions.ts';
import { readMeta } from '../meta.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

type Trx = Transaction<Tables>;

/** Some 100 ms, for which other writes wait. */
const batchSize = 100;

/** Of one part, in which few or none may be dated so: how far it looks. */
const keysAtOnce = 5_000;

interface FirstImport {
  /** Null: any. */
  source: string | null;
  /** Epoch ms. */
  from: number;
  to: number;
}

/** Whether a run found nothing of its source: those before the earliest that is kept are not known. */
function foundNothing(report: string): boolean {
  const { changed, unchanged, returned } = JSON.parse(report) as Record<string, unknown>;
  return changed === 0 && unchanged === 0 && returned === 0;
}

/** When the first import of each source stored what it read, of those that ran before `since`. */
async function firstImports(trx: Trx, since: number): Promise<FirstImport[]> {
  const at = Date.parse((await readMeta(trx, 'filled')) ?? '');
  const runs = await trx
    .selectFrom('import_runs')
    .select(['source', 'started_at', 'ended_at', 'report'])
    .where('state', '=', 'done')
    .where('started_at', '<', since)
    .orderBy('started_at')
    .execute();
  const firsts = [...Map.groupBy(runs, ({ source }) => source)].flatMap(([source, [first]]) =>
    first?.ended_at && foundNothing(first.report) ? [{ source, from: first.started_at, to: first.ended_at }] : [],
  );
  return Number.isNaN(at) ? firsts : [{ source: null, from: at, to: at }, ...firsts];
}

async function forgetDate(
  trx: Trx,
  { key, source, source_id }: Pick<Tables['estates'], 'key' | 'source' | 'source_id'>,
): Promise<void> {
  const published_at = 0;
  await trx.updateTable('estates').set({ published_at }).where('key', '=', key).execute();
  await trx
    .updateTable('source_records')
    .set({ published_at })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute();
  const row = await trx.selectFrom('estate_summaries').select('summary').where('estate', '=', key).executeTakeFirst();
  if (!row) return;
  const { created_at: _, ...summary } = JSON.parse(row.summary) as { created_at?: string };
  await trx
    .updateTable('estate_summaries')
    .set({ summary: JSON.stringify(summary) })
    .where('estate', '=', key)
    .execute();
}

/**
 * Releases before 1.1.0 dated what the first import of a source did not date by the time of that import, and called it
 * new for thirty days. It is told by that time alone: the very millisecond at which the database was filled (of the
 * first source), or one within the first run of the source, which no feed writes. What 1.0.0 read of further sources
 * has no run, and stays as it is.
 * @param options.since when the database was upgraded: no later run made a date up
 * @returns the last key that was looked at; null after the last of all
 */
export async function forgetMadeUpDates(
  _store: Store,
  trx: Trx,
  { after, since }: { after: number; since: number },
): Promise<number | null> {
  const firsts = await firstImports(trx, since);
  if (firsts.length === 0) return null;
  const first = await trx
    .selectFrom('estates')
    .select('key')
    .where('key', '>', after)
    .orderBy('key')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const until = first.key + keysAtOnce - 1;
  const rows = await trx
    .selectFrom('estates')
    .select(['key', 'source', 'source_id', 'province'])
    .where((eb) => eb.between('key', first.key, until))
    .where((eb) =>
      eb.or(
        firsts.map(({ source, from, to }) =>
          eb.and([eb.between('published_at', from, to), ...(source === null ? [] : [eb('source', '=', source)])]),
        ),
      ),
    )
    .orderBy('key')
    .limit(batchSize)
    .execute();
  for (const row of rows) await forgetDate(trx, row);
  if (rows.length > 0)
    await markRevision(
      trx,
      rows.map(({ province }) => province),
    );
  return rows.length < batchSize ? until : rows.at(-1)!.key;
}
