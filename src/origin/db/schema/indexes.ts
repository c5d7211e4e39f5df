import { sql, type RawBuilder } from 'kysely';
import { lookUp } from '#shared/lookUp.ts';
import { isSqlite } from '../engine/isSqlite.ts';
import { unjudged, type Db } from '../tables.ts';
import { estateIndexes, hasDropped } from './estateIndexes.ts';

/** An index of a table that grows with the listings. */
interface TableIndex {
  table: 'estates' | 'estate_details' | 'pictures' | 'gone_estates';
  columns: readonly string[];
  isUnique?: true;
  /** Of a partial one. Another condition is another index, and gets another name: conditions are not compared. */
  where?: RawBuilder<boolean>;
}

/** By what a home is the same in two sources (twins/findCandidates.ts). */
export const twinIndex = 'estates_twins';

/** The indexes by which one listing, or what is to be done with it, is found. */
const ofIdentity: Record<string, TableIndex> = {
  estates_url_key: { table: 'estates', columns: ['url_key'], isUnique: true },
  estates_source: { table: 'estates', columns: ['source', 'source_id'], isUnique: true },
  estates_reference: { table: 'estates', columns: ['reference_text'] },
  // By which the homes of an agent are changed, and looked for before the agent is removed (a foreign key does).
  estates_agent: { table: 'estates', columns: ['agent'] },
  [twinIndex]: { table: 'estates', columns: ['town', 'type', 'rooms', 'price', 'area'] },
  estates_linked: { table: 'estates', columns: ['source', 'linked'], where: sql`linked is not null` },
  estates_cadastral: {
    table: 'estates',
    columns: ['cadastral_reference'],
    where: sql`cadastral_reference is not null`,
  },
  estates_unjudged: { table: 'estates', columns: ['key'], where: sql`verdict = ${sql.lit(unjudged)}` },
};

/** Of tables beside the listings'. */
const ofOthers: Record<string, TableIndex> = {
  estate_details_untranslated: {
    table: 'estate_details',
    columns: ['estate'],
    where: sql`translated_into is null`,
  },
  // By which those that do not come are counted.
  pictures_problem: { table: 'pictures', columns: ['id'], where: sql`problem is not null` },
  gone_estates_former: { table: 'gone_estates', columns: ['removed_at'], where: sql`estate is not null` },
};

/**
 * The conditions of partial indexes of lists. The price of an estate drops after it has been listed for a while: a scan
 * of all estates, newest first, would read many before it finds one. Many addresses are not known.
 */
const conditions: Partial<Record<string, RawBuilder<boolean>>> = {
  estates_dropped: hasDropped,
  estates_postcode: sql`postcode is not null`,
  estates_street: sql`street is not null`,
};

/**
 * What the commonest filters look at, and no more: on PostgreSQL counting the matches in the country through it takes
 * two thirds of the time. SQLite, which is told which index to read, does without.
 */
const ofPostgres = {
  estates_filters: ['type', 'availability_rank', 'features', 'traits', 'area', 'shown_price'],
};

const ofLists = (db: Db): Record<string, TableIndex> =>
  Object.fromEntries(
    Object.entries<string[]>(isSqlite(db) ? estateIndexes : { ...estateIndexes, ...ofPostgres }).map(
      ([name, columns]) => {
        const where = lookUp(conditions, name);
        return [name, { table: 'estates', columns, ...(where ? { where } : {}) }];
      },
    ),
  );

/** Those of a table that this release reads, by name: what a release adds or changes here is made after its start. */
const tableIndexes = (db: Db): Record<string, TableIndex> => ({ ...ofIdentity, ...ofLists(db), ...ofOthers });

/** `create index`, whole. @param options.isConcurrent PostgreSQL's, beside writes and outside of a transaction */
export const createIndex = (
  name: string,
  { table, columns, isUnique, where }: TableIndex,
  { isConcurrent = false } = {},
): RawBuilder<unknown> =>
  sql`create ${sql.raw(isUnique ? 'unique ' : '')}index ${sql.raw(isConcurrent ? 'concurrently ' : '')}${sql.ref(name)}
    on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${where ? sql`where ${where}` : sql``}`;

/** Reads what an index is over: a row for each column, in order. */
const storedColumns = (db: Db): RawBuilder<{ name: string; column: string }> =>
  isSqlite(db)
    ? sql`select list.name, part.name as "column" from sqlite_master list, pragma_index_info(list.name) part
        where list.type = 'index' order by list.name, part.seqno`
    : // One that was given up half made is not valid, and counts as none.
      sql`select list.relname as name, part.attname as "column"
        from pg_index made
        join pg_class list on list.oid = made.indexrelid
        cross join unnest(made.indkey) with ordinality as place(number, position)
        join pg_attribute part on part.attrelid = made.indrelid and part.attnum = place.number
        where made.indisvalid and pg_table_is_visible(list.oid)
        order by list.relname, place.position`;

/** Those that are missing, or are of other columns in the database: an earlier release's. */
export async function outdatedIndexes(db: Db): Promise<[name: string, index: TableIndex][]> {
  const { rows } = await storedColumns(db).execute(db);
  const stored = Map.groupBy(rows, ({ name }) => name);
  return Object.entries(tableIndexes(db)).filter(
    ([name, { columns }]) =>
      stored
        .get(name)
        ?.map(({ column }) => column)
        .join() !== columns.join(),
  );
}

/** How an index is called while it is made beside the one in its place, and how that one after it (renewIndexes.ts). */
export const namesBeside = (name: string): { next: string; former: string } => ({
  next: `${name}_next`,
  former: `${name}_former`,
});

/** The names of those that were left beside the others when their making broke off, valid or not (PostgreSQL). */
export async function leftIndexes(db: Db): Promise<string[]> {
  const beside = Object.keys(tableIndexes(db)).flatMap((name) => Object.values(namesBeside(name)));
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'i' and pg_table_is_visible(oid) and relname in (${sql.join(beside)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes the outdated ones at once: for a database that nobody uses meanwhile. */
export async function createTableIndexes(db: Db): Promise<void> {
  for (const [name, index] of await outdatedIndexes(db)) {
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
    await createIndex(name, index).execute(db);
  }
}

/** Before a large load: building an index once is several times cheaper than growing it row by row. */
export async function dropEstateIndexes(db: Db): Promise<void> {
  for (const [name, { table }] of Object.entries(tableIndexes(db)))
    if (table === 'estates') await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}
