import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../store.ts';
import type { Db } from '../tables.ts';
import { postgresStore } from './postgresStore.ts';

/** In milliseconds. */
export const replicaTimes = {
  /** Between two checks, and how long one may take. */
  checkMs: 1_000,
  /** A replica that is further behind is not read. */
  maxLagMs: 5_000,
  /** Of one query: a replica that hangs must not keep visitors waiting. */
  queryMs: 3_000,
  /** By then every origin either reads a change on the replica, or has left it: the longest lag, and a slow check. */
  settledMs: 10_000,
};

/** A streaming replica of the database: may be behind, and away. */
export interface Replica {
  store: Store;
  /** Whether it answers and is near enough to the primary, as of the last check. */
  isUsable: () => boolean;
  /** After an error: it is not read until a check succeeds. */
  leave: (cause: unknown) => void;
  /** Milliseconds that it was behind at the last check; null: unknown, or more than is remembered. */
  lagMs: () => number | null;
  close: () => Promise<void>;
}

interface ReplicaOptions {
  url: string;
  primary: Db;
  /** Called when it comes into use, and, with a cause, when it is left. */
  onChange: (isUsable: boolean, cause?: unknown) => void;
  times?: typeof replicaTimes;
}

/** A position in PostgreSQL's log, in bytes; null where the server has none. */
async function positionOf(db: Db, source: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn'): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select cast(pg_wal_lsn_diff(${sql.raw(source)}(), '0/0') as double precision) as position
    where ${sql.raw(source === 'pg_current_wal_lsn' ? 'true' : 'pg_is_in_recovery()')}`.execute(db);
  return rows[0]?.position ?? null;
}

/**
 * How far a replica is behind, by the positions that the primary had at earlier checks: an upper bound that holds on an
 * idle primary, on a replica that has lost its connection, and with clocks that differ.
 */
export function createLagMeter(maxMs: number) {
  let samples: { at: number; position: number }[] = [];
  return (now: number, written: number, replayed: number): number | null => {
    samples.push({ at: now, position: written });
    const reached = samples.findLast(({ position }) => position <= replayed);
    samples = samples.filter(({ at }) => at >= (reached?.at ?? -Infinity) && now - at <= 2 * maxMs);
    return reached ? now - reached.at : null;
  };
}

/** Opens a replica, and checks it until it is closed. It is read once a check has found it near enough. */
export function openReplica({ url, primary, onChange, times = replicaTimes }: ReplicaOptions): Replica {
  const all = postgresStore(url, { queryMs: times.queryMs, isReplica: true });
  const store = { ...all, db: all.listsDb };
  const lagAt = createLagMeter(times.maxLagMs);
  const stopping = new AbortController();
  let usable: boolean | null = null;
  let lag: number | null = null;

  function turn(isUsable: boolean, cause?: unknown): void {
    if (usable !== isUsable) onChange(isUsable, cause);
    usable = isUsable;
  }

  async function check(): Promise<void> {
    // While the primary does not answer nothing is known to be written: what was near enough still is.
    const written = await positionOf(primary, 'pg_current_wal_lsn').catch(() => null);
    const replayed = await positionOf(store.db, 'pg_last_wal_replay_lsn');
    if (replayed === null) {
      // It was promoted: its name may lead to another by now.
      store.renew();
      throw new Error('It is no replica: it is not in recovery');
    }
    if (written === null) return;
    lag = lagAt(performance.now(), written, replayed);
    const isNear = lag !== null && lag <= times.maxLagMs;
    turn(isNear, isNear ? undefined : new Error('It is too far behind'));
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await check().catch((error: unknown) => {
        lag = null;
        turn(false, error);
      });
      await sleep(times.checkMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ended = loop();
  return {
    store,
    isUsable: () => usable === true,
    leave: (cause) => turn(false, cause),
    lagMs: () => lag,
    close: async () => {
      stopping.abort();
      await ended;
      await store.close();
    },
  };
}
