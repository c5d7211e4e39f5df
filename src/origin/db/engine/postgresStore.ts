import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient, type RawBuilder } from 'kysely';
import type { Columns, NumberRow, Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';
import { PostgresConnections, type ConnectionOptions, type ConnectionUse } from './postgresConnections.ts';

/** Any number that means "Vencejo is being set up" to PostgreSQL's advisory locks. */
const setUpLock = 7_020_901;

/** The same for work of which one runs at a time; the second number is the work's. */
const workLock = 7_020_902;

/** A lock whose holder has vanished, without a word, is free after a minute; by default it is after two hours. */
const keepAlive = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

/** A 32-bit number that stands for a name. */
const numberOf = (name: string): number => Buffer.from(hash('sha256', name), 'hex').readInt32BE();

/** Takes every column: a later release adds some beside this one, and PostgreSQL would refuse it for good. */
const takesAll = (text: string): boolean => text.startsWith('select *') || text.includes('".*');

const isPrepared = (text: string): boolean => text.startsWith('select') && !text.includes('limit') && !takesAll(text);

/**
 * The connections as Kysely takes them, with look-ups by key planned once a connection: planning the one behind every
 * card takes longer than running it. What has a limit walks a list, and is planned each time, for its own values.
 */
const lookUpsPrepared = (connections: PostgresConnections, use: ConnectionUse): PostgresPool => ({
  connect: async () => {
    const { query, release } = await connections.connect(use);
    const prepared = (text: string, values: readonly unknown[]) =>
      query({
        text,
        values: [...values],
        ...(isPrepared(text) ? { name: nameOf(text) } : {}),
      });
    return { query: prepared as unknown as PostgresPoolClient['query'], release };
  },
  end: () => connections.close(),
  options: {},
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

export interface PostgresStore extends Store {
  /** As of its connections. */
  renew: () => void;
}

/** @param url a postgres:// URL, of several hosts too */
export function postgresStore(url: string, options?: ConnectionOptions): PostgresStore {
  const connections = new PostgresConnections(url, options);
  const open = (use: ConnectionUse) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lookUpsPrepared(connections, use) }) });
  const db = open('others');
  return {
    db,
    listsDb: open('lists'),
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
      const { query, release } = await connections.connect();
      try {
        await query('select pg_advisory_lock($1)', [setUpLock]);
        return await work();
      } finally {
        // Closing the connection frees the lock even where unlocking would fail.
        release(true);
      }
    },
    unlessRunning: async (name, work) => {
      const { query, release } = await connections.connect();
      const lock = [workLock, numberOf(name)];
      try {
        await query(keepAlive);
        const { rows } = await query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', lock);
        if (!rows[0]!.locked) return null;
        try {
          // Where the connection breaks, whoever works finds out when it writes.
          return await work();
        } finally {
          // Closing the connection frees it too, but a moment after the next has asked for it.
          await query('select pg_advisory_unlock($1, $2)', lock).catch(() => undefined);
        }
      } finally {
        release(true);
      }
    },
    // Whoever waits for the lock of a row gets it in turn.
    makeWay: () => Promise.resolve(),
    renew: () => connections.renew(),
    // Not of `db` alone, which ends nothing where only lists were read.
    close: () => connections.close(),
  };
}
