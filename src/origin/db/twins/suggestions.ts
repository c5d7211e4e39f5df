import { sql } from 'kysely';
import { behindRank } from '../estates/availability.ts';
import type { Store } from '../store.ts';
import type { Db } from '../tables.ts';
import { inOrder } from './decisions.ts';

/** The keys of listings of other agencies that may be the home of this one. */
export async function listSuggested(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('suggested_twins')
    .select(['one', 'other'])
    .where((row) => row.or([row('one', '=', key), row('other', '=', key)]))
    .execute();
  return rows.map(({ one, other }) => (one === key ? other : one));
}

/** The keys of all listings that may be the home of another. */
export async function listSuggestedKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('suggested_twins').select(['one', 'other']).execute();
  return [...new Set(rows.flatMap(({ one, other }) => [one, other]))];
}

/** Notes which listings of other agencies may be the home of this one. @param now epoch ms */
export async function writeSuggested(db: Db, key: string, others: readonly string[], now: number): Promise<void> {
  const known = new Set(await listSuggested(db, key));
  for (const other of known)
    if (!others.includes(other)) {
      const pair = inOrder([key, other]);
      await db.deleteFrom('suggested_twins').where('one', '=', pair.one).where('other', '=', pair.other).execute();
    }
  for (const other of others)
    if (!known.has(other))
      await db
        .insertInto('suggested_twins')
        .values({ ...inOrder([key, other]), found_at: now, mailed: 0 })
        .execute();
}

/** Two listings of different agencies that may be one home, as a report names them. */
export interface SuggestedTwins {
  key: string;
  reference: string;
  other: { source: string; key: string; reference: string };
}

/** Both sides of each suggestion: of a source, those of its listings with the other's. */
const sides = (source: string) => sql<{
  key: string;
  reference: string;
  other: string;
  other_source: string;
  other_reference: string;
  mailed: number;
}>`
  select mine.url_key as key, mine.reference, theirs.url_key as other, theirs.source as other_source,
    theirs.reference as other_reference, pair.mailed
  from (
    select one as mine, other as theirs, mailed from suggested_twins
    union all select other, one, mailed from suggested_twins
  ) as pair
  join estates as mine on mine.url_key = pair.mine
  join estates as theirs on theirs.url_key = pair.theirs
  where mine.source = ${source} and mine.availability_rank <> ${sql.lit(behindRank)}
    and theirs.availability_rank <> ${sql.lit(behindRank)}
  order by mine.url_key, theirs.url_key`;

/** All of a source that are suggested. @param isNew those alone that were not mailed yet */
export async function listSuggestedOfSource(
  { db }: Pick<Store, 'db'>,
  source: string,
  { isNew = false } = {},
): Promise<SuggestedTwins[]> {
  const { rows } = await sides(source).execute(db);
  return rows
    .filter(({ mailed }) => !isNew || Number(mailed) === 0)
    .map(({ key, reference, other, other_source, other_reference }) => ({
      ...{ key, reference },
      other: { source: other_source, key: other, reference: other_reference },
    }));
}

/** Notes that all that is suggested by now was mailed to those who answer for it. */
export const markSuggestedMailed = (db: Db): Promise<unknown> =>
  db.updateTable('suggested_twins').set({ mailed: 1 }).where('mailed', '=', 0).execute();
