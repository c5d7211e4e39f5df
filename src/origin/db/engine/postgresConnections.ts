import pg from 'pg';
import { serversOf } from '#config/databaseUrl.ts';
import { asAway, DatabaseAwayError, isAway, saysAway } from './databaseAway.ts';
import { findServer, serverColumns, type ServerState } from './findServer.ts';

/** 64-bit integers (times, masks, counts) arrive as numbers: all of ours are far below 2^53. */
const int8: number = pg.types.builtins.INT8;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((raw: string) => unknown) =>
    oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as (raw: string) => unknown),
};

/** Short queries over indexes in memory: compiling them or sharing them among workers costs more than it saves. */
const shortQueries = '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';

/**
 * Settings of connections, by what is read with them. Every order that a list is asked in has its index: PostgreSQL
 * would rather sort a whole province for a deep page, misled by its guess of how many match. Whatever else asks in the
 * order of keys, as jobs and imports do, would be read through the whole table with that.
 */
export const postgresSettings = { lists: `${shortQueries} -c enable_sort=off`, others: shortQueries };

/** `lists`: what visitors read. */
export type ConnectionUse = keyof typeof postgresSettings;

/** Documents compress in half the time with lz4, which not every server is built with. */
const preferLz4 = `select set_config(name, 'lz4', false) from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`;

/** In milliseconds. */
export const connectionTimes = {
  /** Of a new connection, until it can be used. */
  connectMs: 5_000,
  /**
   * A statement without an answer for so long has its server asked whether it is there still: one that lost its power
   * closes no connection, and the system would wait for it for a quarter of an hour.
   */
  quietMs: 5_000,
  /** Of that question, which is asked twice. */
  askMs: 2_000,
};

export interface ConnectionOptions {
  /** How long a query may take, and a connection; by default as long as it does. */
  queryMs?: number | undefined;
  /** Which of several servers is wanted. */
  isReplica?: boolean;
  /** For tests: shorter ones. */
  times?: typeof connectionTimes;
}

type Query = <Row extends pg.QueryResultRow>(
  statement: pg.QueryConfig | string,
  values?: unknown[],
) => Promise<pg.QueryResult<Row>>;

export interface Connection {
  query: Query;
  /** @param isDone it is closed, and with it what it holds; a broken one is closed anyway */
  release: (isDone?: boolean) => void;
}

/**
 * The connections to a database whose server may die and be replaced, by another of its hosts or under the same name.
 * A statement that meets such an end fails with a DatabaseAwayError, whatever the driver calls it; the next one finds
 * the server that is there then.
 */
export class PostgresConnections {
  readonly #servers: readonly string[];
  readonly #isReplica: boolean;
  readonly #times: typeof connectionTimes;
  readonly #pools: Readonly<Record<ConnectionUse, pg.Pool>>;
  readonly #watch: NodeJS.Timeout;
  /** Rises when the server may be another: what was connected before is not used again. */
  #age = 0;
  #finding: Promise<string> | null = null;
  /** Where new connections lead. */
  #target: string;
  #isAsking = false;
  readonly #madeAt = new WeakMap<pg.ClientBase, { age: number; startedAt: string }>();
  readonly #broken = new WeakSet<pg.ClientBase>();
  /** Statements without an answer yet, and since when, on the monotonic clock. */
  readonly #waiting = new Set<{ client: pg.PoolClient; since: number }>();

  /** @param url a postgres:// URL, of several hosts too */
  constructor(url: string, { queryMs, isReplica = false, times = connectionTimes }: ConnectionOptions = {}) {
    this.#servers = serversOf(url);
    this.#target = this.#servers[0]!;
    this.#isReplica = isReplica;
    this.#times = times;
    this.#pools = { lists: this.#createPool('lists', queryMs), others: this.#createPool('others', queryMs) };
    this.#watch = setInterval(() => void this.#endLost(), times.quietMs).unref();
  }

  /** @throws DatabaseAwayError; what PostgreSQL says */
  async connect(use: ConnectionUse = 'others'): Promise<Connection> {
    const client = await this.#take(use).catch((error: unknown) => {
      // Another server may be there already; then nobody need notice that the last one is gone.
      if (this.#servers.length > 1 && isAway(error)) return this.#take(use);
      throw error;
    });
    return {
      query: (statement, values) => this.#run(client, statement, values),
      release: (isDone = false) => client.release(isDone || this.#broken.has(client)),
    };
  }

