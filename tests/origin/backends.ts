import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { findPostgres } from '../../scripts/programs.mjs';
import { makeDatabaseDir } from './makeDatabaseDir.ts';
import { databaseUrl, startPrivatePostgres } from './privatePostgres.ts';

/** A database server of the test's own. */
export interface Backend {
  url: (name: string) => string;
  open: (name: string) => Store;
}

interface StartedBackend {
  url: Backend['url'];
  stop: () => Promise<void>;
}

/** On the server that all suites of a run share (tests/setup/startPostgres.mjs), which drops everything at its end. */
function databasesOfOwn(port: number): StartedBackend {
  const suite = randomBytes(4).toString('hex');
  return { url: (name) => databaseUrl(port, `${name}_${suite}`), stop: () => Promise.resolve() };
}

const starters = {
  SQLite: (): Promise<StartedBackend> => {
    const dir = makeDatabaseDir('vencejo-sqlite-');
    return Promise.resolve({
      url: (name) => path.join(dir, `${name}.sqlite`),
      stop: () => Promise.resolve(rmSync(dir, { recursive: true })),
    });
  },
  PostgreSQL: async (): Promise<StartedBackend> => {
    const ofTheRun = Number(process.env.TEST_POSTGRES_PORT);
    if (ofTheRun) return databasesOfOwn(ofTheRun);
    const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-postgres-'));
    const postgres = await startPrivatePostgres(dir);
    return {
      url: postgres.url,
      stop: async () => {
        await postgres.stop();
        rmSync(dir, { recursive: true });
      },
    };
  },
} satisfies Record<string, () => Promise<StartedBackend>>;

function declareOn(start: () => Promise<StartedBackend>, tests: (backend: Backend) => void): void {
  let backend: StartedBackend;
  beforeAll(async () => {
    backend = await start();
  }, 60_000);
  // Asking a PostgreSQL whether it has the database starts a program: once for each is enough.
  const urls = new Map<string, string>();
  const url = (name: string): string => {
    const known = urls.get(name) ?? backend.url(name);
    urls.set(name, known);
    return known;
  };
  tests({ url, open: (name) => openDatabase(url(name)) });
  // After the tests' own: what they opened is closed before.
  afterAll(() => backend.stop());
}

/**
 * Declares the same tests for every database, started before them and stopped after them. Without an installed
 * PostgreSQL its half is skipped; `npm test` installs it where it can, names what was left out, and fails in CI.
 */
export function onEveryBackend(tests: (backend: Backend) => void): void {
  // Two databases and other suites share the machine: slow is not wrong here, the benchmark measures speed.
  jest.setTimeout(60_000);
  for (const [name, start] of Object.entries(starters)) {
    const available = name !== 'PostgreSQL' || findPostgres() !== undefined;
    (available ? describe : describe.skip)(name, () => declareOn(start, tests));
  }
}
