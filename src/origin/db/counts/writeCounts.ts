import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

type CountTable = 'place_counts' | 'sitemap_pages' | 'trait_counts' | 'feature_counts' | 'cell_counts';

/** Changes of the materialised counts: where nothing was counted before, the counts themselves. */
export type CountRows = { [Table in CountTable]: Tables[Table][] };

interface CountColumns<Column extends string = string> {
  /** What is counted. */
  keys: readonly Column[];
  sums: readonly Column[];
  minima?: readonly Column[];
  maxima?: readonly Column[];
  /** Readers take a row for something that exists. */
  isDeletedAtZero?: true;
}

const bounds = { minima: ['min_price', 'min_area'], maxima: ['max_price', 'max_area'] } as const;

/** How a change is added to what is stored, column by column. */
const countTables: { [Table in CountTable]: CountColumns<keyof Tables[Table] & string> } = {
  place_counts: {
    keys: ['place', 'type'],
    sums: ['listed', 'live', 'available', 'live_homes', 'available_homes'],
    maxima: ['updated_at'],
  },
  sitemap_pages: { keys: ['page'], sums: ['live'], maxima: ['updated_at'] },
  trait_counts: { keys: ['place', 'traits'], sums: ['listed'], ...bounds, isDeletedAtZero: true },
  feature_counts: {
    keys: ['place', 'type', 'feature'],
    sums: ['listed', 'available'],
    ...bounds,
    isDeletedAtZero: true,
  },
  cell_counts: {
    keys: ['place', 'level', 'cell_row', 'cell_column', 'type'],
    sums: ['listed', 'live', 'lat_sum', 'lng_sum'],
    isDeletedAtZero: true,
  },
};

type Update = [column: string, value: RawBuilder<unknown>];

/** Rows a statement, far below any database's limit of parameters. */
const batchSize = 1_000;

/** Adds changes to the stored counts. */
export async function writeCounts(trx: Transaction<Tables>, changes: Partial<CountRows>): Promise<void> {
  for (const table of Object.keys(countTables) as CountTable[]) {
    const rows: readonly object[] = changes[table] ?? [];
    for (let start = 0; start < rows.length; start += batchSize)
      await upsert(trx, table, rows.slice(start, start + batchSize));
    const { keys, isDeletedAtZero } = countTables[table];
    if (isDeletedAtZero) await deleteEmpty(trx, table, keys, rows as Record<string, number>[]);
  }
}

async function upsert(trx: Transaction<Tables>, table: CountTable, rows: readonly object[]): Promise<void> {
  const { keys, sums, minima = [], maxima = [] }: CountColumns = countTables[table];
  const stored = (column: string) => sql.ref(`${table}.${column}`);
  const added = (column: string) => sql.ref(`excluded.${column}`);
  // In SQL that both databases have: one has `least` and `greatest`, the other `min` and `max`.
  const outer = (column: string, sign: '<' | '>'): RawBuilder<unknown> =>
    sql`case when ${added(column)} ${sql.raw(sign)} ${stored(column)} then ${added(column)} else ${stored(column)} end`;
  const updates: Update[] = [
    ...sums.map((column): Update => [column, sql`${stored(column)} + ${added(column)}`]),
    ...minima.map((column): Update => [column, outer(column, '<')]),
    ...maxima.map((column): Update => [column, outer(column, '>')]),
  ];
  await trx
    .insertInto(table as 'place_counts')
    .values(rows as Tables['place_counts'][])
    .onConflict((conflict) => conflict.columns(keys as ['place']).doUpdateSet(Object.fromEntries(updates)))
    .execute();
}

/** Deletes counts that fell to zero. */
async function deleteEmpty(
  trx: Transaction<Tables>,
  table: CountTable,
  keys: readonly string[],
  rows: readonly Record<string, number>[],
): Promise<void> {
  for (const row of rows.filter(({ listed }) => listed! < 0)) {
    const isRow = sql.join(
      keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
      sql` and `,
    );
    await sql`delete from ${sql.table(table)} where ${isRow} and listed <= 0`.execute(trx);
  }
}