  /** Has every connection replaced, when it is free: the address may lead to another server by now. */
  renew(): void {
    this.#age += 1;
    this.#finding = null;
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }

  #createPool(use: ConnectionUse, queryMs: number | undefined): pg.Pool {
    const configOf = () => ({
      connectionString: this.#target,
      types,
      options: postgresSettings[use],
      connectionTimeoutMillis: this.#times.connectMs,
      statement_timeout: queryMs ?? 0,
      // The server's own limit comes first where it can.
      ...(queryMs === undefined ? {} : { query_timeout: queryMs + 500 }),
    });
    const lose = (client: pg.ClientBase) => this.#lose(client);
    class ServerClient extends pg.Client {
      constructor() {
        super(configOf());
        // Of one that breaks between two statements of a transaction: without a listener it would end the process.
        this.on('error', () => lose(this));
      }
    }
    // The pool waits for it, which its types do not say.
    const onConnect = (client: pg.ClientBase): unknown => this.#greet(client);
    const wait = queryMs === undefined ? {} : { connectionTimeoutMillis: queryMs };
    const pool = new pg.Pool({ max: 10, Client: ServerClient, onConnect, ...wait });
    // What breaks while idle is replaced by the pool.
    return pool.on('error', () => undefined);
  }

  async #greet(client: pg.ClientBase): Promise<void> {
    const greeting = { text: `select ${serverColumns}, (${preferLz4}) as compression` };
    const bounded: pg.QueryConfig = Object.assign(greeting, { query_timeout: this.#times.connectMs });
    const { rows } = await client.query<ServerState>(bounded);
    const { startedAt, isReplica } = rows[0]!;
    if (this.#servers.length > 1 && isReplica !== this.#isReplica)
      throw new DatabaseAwayError('The server has another role by now');
    this.#madeAt.set(client, { age: this.#age, startedAt });
  }

  readonly #ask = () => findServer(this.#servers, { isReplica: this.#isReplica, timeoutMs: this.#times.askMs });

  /** Chooses among several servers; the one that was found is used until a connection breaks. */
  async #find(): Promise<void> {
    if (this.#servers.length === 1) return;
    const finding = (this.#finding ??= this.#ask().then(({ url }) => url));
    const target = await finding;
    // Another search may have begun meanwhile, and have ended.
    if (this.#finding === finding) this.#target = target;
  }

  async #take(use: ConnectionUse): Promise<pg.PoolClient> {
    for (;;)
      try {
        await this.#find();
        const client = await this.#pools[use].connect();
        if (this.#madeAt.get(client)!.age === this.#age) return client;
        client.release(true);
      } catch (error) {
        this.#finding = null;
        throw asAway(error);
      }
  }

  /** A connection is gone, and so may be its server. */
  #lose(client: pg.ClientBase): void {
    this.#broken.add(client);
    if (this.#madeAt.get(client)?.age === this.#age) this.renew();
  }

  async #run<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    statement: pg.QueryConfig | string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const one = { client, since: performance.now() };
    this.#waiting.add(one);
    try {
      return await client.query<Row>(statement as string, values);
    } catch (error) {
      if (saysAway(error)) this.#lose(client);
      const isGone = this.#broken.has(client);
      // After an error that is not the server's own, a query may still be running on the connection.
      if (!(error instanceof pg.DatabaseError)) this.#broken.add(client);
      throw isGone ? asAway(error) : error;
    } finally {
      this.#waiting.delete(one);
    }
  }

  /** Ends connections whose server does not answer any more, or is another by now. */
  async #endLost(): Promise<void> {
    const quiet = [...this.#waiting].filter(({ since }) => performance.now() - since > this.#times.quietMs);
    if (quiet.length === 0 || this.#isAsking) return;
    this.#isAsking = true;
    // Twice: the first time this process may have been too busy to read the answer.
    const found = await this.#ask()
      .catch(this.#ask)
      .catch((error: unknown) => (isAway(error) ? null : undefined));
    this.#isAsking = false;
    // It answers, and be it that it has no connection left.
    if (found === undefined) return;
    for (const one of quiet) {
      if (!this.#waiting.has(one) || this.#madeAt.get(one.client)?.startedAt === found?.startedAt) continue;
      this.#lose(one.client);
      void one.client.end().catch(() => undefined);
    }
  }
}
