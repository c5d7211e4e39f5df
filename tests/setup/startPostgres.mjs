import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../scripts/programs.mjs';
import { startPrivatePostgres } from '../origin/privatePostgres.ts';

/** Starts one PostgreSQL for all suites of a whole run. A suite that is run by itself starts its own. */
export default async function startPostgres({ testPathPatterns }) {
  const isWhole = testPathPatterns.patterns.length === 0;
  if (!isWhole || !findPostgres()) return;
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-postgres-'));
  const postgres = await startPrivatePostgres(dir);
  process.env.TEST_POSTGRES_PORT = String(postgres.port);
  globalThis.stopPostgres = async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true });
  };
}
