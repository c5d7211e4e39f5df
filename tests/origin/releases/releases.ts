import { readFileSync } from 'node:fs';
import { Migrator } from 'kysely/migration';
import { migrations } from '#origin/db/schema/migrations.ts';
import type { Store } from '#origin/db/store.ts';
import type { Tables } from '#origin/db/tables.ts';

/** The rows of a database as a release left it, by table; a table comes before those that refer to it. */
export type ReleaseRows = Partial<Record<keyof Tables, Record<string, unknown>[]>>;

/** A release whose database this one upgrades: its name, and the last migration that it had. */
export const releases = { '1.0.0': '001_schema', '1.1.0': '024_exports' } as const;

export type Release = keyof typeof releases;

export const readRelease = (release: Release): ReleaseRows =>
  JSON.parse(readFileSync(`tests/origin/releases/${release}.json`, 'utf8')) as ReleaseRows;

/** Fills an empty database as this release would have left it. */
export async function storeRelease(store: Store, release: Release): Promise<void> {
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(releases[release]);
  if (error) throw error instanceof Error ? error : new Error('The release cannot be stored', { cause: error });
  await store.db.transaction().execute(async (trx) => {
    // The migration's own rows are among the release's.
    for (const table of ['meta', 'places', 'ledger'] as const) await trx.deleteFrom(table).execute();
    for (const [table, rows] of Object.entries(readRelease(release)))
      await store.insertRows(trx, table as 'meta', rows as unknown as Tables['meta'][]);
  });
}
