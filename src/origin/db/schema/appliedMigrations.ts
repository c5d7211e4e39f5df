import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** The names of the migrations that a database has had, by whichever release; none in a new one. */
export async function appliedMigrations({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** @returns one that a later release applied; undefined where `known` has them all */
export const laterMigration = (applied: readonly string[], known: Record<string, Migration>): string | undefined =>
  applied.find((name) => !(name in known));
