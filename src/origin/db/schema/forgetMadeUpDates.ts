import { sql, type Kysely } from 'kysely';

/** What the migration reads and writes. */
interface DatedTables {
  meta: { name: string; value: string };
  import_runs: { source: string; state: string; started_at: number; ended_at: number | null; report: string };
  estates: { key: number; source: string; source_id: string; published_at: number };
  source_records: { source: string; source_id: string; published_at: number };
  estate_summaries: { estate: number; summary: string };
}

const batchSize = 500;

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

/** When the first import of each source stored what it read. */
async function firstImports(db: Kysely<DatedTables>): Promise<FirstImport[]> {
  const filled = await db.selectFrom('meta').select('value').where('name', '=', 'filled').executeTakeFirst();
  const at = Date.parse(filled?.value ?? '');
  const runs = await db
    .selectFrom('import_runs')
    .select(['source', 'started_at', 'ended_at', 'report'])
    .where('state', '=', 'done')
    .orderBy('started_at')
    .execute();
  const firsts = [...Map.groupBy(runs, ({ source }) => source)].flatMap(([source, [first]]) =>
    first?.ended_at && foundNothing(first.report)
      ? [{ source, from: Number(first.started_at), to: Number(first.ended_at) }]
      : [],
  );
  return Number.isNaN(at) ? firsts : [{ source: null, from: at, to: at }, ...firsts];
}

async function forgetDate(db: Kysely<DatedTables>, { key, source, source_id }: DatedTables['estates']): Promise<void> {
  const published_at = 0;
  await db.updateTable('estates').set({ published_at }).where('key', '=', key).execute();
  await db
    .updateTable('source_records')
    .set({ published_at })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute();
  const row = await db.selectFrom('estate_summaries').select('summary').where('estate', '=', key).executeTakeFirst();
  if (!row) return;
  const { created_at: _, ...summary } = JSON.parse(row.summary) as { created_at?: string };
  await db
    .updateTable('estate_summaries')
    .set({ summary: JSON.stringify(summary) })
    .where('estate', '=', key)
    .execute();
}

/**
 * Release 1.1.0: earlier ones dated what the first import of a source did not date by the time of that import, and
 * called it new for thirty days. It is told by that time alone: the very millisecond at which the database was filled
 * (of the first source), or one within the first run of the source, which no feed writes. What 1.0.0 read of further
 * sources has no run, and stays as it is.
 */
export async function forgetMadeUpDates(db: Kysely<unknown>): Promise<void> {
  const dated = db as unknown as Kysely<DatedTables>;
  for (const { source, from, to } of await firstImports(dated))
    for (;;) {
      const rows = await dated
        .selectFrom('estates')
        .select(['key', 'source', 'source_id', 'published_at'])
        .where('published_at', '>=', from)
        .where('published_at', '<=', to)
        .where(source === null ? sql<boolean>`1 = 1` : sql<boolean>`source = ${source}`)
        .limit(batchSize)
        .execute();
      for (const row of rows) await forgetDate(dated, row);
      if (rows.length < batchSize) break;
    }
}
