import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SyncReport } from '#origin/import/sync/report.ts';

const run = promisify(execFile);

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-import-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The fields that a command's runs warned of. */
async function warnedFields(...args: string[]): Promise<string[]> {
  const database = path.join(dir, 'data.sqlite');
  const command = ['scripts/import.ts', '--network', 'casa-clara', '--json', '--database', database, ...args];
  const { stdout } = await run('node', command, { env: { ...process.env, DATA_DIR: dir } });
  const reports = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SyncReport);
  expect(reports.length).toBeGreaterThan(1);
  return reports.flatMap(({ warnings }) => warnings.map(({ field, reason }) => `${field} ${reason}`));
}

it('knows the people of the folder before any start has stored them', async () => {
  for (const args of [['--dry-run'], []])
    expect(await warnedFields(...args)).not.toContainEqual(expect.stringMatching(/^agen(?:t|cy) the source's/));
}, 30_000);
