import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { originProcess } from '#config/processFlags.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { isFilled } from '#origin/db/realNetwork.ts';
import { startPrivatePostgres } from '#tests/origin/privatePostgres.ts';
import { findPostgres } from '../programs.mjs';
import { manyListings } from './manyListings.ts';
import { multiplyListings } from './multiplyListings.ts';
import { startWorkers } from './startWorkers.ts';

const folder = path.resolve('.cache/bench');

export interface Backend {
  name: string;
  url: string;
  /** Processes that work for the origin's answers, beside its own. */
  pids: number[];
  stop: () => Promise<void>;
}

/** A database with a large network, made once. @returns null where it is not installed */
async function openBackend(name: string, estates: number): Promise<Backend | null> {
  mkdirSync(folder, { recursive: true });
  if (name === 'sqlite') {
    const file = path.join(folder, `origin-${estates}.sqlite`);
    if (!existsSync(file)) {
      // Named only when it is whole: a half-made one is not measured next time.
      await makeDatabase(`${file}.part`, estates);
      renameSync(`${file}.part`, file);
    }
    return { name, url: file, pids: [], stop: () => Promise.resolve() };
  }
  if (!findPostgres()) return null;
  const postgres = await startPrivatePostgres(path.join(folder, 'postgres'), { durable: true });
  const url = postgres.url(`origin_${estates}`);
  await makeDatabase(url, estates);
  return { name, url, pids: [postgres.pid], stop: postgres.stop };
}

/** A database that a measurement fills itself. @returns null where it is not installed */
async function openOwnBackend(name: string, database: string): Promise<Backend | null> {
  mkdirSync(folder, { recursive: true });
  if (name === 'sqlite')
    return { name, url: path.join(folder, `${database}.sqlite`), pids: [], stop: () => Promise.resolve() };
  if (!findPostgres()) return null;
  const postgres = await startPrivatePostgres(path.join(folder, 'postgres'), { durable: true });
  return { name, url: postgres.url(database), pids: [postgres.pid], stop: postgres.stop };
}

/** Of a larger network in a database of one's own the others are copies of these: storing all would take hours. */
const models = 100_000;

/**
 * A PostgreSQL of one's own on this machine, whose processes are counted; it is filled when it is empty.
 * @param estates above the models, a multiple of them
 */
async function openGivenBackend(url: string, estates: number): Promise<Backend> {
  if (await makeDatabase(url, Math.min(estates, models))) multiplyListings(url, Math.max(1, estates / models));
  const store = openDatabase(url);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db);
  const [, server] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8'))!;
  await store.close();
  return { name: 'postgres', url, pids: [Number(server)], stop: () => Promise.resolve() };
}

/** The databases of a comma-separated list with a large network. @param database the URL of a PostgreSQL instead */
export const openBackends = (names: string, estates: number, database?: string): AsyncGenerator<Backend> =>
  database === undefined
    ? eachBackend(names, (name) => openBackend(name, estates))
    : eachBackend('postgres', () => openGivenBackend(database, estates));

/** The databases of a comma-separated list, with what was left in one of this name. */
export const openOwnBackends = (names: string, database: string): AsyncGenerator<Backend> =>
  eachBackend(names, (name) => openOwnBackend(name, database));

/** One after the other, each stopped before the next. Those that are not installed are named and left out. */
async function* eachBackend(names: string, open: (name: string) => Promise<Backend | null>): AsyncGenerator<Backend> {
  for (const name of names.split(',')) {
    const backend = await open(name);
    if (!backend) {
      console.log(`${name}: not installed, skipped`);
      continue;
    }
    try {
      yield backend;
    } finally {
      await backend.stop();
    }
  }
}

/** @returns false where it was made before */
async function makeDatabase(url: string, estates: number): Promise<boolean> {
  const store = openDatabase(url);
  await migrateDatabase(store);
  const isNew = !(await isFilled(store));
  if (isNew) {
    const started = Date.now();
    console.log(`making ${estates} homes in ${url} …`);
    // An interrupted load leaves rows behind.
    await clearDatabase(store);
    const network = { seed: 1, estates };
    const { batches, stop } = startWorkers(network);
    await storeNetwork(store, manyListings(network), { expected: estates, batches }).finally(stop);
    console.log(`made in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
  }
  await store.close();
  return isNew;
}

/** The origin over a database, in a process of its own. */
export async function startOrigin(url: string): Promise<{ child: ChildProcess; base: string }> {
  const child = fork(path.resolve('src/origin/index.ts'), {
    env: { ...process.env, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEMO: 'off' },
    execArgv: [...originProcess.flags],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, base: `http://127.0.0.1:${message.port}/web` };
}

/**
 * Measures an origin while it judges no adverts: a load leaves all of them to be judged, which takes an origin hours.
 * @throws Error where one is at it
 */
export async function withoutJudging<T>(url: string, work: () => Promise<T>): Promise<T> {
  const store = openDatabase(url, 'command');
  try {
    const measured = await store.unlessRunning('adverts', async () => ({ result: await work() }));
    if (!measured) throw new Error('An origin judges adverts in this database');
    return measured.result;
  } finally {
    await store.close();
  }
}
