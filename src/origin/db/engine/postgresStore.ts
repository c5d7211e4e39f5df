import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { Columns, NumberRow, Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';

/** Any number that means "Vencejo is being set up" to PostgreSQL's advisory locks. */
const setUpLock = 7_020_901;

/** The same for work of which one runs at a time; the second number is the work's. */
const workLock = 7_020_902;

/** A lock whose holder has vanished, without a word, is free after a minute; by default it is after two hours. */
const keepAlive = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

/** A 32-bit number that stands for a name. */
const numberOf = (name: string): number => Buffer.from(hash('sha256', name), 'hex').readInt32BE();

/** 64-bit integers (times, masks, counts) arrive as numbers: all of ours are far below 2^53. */
const int8: number = pg.types.builtins.INT8;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((raw: string) => unknown) =>
    oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as (raw: string) => unknown),
};

/**
 * Short queries over indexes in memory: compiling them or sharing them among workers costs more than it saves. And
 * every order that is asked of a table has its index: PostgreSQL would rather sort a whole province for a deep page,
 * misled by its guess of how many match.
 */
export const postgresSettings =
  '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1 -c enable_sort=off';

/** Documents compress in half the time with lz4, which not every server is built with. */
const preferLz4 = `select set_config(name, 'lz4', false) from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`;

/** The pool waits for it, which its types do not say. */
const chooseCompression: (client: pg.ClientBase) => unknown = (client) => client.query(preferLz4);

/**
 * The pool as Kysely takes it, with look-ups by key planned once a connection: planning the one behind every card takes
 * longer than running it. What has a limit walks a list, and is planned each time, for its own values.
 */
const lookUpsPrepared = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    // After an error that is not the server's own, a query may still be running on the connection.
    let isBroken = false;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query({
          text,
          values: [...values],
          ...(text.startsWith('select') && !text.includes('limit') ? { name: nameOf(text) } : {}),
        });
      } catch (error) {
        isBroken ||= !(error instanceof pg.DatabaseError);
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isBroken) };
  },
  end: () => pool.end(),
});

const nameOf = (text: string): string => hash('sha1', text);

const decoder = new TextDecoder();

/** A row with its texts as strings. */
const withTexts = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      value instanceof Uint8Array ? decoder.decode(value) : value,
    ]),
  );

/** A column comes as one array in JSON, which is made only of rows that are wanted. */
async function readColumns<Row extends NumberRow>(
  db: Db,
  names: readonly (keyof Row & string)[],
  source: RawBuilder<unknown>,
  max?: number,
): Promise<Columns<Row> | null> {
  const columns = names.map((name) => sql.ref(name));
  const isWanted = max === undefined ? sql`true` : sql`count(*) <= ${max}`;
  const arrays = columns.map(
    (column) => sql`case when ${isWanted} then array_to_json(coalesce(array_agg(${column}), '{}')) end as ${column}`,
  );
  const limit = max === undefined ? sql`` : sql`limit ${max + 1}`;
  const { rows } = await sql<Columns<Row>>`select ${sql.join(arrays)}
    from (select ${sql.join(columns)} ${source} ${limit}) listed`.execute(db);
  const [read] = rows;
  return read?.[names[0]!] ? read : null;
}

/**
 * @param url a postgres:// URL
 * @param options.queryMs how long a query may take, and a connection; by default as long as it does
 */
export function postgresStore(url: string, { queryMs }: { queryMs?: number } = {}): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    statement_timeout: queryMs ?? 0,
    // The server's own limit comes first where it can.
    ...(queryMs === undefined ? {} : { query_timeout: queryMs + 500, connectionTimeoutMillis: queryMs }),
    options: postgresSettings,
    onConnect: chooseCompression,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lookUpsPrepared(pool) }) });
  return {
    db,
    kind: 'postgres',
    estatesBy: () => sql`from estates`,
    isOneOf: (column, values) => sql<boolean>`${sql.ref(column)} = any(${values})`,
    // The outline in whole numbers, so that the server's own arithmetic is exact.
    // The outline in a select of its own, so that it is read once and not for each row.
    isInside: (area) =>
      sql<boolean>`(select cast(${`(${area.map(({ lng, lat }) => `(${lng},${lat})`).join()})`} as polygon)) @> point(lng, lat)`,
    // Not `in (select …)`, which PostgreSQL may turn into a hash join over the whole table.
    isAmong: (column, select) => sql<boolean>`${sql.ref(column)} = any(array(${select}))`,
    readColumns,
    // Or it would scan the index of the order through half the table to save the sort.
    lookupFirst: sql`materialized`,
    insertRows: async (trx, table, rows, { ifNew = false } = {}) => {
      if (rows.length === 0) return;
      const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
      const given = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(withTexts))}::json)`;
      const onConflict = ifNew ? sql`on conflict do nothing` : sql``;
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${given} ${onConflict}`.execute(
        trx,
      );
    },
    loading: (work) => work(),
    indexing: (work) => work(),
    analyze: async () => {
      await sql`vacuum (analyze)`.execute(db);
    },
    check: () => Promise.resolve(),
    scrub: () => Promise.resolve(),
    copyBefore: () => Promise.resolve(null),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [setUpLock]);
        return await work();
      } finally {
        // Closing the connection frees the lock even where unlocking would fail.
        client.release(true);
      }
    },
    unlessRunning: async (name, work) => {
      const client = await pool.connect();
      const lock = [workLock, numberOf(name)];
      // Whoever works finds out when it writes.
      client.on('error', () => undefined);
      try {
        await client.query(keepAlive);
        const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', lock);
        if (!rows[0]!.locked) return null;
        try {
          return await work();
        } finally {
          // Closing the connection frees it too, but a moment after the next has asked for it.
          await client.query('select pg_advisory_unlock($1, $2)', lock).catch(() => undefined);
        }
      } finally {
        client.release(true);
      }
    },
    close: () => db.destroy(),
  };
}
