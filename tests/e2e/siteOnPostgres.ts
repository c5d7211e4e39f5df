import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../scripts/programs.mjs';
import { startPrivatePostgres } from '../origin/privatePostgres.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';

const port = 3413;

/**
 * Starts the built site over a PostgreSQL of its own, with the demo network of the other tests, for as long as `visit`
 * takes. Does nothing where it is not installed, which `npm test` reports.
 */
export async function siteOnPostgres(visit: (base: string) => Promise<void>): Promise<void> {
  if (!findPostgres()) return;
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-postgres-'));
  const postgres = await startPrivatePostgres(dir);
  try {
    const server = await startBuiltServer(port, {
      DATABASE_URL: postgres.url('site'),
      DATA_DIR: path.join(dir, 'site'),
    });
    try {
      await visit(`http://127.0.0.1:${port}`);
    } finally {
      await stopServer(server);
    }
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true });
  }
}
