import { setImmediate as otherWork } from 'node:timers/promises';
import type { OpeningsCompared } from '#shared/domain/openings.ts';
import { dayAt } from '../db/results/dayNumbers.ts';
import { readSums, type Period } from '../db/results/readResults.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';
import { compareOpenings, type ComparedHome } from './compareOpenings.ts';
import { weekBefore } from './weeks.ts';

/** A home that is on the site, with how often it was opened in a week. */
export interface OfferedHome {
  key: number;
  /** Key of its agent. */
  agent: number;
  /** When it was published, in days since 1970. */
  published: number;
  opened: number;
  compared?: OpeningsCompared | undefined;
}

/** Homes read at once; the process does other work in between. */
const pageRows = 1_000;

type Row = Pick<
  EstateRow,
  'key' | 'type' | 'estate_type' | 'town' | 'agent' | 'shown_price' | 'availability_rank' | 'published_at'
>;

/** Available and reserved homes, by key. @param towns keys; absent: all */
function readPage({ db, isOneOf }: Store, after: number, towns: readonly number[] | undefined): Promise<Row[]> {
  const rows = db
    .selectFrom('estates')
    .select(['key', 'type', 'estate_type', 'town', 'agent', 'shown_price', 'availability_rank', 'published_at'])
    .where('key', '>', after)
    .where('availability_rank', '<', 2)
    .orderBy('key')
    .limit(pageRows);
  return (towns ? rows.where(isOneOf('town', towns)) : rows).execute();
}

interface ReadOptions {
  /** The whole week before was counted, too: only then homes are compared. */
  isComparable: boolean;
  towns?: readonly number[];
}

/**
 * The homes that are on the site, with their openings of a week and how these compare. A home is compared, and others
 * are compared with it, where it can be had, shows its price, and was on the site all week: it was published, and
 * counted, before.
 */
export async function readOfferedHomes(
  store: Store,
  week: Period,
  { isComparable, towns }: ReadOptions,
): Promise<OfferedHome[]> {
  const homes: OfferedHome[] = [];
  const comparable: ComparedHome[] = [];
  for (let after = 0; ;) {
    const rows = await readPage(store, after, towns);
    const keys = rows.map(({ key }) => key);
    const sums = await readSums(store, keys, week);
    const before = isComparable ? await readSums(store, keys, weekBefore(week)) : new Map<number, never>();
    for (const { key, agent, ...row } of rows) {
      const [opened, published, price] = [sums.get(key)?.opened ?? 0, dayAt(Number(row.published_at)), row.shown_price];
      homes.push({ key, agent, opened, published });
      if (!before.has(key) || row.availability_rank !== 0 || price === null || published >= week.from) continue;
      comparable.push({ key, group: `${row.type}/${row.estate_type}/${row.town}`, price: Number(price), opened });
    }
    if (rows.length < pageRows) break;
    after = rows.at(-1)!.key;
    // SQLite answers within the turn of the event loop.
    await otherWork();
  }
  const compared = compareOpenings(comparable);
  return homes.map((home) => ({ ...home, compared: compared.get(home.key) }));
}
