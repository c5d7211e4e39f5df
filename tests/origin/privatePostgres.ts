import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres } from '../../scripts/programs.mjs';
import { freePort } from '../fakes/freePort.ts';

export interface PrivatePostgres {
  /** postgres:// URL of a database of that name; it is made when missing. */
  url: (name: string) => string;
  port: number;
  /** Where its data is. */
  dir: string;
  pid: number;
  isRunning: () => boolean;
  /** Runs SQL as its superuser. @returns what psql prints */
  run: (sql: string) => string;
  /** Makes a primary of a replica. */
  promote: () => Promise<unknown>;
  /** Dies at once, as of a loss of power. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; it then runs as the user that its package created. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Runs SQL with psql. @returns what it prints */
function runSql(port: number, sql: string): string {
  return execFileSync(
    path.join(findPostgres()!, 'psql'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'vencejo', '-d', 'postgres', '-qtAc', sql],
    { ...owner(), stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', cwd: '/' },
  ).trim();
}

/** @returns the URL of a database of that name on a private server; it is made when missing */
export function databaseUrl(port: number, name: string): string {
  if (runSql(port, `select 1 from pg_database where datname = '${name}'`) === '')
    runSql(port, `create database ${name}`);
  return `postgres://vencejo@127.0.0.1:${port}/${name}`;
}

/**
 * Starts a PostgreSQL of one's own on a free port of 127.0.0.1.
 * @param dir where its data is; made when missing. It must be reachable for the postgres user.
 * @param durable false for tests: nothing has to survive a crash
 * @param maxWal size of its log that it aims at
 * @param port a free one by default
 */
export async function startPrivatePostgres(
  dir: string,
  { durable = false, maxWal = '4GB', port: wantedPort = 0 } = {},
): Promise<PrivatePostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL is installed');
  const user = owner();
  const data = path.join(dir, 'data');
  mkdirSync(dir, { recursive: true });
  if (user) chownSync(dir, user.uid, user.gid);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'vencejo', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])],
      { ...user, stdio: 'pipe', cwd: '/' },
    );
  }
  const port = wantedPort || (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: durable ? '1GB' : '64MB',
    effective_cache_size: '3GB',
    max_wal_size: maxWal,
    maintenance_work_mem: '512MB',
    // Of a replica: how soon it notices that its primary is there again, or that it is one itself.
    wal_retrieve_retry_interval: '100ms',
    ...(durable ? {} : { fsync: 'off' }),
  };
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, stdio: 'ignore', cwd: '/' },
  );
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = () => end('SIGINT');
  for (let attempt = 0; ; attempt += 1) {
    try {
      runSql(port, 'select 1');
      break;
    } catch (error) {
      if (attempt > 100 || server.exitCode !== null) {
        await stop();
        throw error;
      }
      await sleep(100);
    }
  }
  return {
    url: (name) => databaseUrl(port, name),
    port,
    dir,
    pid: server.pid!,
    isRunning,
    run: (sql) => runSql(port, sql),
    promote: () => promisify(execFile)(path.join(bin, 'pg_ctl'), ['promote', '-D', data], { ...user, cwd: '/' }),
    kill: () => end('SIGKILL'),
    stop,
  };
}

/**
 * Starts a streaming replica of a private server.
 * @param dir where its data is; made when missing
 * @param options of the replica, as of any private server
 */
export function startPrivateReplica(
  { port }: PrivatePostgres,
  dir: string,
  options?: Parameters<typeof startPrivatePostgres>[1],
): Promise<PrivatePostgres> {
  const user = owner();
  mkdirSync(dir, { recursive: true });
  if (user) chownSync(dir, user.uid, user.gid);
  execFileSync(
    path.join(findPostgres()!, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'vencejo', '-D', path.join(dir, 'data'), '-R', '-c', 'fast', '-N'],
    { ...user, stdio: 'pipe', cwd: '/' },
  );
  return startPrivatePostgres(dir, options);
}
