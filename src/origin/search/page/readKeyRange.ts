import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import { all, criteriaConditions, scopeConditions } from '../criteria/filterConditions.ts';
import type { IndexLookup } from '../plan/indexLookups.ts';
import { lookupSource } from '../plan/matchSources.ts';
import {
  orderedSections,
  orderTerms,
  reversedSections,
  sortedColumns,
  type EstateOrder,
  type Section,
} from '../plan/orderedSections.ts';
import { lookupForPage, type EstatePlan } from '../plan/planEstates.ts';

/** A range of a list's positions, counted from its beginning or, reversed, from its end. */
export interface KeyRange {
  isReversed: boolean;
  offset: number;
  qty: number;
}

/** The keys of a range, in the order in which it is read. */
export function readKeyRange(store: Store, plan: EstatePlan, order: EstateOrder, range: KeyRange): Promise<number[]> {
  const lookup = lookupForPage(plan, range.offset + range.qty);
  return lookup ? lookUpAndSort(store, plan.criteria, lookup, order, range) : scanSections(store, plan, order, range);
}

async function lookUpAndSort(
  store: Store,
  criteria: EstateCriteria,
  lookup: IndexLookup,
  order: EstateOrder,
  { isReversed, offset, qty }: KeyRange,
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`with found as ${store.lookupFirst}
    (select ${sortedColumns} ${await lookupSource(store, criteria, lookup)})
    select key from found order by ${orderTerms(order, isReversed)} limit ${qty} offset ${offset}`.execute(store.db);
  return rows.map(({ key }) => key);
}

/**
 * Ordered index scans of the sections, one after the other, until the range is full. A section that ends before the
 * range begins is counted, to know how far it went.
 */
async function scanSections(
  store: Store,
  { criteria, bounds }: EstatePlan,
  order: EstateOrder,
  { isReversed, offset, qty }: KeyRange,
): Promise<number[]> {
  const sections = orderedSections(order, criteria, bounds);
  const keys: number[] = [];
  let skip = offset;
  for (const section of isReversed ? reversedSections(sections) : sections) {
    // From the end, the first sections are the few estates that are reserved, sold or rented: likely to be passed over
    // whole.
    const length =
      isReversed && skip > 0 && section.availabilityRank > 0
        ? await sectionLength(store, criteria, section, skip + 1)
        : null;
    const found =
      length !== null && length <= skip ? [] : await scan(store, criteria, section, skip, qty - keys.length);
    keys.push(...found);
    if (keys.length === qty) break;
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip -= length ?? (await sectionLength(store, criteria, section, skip));
  }
  return keys;
}

async function scan(
  store: Store,
  criteria: EstateCriteria,
  section: Section,
  offset: number,
  limit: number,
): Promise<number[]> {
  const column = sql.ref(section.column);
  const direction = sql.raw(section.direction);
  const order = sql`order by ${column} ${direction}, key ${direction}`;
  const scans = criteria.types.map(
    (type) => sql`select key, ${column} ${sectionSource(store, { ...criteria, types: [type] }, section)}`,
  );
  const source = scans.length === 1 ? scans[0]! : merged(scans, sql`${order} limit ${offset + limit}`);
  const { rows } = await sql<{ key: number }>`${source} ${order} limit ${limit} offset ${offset}`.execute(store.db);
  return rows.map(({ key }) => key);
}

/** One scan a type, merged: an index cannot give several types in one order. */
function merged(scans: readonly RawBuilder<unknown>[], orderAndLimit: RawBuilder<unknown>): RawBuilder<unknown> {
  const limited = scans.map(
    (one, position) => sql`select * from (${one} ${orderAndLimit}) ${sql.ref(`scan${position}`)}`,
  );
  return sql`select key from (${sql.join(limited, sql` union all `)}) scans`;
}

async function sectionLength(store: Store, criteria: EstateCriteria, section: Section, max: number): Promise<number> {
  const { rows } = await sql<{ length: number }>`select count(*) as length
    from (select 1 ${sectionSource(store, criteria, section)} limit ${max}) found`.execute(store.db);
  return Number(rows[0]!.length);
}

function sectionSource(store: Store, criteria: EstateCriteria, section: Section): RawBuilder<unknown> {
  const conditions = all([
    ...scopeConditions(criteria),
    sql`availability_rank = ${section.availabilityRank}`,
    ...section.conditions,
    ...criteriaConditions(store, criteria),
  ]);
  return sql`${store.estatesBy(section.index)} where ${conditions}`;
}
