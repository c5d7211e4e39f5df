import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPrivatePostgres, startPrivateReplica, type PrivatePostgres } from './privatePostgres.ts';

/** A primary whose every commit waits for its streaming replica, and that. */
export interface PostgresPair {
  primary: () => PrivatePostgres;
  replica: () => PrivatePostgres;
  /** Of a database of both, as libpq has it. */
  url: string;
  /** The primary dies, and after a while the replica is promoted. @param afterMs the while */
  failOver: (afterMs: number) => Promise<void>;
  /** Starts the server that died as if nothing had happened: it takes itself for the primary. */
  revive: () => Promise<PrivatePostgres>;
  /** Puts a new replica in the place of the server that died. */
  repair: () => Promise<void>;
  stop: () => Promise<void>;
}

/** From here on no commit is acknowledged that the replica does not have. */
async function waitForReplica(primary: PrivatePostgres): Promise<void> {
  primary.run("alter system set synchronous_standby_names = '*'");
  primary.run('select pg_reload_conf()');
  while (primary.run("select 1 from pg_stat_replication where sync_state = 'sync'") === '') await sleep(50);
}

/** Starts two PostgreSQL servers with a database of that name. */
export async function startPostgresPair(database: string): Promise<PostgresPair> {
  const dirs: string[] = [];
  // One each: the user of PostgreSQL cannot enter a folder within another user's.
  const newDir = () => {
    dirs.push(mkdtempSync(path.join(tmpdir(), 'vencejo-pair-')));
    return dirs.at(-1)!;
  };
  let primary = await startPrivatePostgres(newDir());
  primary.url(database);
  let replica = await startPrivateReplica(primary, newDir());
  await waitForReplica(primary);
  const hosts = [primary, replica].map(({ port }) => `127.0.0.1:${port}`);
  let lost: PrivatePostgres | undefined;

  return {
    primary: () => primary,
    replica: () => replica,
    url: `postgres://vencejo@${hosts.join(',')}/${database}?target_session_attrs=read-write`,
    failOver: async (afterMs) => {
      lost = primary;
      await primary.kill();
      await sleep(afterMs);
      await replica.promote();
      primary = replica;
    },
    revive: () => startPrivatePostgres(lost!.dir, { port: lost!.port }),
    repair: async () => {
      replica = await startPrivateReplica(primary, newDir(), { port: lost!.port });
      await waitForReplica(primary);
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
      for (const dir of dirs) rmSync(dir, { recursive: true });
    },
  };
}
