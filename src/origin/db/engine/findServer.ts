import pg from 'pg';
import { asAway, DatabaseAwayError, isAway } from './databaseAway.ts';

/** What a server says of itself. */
export interface ServerState {
  /** Tells two apart that one address leads to, and a server from itself before a restart. */
  startedAt: string;
  isReplica: boolean;
}

/** The columns of a ServerState. */
export const serverColumns = `
  extract(epoch from pg_postmaster_start_time())::text as "startedAt", pg_is_in_recovery() as "isReplica"`;

/** How many promotions are behind what a primary writes; null of a replica. */
const timelineColumn = `
  case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** @throws DatabaseAwayError; what PostgreSQL says */
async function askServer<Row extends ServerState>(
  url: string,
  columns: string,
  timeoutMs: number,
): Promise<Row & { url: string }> {
  const times = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const client = new pg.Client({ connectionString: url, ...times });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(`select ${columns}`);
    return { url, ...rows[0]! };
  } catch (error) {
    throw asAway(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Asks the servers of a database which is in use now. Of one alone it is only asked whether it answers. Of several the
 * primary is the one that takes writes, and of two the one that was promoted last: the other has come back and does
 * not know it yet.
 * @param options.timeoutMs until a server counts as away that takes no connection, or does not answer
 * @throws DatabaseAwayError where there is none; what PostgreSQL says, as of a wrong password
 */
export async function findServer(
  urls: readonly string[],
  { isReplica, timeoutMs }: { isReplica: boolean; timeoutMs: number },
): Promise<ServerState & { url: string }> {
  if (urls.length === 1) return askServer(urls[0]!, serverColumns, timeoutMs);
  const columns = `${serverColumns}, ${timelineColumn}`;
  const asked = await Promise.allSettled(
    urls.map((url) => askServer<ServerState & { timeline: number | null }>(url, columns, timeoutMs)),
  );
  const [found] = asked
    .flatMap((one) => (one.status === 'fulfilled' && one.value.isReplica === isReplica ? [one.value] : []))
    .sort((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0));
  if (found) return found;
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  throw (
    failures.find((failure) => !isAway(failure)) ??
    new DatabaseAwayError(`None of ${urls.length} servers is a ${isReplica ? 'replica' : 'primary'}`, failures[0])
  );
}
