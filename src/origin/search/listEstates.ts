import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../db/store.ts';
import { all, conditions, inProvince, typeCondition, type EstateCriteria } from './estateCriteria.ts';
import { orderTerms, reversedSections, sectionsOf, type EstateOrder, type Section } from './estateOrder.ts';
import { planEstates, prefersGather, type EstatePlan } from './planEstates.ts';

export interface EstateKeys {
  keys: number[];
  /** At most maxCounted. */
  total: number;
  /** More homes match than are counted. */
  capped: boolean;
}

/**
 * One page of a list, as keys in order, and how many homes the list has.
 * Both are read through an index that is chosen here: see planEstates.
 */
export async function listEstates(
  store: Store,
  criteria: EstateCriteria,
  order: EstateOrder,
  offset: number,
  qty: number,
): Promise<EstateKeys> {
  const plan = await planEstates(store, criteria);
  const counted = await totalOf(store, plan);
  const total = Math.min(counted, maxCounted);
  const size = Math.min(qty, total - offset);
  if (size <= 0) return { keys: [], total, capped: counted > maxCounted };
  // A page in the second half of a list whose length is known is nearer to its end: half the work for the deepest pages.
  const fromEnd = (plan.exact || counted <= maxCounted) && offset > counted / 2;
  const keys = await pageKeys(store, plan, order, {
    fromEnd,
    offset: fromEnd ? counted - offset - size : offset,
    qty: size,
  });
  return { keys: fromEnd ? keys.reverse() : keys, total, capped: counted > maxCounted };
}

/** A stretch of a list, counted from its beginning or from its end. */
interface Stretch {
  fromEnd: boolean;
  offset: number;
  qty: number;
}

/** The number of matches, counted no further than one beyond maxCounted. */
export async function totalOf(store: Store, plan: EstatePlan): Promise<number> {
  if (plan.total !== null) return plan.total;
  const source = prefersGather(plan, maxCounted, false) ? await gathered(store, plan) : walked(store, plan.criteria);
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from (select 1 ${source} limit ${maxCounted + 1}) found`.execute(store.db);
  return Number(rows[0]!.total);
}

async function pageKeys(store: Store, plan: EstatePlan, order: EstateOrder, stretch: Stretch): Promise<number[]> {
  const { fromEnd, offset, qty } = stretch;
  if (!prefersGather(plan, offset + qty, true)) return walkPage(store, plan, order, stretch);
  const { rows } = await sql<{
    key: number;
  }>`with gathered as ${store.gatheredFirst} (select key, unavailable, published_at, shown_price, area, draw ${await gathered(store, plan)})
    select key from gathered order by ${orderTerms(order, fromEnd)} limit ${qty} offset ${offset}`.execute(store.db);
  return rows.map(({ key }) => key);
}

/** `from … where …` of all matches, found by the plan's gather. */
export async function gathered(store: Store, { gather, criteria }: EstatePlan): Promise<RawBuilder<unknown>> {
  const parts = [
    await gather!.where(),
    typeCondition(criteria.types),
    ...inProvince(criteria.province),
    ...conditions(store, criteria),
  ];
  return sql`${store.estatesBy(gather!.index)} where ${all(parts)}`;
}

/** `from … where …` of all matches in no particular order, walking the whole type (in the province). */
export const walked = (store: Store, criteria: EstateCriteria): RawBuilder<unknown> =>
  sql`${store.estatesBy(criteria.province === null ? 'estates_recent' : 'estates_province_recent')} where ${all([...inScope(criteria), ...conditions(store, criteria)])}`;

const inScope = ({ types, province }: EstateCriteria): RawBuilder<boolean>[] => [
  ...inProvince(province),
  typeCondition(types),
];

/**
 * Walks the sections one after the other; a section that ends before the page begins is counted to know how far it went. From the
 * list's end that is likely, as the first sections are the few homes that are reserved, sold or rented: there it is counted first.
 */
async function walkPage(
  store: Store,
  { criteria, bounds }: EstatePlan,
  order: EstateOrder,
  { fromEnd, offset, qty }: Stretch,
): Promise<number[]> {
  const sections = sectionsOf(order, criteria.province !== null, bounds);
  const keys: number[] = [];
  let skip = offset;
  for (const section of fromEnd ? reversedSections(sections) : sections) {
    const length =
      fromEnd && skip > 0 && section.unavailable > 0 ? await sectionLength(store, criteria, section, skip + 1) : null;
    const { rows } =
      length !== null && length <= skip
        ? { rows: [] }
        : await sectionPage(store, criteria, section, skip, qty - keys.length).execute(store.db);
    keys.push(...rows.map(({ key }) => key));
    if (keys.length === qty) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= length ?? (await sectionLength(store, criteria, section, skip));
  }
  return keys;
}

function sectionPage(
  store: Store,
  criteria: EstateCriteria,
  section: Section,
  offset: number,
  limit: number,
): RawBuilder<{ key: number }> {
  const column = sql.ref(section.column);
  const direction = sql.raw(section.direction);
  const order = sql`order by ${column} ${direction}, key ${direction}`;
  const [only, ...more] = criteria.types.map(
    (type) => sql`select key, ${column} ${sectionSource(store, { ...criteria, types: [type] }, section)}`,
  );
  if (more.length === 0) return sql`${only} ${order} limit ${limit} offset ${offset}`;
  // Two ordered walks merged: an index cannot give both types in one order.
  const walks = [only, ...more].map(
    (walk, position) => sql`select * from (${walk} ${order} limit ${offset + limit}) ${sql.ref(`walk${position}`)}`,
  );
  return sql`select key from (${sql.join(walks, sql` union all `)}) walks ${order} limit ${limit} offset ${offset}`;
}

async function sectionLength(
  store: Store,
  criteria: EstateCriteria,
  section: Section,
  atMost: number,
): Promise<number> {
  const { rows } = await sql<{
    length: number;
  }>`select count(*) as length from (select 1 ${sectionSource(store, criteria, section)} limit ${atMost}) found`.execute(
    store.db,
  );
  return Number(rows[0]!.length);
}

const sectionSource = (store: Store, criteria: EstateCriteria, section: Section): RawBuilder<unknown> =>
  sql`${store.estatesBy(section.index)} where ${all([...inScope(criteria), sql`unavailable = ${section.unavailable}`, ...section.where, ...conditions(store, criteria)])}`;
