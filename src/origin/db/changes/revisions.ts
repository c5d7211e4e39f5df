import type { Kysely, Transaction } from 'kysely';
import { countryKey, type Tables } from '../tables.ts';

/**
 * How often the homes of a place changed: two readings alike mean that a list read between them still holds. Kept in
 * the store, because several processes write and read.
 */
export async function revisionOf(db: Kysely<Tables>, place: number): Promise<number> {
  const row = await db.selectFrom('revisions').select('revision').where('place', '=', place).executeTakeFirst();
  return Number(row?.revision ?? 0);
}

/**
 * Which places and people there are. They are added with rising keys, and people are removed.
 * @returns a text that changes with each of them
 */
export async function revisionOfNames(db: Kysely<Tables>): Promise<string> {
  const highest = (table: 'places' | 'agents' | 'agencies') =>
    db.selectFrom(table).select(({ fn }) => fn.max<number | null>('key').as('highest'));
  const row = await db
    .selectNoFrom([
      highest('places').as('places'),
      highest('agents').as('agents'),
      highest('agencies').as('agencies'),
      db
        .selectFrom('agents')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('number'),
      db.selectFrom('meta').select('value').where('name', '=', 'filled').as('filled'),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

/** Marks a change of homes in these provinces, and so in the country. */
export async function markRevision(trx: Transaction<Tables>, provinces: readonly number[]): Promise<void> {
  const places = [...new Set([countryKey, ...provinces])];
  await trx
    .insertInto('revisions')
    .values(places.map((place) => ({ place, revision: 1 })))
    .onConflict((conflict) =>
      conflict.column('place').doUpdateSet((update) => ({ revision: update('revisions.revision', '+', 1) })),
    )
    .execute();
}

/** Marks that everything may have changed: a network was loaded. The time is larger than any count before. */
export async function startRevisions(db: Kysely<Tables>, now: number): Promise<void> {
  const places = await db.selectFrom('places').select('key').where('kind', 'in', ['country', 'province']).execute();
  if (places.length === 0) return;
  await db
    .insertInto('revisions')
    .values(places.map(({ key }) => ({ place: key, revision: now })))
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ revision: now }))
    .execute();
}
