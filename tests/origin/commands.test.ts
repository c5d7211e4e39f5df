import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-commands-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The commands that work on what the origin has stored. */
const commands = [
  ['alerts', 'report'],
  ['data', 'listings'],
  ['data', 'erase', 'ana@example.com'],
  ['data', 'backup', path.join(dir, 'copy')],
  ['estate', 'status', 'MS0001-0001', 'sold'],
  ['exports', '--network', 'casa-clara'],
  ['report'],
  ['results'],
  ['sources'],
];

test.each(commands)(
  'npm run %s without a database says so, and makes none',
  (name, ...args) => {
    const { DATABASE_URL: _ofTheRun, ...others } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
      env: { ...others, DATA_DIR: dir },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^There is no database .*vencejo\.sqlite[^\n]*\n$/);
    expect([status, stdout, readdirSync(dir)]).toEqual([1, '', []]);
  },
  60_000,
);
